package grundy.prove.statement;

import grundy.check.automaton.NumerationWords;
import grundy.text.Message;
import grundy.text.TextFormula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Formulas of the language of claims as one writes them on paper: `=`, `≥`, `φ`, and the words between them in the
/// reader's language.
public final class FormulaWords {
    private static final Pattern WORD =
            Pattern.compile("in powers of (?<base>\\d+)|in fibonacci\\b|in odd\\b|in even\\b"
                    + "|(?:twos\\((?<two>\\w+)\\)|valuation\\((?<number>\\w+), (?<digits>\\d+)\\)) mod 2 == (?<odd>[01])"
                    + "|\\b(?:and|or|not|if|else)\\b");
    private static final Pattern LEAST = Pattern.compile("zeckendorf\\((\\w+)\\)");
    private static final Pattern BIT = Pattern.compile("2\\^twos\\((\\w+)\\)");

    private static final Pattern NUMBER = Pattern.compile("\\((\\d+)\\)\\^");

    private FormulaWords() {}

    /// @param formula a condition or a value
    public static Message condition(String formula) {
        var text = floors(NUMBER.matcher(formula).replaceAll("$1^"));
        var parts = new ArrayList<Message>();
        var matcher = WORD.matcher(text);
        int from = 0;
        while (matcher.find()) {
            parts.add(signs(text.substring(from, matcher.start())));
            parts.add(word(matcher));
            from = matcher.end();
        }
        parts.add(signs(text.substring(from)));
        note(LEAST, text, "prove.word.least-part").ifPresent(parts::add);
        note(BIT, text, "prove.word.lowest-bit").ifPresent(parts::add);
        return joined(parts);
    }

    /// `floor(e)` with the signs for it.
    private static String floors(String text) {
        int from = text.indexOf("floor(");
        if (from < 0) return text;
        int depth = 1;
        int to = from + "floor(".length();
        for (; to < text.length() && depth > 0; to++) {
            if (text.charAt(to) == '(') depth++;
            if (text.charAt(to) == ')') depth--;
        }
        if (depth > 0) return text;
        return text.substring(0, from) + "⌊" + floors(text.substring(from + "floor(".length(), to - 1)) + "⌋"
                + floors(text.substring(to));
    }

    private static Optional<Message> note(Pattern function, String text, String key) {
        var matcher = function.matcher(text);
        return matcher.find() ? Optional.of(Message.of(key, "n", matcher.group(1))) : Optional.empty();
    }

    private static Message word(Matcher matcher) {
        if (matcher.group("base") != null) return Message.of("prove.word.power", "base", matcher.group("base"));
        if (matcher.group("odd") != null) {
            var number = matcher.group("two") == null ? matcher.group("number") : matcher.group("two");
            var base = matcher.group("two") == null ? matcher.group("digits") : "2";
            return Message.of(
                    matcher.group("odd").equals("1") ? "prove.word.zeros-odd" : "prove.word.zeros-even",
                    "n",
                    number,
                    "base",
                    NumerationWords.base(base));
        }
        return Message.of(
                switch (matcher.group()) {
                    case "and" -> "prove.word.and";
                    case "or" -> "prove.word.or";
                    case "not" -> "prove.word.not";
                    case "if" -> "prove.word.if";
                    case "else" -> "prove.word.else";
                    case "in fibonacci" -> "prove.word.fibonacci";
                    case "in odd" -> "prove.word.odd";
                    default -> "prove.word.even";
                });
    }

    private static Message joined(List<Message> parts) {
        var whole = parts.getLast();
        for (int i = parts.size() - 2; i >= 0; i--)
            whole = Message.of("prove.word.join", "first", parts.get(i), "rest", whole);
        return whole;
    }

    private static Message signs(String text) {
        return Message.of("prove.word.text", "text", TextFormula.of(text, withSigns(text)));
    }

    /// @param expression without words between its parts
    /// @return the expression as one writes it on paper
    public static String expression(String expression) {
        return withSigns(floors(expression));
    }

    private static String withSigns(String text) {
        return text.replace("==", "=")
                .replace("!=", "≠")
                .replace(">=", "≥")
                .replace("<=", "≤")
                .replace(" xor ", " XOR ")
                .replace(" in ", " ∈ ")
                .replaceAll("\\bphi\\b", "φ");
    }

    /// @param text of a value: `X if C else Y if D else Z` becomes a list of cases
    public static Message value(String text) {
        int then = text.indexOf(" if ");
        int otherwise = text.indexOf(" else ");
        if (then < 0 || otherwise < then || text.substring(0, then).contains("("))
            return Message.of("prove.says.value", "value", condition(text));
        return Message.of("prove.says.cases", "cases", cases(text));
    }

    private static Message cases(String text) {
        int then = text.indexOf(" if ");
        int otherwise = text.indexOf(" else ", then);
        if (then < 0 || otherwise < 0) return Message.of("prove.says.otherwise", "value", condition(text));
        return Message.of(
                "prove.says.case",
                "value",
                condition(text.substring(0, then)),
                "condition",
                condition(text.substring(then + " if ".length(), otherwise)),
                "rest",
                cases(text.substring(otherwise + " else ".length())));
    }
}
