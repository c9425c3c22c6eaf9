package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.problem.FunctionSignature;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Prints Python 3.8.
final class PythonPrinter extends ProgramPrinter {
    /// The words that the language keeps for itself.
    static final String KEYWORDS = """
            and as assert async await break class continue def del elif else except False finally for from global if \
            import in is lambda None nonlocal not or pass raise return True try while with yield""";

    private static final List<ReaderFunction> READERS = List.of(
            new ReaderFunction(List.of("number()", "numbers("), """
                    def number():
                        global pos
                        pos += 1
                        return int(data[pos - 1])

                    """),
            new ReaderFunction(List.of("numbers("), """
                    def numbers(length):
                        global pos
                        pos += length
                        return list(map(int, data[pos - length:pos]))

                    """),
            new ReaderFunction(List.of("word()"), """
                    def word():
                        global pos
                        pos += 1
                        return data[pos - 1].decode()

                    """),
            new ReaderFunction(List.of("wholeLine("), """
                    def wholeLine():
                        global pos
                        pos += 1
                        return lines[pos - 1]

                    """));

    PythonPrinter(boolean chinese, Map<String, SketchItem> functions) {
        super(chinese, functions);
    }

    @Override
    TargetLanguage language() {
        return TargetLanguage.PYTHON;
    }

    @Override
    int mainDepth() {
        return 0;
    }

    @Override
    String comment() {
        return "#";
    }

    @Override
    void frame(List<String> items, List<String> main) {
        var all = String.join("\n", main);
        var everything = String.join("\n", items) + all;
        if (everything.contains("lru_cache")) line("from functools import lru_cache");
        line("import sys");
        line("");
        text(items);
        if (all.contains("wholeLine(")) {
            line("lines = [text.strip() for text in sys.stdin if text.strip()]");
        } else line("data = sys.stdin.buffer.read().split()");
        line("pos = 0");
        line("");
        for (var function : READERS)
            if (function.isCalledIn(all)) text(function.text().lines().toList());
        line("out = []");
        text(main);
        line("sys.stdout.write(\"\".join(out))");
    }

    @Override
    void solution(List<String> items, FunctionSignature call) {
        var all = String.join("\n", items);
        var parameters = call.parameters().stream()
                .map(each -> ", " + name(each.name()) + ": " + ofSite(each.type()))
                .collect(Collectors.joining());
        if (all.contains("lru_cache")) line("from functools import lru_cache");
        if (parameters.contains("List[")) line("from typing import List");
        if (all.contains("sys.")) line("import sys");
        line("");
        text(items);
        line("class Solution:");
        line("    def " + call.name() + "(self" + parameters + ") -> " + ofSite(call.type()) + ":");
        var arguments =
                call.parameters().stream().map(each -> name(each.name())).collect(Collectors.joining(", "));
        line("        return " + ANSWER + "(" + arguments + ")");
    }

    private static String ofSite(String type) {
        return switch (type) {
            case "string" -> "str";
            case "int[]" -> "List[int]";
            case "int[][]" -> "List[List[int]]";
            default -> type;
        };
    }

    @Override
    void function(SketchItem.Function function) {
        line("def "
                + function.name()
                + "("
                + function.parameters().stream().map(each -> name(each.name())).collect(Collectors.joining(", "))
                + "):");
        block(function.body());
    }

    @Override
    void global(SketchItem.Global global) {
        if (!global.isAssignedLater()) declare(global.type(), global.name(), global.value());
    }

    @Override
    void declare(SketchType type, String name, CaseFormula value) {
        line(name(name) + " = " + text(value));
    }

    @Override
    void loop(SketchStep.For loop) {
        var by = loop.by();
        boolean down = by instanceof CaseFormula.Binary(var operator, var _, var _) && operator == Operator.MINUS;
        var end = down ? text(minusOne(loop.to())) : text(plusOne(loop.to()));
        var from = text(loop.from());
        var range = by != null ? from + ", " + end + ", " + text(by) : from.equals("0") ? end : from + ", " + end;
        line("for " + name(loop.name()) + " in range(" + range + "):");
        block(loop.body());
    }

