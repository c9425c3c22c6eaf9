package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An automaton is refused that makes no sense; others accept the words that their arrows lead to the end.
@EveryTurn
class AutomatonTest {
    private static final int LONGEST = 4;

    private static Automaton of(int[][] symbols, int[][] targets, boolean... accepting) {
        return new Automaton(1, 3, symbols, targets, accepting);
    }

    /// Each but the first differs from it in one thing that makes no sense.
    @Test
    void arrowsThatMakeNoSenseAreRefused() {
        assertThatCode(() -> of(new int[][] {{0, 2}, {}}, new int[][] {{1, 0}, {}}, false, true))
                .doesNotThrowAnyException();
        for (int[] symbols : new int[][] {{2, 0}, {2, 2}, {0, 0}, {0, 3}, {-1, 2}, {0}, {0, 1, 2}})
            assertThatThrownBy(() -> of(new int[][] {symbols, {}}, new int[][] {{1, 0}, {}}, false, true))
                    .isInstanceOf(IllegalArgumentException.class);
        for (int[] targets : new int[][] {{1, 2}, {-1, 0}, {0}})
            assertThatThrownBy(() -> of(new int[][] {{0, 2}, {}}, new int[][] {targets, {}}, false, true))
                    .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(new int[][] {{0, 2}}, new int[][] {{1, 0}, {}}, false, true))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(new int[][] {{0, 2}, {}}, new int[][] {{1, 0}}, false, true))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(new int[0][], new int[0][])).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, 2, 1", "3, 10, 1000", "20, 2, 1048576", "10, 4, 1048576", "1, 1048576, 1048576"})
    void symbolsAreTheDigitsOfAllTracks(int tracks, int digits, int symbols) {
        assertThat(Automaton.alphabet(tracks, digits)).isEqualTo(symbols);
    }

    @ParameterizedTest
    @CsvSource({"21, 2", "13, 3", "1, 1048577", "21, 1"})
    void tooManySymbolsAreRefused(int tracks, int digits) {
        assertThatThrownBy(() -> Automaton.alphabet(tracks, digits)).isInstanceOf(TooLargeException.class);
    }

    private static Automaton random(Random random, int tracks, int digits) {
        int states = 1 + random.nextInt(4);
        int symbols = Automaton.alphabet(tracks, digits);
        var rows = new int[states][];
        var targets = new int[states][];
        var accepting = new boolean[states];
        for (int state = 0; state < states; state++) {
            rows[state] = IntStream.range(0, symbols)
                    .filter(_ -> random.nextInt(4) > 0)
                    .toArray();
            targets[state] = random.ints(rows[state].length, 0, states).toArray();
            accepting[state] = random.nextBoolean();
        }
        return new Automaton(tracks, digits, rows, targets, accepting);
    }

    private static boolean accepts(Automaton automaton, int[] word) {
        int state = 0;
        for (int symbol : word) {
            int at = -1;
            for (int i = 0; i < automaton.symbols()[state].length; i++)
                if (automaton.symbols()[state][i] == symbol) at = i;
            if (at < 0) return false;
            state = automaton.targets()[state][at];
        }
        return automaton.accepting()[state];
    }

    /// @return all words of so many symbols, the shortest first, words of a length by their digits
    static List<int[]> words(int symbols, int longest) {
        var words = new ArrayList<>(List.of(new int[0]));
        for (int i = 0; i < words.size() && words.get(i).length < longest; i++)
            for (int symbol = 0; symbol < symbols; symbol++)
                words.add(IntStream.concat(IntStream.of(words.get(i)), IntStream.of(symbol))
                        .toArray());
        return words;
    }

    private static boolean areAccepted(Automaton automaton, int[] symbols) {
        int state = 0;
        for (int symbol : symbols) {
            assertThat(automaton.step(state, symbol)).isEqualTo(automaton.next(state, symbol));
            state = automaton.step(state, symbol);
        }
        return automaton.accepts(state);
    }

    @Test
    void accepts() {
        var random = CaseCount.random(91);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var automaton = random(random, 1, 2 + draw % 2);
            var minimal = automaton.minimal();
            assertThat(minimal.arrows())
                    .isEqualTo(IntStream.range(0, minimal.states())
                            .map(state -> minimal.symbols()[state].length)
                            .sum());
            for (var word : words(automaton.digits(), LONGEST)) {
                boolean expected = accepts(automaton, word);
                assertThat(areAccepted(automaton, word)).isEqualTo(expected);
                assertThat(automaton.accepts(List.of(word))).isEqualTo(expected);
                assertThat(minimal.accepts(List.of(word))).isEqualTo(expected);
            }
        }
    }

    /// A word that is shorter than the other has zeros in front.
    @Test
    void shorterWordsAreFilledUp() {
        var random = CaseCount.random(92);
        for (int draw = 0; draw < CaseCount.of(400); draw++) {
            int digits = 2 + draw % 2;
            var automaton = random(random, 2, digits);
            for (var one : words(digits, 2))
                for (var other : words(digits, 2)) {
                    int length = Math.max(one.length, other.length);
                    var both = new int[length];
                    for (int i = 0; i < length; i++) {
                        int high = i - length + one.length;
                        int low = i - length + other.length;
                        both[i] = (high < 0 ? 0 : one[high]) * digits + (low < 0 ? 0 : other[low]);
                    }
                    assertThat(automaton.accepts(List.of(one, other))).isEqualTo(accepts(automaton, both));
                }
            assertThatThrownBy(() -> automaton.accepts(List.of(new int[] {0})))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /// Automata are equal exactly if they accept the same, and ignore zeros exactly if these change nothing:
    /// automata of so few states differ at a short word.
    @Test
    void minimalAutomataAreEqualExactlyIfTheyAcceptTheSame() {
        var random = CaseCount.random(93);
        var words = words(2, 8);
        int ignore = 0;
        int same = 0;
        for (int draw = 0; draw < CaseCount.of(1_600); draw++) {
            var one = random(random, 1, 2).minimal();
            var other = random(random, 1, 2).minimal();
            boolean expected =
                    words.stream().allMatch(word -> one.accepts(List.of(word)) == other.accepts(List.of(word)));
            assertThat(one.equals(other)).isEqualTo(expected);
            if (expected) {
                assertThat(one).hasSameHashCodeAs(other);
                same++;
            }
            boolean ignores = words.stream()
                    .filter(word -> word.length < 8)
                    .allMatch(word -> one.accepts(List.of(word))
                            == one.accepts(List.of(IntStream.concat(IntStream.of(0), IntStream.of(word))
                                    .toArray())));
            assertThat(one.ignoresZeros()).as("%s", one).isEqualTo(ignores);
            if (ignores) ignore++;
        }
        assertThat(same).isGreaterThan(CaseCount.least(80));
        assertThat(ignore).isGreaterThan(CaseCount.least(160));
        var wider = new Automaton(2, 2, new int[][] {{}}, new int[][] {{}}, new boolean[] {false});
        var narrow = new Automaton(1, 2, new int[][] {{}}, new int[][] {{}}, new boolean[] {false});
        var more = new Automaton(1, 3, new int[][] {{}}, new int[][] {{}}, new boolean[] {false});
        assertThat(narrow).isNotEqualTo(wider).isNotEqualTo(more).isNotEqualTo("narrow");
        assertThat(narrow).hasToString("Automaton[1 tracks, 2 digits, 1 states]");
    }

    /// The words are looked at by their length, then by their digits.
    @Test
    void theLeastWordIsTheFirstThatIsAccepted() {
        var random = CaseCount.random(94);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var automaton = random(random, 1, 2 + draw % 2);
            var expected = words(automaton.digits(), LONGEST).stream()
                    .filter(word -> accepts(automaton, word))
                    .findFirst();
            var found = Arithmetic.leastWord(automaton);
            assertThat(found.isPresent()).isEqualTo(expected.isPresent());
            if (expected.isPresent()) assertThat(found.orElseThrow()).isEqualTo(expected.get());
        }
    }
}
