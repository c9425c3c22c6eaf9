package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations;
import grundy.contest.problem.FunctionSignature;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Prints Java 17: a class `Main`, or `Solution` where a method is called.
final class JavaPrinter extends CurlyPrinter {
    /// The words that the language keeps for itself, and `String`, `record`, `var`, which are coloured like them.
    static final String KEYWORDS = """
            abstract assert boolean break byte case catch char class const continue default do double else \
            enum extends false final finally float for goto if implements import instanceof int interface \
            long native new null package private protected public record return short static strictfp String \
            super switch synchronized this throw throws transient true try var void volatile while""";

    /// A reader that is fast enough for a million numbers.
    private static final String READER = """

                static final byte[] buffer = new byte[1 << 16];
                static int size, at;

                static int peek() throws IOException {
                    if (at == size) {
                        size = System.in.read(buffer);
                        at = 0;
                    }
                    return size <= 0 ? -1 : buffer[at];
                }

                static boolean more() throws IOException {
                    while (peek() >= 0 && peek() <= ' ') at++;
                    return peek() >= 0;
                }
            """;

    private static final List<ReaderFunction> READERS = List.of(
            new ReaderFunction(List.of("number()", "numbers(", "lineOfNumbers()"), """

                    static long number() throws IOException {
                        more();
                        boolean negative = peek() == '-';
                        if (negative) at++;
                        long n = 0;
                        for (; peek() > ' '; at++) n = 10 * n + peek() - '0';
                        return negative ? -n : n;
                    }
                """),
            new ReaderFunction(List.of("numbers("), """

                    static long[] numbers(long length) throws IOException {
                        long[] a = new long[(int) length];
                        for (int i = 0; i < length; i++) a[i] = number();
                        return a;
                    }
                """),
            new ReaderFunction(List.of("lineOfNumbers()"), """

                    static long[] lineOfNumbers() throws IOException {
                        long[] a = new long[16];
                        int length = 0;
                        more();
                        while (peek() > ' ') {
                            if (length == a.length) a = Arrays.copyOf(a, 2 * length);
                            a[length++] = number();
                            while (peek() >= 0 && peek() <= ' ' && peek() != '\\n') at++;
                        }
                        return Arrays.copyOf(a, length);
                    }
                """),
            new ReaderFunction(List.of("word()"), """

                    static String word() throws IOException {
                        more();
                        StringBuilder text = new StringBuilder();
                        for (; peek() > ' '; at++) text.append((char) peek());
                        return text.toString();
                    }
                """),
            new ReaderFunction(List.of("wholeLine()"), """

                    static String wholeLine() throws IOException {
                        more();
                        StringBuilder text = new StringBuilder();
                        for (; peek() >= 0 && peek() != '\\n'; at++) text.append((char) peek());
                        return text.toString().strip();
                    }
                """));

    JavaPrinter(boolean chinese, Map<String, SketchItem> functions) {
        super(chinese, functions);
    }

    @Override
    TargetLanguage language() {
        return TargetLanguage.JAVA;
    }

    @Override
    int mainDepth() {
        return 2;
    }

    @Override
    void frame(List<String> items, List<String> main) {
        line("import java.io.*;");
        line("import java.util.*;");
        line("");
        line("public class Main {");
        for (var item : items) line(item.isEmpty() ? "" : "    " + item);
        line("    public static void main(String[] args) throws IOException {");
        line("        StringBuilder out = new StringBuilder();");
        text(main);
        line("        System.out.print(out);");
        line("    }");
        readers(String.join("\n", main));
        line("}");
    }

    @Override
    void solution(List<String> items, FunctionSignature call) {
        line("import java.util.*;");
        line("");
        line("class Solution {");
        for (var item : items) line(item.isEmpty() ? "" : "    " + item);
        line("    public " + ofSite(call.type()) + " " + call.name() + "("
                + call.parameters().stream()
                        .map(each -> ofSite(each.type()) + " " + name(each.name()))
                        .collect(Collectors.joining(", "))
                + ") {");
        var arguments = call.parameters().stream()
                .map(each -> switch (each.type()) {
                    case "int[]" -> longs(name(each.name()));
                    case "int[][]" ->
                        "Arrays.stream(" + name(each.name()) + ").map(row -> " + longs("row")
                                + ").toArray(long[][]::new)";
                    default -> name(each.name());
                })
                .collect(Collectors.joining(", "));
        line("        return " + (call.type().equals("int") ? "(int) " : "") + ANSWER + "(" + arguments + ");");
        line("    }");
        line("}");
    }

