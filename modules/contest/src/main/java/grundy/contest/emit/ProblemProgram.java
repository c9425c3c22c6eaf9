package grundy.contest.emit;

import grundy.contest.emit.method.SketchFormulas;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.problem.FormulaParser;
import grundy.contest.problem.FunctionSignature;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.Problem;
import grundy.contest.problem.TextTemplate;
import grundy.contest.sketch.FormulaTypes;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.contest.sketch.SketchWalk;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The main part of a program for a problem: it reads the input and writes the answer in the format of
/// the problem's file, and asks a method.
final class ProblemProgram {
    private static final int WORD = 64;
    private static final CaseFormula ONE = new CaseFormula.Literal(WholeNumber.of(1));
    private static final CaseFormula ZERO = new CaseFormula.Literal(WholeNumber.of(0));

    private final Problem problem;
    private final InputLimits limits;
    private final Map<Problem.Variant, MethodInstance> solutions;
    private final @Nullable MethodInstance whole;
    private final FreeNames names;
    private final Set<String> read = new HashSet<>();
    private final List<MethodInstance.PendingGlobal> pending = new ArrayList<>();
    private final boolean counts;

    /// The name of the nim-sum of a case.
    private final String sum;

    private final String test;

    /// Names of this program's own that the input leaves free.
    private static final class FreeNames {
        private final Set<String> taken = new HashSet<>();

        String free(String proposal) {
            var name = proposal;
            for (int i = 2; !taken.add(name); i++) name = proposal + i;
            return name;
        }
    }

    /// @param solutions for each variant that is not settled
    /// @param whole the method that answers the problem as a whole, or null
    ProblemProgram(Problem problem, Map<Problem.Variant, MethodInstance> solutions, @Nullable MethodInstance whole) {
        this.problem = problem;
        this.limits = new InputLimits(problem);
        this.solutions = solutions;
        this.whole = whole;
        this.names = new FreeNames();
        names.taken.addAll(inputNames(problem.input()));
        for (var definition : problem.definitions()) names.taken.add(definition.name());
        this.sum = names.free("x");
        this.counts = usesCase();
        this.test = names.free("test");
        for (var solution : all()) pending.addAll(solution.pending());
    }

    /// @return all names of an input
    static Set<String> inputNames(InputShape shape) {
        var names = new HashSet<String>();
        for (var item : shape.items())
            switch (item) {
                case InputShape.Item.SingleNumber(var name) -> names.add(name);
                case InputShape.Item.Row(var name, var _, var _, var _) -> names.add(name);
                case InputShape.Item.CountedRow(var name) -> names.add(name);
                case InputShape.Item.Lists(var name, var _, var _) -> names.add(name);
                case InputShape.Item.BracketedList(var name, var length, var _) -> names.addAll(List.of(name, length));
                case InputShape.Item.Text(var name, var _) -> names.add(name);
                case InputShape.Item.Words(var name, var _, var _, var _) -> names.add(name);
                case InputShape.Item.Block(var body, var _) -> names.addAll(inputNames(body));
            }
        return names;
    }

    private List<MethodInstance> all() {
        return whole != null
                ? List.of(whole)
                : solutions.values().stream().distinct().toList();
    }

    private boolean usesCase() {
        var answers = problem.answers();
        return answers.win().uses("case")
                || answers.lose().uses("case")
                || answers.draw().uses("case");
    }

    List<SketchStep> main() {
        if (problem.call() != null) return answerOfCall();
        var steps = new ArrayList<SketchStep>();
        if (counts && !hasOneTimesBlock()) steps.add(new SketchStep.Declare(SketchType.LONG, test, ZERO));
        level(problem.input(), null, steps);
        return steps;
    }

    /// Returns the answer from the judge's call, whose arguments have the names of the input.
    private List<SketchStep> answerOfCall() {
        var steps = new ArrayList<SketchStep>();
        start(steps);
        answer(steps);
        for (var item : problem.input().arguments())
            if (item instanceof InputShape.Item.BracketedList(var name, var length, var _) && uses(steps, length))
                steps.addFirst(new SketchStep.Declare(
                        SketchType.INT, length, new CaseFormula.Call("length", List.of(new CaseFormula.Name(name)))));
        return steps;
    }