    private static CaseFormula plusOne(CaseFormula formula) {
        if (formula instanceof CaseFormula.Literal(CaseValue.WholeNumber number) && number.large() == null)
            return new CaseFormula.Literal(CaseValue.WholeNumber.of(number.small() + 1));
        if (formula
                        instanceof
                        CaseFormula.Binary(var operator, var left, CaseFormula.Literal(CaseValue.WholeNumber number))
                && operator == Operator.MINUS
                && number.toString().equals("1")) return left;
        return new CaseFormula.Binary(Operator.PLUS, formula, new CaseFormula.Literal(CaseValue.WholeNumber.of(1)));
    }

    @Override
    void each(String name, CaseFormula list, List<SketchStep> body) {
        line("for " + name(name) + " in " + text(list) + ":");
        block(body);
    }

    @Override
    void read(SketchStep.ReadStep read) {
        switch (read) {
            case SketchStep.ReadStep.Numbers(var names, var _) ->
                line(names.stream().map(this::name).collect(Collectors.joining(", "))
                        + " = "
                        + names.stream().map(_ -> "number()").collect(Collectors.joining(", ")));
            case SketchStep.ReadStep.Row(var name, var length) -> line(name(name) + " = numbers(" + text(length) + ")");
            case SketchStep.ReadStep.CountedRow(var name) -> line(name(name) + " = numbers(number())");
            case SketchStep.ReadStep.Lists(var name, var count) ->
                line(name(name) + " = [numbers(number()) for _ in range(" + text(count) + ")]");
            case SketchStep.ReadStep.Text(var name, boolean whole) ->
                line(name(name) + " = " + (whole ? "wholeLine()" : "word()"));
            case SketchStep.ReadStep.Words(var name, var count) ->
                line(name(name) + " = \"\".join(word() for _ in range(" + text(count) + "))");
            case SketchStep.ReadStep.Line(var name) -> line(name(name) + " = list(map(int, wholeLine().split()))");
        }
    }

    @Override
    void until(SketchStep.ReadUntil until) {
        boolean whole = until.first() instanceof SketchStep.ReadStep.Line
                || until.first() instanceof SketchStep.ReadStep.Text(var _, boolean isLine) && isLine;
        line(whole ? "while pos < len(lines):" : "while pos < len(data):");
        indent(1);
        read(until.first());
        if (until.stop() instanceof CaseFormula stop) {
            line("if " + text(stop) + ":");
            line("    break");
        }
        indent(-1);
        block(until.body());
    }

    @Override
    void branch(SketchStep.If branch, boolean continues) {
        line((continues ? "elif " : "if ") + text(branch.condition()) + ":");
        block(branch.then());
        if (branch.otherwise().isEmpty()) return;
        if (branch.otherwise().size() == 1 && branch.otherwise().getFirst() instanceof SketchStep.If next)
            branch(next, true);
        else {
            line("else:");
            block(branch.otherwise());
        }
    }

    @Override
    void plain(SketchStep.PlainStep step) {
        switch (step) {
            case SketchStep.Assign(var target, var operator, var value) ->
                line(text(target)
                        + " "
                        + (operator == null ? "" : operator == Operator.OVER ? "//" : sign(operator))
                        + "= "
                        + text(value));
            case SketchStep.While(var condition, var body) -> {
                line("while " + text(condition) + ":");
                block(body);
            }
            case SketchStep.Return(var value) -> line("return " + text(value));
            case SketchStep.Break _ -> line("break");
            case SketchStep.Continue _ -> line("continue");
            case SketchStep.Call(var call) -> line(text(call));
            case SketchStep.Print(var pieces) -> printOutput(pieces);
        }
    }

