package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.problem.FormulaParser;
import grundy.contest.problem.JudgeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the steps of sketches: a step a line, blocks by indentation, formulas as in problems' files.
///
/// `type name = f`, `name = f`, `name xor= f`, `if f`, `elif f`, `else`, `while f`,
/// `for i in a..b by c`, `each h in list`, `return f`, `break`, `continue`, `put "text", f`, `say win`,
/// `do f(x)`, and `# english | chinese`.
///
/// The data files are part of the program: what is wrong in them is a bug and ends as an error that names the line.
public final class SketchParser {
    private static final Pattern DECLARE = Pattern.compile("(long|int|word|bool|text|list|table|lists) (\\w+) = (.+)");
    private static final Pattern FOR = Pattern.compile("for (long )?(\\w+) in (.+?)\\.\\.(.+?)( by (.+))?");
    private static final Pattern EACH = Pattern.compile("each (\\w+) in (.+)");
    private static final Pattern ASSIGN = Pattern.compile("([A-Za-z]\\w*(?:\\[.+?])?) (\\+|-|\\*|/|xor|mod)?= (.+)");

    private final List<String> lines;
    private int at;

    public SketchParser(List<String> lines) {
        this.lines = lines;
    }

    public List<SketchStep> steps() {
        return at < lines.size() ? block(indent(lines.get(at))) : List.of();
    }

    private static int indent(String line) {
        int indent = 0;
        while (indent < line.length() && line.charAt(indent) == ' ') indent++;
        return indent;
    }

    private List<SketchStep> block(int indent) {
        var steps = new ArrayList<SketchStep>();
        while (at < lines.size() && indent(lines.get(at)) >= indent) {
            if (indent(lines.get(at)) > indent) throw bad(lines.get(at));
            steps.add(step(lines.get(at++).strip(), indent));
        }
        return List.copyOf(steps);
    }

    private List<SketchStep> body(int indent) {
        if (at >= lines.size() || indent(lines.get(at)) <= indent) throw bad(lines.get(at - 1));
        return block(indent(lines.get(at)));
    }

    private SketchStep step(String line, int indent) {
        try {
            return parsed(line, indent);
        } catch (JudgeException e) {
            throw new AssertionError("Sketch: " + line, e);
        }
    }

    private SketchStep parsed(String line, int indent) {
        if (line.startsWith("#")) {
            var texts = line.substring(1).split("\\|", 2);
            return new SketchStep.Note(texts[0].strip(), texts[texts.length - 1].strip());
        }
        if (line.equals("break")) return new SketchStep.Break();
        if (line.equals("continue")) return new SketchStep.Continue();
        if (line.startsWith("return ")) return new SketchStep.Return(formula(line.substring(7)));
        if (line.startsWith("put "))
            return new SketchStep.Print(FormulaParser.sketched(line.substring(4)).stream()
                    .map(SketchParser::unescaped)
                    .toList());
        if (line.startsWith("say "))
            return new SketchStep.PrintOutcome(line.substring(4).strip());
        if (line.startsWith("do ")) return new SketchStep.Call(formula(line.substring(3)));
        if (line.startsWith("while ")) return new SketchStep.While(formula(line.substring(6)), body(indent));
        if (line.startsWith("if ")) return condition(line.substring(3), indent);
        if (FOR.matcher(line) instanceof Matcher loop && loop.matches())
            return new SketchStep.For(
                    loop.group(2),
                    loop.group(1) == null ? SketchType.INT : SketchType.LONG,
                    formula(loop.group(3)),
                    formula(loop.group(4)),
                    loop.group(6) == null ? null : formula(loop.group(6)),
                    body(indent));
        if (EACH.matcher(line) instanceof Matcher each && each.matches())
            return new SketchStep.Each(each.group(1), formula(each.group(2)), body(indent));
        if (DECLARE.matcher(line) instanceof Matcher declare && declare.matches())
            return new SketchStep.Declare(type(declare.group(1)), declare.group(2), formula(declare.group(3)));
        if (ASSIGN.matcher(line) instanceof Matcher assign && assign.matches())
            return new SketchStep.Assign(
                    formula(assign.group(1)),
                    assign.group(2) == null ? null : operator(assign.group(2)),
                    formula(assign.group(3)));
        throw bad(line);
    }

    private SketchStep condition(String condition, int indent) {
        var then = body(indent);
        List<SketchStep> otherwise = List.of();
        if (at < lines.size() && indent(lines.get(at)) == indent) {
            var line = lines.get(at).strip();
            if (line.equals("else")) {
                at++;
                otherwise = body(indent);
            } else if (line.startsWith("elif ")) {
                at++;
                otherwise = List.of(condition(line.substring(5), indent));
            }
        }
        return new SketchStep.If(formula(condition), then, otherwise);
    }

    private static CaseFormula unescaped(CaseFormula piece) {
        return piece instanceof CaseFormula.Literal(CaseValue.Text(var text))
                ? new CaseFormula.Literal(new CaseValue.Text(text.replace("\\n", "\n")))
                : piece;
    }

    private static Operator operator(String sign) {
        return switch (sign) {
            case "+" -> Operator.PLUS;
            case "-" -> Operator.MINUS;
            case "*" -> Operator.TIMES;
            case "/" -> Operator.OVER;
            case "mod" -> Operator.MOD;
            default -> Operator.XOR;
        };
    }

    public static SketchType type(String name) {
        return SketchType.valueOf(name.strip().toUpperCase(Locale.ROOT));
    }

    public static CaseFormula formula(String text) {
        var formulas = FormulaParser.sketched(text);
        if (formulas.size() != 1) throw bad(text);
        return formulas.getFirst();
    }

    private static AssertionError bad(String line) {
        return new AssertionError("Not a step of a sketch: " + line);
    }
}
