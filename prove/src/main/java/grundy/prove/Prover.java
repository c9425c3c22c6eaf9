package grundy.prove;

import grundy.check.theorem.NumerationWords;
import grundy.check.BlockPairsCheck;
import grundy.check.MostTaken;
import grundy.check.TableCheck;
import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Automaton;
import grundy.check.theorem.Budget;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.InexpressibleException;
import grundy.check.theorem.Measure;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.NumerationSystem;
import grundy.check.theorem.Relation;
import grundy.check.theorem.TheoremWords;
import grundy.check.theorem.TooLargeException;
import grundy.limit.LimitException;
import grundy.limit.ProgressListener;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Finds the P-positions or nim-values of a game for all sizes, and proves them.
///
/// A table of the engines answers the questions of a learner of automata; the conjecture is put to the kernel's proof,
/// and where that fails, the position at which it fails is told to the learner, until the proof succeeds. Systems of
/// numeration are tried in the order in which the table promises success, each with few states first. A sequence that
/// repeats is tried as such before.
public final class Prover {
    private static final int[] STATES = {30, 100, 300, 1_000, 4_000, 20_000};
    private static final long FIRST_SLICE = 500_000_000;
    /// A system that suits the game is soon done, and what does not suit it should not keep it waiting.
    private static final long[] FIRST_SLICES = {200_000_000, 600_000_000, 1_500_000_000};
    private static final long[] BLOCKING_SLICES = {4_000_000_000L, 5_000_000_000L, 10_000_000_000L};
    private static final int MOST_PROMISING = 3;
    private static final int FEW_DIGITS = 3;

    /// Greatest coordinates of the P-positions that are listed.
    private static final int SHORT_LIST = 1 << 13;

    private static final int MIDDLE_LIST = 1 << 17;
    private static final int LONG_LIST = 1 << 21;

    private static final int SHOWN = 4_096;
    private static final int PLACES_OF_A_VALUE = 16;
    private static final int FIRST_VALUES = 40;
    private static final int FEW_ROWS = 256;
    private static final int MOST_COLUMNS = 3;

    /// Sequences with more values before the end of the first period are proved to repeat without an automaton.
    private static final int LONG = 4_000;

    /// The same where a move may leave several parts: their values are added on three tracks.
    private static final int LONG_OF_PARTS = 500;

    /// Longer columns are looked at only where shorter ones took less time: four times as long may take 64 times
    /// as much.
    private static final Duration LONG_COLUMNS = Duration.ofMillis(200);

    private final Task task;
    private final long start = System.nanoTime();
    private final GameFormulas game;
    private final boolean values;
    private final Budget budget;
    private final SequencedMap<NumerationSystem, Attempting> attempts = new LinkedHashMap<>();
    private ProgressListener.@Nullable Step step;

    private Prover(Task task) {
        this.task = task;
        this.game = task.formulas();
        this.values = task.values() || game.splits();
        if (values && game.blocked() > 0) throw new RulesException(Message.of("theorem.blocking-values"));
        if (game.splits() && task.play() == Play.MISERE) throw new RulesException(Message.of("prove.misere-split"));
        this.budget =
                new Budget(task.states(), this::isOver, task.limits().memory().grant());
    }

    private boolean isOver() {
        if (step != null) task.limits().progress().at(step);
        task.limits().progress().goesOn();
        return task.limits().isOver();
    }

    /// Tells how far the search is: which system, how large the last conjecture, and how far it held.
    private void say(Attempting attempting) {
        var attempt = attempting.attempt();
        var system = NumerationWords.system(attempt.system());
        say(
                attempt.states() == 0
                        ? Message.of("prove.at.begin", "system", system)
                        : Message.of(
                                "prove.at",
                                "system",
                                system,
                                "states",
                                attempt.states(),
                                "holdsTo",
                                Math.max(0, attempt.holdsTo())),
                attempt.states());
    }

    private void say(Message work, int states) {
        step = new ProgressListener.Step(work, states, OptionalLong.empty());
    }