    private static boolean uses(List<SketchStep> steps, String name) {
        var found = new boolean[1];
        SketchWalk.visit(steps, part -> found[0] |= part.equals(new CaseFormula.Name(name)));
        return found[0];
    }

    private boolean hasOneTimesBlock() {
        return problem.input().cases() instanceof InputShape.Item.Block(var body, Repetition.Times _) && body.isCase();
    }

    private boolean customJoin() {
        return !problem.answers().join().equals("\n");
    }

    /// One level of the input: what stands there is read, inner blocks are loops, and the innermost level
    /// is a case.
    ///
    /// @param done how many items have been read already by the loop around it, or null
    private void level(InputShape shape, @Nullable Integer done, List<SketchStep> steps) {
        boolean isCase = shape.isCase();
        boolean started = false;
        int from = done == null ? 0 : done;
        for (int i = from; i < shape.items().size(); i++) {
            var item = shape.items().get(i);
            switch (item) {
                case InputShape.Item.SingleNumber number -> {
                    var group = new ArrayList<String>(List.of(number.name()));
                    while (i + 1 < shape.items().size()
                            && shape.items().get(i + 1) instanceof InputShape.Item.SingleNumber(var more)
                            && typeOf(more) == typeOf(number.name())) {
                        group.add(more);
                        i++;
                    }
                    reading(numbers(group), steps);
                }
                case InputShape.Item.Block(var body, Repetition.Sum(var count, var _)) -> {
                    if (!started) start(steps);
                    started = true;
                    var inner = new ArrayList<SketchStep>();
                    readOnly(body, inner);
                    summand(inner);
                    steps.add(new SketchStep.For(names.free("part"), SketchType.INT, ONE, count, null, inner));
                }
                case InputShape.Item.Block(var body, Repetition.Times(var count, var _)) -> times(body, count, steps);
                case InputShape.Item.Block(var body, Repetition.UntilZeros(var zeros)) -> until(body, zeros, steps);
                default -> reading(read(item), steps);
            }
        }
        if (!isCase) return;
        if (!started) start(steps);
        answer(steps);
    }

    /// The items of a summand, which is no case by itself.
    private void readOnly(InputShape shape, List<SketchStep> steps) {
        for (int i = 0; i < shape.items().size(); i++) {
            var item = shape.items().get(i);
            if (item instanceof InputShape.Item.SingleNumber(var name)) reading(numbers(List.of(name)), steps);
            else if (item instanceof InputShape.Item.Block)
                throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
            else reading(read(item), steps);
        }
    }

    private SketchType typeOf(String name) {
        var most = limits.most(name).orElse(BigInteger.ZERO);
        if (most.bitLength() > WORD) return SketchType.TEXT;
        return most.bitLength() == WORD ? SketchType.WORD : SketchType.LONG;
    }

    private SketchStep.ReadStep numbers(List<String> group) {
        var type = typeOf(group.getFirst());
        return type == SketchType.TEXT
                ? new SketchStep.ReadStep.Text(group.getFirst(), false)
                : new SketchStep.ReadStep.Numbers(List.copyOf(group), type);
    }

    private SketchStep.ReadStep read(InputShape.Item item) {
        return switch (item) {
            case InputShape.Item.SingleNumber(var name) ->
                new SketchStep.ReadStep.Numbers(List.of(name), SketchType.LONG);
            case InputShape.Item.Row(var name, var length, var _, var width) ->
                new SketchStep.ReadStep.Row(
                        name,
                        width == 1
                                ? length
                                : new CaseFormula.Binary(
                                        Operator.TIMES, new CaseFormula.Literal(WholeNumber.of(width)), length));
            case InputShape.Item.CountedRow(var name) -> new SketchStep.ReadStep.CountedRow(name);
            case InputShape.Item.Lists(var name, var count, var _) -> new SketchStep.ReadStep.Lists(name, count);
            case InputShape.Item.Text(var name, var line) -> new SketchStep.ReadStep.Text(name, line);
            case InputShape.Item.Words(var name, var count, var _, var _) -> new SketchStep.ReadStep.Words(name, count);
            case InputShape.Item.BracketedList _ ->
                throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
            case InputShape.Item.Block _ -> throw new AssertionError("A block is no item to read");
        };
    }

