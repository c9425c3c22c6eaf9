package grundy.prove.search;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.GameFormulas;
import grundy.limit.LimitException;
import grundy.limit.ProgressListener;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.guess.CandidateSystems;
import grundy.prove.guess.SystemRanking;
import grundy.prove.learn.SystemSearch;
import grundy.prove.table.EngineTables;
import grundy.prove.table.PositionTable;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The state that the strategies of a search share: the task, a table of the game, and how far each
/// numeration system was tried.
final class SearchState {
    private final ProofTask task;
    private final long start = System.nanoTime();
    private final GameFormulas game;
    private final boolean values;
    private final KernelBudget budget;
    private final SequencedMap<NumerationSystem, SystemSearch> systems = new LinkedHashMap<>();
    private @Nullable PositionTable table;
    private @Nullable SystemRanking ranking;
    private @Nullable ProofFinding best;
    private ProgressListener.@Nullable WorkProgress progress;

    /// @throws grundy.check.automaton.InexpressibleException if some move cannot be said
    /// @throws RulesException if the rules have no form that a theorem could be about
    SearchState(ProofTask task) {
        this.task = task;
        this.game = task.formulas();
        this.values = task.values() || game.splits();
        if (values && game.blocked() > 0) throw new RulesException(Message.of("theorem.blocking-values"));
        if (game.splits() && task.play() == Play.MISERE) throw new RulesException(Message.of("prove.misere-split"));
        this.budget = new KernelBudget(
                task.states(), this::isOver, task.limits().memory().grant());
    }

    private boolean isOver() {
        if (progress != null) task.limits().progress().at(progress);
        task.limits().progress().goesOn();
        return task.limits().isOver();
    }

    /// Makes the table, and an untried search in each numeration system.
    void begin() {
        table = EngineTables.of(task.game(), game, values, task.limits());
        for (var system : candidates()) systems.put(system, inSystem(system));
    }

    List<NumerationSystem> candidates() {
        return task.system().map(List::of).orElseGet(() -> CandidateSystems.candidates(game.rules()));
    }

    ProofTask task() {
        return task;
    }

    /// @return the rules as the user wrote them
    RuleTree rules() {
        return task.game().rules();
    }

    GameFormulas game() {
        return game;
    }

    /// @return the number of numbers in a position
    int arity() {
        return game.coordinates().size();
    }

    /// @return whether nim-values are proved: a game that splits is known by them alone
    boolean isOfValues() {
        return values;
    }

    KernelBudget budget() {
        return budget;
    }

    PositionTable table() {
        return Objects.requireNonNull(table, "The search has not begun");
    }

    long start() {
        return start;
    }

    long nanos() {
        return System.nanoTime() - start;
    }

    /// @return the searches in the numeration systems so far
    Collection<SystemSearch> systems() {
        return systems.values();
    }

    /// @return the systems in the order in which they promise success, from their first use on
    SystemRanking ranking() {
        if (ranking == null) ranking = SystemRanking.of(List.copyOf(systems.keySet()), arity(), table());
        return ranking;
    }

    /// @return the values of the first positions of one number, as far as the table goes
    int[] row(int length) {
        var row = new int[length];
        for (int heap = 0; heap < length; heap++) {
            int value = table().value(heap);
            if (value == PositionTable.UNKNOWN) return Arrays.copyOf(row, heap);
            row[heap] = value;
        }
        return row;
    }

    /// Keeps a finding for the case that those say no more who come next.
    void keep(ProofFinding finding) {
        best = finding;
    }

    Optional<ProofFinding> keptFinding() {
        return Optional.ofNullable(best);
    }

    /// @return a new search in a system
    SystemSearch inSystem(NumerationSystem system) {
        return new SystemSearch(game, system, values, table(), budget);
    }

    /// Leaves a system out.
    void giveUp(NumerationSystem system, Message why) {
        var search = inSystem(system);
        search.giveUp(why);
        systems.putFirst(system, search);
    }

    /// Tests conjectures in all bases until one can say the rules.
    ///
    /// @param conjecture in a base
    Optional<ProofFinding> inFirstBase(IntFunction<Automaton> conjecture) {
        for (var search : systems()) {
            int base = search.system().base();
            if (base == 0 || search.isGivenUp()) continue;
            var status = search.test(conjecture.apply(base));
            if (status instanceof SystemSearch.SearchStatus.Proved) return findingOf(status);
            if (status instanceof SystemSearch.SearchStatus.Unfinished) break;
        }
        return Optional.empty();
    }

    /// Tests a conjecture that much speaks for, unless another system is asked for.
    Optional<ProofFinding> test(NumerationSystem system, Automaton conjecture) {
        if (task.system().filter(only -> !only.equals(system)).isPresent()) return Optional.empty();
        return test(systems.computeIfAbsent(system, this::inSystem), conjecture);
    }

    /// Tests a conjecture by a search of its own.
    Optional<ProofFinding> test(SystemSearch search, Automaton conjecture) {
        systems().stream()
                .map(SystemSearch::measure)
                .filter(Objects::nonNull)
                .findFirst()
                .ifPresent(search::expect);
        report(search);
        return findingOf(search.testWhole(conjecture));
    }

    /// @return the search in a system; empty if that was not to be tried
    Optional<SystemSearch> in(NumerationSystem system) {
        return Optional.ofNullable(systems.get(system));
    }

    /// Says how far the search is: which system, how large the last conjecture, and how far it held.
    void report(SystemSearch search) {
        var attempt = search.attempt();
        var system = NumerationWords.system(attempt.system());
        report(
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

    void report(Message work) {
        report(work, 0);
    }

    private void report(Message work, int states) {
        progress = new ProgressListener.WorkProgress(work, states, OptionalLong.empty());
    }

    /// @return the finding that a step proves; empty if it proves nothing
    Optional<ProofFinding> findingOf(SystemSearch.SearchStatus status) {
        if (!(status instanceof SystemSearch.SearchStatus.Proved(var theorem, var steps, int questions)))
            return Optional.empty();
        var before = systems().stream()
                .filter(SystemSearch::isGivenUp)
                .map(SystemSearch::attempt)
                .toList();
        return Optional.of(new ProofFinding.Proved(theorem, steps, questions, before, nanos()));
    }

    /// @param why nothing was found in the systems that were not given up
    ProofFinding open(Message why) {
        return new ProofFinding.Open(
                systems().stream()
                        .map(search -> {
                            var attempt = search.attempt();
                            return search.isGivenUp()
                                    ? attempt
                                    : new ProofFinding.Attempt(
                                            attempt.system(), attempt.states(), attempt.holdsTo(), why);
                        })
                        .toList(),
                nanos());
    }

    /// @return a message that the time is over, or that the search was stopped
    Message overtaken() {
        return Message.of(task.limits().deadline().isPassed() ? "prove.attempt.time" : "prove.attempt.stopped");
    }

    /// @return the result of some work; empty if it reaches a limit that is not that of the whole search
    <T> Optional<T> withinLimits(Supplier<Optional<T>> work) {
        try {
            return work.get();
        } catch (LimitException e) {
            if (task.limits().isOver()) throw e;
            return Optional.empty();
        }
    }
}
