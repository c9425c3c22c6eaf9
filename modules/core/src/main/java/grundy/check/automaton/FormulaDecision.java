package grundy.check.automaton;

import grundy.check.automaton.Arithmetic.Kind;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.All;
import grundy.check.automaton.Formula.Any;
import grundy.check.automaton.Formula.AtMostZero;
import grundy.check.automaton.Formula.Divisible;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.Formula.IsZero;
import grundy.check.automaton.Formula.LowestBit;
import grundy.check.automaton.Formula.LowestPart;
import grundy.check.automaton.Formula.Membership;
import grundy.check.automaton.Formula.Not;
import grundy.check.automaton.Formula.Shift;
import grundy.check.automaton.Formula.Xor;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Turns a formula into an automaton, from the inside out. Of the variables bound by a conjunction those that an
/// equation gives are replaced first; the others are projected one by one, each as soon as all that speaks of it has
/// been intersected, the one with the fewest other variables beside it first.
final class FormulaDecision {
    /// The number of terms up to which a sum has a small automaton in every system.
    private static final int LONG = 3;

    private final Arithmetic arithmetic;
    private int renamed;

    FormulaDecision(Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
    }

    FormulaRelation decide(Formula formula) {
        return switch (formula) {
            case AtMostZero(var term) -> compare(term, Kind.AT_MOST, 0);
            case IsZero(var term) -> compare(term, Kind.ZERO, 0);
            case Divisible(var term, int modulus) ->
                modulus == 1 ? decide(Formula.always()) : compare(term, Kind.DIVISIBLE, modulus);
            case Membership(var variable, var set) ->
                new FormulaRelation(
                        List.of(variable),
                        set.in(arithmetic.system())
                                .orElseThrow(() -> new InexpressibleException(set.text(), arithmetic.system())));
            case Xor(var first, var second, var sum) -> holds(arithmetic.xor(), List.of(first, second, sum));
            case Shift(var word, var shifted) -> holds(arithmetic.shift(), List.of(word, shifted));
            case LowestPart(var word, var part) ->
                holds(arithmetic.lowestPart(NumerationSystem.FIBONACCI), List.of(word, part));
            case LowestBit(var word, var part) ->
                holds(arithmetic.lowestPart(NumerationSystem.BINARY), List.of(word, part));
            case Acceptance(var automaton, var variables) -> holds(automaton, variables);
            case All(var formulas) -> conjunction(new LinkedHashSet<>(), formulas);
            case Any(var formulas) -> any(formulas);
            case Not(var inner) -> arithmetic.not(decide(inner));
            case Exists(var variables, Any(var formulas)) ->
                any(formulas.stream()
                        .map(inner -> (Formula) new Exists(variables, inner))
                        .toList());
            case Exists(var variables, var inner) -> conjunction(new LinkedHashSet<>(variables), List.of(inner));
        };
    }

    private FormulaRelation compare(LinearSum term, Kind kind, int modulus) {
        if (!term.isConstant()) return arithmetic.compare(term, kind, modulus);
        boolean holds = switch (kind) {
            case ZERO -> term.constant().signum() == 0;
            case AT_MOST -> term.constant().signum() <= 0;
            case DIVISIBLE -> term.constant().mod(BigInteger.valueOf(modulus)).signum() == 0;
        };
        return decide(holds ? Formula.always() : Formula.never());
    }

    private FormulaRelation any(List<Formula> formulas) {
        var relation = new FormulaRelation(List.of(), MinimalAutomaton.of(nothing()));
        for (var formula : formulas) relation = arithmetic.or(relation, decide(formula));
        return relation;
    }

    private Automaton nothing() {
        return new Automaton(
                0, arithmetic.system().digits(), new int[][] {{}}, new int[][] {{}}, new boolean[] {false});
    }

    /// Where a variable stands on two tracks, one of them gets another name and an equation.
    private FormulaRelation holds(Automaton automaton, List<String> variables) {
        var names = new ArrayList<String>();
        var twice = new ArrayList<Formula>();
        var extra = new ArrayList<String>();
        for (var variable : variables) {
            if (!names.contains(variable)) {
                names.add(variable);
                continue;
            }
            var other = fresh();
            names.add(other);
            extra.add(other);
            twice.add(Formula.equal(LinearSum.of(variable), LinearSum.of(other)));
        }
        var relation = new FormulaRelation(names, automaton);
        for (int i = 0; i < extra.size(); i++)
            relation = arithmetic.exists(arithmetic.and(relation, decide(twice.get(i))), extra.get(i));
        return relation;
    }

