package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The reason why play must end: sums of the coordinates, where every move lowers the first, or keeps
/// it and lowers the second, and so on. Where a move leaves several parts, each of them is lower. A sum
/// that may be below 0, as `100 - s` in a race to 100, is lowered only by moves from positions where it
/// is above 0, so that it counts as 0 where it is below.
///
/// @param sums may be empty where there are no moves
public record TerminationMeasure(List<LinearSum> sums) {
    private static final int MOST_BOUNDS = 12;

    /// The number of coefficients up to which automata of sums are small.
    private static final int FEW = 2;

    /// @return a formula that holds where the measure fails: at a move after which it is not lower
    Formula violation(GameFormulas game, OptionClause clause, List<String> part) {
        var formula = Formula.not(lowered(game.coordinates(), part));
        return new Formula.Exists(clause.boundVariables(), Formula.all(clause.condition(), formula));
    }

    /// @param coordinates of the position before a move
    /// @param part of the position after it, a variable for each coordinate
    /// @return the formula that the measure of the part is lower
    public Formula lowered(List<String> coordinates, List<String> part) {
        var lowered = Formula.never();
        for (var sum : sums.reversed()) {
            var after = at(sum, coordinates, part);
            lowered = Formula.any(lower(after, sum), Formula.all(Formula.equal(after, sum), lowered));
        }
        return lowered;
    }

    /// @return the formula that a sum gets lower, from above 0
    private static Formula lower(LinearSum after, LinearSum before) {
        var less = Formula.less(after, before);
        return before.mayFallBelowZero() ? Formula.all(less, Formula.less(LinearSum.ZERO, before)) : less;
    }

    /// @return whether none of the sums may be below 0
    public boolean isNonnegative() {
        return sums.stream().noneMatch(LinearSum::mayFallBelowZero);
    }

    private static LinearSum at(LinearSum sum, List<String> coordinates, List<String> part) {
        var value = LinearSum.of(sum.constant());
        for (int i = 0; i < coordinates.size(); i++)
            value = value.plus(LinearSum.of(part.get(i)).times(sum.factor(coordinates.get(i))));
        return value;
    }

    /// What is said by addition and order alone is true in every system or in none: where sums need large automata,
    /// base 2 is asked.
    ///
    /// @return whether every move lowers it, by proof
    public boolean isLowered(GameFormulas game, Arithmetic arithmetic) {
        if (isPlainlyLowered(game)) return true;
        boolean small = arithmetic.system().coefficients().size() <= FEW;
        if (small && !arithmetic.system().hasOwnWeights()) return isLoweredHere(game, arithmetic);
        try {
            return isLoweredHere(game, new Arithmetic(NumerationSystem.BINARY, arithmetic.budget()));
        } catch (InexpressibleException _) {
            return isLoweredHere(game, arithmetic);
        }
    }

    /// Returns whether the comparisons of moves show it, one by one: no coordinate in the first sum
    /// becomes greater, and one becomes less.
    private boolean isPlainlyLowered(GameFormulas game) {
        if (sums.isEmpty() || sums.getFirst().mayFallBelowZero()) return false;
        var cases = ClauseCases.of(game);
        if (cases.isEmpty()) return false;
        var names = ClauseCases.names(game);
        int count = game.coordinates().size();
        for (var comparisons : cases.get()) {
            boolean lower = false;
            for (int i = 0; i < count; i++) {
                if (sums.getFirst().factor(names.get(i)).signum() == 0) continue;
                var rise = LinearSum.of(names.get(count + i)).minus(LinearSum.of(names.get(i)));
                if (comparisons.stream().noneMatch(each -> each.saysAtMostZero(rise))) return false;
                lower |= comparisons.stream().anyMatch(each -> each.saysAtMostZero(rise.plus(1)));
            }
            if (!lower) return false;
        }
        return true;
    }

    private boolean isLoweredHere(GameFormulas game, Arithmetic arithmetic) {
        for (var clause : game.clauses())
            for (var part : clause.parts())
                if (!arithmetic.decide(violation(game, clause, part)).isEmpty()) return false;
        return true;
    }

