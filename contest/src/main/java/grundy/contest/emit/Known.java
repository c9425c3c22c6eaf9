package grundy.contest.emit;

import grundy.check.Evidence;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.Num;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Prefixed;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.solve.PositionQuestion;
import grundy.solve.Sequence;
import grundy.solve.SequenceQuestion;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Methods made from what the solver knows: closed forms, proved periods.
final class Known {
    /// So far a proved period is looked for.
    private static final int[] HORIZONS = {2_000, 20_000};

    private static final int PRINTED = 3_000;
    private static final long SAMPLE = 60;

    private final Prefixed prefixed;
    private final Rules rules;

    Known(Prefixed prefixed) {
        this.prefixed = prefixed;
        this.rules = prefixed.game().rules();
    }

    /// @return a method with a function `value` or `wins`
    Optional<Method> find() {
        if (prefixed.compound() != Compound.DISJUNCTIVE || rules.arity() == 0) return Optional.empty();
        if (prefixed.play() == Play.MISERE) return tame().or(this::closed);
        return closed().or(this::periodic).or(() -> DefinedTable.of(rules, about(), aboutChinese()));
    }

    // ---- closed forms

    private Optional<Evidence> evidence(Play play, int heaps) {
        try {
            var position = Tuple.of(Collections.nCopies(rules.arity(), BigInteger.valueOf(SAMPLE)));
            var components = Collections.nCopies(heaps, new Component(prefixed.game(), position));
            var sum = new Sum(play, Compound.DISJUNCTIVE, components, "");
            return Optional.of(new Solver(Limits.DEFAULT)
                    .solve(new PositionQuestion(sum, List.of()))
                    .evidence());
        } catch (LimitException | grundy.rules.RulesException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    /// Misere play of a game that a theorem says is tame: a heap whose misere value is its value is
    /// firm. With a firm heap the nim-sum decides as in normal play, without one it is the other
    /// way round.
    private Optional<Method> tame() {
        if (rules.arity() != 1) return Optional.empty();
        var normal = evidence(Play.NORMAL, 1).orElse(null);
        var misere = evidence(Play.MISERE, 2).orElse(null);
        if (!(normal instanceof Evidence.ClosedForm(var _, var statement, var _))
                || !(misere instanceof Evidence.Tame(var _, var components))
                || components.size() != 1
                || !(components.getFirst() instanceof Evidence.ClosedForm(var name, var ofMisere, var _)))
            return Optional.empty();
        try {
            var coordinates = ClaimParser.coordinates(rules);
            if (!(ClaimParser.claim(statement, coordinates, parameters()) instanceof Claim.Grundy value)
                    || !(ClaimParser.claim(ofMisere, coordinates, parameters()) instanceof Claim.Grundy other))
                return Optional.empty();
            return Optional.of(method(
                    "tame",
                    name,
                    Map.of(
                            "about",
                            about(),
                            "about.zh",
                            aboutChinese(),
                            "cost",
                            "a few steps a heap",
                            "cost.zh",
                            "每堆几步"),
                    List.of(function("value0", value), function("misere0", other), tameWins())));
        } catch (SyntaxException | LimitException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    private static Item.Function tameWins() {
        var steps = new SketchParser(List.of(
                        "long x = 0",
                        "bool firm = false()",
                        "each h in a",
                        "  x xor= value0(h)",
                        "  # firm: the misere value is the normal one | 反常值等于正常值的堆",
                        "  if misere0(h) = value0(h)",
                        "    firm = true()",
                        "if firm",
                        "  return x != 0",
                        "return x = 0"))
                .steps();
        return new Item.Function("wins", List.of(new Item.Parameter("a", Type.LIST)), Type.BOOL, steps);
    }

    private Item.Function function(String name, Claim.Grundy claim) {
        var types = new Types(Map.of());
        var steps = Tree.mapSteps(
                ClaimFormulas.returning(claim.value()),
                part -> part instanceof CaseFormula.Binary ? Careful.of(part, types) : part);
        return new Item.Function(name, parameterList(), Type.LONG, steps);
    }

    private List<Item.Parameter> parameterList() {
        return ClaimParser.coordinates(rules).stream()
                .map(name -> new Item.Parameter(name, Type.LONG))
                .toList();
    }

    static Method method(String name, String theorem, Map<String, String> texts, List<Item> items) {
        return new Method(
                name, List.of(), List.of(), theorem, texts, items, List.of(), List.of(), List.of(), List.of());
    }

    private Optional<Method> closed() {
        var evidence = evidence(prefixed.play(), 1).orElse(null);
        if (!(evidence instanceof Evidence.ClosedForm(var name, var statement, var _))) return Optional.empty();
        try {
            var claim = ClaimParser.claim(statement, ClaimParser.coordinates(rules), parameters());
            return Optional.of(method(claim, name));
        } catch (SyntaxException | LimitException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    private Map<String, BigInteger> parameters() {
        return prefixed.game().parameters();
    }

    private Method method(Claim claim, String theorem) {
        var function = switch (claim) {
            case Claim.Cold(var _, var _, var condition) ->
                new Item.Function(
                        "wins",
                        parameterList(),
                        Type.BOOL,
                        List.of(new Step.Return(new CaseFormula.Not(
                                Careful.of(ClaimFormulas.formula(condition), new Types(Map.of()))))));
            case Claim.Grundy grundy -> function("value", grundy);
        };
        boolean single = prefixed.play() == Play.MISERE;
        return method(
                single ? "closed-form-of-one-heap" : "closed-form",
                theorem,
                Map.of(
                        "about",
                        about(),
                        "about.zh",
                        aboutChinese(),
                        "cost",
                        "a few steps of arithmetic",
                        "cost.zh",
                        "几步运算"),
                List.of(function));
    }

    private String about() {
        var entry = prefixed.game().entry();
        return entry == null ? "" : entry.about();
    }

    private String aboutChinese() {
        var entry = prefixed.game().entry();
        return entry == null ? "" : entry.chineseAbout();
    }

    // ---- periods

    private Optional<Method> periodic() {
        if (rules.arity() != 1 || prefixed.play() != Play.NORMAL) return Optional.empty();
        var solver = new Solver(Limits.DEFAULT);
        for (int to : HORIZONS) {
            Sequence sequence;
            try {
                sequence = solver.solve(new SequenceQuestion(prefixed.game(), prefixed.play(), to));
            } catch (LimitException | grundy.rules.RulesException _) {
                Checkpoint.look();
                return Optional.empty();
            }
            if (sequence.period().orElse(null) instanceof Evidence.Period period
                    && period.proved()
                    && period.preperiod() + period.period() <= sequence.values().length) {
                if (period.preperiod() + period.period() > PRINTED) return Optional.empty();
                return Optional.of(method(period, sequence.values()));
            }
            if (!(rules instanceof Rules.TakeAndBreak)) return Optional.empty();
        }
        return Optional.empty();
    }

    private Method method(Evidence.Period period, int[] values) {
        int before = (int) period.preperiod();
        int length = (int) period.period();
        var text = Arrays.stream(values, 0, before + length)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        var table = new Item.Global(
                Type.TABLE,
                "g",
                new CaseFormula.Call("values", List.of(new CaseFormula.Literal(new CaseValue.Text(text)))));
        var steps = new ArrayList<String>();
        if (before > 0) {
            steps.add("if n < " + before);
            steps.add("  return g[n]");
        }
        var place =
                before == 0 ? "g[n mod " + length + "]" : "g[" + before + " + (n - " + before + ") mod " + length + "]";
        var turns = before == 0 ? "n / " + length : "(n - " + before + ") / " + length;
        steps.add("return " + place + (period.saltus() == 0 ? "" : " + " + period.saltus() + " * (" + turns + ")"));
        var value = new Item.Function(
                "value", List.of(new Item.Parameter("n", Type.LONG)), Type.LONG, new SketchParser(steps).steps());
        var english = "%s Nim-values repeat: g(n + %d) = g(n)%s for all n >= %d, proved."
                .formatted(sentence(about()), length, period.saltus() == 0 ? "" : " + " + period.saltus(), before);
        var chinese = "%s SG 值有规律：n >= %d 时恒有 g(n + %d) = g(n)%s，已证明。"
                .formatted(
                        sentence(aboutChinese()), before, length, period.saltus() == 0 ? "" : " + " + period.saltus());
        return new Method(
                period.saltus() == 0 ? "period" : "arithmetic-period",
                List.of(),
                List.of(),
                period.theorem(),
                Map.of(
                        "about",
                        english.strip(),
                        "about.zh",
                        chinese.strip(),
                        "cost",
                        "one look into a table of " + (before + length) + " values a heap",
                        "cost.zh",
                        "每堆查一次表，表长 " + (before + length)),
                List.of(table, value),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    static String sentence(String text) {
        return text.endsWith(".") || text.endsWith("。") ? text : text + (text.isEmpty() ? "" : ".");
    }

    /// @return a message that says why nothing is known
    static LimitException unknown(Game game) {
        return new LimitException(Message.of("emit.unknown-rules", "rules", game.text()));
    }

    static CaseFormula number(long number) {
        return new CaseFormula.Literal(Num.of(number));
    }
}