    private String fresh() {
        return "#" + ++renamed;
    }

    private FormulaRelation conjunction(Set<String> bound, List<Formula> formulas) {
        var free = new All(formulas).free();
        free.removeAll(bound);
        var conjuncts = new ArrayList<Formula>();
        formulas.forEach(formula -> flatten(formula, conjuncts, bound));
        while (replaceOne(conjuncts, bound)) {}
        var apart = arithmetic.system().hasOwnWeights()
                ? FourTerms.apart(conjuncts, bound, this::fresh)
                : Optional.<Formula>empty();
        if (apart.isPresent()) return arithmetic.over(decide(apart.get()), List.copyOf(free));
        var relations = new ArrayList<FormulaRelation>();
        for (var conjunct : conjuncts) {
            var relation = decide(conjunct);
            if (relation.isEmpty())
                return arithmetic.over(new FormulaRelation(List.of(), nothing()), List.copyOf(free));
            relations.add(relation);
        }
        project(relations, bound);
        relations.add(new FormulaRelation(List.of(), arithmetic.universe(0)));
        return intersection(relations);
    }

    /// Bound variables of inner formulas get names of their own and are bound outside.
    private void flatten(Formula formula, List<Formula> conjuncts, Set<String> bound) {
        switch (formula) {
            case All(var formulas) -> formulas.forEach(inner -> flatten(inner, conjuncts, bound));
            case Exists(var variables, var inner)
            when !(inner instanceof Any) -> {
                var body = inner;
                for (var variable : variables) {
                    var name = fresh();
                    body = renameVariable(body, variable, name);
                    bound.add(name);
                }
                flatten(body, conjuncts, bound);
            }
            case AtMostZero _,
                    IsZero _,
                    Divisible _,
                    Membership _,
                    Xor _,
                    Shift _,
                    LowestPart _,
                    LowestBit _,
                    Acceptance _,
                    Any _,
                    Not _,
                    Exists _ -> conjuncts.add(formula);
        }
    }

    /// Replaces a bound variable that an equation gives.
    ///
    /// @return whether there was one
    private boolean replaceOne(List<Formula> conjuncts, Set<String> bound) {
        for (int i = 0; i < conjuncts.size(); i++) {
            if (!(conjuncts.get(i) instanceof IsZero(var term))) continue;
            for (var variable : term.variables()) {
                var coefficient = term.factor(variable);
                if (!bound.contains(variable) || !coefficient.abs().equals(BigInteger.ONE)) continue;
                var value = term.with(variable, LinearSum.ZERO).times(coefficient.negate());
                if (!replace(conjuncts, i, variable, value)) continue;
                bound.remove(variable);
                return true;
            }
        }
        return false;
    }

    private boolean replace(List<Formula> conjuncts, int equation, String variable, LinearSum value) {
        boolean name = value.isVariable();
        if (!name && arithmetic.system().hasOwnWeights() && grows(conjuncts, equation, variable, value)) return false;
        for (int i = 0; i < conjuncts.size(); i++)
            if (i != equation
                    && !name
                    && !isLinear(conjuncts.get(i))
                    && conjuncts.get(i).free().contains(variable)) return false;
        conjuncts.remove(equation);
        if (name) {
            var other = value.variables().iterator().next();
            conjuncts.replaceAll(conjunct -> renameVariable(conjunct, variable, other));
        } else {
            conjuncts.replaceAll(conjunct -> onTerms(conjunct, term -> term.with(variable, value)));
            conjuncts.add(new AtMostZero(value.times(-1)));
        }
        return true;
    }

    /// Where sums need large automata, several short ones are better than one long one.
    private static boolean grows(List<Formula> conjuncts, int equation, String variable, LinearSum value) {
        for (int i = 0; i < conjuncts.size(); i++)
            if (i != equation
                    && conjuncts.get(i).free().contains(variable)
                    && length(onTerms(conjuncts.get(i), term -> term.with(variable, value))) > LONG) return true;
        return false;
    }

    private static int length(Formula formula) {
        return switch (formula) {
            case AtMostZero(var term) -> length(term);
            case IsZero(var term) -> length(term);
            case Divisible _,
                    Membership _,
                    Xor _,
                    Shift _,
                    LowestPart _,
                    LowestBit _,
                    Acceptance _,
                    All _,
                    Any _,
                    Not _,
                    Exists _ -> 0;
        };
    }

