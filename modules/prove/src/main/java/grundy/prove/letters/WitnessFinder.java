package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.Substitution;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Finds how a move is to be chosen, in terms of the position, from small positions where such a move was
/// looked for: few terms that together serve all of them. What is found is a guess, to be proved.
public final class WitnessFinder {
    private static final int MOST_CASES = 400;
    private static final int MOST_WITNESSES = 6;
    private static final int MOST_ATOMS = 16;

    /// The most atoms and the largest number of a term, tier by tier.
    private static final int[] SIZES = {1, 2, 2, 3};
    private static final int[] CONSTANTS = {1, 0, 1, 1};

    /// The number of tiers.
    static final int TIERS = SIZES.length;

    private final ParametricGame game;
    private final List<Expression> atoms;
    private final List<Case> cases;
    private final Limits limits;

    /// The value of each atom in each case.
    private final List<long[]> values;

    /// The choices that make a wanted move, for each alternative and case.
    private final List<List<Set<List<Long>>>> winning;

    /// @param atoms of which terms are made
    WitnessFinder(ParametricGame game, Set<Expression> atoms, List<Case> cases, Limits limits) {
        this.game = game;
        this.atoms = atoms.stream().limit(MOST_ATOMS).toList();
        this.cases = cases.subList(0, Math.min(cases.size(), MOST_CASES));
        this.limits = limits;
        this.values = this.cases.stream().map(each -> values(each.here)).toList();
        this.winning = game.moves().alternatives().stream()
                .map(move ->
                        this.cases.stream().map(each -> winning(move, each)).toList())
                .toList();
    }

    /// Numbers at which some move is wanted.
    ///
    /// @param here the position, the letters, and the wanted value if there is one
    /// @param condition of the numbers after a move, under the same names
    record Case(Evaluation here, Predicate<Map<String, BigInteger>> condition) {}

    /// @param tier how far to look, below {@link #TIERS}
    /// @return few witnesses, one of which does at each of the cases; empty if they do not suffice
    Optional<List<WitnessMove>> of(int tier) {
        var terms = new LinearTerms(atoms, SIZES[tier], CONSTANTS[tier]);
        var open = new BitSet();
        open.set(0, cases.size());
        var covered = new ArrayList<CoveredCases>();
        for (int i = 0; i < winning.size(); i++) covered.addAll(served(i, terms));
        var found = new ArrayList<WitnessMove>();
        while (!open.isEmpty() && found.size() < MOST_WITNESSES) {
            CoveredCases best = null;
            int most = 0;
            for (var each : covered) {
                var serves = (BitSet) each.cases.clone();
                serves.and(open);
                if (serves.cardinality() > most) {
                    most = serves.cardinality();
                    best = each;
                }
            }
            if (best == null) return Optional.empty();
            found.add(best.witness);
            open.andNot(best.cases);
        }
        return open.isEmpty() ? Optional.of(found) : Optional.empty();
    }

    private record CoveredCases(WitnessMove witness, BitSet cases) {}

    private List<CoveredCases> served(int alternative, LinearTerms terms) {
        var fresh = game.fresh(game.moves().alternatives().get(alternative));
        return switch (fresh.size()) {
            case 0 -> {
                var all = new BitSet();
                for (int i = 0; i < cases.size(); i++)
                    if (!winning.get(alternative).get(i).isEmpty()) all.set(i);
                yield List.of(new CoveredCases(new WitnessMove(alternative, Map.of()), all));
            }
            case 1 -> one(alternative, fresh.getFirst(), terms);
            case 2 -> two(alternative, fresh, terms);
            default -> List.of();
        };
    }

    private List<CoveredCases> one(int alternative, String fresh, LinearTerms terms) {
        var covered = new ArrayList<CoveredCases>();
        for (var term : terms.all()) {
            var does = new BitSet();
            for (int i = 0; i < cases.size(); i++)
                if (winning.get(alternative).get(i).contains(List.of(term.at(values.get(i))))) does.set(i);
            if (!does.isEmpty())
                covered.add(
                        new CoveredCases(new WitnessMove(alternative, Map.of(fresh, terms.expression(term))), does));
        }
        return covered;
    }

    private List<CoveredCases> two(int alternative, List<String> fresh, LinearTerms terms) {
        var wins = winning.get(alternative);
        var firsts = wins.stream()
                .map(each -> each.stream().map(List::getFirst).collect(Collectors.toSet()))
                .toList();
        var covered = new ArrayList<CoveredCases>();
        for (var first : terms.all()) {
            if (limits.isOver()) break;
            var possible = new ArrayList<Integer>();
            for (int i = 0; i < cases.size(); i++) if (firsts.get(i).contains(first.at(values.get(i)))) possible.add(i);
            if (possible.isEmpty()) continue;
            for (var second : terms.all()) {
                var does = new BitSet();
                for (int i : possible)
                    if (wins.get(i).contains(List.of(first.at(values.get(i)), second.at(values.get(i))))) does.set(i);
                if (does.isEmpty()) continue;
                var chosen =
                        Map.of(fresh.getFirst(), terms.expression(first), fresh.getLast(), terms.expression(second));
                covered.add(new CoveredCases(new WitnessMove(alternative, chosen), does));
            }
        }
        return covered;
    }

    private long[] values(Evaluation here) {
        var values = new long[atoms.size()];
        for (int i = 0; i < values.length; i++)
            values[i] = here.value(atoms.get(i)).longValueExact();
        return values;
    }

    private Set<List<Long>> winning(RuleTree.Alternative move, Case each) {
        var winning = new HashSet<List<Long>>();
        long most = game.all().stream()
                .mapToLong(name -> each.here.value(new Variable(name)).longValueExact())
                .sum();
        collect(move, game.fresh(move), each, each.here, new ArrayList<>(), most, winning);
        return winning;
    }

    private void collect(
            RuleTree.Alternative move,
            List<String> fresh,
            Case each,
            Evaluation here,
            List<Long> numbers,
            long most,
            Set<List<Long>> winning) {
        if (numbers.size() < fresh.size()) {
            for (long number = 1; number <= most; number++) {
                var more = new ArrayList<>(numbers);
                more.add(number);
                var with = here.with(fresh.get(numbers.size()), BigInteger.valueOf(number));
                collect(move, fresh, each, with, more, most, winning);
            }
            return;
        }
        if (!here.holds(move.where())) return;
        var behind = new HashMap<String, BigInteger>();
        for (var coordinate : game.behind(move).entrySet()) {
            var value = here.value(coordinate.getValue());
            if (value.signum() < 0) return;
            behind.put(coordinate.getKey(), value);
        }
        for (var name : game.names()) behind.put(name, here.value(new Variable(name)));
        if (each.condition.test(behind)) winning.add(numbers);
    }

    /// @return the move's condition and where it leads, with what the witness chooses in the place of the
    ///     fresh letters
    public static MoveInstance choose(ParametricGame game, WitnessMove witness) {
        var move = new Substitution(witness.choices())
                .of(game.moves().alternatives().get(witness.alternative()));
        return new MoveInstance(move.where(), game.behind(move), witness.choices());
    }

    /// The move of a witness, with its numbers as expressions.
    ///
    /// @param behind each coordinate after it
    public record MoveInstance(Condition where, Map<String, Expression> behind, Map<String, Expression> numbers) {
        /// @param letter a fresh letter of the move
        public Expression number(String letter) {
            return Objects.requireNonNull(numbers.get(letter), letter);
        }

        /// @return the value of a coordinate after the move
        public Expression coordinate(String name) {
            return Objects.requireNonNull(behind.get(name), name);
        }
    }
}
