package grundy.prove.learn;

import de.learnlib.algorithm.ttt.dfa.TTTLearnerDFA;
import de.learnlib.algorithm.ttt.dfa.TTTLearnerDFABuilder;
import de.learnlib.oracle.SingleQueryOracle.SingleQueryOracleDFA;
import de.learnlib.query.DefaultQuery;
import grundy.check.automaton.Automaton;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryLedger;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.automatalib.alphabet.impl.Alphabets;
import net.automatalib.automaton.fsa.DFA;
import net.automatalib.word.Word;
import org.jspecify.annotations.Nullable;

/// Learns an automaton by asking whether it accepts words (TTT: M. Isberner, F. Howar and B. Steffen, The TTT
/// algorithm: a redundancy-free approach to active automata learning, RV 2014, in LearnLib).
final class AutomatonLearner {
    static {
        // Its logger would else say on standard error that nobody listens.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }

    /// A word that was asked about, with its answer.
    private static final long QUESTION_BYTES = 120;

    private final DigitWords words;
    private final MembershipQuery query;
    private final TTTLearnerDFA<Integer> learner;
    private final Map<Word<Integer>, Boolean> answers;
    private final MemoryLedger.Grant memory = Checkpoint.grant();

    /// Decides membership queries: whether a tuple of numbers belongs to the set to be learned.
    interface MembershipQuery {
        /// @throws UnknownException if nobody knows
        boolean holds(long[] numbers);
    }

    /// A question that is beyond the tables.
    static final class UnknownException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnknownException() {
            super("beyond the tables", null, false, false);
        }
    }

    /// @param answers what was answered before, which is added to
    /// @throws UnknownException if one of the first questions cannot be answered
    AutomatonLearner(DigitWords words, MembershipQuery query, Map<Word<Integer>, Boolean> answers) {
        this.answers = answers;
        this.words = words;
        this.query = query;
        var oracle = (SingleQueryOracleDFA<Integer>) (prefix, suffix) -> answer(prefix.concat(suffix));
        this.learner = new TTTLearnerDFABuilder<Integer>()
                .withAlphabet(Alphabets.integers(0, words.symbols() - 1))
                .withOracle(oracle)
                .create();
        learner.startLearning();
    }

    private boolean answer(Word<Integer> word) {
        Checkpoint.step();
        var cached = answers.get(word);
        if (cached != null) return cached;
        boolean holds = ask(word);
        memory.take(QUESTION_BYTES + Long.BYTES * (long) word.length());
        answers.put(word, holds);
        return holds;
    }

    private boolean ask(Word<Integer> word) {
        var numbers = words.numbers(word.asList());
        return numbers != null && query.holds(numbers);
    }

    int states() {
        return learner.getHypothesisModel().size();
    }

    int questions() {
        return answers.size();
    }

    /// @param numbers that the automaton gets wrong
    /// @param holds whether they belong to it
    void correct(List<BigInteger> numbers, boolean holds) {
        correct(words.word(numbers), holds);
    }

    private void correct(Word<Integer> word, boolean holds) {
        answers.put(word, holds);
        while (learner.refineHypothesis(new DefaultQuery<>(word, holds))) {}
    }

    /// @return the automaton learned so far; it is made sure that zeros in front make no difference
    /// @throws UnknownException if a question cannot be answered
    Automaton automaton() {
        for (var word = zeroMatters(); word != null; word = zeroMatters()) {
            boolean holds = answer(word);
            var model = learner.getHypothesisModel();
            var longer = Word.fromLetter(0).concat(word);
            if (model.accepts(word) != holds) correct(word, holds);
            else correct(longer, holds);
        }
        var model = TransitionTable.of(learner.getHypothesisModel(), words.symbols());
        return Automaton.complete(words.tracks(), words.system().digits(), model.targets, model.accepting);
    }

    /// @return a word that is accepted and is not with a zero in front, or the other way round
    private @Nullable Word<Integer> zeroMatters() {
        record StatePair(int plain, int zero) {}
        var model = TransitionTable.of(learner.getHypothesisModel(), words.symbols());
        var start = new StatePair(0, model.targets.getFirst()[0]);
        var found = new HashMap<StatePair, Word<Integer>>();
        var open = new ArrayDeque<StatePair>();
        found.put(start, Word.epsilon());
        open.add(start);
        while (!open.isEmpty()) {
            Checkpoint.step();
            var pair = open.poll();
            var word = found.getOrDefault(pair, Word.epsilon());
            if (model.accepting[pair.plain] != model.accepting[pair.zero]) return word;
            for (int symbol = 0; symbol < words.symbols(); symbol++) {
                var next = new StatePair(
                        model.targets.get(pair.plain)[symbol], model.targets.get(pair.zero)[symbol]);
                if (next.plain != next.zero && found.putIfAbsent(next, word.append(symbol)) == null) open.add(next);
            }
        }
        return null;
    }

    /// A learned automaton, its states numbered from 0, where one begins.
    private record TransitionTable(List<int[]> targets, boolean[] accepting) {
        static <S> TransitionTable of(DFA<S, Integer> model, int symbols) {
            var states = new ArrayList<S>();
            var numbers = new HashMap<S, Integer>();
            S start = Objects.requireNonNull(model.getInitialState());
            states.add(start);
            numbers.put(start, 0);
            var targets = new ArrayList<int[]>();
            for (int i = 0; i < states.size(); i++) {
                Checkpoint.step();
                var row = new int[symbols];
                for (int symbol = 0; symbol < symbols; symbol++) {
                    S target = Objects.requireNonNull(model.getTransition(states.get(i), symbol));
                    var existing = numbers.putIfAbsent(target, numbers.size());
                    if (existing == null) states.add(target);
                    row[symbol] = existing == null ? states.size() - 1 : existing;
                }
                targets.add(row);
            }
            var accepting = new boolean[states.size()];
            for (int i = 0; i < accepting.length; i++) accepting[i] = model.isAccepting(states.get(i));
            return new TransitionTable(targets, accepting);
        }
    }
}