    /// @return whether a sum has too many terms for a small automaton
    static boolean isLong(LinearSum term) {
        return length(term) > LONG;
    }

    private static int length(LinearSum term) {
        return term.coefficients().values().stream()
                .mapToInt(
                        factor -> factor.abs().min(BigInteger.valueOf(LONG + 1)).intValueExact())
                .sum();
    }

    private static boolean isLinear(Formula formula) {
        return formula instanceof IsZero || formula instanceof AtMostZero || formula instanceof Divisible;
    }

    private static Formula onTerms(Formula formula, UnaryOperator<LinearSum> change) {
        return switch (formula) {
            case AtMostZero(var term) -> new AtMostZero(change.apply(term));
            case IsZero(var term) -> new IsZero(change.apply(term));
            case Divisible(var term, int modulus) -> new Divisible(change.apply(term), modulus);
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, All _, Any _, Not _, Exists _ ->
                formula;
        };
    }

    /// @param name that is not bound anywhere in the formula
    static Formula renameVariable(Formula formula, String variable, String name) {
        UnaryOperator<String> rename = each -> each.equals(variable) ? name : each;
        return switch (formula) {
            case AtMostZero _, IsZero _, Divisible _ ->
                onTerms(formula, term -> term.with(variable, LinearSum.of(name)));
            case Membership(var member, var set) -> new Membership(rename.apply(member), set);
            case Xor(var first, var second, var sum) ->
                new Xor(rename.apply(first), rename.apply(second), rename.apply(sum));
            case Shift(var word, var shifted) -> new Shift(rename.apply(word), rename.apply(shifted));
            case LowestPart(var word, var part) -> new LowestPart(rename.apply(word), rename.apply(part));
            case LowestBit(var word, var part) -> new LowestBit(rename.apply(word), rename.apply(part));
            case Acceptance(var automaton, var variables) ->
                new Acceptance(automaton, variables.stream().map(rename).toList());
            case All(var formulas) ->
                new All(formulas.stream()
                        .map(inner -> renameVariable(inner, variable, name))
                        .toList());
            case Any(var formulas) ->
                new Any(formulas.stream()
                        .map(inner -> renameVariable(inner, variable, name))
                        .toList());
            case Not(var inner) -> new Not(renameVariable(inner, variable, name));
            case Exists(var variables, var inner) ->
                variables.contains(variable) ? formula : new Exists(variables, renameVariable(inner, variable, name));
        };
    }

    private void project(List<FormulaRelation> relations, Set<String> bound) {
        var open = new LinkedHashSet<>(bound);
        open.removeIf(variable ->
                relations.stream().noneMatch(relation -> relation.variables().contains(variable)));
        while (!open.isEmpty()) {
            String best = null;
            int fewest = Integer.MAX_VALUE;
            for (var variable : open) {
                int beside = beside(relations, variable);
                if (best == null || beside < fewest) {
                    best = variable;
                    fewest = beside;
                }
            }
            eliminate(relations, best);
            open.remove(best);
        }
    }

    private static int beside(List<FormulaRelation> relations, @Nullable String variable) {
        var names = new HashSet<String>();
        for (var relation : relations) if (relation.variables().contains(variable)) names.addAll(relation.variables());
        return names.size();
    }

    private void eliminate(List<FormulaRelation> relations, @Nullable String variable) {
        if (variable == null) return;
        var about = new ArrayList<FormulaRelation>();
        for (var relation : relations) if (relation.variables().contains(variable)) about.add(relation);
        relations.removeAll(about);
        relations.add(arithmetic.exists(intersection(about), variable));
    }

    /// Intersects, each time the two that give the fewest tracks and then the fewest arrows.
    private FormulaRelation intersection(List<FormulaRelation> relations) {
        var open = new ArrayList<>(relations);
        while (open.size() > 1) {
            int first = 0;
            int second = 1;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < open.size(); i++)
                for (int j = i + 1; j < open.size(); j++) {
                    long cost = cost(open.get(i), open.get(j));
                    if (cost >= least) continue;
                    least = cost;
                    first = i;
                    second = j;
                }
            var one = open.remove(second);
            var other = open.remove(first);
            open.add(arithmetic.and(one, other));
        }
        return open.getFirst();
    }

    private static long cost(FormulaRelation first, FormulaRelation second) {
        var names = new HashSet<>(first.variables());
        names.addAll(second.variables());
        return (long) names.size() << 40
                | (long) first.automaton().arrows() + second.automaton().arrows();
    }
}
