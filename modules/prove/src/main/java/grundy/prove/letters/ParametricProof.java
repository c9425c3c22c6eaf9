package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.prove.letters.ProofObligation.Kind;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Number;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.Substitution;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Tries to prove a claim about a family of games: that it is the kernel of the game, or its nim-values, for all values
/// of the letters.
final class ParametricProof {
    private static final Expression ZERO = new Number(BigInteger.ZERO);
    private static final Expression ONE = new Number(BigInteger.ONE);
    private static final Variable VALUE = new Variable(ParametricTheorem.VALUE);

    private final ParametricGame game;
    private final CatalogueClaim claim;
    private final PositionSamples samples;
    private final Limits limits;
    private final List<ProofObligation> obligations = new ArrayList<>();

    ParametricProof(ParametricGame game, CatalogueClaim claim, PositionSamples samples, Limits limits) {
        this.game = game;
        this.claim = claim;
        this.samples = samples;
        this.limits = limits;
    }

    /// @return the theorem; empty if some part of it could not be shown
    /// @throws BeyondArithmeticException if the rules or the claim cannot be said
    Optional<ParametricTheorem> theorem() {
        var measure = measure();
        if (measure.isEmpty()) return Optional.empty();
        boolean proved = switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var set) -> isKernel(set);
            case CatalogueClaim.Grundy(var _, var _, var value) -> areValues(value);
        };
        if (!proved) return Optional.empty();
        var ends = game.play() == Play.MISERE ? Optional.of(ends()) : Optional.<Condition>empty();
        return Optional.of(new ParametricTheorem(game, claim, measure.get(), ends, obligations));
    }

    private Optional<Expression> measure() {
        for (var measure : measures()) {
            int before = obligations.size();
            boolean falls = true;
            for (int i = 0; i < alternatives().size() && falls; i++) {
                var encoder = new PolynomialEncoder();
                var facts = new ArrayList<>(factsAfterMove(encoder, i));
                var after = behind(i).of(measure);
                var falling = IntegerFact.all(
                        IntegerFact.less(encoder.of(after), encoder.of(measure)),
                        IntegerFact.atMost(Polynomial.ZERO, encoder.of(after)));
                falls = show(Kind.ENDS, i, List.of(), facts, List.of(falling), encoder);
            }
            if (falls) return Optional.of(measure);
            while (obligations.size() > before) obligations.removeLast();
        }
        return Optional.empty();
    }

    private List<Expression> measures() {
        var measures = new ArrayList<Expression>();
        var coordinates =
                game.coordinates().stream().<Expression>map(Variable::new).toList();
        measures.add(coordinates.stream()
                .reduce((sum, next) -> new Binary(Operator.PLUS, sum, next))
                .orElseThrow());
        if (coordinates.size() > 1) measures.addAll(coordinates);
        for (var letter : game.names())
            for (var coordinate : coordinates)
                measures.add(new Expression.Call(
                        Function.MAX, List.of(ZERO, new Binary(Operator.MINUS, new Variable(letter), coordinate))));
        return measures;
    }

    private boolean isKernel(Condition set) {
        boolean misere = game.play() == Play.MISERE;
        for (int i = 0; i < alternatives().size(); i++) {
            var encoder = new PolynomialEncoder();
            var facts = new ArrayList<>(factsAfterMove(encoder, i));
            facts.add(encoder.of(set));
            facts.add(encoder.of(behind(i).of(set)));
            if (!show(Kind.INSIDE, i, List.of(), facts, List.of(), encoder)) return false;
        }
        var atoms = atoms(ClaimAtoms.of(set));
        if (misere && !goesOn(set, SamplePosition::cold, atoms)) return false;
        var outside = samples.all().stream()
                .filter(sample -> !sample.cold() && !(misere && samples.holds(ends(), sample)))
                .map(sample -> new WitnessFinder.Case(
                        samples.at(sample), behind -> evaluation(behind).holds(set)))
                .toList();
        return isThere(Kind.OUTSIDE, outside, atoms, (encoder, witnesses) -> {
            var facts = new ArrayList<>(base());
            var goals = new ArrayList<>(List.of(encoder.of(set)));
            if (misere) goals.add(encoder.of(ends()));
            for (var witness : witnesses) {
                goals.add(IntegerFact.all(
                        move(encoder, witness), encoder.of(behind(witness).of(set))));
            }
            return new ProofGoals(facts, goals);
        });
    }

    /// There is a move from wherever something holds.
    private boolean goesOn(Condition where, Predicate<SamplePosition> holds, Set<Expression> atoms) {
        var inside = samples.all().stream()
                .filter(holds)
                .map(sample -> new WitnessFinder.Case(samples.at(sample), _ -> true))
                .toList();
        return isThere(Kind.GOES_ON, inside, atoms, (encoder, witnesses) -> {
            var facts = new ArrayList<>(base());
            facts.add(encoder.of(where));
            var goals =
                    witnesses.stream().map(witness -> move(encoder, witness)).toList();
            return new ProofGoals(facts, goals);
        });
    }

    private record ProofGoals(List<IntegerFact> knownFacts, List<IntegerFact> goals) {}

    /// Writes that a move by one of the witnesses is there.
    private interface QuestionWriter {
        ProofGoals question(PolynomialEncoder encoder, List<WitnessMove> witnesses);
    }

    private boolean isThere(Kind kind, List<WitnessFinder.Case> cases, Set<Expression> atoms, QuestionWriter writer) {
        var search = new WitnessFinder(game, atoms, cases, limits);
        for (int tier = 0; tier < WitnessFinder.TIERS && !limits.isOver(); tier++) {
            var witnesses = search.of(tier);
            if (witnesses.isEmpty()) continue;
            var encoder = new PolynomialEncoder();
            var question = writer.question(encoder, witnesses.get());
            if (show(kind, -1, witnesses.get(), question.knownFacts, question.goals, encoder)) return true;
        }
        return false;
    }

    private boolean areValues(Expression value) {
        var natural = new PolynomialEncoder();
        var all = base();
        var goal = IntegerFact.atMost(Polynomial.ZERO, natural.of(value));
        if (!show(Kind.NATURAL, -1, List.of(), all, List.of(goal), natural)) return false;
        boolean misere = game.play() == Play.MISERE;
        var ends = misere ? ends() : Condition.TRUE;
        if (misere) {
            var last = new PolynomialEncoder();
            var facts = new ArrayList<>(base());
            facts.add(last.of(ends));
            var one = IntegerFact.equal(last.of(value), Polynomial.ONE);
            if (!show(Kind.LAST, -1, List.of(), facts, List.of(one), last)) return false;
            var none = new Comparison(Relation.EQUAL, value, ZERO);
            if (!goesOn(none, sample -> sample.value() == 0, atoms(ClaimAtoms.of(value)))) return false;
        }
        for (int i = 0; i < alternatives().size(); i++) {
            var encoder = new PolynomialEncoder();
            var facts = new ArrayList<>(factsAfterMove(encoder, i));
            facts.add(IntegerFact.equal(encoder.of(value), encoder.of(behind(i).of(value))));
            if (!show(Kind.OTHERS, i, List.of(), facts, List.of(), encoder)) return false;
        }
        var cases = new ArrayList<WitnessFinder.Case>();
        for (var sample : samples.all()) {
            if (misere && samples.holds(ends, sample)) continue;
            for (int smaller = 0; smaller < sample.value(); smaller++) {
                var target = BigInteger.valueOf(smaller);
                cases.add(new WitnessFinder.Case(
                        samples.at(sample).with(VALUE.name(), target),
                        behind -> evaluation(behind).value(value).equals(target)));
            }
        }
        QuestionWriter smaller = (encoder, witnesses) -> {
            var facts = new ArrayList<>(base());
            var target = encoder.of(VALUE);
            facts.add(IntegerFact.atMost(Polynomial.ZERO, target));
            facts.add(IntegerFact.less(target, encoder.of(value)));
            var goals = new ArrayList<IntegerFact>();
            if (misere) goals.add(encoder.of(ends));
            for (var witness : witnesses) {
                var reached = new Comparison(Relation.EQUAL, behind(witness).of(value), VALUE);
                goals.add(IntegerFact.all(move(encoder, witness), encoder.of(reached)));
            }
            return new ProofGoals(facts, goals);
        };
        for (var atoms : atomsOfValues(value)) if (isThere(Kind.SMALLER, cases, atoms, smaller)) return true;
        return false;
    }

    /// The sets of atoms from which moves to smaller values are built: first with the wanted value's
    /// products with letters, then also with those with numbers.
    private Set<Set<Expression>> atomsOfValues(Expression value) {
        var few = new LinkedHashSet<Expression>();
        few.add(VALUE);
        var all = new LinkedHashSet<Expression>(few);
        for (var atom : ClaimAtoms.of(value)) {
            few.add(atom);
            all.add(atom);
            if (!(atom instanceof Binary(var operator, var _, var divisor)) || operator != Operator.OVER) continue;
            var product = new Binary(Operator.TIMES, VALUE, divisor);
            all.add(product);
            if (!(divisor instanceof Number)) few.add(product);
        }
        var tried = new LinkedHashSet<Set<Expression>>();
        tried.add(atoms(few));
        tried.add(atoms(all));
        return tried;
    }

    private Evaluation evaluation(Map<String, BigInteger> numbers) {
        var names = List.copyOf(numbers.keySet());
        return Evaluation.of(names, names.stream().map(numbers::get).toList());
    }

    /// The atoms of terms: those of the claim, the coordinates, and the letters.
    private Set<Expression> atoms(Set<Expression> expressions) {
        var atoms = new LinkedHashSet<>(expressions);
        game.all().forEach(name -> atoms.add(new Variable(name)));
        return atoms;
    }

    private List<RuleTree.Alternative> alternatives() {
        return game.moves().alternatives();
    }

    /// The coordinates and the letters are in their domain.
    private List<IntegerFact> base() {
        var facts = new ArrayList<IntegerFact>();
        for (var coordinate : game.coordinates())
            facts.add(IntegerFact.atMost(Polynomial.ZERO, Polynomial.variable(coordinate)));
        for (var letter : game.letters())
            facts.add(IntegerFact.atMost(Polynomial.of(letter.least()), Polynomial.variable(letter.name())));
        // What is known of the letters is not among the comparisons that may fall out either way.
        var apart = new PolynomialEncoder();
        for (var condition : game.domain()) facts.add(apart.of(condition));
        if (!apart.definitions().isEmpty()) throw new BeyondArithmeticException(Message.of("prove.letters.condition"));
        return facts;
    }

    /// Returns the facts above, and those of a move by one alternative.
    private List<IntegerFact> factsAfterMove(PolynomialEncoder encoder, int alternative) {
        var move = alternatives().get(alternative);
        var facts = new ArrayList<>(base());
        for (var fresh : game.fresh(move)) facts.add(IntegerFact.atMost(Polynomial.ONE, Polynomial.variable(fresh)));
        facts.add(encoder.of(move.where()));
        for (var coordinate : move.parts().getFirst())
            facts.add(IntegerFact.atMost(Polynomial.ZERO, encoder.of(coordinate)));
        return facts;
    }

    /// Replaces the coordinates by their values after a move.
    private Substitution behind(int alternative) {
        return new Substitution(game.behind(alternatives().get(alternative)));
    }

    private Substitution behind(WitnessMove witness) {
        return new Substitution(WitnessFinder.choose(game, witness).behind());
    }

    /// That the move that is said by the witness is one.
    private IntegerFact move(PolynomialEncoder encoder, WitnessMove witness) {
        var chosen = WitnessFinder.choose(game, witness);
        var facts = new ArrayList<IntegerFact>();
        for (var number : chosen.numbers().values())
            facts.add(encoder.of(new Comparison(Relation.AT_MOST, ONE, number)));
        facts.add(encoder.of(chosen.where()));
        for (var number : chosen.behind().values())
            facts.add(encoder.of(new Comparison(Relation.AT_MOST, ZERO, number)));
        return new IntegerFact.All(facts);
    }

    /// The condition that there is no move at all.
    private Condition ends() {
        return new Condition.All(alternatives().stream()
                .map(move -> EndCondition.none(move, game.fresh(move)))
                .toList());
    }

    private boolean show(
            Kind kind,
            int alternative,
            List<WitnessMove> witnesses,
            List<IntegerFact> facts,
            List<IntegerFact> goals,
            PolynomialEncoder encoder) {
        if (!divisorsArePositive(encoder)) return false;
        var all = new ArrayList<>(facts);
        all.addAll(encoder.definitions());
        var value = kind == Kind.SMALLER ? Optional.of(VALUE) : Optional.<Variable>empty();
        for (int level = 0; level <= ProductSigns.HIGHEST; level++) {
            var splits = new ArrayList<ProofObligation.Split>(ProductSigns.of(encoder, value, level));
            splits.addAll(encoder.choices());
            splits.addAll(encoder.comparisons());
            var obligation = new ProofObligation(
                    kind, alternative, witnesses, all, goals, encoder.quotientExpressions(), List.copyOf(splits));
            if (obligation.holds(limits)) {
                obligations.add(obligation);
                return true;
            }
        }
        return false;
    }

    private boolean divisorsArePositive(PolynomialEncoder encoder) {
        for (var quotient : encoder.quotients()) {
            if (quotient.divisor().constant().isPresent()) {
                if (quotient.divisor().constant().get().signum() <= 0) return false;
                continue;
            }
            var facts = new ArrayList<>(base());
            facts.add(IntegerFact.atMost(quotient.divisor(), Polynomial.ZERO));
            if (!LinearSolver.contradict(facts, limits)) return false;
        }
        return true;
    }
}
