package grundy.contest.emit.method;

import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.contest.problem.CaseFormula;
import grundy.contest.sketch.FormulaTypes;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.contest.sketch.SketchWalk;
import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.SeriesQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Makes methods of closed forms: from the statement of the theorem, or from a sketch.
final class ClosedForms {
    private static final long SAMPLE = 60;

    /// The most positions that a question may search. A theorem looks at none.
    private static final long MOST_POSITIONS = 500;

    private static final Duration TIME = Duration.ofSeconds(2);

    /// The names of coordinates in the statements of theorems about games that anybody may write with other names.
    private static final List<List<String>> USUAL_NAMES = List.of(
            List.of("n"),
            List.of("s"),
            List.of("a", "b"),
            List.of("n", "q"),
            List.of("n", "b"),
            List.of("a", "b", "c"));

    private static final int SMALL = 5;

    private final PrefixedRules prefixed;
    private final RuleTree rules;
    private final List<ProgramMethod> sketches;
    private final TheoremSource theorems;

    /// @param theorems theorems that were proved before
    ClosedForms(PrefixedRules prefixed, List<ProgramMethod> sketches, TheoremSource theorems) {
        this.theorems = theorems;
        this.prefixed = prefixed;
        this.rules = prefixed.game().rules();
        this.sketches = sketches;
    }

    /// @return a method with a function `value` or `wins`, and what stands in its holes
    Optional<MethodPatterns.PatternMatch> find() {
        if (prefixed.play() == Play.NORMAL) return normal();
        return theorem(evidence(Play.MISERE, rules.arity() == 1 ? 2 : 1))
                .or(() -> theorem(evidence(Play.MISERE, 1)))
                .flatMap(this::misere);
    }

    private Optional<MethodPatterns.PatternMatch> normal() {
        return theorem(evidence(Play.NORMAL, 1)).flatMap(this::normal);
    }

    private Optional<MethodPatterns.PatternMatch> normal(Evidence.ClosedForm theorem) {
        return sketchMatch(theorem).or(() -> translated(theorem).map(ClosedForms::whole));
    }

    private Optional<MethodPatterns.PatternMatch> sketchMatch(Evidence.ClosedForm theorem) {
        return MethodPatterns.stating(sketches, theorem.statement())
                .map(match -> new MethodPatterns.PatternMatch(
                        match.method().with("source", theorem.source(), theorem.source()), match.holes(), false));
    }

    private static MethodPatterns.PatternMatch whole(ProgramMethod method) {
        return new MethodPatterns.PatternMatch(method, Map.of(), false);
    }

    // ---- evidence

