package grundy.check.automaton;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/// The greedy words of weights that obey a recurrence from some place on, as an automaton that reads the most
/// significant digit first. Unlike those of the weights that count words without further ado, whether a word may end
/// depends on where: of the weights 1, 2, 3, 4, 6, 8, 11, …, each the sum of the last and the fourth last from 8 on,
/// two ones are four places apart, but 1001 is the word of 5.
///
/// *Construction.* A word is greedy if none of its ends of length k is beyond the word of `U(k) - 1`. That word is, for
/// k from some bound on, the coefficients, the last of them less by 1, and then the word for k - d. So what is read
/// is compared with the coefficients; where it is as much or more, few places may be left; and at the end the
/// last places are looked up.
///
/// *Proof.* The construction is not relied upon. For the automaton made it is checked: (1) a zero in front leads
/// nowhere else; (2) every end of a word is a word; (3) there are U(n) words of length n; (4) where a digit may be read
/// with i places left that lead to a word, each lesser digit leaves U(i) ways to go on. By (4) the words of length n
/// before a given one are as many as its digits times their weights, so that by (3) these sums are all of 0, …, U(n) -
/// 1, each once and in the order of words; by (2) every end of length k says less than U(k), so that the words are the
/// greedy ones. (3) and (4) compare sequences that obey recurrences: the number of ways to go on one of the order of
/// the number of states (Cayley and Hamilton), the weights theirs; where they agree as often as both orders together,
/// they agree for ever.
final class GreedyWords {
    private static final int MOST_STATES = 4_000;
    private static final int MOST_MINIMAL = 64;

    private final int[][] next;
    private final boolean[] accepting;
    private final int digits;

    /// @param automaton that may be wrong: see {@link #isProved}
    GreedyWords(Automaton automaton) {
        this.digits = automaton.digits();
        this.accepting = automaton.accepting();
        this.next = new int[automaton.states()][digits];
        for (int state = 0; state < next.length; state++)
            for (int digit = 0; digit < digits; digit++) next[state][digit] = automaton.next(state, digit);
    }

    int digits() {
        return digits;
    }

    int next(int state, int digit) {
        return next[state][digit];
    }

    boolean accepts(int state) {
        return accepting[state];
    }

    /// @param coefficients of the recurrence, the last of which may be 0
    /// @param weights many more than there are coefficients, the first of them 1, ascending
    /// @throws UnfitPartsException if the greedy words are not recognized by such an automaton
    static GreedyWords of(List<Integer> coefficients, List<BigInteger> weights) {
        var words = new GreedyWords(new Construction(coefficients, weights).automaton());
        if (!words.isProved(coefficients.size(), weights)) throw unfit(weights);
        return words;
    }

    private static UnfitPartsException unfit(List<BigInteger> weights) {
        return new UnfitPartsException(Message.of("theorem.unfit.words", "weights", weights.subList(0, 5)));
    }

    /// @return the number of weights needed
    static int weights(int degree) {
        return 4 * (MOST_MINIMAL + degree);
    }

    /// @param degree of the recurrence
    /// @param weights {@link #weights the weights needed}, the first of them 1, ascending
    /// @return whether its language is proved to be the greedy words of these weights
    boolean isProved(int degree, List<BigInteger> weights) {
        int states = next.length;
        if (states > MOST_MINIMAL || next[0][0] != 0 || !endsAreWords()) return false;
        var ways = new ArrayList<BigInteger[]>();
        var first = new BigInteger[states];
        for (int state = 0; state < states; state++) first[state] = accepting[state] ? BigInteger.ONE : BigInteger.ZERO;
        ways.add(first);
        int steady = -1;
        for (int length = 0; steady < 0 || length < steady + states + degree; length++) {
            if (ways.size() >= weights.size()) return false;
            var here = ways.getLast();
            if (!here[0].equals(weights.get(length)) || !lesserLeaveAll(here, weights.get(length))) return false;
            var longer = longer(here);
            if (steady < 0 && positive(here).equals(positive(longer))) steady = length;
            ways.add(longer);
        }
        return true;
    }

    private BigInteger[] longer(BigInteger[] ways) {
        var longer = new BigInteger[ways.length];
        for (int state = 0; state < ways.length; state++) {
            longer[state] = BigInteger.ZERO;
            for (int target : next[state]) if (target >= 0) longer[state] = longer[state].add(ways[target]);
        }
        return longer;
    }

    private static BitSet positive(BigInteger[] ways) {
        var positive = new BitSet();
        for (int state = 0; state < ways.length; state++) positive.set(state, ways[state].signum() > 0);
        return positive;
    }

    private boolean lesserLeaveAll(BigInteger[] ways, BigInteger weight) {
        for (int[] row : next) {
            int greatest = digits - 1;
            while (greatest >= 0 && (row[greatest] < 0 || ways[row[greatest]].signum() == 0)) greatest--;
            for (int digit = 0; digit < greatest; digit++)
                if (row[digit] < 0 || !ways[row[digit]].equals(weight)) return false;
        }
        return true;
    }