    /// @return a theorem, or what was tried
    /// @throws InexpressibleException if some move cannot be said by addition and automatic sets
    /// @throws RulesException if the rules have no form that a theorem could be about
    public static Finding prove(Task task) {
        if (task.game().rules() instanceof Rules.Partizan) return sides(task);
        return new Prover(task).prove();
    }

    /// Who wins where Left and Right have moves of their own.
    private static Finding sides(Task task) {
        long start = System.nanoTime();
        if (!TableCheck.hasOutcomes(task.game()) || task.values() || task.heaps() > 1) task.formulas();
        try {
            var repeats = task.limits().during(() -> new Repetitions(task, start).ofOutcomes());
            if (repeats.isPresent()) return repeats.get();
        } catch (LimitException e) {
            if (!task.limits().isOver()) throw e;
        }
        return new Finding.Open(List.of(), System.nanoTime() - start);
    }

    private Finding prove() {
        try {
            return task.limits().during(this::search);
        } catch (Budget.CancelledException _) {
            return open(overtaken());
        } catch (LimitException e) {
            if (!task.limits().isOver()) throw e;
            return open(overtaken());
        }
    }

    private Message overtaken() {
        return Message.of(task.limits().deadline().isPassed() ? "prove.attempt.time" : "prove.attempt.stopped");
    }

    private Finding open(Message lastWords) {
        var given = new ArrayList<Finding.Attempt>();
        for (var attempt : attempts.values()) {
            var told = attempt.attempt();
            given.add(
                    attempt.isGivenUp()
                            ? told
                            : new Finding.Attempt(told.system(), told.states(), told.holdsTo(), lastWords));
        }
        return new Finding.Open(given, System.nanoTime() - start);
    }

    private Finding search() {
        var truth = Truths.of(task.game(), game, values, task.limits());
        for (var system : task.system().map(List::of).orElseGet(() -> Systems.candidates(game.rules())))
            attempts.put(system, new Attempting(game, system, values, truth, budget));
        if (endless() instanceof Finding.Open open) return open;
        var repeats = periodic(truth);
        if (repeats != null) return repeats;
        if (recursion(truth) instanceof Finding.RecursiveValues found) return found;
        giveUpSimilar(truth);
        if (leastParts(truth) instanceof Finding.Proved proved) return proved;
        if (triples(truth) instanceof Finding.Proved proved) return proved;
        if (columns(truth) instanceof Finding.Proved proved) return proved;
        if (pairs(truth) instanceof Finding.Proved proved) return proved;
        var blocks = blocks(truth);
        // Where the step is a multiple of the size, there may be an automaton, which says more.
        if (blocks != null
                && !blocks.pairs()
                        .step()
                        .mod(BigInteger.valueOf(blocks.pairs().size()))
                        .equals(BigInteger.ZERO)) return blocks;
        if (linesAndPairs(truth) instanceof Finding.Proved proved) return proved;
        if (tails(truth, SHORT_LIST) instanceof Finding.Proved proved) return proved;
        if (growth(truth) instanceof Finding.Proved proved) return proved;
        if (blocks != null) return blocks;
        if (blocking() instanceof Finding.Proved proved) return proved;
        var order = Systems.ordered(
                List.copyOf(attempts.keySet()), game.coordinates().size(), truth);
        // Where the table is small its ratings mean little: the two systems that most theorems are in come among the
        // first.
        var first = new LinkedHashSet<NumerationSystem>();
        if (!order.isEmpty() && order.getFirst().digits() <= FEW_DIGITS) first.add(order.getFirst());
        first.add(NumerationSystem.BINARY);
        first.addAll(order.subList(0, Math.min(MOST_PROMISING, order.size())));
        first.add(NumerationSystem.FIBONACCI);
        if (!order.isEmpty() && attempts(order.subList(0, 1), STATES[1], FIRST_SLICE) instanceof Finding.Proved proved)
            return proved;
        for (long slice : FIRST_SLICES) {
            if (attempts(List.copyOf(first), STATES[1], slice) instanceof Finding.Proved proved) return proved;
            if (slice == FIRST_SLICES[0] && recursionOfLost(truth) instanceof Finding.RecursiveValues found)
                return found;
        }
        for (int to : List.of(MIDDLE_LIST, LONG_LIST))
            if (tails(truth, to) instanceof Finding.Proved proved) return proved;
        // Then once more, those first whose conjectures held longest.
        var again = new ArrayList<>(first);
        again.sort(Comparator.comparingLong(this::holdsTo).reversed());
        if (attempts(again, STATES[2], 6 * FIRST_SLICE) instanceof Finding.Proved proved) return proved;
        long slice = FIRST_SLICE;
        for (int most : STATES) {
            if (attempts(order, most, slice) instanceof Finding.Proved proved) return proved;
            slice *= 3;
        }
        return open(Message.of("prove.attempt.states", "states", STATES[STATES.length - 1]));
    }

