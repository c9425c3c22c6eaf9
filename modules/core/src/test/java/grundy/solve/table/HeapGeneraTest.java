package grundy.solve.table;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.MisereHeaps;
import grundy.limit.Limits;
import grundy.question.MisereHeapsQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapGeneraTest {
    private static final int TO = 18;

    private static MisereHeaps heaps(String rules, int to) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        return new Solver(Limits.DEFAULT).solve(new MisereHeapsQuestion(game, to, Optional.empty()));
    }

    private static int[] values(MisereHeaps heaps, Play play) {
        var question = new SequenceQuestion(heaps.game(), play, heaps.genera().size() - 1);
        return new Solver(Limits.DEFAULT).solve(question).values();
    }

    /// The nim-values in both kinds of play come from other engines; what is lost from the quotient, too.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.137", "0.15", "take {1,3,4}", "0.3102", "4.7", "take odd", "grundys-game"})
    void areTheNimValuesOfBothKindsOfPlay(String rules) throws SyntaxException {
        var heaps = heaps(rules, TO);
        assertThat(heaps.genera()).hasSize(TO + 1);
        int[] normal = values(heaps, Play.NORMAL);
        int[] misere = values(heaps, Play.MISERE);
        var theorem = heaps.quotient().orElseThrow().theorem();
        for (int n = 0; n <= TO; n++) {
            var genus = heaps.genera().get(n).split("\\^");
            assertThat(genus[0]).as("heap %d", n).isEqualTo(String.valueOf(normal[n]));
            if (genus.length > 1) assertThat(genus[1]).as("heap %d", n).startsWith(String.valueOf(misere[n]));
            else assertThat(misere[n]).isEqualTo(normal[n] > 1 ? normal[n] : 1 - normal[n]);
            if (theorem.covers(0, BigInteger.valueOf(n)))
                assertThat(theorem.quotient().isLost(theorem.element(0, BigInteger.valueOf(n))))
                        .as("heap %d", n)
                        .isEqualTo(misere[n] == 0);
        }
    }

    /// Winning Ways, chapter 13; Kayles.
    @Test
    void thoseOfKaylesAreAsPublished() throws SyntaxException {
        var heaps = heaps("kayles", 12);
        assertThat(String.join(" ", heaps.genera())).isEqualTo("0 1 2 3 1 4^146 3 2 1^1 4^046 2 6^4 4^046");
        assertThat(heaps.quotient().orElseThrow().theorem().isForAll()).isTrue();
    }
}