    /// Returns whether the words that may follow in any state may also stand alone.
    private boolean endsAreWords() {
        record Pair(int within, int alone) {}
        var visited = new HashSet<Pair>();
        var open = new ArrayDeque<Pair>();
        for (int state = 0; state < next.length; state++) open.add(new Pair(state, 0));
        while (!open.isEmpty()) {
            var pair = open.poll();
            if (!visited.add(pair)) continue;
            if (accepting[pair.within] && !accepting[pair.alone]) return false;
            for (int digit = 0; digit < digits; digit++) {
                int within = next[pair.within][digit];
                int alone = next[pair.alone][digit];
                if (within < 0) continue;
                if (alone < 0) return false;
                open.add(new Pair(within, alone));
            }
        }
        return true;
    }

    private static final class Construction {
        private final List<BigInteger> weights;
        private final int[] coefficients;
        private final int[][] greatest;
        private final int digits;
        /// The number of places at the end that are looked up.
        private final int tail;

        Construction(List<Integer> coefficients, List<BigInteger> weights) {
            this.weights = weights;
            int degree = coefficients.size();
            while (coefficients.get(degree - 1) == 0) degree--;
            this.coefficients = coefficients.subList(0, degree).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            this.greatest = new int[3 * coefficients.size() + 2][];
            for (int length = 0; length < greatest.length; length++)
                greatest[length] = greedy(weights.get(length).subtract(BigInteger.ONE), length);
            this.digits = 1
                    + Arrays.stream(greatest).flatMapToInt(Arrays::stream).max().orElse(0);
            int bound = greatest.length;
            while (bound > degree && goesOn(bound - 1)) bound--;
            this.tail = bound - 1;
            if (bound > greatest.length - degree) throw unfit(weights);
        }

        private int[] greedy(BigInteger number, int length) {
            var word = new int[length];
            var rest = number;
            for (int place = length - 1; place >= 0; place--) {
                var parts = rest.divideAndRemainder(weights.get(place));
                word[length - 1 - place] = parts[0].min(BigInteger.TEN.pow(3)).intValueExact();
                rest = parts[1];
            }
            return word;
        }

        /// Returns whether the word of a length begins with the coefficients, one less, and ends like
        /// that of a lesser length.
        private boolean goesOn(int length) {
            int degree = coefficients.length;
            int[] word = greatest[length];
            for (int i = 0; i < degree; i++) if (word[i] != coefficients[i] - (i == degree - 1 ? 1 : 0)) return false;
            return Arrays.equals(Arrays.copyOfRange(word, degree, length), greatest[length - degree]);
        }

        /// @param last the digits read last
        /// @param placesLeft how many places there may be left at most, or -1 for any number
        private record State(List<Integer> last, int placesLeft) {}

        Automaton automaton() {
            int degree = Math.max(tail, coefficients.length - 1);
            var states = new ArrayList<State>();
            var numbers = new HashMap<State, Integer>();
            var start = new State(Collections.nCopies(degree, 0), -1);
            states.add(start);
            numbers.put(start, 0);
            var dead = new State(List.of(), 0);
            var targets = new ArrayList<int[]>();
            for (int i = 0; i < states.size(); i++) {
                if (states.size() > MOST_STATES) throw unfit(weights);
                var row = new int[digits];
                for (int digit = 0; digit < digits; digit++)
                    row[digit] = number(
                            states.get(i).last.size() < degree ? dead : after(states.get(i), digit, dead),
                            states,
                            numbers);
                targets.add(row);
            }
            var accepting = new boolean[states.size()];
            for (int i = 0; i < accepting.length; i++)
                accepting[i] = !states.get(i).equals(dead) && mayEnd(states.get(i).last);
            return Automaton.complete(1, digits, targets, accepting);
        }

        private static int number(State state, List<State> states, Map<State, Integer> numbers) {
            var existing = numbers.putIfAbsent(state, states.size());
            if (existing != null) return existing;
            states.add(state);
            return states.size() - 1;
        }

        private State after(State state, int digit, State dead) {
            var read = new ArrayList<>(state.last);
            read.add(digit);
            int left = state.placesLeft < 0 ? -1 : state.placesLeft - 1;
            if (state.placesLeft == 0) return dead;
            int degree = coefficients.length;
            if (compare(read.subList(read.size() - degree, read.size()), coefficients) >= 0) {
                int most = tail - degree;
                if (most < 0) return dead;
                left = left < 0 ? most : Math.min(left, most);
            }
            return new State(List.copyOf(read.subList(1, read.size())), left);
        }

        private static int compare(List<Integer> word, int[] other) {
            for (int i = 0; i < other.length; i++) {
                int sign = Integer.compare(word.get(i), other[i]);
                if (sign != 0) return sign;
            }
            return 0;
        }

        private boolean mayEnd(List<Integer> last) {
            for (int length = 1; length <= tail; length++)
                if (compare(last.subList(last.size() - length, last.size()), greatest[length]) > 0) return false;
            return true;
        }
    }
}
