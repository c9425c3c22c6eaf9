package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.problem.FunctionSignature;
import grundy.contest.problem.ProblemCase;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.text.PrintableText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Prints a program in one language. What the languages have in common is here: the order of things, formulas,
/// indentation.
public abstract class ProgramPrinter {
    private static final int WIDTH = 100;
    private static final Map<Operator, String> SIGNS = Map.ofEntries(
            Map.entry(Operator.PLUS, "+"),
            Map.entry(Operator.MINUS, "-"),
            Map.entry(Operator.TIMES, "*"),
            Map.entry(Operator.OVER, "/"),
            Map.entry(Operator.MOD, "%"),
            Map.entry(Operator.XOR, "^"),
            Map.entry(Operator.LESS, "<"),
            Map.entry(Operator.AT_MOST, "<="),
            Map.entry(Operator.EQUAL, "=="),
            Map.entry(Operator.UNEQUAL, "!="),
            Map.entry(Operator.AT_LEAST, ">="),
            Map.entry(Operator.GREATER, ">"));

    private static final Set<Operator> FOLDED = Set.of(Operator.PLUS, Operator.TIMES);

    /// The function that a method of a class calls.
    static final String ANSWER = "answer";

    private final boolean chinese;
    private final Map<String, SketchItem> functions;
    private final List<String> lines = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    private final Set<String> changed = new HashSet<>();
    private int depth;
    private int fresh;
    private static final char DELETE = 0x7F;

    FormulaTypes types;

    ProgramPrinter(boolean chinese, Map<String, SketchItem> functions) {
        this.chinese = chinese;
        this.functions = functions;
        var results = new HashMap<String, SketchType>();
        functions.forEach((name, item) -> {
            switch (item) {
                case SketchItem.Function function -> results.put(name, function.type());
                case SketchItem.Native own -> results.put(name, own.type());
                case SketchItem.Global _ -> {}
            }
        });
        types = new FormulaTypes(results);
    }

    /// @return the whole program, ending with the end of a line
    public final String print(ProgramSketch program) {
        for (var item : program.items())
            switch (item) {
                case SketchItem.Global global -> types.put(global.name(), global.type());
                case SketchItem.Function function -> noteChanged(function.body());
                case SketchItem.Native _ -> {}
            }
        var items = new ArrayList<>(program.items());
        var call = program.call();
        if (call != null) items.add(answer(call, program.main()));
        var body = capture(() -> items.forEach(this::item));
        depth = mainDepth();
        var main = call != null ? List.<String>of() : capture(() -> steps(program.main()));
        depth = 0;
        lines.clear();
        for (var line : program.head()) line(line.isEmpty() ? comment() : comment() + " " + CommentText.of(line));
        if (call == null) frame(body, main);
        else solution(body, call);
        return String.join("\n", lines) + "\n";
    }

    /// The function of a method, with types of sketches.
    private static SketchItem.Function answer(FunctionSignature call, List<SketchStep> steps) {
        return new SketchItem.Function(
                ANSWER,
                call.parameters().stream()
                        .map(each -> new SketchItem.Parameter(each.name(), ofSite(each.type())))
                        .toList(),
                ofSite(call.type()),
                steps);
    }

    private static SketchType ofSite(String type) {
        return switch (type) {
            case "bool" -> SketchType.BOOL;
            case "string" -> SketchType.TEXT;
            case "int[]" -> SketchType.LIST;
            case "int[][]" -> SketchType.LISTS;
            default -> SketchType.LONG;
        };
    }

    private void noteChanged(List<SketchStep> steps) {
        for (var step : steps)
            switch (step) {
                case SketchStep.Assign(CaseFormula.Element(CaseFormula.Name(var name), var _), var _, var _) ->
                    changed.add(name);
                case SketchStep.If(var _, var then, var otherwise) -> {
                    noteChanged(then);
                    noteChanged(otherwise);
                }
                case SketchStep.While(var _, var body) -> noteChanged(body);
                case SketchStep.For loop -> noteChanged(loop.body());
                case SketchStep.Each(var _, var _, var body) -> noteChanged(body);
                default -> {}
            }
    }

    /// @return whether some function writes into it, or into a list of its own of that name
    final boolean isChanged(SketchItem.Global global) {
        return changed.contains(global.name());
    }

    private List<String> capture(Runnable work) {
        lines.clear();
        work.run();
        return List.copyOf(lines);
    }

    /// Writes what the language wants around the functions and the main part.
    abstract void frame(List<String> items, List<String> main);

    /// Writes a class `Solution` whose method calls {@link #ANSWER}, around or after the functions.
    abstract void solution(List<String> items, FunctionSignature call);

    abstract int mainDepth();