    private void printOutput(List<CaseFormula> pieces) {
        boolean plain = pieces.stream().allMatch(piece -> piece instanceof CaseFormula.Literal(CaseValue.Text _));
        var text = new StringBuilder();
        for (var piece : pieces)
            if (piece instanceof CaseFormula.Literal(CaseValue.Text(var fixed))) {
                var quoted = stringLiteral(fixed);
                var inner = quoted.substring(1, quoted.length() - 1);
                text.append(plain ? inner : inner.replace("{", "{{").replace("}", "}}"));
            } else
                text.append('{')
                        .append(types.of(piece) == SketchType.LIST ? ownCall("spaced", List.of(piece)) : text(piece))
                        .append('}');
        line("out.append(" + (plain ? "" : "f") + "\"" + text + "\")");
    }

    @Override
    String number(CaseValue.WholeNumber number) {
        return number.toString();
    }

    @Override
    String and() {
        return "and";
    }

    @Override
    String or() {
        return "or";
    }

    @Override
    String division() {
        return "//";
    }

    @Override
    PrintedFormula not(CaseFormula inner) {
        return new PrintedFormula("not " + text(inner, COMPARED), SHIFT);
    }

    @Override
    PrintedFormula among(CaseFormula element, List<CaseFormula> members) {
        var list = members.stream().map(this::text).collect(Collectors.joining(", "));
        return members.size() == 1
                ? new PrintedFormula(text(element, COMPARED) + " == " + list, COMPARISON)
                : new PrintedFormula(text(element, COMPARED) + " in (" + list + ")", COMPARISON);
    }

    @Override
    String element(CaseFormula list, CaseFormula index) {
        return text(list, ATOM) + "[" + text(index) + "]";
    }

    @Override
    String collected(CaseFormula.Comprehension comprehension) {
        types.put(comprehension.index(), SketchType.INT);
        return "[%s for %s in range(%s, %s)%s]"
                .formatted(
                        text(comprehension.body()),
                        name(comprehension.index()),
                        text(comprehension.from()),
                        text(plusOne(comprehension.to())),
                        comprehension.where() == null ? "" : " if " + text(comprehension.where()));
    }

    @Override
    String list(long[] numbers) {
        return "[" + row(Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(", "))) + "]";
    }

    @Override
    PrintedFormula printCall(String name, List<CaseFormula> arguments) {
        var first = arguments.isEmpty() ? "" : text(arguments.getFirst());
        return switch (name) {
            case "min", "max", "abs", "sum", "sorted" ->
                new PrintedFormula(
                        name + arguments.stream().map(this::text).collect(Collectors.joining(", ", "(", ")")), ATOM);
            case "length" -> new PrintedFormula("len(" + first + ")", ATOM);
            case "zeros", "longs" -> new PrintedFormula("[0] * " + text(arguments.getFirst(), FACTOR), PRODUCT);
            case "values" -> {
                var text = arguments.getFirst() instanceof CaseFormula.Literal(var value) ? value.toString() : "";
                yield new PrintedFormula("[" + row(text.strip().replaceAll("\\s+", ", ")) + "]", ATOM);
            }
            case "code" ->
                new PrintedFormula(
                        "ord(" + text(arguments.getFirst(), ATOM) + "[" + text(minusOne(arguments.get(1))) + "])",
                        ATOM);
            case "prefix" ->
                new PrintedFormula(text(arguments.getFirst(), ATOM) + "[:" + text(arguments.get(1)) + "]", ATOM);
            case "choose" ->
                new PrintedFormula(
                        text(arguments.get(1), OR) + " if " + text(arguments.get(0), OR) + " else "
                                + text(arguments.get(2), CHOICE),
                        CHOICE);
            case "floormod" ->
                new PrintedFormula(text(arguments.get(0), PRODUCT) + " % " + text(arguments.get(1), FACTOR), PRODUCT);
            case "floordiv" ->
                new PrintedFormula(text(arguments.get(0), PRODUCT) + " // " + text(arguments.get(1), FACTOR), PRODUCT);
            case "true", "false" -> new PrintedFormula(name.equals("true") ? "True" : "False", ATOM);
            default -> new PrintedFormula(ownCall(name, arguments), ATOM);
        };
    }
}
