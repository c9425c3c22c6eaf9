package grundy.prove.learn;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TerminationMeasure;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.prove.finding.ProofFinding;
import grundy.prove.table.PositionTable;
import grundy.prove.table.ThreadClock;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.automatalib.word.Word;
import org.jspecify.annotations.Nullable;

/// The search for a theorem in one numeration system. It goes on where it stopped when it is allowed more states.
public final class SystemSearch {
    private static final long PREPARING = 1_500_000_000;

    private final GameFormulas game;
    private final NumerationSystem system;
    private final boolean values;
    private final PositionTable truth;
    private @Nullable ForbiddenOptions blocking;
    private final List<String> learned;
    private final KernelBudget whole;
    private final DigitWords words;
    private final TableComparison table;
    private long stop = Long.MAX_VALUE;
    /// States that an automaton may have on the way: few at first, since of a wrong conjecture many come to
    /// nothing.
    private int allowed = 60_000;
    private @Nullable TheoremCheck check;
    private @Nullable TerminationMeasure measure;
    private @Nullable TerminationMeasure expected;
    private @Nullable MoveRelations moves;
    private @Nullable AutomatonLearner learner;
    private final Map<Word<Integer>, Boolean> answers = new HashMap<>();
    private boolean learning;
    private @Nullable Message givenUp;
    private boolean endless;
    private int states;
    private long holdsTo = -1;

    public SystemSearch(
            GameFormulas game, NumerationSystem system, boolean values, PositionTable truth, KernelBudget budget) {
        this(game, system, values, truth, null, budget);
    }

    /// @param truth where there is blocking, about places
    /// @param blocking if what is learned are the places of a game with blocking, for which the table is
    public SystemSearch(
            GameFormulas game,
            NumerationSystem system,
            boolean values,
            PositionTable truth,
            @Nullable ForbiddenOptions blocking,
            KernelBudget budget) {
        this.game = game;
        this.system = system;
        this.values = values;
        this.truth = truth;
        this.whole = budget;
        this.blocking = blocking;
        // Half the tracks are learned, and by then the conjecture agrees with a large table.
        if (blocking != null) allowed = budget.states();
        this.learned = blocking == null ? game.coordinates() : blocking.places();
        this.words = new DigitWords(system, learned.size() + (values ? 1 : 0));
        this.table = new TableComparison(system, truth, learned.size(), values);
    }

    /// The state of the search in this system.
    public sealed interface SearchStatus {
        record Proved(Theorem theorem, List<TheoremCheck.ProofStep> steps, int questions) implements SearchStatus {}

        /// More states may help.
        record Unfinished() implements SearchStatus {}

        record GivenUp() implements SearchStatus {}
    }

    public NumerationSystem system() {
        return system;
    }

    public boolean isGivenUp() {
        return givenUp != null;
    }

    /// @param why nothing can come of it
    public void giveUp(Message why) {
        givenUp = why;
    }

    public ProofFinding.Attempt attempt() {
        return new ProofFinding.Attempt(
                system,
                states,
                holdsTo,
                givenUp != null
                        ? givenUp
                        : states == 0
                                ? Message.of("prove.attempt.none")
                                : Message.of("prove.attempt.states", "states", states));
    }

    /// Makes the automata of the moves, or some of them.
    public void prepare() {
        stop = ThreadClock.cpu() + PREPARING;
        guarded(() -> prepared() == null ? new SearchStatus.GivenUp() : new SearchStatus.Unfinished());
    }

    /// @param lowered found in another system, and probably right in this one
    public void expect(@Nullable TerminationMeasure lowered) {
        expected = lowered;
    }

    /// @return the automata of the moves and the measure, as soon as {@link #prepare} made them
    @Nullable
    public MoveRelations moves() {
        return check == null ? null : moves;
    }

    @Nullable
    public TerminationMeasure measure() {
        return measure;
    }

    /// @return whether no measure was found that every move lowers
    public boolean isEndless() {
        return endless;
    }

    /// Makes the automata of the moves.
    ///
    /// @return null if that cannot be done in this system
    private @Nullable TheoremCheck prepared() {
        if (check != null) return check;
        // What is half made would have to be made again.
        long latest = Math.max(stop, ThreadClock.cpu() + PREPARING);
        var budget = new KernelBudget(
                Math.min(allowed, whole.states()),
                () -> whole.cancelled().getAsBoolean() || ThreadClock.cpu() > (check == null ? latest : stop),
                whole.room());
        var arithmetic = new Arithmetic(system, budget);
        moves = new MoveRelations(game, arithmetic);
        measure = expected != null && expected.isLowered(game, arithmetic)
                ? expected
                : TheoremCheck.measure(game, arithmetic).orElse(null);
        if (measure == null) {
            givenUp = CycleFinder.of(game)
                    .map(found -> Message.of("prove.attempt.returns", "positions", CycleFinder.cycleText(found)))
                    .orElseGet(() -> Message.of("prove.attempt.measure"));
            endless = true;
            return null;
        }
        // The automata of another system mean nothing here.
        if (blocking != null) blocking = ForbiddenOptions.of(moves).orElseThrow(AutomatonLearner.UnknownException::new);
        check = new TheoremCheck(moves, measure);
        return check;
    }

    /// Tests a conjecture that comes from elsewhere.
    public SearchStatus test(Automaton conjecture) {
        return guarded(() -> tested(conjecture));
    }

    /// Tests a conjecture that much speaks for, with as many states on the way as that takes.
    public SearchStatus testWhole(Automaton conjecture) {
        while (true) {
            int before = allowed;
            var status = test(conjecture);
            if (!(status instanceof SearchStatus.Unfinished) || allowed == before) return status;
        }
    }

