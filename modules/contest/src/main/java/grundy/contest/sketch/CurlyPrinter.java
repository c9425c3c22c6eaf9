package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations.Operator;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Prints the syntax that C++ and Java share: types before names, braces, lists that are collected by
/// loops.
abstract class CurlyPrinter extends ProgramPrinter {
    CurlyPrinter(boolean chinese, Map<String, SketchItem> functions) {
        super(chinese, functions);
    }

    abstract String type(SketchType type);

    @Override
    String comment() {
        return "//";
    }

    @Override
    String and() {
        return "&&";
    }

    @Override
    String or() {
        return "||";
    }

    @Override
    String division() {
        return "/";
    }

    @Override
    PrintedFormula not(CaseFormula inner) {
        return new PrintedFormula("!" + text(inner, UNARY), UNARY);
    }

    @Override
    PrintedFormula among(CaseFormula element, List<CaseFormula> members) {
        return new PrintedFormula(
                members.stream()
                        .map(member -> text(new CaseFormula.Binary(Operator.EQUAL, element, member)))
                        .collect(Collectors.joining(" || ")),
                members.size() == 1 ? COMPARISON : OR);
    }

    @Override
    String list(long[] numbers) {
        return "{" + row(Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(", "))) + "}";
    }

    /// @return the numbers of `values "0 1 2"`, in braces
    final String braces(CaseFormula.Call call) {
        var text = call.arguments().getFirst() instanceof CaseFormula.Literal(var value) ? value.toString() : "";
        return "{" + row(text.strip().replaceAll("\\s+", ", ")) + "}";
    }

    /// A loop before the step at hand fills a new list.
    @Override
    String collected(CaseFormula.Comprehension comprehension) {
        var list = fresh("list");
        types.put(comprehension.index(), SketchType.INT);
        var index = name(comprehension.index());
        newList(list, comprehension);
        line("for (int %s = %s; %s <= %s; %s++)%s"
                .formatted(
                        index,
                        as(SketchType.INT, comprehension.from()),
                        index,
                        text(comprehension.to(), COMPARED),
                        index,
                        comprehension.where() == null ? "" : " if (" + text(comprehension.where()) + ")"));
        indent(1);
        line(addTo(list, text(comprehension.body())));
        indent(-1);
        types.put(list, SketchType.LIST);
        return endOfList(list);
    }

    abstract void newList(String list, CaseFormula.Comprehension comprehension);

    abstract String addTo(String list, String value);

    abstract String endOfList(String list);

    @Override
    void loop(SketchStep.For loop) {
        var name = name(loop.name());
        var by = loop.by();
        boolean down = by instanceof CaseFormula.Binary(var operator, var _, var _) && operator == Operator.MINUS;
        var distance = by instanceof CaseFormula.Binary(var _, var _, var steps) && down
                ? text(steps)
                : by == null ? "1" : text(by);
        var step = name + (distance.equals("1") ? down ? "--" : "++" : (down ? " -= " : " += ") + distance);
        line("for (%s %s = %s; %s %s %s; %s)%s"
                .formatted(
                        type(loop.type()),
                        name,
                        as(loop.type(), loop.from()),
                        name,
                        down ? ">=" : "<=",
                        text(loop.to(), COMPARED),
                        step,
                        opening(loop.body())));
        bodyOf(loop.body());
    }

    @Override
    void each(String name, CaseFormula list, List<SketchStep> body) {
        var type = types.of(list) == SketchType.TABLE ? SketchType.INT : SketchType.LONG;
        line("for (%s %s : %s)%s".formatted(type(type), name(name), text(list), opening(body)));
        bodyOf(body);
    }

    /// One plain step needs no braces.
    private static boolean isShort(List<SketchStep> body) {
        if (body.size() != 1) return false;
        return switch (body.getFirst()) {
            case SketchStep.Assign(var target, var _, var value) -> !hasCollected(target) && !hasCollected(value);
            case SketchStep.Return(var value) -> !hasCollected(value);
            case SketchStep.Break _, SketchStep.Continue _, SketchStep.Call _ -> true;
            case SketchStep.Print(var pieces) -> pieces.stream().noneMatch(CurlyPrinter::hasCollected);
            default -> false;
        };
    }

    static boolean hasCollected(CaseFormula formula) {
        var found = new boolean[1];
        SketchWalk.visit(formula, part -> found[0] |= part instanceof CaseFormula.Comprehension);
        return found[0];
    }

    private static String opening(List<SketchStep> body) {
        return isShort(body) ? "" : " {";
    }

    private void bodyOf(List<SketchStep> body) {
        block(body);
        if (!isShort(body)) line("}");
    }

    @Override
    void branch(SketchStep.If branch, boolean continues) {
        var condition = text(branch.condition());
        boolean braces = !isShort(branch.then()) || !branch.otherwise().isEmpty() && !isShort(branch.otherwise());
        line((continues ? "} else " : "") + "if (" + condition + ")" + (braces || continues ? " {" : ""));
        block(branch.then());
        braces |= continues;
        if (branch.otherwise().isEmpty()) {
            if (braces) line("}");
            return;
        }
        boolean chained = branch.otherwise().size() == 1
                && branch.otherwise().getFirst() instanceof SketchStep.If next
                && !hasCollected(next.condition());
        if (chained && braces) {
            branch((SketchStep.If) branch.otherwise().getFirst(), true);
            return;
        }
        line(braces ? "} else {" : "else");
        block(branch.otherwise());
        if (braces) line("}");
    }

    @Override
    void plain(SketchStep.PlainStep step) {
        switch (step) {
            case SketchStep.Assign(var target, var operator, var value) -> {
                boolean one = value instanceof CaseFormula.Literal(CaseValue.WholeNumber number)
                        && number.toString().equals("1");
                if (one && operator == Operator.PLUS) line(text(target) + "++;");
                else if (one && operator == Operator.MINUS) line(text(target) + "--;");
                else if (operator != null) line(text(target) + " " + sign(operator) + "= " + text(value) + ";");
                else line(text(target) + " = " + as(types.of(target), value) + ";");
            }
            case SketchStep.While(var condition, var body) -> {
                line("while (" + text(condition) + ")" + opening(body));
                bodyOf(body);
            }
            case SketchStep.Return(var value) -> line("return " + resultText(value) + ";");
            case SketchStep.Break _ -> line("break;");
            case SketchStep.Continue _ -> line("continue;");
            case SketchStep.Call(var call) -> line(text(call) + ";");
            case SketchStep.Print(var pieces) -> printOutput(pieces);
        }
    }

    SketchType returns = SketchType.LONG;

    private String resultText(CaseFormula value) {
        return as(returns, value);
    }

    abstract void printOutput(List<CaseFormula> pieces);

    final void stop(SketchStep.ReadUntil until) {
        if (until.stop() instanceof CaseFormula stop) line("if (" + text(stop) + ") break;");
    }
}