    abstract String comment();

    final void use(String name) {
        used.add(name);
    }

    final void line(String text) {
        lines.add(text.isEmpty() ? "" : "    ".repeat(depth) + text);
    }

    /// Text that has its own indentation.
    public final void text(List<String> more) {
        lines.addAll(more);
    }

    /// A function that a program gets if its main part calls it.
    ///
    /// @param calls how it is called, one way or another
    record ReaderFunction(List<String> calls, String text) {
        boolean isCalledIn(String main) {
            return calls.stream().anyMatch(main::contains);
        }
    }

    final void indent(int by) {
        depth += by;
    }

    private void item(SketchItem item) {
        switch (item) {
            case SketchItem.Function function -> {
                var outer = types;
                types = types.copy();
                function.parameters().forEach(each -> types.put(each.name(), each.type()));
                function(function);
                types = outer;
            }
            case SketchItem.Native own -> {
                own.texts().getOrDefault(language().id(), "").lines().forEach(this::nativeLine);
                for (var need : own.texts().getOrDefault("needs", "").split("\\s+")) use(need);
            }
            case SketchItem.Global global -> global(global);
        }
        line("");
    }

    /// Comments in code that is written by language have both languages, too.
    private void nativeLine(String text) {
        int at = text.indexOf(comment() + " ");
        int bar = text.indexOf(" | ", Math.max(at, 0));
        boolean both = at >= 0 && bar > at && text.substring(0, at).isBlank();
        if (!both) line(text);
        else
            line(text.substring(0, at) + comment() + " "
                    + (chinese
                            ? text.substring(bar + 3)
                            : text.substring(at + comment().length() + 1, bar)));
    }

    abstract TargetLanguage language();

    abstract void function(SketchItem.Function function);

    abstract void global(SketchItem.Global global);

    final void steps(List<SketchStep> steps) {
        for (var step : steps) step(step);
    }

    final void block(List<SketchStep> steps) {
        depth++;
        steps(steps);
        depth--;
    }

    final String fresh(String start) {
        return start + ++fresh;
    }

    void step(SketchStep step) {
        switch (step) {
            case SketchStep.Note(var english, var own) -> note(chinese ? own : english);
            case SketchStep.PrintOutcome _ -> throw new AssertionError("What is said is put before printing");
            case SketchStep.Declare(var type, var name, var value) -> {
                types.put(name, type);
                declare(type, name, value);
            }
            case SketchStep.For loop -> {
                types.put(loop.name(), loop.type());
                loop(loop);
            }
            case SketchStep.Each(var name, var list, var body) -> {
                types.put(name, types.of(list) == SketchType.TABLE ? SketchType.INT : SketchType.LONG);
                each(name, list, body);
            }
            case SketchStep.ReadStep read -> {
                declare(read);
                read(read);
            }
            case SketchStep.ReadUntil until -> {
                declare(until.first());
                until(until);
            }
            case SketchStep.If branch -> branch(branch, false);
            case SketchStep.PlainStep plain -> plain(plain);
        }
    }

    private void declare(SketchStep.ReadStep read) {
        switch (read) {
            case SketchStep.ReadStep.Numbers(var names, var type) -> names.forEach(name -> types.put(name, type));
            case SketchStep.ReadStep.Row(var name, var _) -> types.put(name, SketchType.LIST);
            case SketchStep.ReadStep.CountedRow(var name) -> types.put(name, SketchType.LIST);
            case SketchStep.ReadStep.Lists(var name, var _) -> types.put(name, SketchType.LISTS);
            case SketchStep.ReadStep.Text(var name, var _) -> types.put(name, SketchType.TEXT);
            case SketchStep.ReadStep.Words(var name, var _) -> types.put(name, SketchType.TEXT);
            case SketchStep.ReadStep.Line(var name) -> types.put(name, SketchType.LIST);
        }
    }

    /// A comment in as many lines as it needs.
    final void note(String text) {
        for (var part : WrappedText.lines(text, WIDTH - 4 * depth)) line(comment() + " " + CommentText.of(part));
    }

    abstract void declare(SketchType type, String name, CaseFormula value);

    abstract void loop(SketchStep.For loop);

    abstract void each(String name, CaseFormula list, List<SketchStep> body);

    abstract void read(SketchStep.ReadStep read);

    abstract void until(SketchStep.ReadUntil until);

    /// @param continues whether an `else` stands before it
    abstract void branch(SketchStep.If branch, boolean continues);

    /// The steps that are left: assignments, jumps, writing.
    abstract void plain(SketchStep.PlainStep step);

    // ---- formulas

