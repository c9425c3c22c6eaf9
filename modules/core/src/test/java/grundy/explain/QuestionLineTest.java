package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Blocks;
import grundy.text.Language;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionLineTest {
    private static final RuleLanguage RULES = new RuleLanguage(Catalogue.builtIn());

    /// A position of a game with a token begins with "at", before which a heading writes it, too.
    @Test
    void noExampleOfTheCatalogueHasAWordTwiceInItsHeading() throws SyntaxException {
        var withToken = new HashSet<String>();
        for (var game : Catalogue.builtIn().entries())
            for (var example : game.examples()) {
                var line = game.id() + " " + example;
                for (var question :
                        List.of(line, game.id() + "(" + example + ") + " + game.id() + "(" + example + ")")) {
                    var heading = heading(question);
                    assertThat(heading)
                            .doesNotContainPattern("\\b([a-z]+) \\1\\b")
                            .contains(" at ");
                    if (RULES.question(Source.of(question)).position().startsWith("at ")) withToken.add(game.id());
                }
            }
        assertThat(withToken).containsExactlyInAnyOrder("geography", "edge-geography", "nim-on-graphs");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nim 3 5 7                                   | nim at 3 5 7 (3 heaps), normal play.
            wythoff 5 8                                 | wythoff at (5,8), normal play.
            geography at 1: path 4                      | geography at 1: 1-2 2-3 3-4, normal play.
            geography(at 1: path 3) + geography(at 2: path 2) | geography at 1: 1-2 2-3 + at 2: 1-2 (2 components), normal play.
            """)
    void aPositionStandsBehindOneAt(String question, String heading) throws SyntaxException {
        assertThat(heading(question)).isEqualTo(heading);
    }

    private static String heading(String question) throws SyntaxException {
        var blocks = new Blocks(Language.EN);
        new QuestionLine(RULES.question(Source.of(question))).tell(blocks);
        return Plain.lines(blocks.list()).getFirst();
    }
}
