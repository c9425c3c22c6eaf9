package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.QuotientTheorem;
import grundy.check.VerdictPart;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.QuotientNames;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about heaps in misere play against the quotient that it names: {@link
/// QuotientCheck} proves the quotient from the rules, and its table gives the winner and the winning
/// moves. A small sum is worked out from the definition besides.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the quotient that is named | {@link QuotientCheck} |
/// | who wins, and the element | the product of the elements of the heaps |
/// | the winning moves, and how many there are | {@link QuotientHeap} |
/// | how long play lasts | {@link WholeSumCheck} of a small sum, else open |
public final class QuotientSumCheck implements VerdictRecheck {
    private final TurnPosition position;
    private final ClaimedVerdict claimed;
    private final QuotientTheorem theorem;
    private final MisereQuotient quotient;
    private final CheckFindings findings = new CheckFindings();

    /// For each game of the theorem.
    private final List<QuotientElements> elements = new ArrayList<>();

    private final List<Heap> heaps = new ArrayList<>();

    /// What stands beside one heap of an element.
    private final Map<Integer, Integer> others = new HashMap<>();

    private record Heap(int game, BigInteger counters) {}

    private record HeapWithOthers(Heap heap, int others) {}

    /// @param theorem the quotient of each game of the sum
    public QuotientSumCheck(TurnPosition position, ClaimedVerdict claimed, QuotientTheorem theorem) {
        this.position = position;
        this.claimed = claimed;
        this.theorem = theorem;
        this.quotient = theorem.quotient();
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(
                VerdictPart.OUTCOME,
                VerdictPart.VALUE,
                VerdictPart.REMOTENESS,
                VerdictPart.MOVES,
                VerdictPart.QUOTIENT);
    }

    private static Optional<Message> difference(Value claimed, Value.QuotientElement found) {
        if (claimed.equals(found)) return Optional.empty();
        return Optional.of(
                claimed instanceof Value.QuotientElement(var name, int order, var _) && name.equals(found.name())
                        ? CheckFindings.difference("check.verdict.order-differs", order, found.order())
                        : CheckFindings.valueDifference(claimed, found.name()));
    }

    @Override
    public CheckResult resultOfParts() {
        if (!readHeaps()) return findings.wrong(Message.of("check.verdict.quotient-unfit"));
        var proved = QuotientCheck.of(theorem);
        var wrong = findings.with(new CheckResult(proved.steps(), List.of(), proved.fault()));
        if (wrong.isPresent()) return findings.wrong(Message.of("check.verdict.quotient-fails", "fault", wrong.get()));
        for (int game = 0; game < theorem.games().size(); game++) elements.add(new QuotientElements(theorem, game));
        int product = product();
        boolean lost = quotient.isLost(product);
        var names = new QuotientNames(
                quotient, theorem.generators().stream().map(theorem.map()::get).toList());
        var value = new Value.QuotientElement(names.name(product), quotient.order(), lost);
        var outcome = lost ? Outcome.P : Outcome.N;
        findings.holds("check.verdict.quotient-element", "element", value.name(), "outcome", outcome);
        if (outcome != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), outcome);
        var otherwise = claimed.value().flatMap(other -> difference(other, value));
        if (otherwise.isPresent()) return findings.wrong(otherwise.get());
        return findings.result(claimed.moves().flatMap(this::movesFault).or(this::definitionFault));
    }

    /// Collects the heaps.
    ///
    /// @return whether the theorem is about such a sum
    private boolean readHeaps() {
        var sum = position.sum();
        var basis = claimed.basis();
        if (sum.play() != Play.MISERE || sum.compound() != Compound.DISJUNCTIVE) return false;
        if (!position.preferences().isEmpty() || position.mover() != 0) return false;
        if (!basis.statement().isEmpty()
                || !basis.periods().isEmpty()
                || basis.theorem().isPresent()) return false;
        var games = sum.components().stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
        if (!games.equals(theorem.games())) return false;
        for (var component : sum.components()) {
            if (!(component.position() instanceof Tuple heap) || heap.arity() != 1) return false;
            int game = games.indexOf(component.game().rules());
            if (!theorem.covers(game, heap.get(0))) return false;
            heaps.add(new Heap(game, heap.get(0)));
        }
        return true;
    }

    /// Finds what all heaps are worth together, and beside each kind.
    private int product() {
        var counts = new int[quotient.order()];
        for (var heap : heaps) counts[element(heap)]++;
        for (int without = 0; without < counts.length; without++)
            if (counts[without] > 0) {
                counts[without]--;
                others.put(without, power(counts));
                counts[without]++;
            }
        return power(counts);
    }

    private int power(int[] counts) {
        int product = 0;
        for (int element = 0; element < counts.length; element++)
            if (counts[element] > 0)
                product = quotient.times(product, quotient.power(element, BigInteger.valueOf(counts[element])));
        return product;
    }

    private int element(Heap heap) {
        return elements.get(heap.game).of(heap.counters);
    }

    private QuotientHeap moves(Heap heap) {
        return new QuotientHeap(theorem.games().get(heap.game), heap.counters, elements.get(heap.game));
    }

    private int others(Heap heap) {
        return others.getOrDefault(element(heap), 0);
    }

    private Optional<Message> movesFault(ClaimedMoves moves) {
        var loses = CheckFindings.listedMoveFault(position.sum(), moves, this::wins);
        if (loses.isPresent()) return loses;
        var cache = new HashMap<HeapWithOthers, Optional<BigInteger>>();
        Optional<BigInteger> count = Optional.of(BigInteger.ZERO);
        for (var heap : heaps) {
            var more = cache.computeIfAbsent(
                    new HeapWithOthers(heap, others(heap)),
                    beside -> moves(heap).count(left -> quotient.isLost(quotient.times(beside.others, left))));
            count = count.flatMap(some -> more.map(some::add));
        }
        if (count.isEmpty()) {
            findings.leaves("check.verdict.open-moves");
            return Optional.empty();
        }
        return findings.countFault("check.verdict.moves-elements", moves, count.get());
    }

    private boolean wins(ClaimedMove move) {
        if (move.side().isPresent() || move.steps().size() != 1) return false;
        var step = move.steps().getFirst();
        if (step.component() < 0 || step.component() >= heaps.size()) return false;
        var heap = heaps.get(step.component());
        return moves(heap)
                .after(step.to())
                .filter(left -> quotient.isLost(quotient.times(others(heap), left)))
                .isPresent();
    }

    private Optional<Message> definitionFault() {
        var rest = new ClaimedVerdict(
                claimed.outcome(), Optional.empty(), claimed.remoteness(), claimed.moves(), claimed.basis());
        var whole = WholeSumCheck.of(position.sum(), rest);
        if (whole.isEmpty() && !claimed.remoteness().isEmpty()) findings.leaves("check.verdict.open-remoteness");
        return whole.flatMap(check -> findings.with(check.resultOfParts()));
    }
}