    /// Without an end of play there is nothing that a table could hold. Whether every move lowers a measure does
    /// not depend on the system.
    private @Nullable Finding endless() {
        for (var attempt : attempts.values()) {
            attempt.prepare();
            if (attempt.isEndless()) return new Finding.Open(List.of(attempt.attempt()), System.nanoTime() - start);
            if (attempt.isGivenUp()) continue;
            attempts.values().forEach(other -> other.expect(attempt.measure()));
            return null;
        }
        return null;
    }

    /// @return a theorem, or nothing yet
    private @Nullable Finding attempts(List<NumerationSystem> systems, int most, long slice) {
        for (var system : systems) {
            var attempt = attempts.get(system);
            if (attempt == null || attempt.isGivenUp()) continue;
            say(attempt);
            if (attempt.learn(most, slice) instanceof Attempting.Step.Proved proved) return told(proved);
        }
        return null;
    }

    private long holdsTo(NumerationSystem system) {
        var attempt = attempts.get(system);
        return attempt == null ? -1 : attempt.attempt().holdsTo();
    }

    private Finding told(Attempting.Step.Proved proved) {
        var before = attempts.values().stream()
                .filter(Attempting::isGivenUp)
                .map(Attempting::attempt)
                .toList();
        return new Finding.Proved(
                proved.theorem(), proved.steps(), proved.questions(), before, System.nanoTime() - start);
    }

    /// With options blocked: lines beside pairs like those of Wythoff's game.
    private @Nullable Finding linesAndPairs(Truth truth) {
        if (game.blocked() == 0 || game.coordinates().size() != 2) return null;
        return LinesAndPairs.of(truth)
                .map(found -> whole(found.system(), found.automaton(new Arithmetic(found.system(), budget)), truth))
                .orElse(null);
    }

    /// What a list of P-positions says, each up to some bound. The longest is looked at in Zeckendorf
    /// digits alone, in which the relatives of Wythoff's game are.
    private @Nullable Finding tails(Truth truth, int to) {
        if (values) return null;
        try {
            var tails = readOff(truth, to);
            for (var system : List.copyOf(attempts.keySet())) {
                boolean suits =
                        system.digits() <= FEW_DIGITS && (to < LONG_LIST || system.equals(NumerationSystem.FIBONACCI));
                if (!suits) continue;
                var found = tails.apply(system);
                if (found.isEmpty()) continue;
                // Nothing was learned here from questions.
                var attempt = new Attempting(game, system, false, truth, budget);
                if (whole(attempt, found.get()) instanceof Finding.Proved proved) return proved;
            }
        } catch (LimitException e) {
            if (task.limits().isOver()) throw e;
        }
        return null;
    }

    /// The same in a system whose weights grow as fast as the greater number of a P-position is a multiple of the
    /// less.
    private @Nullable Finding growth(Truth truth) {
        if (values || game.coordinates().size() != 2) return null;
        try {
            var systems = GrowthSystems.of(truth.lost(SHORT_LIST), SHORT_LIST);
            for (int to : systems.isEmpty() ? List.<Integer>of() : List.of(MIDDLE_LIST, LONG_LIST)) {
                var lost = truth.lost(to);
                for (var system : systems) {
                    var found = Tails.automaton(system, lost, to);
                    if (found.isPresent() && whole(system, found.get(), truth) instanceof Finding.Proved proved)
                        return proved;
                }
            }
        } catch (LimitException e) {
            if (task.limits().isOver()) throw e;
        }
        return null;
    }

