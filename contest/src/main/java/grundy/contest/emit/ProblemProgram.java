package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.Operations.Operator;
import grundy.contest.problem.Problem;
import grundy.contest.problem.TextTemplate;
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

/// The main part of a program for a problem: reads what its file says the input looks like, asks a method, writes
/// what its file says is written.
final class ProblemProgram {
    private static final int WORD = 64;
    private static final CaseFormula ONE = new CaseFormula.Literal(Num.of(1));
    private static final CaseFormula ZERO = new CaseFormula.Literal(Num.of(0));

    private final Problem problem;
    private final InputLimits limits;
    private final Map<Problem.Variant, Solution> solutions;
    private final @Nullable Solution whole;
    private final Names names;
    private final Set<String> read = new HashSet<>();
    private final List<Solution.Pending> pending = new ArrayList<>();
    private final boolean counts;

    /// The name of the nim-sum of a case.
    private final String sum;

    private final String test;

    /// Names of this program's own that the input leaves free.
    private static final class Names {
        private final Set<String> taken = new HashSet<>();

        String free(String wanted) {
            var name = wanted;
            for (int i = 2; !taken.add(name); i++) name = wanted + i;
            return name;
        }
    }

    /// @param solutions for each variant that is not settled
    /// @param whole the method that answers the problem as a whole, or null
    ProblemProgram(Problem problem, Map<Problem.Variant, Solution> solutions, @Nullable Solution whole) {
        this.problem = problem;
        this.limits = new InputLimits(problem);
        this.solutions = solutions;
        this.whole = whole;
        this.names = new Names();
        names.taken.addAll(inputNames(problem.input()));
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
                case InputShape.Item.One(var name) -> names.add(name);
                case InputShape.Item.Row(var name, var _, var _, var _) -> names.add(name);
                case InputShape.Item.Counted(var name) -> names.add(name);
                case InputShape.Item.Lists(var name, var _, var _) -> names.add(name);
                case InputShape.Item.Text(var name, var _) -> names.add(name);
                case InputShape.Item.Block(var body, var _) -> names.addAll(inputNames(body));
            }
        return names;
    }

    private List<Solution> all() {
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

    List<Step> main() {
        var steps = new ArrayList<Step>();
        if (counts && !hasOneTimesBlock()) steps.add(new Step.Declare(Type.LONG, test, ZERO));
        level(problem.input(), null, steps);
        return steps;
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
    private void level(InputShape shape, @Nullable Integer done, List<Step> steps) {
        boolean isCase = shape.isCase();
        boolean started = false;
        int from = done == null ? 0 : done;
        for (int i = from; i < shape.items().size(); i++) {
            var item = shape.items().get(i);
            switch (item) {
                case InputShape.Item.One one -> {
                    var group = new ArrayList<String>(List.of(one.name()));
                    while (i + 1 < shape.items().size()
                            && shape.items().get(i + 1) instanceof InputShape.Item.One(var more)
                            && typeOf(more) == typeOf(one.name())) {
                        group.add(more);
                        i++;
                    }
                    reading(numbers(group), steps);
                }
                case InputShape.Item.Block(var body, Repetition.Sum(var count, var _)) -> {
                    if (!started) start(steps);
                    started = true;
                    var inner = new ArrayList<Step>();
                    readOnly(body, inner);
                    summand(inner);
                    steps.add(new Step.For(names.free("part"), Type.INT, ONE, count, null, inner));
                }
                case InputShape.Item.Block(var body, Repetition.Times(var count, var _)) -> times(body, count, steps);
                case InputShape.Item.Block(var body, Repetition.Until(var zeros)) -> until(body, zeros, steps);
                default -> reading(read(item), steps);
            }
        }
        if (!isCase) return;
        if (!started) start(steps);
        answer(steps);
    }

    /// The items of a summand, which is no case by itself.
    private void readOnly(InputShape shape, List<Step> steps) {
        for (int i = 0; i < shape.items().size(); i++) {
            var item = shape.items().get(i);
            if (item instanceof InputShape.Item.One(var name)) reading(numbers(List.of(name)), steps);
            else if (item instanceof InputShape.Item.Block)
                throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
            else reading(read(item), steps);
        }
    }

    private Type typeOf(String name) {
        var most = limits.most(name).orElse(BigInteger.ZERO);
        if (most.bitLength() > WORD) return Type.TEXT;
        return most.bitLength() == WORD ? Type.WORD : Type.LONG;
    }

    private Step.Read numbers(List<String> group) {
        var type = typeOf(group.getFirst());
        return type == Type.TEXT
                ? new Step.Read.Text(group.getFirst(), false)
                : new Step.Read.Numbers(List.copyOf(group), type);
    }

    private static Step.Read read(InputShape.Item item) {
        return switch (item) {
            case InputShape.Item.One(var name) -> new Step.Read.Numbers(List.of(name), Type.LONG);
            case InputShape.Item.Row(var name, var length, var _, var width) ->
                new Step.Read.Row(
                        name,
                        width == 1
                                ? length
                                : new CaseFormula.Binary(
                                        Operator.TIMES, new CaseFormula.Literal(Num.of(width)), length));
            case InputShape.Item.Counted(var name) -> new Step.Read.Counted(name);
            case InputShape.Item.Lists(var name, var count, var _) -> new Step.Read.Lists(name, count);
            case InputShape.Item.Text(var name, var line) -> new Step.Read.Text(name, line);
            case InputShape.Item.Block _ -> throw new AssertionError("A block is no item to read");
        };
    }

    private void reading(Step.Read step, List<Step> steps) {
        steps.add(step);
        wasRead(step, steps);
    }

    /// Tables that were waiting for this are filled.
    private void wasRead(Step.Read step, List<Step> steps) {
        switch (step) {
            case Step.Read.Numbers(var group, var _) -> read.addAll(group);
            case Step.Read.Row(var name, var _) -> read.add(name);
            case Step.Read.Counted(var name) -> read.add(name);
            case Step.Read.Lists(var name, var _) -> read.add(name);
            case Step.Read.Text(var name, var _) -> read.add(name);
            case Step.Read.Line(var name) -> read.add(name);
        }
        for (var each : List.copyOf(pending))
            if (read.containsAll(each.names())) {
                steps.add(new Step.Assign(
                        new CaseFormula.Name(each.global().name()),
                        null,
                        each.global().value()));
                pending.remove(each);
            }
    }

    private void times(InputShape body, CaseFormula count, List<Step> steps) {
        var inner = new ArrayList<Step>();
        boolean isCase = body.isCase();
        var name = isCase && hasOneTimesBlock() ? test : names.free("turn");
        if (isCase && customJoin() && !problem.answers().join().isEmpty())
            inner.add(new Step.If(
                    new CaseFormula.Binary(Operator.GREATER, new CaseFormula.Name(name), ONE),
                    List.of(new Step.Put(List.of(text(problem.answers().join())))),
                    List.of()));
        if (isCase) countCase(inner);
        level(body, null, inner);
        steps.add(new Step.For(name, Type.INT, ONE, count, null, inner));
        if (isCase && customJoin()) steps.add(new Step.Put(List.of(text("\n"))));
    }

    private void countCase(List<Step> steps) {
        if (counts && !hasOneTimesBlock()) steps.add(new Step.Assign(new CaseFormula.Name(test), Operator.PLUS, ONE));
    }

    private void until(InputShape body, List<String> zeros, List<Step> steps) {
        boolean isCase = body.isCase();
        int done = 1;
        Step.Read first;
        if (body.items().getFirst() instanceof InputShape.Item.One(var name)) {
            var group = new ArrayList<String>(List.of(name));
            while (done < body.items().size()
                    && body.items().get(done) instanceof InputShape.Item.One(var more)
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
        if (joined) steps.add(new Step.Declare(Type.INT, any, ZERO));
        var inner = new ArrayList<Step>();
        wasRead(first, inner);
        if (isCase) countCase(inner);
        if (joined) {
            if (!problem.answers().join().isEmpty())
                inner.add(new Step.If(
                        new CaseFormula.Binary(Operator.GREATER, new CaseFormula.Name(any), ZERO),
                        List.of(new Step.Put(List.of(text(problem.answers().join())))),
                        List.of()));
            inner.add(new Step.Assign(new CaseFormula.Name(any), Operator.PLUS, ONE));
        }
        level(body, done, inner);
        steps.add(new Step.Until(first, stop, inner));
        if (joined) steps.add(new Step.Put(List.of(text("\n"))));
    }

    private static CaseFormula text(String text) {
        return new CaseFormula.Literal(new CaseValue.Text(text));
    }

    // ---- a case

    private boolean addsValues(Problem.Variant variant) {
        return solutions.get(variant) instanceof Solution solution && solution.has("value");
    }

    private void start(List<Step> steps) {
        if (whole != null) steps.addAll(said(whole.steps(whole.method().start())));
        else if (problem.loop() == null && needsSum()) steps.add(new Step.Declare(Type.LONG, sum, ZERO));
    }

    /// @return whether a nim-sum is kept: not for one heap alone
    private boolean needsSum() {
        return problem.variants().stream().anyMatch(variant -> addsValues(variant) && !isOneHeap(variant));
    }

    private boolean isOneHeap(Problem.Variant variant) {
        var solution = solutions.get(variant);
        if (solution == null || hasSum(problem.input())) return false;
        var formulas = formulas(variant);
        return formulas.size() == 1
                && !isList(formulas.getFirst())
                && !problem.answers().win().uses("value");
    }

    private static boolean hasSum(InputShape shape) {
        return shape.items().stream()
                .anyMatch(item -> item instanceof InputShape.Item.Block(var body, var repetition)
                        && (repetition instanceof Repetition.Sum || hasSum(body)));
    }

    private void summand(List<Step> steps) {
        if (whole != null) steps.addAll(said(whole.steps(whole.method().summand())));
        else steps.addAll(variants(problem.variants(), this::added));
    }

    private void answer(List<Step> steps) {
        if (whole != null) steps.addAll(said(whole.steps(whole.method().answer())));
        else if (problem.value() != null) {
            var names = Map.<String, CaseFormula>of("value", problem.value());
            steps.add(new Step.Put(pieces(problem.answers().win(), names, true)));
        } else if (problem.loop() != null) loop(problem.loop(), steps);
        else if (hasSum(problem.input())) steps.add(decided(isNotZero()));
        else steps.addAll(variants(problem.variants(), this::decided));
    }

    private CaseFormula isNotZero() {
        return new CaseFormula.Binary(Operator.UNEQUAL, new CaseFormula.Name(sum), ZERO);
    }

    private interface Deciding {
        List<Step> of(Problem.Variant variant);
    }

    /// One variant after the other: the first whose condition holds.
    private List<Step> variants(List<Problem.Variant> variants, Deciding deciding) {
        if (variants.isEmpty()) return List.of();
        var first = variants.getFirst();
        var steps = deciding.of(first);
        boolean always = first.when() == null
                || first.when()
                                instanceof
                                CaseFormula.Binary(var operator, CaseFormula.Literal left, CaseFormula.Literal right)
                        && operator == Operator.EQUAL
                        && left.equals(right);
        if (always || variants.size() == 1) return steps;
        var rest = variants(variants.subList(1, variants.size()), deciding);
        var condition = first.when();
        return steps.equals(rest) || condition == null ? steps : List.of(new Step.If(careful(condition), steps, rest));
    }

    private List<Step> added(Problem.Variant variant) {
        var steps = new ArrayList<Step>();
        if (variant.settled() != null) return steps;
        var solution = solution(variant);
        if (!solution.has("value")) throw new LimitException(Message.of("emit.shape", "problem", problem.id()));
        for (var formula : formulas(variant)) add(solution, formula, steps);
        return steps;
    }

    private void add(Solution solution, CaseFormula formula, List<Step> steps) {
        var total = new CaseFormula.Name(sum);
        if (!isList(formula)) {
            steps.add(new Step.Assign(total, Operator.XOR, solution.call("value", List.of(formula))));
            return;
        }
        var heap = names.free("h");
        names.taken.remove(heap);
        var body = new ArrayList<Step>();
        body.add(new Step.Assign(total, Operator.XOR, solution.call("value", List.of(new CaseFormula.Name(heap)))));
        // [c[i] for i in 1..n where ...] is added up without being made
        if (formula instanceof CaseFormula.Collected(var inner, var index, var from, var to, var where)) {
            var adding = new Step.Assign(total, Operator.XOR, solution.call("value", List.of(inner)));
            steps.add(new Step.For(
                    index,
                    Type.INT,
                    from,
                    to,
                    null,
                    where == null ? List.of(adding) : List.of(new Step.If(where, List.of(adding), List.of()))));
        } else steps.add(new Step.Each(heap, formula, body));
    }

    private Solution solution(Problem.Variant variant) {
        var solution = solutions.get(variant);
        if (solution == null)
            throw new LimitException(
                    Message.of("emit.no-method", "rules", variant.rules().toString(), "problem", problem.id()));
        return solution;
    }

    private List<Step> decided(Problem.Variant variant) {
        if (variant.settled() != null) return List.of(say(variant.settled()));
        var solution = solution(variant);
        var formulas = formulas(variant);
        if (!solution.has("value")) {
            var call = solution.call("wins", formulas);
            return List.of(decided(call));
        }
        var steps = new ArrayList<Step>();
        if (isOneHeap(variant)) {
            var value = solution.call("value", List.of(formulas.getFirst()));
            steps.add(decided(new CaseFormula.Binary(Operator.UNEQUAL, value, ZERO)));
            return steps;
        }
        for (var formula : formulas) add(solution, formula, steps);
        steps.add(decided(isNotZero()));
        return steps;
    }

    private Step decided(CaseFormula wins) {
        return new Step.If(wins, List.of(say("win")), List.of(say("lose")));
    }

    /// @return the formulas of a position; none where the pattern took it
    private List<CaseFormula> formulas(Problem.Variant variant) {
        if (solutions.get(variant) instanceof Solution solution && solution.tookPosition()) return List.of();
        var formulas = variant.position().formulasOnly();
        if (formulas == null || formulas.isEmpty())
            throw new LimitException(
                    Message.of("emit.no-method", "rules", variant.rules().toString(), "problem", problem.id()));
        return formulas.stream().map(this::careful).toList();
    }

    private void loop(Problem.Loop loop, List<Step> steps) {
        var total = problem.answers().total();
        var wins = names.free("won");
        var range = loop.range();
        if (total != null) steps.add(new Step.Declare(Type.LONG, wins, ZERO));
        var inner = variants(problem.variants(), variant -> {
            if (total == null) return decided(variant);
            var call = solution(variant).has("value")
                    ? new CaseFormula.Binary(Operator.UNEQUAL, solution(variant).call("value", formulas(variant)), ZERO)
                    : solution(variant).call("wins", formulas(variant));
            return List.of(new Step.If(
                    call, List.of(new Step.Assign(new CaseFormula.Name(wins), Operator.PLUS, ONE)), List.of()));
        });
        steps.add(new Step.For(loop.name(), Type.INT, range.from(), range.to(), null, inner));
        if (total == null) steps.add(new Step.Put(List.of(text("\n"))));
        else {
            var count = new CaseFormula.Binary(
                    Operator.MINUS,
                    new CaseFormula.Binary(
                            Operator.PLUS, new CaseFormula.Binary(Operator.MINUS, range.to(), range.from()), ONE),
                    new CaseFormula.Name(wins));
            steps.add(new Step.Put(pieces(total, Map.of("wins", new CaseFormula.Name(wins), "losses", count), true)));
        }
    }

    // ---- what is written

    private Step say(String outcome) {
        var answers = problem.answers();
        var template = switch (outcome) {
            case "win" -> answers.win();
            case "lose" -> answers.lose();
            default -> answers.draw();
        };
        boolean ends = problem.loop() == null && !customJoin();
        return new Step.Put(pieces(template, Map.of("value", new CaseFormula.Name(sum)), ends));
    }

    /// What a method says is put into the words of the problem.
    private List<Step> said(List<Step> steps) {
        return steps.stream().map(this::said).toList();
    }

    private Step said(Step step) {
        return switch (step) {
            case Step.Say(var outcome) -> say(outcome);
            case Step.If(var condition, var then, var otherwise) -> new Step.If(condition, said(then), said(otherwise));
            case Step.While(var condition, var body) -> new Step.While(condition, said(body));
            case Step.For(var name, var type, var from, var to, var by, var body) ->
                new Step.For(name, type, from, to, by, said(body));
            case Step.Each(var name, var list, var body) -> new Step.Each(name, list, said(body));
            default -> step;
        };
    }

    private List<CaseFormula> pieces(TextTemplate template, Map<String, CaseFormula> more, boolean ends) {
        var values = new HashMap<>(more);
        values.put("case", new CaseFormula.Name(test));
        var pieces = new ArrayList<CaseFormula>();
        for (var piece : template.pieces()) {
            var formula = piece.formula();
            pieces.add(formula == null ? text(piece.text()) : careful(Tree.put(formula, values)));
        }
        if (!ends) return pieces;
        boolean textLast = !pieces.isEmpty() && pieces.getLast() instanceof CaseFormula.Literal(CaseValue.Text _);
        if (textLast && pieces.removeLast() instanceof CaseFormula.Literal(var last)) pieces.add(text(last + "\n"));
        else pieces.add(text("\n"));
        return pieces;
    }

    // ---- formulas of the problem's file

    private boolean isList(CaseFormula formula) {
        return listTypes().of(formula) == Type.LIST;
    }

    private Types listTypes() {
        var types = new Types(Map.of("distinct", Type.LIST, "sorted", Type.LIST, "runs", Type.LIST));
        putLists(problem.input(), types);
        return types;
    }

    private static void putLists(InputShape shape, Types types) {
        for (var item : shape.items())
            switch (item) {
                case InputShape.Item.Row(var name, var _, var _, var _) -> types.put(name, Type.LIST);
                case InputShape.Item.Counted(var name) -> types.put(name, Type.LIST);
                case InputShape.Item.Lists(var name, var _, var _) -> types.put(name, Type.LISTS);
                case InputShape.Item.Text(var name, var _) -> types.put(name, Type.TEXT);
                case InputShape.Item.Block(var body, var _) -> putLists(body, types);
                case InputShape.Item.One _ -> {}
            }
    }

    /// Arithmetic on lists goes number by number; quotients are rounded down, also below 0.
    private CaseFormula careful(CaseFormula formula) {
        return Careful.of(formula, listTypes());
    }
}
