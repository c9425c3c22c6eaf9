package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Lengths of words are those of the words that an automaton accepts, and equal sets have equal numbers.
@EveryTurn
class WordLengthsTest {
    private static final int LONGEST = 60;

    /// States in a row with a loop at the end, some of which accept, or any automaton.
    private static Automaton random(Random random) {
        if (random.nextInt(3) == 0) return CarriedSumTest.random(random, 2);
        int states = 1 + random.nextInt(9);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[states];
        int back = random.nextInt(states);
        for (int state = 0; state < states; state++) {
            int next = state + 1 < states ? state + 1 : back;
            targets.add(new int[] {next, next});
            accepting[state] = random.nextInt(3) == 0;
        }
        return Automaton.complete(1, 2, targets, accepting);
    }

    private static BitSet lengths(Automaton automaton, int state) {
        var lengths = new BitSet();
        var here = new BitSet();
        here.set(state);
        for (int length = 0; length <= LONGEST; length++) {
            var next = new BitSet();
            for (int at : here.stream().toArray()) {
                if (automaton.accepts(at)) lengths.set(length);
                for (int target : automaton.targets()[at]) next.set(target);
            }
            here = next;
        }
        return lengths;
    }

    /// @param most of the lengths to look at
    private static BitSet lengths(WordLengths lengths, int set, int most) {
        var found = new BitSet();
        for (int length = 0; length <= most; length++) {
            found.set(length, lengths.hasEmpty(set));
            set = lengths.shorter(set);
        }
        return found;
    }

    @Test
    void areThoseOfTheWordsAndEqualSetsHaveEqualNumbers() {
        var random = CaseCount.random(64);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var automaton = random(random);
            var lengths = new WordLengths(automaton);
            var numbers = new HashMap<BitSet, Integer>();
            numbers.put(new BitSet(), WordLengths.NONE);
            var all = new BitSet();
            all.set(0, LONGEST + 1);
            numbers.put(all, WordLengths.ALL);
            for (int one = 0; one < automaton.states(); one++) {
                var ofOne = lengths(automaton, one);
                int number = lengths.ofState(one);
                assertThat(lengths(lengths, number, LONGEST)).isEqualTo(ofOne);
                assertThat(numbers.computeIfAbsent(ofOne, _ -> number)).isEqualTo(number);
                for (int other = 0; other < automaton.states(); other++) {
                    var both = lengths(automaton, other);
                    both.or(ofOne);
                    int either = lengths.either(number, lengths.ofState(other));
                    assertThat(lengths(lengths, either, LONGEST)).isEqualTo(both);
                    assertThat(numbers.computeIfAbsent(both, _ -> either)).isEqualTo(either);
                }
                // What is left when words are shorter by one is the set of another number, or the same.
                var less = ofOne.get(1, LONGEST + 1);
                int shorter = lengths.shorter(number);
                assertThat(lengths(lengths, shorter, LONGEST - 1)).isEqualTo(less);
            }
            assertThat(List.of(lengths.shorter(WordLengths.NONE), lengths.shorter(WordLengths.ALL)))
                    .containsExactly(WordLengths.NONE, WordLengths.ALL);
        }
    }

    /// A set that comes again is found to be the same, however it came about.
    @Test
    void setsThatComeAgainAreTheSame() {
        var random = CaseCount.random(65);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var automaton = random(random);
            var lengths = new WordLengths(automaton);
            var met = new HashMap<BitSet, Integer>();
            int set = lengths.ofState(0);
            for (int step = 0; step < 30; step++) {
                int number = set;
                assertThat(met.computeIfAbsent(lengths(lengths, set, 30), _ -> number))
                        .isEqualTo(number);
                set = lengths.shorter(set);
            }
        }
    }
}
