package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
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
class LineCorrectionTest {
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim 3-5           | nim 3 5
        nim -3            | nim 3
        nim 3 -5          | nim 3 5
        nim 3, -5         | nim 3, 5
        nim(3-5)          | nim(3 5)
        nim(-3)           | nim(3)
        kayles 3-5        | kayles 3 5
        wythoff (3,-5)    | wythoff (3,5)
        take 1..3 -5      | take 1..3 5
        take 1..3 3-5     | take 1..3 3 5
        misere nim -1 2   | misere nim 1 2
        nim(-3) + [take 1..3](4) | nim(3) + [take 1..3](4)
        """)
    void aSignTooManyIsLeftOut(String text, String meant) throws SyntaxException {
        assertThatThrownBy(() -> LANGUAGE.question(Source.of(text)))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.suggestion()).hasValue(meant));
        assertThat(rules(meant)).isNotNull();
    }

    /// Where the game was read, and its position was not, no line of another game is shown.
    @Tag("slow")
    @Test
    void aFaultInThePositionShowsNoOtherGame() throws SyntaxException {
        int shown = 0;
        for (var entry : Catalogue.builtIn().entries()) {
            if (entry.examples().isEmpty()) continue;
            var right = entry.id() + " " + entry.examples().getFirst();
            for (var wrong : new String[] {" -3", " 3-5", " 3 -5 -7", " 3..5", " 3-x", " (3,-5)", " 3.5", " 3 5 7 9 x"})
                shown += showsOnly(right, entry.id() + wrong) ? 1 : 0;
        }
        for (var rules : new String[] {"take 1..3", "take {1,4}", "0.77", "misere take any", "take 1..2 or split"})
            for (var wrong : new String[] {" -3", " 3-5", " 3 -5 -7", " 3-x", " 3.5"})
                shown += showsOnly(rules + " 3", rules + wrong) ? 1 : 0;
        assertThat(shown).isGreaterThan(300);
    }

    /// @return whether a line is shown
    private static boolean showsOnly(String right, String wrong) throws SyntaxException {
        try {
            LANGUAGE.question(Source.of(wrong));
            return false;
        } catch (SyntaxException fault) {
            var line = fault.suggestion().or(fault::example).filter(each -> !each.startsWith("grundy "));
            if (line.isPresent())
                assertThat(rules(line.get())).as("%s: %s", wrong, line).isEqualTo(rules(right));
            return line.isPresent();
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
