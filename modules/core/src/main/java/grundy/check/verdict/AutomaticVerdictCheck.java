package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictPart;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UniqueCompletions;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCertificateCheck;
import grundy.check.theorem.TheoremCheck;
import grundy.check.theorem.TheoremWords;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;

/// Checks a verdict against a theorem about all sizes: the kernel proves it again for the rules that
/// were asked about, brute force agrees with it at small positions, and the automaton reads the
/// position and all moves from it.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the theorem | {@link TheoremCheck} and {@link BruteForce}, for the rules that were asked about |
/// | that it is about these rules, and what it says in words | {@link #isAbout} |
/// | who wins, and the value | the automaton of the theorem: {@link #read} |
/// | the winning moves, and how many there are | the automaton of all moves: {@link #movesFault} |
final class AutomaticVerdictCheck implements VerdictRecheck {
    private static final int STATES = 2_000_000;
    private static final int SMALL = 24;
    private static final long BRUTE_FORCE_NANOS = 1_000_000_000;

    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final List<BigInteger> position;
    private final boolean together;
    private final Evidence.Automatic evidence;
    private final CheckFindings findings = new CheckFindings();

    /// @param together whether the components are heaps of one game that the theorem decides together
    private AutomaticVerdictCheck(
            Sum sum, ClaimedVerdict claimed, Evidence.Automatic evidence, List<BigInteger> position, boolean together) {
        this.sum = sum;
        this.claimed = claimed;
        this.evidence = evidence;
        this.position = position;
        this.together = together;
    }

