package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.KernelBudget;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Pairs in blocks are those of their definition, and only the rules that the theorem is about pass.
class BlockPairsTest {
    private static final int PAIRS = 6_000;

    private static BlockPairs pairs(int size, long step) {
        return new BlockPairs(size, BigInteger.valueOf(step));
    }

    private static RuleTree rules(String text) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "2, 3", "4, 1", "4, 5", "8, 1", "8, 3", "16, 1", "16, 7", "2, 1000"})
    void areThoseOfTheDefinition(int size, int step) {
        var pairs = pairs(size, step);
        var random = new Random(size);
        var used = new BitSet();
        int lower = 0;
        for (int index = 0; index < PAIRS; index++) {
            lower = used.nextClearBit(lower);
            int upper = lower + index / size * step;
            used.set(lower);
            used.set(upper);
            if (index > 2 * size && random.nextInt(PAIRS / 10) > 0) continue;
            assertThat(pairs.lower(BigInteger.valueOf(index))).isEqualTo(lower);
            assertThat(pairs.upper(BigInteger.valueOf(index))).isEqualTo(upper);
            for (int place = 0; place < size; place++) {
                var one = BigInteger.valueOf((long) size * lower + place);
                var other = BigInteger.valueOf((long) size * upper + (place ^ index % size));
                assertThat(pairs.partner(one)).as("partner of " + one).isEqualTo(other);
                assertThat(pairs.partner(other)).as("partner of " + other).isEqualTo(one);
                assertThat(pairs.arePaired(other, one)).isTrue();
                assertThat(pairs.arePaired(one, other.add(BigInteger.ONE))).isFalse();
            }
        }
    }

    /// The one pair with given places whose blocks are so many steps apart.
    @ParameterizedTest
    @CsvSource({"2, 1", "4, 3", "8, 2"})
    void thePairAtADistance(int size, int step) {
        var pairs = pairs(size, step);
        for (int quotient = -5; quotient <= 5; quotient++)
            for (int first = 0; first < size; first++)
                for (int second = 0; second < size; second++) {
                    var pair = pairs.pairAt(
                            BigInteger.valueOf(quotient),
                            BigInteger.valueOf(first + 3L * size),
                            BigInteger.valueOf(second));
                    var what = "%d steps from %d to %d: %s and %s".formatted(quotient, first, second, pair[0], pair[1]);
                    assertThat(pairs.arePaired(pair[0], pair[1])).as(what).isTrue();
                    long one = pair[0].longValueExact();
                    long other = pair[1].longValueExact();
                    assertThat(one % size).as(what).isEqualTo(first);
                    assertThat(other % size).as(what).isEqualTo(second);
                    assertThat(other / size - one / size).as(what).isEqualTo((long) quotient * step);
                }
    }

    /// All pairs of small numbers.
    @ParameterizedTest
    @CsvSource({"2, 1", "2, 3", "4, 1", "8, 3"})
    void smallNumbersArePairedExactlyIfTheyAreAPair(int size, int step) {
        var pairs = pairs(size, step);
        for (int one = 0; one < 60; one++)
            for (int other = 0; other < 60; other++)
                assertThat(pairs.arePaired(BigInteger.valueOf(one), BigInteger.valueOf(other)))
                        .as("%d and %d", one, other)
                        .isEqualTo(pairs.partner(BigInteger.valueOf(one)).equals(BigInteger.valueOf(other)));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "4, 3", "8, 40"})
    void eachLargeNumberIsThePartnerOfItsPartner(int size, int step) {
        var pairs = pairs(size, step);
        for (int i = 0; i < 3; i++) {
            var number = BigInteger.TEN.pow(40).add(BigInteger.valueOf(i));
            var partner = pairs.partner(number);
            assertThat(pairs.partner(partner)).isEqualTo(number);
            assertThat(pairs.arePaired(number, partner)).isTrue();
        }
    }

    /// Estimates that may be off by one only are made again with more room.
    @ParameterizedTest
    @CsvSource({"2, 1", "2, 3", "4, 1", "8, 3", "2, 1000"})
    void estimatesThatAreOffAreMadeAgain(int size, int step) {
        var pairs = pairs(size, step);
        for (int i = 0; i < 70; i++) {
            var number = BigInteger.valueOf(i < 60 ? i : 1_000_000 + i);
            assertThat(pairs.lower(number, 1)).as("%s", number).isEqualTo(pairs.lower(number));
            assertThat(pairs.partner(number, 1)).as("%s", number).isEqualTo(pairs.partner(number));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k); 2; 1",
                "(x, y): (x-k, y-k) where k mod 4 == 0 | (x, y-k) | (x-i, y); 4; 1",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*i, b-2*j) where i < j+3 and j < i+3; 2; 3",
                "(a, b): (a-k, b) | (a, b-k) | (a-i, b-j) where i == j and i mod 2 == 0; 2; 1"
            })
    void theRulesOfTheTheoremPassHoweverTheyAreWritten(String text, int size, int step) throws SyntaxException {
        var rules = rules(text);
        assertThat(BlockPairsCheck.fault(rules, pairs(size, step), KernelBudget.DEFAULT))
                .isEmpty();
        assertThat(BlockPairsCheck.result(rules, pairs(size, step)).steps()).hasSize(2);
        assertThat(BlockPairsCheck.fault(rules, pairs(2 * size, step), KernelBudget.DEFAULT))
                .isPresent();
        assertThat(BlockPairsCheck.fault(rules, pairs(size, step + 1), KernelBudget.DEFAULT))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "nim-in-disguise",
                "take 1..3",
                "chomp",
                "(a, b): (a-k, b) | (a, b-k) | (a-3*k, b-3*k)",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k) where k != 50",
                "(a, b): (a-k, b) | (a, b-k) where k < 100 | (a-2*k, b-2*k)",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k) | (a-200, b-201)",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k) where a > b or k < 99"
            })
    void otherRulesDoNot(String text) throws SyntaxException {
        assertThat(BlockPairsCheck.fault(rules(text), pairs(2, 1), KernelBudget.DEFAULT))
                .isPresent();
    }

    /// Beside the proof the pairs are compared with the definition.
    @Test
    void smallPositionsAreWorkedOut() throws SyntaxException {
        var blocks = rules("(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k)");
        assertThat(BlockPairsCheck.differing(blocks, pairs(2, 1))).isEmpty();
        assertThat(BlockPairsCheck.differing(rules("wythoff"), pairs(2, 1)))
                .contains(Message.of("check.blocks.differs", "a", BigInteger.ONE, "b", BigInteger.ONE));
        assertThat(BlockPairsCheck.differing(blocks, pairs(2, 3))).isPresent();
    }

    @Test
    void thereAreNoneOfOtherSizes() {
        for (int size : new int[] {-2, 0, 1, 3, 6, 32})
            assertThatThrownBy(() -> pairs(size, 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a size of 2, 4, ..., 16");
        assertThatThrownBy(() -> pairs(2, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