    private static String longs(String numbers) {
        return "Arrays.stream(" + numbers + ").asLongStream().toArray()";
    }

    private static String ofSite(String type) {
        return switch (type) {
            case "bool" -> "boolean";
            case "string" -> "String";
            default -> type;
        };
    }

    private void readers(String main) {
        text(READER.lines().toList());
        for (var function : READERS)
            if (function.isCalledIn(main)) text(function.text().lines().toList());
    }

    @Override
    String type(SketchType type) {
        return switch (type) {
            case LONG, WORD -> "long";
            case INT -> "int";
            case BOOL -> "boolean";
            case TEXT -> "String";
            case LIST -> "long[]";
            case TABLE -> "int[]";
            case LISTS -> "long[][]";
        };
    }

    @Override
    void function(SketchItem.Function function) {
        returns = function.type();
        line("static "
                + type(function.type())
                + " "
                + function.name()
                + "("
                + function.parameters().stream()
                        .map(each -> type(each.type()) + " " + name(each.name()))
                        .collect(Collectors.joining(", "))
                + ") {");
        block(function.body());
        line("}");
    }

    @Override
    void global(SketchItem.Global global) {
        var declared = type(global.type()) + " " + name(global.name());
        if (global.isAssignedLater()) {
            line("static " + declared + ";");
            return;
        }
        switch (global.value()) {
            case CaseFormula.Call call
            when call.function().equals("values") -> line("static final " + declared + " = " + braces(call) + ";");
            default -> line("static final " + declared + " = " + as(global.type(), global.value()) + ";");
        }
    }

    @Override
    void declare(SketchType type, String name, CaseFormula value) {
        line(type(type) + " " + name(name) + " = " + as(type, value) + ";");
    }

    private static String next(SketchType type) {
        return type == SketchType.INT ? "(int) number()" : "number()";
    }

    @Override
    void read(SketchStep.ReadStep read) {
        switch (read) {
            case SketchStep.ReadStep.Numbers(var names, var type) ->
                line(names.stream()
                        .map(name -> name(name) + " = " + next(type))
                        .collect(Collectors.joining(", ", type(type) + " ", ";")));
            case SketchStep.ReadStep.Row(var name, var length) ->
                line("long[] " + name(name) + " = numbers(" + text(length) + ");");
            case SketchStep.ReadStep.CountedRow(var name) -> line("long[] " + name(name) + " = numbers(number());");
            case SketchStep.ReadStep.Lists(var name, var count) -> {
                line("long[][] " + name(name) + " = new long[" + as(SketchType.INT, count) + "][];");
                line("for (int i = 0; i < " + name(name) + ".length; i++) " + name(name) + "[i] = numbers(number());");
            }
            case SketchStep.ReadStep.Text(var name, boolean whole) ->
                line("String " + name(name) + " = " + (whole ? "wholeLine()" : "word()") + ";");
            case SketchStep.ReadStep.Words(var name, var count) -> {
                line("String " + name(name) + " = \"\";");
                line("for (int i = 0; i < " + text(count) + "; i++) " + name(name) + " += word();");
            }
            case SketchStep.ReadStep.Line(var name) -> line("long[] " + name(name) + " = lineOfNumbers();");
        }
    }

    @Override
    void until(SketchStep.ReadUntil until) {
        line("while (more()) {");
        indent(1);
        read(until.first());
        stop(until);
        indent(-1);
        block(until.body());
        line("}");
    }

    @Override
    String number(CaseValue.WholeNumber number) {
        int bits = number.big().bitLength();
        return bits < 64 ? number + (bits < 32 ? "" : "L") : number.big().longValue() + "L";
    }

