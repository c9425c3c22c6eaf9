package grundy.rules.option;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.HashSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules that are read as taking have the options that the general form has, at every heap.
@EveryTurn
class PlainTakingTest {
    private static final int HEAPS = 60;

    private static RuleTree.Moves moves(String text) throws SyntaxException {
        return (RuleTree.Moves) new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    private static void assertSame(String text) throws SyntaxException {
        var rules = moves(text);
        PlainTaking.of(rules).ifPresent(taking -> {
            for (int heap = 0; heap <= HEAPS; heap++)
                assertThat(new HashSet<>(RuleOptions.distinct(taking, Tuple.of(heap))))
                        .as(text + " at " + heap)
                        .isEqualTo(new HashSet<>(RuleOptions.distinct(rules, Tuple.of(heap))));
        });
    }

    @Tag("slow")
    @Test
    void optionsAreTheSame() throws SyntaxException {
        var random = CaseCount.random(20261124);
        int read = 0;
        for (int i = 0; i < CaseCount.of(400); i++) {
            var text = new StringBuilder("(n): ");
            for (int j = random.nextInt(3); j >= 0; j--) {
                text.append(
                        switch (random.nextInt(12)) {
                            case 0 -> "(n-%d)".formatted(1 + random.nextInt(9));
                            case 1 -> "(n-k) where k <= %d".formatted(1 + random.nextInt(9));
                            case 2 ->
                                "(n-k) where %d*k < %d and k != 3".formatted(1 + random.nextInt(3), random.nextInt(20));
                            case 3 -> "(n-k) where k in {%d, 4, 9} and k <= n".formatted(1 + random.nextInt(9));
                            case 4 -> "(n-k-%d) where k == %d".formatted(random.nextInt(3), 1 + random.nextInt(9));
                            case 5 ->
                                "(n-2*k) where k <= %d and k mod 2 == %d"
                                        .formatted(1 + random.nextInt(9), random.nextInt(2));
                            case 6 -> "(n-k) where k <= 6 and n mod 2 == 0";
                            case 7 -> "(n-k) where k <= 5 and (k == 2 or n > 7)";
                            case 8 -> "(n-k) where k <= 2 or k == %d".formatted(1 + random.nextInt(9));
                            case 9 ->
                                "(n-k) where k in {1, %d} or k < 4 and k != 2 or k == 7"
                                        .formatted(1 + random.nextInt(9));
                            case 10 -> "(n-k) where k == 3 or 2*k < %d".formatted(random.nextInt(9));
                            default -> "(n-%d) where n >= %d".formatted(1 + random.nextInt(5), 1 + random.nextInt(5));
                        });
                if (j > 0) text.append(" | ");
            }
            assertSame(text.toString());
            if (PlainTaking.of(moves(text.toString())).isPresent()) read++;
        }
        assertThat(read).isBetween(CaseCount.least(100), CaseCount.of(390));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n): (n-k) where k <= 3 or k == 7",
                "(n): (n-k) where k in {1,3} or k > 4 and k < 7",
                "(n): (n-k) where k == 2 or n == 0 or k <= 4 and k != 3 or k == 9 or k in {5}"
            })
    void oneOfSeveralConditionsBoundsALetter(String text) throws SyntaxException {
        var heap = Tuple.of(BigInteger.TEN.pow(40));
        assertThat(RuleOptions.stream(moves(text), heap)).hasSizeBetween(4, 5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n): (n-k) where k mod 2 == 1",
                "(n): (n-k) where 2*k <= n",
                "(n): (n-1) | (n/2) where n > 0",
                "(n): (i) + (j) where i + j == n - 1",
                "(a, b): (a-1, b)"
            })
    void otherRulesAreNot(String text) throws SyntaxException {
        assertThat(PlainTaking.of(moves(text))).isEmpty();
    }
}
