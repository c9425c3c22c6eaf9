package grundy.present.move;

import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.option.RuleOptions;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Finds options of one component by the position they leave or by the amount they take. In games of
/// taking and splitting a heap may be of any length; elsewhere up to this many options are examined.
///
/// @param mover whose options, null in an impartial game
record MoveTargets(Component component, @Nullable Side mover) {
    private static final int MOST_SEARCHED = 300_000;
    private static final int MOST_NEAR = 5000;
    private static final int MOST_WAYS = 40;

    private RuleTree rules() {
        return LegalMoves.rules(component, mover);
    }

    /// @param parts what should be left; components in which nobody can move may be missing
    Optional<List<Position>> leaving(List<Position> parts) {
        if (rules() instanceof RuleTree.TakeAndBreak(var terms) && isLeft(terms, parts))
            return Optional.of(parts.isEmpty() ? List.of(Tuple.of(0)) : parts);
        var exact = RuleOptions.sorted(parts);
        var same = first(option -> RuleOptions.sorted(option).equals(exact));
        if (same.isPresent() || parts.stream().anyMatch(this::isDead)) return same;
        return first(option -> RuleOptions.sorted(
                        option.stream().filter(part -> !isDead(part)).toList())
                .equals(exact));
    }

    private Optional<List<Position>> first(Predicate<List<Position>> filter) {
        return LegalMoves.options(component, mover)
                .limit(MOST_SEARCHED)
                .filter(filter)
                .findFirst();
    }

    private boolean isDead(Position part) {
        return LegalMoves.isDead(new Component(component.game(), part));
    }

    private boolean isLeft(List<RuleTree.Term> terms, List<Position> parts) {
        var heaps = parts.stream()
                .map(MoveWording::counters)
                .filter(heap -> heap.signum() > 0)
                .toList();
        if (heaps.size() > 3 || heaps.size() < parts.size() && parts.size() > 1) return false;
        var heap = MoveWording.counters(component.position());
        var taken = heap.subtract(heaps.stream().reduce(BigInteger.ZERO, BigInteger::add));
        return terms.stream()
                .anyMatch(term ->
                        (term.parts() >> heaps.size() & 1) != 0 && isTaken(term.amounts(), taken, heap, heaps.size()));
    }

    private static boolean isTaken(Amounts amounts, BigInteger taken, BigInteger heap, int parts) {
        if (taken.signum() == 0) return parts > 1 && amounts.equals(Amounts.NOTHING);
        return !amounts.equals(Amounts.NOTHING) && AmountSets.contains(amounts, taken, heap);
    }

    /// @return the first ways to take that many counters from a heap: several where the rest may be split
    List<List<Position>> taking(BigInteger amount) {
        var heap = MoveWording.counters(component.position());
        var rest = heap.subtract(amount);
        if (rules() instanceof RuleTree.TakeAndBreak heaps && !heaps.maySplit()) {
            var left = List.<Position>of(Tuple.of(rest));
            return isLeft(heaps.terms(), left) ? List.of(left) : List.of();
        }
        return LegalMoves.options(component, mover)
                .limit(MOST_SEARCHED)
                .filter(option -> total(option).equals(rest))
                .limit(MOST_WAYS)
                .toList();
    }

    private static BigInteger total(List<Position> option) {
        return option.stream().map(MoveWording::counters).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /// @return amounts that may be taken from this heap, those nearest to one, ascending
    List<BigInteger> amountsNear(BigInteger amount, int most) {
        var heap = MoveWording.counters(component.position());
        var amounts = new TreeSet<BigInteger>();
        LegalMoves.options(component, mover)
                .limit(MOST_NEAR)
                .forEach(option -> amounts.add(heap.subtract(total(option))));
        return amounts.stream()
                .sorted(Comparator.comparing(other -> other.subtract(amount).abs()))
                .limit(most)
                .sorted()
                .toList();
    }

    /// @return options nearest to what was asked for
    List<List<Position>> near(List<Position> parts, int most) {
        var targets = numbers(parts);
        return LegalMoves.options(component, mover)
                .limit(MOST_NEAR)
                .sorted(Comparator.comparing(option -> distance(numbers(option), targets)))
                .limit(most)
                .toList();
    }

    private static List<BigInteger> numbers(List<Position> parts) {
        var numbers = new ArrayList<BigInteger>();
        for (var part : parts) if (part instanceof Tuple tuple) tuple.stream().forEach(numbers::add);
        return numbers;
    }

    private static BigInteger distance(List<BigInteger> one, List<BigInteger> other) {
        var distance = BigInteger.valueOf(Math.abs(one.size() - other.size()) * 1000L);
        for (int i = 0; i < Math.min(one.size(), other.size()); i++)
            distance = distance.add(one.get(i).subtract(other.get(i)).abs());
        return distance;
    }
}