    /// @return what is read off the lists in each system, which are the same for all
    private Function<NumerationSystem, Optional<Automaton>> readOff(Truth truth, int to) {
        if (game.coordinates().size() == 2) {
            var lost = truth.lost(to);
            return system -> lost.isEmpty() ? Optional.empty() : Tails.automaton(system, lost, to);
        }
        var found = Layers.of(game).flatMap(layers -> layers.lost(to, task.limits()));
        return system -> found.flatMap(lost -> layersIn(system, lost));
    }

    private Optional<Automaton> layersIn(NumerationSystem system, Layers.Lost lost) {
        try {
            return lost.automaton(system, game.coordinates(), budget);
        } catch (InexpressibleException | TooLargeException _) {
            return Optional.empty();
        }
    }

    /// A game with one option forbidden: the places to which one may move for good are learned.
    private @Nullable Finding blocking() {
        if (values || !Blocking.looksSo(game)) return null;
        for (var attempt : attempts.values()) {
            var moves = attempt.moves();
            var measure = attempt.measure();
            // A sieve cannot order sums that may be below 0.
            if (moves == null || measure == null || !measure.isNonnegative()) continue;
            var blocking = Blocking.of(moves);
            if (blocking.isEmpty()) return null;
            var table = new Sieve(moves, measure, blocking.get());
            if (places(table, measure, blocking.get()) instanceof Finding.Proved proved) return proved;
            var systems = Systems.ordered(
                    Systems.candidates(game.rules()), blocking.get().places().size(), table);
            var learning = new ArrayList<Attempting>();
            for (var system : systems) {
                var each = new Attempting(game, system, false, table, blocking.get(), budget);
                each.expect(measure);
                learning.add(each);
            }
            for (long slice : BLOCKING_SLICES)
                for (var each : learning)
                    if (!each.isGivenUp()
                            && each.learn(slice == BLOCKING_SLICES[0] ? STATES[1] : STATES[2], slice)
                                    instanceof Attempting.Step.Proved proved) return told(proved);
            return null;
        }
        return null;
    }

    /// The same places where they lie on lines and in pairs.
    private @Nullable Finding places(Truth table, Measure measure, Blocking blocking) {
        if (blocking.places().size() != 2) return null;
        var found = LinesAndPairs.of(table);
        if (found.isEmpty()) return null;
        var system = found.get().system();
        var attempt = new Attempting(game, system, false, table, blocking, budget);
        attempt.expect(measure);
        var step = attempt.testWhole(found.get().automaton(new Arithmetic(system, budget)));
        return step instanceof Attempting.Step.Proved proved ? told(proved) : null;
    }

    /// A sequence that repeats: as an automaton in the first base that can say the rules, or where that
    /// would be large
    /// by a theorem of such games.
    private @Nullable Finding periodic(Truth truth) {
        if (game.coordinates().size() != 1) return null;
        say(Message.of("prove.at.periodic"), 0);
        for (int length = SHOWN; length <= 16 * SHOWN; length *= 4) {
            var shown = shown(truth, length);
            var periodic = Periodic.of(shown);
            if (periodic.isEmpty() && grow(shown)) break;
            if (periodic.isEmpty()) continue;
            if (periodic.get().values().length > (game.splits() ? LONG_OF_PARTS : LONG)) {
                var repeats = new Repetitions(task, start).ofValues();
                if (repeats.isPresent()) return repeats.get();
            }
            for (var attempt : attempts.entrySet()) {
                int base = attempt.getKey().base();
                if (base == 0 || attempt.getValue().isGivenUp()) continue;
                var conjecture =
                        values ? periodic.get().graph(base) : periodic.get().zeros(base);
                var step = attempt.getValue().test(conjecture);
                if (step instanceof Attempting.Step.Proved proved) return told(proved);
                if (step instanceof Attempting.Step.More) break;
            }
            if (shown.length < length) break;
        }
        return new Repetitions(task, start).ofValues().orElse(null);
    }