    // How tightly a formula holds together, from the loosest on. What is loose as a shift stands in brackets beside
    // bits and comparisons.
    private static final int LOOSE = 0;
    static final int CHOICE = 2;
    static final int OR = 3;
    static final int AND = 4;
    static final int SHIFT = 5;
    private static final int BITS = 6;
    static final int COMPARISON = 7;
    static final int COMPARED = 8;
    private static final int SUM = 10;
    static final int PRODUCT = 11;
    static final int FACTOR = 12;
    static final int UNARY = 15;
    static final int ATOM = 20;

    public final String text(CaseFormula formula) {
        return text(formula, LOOSE);
    }

    /// @param least in brackets unless it holds together at least so tightly
    public final String text(CaseFormula formula, int least) {
        var printed = printFormula(formula);
        return printed.tight() < least ? "(" + printed.text() + ")" : printed.text();
    }

    record PrintedFormula(String text, int tight) {}

    private PrintedFormula printFormula(CaseFormula formula) {
        return switch (formula) {
            case CaseFormula.Literal(CaseValue.WholeNumber number) -> new PrintedFormula(number(number), ATOM);
            case CaseFormula.Literal(CaseValue.Row(var row, var _)) -> new PrintedFormula(list(row), ATOM);
            case CaseFormula.Literal(var value) -> new PrintedFormula(stringLiteral(value.toString()), ATOM);
            case CaseFormula.Name(var name) -> new PrintedFormula(name(name), ATOM);
            case CaseFormula.Binary(var operator, var left, var right) -> binary(operator, left, right);
            case CaseFormula.And(var left, var right) -> printLogical(left, right, and(), AND);
            case CaseFormula.Or(var left, var right) -> printLogical(left, right, or(), OR);
            case CaseFormula.Not(var inner) -> not(inner);
            case CaseFormula.Membership(var element, var members) -> among(element, members);
            case CaseFormula.Element(var list, var index) ->
                new PrintedFormula(element(list, types.of(list) == SketchType.TABLE ? index : minusOne(index)), ATOM);
            case CaseFormula.Comprehension comprehension -> new PrintedFormula(collected(comprehension), ATOM);
            case CaseFormula.Call(var name, var arguments) -> call(name, arguments);
        };
    }

    String name(String name) {
        return ProgramNames.safe(name);
    }

    abstract String number(CaseValue.WholeNumber number);

    abstract String and();

    abstract String or();

    abstract PrintedFormula not(CaseFormula inner);

    abstract PrintedFormula among(CaseFormula element, List<CaseFormula> members);

    abstract String element(CaseFormula list, CaseFormula index);

    abstract String collected(CaseFormula.Comprehension comprehension);

    abstract String list(long[] numbers);

    /// Mixed with the other, each of `and` and `or` stands in brackets.
    private PrintedFormula printLogical(CaseFormula left, CaseFormula right, String sign, int tight) {
        return new PrintedFormula(inner(left, tight) + " " + sign + " " + inner(right, tight), tight);
    }

    private String inner(CaseFormula formula, int tight) {
        boolean mixed = tight == OR && formula instanceof CaseFormula.And;
        return mixed ? "(" + text(formula) + ")" : text(formula, tight);
    }

    String sign(Operator operator) {
        return SIGNS.getOrDefault(operator, "?");
    }

    private PrintedFormula binary(Operator operator, CaseFormula left, CaseFormula right) {
        if (left instanceof CaseFormula.Literal(CaseValue.WholeNumber one)
                && right instanceof CaseFormula.Literal(CaseValue.WholeNumber other)
                && FOLDED.contains(operator)
                && one.signum() > 0
                && new CaseFormula.Binary(operator, left, right).of(new ProblemCase())
                        instanceof CaseValue.WholeNumber number) return new PrintedFormula(number(number), ATOM);
        return switch (operator) {
            case PLUS -> new PrintedFormula(text(left, SUM) + " + " + text(right, SUM), SUM);
            case MINUS ->
                isZero(left) ? negated(right) : new PrintedFormula(text(left, SUM) + " - " + text(right, PRODUCT), SUM);
            // a * (b / c) is not a * b / c
            case TIMES -> new PrintedFormula(text(left, PRODUCT) + " * " + text(right, FACTOR), PRODUCT);
            case OVER ->
                new PrintedFormula(text(left, PRODUCT) + " " + division() + " " + text(right, FACTOR), PRODUCT);
            case MOD -> new PrintedFormula(text(left, PRODUCT) + " % " + text(right, FACTOR), PRODUCT);
            case XOR -> new PrintedFormula(xorPart(left) + " ^ " + xorPart(right), BITS);
            case POWER -> power(left, right);
            default ->
                new PrintedFormula(
                        text(left, COMPARED) + " " + sign(operator) + " " + text(right, COMPARED), COMPARISON);
        };
    }