    private void reading(SketchStep.ReadStep step, List<SketchStep> steps) {
        steps.add(step);
        wasRead(step, steps);
    }

    /// Tables that were waiting for this are filled.
    private void wasRead(SketchStep.ReadStep step, List<SketchStep> steps) {
        switch (step) {
            case SketchStep.ReadStep.Numbers(var group, var _) -> read.addAll(group);
            case SketchStep.ReadStep.Row(var name, var _) -> read.add(name);
            case SketchStep.ReadStep.CountedRow(var name) -> read.add(name);
            case SketchStep.ReadStep.Lists(var name, var _) -> read.add(name);
            case SketchStep.ReadStep.Text(var name, var _) -> read.add(name);
            case SketchStep.ReadStep.Words(var name, var _) -> read.add(name);
            case SketchStep.ReadStep.Line(var name) -> read.add(name);
        }
        for (var each : List.copyOf(pending))
            if (read.containsAll(each.names())) {
                steps.add(new SketchStep.Assign(
                        new CaseFormula.Name(each.global().name()),
                        null,
                        each.global().value()));
                pending.remove(each);
            }
    }

    private void times(InputShape body, CaseFormula count, List<SketchStep> steps) {
        var inner = new ArrayList<SketchStep>();
        boolean isCase = body.isCase();
        var name = isCase && hasOneTimesBlock() ? test : names.free("turn");
        if (isCase && customJoin() && !problem.answers().join().isEmpty())
            inner.add(new SketchStep.If(
                    new CaseFormula.Binary(Operator.GREATER, new CaseFormula.Name(name), ONE),
                    List.of(new SketchStep.Print(List.of(text(problem.answers().join())))),
                    List.of()));
        if (isCase) countCase(inner);
        level(body, null, inner);
        steps.add(new SketchStep.For(name, SketchType.INT, ONE, count, null, inner));
        if (isCase && customJoin()) steps.add(new SketchStep.Print(List.of(text("\n"))));
    }

    private void countCase(List<SketchStep> steps) {
        if (counts && !hasOneTimesBlock())
            steps.add(new SketchStep.Assign(new CaseFormula.Name(test), Operator.PLUS, ONE));
    }

    private void until(InputShape body, List<String> zeros, List<SketchStep> steps) {
        boolean isCase = body.isCase();
        int done = 1;
        SketchStep.ReadStep first;
        if (body.items().getFirst() instanceof InputShape.Item.SingleNumber(var name)) {
            var group = new ArrayList<String>(List.of(name));
            while ((zeros.isEmpty() || !group.containsAll(zeros))
                    && done < body.items().size()
                    && body.items().get(done) instanceof InputShape.Item.SingleNumber(var more)
                    && typeOf(more) == typeOf(name)) {
                group.add(more);
                done++;
            }
            if (!group.containsAll(zeros)) throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
            first = numbers(group);
        } else first = read(body.items().getFirst());
        CaseFormula stop = null;
        for (var zero : zeros) {
            CaseFormula one = new CaseFormula.Binary(Operator.EQUAL, new CaseFormula.Name(zero), ZERO);
            stop = stop == null ? one : new CaseFormula.And(stop, one);
        }
        boolean joined = isCase && customJoin();
        var any = joined ? names.free("any") : "";
        if (joined) steps.add(new SketchStep.Declare(SketchType.INT, any, ZERO));
        var inner = new ArrayList<SketchStep>();
        wasRead(first, inner);
        if (isCase) countCase(inner);
        if (joined) {
            if (!problem.answers().join().isEmpty())
                inner.add(new SketchStep.If(
                        new CaseFormula.Binary(Operator.GREATER, new CaseFormula.Name(any), ZERO),
                        List.of(new SketchStep.Print(
                                List.of(text(problem.answers().join())))),
                        List.of()));
            inner.add(new SketchStep.Assign(new CaseFormula.Name(any), Operator.PLUS, ONE));
        }
        level(body, done, inner);
        steps.add(new SketchStep.ReadUntil(first, stop, inner));
        if (joined) steps.add(new SketchStep.Print(List.of(text("\n"))));
    }