    /// @return whether there are so many values that they seem to grow with the heaps, of which a longer table
    ///     takes far more time
    private static boolean grow(int[] shown) {
        return Arrays.stream(shown).distinct().count() > shown.length / PLACES_OF_A_VALUE;
    }

    /// Values that are told by those of smaller heaps, where as much may be taken as depends on the heap.
    private @Nullable Finding recursion(Truth truth) {
        return values ? recursive(truth) : null;
    }

    /// The same where no automaton of few states tells the P-positions: they are the heaps of value 0.
    private @Nullable Finding recursionOfLost(Truth truth) {
        return values ? null : recursive(truth);
    }

    private @Nullable Finding recursive(Truth truth) {
        boolean isOneHeap = task.heaps() <= 1 && game.coordinates().size() == 1;
        boolean fits = isOneHeap && task.play() == Play.NORMAL && task.system().isEmpty();
        if (!fits || MostTaken.of(task.game().rules()).isEmpty()) return null;
        var known = known(truth, SHOWN);
        return Recursions.proved(task.game().rules(), known)
                .map(recursion -> new Finding.RecursiveValues(
                        recursion,
                        Arrays.stream(known).limit(FIRST_VALUES).boxed().toList(),
                        System.nanoTime() - start))
                .orElse(null);
    }

    /// Bases in which values cannot be told since they come again at multiples.
    private void giveUpSimilar(Truth truth) {
        if (!values || game.coordinates().size() != 1) return;
        var shown = shown(truth, SHOWN);
        attempts.forEach((system, attempt) -> {
            if (system.base() > 0 && !attempt.isGivenUp())
                SelfSimilar.of(shown, system.base()).ifPresent(similar -> attempt.giveUp(similar.why()));
        });
    }

    /// A table that repeats in one coordinate, where the others matter only up to some bound.
    private @Nullable Finding columns(Truth truth) {
        int count = game.coordinates().size();
        if (count < 2 || count > MOST_COLUMNS) return null;
        say(Message.of("prove.at.columns"), 0);
        long end = System.nanoTime() + LONG_COLUMNS.toNanos();
        for (int length = FEW_ROWS; length <= SHOWN && System.nanoTime() < end; length *= 4) {
            var columns = PeriodicColumns.of(truth, count, values, length);
            if (columns.isEmpty()) continue;
            for (var attempt : attempts.entrySet()) {
                int base = attempt.getKey().base();
                if (base == 0 || attempt.getValue().isGivenUp()) continue;
                var conjecture =
                        values ? columns.get().graph(base) : columns.get().zeros(base);
                var step = attempt.getValue().test(conjecture);
                if (step instanceof Attempting.Step.Proved proved) return told(proved);
                if (step instanceof Attempting.Step.More) break;
            }
        }
        return null;
    }

    /// Pairs of numbers like those of Wythoff's game, in the system in which they are shifted words.
    private @Nullable Finding pairs(Truth truth) {
        if (values || game.coordinates().size() != 2) return null;
        return ShiftedPairs.system(truth)
                .map(system -> whole(system, ShiftedPairs.either(system.digits()), truth))
                .orElse(null);
    }

    /// Pairs of blocks, where multiples of a power of 2 are taken from both heaps.
    private Finding.@Nullable PairedBlocks blocks(Truth truth) {
        var rules = task.game().rules();
        boolean fits = !values
                && rules.arity() == 2
                && game.coordinates().size() == 2
                && task.play() == Play.NORMAL
                && task.system().isEmpty();
        if (!fits) return null;
        return BlockGuesses.of(truth)
                .filter(guess -> BlockPairsCheck.fault(rules, guess, budget).isEmpty())
                .map(pairs -> new Finding.PairedBlocks(pairs, game.coordinates(), System.nanoTime() - start))
                .orElse(null);
    }

