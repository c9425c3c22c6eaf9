package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.RuleTree;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class MeantLineTest {
    private static final RuleLanguage LANGUAGE = RuleLanguage.ofPeople(Catalogue.builtIn());
    private static final long SEED = 20261129;
    private static final int SHORTEST = 3;

    @Tag("slow")
    @Test
    void aNameWithASlipInItIsReadAsThatGameOrSuggestsALineOfIt() throws Exception {
        var random = CaseCount.random(SEED);
        var others = new ArrayList<String>();
        for (var entry : Catalogue.builtIn().entries())
            for (var name : entry.names()) {
                if (name.length() < SHORTEST || entry.examples().isEmpty() || random.nextInt(4) > 0) continue;
                var position = " " + entry.examples().getFirst();
                var asked = withSlip(name, random) + position;
                if (!isOf(name + position, asked)) others.add(asked + " for " + name);
            }
        assertThat(others).isEmpty();
    }

    private static String withSlip(String name, Random random) {
        int at = random.nextInt(1, name.length() - 1);
        var slip = new StringBuilder(name);
        switch (random.nextInt(3)) {
            case 0 -> slip.deleteCharAt(at);
            case 1 -> slip.insert(at, (char) random.nextInt('a', 'z' + 1));
            default -> slip.insert(at - 1, slip.charAt(at)).deleteCharAt(at + 1);
        }
        return slip.toString();
    }

    /// @return whether a text is read as a line of the same rules, suggests one, or suggests none
    private static boolean isOf(String right, String text) throws SyntaxException {
        try {
            return rules(text).equals(rules(right));
        } catch (SyntaxException fault) {
            var line = fault.suggestion().filter(each -> !each.startsWith("grundy "));
            return line.isEmpty() || rules(line.get()).equals(rules(right));
        }
    }

    private static RuleTree rules(String text) throws SyntaxException {
        return LANGUAGE.question(Source.of(text)).components().getFirst().game().rules();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim with 5 heaps",
                "toads and frogs with 2 toads",
                "fibonacci nim with 3 heaps",
                "prime 20",
                "pim 3 4 5",
                "kim 3 4 5",
                "knight 3 4",
                "let's play some nim",
                "Player 2 takes everything",
                "take 1-2-3 from 10",
                "nim 30-2 and 5",
                "fibonacci 20",
                "Take 1, 2 or 3 stones from each of the three heaps 5, 6, 7"
            })
    void whatMayBeAnotherGameOrDoesNotRunIsNotSuggested(String text) {
        assertThatThrownBy(() -> LANGUAGE.question(Source.of(text)))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.suggestion()).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
        nin 3 4 5      ; nim 3 4 5
        nin            ; nim 3 5 7
        take {1,3 20   ; take {1,3} 20
        kayles 1'000'000              ; kayles 1000000
        kayles 1.000.000              ; kayles 1000000
        kayles 1.000                  ; kayles 1000
        nim 3 12.345.678 1.000        ; nim 3 12345678 1000
        kayles 1.000.000 misere       ; misere kayles 1000000
        take 1..3 1.000.000           ; take 1..3 1000000
        """)
    void aSuggestionIsALineThatRuns(String text, String line) {
        assertThatThrownBy(() -> LANGUAGE.question(Source.of(text)))
                .isInstanceOfSatisfying(SyntaxException.class, fault -> {
                    assertThat(fault.suggestion()).contains(line);
                    assertThat(fault.problem().key()).as(text).isNotEqualTo("syntax.unknown-words");
                });
    }
}