    private static CaseFormula text(String text) {
        return new CaseFormula.Literal(new CaseValue.Text(text));
    }

    // ---- a case

    private boolean addsValues(Problem.Variant variant) {
        return solutions.get(variant) instanceof MethodInstance solution && solution.has("value");
    }

    private void start(List<SketchStep> steps) {
        if (whole != null)
            steps.addAll(withProblemWords(whole.steps(whole.method().start())));
        else if (!problem.input().hasSums()) define(steps);
        if (whole == null && problem.loop() == null && needsSum())
            steps.add(new SketchStep.Declare(SketchType.LONG, sum, ZERO));
    }

    private void define(List<SketchStep> steps) {
        for (var definition : problem.definitions())
            steps.add(new SketchStep.Declare(
                    isList(definition.formula()) ? SketchType.LIST : SketchType.LONG,
                    definition.name(),
                    careful(definition.formula())));
    }

    /// @return whether a nim-sum is kept: not for one heap alone
    private boolean needsSum() {
        return problem.variants().stream().anyMatch(variant -> addsValues(variant) && !isOneHeap(variant));
    }

    private boolean isOneHeap(Problem.Variant variant) {
        var solution = solutions.get(variant);
        if (solution == null || problem.input().hasSums()) return false;
        var formulas = formulas(variant);
        return formulas.size() == 1
                && !isList(formulas.getFirst())
                && !problem.answers().win().uses("value");
    }

    private void summand(List<SketchStep> steps) {
        if (whole != null)
            steps.addAll(withProblemWords(whole.steps(whole.method().summand())));
        else {
            define(steps);
            steps.addAll(variants(problem.variants(), this::added));
        }
    }

    private void answer(List<SketchStep> steps) {
        if (whole != null)
            steps.addAll(withProblemWords(whole.steps(whole.method().answer())));
        else if (problem.value() != null) {
            var names = Map.<String, CaseFormula>of("value", problem.value());
            steps.add(withProblemWords(
                    new SketchStep.Print(pieces(problem.answers().win(), names, problem.call() == null))));
        } else if (problem.loop() != null) loop(problem.loop(), steps);
        else if (problem.input().hasSums()) steps.add(decided(isNotZero()));
        else steps.addAll(variants(problem.variants(), this::decided));
    }

    private CaseFormula isNotZero() {
        return new CaseFormula.Binary(Operator.UNEQUAL, new CaseFormula.Name(sum), ZERO);
    }

    private interface VariantWriter {
        List<SketchStep> of(Problem.Variant variant);
    }

    /// One variant after the other: the first whose condition holds.
    private List<SketchStep> variants(List<Problem.Variant> variants, VariantWriter writer) {
        if (variants.isEmpty()) return List.of();
        var first = variants.getFirst();
        var steps = writer.of(first);
        boolean always = first.when() == null
                || first.when()
                                instanceof
                                CaseFormula.Binary(var operator, CaseFormula.Literal left, CaseFormula.Literal right)
                        && operator == Operator.EQUAL
                        && left.equals(right);
        if (always || variants.size() == 1) return steps;
        var rest = variants(variants.subList(1, variants.size()), writer);
        var condition = first.when();
        return steps.equals(rest) || condition == null
                ? steps
                : List.of(new SketchStep.If(careful(condition), steps, rest));
    }

    private List<SketchStep> added(Problem.Variant variant) {
        var steps = new ArrayList<SketchStep>();
        if (variant.settled() != null) return steps;
        var solution = solution(variant);
        if (!solution.has("value")) throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
        for (var formula : formulas(variant)) add(solution, formula, steps);
        return steps;
    }

    private void add(MethodInstance solution, CaseFormula formula, List<SketchStep> steps) {
        var total = new CaseFormula.Name(sum);
        if (!isList(formula)) {
            steps.add(new SketchStep.Assign(total, Operator.XOR, solution.call("value", List.of(formula))));
            return;
        }
        var heap = names.free("h");
        names.taken.remove(heap);
        var body = new ArrayList<SketchStep>();
        body.add(new SketchStep.Assign(
                total, Operator.XOR, solution.call("value", List.of(new CaseFormula.Name(heap)))));
        // [c[i] for i in 1..n where ...] is added up without being made
        if (formula instanceof CaseFormula.Comprehension(var inner, var index, var from, var to, var where)) {
            var adding = new SketchStep.Assign(total, Operator.XOR, solution.call("value", List.of(inner)));
            steps.add(new SketchStep.For(
                    index,
                    SketchType.INT,
                    from,
                    to,
                    null,
                    where == null ? List.of(adding) : List.of(new SketchStep.If(where, List.of(adding), List.of()))));
        } else steps.add(new SketchStep.Each(heap, formula, body));
    }