    private SearchStatus tested(Automaton learnt) {
        if (!(prepared() instanceof TheoremCheck ready) || measure == null || moves == null)
            return new SearchStatus.GivenUp();
        var conjecture = learnt;
        if (blocking != null) {
            var good = ready.valid(learnt);
            var place = blocking.wrong(moves.arithmetic(), measure, good);
            if (place.isPresent()) {
                wrongPlace(good, place.get());
                return new SearchStatus.Unfinished();
            }
            conjecture = blocking.cold(moves, good);
        }
        var result = values ? ready.values(conjecture) : ready.cold(conjecture);
        return switch (result) {
            case TheoremCheck.Result.Proved(var steps) ->
                new SearchStatus.Proved(
                        new Theorem(game, values, system, ready.valid(conjecture), measure),
                        steps,
                        learner == null ? 0 : learner.questions());
            case TheoremCheck.Result.Wrong(var position, var value) -> {
                if (blocking != null) throw new AutomatonLearner.UnknownException();
                wrong(conjecture, position, value);
                yield new SearchStatus.Unfinished();
            }
        };
    }

    private interface SearchRun {
        SearchStatus run();
    }

    private SearchStatus guarded(SearchRun run) {
        try {
            return run.run();
        } catch (InexpressibleException e) {
            if (!e.elsewhere()) throw e;
            givenUp = e.explanation();
        } catch (AutomatonLearner.UnknownException _) {
            givenUp = Message.of("prove.attempt.table");
        } catch (TooLargeException _) {
            if (allowed < whole.states()) {
                allowed = (int) Math.min(8L * allowed, Integer.MAX_VALUE);
                check = null;
                return new SearchStatus.Unfinished();
            }
            givenUp = Message.of("prove.attempt.large");
        } catch (KernelBudget.CancelledException _) {
            whole.checkCancelled();
            // A learner that was interrupted is of no more use; what it was told is.
            if (learning) learner = null;
            return new SearchStatus.Unfinished();
        } finally {
            stop = Long.MAX_VALUE;
            learning = false;
        }
        return new SearchStatus.GivenUp();
    }

    /// @param most states of a conjecture
    /// @param nanos of this thread's work to stop after, for the time being
    public SearchStatus learn(int most, long nanos) {
        stop = ThreadClock.cpu() + nanos;
        return guarded(() -> {
            if (prepared() == null) return new SearchStatus.GivenUp();
            learning = true;
            if (learner == null) learner = new AutomatonLearner(words, this::holds, answers);
            while (true) {
                whole.checkCancelled();
                if (ThreadClock.cpu() > stop) return new SearchStatus.Unfinished();
                learning = true;
                var conjecture = learner.automaton();
                learning = false;
                states = conjecture.states();
                if (learner.states() > most) return new SearchStatus.Unfinished();
                var wrong = table.firstWrong(conjecture);
                // What follows from wrong places is large, so that all that the table knows of them is examined
                // before.
                if (wrong == null && blocking != null && learned.size() == 2)
                    wrong = table.wrongFartherOut(conjecture, whole);
                if (wrong != null) {
                    holdsTo = Math.max(holdsTo, wrong.sum() - 1);
                    learning = true;
                    learner.correct(wrong.words().stream().map(system::value).toList(), wrong.holds());
                    continue;
                }
                var status = tested(conjecture);
                if (!(status instanceof SearchStatus.Unfinished)) return status;
            }
        });
    }

    private boolean holds(long[] numbers) {
        if (learning && ThreadClock.cpu() > stop) throw new KernelBudget.CancelledException();
        int count = learned.size();
        int value = truth.value(Arrays.copyOf(numbers, count));
        if (value == PositionTable.UNKNOWN) throw new AutomatonLearner.UnknownException();
        return values ? value == numbers[count] : value == 0;
    }

    private void wrongPlace(Automaton good, List<BigInteger> place) {
        if (learner == null) return;
        learning = true;
        learner.correct(place, !accepts(good, place));
    }

    /// The least position is where the table need not be asked: the proof says what is true there.
    private void wrong(Automaton conjecture, List<BigInteger> position, BigInteger value) {
        holdsTo = Math.max(holdsTo, rightTo(position));
        if (learner == null) return;
        learning = true;
        if (!values) {
            learner.correct(position, value.signum() == 0);
            return;
        }
        var with = new ArrayList<>(position);
        with.add(value);
        if (!accepts(conjecture, with)) {
            learner.correct(with, true);
            return;
        }
        for (var other = BigInteger.ZERO; ; other = other.add(BigInteger.ONE)) {
            with.set(position.size(), other);
            if (!other.equals(value) && accepts(conjecture, with)) {
                learner.correct(with, false);
                return;
            }
        }
    }

    /// @param wrong the first position, in the order of the measure, at which a conjecture is wrong
    /// @return a bound on the sum of coordinates below which it is right: all such positions have a lower measure
    private long rightTo(List<BigInteger> wrong) {
        if (measure == null || !measure.isNonnegative()) return -1;
        var first = measure.order(game.coordinates()).getFirst();
        var value = BigInteger.ZERO;
        var most = BigInteger.ONE;
        for (int i = 0; i < wrong.size(); i++) {
            var factor = first.factor(game.coordinates().get(i));
            value = value.add(factor.multiply(wrong.get(i)));
            most = most.max(factor);
        }
        return value.add(most)
                .subtract(BigInteger.ONE)
                .divide(most)
                .subtract(BigInteger.ONE)
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValue();
    }

    private boolean accepts(Automaton automaton, List<BigInteger> numbers) {
        return automaton.accepts(numbers.stream().map(system::word).toList());
    }
}
