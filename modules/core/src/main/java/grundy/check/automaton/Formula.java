package grundy.check.automaton;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A statement about nonnegative integers, with addition, automatic sets and relations, and quantifiers: Presburger's
/// arithmetic with more. {@link Arithmetic} decides it.
public sealed interface Formula {
    /// @return a formula that is true of all numbers
    static Formula always() {
        return new All(List.of());
    }

    /// @return a formula that is true of no numbers
    static Formula never() {
        return new Any(List.of());
    }

    /// `term <= 0`.
    record AtMostZero(LinearSum term) implements Formula {}

    /// `term == 0`.
    record IsZero(LinearSum term) implements Formula {}

    /// `term` is a multiple of the modulus.
    ///
    /// @param modulus at least 1
    record Divisible(LinearSum term, int modulus) implements Formula {}

    /// A variable is in a set that the digits determine.
    record Membership(String variable, AutomaticSet set) implements Formula {}

    /// `first xor second == sum`, for each binary digit.
    record Xor(String first, String second, String sum) implements Formula {}

    /// The word of `shifted` is that of `word` with a zero after it.
    record Shift(String word, String shifted) implements Formula {}

    /// `part` is the least part of the Zeckendorf form of `word`, which is not 0.
    record LowestPart(String word, String part) implements Formula {}

    /// `part` is the greatest power of 2 that divides `word`, which is not 0.
    record LowestBit(String word, String part) implements Formula {}

    /// The values of some variables, as words, are accepted by an automaton.
    ///
    /// @param variables one for each track; the same may occur twice
    record Acceptance(Automaton automaton, List<String> variables) implements Formula {}

    record All(List<Formula> formulas) implements Formula {}

    record Any(List<Formula> formulas) implements Formula {}

    record Not(Formula formula) implements Formula {}

    record Exists(List<String> variables, Formula formula) implements Formula {}

    /// @return the formula that all of these hold; of none, {@link #always}
    static Formula all(Formula... formulas) {
        return new All(List.of(formulas));
    }

    /// @return the formula that one of these holds at least; of none, {@link #never}
    static Formula any(Formula... formulas) {
        return new Any(List.of(formulas));
    }

    /// @return the formula that this does not hold
    static Formula not(Formula formula) {
        return new Not(formula);
    }

    /// @return the formula that the two are the same number
    static Formula equal(LinearSum left, LinearSum right) {
        return new IsZero(left.minus(right));
    }

    /// @return the formula that the first is not greater than the second
    static Formula atMost(LinearSum left, LinearSum right) {
        return new AtMostZero(left.minus(right));
    }

    /// @return the formula that the first is less than the second
    static Formula less(LinearSum left, LinearSum right) {
        return new AtMostZero(left.minus(right).plus(1));
    }

    /// @return the variables that are not bound
    default Set<String> free() {
        var found = new LinkedHashSet<String>();
        switch (this) {
            case AtMostZero(var term) -> found.addAll(term.variables());
            case IsZero(var term) -> found.addAll(term.variables());
            case Divisible(var term, int _) -> found.addAll(term.variables());
            case Membership(var variable, var _) -> found.add(variable);
            case Xor(var first, var second, var sum) -> found.addAll(List.of(first, second, sum));
            case Shift(var word, var shifted) -> found.addAll(List.of(word, shifted));
            case LowestPart(var word, var part) -> found.addAll(List.of(word, part));
            case LowestBit(var word, var part) -> found.addAll(List.of(word, part));
            case Acceptance(var _, var variables) -> found.addAll(variables);
            case All(var formulas) -> formulas.forEach(formula -> found.addAll(formula.free()));
            case Any(var formulas) -> formulas.forEach(formula -> found.addAll(formula.free()));
            case Not(var formula) -> found.addAll(formula.free());
            case Exists(var variables, var formula) -> {
                found.addAll(formula.free());
                variables.forEach(found::remove);
            }
        }
        return found;
    }
}