    @Override
    String element(CaseFormula list, CaseFormula index) {
        return text(list, ATOM) + "[" + as(SketchType.INT, index) + "]";
    }

    @Override
    void newList(String list, CaseFormula.Comprehension comprehension) {
        var length = new CaseFormula.Binary(
                FormulaOperations.Operator.PLUS,
                comprehension.to(),
                new CaseFormula.Literal(CaseValue.WholeNumber.of(1)));
        line("long[] " + list + " = new long[Math.max(0, " + as(SketchType.INT, length) + ")];");
        line("int " + list + "Size = 0;");
    }

    @Override
    String addTo(String list, String value) {
        return list + "[" + list + "Size++] = " + value + ";";
    }

    @Override
    String endOfList(String list) {
        return "Arrays.copyOf(" + list + ", " + list + "Size)";
    }

    @Override
    String as(SketchType type, CaseFormula formula) {
        if (formula instanceof CaseFormula.Call call && call.function().equals("values"))
            return "new " + type(type) + " " + braces(call);
        return type == SketchType.INT && types.of(formula) == SketchType.LONG
                ? "(int) " + text(formula, UNARY)
                : text(formula);
    }

    @Override
    void printOutput(List<CaseFormula> pieces) {
        line(pieces.stream()
                .map(piece -> switch (types.of(piece)) {
                    case LIST -> ownCall("spaced", List.of(piece));
                    case WORD -> "Long.toUnsignedString(" + text(piece) + ")";
                    default ->
                        piece instanceof CaseFormula.Literal(CaseValue.Text(var text)) && text.equals("\n")
                                ? "'\\n'"
                                : text(piece);
                })
                .collect(Collectors.joining(").append(", "out.append(", ");")));
    }

    @Override
    PrintedFormula printCall(String name, List<CaseFormula> arguments) {
        var first = arguments.isEmpty() ? "" : text(arguments.getFirst());
        return switch (name) {
            case "min", "max" -> new PrintedFormula(extreme(name, arguments), ATOM);
            case "abs" -> new PrintedFormula("Math.abs(" + first + ")", ATOM);
            case "sum" -> new PrintedFormula("Arrays.stream(" + first + ").sum()", ATOM);
            case "zeros" -> new PrintedFormula("new int[" + as(SketchType.INT, arguments.getFirst()) + "]", ATOM);
            case "longs" -> new PrintedFormula("new long[" + as(SketchType.INT, arguments.getFirst()) + "]", ATOM);
            case "length" ->
                new PrintedFormula(
                        text(arguments.getFirst(), ATOM)
                                + (types.of(arguments.getFirst()) == SketchType.TEXT ? ".length()" : ".length"),
                        ATOM);
            case "code" ->
                new PrintedFormula(
                        text(arguments.getFirst(), ATOM) + ".charAt(" + as(SketchType.INT, minusOne(arguments.get(1)))
                                + ")",
                        ATOM);
            case "prefix" ->
                new PrintedFormula("Arrays.copyOf(" + first + ", " + as(SketchType.INT, arguments.get(1)) + ")", ATOM);
            case "choose" ->
                new PrintedFormula(
                        text(arguments.get(0), SHIFT) + " ? " + text(arguments.get(1), SHIFT) + " : "
                                + text(arguments.get(2), CHOICE),
                        CHOICE);
            case "floormod" -> new PrintedFormula("Math.floorMod(" + first + ", " + text(arguments.get(1)) + ")", ATOM);
            case "floordiv" -> new PrintedFormula("Math.floorDiv(" + first + ", " + text(arguments.get(1)) + ")", ATOM);
            case "true", "false" -> new PrintedFormula(name, ATOM);
            default -> new PrintedFormula(ownCall(name, arguments), ATOM);
        };
    }

    private String extreme(String name, List<CaseFormula> arguments) {
        if (arguments.size() == 1)
            return "Arrays.stream(" + text(arguments.getFirst()) + ")." + name + "().getAsLong()";
        var call = text(arguments.getFirst());
        for (var more : arguments.subList(1, arguments.size()))
            call = "Math." + name + "(" + call + ", " + text(more) + ")";
        return call;
    }
}