    private static boolean isZero(CaseFormula formula) {
        return formula instanceof CaseFormula.Literal(CaseValue.WholeNumber number) && number.signum() == 0;
    }

    /// Two signs side by side would count down.
    private PrintedFormula negated(CaseFormula formula) {
        if (formula instanceof CaseFormula.Binary(var operator, var zero, var part)
                && operator == Operator.MINUS
                && isZero(zero)) return printFormula(part);
        var text = text(formula, UNARY);
        return new PrintedFormula(text.startsWith("-") ? "-(" + text + ")" : "-" + text, UNARY);
    }

    private String xorPart(CaseFormula part) {
        return part instanceof CaseFormula.Binary(var operator, var _, var _) && operator == Operator.XOR
                ? text(part)
                : text(part, UNARY);
    }

    abstract String division();

    /// Powers of 2 are shifts; others would need arithmetic of any length.
    private PrintedFormula power(CaseFormula base, CaseFormula exponent) {
        if (base instanceof CaseFormula.Literal(CaseValue.WholeNumber number)
                && number.toString().equals("2"))
            return shift(new CaseFormula.Literal(CaseValue.WholeNumber.of(1)), "<<", exponent);
        throw new LimitException(Message.of("emit.power"));
    }

    PrintedFormula shift(CaseFormula left, String sign, CaseFormula right) {
        return new PrintedFormula(text(left, UNARY) + " " + sign + " " + text(right, UNARY), SHIFT);
    }

    private PrintedFormula call(String name, List<CaseFormula> arguments) {
        return switch (name) {
            case "bitand" ->
                new PrintedFormula(text(arguments.get(0), UNARY) + " & " + text(arguments.get(1), UNARY), BITS);
            case "bitor" ->
                new PrintedFormula(text(arguments.get(0), UNARY) + " | " + text(arguments.get(1), UNARY), BITS);
            case "shl" -> shift(arguments.get(0), "<<", arguments.get(1));
            case "shr" -> shift(arguments.get(0), ">>", arguments.get(1));
            default -> printCall(name, arguments);
        };
    }

    /// A function of the language, or one of the program's own.
    abstract PrintedFormula printCall(String name, List<CaseFormula> arguments);

    final String ownCall(String name, List<CaseFormula> arguments) {
        var parts = new ArrayList<String>();
        var parameters = functions.get(name) instanceof SketchItem.Function function ? function.parameters() : null;
        for (int i = 0; i < arguments.size(); i++)
            parts.add(
                    parameters == null
                            ? text(arguments.get(i))
                            : as(parameters.get(i).type(), arguments.get(i)));
        return name + "(" + String.join(", ", parts) + ")";
    }

    /// @return the formula where a value of that type is wanted
    String as(SketchType type, CaseFormula formula) {
        return text(formula);
    }

    static CaseFormula minusOne(CaseFormula index) {
        return switch (index) {
            case CaseFormula.Literal(CaseValue.WholeNumber number)
            when number.large() == null -> new CaseFormula.Literal(CaseValue.WholeNumber.of(number.small() - 1));
            case CaseFormula.Binary(var operator, var left, CaseFormula.Literal(CaseValue.WholeNumber more))
            when operator == Operator.PLUS && more.large() == null ->
                more.small() == 1
                        ? left
                        : new CaseFormula.Binary(
                                operator, left, new CaseFormula.Literal(CaseValue.WholeNumber.of(more.small() - 1)));
            default ->
                new CaseFormula.Binary(Operator.MINUS, index, new CaseFormula.Literal(CaseValue.WholeNumber.of(1)));
        };
    }

    private static boolean isUnseen(char c) {
        return !Character.isSurrogate(c) && !PrintableText.isSafe(c);
    }

    /// Quotes a text: a character without a sign of its own is written by its number, which all three
    /// languages read alike; so is every second question mark, since C++ once read `??/` as another
    /// character.
    static String stringLiteral(String text) {
        var quoted = new StringBuilder("\"");
        char before = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '"', '\\' -> quoted.append('\\').append(c);
                default -> {
                    boolean byNumber = c < ' ' || c == DELETE || c == '?' && before == '?';
                    if (byNumber) quoted.append("\\%03o".formatted((int) c));
                    else quoted.append(isUnseen(c) ? "\\u%04x".formatted((int) c) : String.valueOf(c));
                }
            }
            before = c;
        }
        return quoted.append('"').toString();
    }

    /// @return numbers with commas between them, in lines that are not too long
    final String row(String numbers) {
        return String.join("\n" + "    ".repeat(depth + 1), WrappedText.lines(numbers, WIDTH - 8 - 4 * depth));
    }
}