    /// Three numbers, of which each is the next shorter word with a zero behind it.
    private @Nullable Finding triples(Truth truth) {
        if (values || game.coordinates().size() != 3 || !ShiftedTriples.begin(truth)) return null;
        var arithmetic = new Arithmetic(ShiftedTriples.SYSTEM, budget);
        return whole(ShiftedTriples.SYSTEM, ShiftedTriples.automaton(arithmetic, game.coordinates()), truth);
    }

    /// A heap and a bound that follows from the last move, in the system of the heaps that are lost at the
    /// beginning.
    private @Nullable Finding leastParts(Truth truth) {
        if (values || game.coordinates().size() != 2) return null;
        var found = LeastParts.of(truth);
        if (found.isEmpty()) return null;
        var system = found.get().system();
        if (system.hasOwnWeights() && Conjugates.someIsLarge(system.recurrence())) {
            var attempt = new Attempting(game, system, false, truth, budget);
            attempt.giveUp(Message.of("prove.attempt.sums"));
            attempts.putFirst(system, attempt);
            return null;
        }
        return whole(system, found.get().automaton(), truth);
    }

    private @Nullable Finding whole(NumerationSystem system, Automaton conjecture, Truth truth) {
        if (task.system().filter(only -> !only.equals(system)).isPresent()) return null;
        return whole(
                attempts.computeIfAbsent(system, _ -> new Attempting(game, system, false, truth, budget)), conjecture);
    }

    private @Nullable Finding whole(Attempting attempt, Automaton conjecture) {
        attempts.values().stream()
                .map(Attempting::measure)
                .filter(Objects::nonNull)
                .findFirst()
                .ifPresent(attempt::expect);
        say(attempt);
        var step = attempt.testWhole(conjecture);
        return step instanceof Attempting.Step.Proved proved ? told(proved) : null;
    }

    /// @return nim-values, or 0 and 1 where P-positions are asked for
    private int[] shown(Truth truth, int length) {
        var known = known(truth, length);
        return values
                ? known
                : Arrays.stream(known).map(value -> Math.min(value, 1)).toArray();
    }

    private static int[] known(Truth truth, int length) {
        var known = new int[length];
        for (int heap = 0; heap < length; heap++) {
            int value = truth.value(heap);
            if (value == Truth.UNKNOWN) return Arrays.copyOf(known, heap);
            known[heap] = value;
        }
        return known;
    }

    /// Tests a conjecture.
    ///
    /// @param conjecture makes the set of P-positions, or the graph of the values (over the coordinates, then
    ///     {@link MoveRelations#VALUE}), in the system that it is given
    /// @return a theorem, a counterexample, or why neither was found
    public static Finding test(Task task, Conjecture conjecture) {
        return new Prover(task).test(conjecture);
    }

    /// A conjecture in some numeration system.
    @FunctionalInterface
    public interface Conjecture {
        /// @throws InexpressibleException if it cannot be said, perhaps in this system only
        Relation in(Arithmetic arithmetic);
    }

    private Finding test(Conjecture conjecture) {
        if (values && !task.values()) throw new RulesException(Message.of("prove.split-cold"));
        var given = new ArrayList<Finding.Attempt>();
        for (var system : task.system().map(List::of).orElseGet(() -> Systems.candidates(game.rules()))) {
            var testing = new Testing(game, system, task.values(), budget, start);
            try {
                return task.limits().during(() -> testing.test(conjecture));
            } catch (InexpressibleException e) {
                if (!e.elsewhere()) throw e;
                given.add(new Finding.Attempt(system, 0, -1, e.explanation()));
            } catch (TooLargeException _) {
                given.add(new Finding.Attempt(system, 0, -1, Message.of("prove.attempt.large")));
            } catch (Budget.CancelledException | LimitException e) {
                if (!task.limits().isOver()) throw e;
                given.add(new Finding.Attempt(system, 0, -1, overtaken()));
                break;
            }
        }
        return new Finding.Open(given, System.nanoTime() - start);
    }
}