    private Optional<Evidence> evidence(Play play, int heaps) {
        try {
            var solver = new Solver(Limits.ofWork().withAtMost(MOST_POSITIONS).until(Deadline.after(TIME)), theorems);
            return sample(play, heaps)
                    .map(sum -> solver.solve(new PositionQuestion(sum)).evidence());
        } catch (LimitException | RulesException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    private Optional<Sum> sample(Play play, int heaps) {
        if (rules.arity() == 0) return example(play);
        var position = Tuple.of(Collections.nCopies(rules.arity(), BigInteger.valueOf(SAMPLE)));
        var components = Collections.nCopies(heaps, new Component(prefixed.game(), position));
        return Optional.of(new Sum(play, Compound.DISJUNCTIVE, components, ""));
    }

    /// A board is asked about where its file of the catalogue has an example.
    private Optional<Sum> example(Play play) {
        var entry = prefixed.game().entry();
        if (entry == null || entry.examples().isEmpty()) return Optional.empty();
        try {
            var text = Source.of(prefixed.game().text() + " " + entry.examples().getFirst());
            var sum = new RuleLanguage(Catalogue.builtIn()).question(text);
            return Optional.of(new Sum(play, Compound.DISJUNCTIVE, sum.components(), ""));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// @return the method of a theorem by automata that was proved before
    Optional<ProgramMethod> automatic() {
        return evidence(prefixed.play(), 1)
                .map(Evidence::single)
                .flatMap(found -> found instanceof Evidence.Automatic(var theorem, var _)
                        ? AutomatonProgram.of(theorem)
                        : Optional.empty());
    }

    private static Optional<Evidence.ClosedForm> theorem(Optional<Evidence> evidence) {
        return evidence.map(Evidence::single).flatMap(found -> switch (found) {
            case Evidence.ClosedForm form -> Optional.of(form);
            case Evidence.Tame(var _, var components)
            when components.size() == 1 && components.getFirst() instanceof Evidence.ClosedForm form ->
                Optional.of(form);
            default -> Optional.empty();
        });
    }

    // ---- translation

    /// @param names of the coordinates in the claim
    private record NamedClaim(CatalogueClaim claim, List<String> names) {}

    /// The statement has the names of the theorem, which may be those of the rules, too.
    private Optional<NamedClaim> read(String statement) {
        var tried = new LinkedHashSet<List<String>>();
        tried.add(ClaimParser.coordinates(rules));
        if (rules.arity() > 0) tried.addAll(USUAL_NAMES);
        for (var names : tried) {
            if (rules.arity() > 0 && names.size() != rules.arity()) continue;
            try {
                var claim = ClaimParser.claim(statement, names, prefixed.game().parameters());
                if (rules.arity() < 2 || holdsOnSmall(claim, names)) return Optional.of(new NamedClaim(claim, names));
            } catch (SyntaxException | ArithmeticException | LimitException | RulesException _) {
                Checkpoint.look();
            }
        }
        return Optional.empty();
    }

    /// Rules `(q, n)` are read by a theorem about `(n, q)` in the wrong order: so each reading is tried.
    private boolean holdsOnSmall(CatalogueClaim claim, List<String> names) {
        var solver = new Solver(Limits.ofWork().until(Deadline.after(TIME))).inSeries();
        for (var position : SmallPositions.upTo(SMALL, rules.arity())) {
            var components = List.of(new Component(prefixed.game(), Tuple.of(position)));
            var sum = new Sum(claim.play(), Compound.DISJUNCTIVE, components, "");
            boolean lost = solver.solve(new SeriesQuestion.SumQuestion(sum)).outcome() == Outcome.P;
            var at = Evaluation.of(names, position);
            boolean isClaimed = switch (claim) {
                case CatalogueClaim.Cold cold -> at.holds(cold.condition());
                case CatalogueClaim.Grundy grundy -> at.value(grundy.value()).signum() == 0;
            };
            if (lost != isClaimed) return false;
        }
        return true;
    }

    private Optional<ProgramMethod> translated(Evidence.ClosedForm theorem) {
        try {
            return read(theorem.statement())
                    .map(named -> method(
                            "closed-form", theorem, function(named, named.claim() instanceof CatalogueClaim.Cold)));
        } catch (LimitException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    /// @param wins whether it says who wins, or the value
    private SketchItem.Function function(NamedClaim named, boolean wins) {
        return new SketchItem.Function(
                wins ? "wins" : "value",
                parameters(named),
                wins ? SketchType.BOOL : SketchType.LONG,
                steps(named, wins));
    }

    private List<SketchStep> steps(NamedClaim named, boolean wins) {
        var formulas = new ClaimFormulas(ClaimParser.LIST);
        var steps = switch (named.claim()) {
            case CatalogueClaim.Cold cold ->
                List.<SketchStep>of(new SketchStep.Return(new CaseFormula.Not(formulas.formula(cold.condition()))));
            case CatalogueClaim.Grundy grundy -> formulas.returning(grundy.value());
        };
        if (wins && named.claim() instanceof CatalogueClaim.Grundy) steps = CommonSteps.withTruthValues(steps);
        var types = new FormulaTypes(Map.of());
        return SketchWalk.mapSteps(
                steps, part -> part instanceof CaseFormula.Binary ? SketchFormulas.of(part, types) : part);
    }

    private List<SketchItem.Parameter> parameters(NamedClaim named) {
        if (rules.arity() == 0) return List.of(new SketchItem.Parameter(ClaimParser.LIST, SketchType.LIST));
        return named.names().stream()
                .map(name -> new SketchItem.Parameter(name, SketchType.LONG))
                .toList();
    }

    private static ProgramMethod method(String name, Evidence.ClosedForm theorem, SketchItem.Function function) {
        return CommonSteps.bounded(
                ProgramMethod.create(name, theorem.name(), Map.of(), List.of(function))
                        .with("cost", Message.of("emit.cost.closed")),
                theorem.source());
    }

    // ---- misere play

    private Optional<MethodPatterns.PatternMatch> misere(Evidence.ClosedForm theorem) {
        return sketchMatch(theorem).or(() -> exchanged(theorem)).or(() -> {
            try {
                return read(theorem.statement()).flatMap(named -> misere(theorem, named));
            } catch (LimitException _) {
                Checkpoint.look();
                return Optional.empty();
            }
        });
    }

    /// Several heaps are played by the rule for tame sums where both values are known; a position of more
    /// coordinates stands alone.
    private Optional<MethodPatterns.PatternMatch> misere(Evidence.ClosedForm theorem, NamedClaim named) {
        if (rules.arity() != 1 || named.claim() instanceof CatalogueClaim.Cold)
            return Optional.of(whole(method("closed-form-of-one-component", theorem, function(named, true))));
        var normal = theorem(evidence(Play.NORMAL, 1)).flatMap(form -> read(form.statement()));
        if (normal.isEmpty() || normal.get().claim() instanceof CatalogueClaim.Cold)
            return Optional.of(whole(method("closed-form-of-one-component", theorem, function(named, true))));
        var value = new SketchItem.Function(
                "value0", parameters(normal.get()), SketchType.LONG, steps(normal.get(), false));
        var misere = new SketchItem.Function("misere0", parameters(named), SketchType.LONG, steps(named, false));
        return Optional.of(whole(CommonSteps.bounded(
                ProgramMethod.create("tame", theorem.name(), Map.of(), List.of(value, misere, CommonSteps.tameWins()))
                        .with("cost", Message.of("emit.cost.tame")),
                theorem.source())));
    }

    private static final String EXCHANGED = "0 and 1 exchanged in: ";

    /// Finds the method where the values 0 and 1 change places in misere play, and no others.
    private Optional<MethodPatterns.PatternMatch> exchanged(Evidence.ClosedForm theorem) {
        if (!theorem.statement().startsWith(EXCHANGED) || rules.arity() != 1) return Optional.empty();
        return normal().filter(match -> match.method().function("value") != null)
                .map(match -> {
                    var items = new ArrayList<>(match.method().items());
                    var value = match.method().function("value");
                    if (value == null) throw new AssertionError("The value was there");
                    items.add(CommonSteps.exchangedWins(value));
                    return new MethodPatterns.PatternMatch(match.method().with(items), match.holes(), false);
                });
    }
}