    private MethodInstance solution(Problem.Variant variant) {
        var solution = solutions.get(variant);
        if (solution == null)
            throw new LimitException(
                    Message.of("emit.no-method", "rules", variant.rules().toString(), "problem", problem.id()));
        return solution;
    }

    private List<SketchStep> decided(Problem.Variant variant) {
        if (variant.settled() != null) return List.of(say(variant.settled()));
        var solution = solution(variant);
        var formulas = formulas(variant);
        if (!solution.has("value")) {
            var call = solution.call("wins", formulas);
            return List.of(decided(call));
        }
        var steps = new ArrayList<SketchStep>();
        if (isOneHeap(variant)) {
            var value = solution.call("value", List.of(formulas.getFirst()));
            steps.add(decided(new CaseFormula.Binary(Operator.UNEQUAL, value, ZERO)));
            return steps;
        }
        for (var formula : formulas) add(solution, formula, steps);
        steps.add(decided(isNotZero()));
        return steps;
    }

    private SketchStep decided(CaseFormula wins) {
        var answers = problem.answers();
        var call = problem.call();
        boolean isTruth = call != null
                && call.type().equals("bool")
                && answers.win().toString().equals("true")
                && answers.lose().toString().equals("false");
        if (isTruth) return new SketchStep.Return(wins);
        return new SketchStep.If(wins, List.of(say("win")), List.of(say("lose")));
    }

    /// @return the formulas of a position; none where the pattern took it
    private List<CaseFormula> formulas(Problem.Variant variant) {
        if (solutions.get(variant) instanceof MethodInstance solution && solution.tookPosition()) return List.of();
        var formulas = variant.position().formulasOnly();
        if (formulas == null || formulas.isEmpty())
            throw new LimitException(
                    Message.of("emit.no-method", "rules", variant.rules().toString(), "problem", problem.id()));
        return formulas.stream().map(this::careful).toList();
    }

    private void loop(Problem.Loop loop, List<SketchStep> steps) {
        var total = problem.answers().total();
        var wins = names.free("won");
        var range = loop.range();
        if (total != null) steps.add(new SketchStep.Declare(SketchType.LONG, wins, ZERO));
        var inner = variants(problem.variants(), variant -> {
            if (total == null) return decided(variant);
            var call = solution(variant).has("value")
                    ? new CaseFormula.Binary(Operator.UNEQUAL, solution(variant).call("value", formulas(variant)), ZERO)
                    : solution(variant).call("wins", formulas(variant));
            return List.of(new SketchStep.If(
                    call, List.of(new SketchStep.Assign(new CaseFormula.Name(wins), Operator.PLUS, ONE)), List.of()));
        });
        steps.add(new SketchStep.For(loop.name(), SketchType.INT, range.from(), range.to(), null, inner));
        if (total == null) steps.add(new SketchStep.Print(List.of(text("\n"))));
        else {
            var count = new CaseFormula.Binary(
                    Operator.MINUS,
                    new CaseFormula.Binary(
                            Operator.PLUS, new CaseFormula.Binary(Operator.MINUS, range.to(), range.from()), ONE),
                    new CaseFormula.Name(wins));
            steps.add(new SketchStep.Print(
                    pieces(total, Map.of("wins", new CaseFormula.Name(wins), "losses", count), true)));
        }
    }

    // ---- what is written

    private SketchStep say(String outcome) {
        var answers = problem.answers();
        var template = switch (outcome) {
            case "win" -> answers.win();
            case "lose" -> answers.lose();
            default -> answers.draw();
        };
        if (problem.call() instanceof FunctionSignature call) return returned(call, template);
        boolean ends = problem.loop() == null && !customJoin();
        return new SketchStep.Print(pieces(template, Map.of("value", new CaseFormula.Name(sum)), ends));
    }