    /// @return empty if no theorem is named, or it is about positions of another form
    static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed) {
        if (claimed.basis().theorem().isEmpty() || sum.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        var evidence = claimed.basis().theorem().get();
        int coordinates = evidence.theorem().game().coordinates().size();
        var rules = sum.components().getFirst().game().rules();
        boolean oneGame = sum.components().stream()
                .allMatch(component -> component.game().rules().equals(rules));
        if (!oneGame || rules.arity() == 0) return Optional.empty();
        var position = new ArrayList<BigInteger>();
        for (var component : sum.components())
            if (component.position() instanceof Tuple tuple) tuple.stream().forEach(position::add);
        boolean together = rules.arity() == 1 && (sum.components().size() > 1 || coordinates > 1);
        boolean fits = position.size() == coordinates
                ? together || sum.components().size() == 1
                : together && mayPad(rules, position, coordinates);
        if (!fits) return Optional.empty();
        while (position.size() < coordinates) position.add(BigInteger.ZERO);
        return Optional.of(new AutomaticVerdictCheck(sum, claimed, evidence, List.copyOf(position), together));
    }

    /// @return whether heaps of 0, which have no move, can be added until there are as many as the theorem is about
    private static boolean mayPad(RuleTree rules, List<BigInteger> position, int coordinates) {
        return position.size() < coordinates
                && (rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves)
                && RuleOptions.stream(rules, Tuple.of(0)).findAny().isEmpty();
    }

    /// Also checks the theorem where other evidence decides the position; it may be about the values of
    /// one component, where several add up.
    ///
    /// @return the fault of the theorem that is stated, if one is
    static Optional<Message> fault(Sum sum, ClaimedVerdict claimed, CheckFindings findings) {
        if (claimed.basis().theorem().isEmpty()) return Optional.empty();
        var outcome =
                new ClaimedVerdict(claimed.outcome(), Optional.empty(), List.of(), Optional.empty(), claimed.basis());
        return of(sum, outcome)
                .map(VerdictRecheck::resultOfParts)
                .or(() -> ofComponents(sum, outcome).map(AutomaticVerdictCheck::theorem))
                .map(findings::with)
                .orElseGet(() -> Optional.of(Message.of("check.verdict.theorem-unfit")));
    }

    private static Optional<AutomaticVerdictCheck> ofComponents(Sum sum, ClaimedVerdict claimed) {
        var evidence = claimed.basis().theorem().orElseThrow();
        int coordinates = evidence.theorem().game().coordinates().size();
        boolean fits = evidence.theorem().values()
                && sum.play() == Play.NORMAL
                && sum.compound() == Compound.DISJUNCTIVE
                && sum.isOneGame()
                && sum.components().getFirst().game().rules().arity() == coordinates;
        return fits
                ? Optional.of(new AutomaticVerdictCheck(sum, claimed, evidence, List.of(), false))
                : Optional.empty();
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES, VerdictPart.THEOREM);
    }

    @Override
    public CheckResult resultOfParts() {
        return checkTheorem(this::read);
    }

    private CheckResult theorem() {
        return checkTheorem((_, _) -> findings.result(Optional.empty()));
    }

    /// @param then what is judged by the theorem once it holds
    private CheckResult checkTheorem(BiFunction<Theorem, MoveRelations, CheckResult> then) {
        var rules = sum.components().getFirst().game().rules();
        int heaps = together ? position.size() : 0;
        try {
            var game = GameFormulas.of(rules, sum.play(), heaps);
            var theorem = evidence.theorem().about(game);
            if (!isAbout(game, heaps)) return findings.wrong(Message.of("check.verdict.theorem-unfit"));
            var arithmetic =
                    new Arithmetic(theorem.system(), KernelBudget.under(STATES, Checkpoint::look, MemoryRoom.ENDLESS));
            var moves = new MoveRelations(theorem.game(), arithmetic);
            if (theorem.check(moves) instanceof TheoremCheck.Result.Wrong(var where, var _)) return wrong(where);
            long end = System.nanoTime() + BRUTE_FORCE_NANOS;
            var force = new BruteForce(rules, sum.play(), heaps, () -> System.nanoTime() - end > 0);
            var differs = force.wrong(theorem, SMALL);
            if (differs.isPresent()) return wrong(differs.get());
            findings.holds(
                    "check.verdict.theorem",
                    "states",
                    theorem.automaton().states(),
                    "positions",
                    force.comparedPositions());
            return then.apply(theorem, moves);
        } catch (RulesException | TooLargeException | IllegalArgumentException _) {
            return findings.wrong(Message.of("check.verdict.theorem-unfit"));
        }
    }

    /// The theorem names the game that was asked about, and if it has words they say what its automaton does.
    private boolean isAbout(GameFormulas game, int heaps) {
        var own = sum.components().getFirst().game();
        return evidence.theorem().game().canonical().equals(game.canonical())
                && (evidence.claim().isEmpty()
                        || new TheoremCertificateCheck.CertifiedStatement(
                                        own, heaps, evidence.theorem().about(game), evidence.claim())
                                .saysSame());
    }

    private CheckResult wrong(List<BigInteger> where) {
        return findings.wrong(Message.of("check.verdict.theorem-wrong", "position", TheoremWords.position(where)));
    }

    private CheckResult read(Theorem theorem, MoveRelations moves) {
        var outcome = theorem.isCold(position) ? Outcome.P : Outcome.N;
        if (outcome != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), outcome);
        findings.holds("check.verdict.theorem-here", "outcome", outcome);
        if (claimed.value().isPresent()) {
            var value = claimed.value().get();
            var found = value(theorem, outcome);
            if (found.isEmpty()) findings.leaves("check.verdict.open-value");
            else if (!found.get().equals(value))
                return findings.wrong(CheckFindings.valueDifference(value, CheckFindings.messageArgument(found.get())));
            else findings.holds("check.verdict.theorem-value", "value", value);
        }
        return findings.result(claimed.moves()
                .flatMap(listed ->
                        movesFault(theorem, listed, moves.optionsIn(theorem.automaton(), theorem.values(), position))));
    }

    private Optional<Value> value(Theorem theorem, Outcome outcome) {
        boolean normal = sum.play() == Play.NORMAL;
        if (theorem.values())
            return theorem.value(position)
                    .map(value -> normal ? new Value.Nimber(value) : new Value.MisereNimber(value));
        return outcome == Outcome.P && normal ? Optional.of(Value.Nimber.of(0)) : Optional.empty();
    }

    /// @param options by how many components a move leaves, which of them win
    private Optional<Message> movesFault(Theorem theorem, ClaimedMoves moves, SortedMap<Integer, Automaton> options) {
        var given = new ArrayList<>(position);
        if (theorem.values()) given.add(BigInteger.ZERO);
        // What leads to lost positions wins only if not all of it can be blocked.
        boolean isBlocked = theorem.game().blocked() > 0 && theorem.isCold(position);
        if (isBlocked && !moves.list().isEmpty())
            return Optional.of(CheckFindings.loses(sum, moves.list().getFirst()));
        if (isBlocked) return findings.countFault("check.verdict.moves-read", moves, BigInteger.ZERO);
        var count = BigInteger.ZERO;
        for (var automaton : options.values())
            count = count.add(new UniqueCompletions(theorem.system(), automaton, given).count());
        var loses = CheckFindings.listedMoveFault(sum, moves, move -> {
            var left = remainingCoordinates(move);
            var reads = options.get(left.size() / position.size());
            var numbers = new ArrayList<>(given);
            numbers.addAll(left);
            return reads != null
                    && !left.isEmpty()
                    && reads.accepts(
                            numbers.stream().map(theorem.system()::word).toList());
        });
        return loses.isPresent() ? loses : findings.countFault("check.verdict.moves-read", moves, count);
    }

    /// @return the coordinates of all components that a move leaves, in ascending order; none if it is no such move
    private List<BigInteger> remainingCoordinates(ClaimedMove move) {
        if (move.side().isPresent() || move.steps().size() != 1) return List.of();
        var step = move.steps().getFirst();
        if (step.component() < 0 || step.component() >= sum.components().size()) return List.of();
        var tuples = new ArrayList<List<BigInteger>>();
        for (var text : step.to()) {
            var tuple = TupleText.numbers(text);
            if (tuple.isEmpty()) return List.of();
            if (together && !(tuple.size() == 1 && step.to().size() == 1)) return List.of();
            if (!together && tuple.size() != position.size()) return List.of();
            tuples.add(tuple);
        }
        if (together) {
            var all = new ArrayList<>(position);
            all.set(step.component(), tuples.getFirst().getFirst());
            return all;
        }
        tuples.sort(ListedMoves::compare);
        return tuples.stream().flatMap(List::stream).toList();
    }
}
