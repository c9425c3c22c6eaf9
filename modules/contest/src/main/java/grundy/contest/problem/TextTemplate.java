package grundy.contest.problem;

import grundy.contest.problem.CaseValue.Row;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A text with gaps: `$name`, or `$(formula)`; `\n` is the end of a line, `$$` a dollar sign. In
/// braces, as in `take {$a}`, a list is written with commas, elsewhere with blanks.
public final class TextTemplate {
    private final String source;
    private final List<Piece> pieces = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private @Nullable List<CaseFormula> formulasOnly;
    private UnaryOperator<Message> placed = problem -> problem;

    /// A text, or a gap.
    ///
    /// @param text what stands here, where `formula` is null
    /// @param commas whether a list is written with commas
    public record Piece(String text, @Nullable CaseFormula formula, boolean commas) {}

    private TextTemplate(String source) {
        this.source = source;
    }

    public static TextTemplate of(String source) {
        var template = new TextTemplate(source);
        template.parse();
        template.formulasOnly = template.onlyFormulas();
        return template;
    }

    /// @param place puts where this stands before what is wrong with it
    public TextTemplate at(Function<Message, JudgeException> place) {
        placed = problem -> place.apply(problem).explanation();
        return this;
    }

    /// @param problem what is wrong with what this text became
    /// @return the fault, with the place of the text, if that is known
    public JudgeException bad(Message problem) {
        return new JudgeException(placed.apply(problem));
    }

    private void parse() {
        var text = new StringBuilder();
        int braces = 0;
        for (int at = 0; at < source.length(); at++) {
            char c = source.charAt(at);
            boolean gap = c == '$' && at + 1 < source.length();
            if (gap && source.charAt(at + 1) == '(') {
                int end = closing(at + 1);
                add(text, source.substring(at + 2, end), braces > 0);
                at = end;
            } else if (gap && Character.isLetter(source.charAt(at + 1))) {
                int end = at + 1;
                while (end < source.length() && Character.isLetterOrDigit(source.charAt(end))) end++;
                add(text, source.substring(at + 1, end), braces > 0);
                at = end - 1;
            } else if (gap && source.charAt(at + 1) == '$') {
                text.append('$');
                at++;
            } else if (c == '\\' && source.startsWith("n", at + 1)) {
                text.append('\n');
                at++;
            } else {
                if (c == '{') braces++;
                if (c == '}') braces--;
                text.append(c);
            }
        }
        if (!text.isEmpty()) pieces.add(new Piece(text.toString(), null, false));
    }

    private int closing(int open) {
        int depth = 0;
        for (int at = open; at < source.length(); at++) {
            if (source.charAt(at) == '(') depth++;
            if (source.charAt(at) == ')' && --depth == 0) return at;
        }
        throw new JudgeException(Message.of("judge.file.bracket", "text", source));
    }

    private void add(StringBuilder text, String formula, boolean commas) {
        if (!text.isEmpty()) pieces.add(new Piece(text.toString(), null, false));
        text.setLength(0);
        var words = new FileWords(formula);
        while (!words.atEnd()) names.add(words.next());
        pieces.add(new Piece(formula, FormulaParser.parse(formula), commas));
    }

    /// @return texts and gaps in turn
    public List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    /// @return whether a name stands in a gap
    public boolean uses(String name) {
        return names.contains(name);
    }

    /// @return whether there are no gaps
    public boolean isPlain() {
        return pieces.stream().allMatch(piece -> piece.formula == null);
    }

    /// @return the formulas, if nothing but blanks stands between them, or they are one tuple in brackets;
    ///     else null
    public @Nullable List<CaseFormula> formulasOnly() {
        return formulasOnly;
    }

    private @Nullable List<CaseFormula> onlyFormulas() {
        var formulas = new ArrayList<CaseFormula>();
        var between = new StringBuilder();
        for (var piece : pieces) {
            if (piece.formula != null) formulas.add(piece.formula);
            else between.append(piece.text.strip());
        }
        return between.isEmpty() || between.toString().matches("\\(,+\\)") ? formulas : null;
    }

    /// @return whether it is a tuple in brackets
    public boolean isTuple() {
        return source.startsWith("(");
    }

    public String fill(ProblemCase values) {
        if (pieces.size() == 1 && pieces.getFirst().formula == null) return pieces.getFirst().text;
        var text = new StringBuilder();
        for (var piece : pieces) {
            if (piece.formula == null) text.append(piece.text);
            else append(text, piece.formula.of(values), piece.commas);
        }
        return text.toString();
    }

    private static void append(StringBuilder text, CaseValue value, boolean commas) {
        if (commas && value instanceof Row(var numbers, var _)) {
            for (int i = 0; i < numbers.length; i++)
                text.append(i > 0 ? ", " : "").append(numbers[i]);
        } else text.append(value);
    }

    @Override
    public String toString() {
        return source;
    }
}