    private SketchStep returned(FunctionSignature call, TextTemplate template) {
        var pieces = pieces(template, Map.of("value", new CaseFormula.Name(sum)), false);
        if (pieces.size() != 1) throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
        boolean isText = pieces.getFirst() instanceof CaseFormula.Literal(CaseValue.Text _);
        return new SketchStep.Return(
                switch (call.type()) {
                    case "bool" -> new CaseFormula.Call(template.toString(), List.of());
                    case "int" -> isText ? FormulaParser.parse(template.toString()) : pieces.getFirst();
                    default -> pieces.getFirst();
                });
    }

    /// Replaces the answers of a method by the words of the problem.
    private List<SketchStep> withProblemWords(List<SketchStep> steps) {
        return steps.stream().map(this::withProblemWords).toList();
    }

    private SketchStep withProblemWords(SketchStep step) {
        return switch (step) {
            case SketchStep.PrintOutcome(var outcome) -> say(outcome);
            case SketchStep.Print(var pieces) when problem.call() != null -> new SketchStep.Return(pieces.getFirst());
            case SketchStep.If(var condition, var then, var otherwise) ->
                new SketchStep.If(condition, withProblemWords(then), withProblemWords(otherwise));
            case SketchStep.While(var condition, var body) -> new SketchStep.While(condition, withProblemWords(body));
            case SketchStep.For(var name, var type, var from, var to, var by, var body) ->
                new SketchStep.For(name, type, from, to, by, withProblemWords(body));
            case SketchStep.Each(var name, var list, var body) ->
                new SketchStep.Each(name, list, withProblemWords(body));
            default -> step;
        };
    }

    private List<CaseFormula> pieces(TextTemplate template, Map<String, CaseFormula> more, boolean ends) {
        var values = new HashMap<>(more);
        values.put("case", new CaseFormula.Name(test));
        var pieces = new ArrayList<CaseFormula>();
        for (var piece : template.pieces()) {
            var formula = piece.formula();
            pieces.add(formula == null ? text(piece.text()) : careful(SketchWalk.substitute(formula, values)));
        }
        if (!ends) return pieces;
        boolean textLast = !pieces.isEmpty() && pieces.getLast() instanceof CaseFormula.Literal(CaseValue.Text _);
        if (textLast && pieces.removeLast() instanceof CaseFormula.Literal(var last)) pieces.add(text(last + "\n"));
        else pieces.add(text("\n"));
        return pieces;
    }

    // ---- formulas of the problem's file

    private boolean isList(CaseFormula formula) {
        return listTypes().of(formula) == SketchType.LIST;
    }

    private FormulaTypes listTypes() {
        var types = new FormulaTypes(
                Map.of("distinct", SketchType.LIST, "sorted", SketchType.LIST, "runs", SketchType.LIST));
        putLists(problem.input(), types);
        for (var definition : problem.definitions()) types.put(definition.name(), types.of(definition.formula()));
        return types;
    }

    private static void putLists(InputShape shape, FormulaTypes types) {
        for (var item : shape.items())
            switch (item) {
                case InputShape.Item.Row(var name, var _, var _, var _) -> types.put(name, SketchType.LIST);
                case InputShape.Item.CountedRow(var name) -> types.put(name, SketchType.LIST);
                case InputShape.Item.Lists(var name, var _, var _) -> types.put(name, SketchType.LISTS);
                case InputShape.Item.BracketedList(var name, var _, boolean nested) ->
                    types.put(name, nested ? SketchType.LISTS : SketchType.LIST);
                case InputShape.Item.Text(var name, var _) -> types.put(name, SketchType.TEXT);
                case InputShape.Item.Words(var name, var _, var _, var _) -> types.put(name, SketchType.TEXT);
                case InputShape.Item.Block(var body, var _) -> putLists(body, types);
                case InputShape.Item.SingleNumber _ -> {}
            }
    }

    /// Arithmetic on lists goes number by number; quotients are rounded down, also below 0.
    private CaseFormula careful(CaseFormula formula) {
        return SketchFormulas.of(formula, listTypes());
    }
}