    /// @return measures to try, the simplest first
    public static List<TerminationMeasure> candidates(GameFormulas game) {
        var candidates = new ArrayList<>(nonnegative(game.coordinates()));
        var bounds = new TreeSet<BigInteger>();
        for (var clause : game.clauses()) bounds(clause.condition(), bounds);
        // s < 5 is kept as s - 4 <= 0.
        for (var bound : List.copyOf(bounds)) bounds.add(bound.add(BigInteger.ONE));
        for (var bound : bounds.stream().limit(MOST_BOUNDS).toList())
            for (var coordinate : game.coordinates())
                candidates.add(
                        new TerminationMeasure(List.of(LinearSum.of(bound).minus(LinearSum.of(coordinate)))));
        return candidates;
    }

    /// Collects the constants of a condition.
    private static void bounds(Formula condition, Set<BigInteger> bounds) {
        switch (condition) {
            case Formula.AtMostZero(var term) -> bounds.add(term.constant().abs());
            case Formula.IsZero(var term) -> bounds.add(term.constant().abs());
            case Formula.All(var formulas) -> formulas.forEach(each -> bounds(each, bounds));
            case Formula.Any(var formulas) -> formulas.forEach(each -> bounds(each, bounds));
            case Formula.Not(var formula) -> bounds(formula, bounds);
            case Formula.Exists(var _, var formula) -> bounds(formula, bounds);
            case Formula.Divisible _,
                    Formula.Membership _,
                    Formula.Xor _,
                    Formula.Shift _,
                    Formula.LowestPart _,
                    Formula.LowestBit _,
                    Formula.Acceptance _ -> {
                // says nothing about how large a number is
            }
        }
    }

    private static List<TerminationMeasure> nonnegative(List<String> coordinates) {
        int count = coordinates.size();
        var candidates = new ArrayList<TerminationMeasure>();
        candidates.add(new TerminationMeasure(List.of(sum(coordinates))));
        for (var coordinate : coordinates) candidates.add(new TerminationMeasure(List.of(LinearSum.of(coordinate))));
        if (count == 1) return candidates;
        // What is behind may be a memory that each move writes anew.
        for (int some = 2; some < count; some++)
            candidates.add(new TerminationMeasure(List.of(sum(coordinates.subList(0, some)))));
        var rising = LinearSum.ZERO;
        var falling = LinearSum.ZERO;
        for (int i = 0; i < count; i++) {
            rising = rising.plus(LinearSum.of(coordinates.get(i)).times(i + 1));
            falling = falling.plus(LinearSum.of(coordinates.get(i)).times(count - i));
        }
        candidates.add(new TerminationMeasure(List.of(rising)));
        candidates.add(new TerminationMeasure(List.of(falling)));
        if (count == 2)
            for (int first = 1; first <= 5; first++)
                for (int second = 1; second <= 5; second++)
                    candidates.add(new TerminationMeasure(List.of(LinearSum.of(coordinates.get(0))
                            .times(first)
                            .plus(LinearSum.of(coordinates.get(1)).times(second)))));
        permutations(coordinates, new ArrayList<>(), candidates);
        return candidates;
    }

    static LinearSum sum(List<String> coordinates) {
        return coordinates.stream().map(LinearSum::of).reduce(LinearSum.ZERO, LinearSum::plus);
    }

    private static void permutations(List<String> names, List<LinearSum> sums, List<TerminationMeasure> candidates) {
        if (names.isEmpty()) candidates.add(new TerminationMeasure(List.copyOf(sums)));
        for (var name : names) {
            var rest = new ArrayList<>(names);
            rest.remove(name);
            sums.add(LinearSum.of(name));
            permutations(rest, sums, candidates);
            sums.removeLast();
        }
    }

    /// @return the sums in which counterexamples are least: these, then the sum of the coordinates
    public List<LinearSum> order(List<String> coordinates) {
        var order = new ArrayList<>(sums);
        var sum = sum(coordinates);
        if (!order.contains(sum)) order.add(sum);
        return order;
    }

    @Override
    public String toString() {
        var texts = sums.stream().map(TerminationMeasure::text).collect(Collectors.joining(", "));
        return sums.size() == 1 ? texts : "(" + texts + ")";
    }

    /// @return the sum as text, with the constant in front if something is subtracted from it
    public static String text(LinearSum sum) {
        if (!sum.mayFallBelowZero() || sum.constant().signum() <= 0) return sum.toString();
        var subtracted = LinearSum.of(sum.constant()).minus(sum);
        boolean single = subtracted.coefficients().size() == 1;
        return sum.constant() + " - " + (single ? subtracted.toString() : "(" + subtracted + ")");
    }
}
