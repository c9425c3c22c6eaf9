package grundy.text;

import grundy.text.TextRewording.Rule;
import java.util.List;
import java.util.regex.Pattern;

/// A formula of the language of claims for a reader: signs and functions stay, and the words between
/// them are in the reader's language. Conditions that `and` or `or` joins are formulas by themselves,
/// with that word between them.
public final class FormulaText {
    private static final Pattern BEGINNING = Pattern.compile("(misere )?(P when )?(.*)", Pattern.DOTALL);

    /// A number in brackets of which a power is taken.
    private static final Pattern BASE = Pattern.compile("(?<!\\w)\\((\\d+)\\)\\^");

    private static final TextRewording WORDS = new TextRewording(List.of(
            new Rule(
                    "explain.formula.congruent",
                    "(?<one>\\w+) mod \\((?<modulus>[^()]+)\\) == (?<other>\\w+) mod \\(\\k<modulus>\\)"),
            new Rule("explain.formula.no-powers", "\\bnot (?<other>\\S+) in powers of (?<base>[^\\s)]+)"),
            new Rule("explain.formula.not", "\\bnot "),
            new Rule("explain.formula.and", " and "),
            new Rule("explain.formula.or", " or "),
            new Rule("explain.formula.if", " if "),
            new Rule("explain.formula.else", " else "),
            new Rule("explain.formula.where", " where "),
            new Rule("explain.formula.for-where", " for (?<letter>\\w) where "),
            new Rule("explain.formula.for-all", " for (?<letter>\\w)(?=\\))"),
            new Rule("explain.formula.least-power", " for the least power u >= n of (?<base>\\S+)"),
            new Rule("explain.formula.powers", " in powers of (?<base>[^\\s)]+)"),
            new Rule("explain.formula.fibonacci", " in fibonacci\\b"),
            new Rule("explain.formula.odd", " in odd\\b"),
            new Rule("explain.formula.even", " in even\\b"),
            new Rule("explain.formula.in", " in ")));

    /// The condition that holds nowhere.
    private static final String NEVER = "0 == 1";

    private FormulaText() {}

    /// @param formula as a claim is written, perhaps cut
    /// @return a message whose text in English is the formula
    public static Object of(String formula) {
        return message(formula);
    }

    /// Returns the formula as a message.
    public static Message message(String formula) {
        var parts = BEGINNING.matcher(formula);
        if (!parts.matches()) throw new AssertionError("Every text has a beginning");
        boolean misere = parts.group(1) != null;
        if (parts.group(2) != null && parts.group(3).equals(NEVER))
            return Message.of(misere ? "explain.formula.misere-never" : "explain.formula.never");
        var rest = joined(BASE.matcher(parts.group(3)).replaceAll("$1^"));
        if (parts.group(2) != null)
            return misere
                    ? Message.of("explain.formula.misere-cold", "condition", rest)
                    : Message.of("explain.formula.cold", "condition", rest);
        return misere
                ? Message.of("explain.formula.misere", "formula", rest)
                : Message.of("explain.formula.plain", "formula", rest);
    }

    /// A formula may be empty, which is then no formula.
    private static Object joined(String text) {
        int depth = 0;
        for (int i = 0; i < text.length() && !text.contains(" if "); i++) {
            char sign = text.charAt(i);
            if (sign == '(' || sign == '{' || sign == '[') depth++;
            if (sign == ')' || sign == '}' || sign == ']') depth--;
            if (depth > 0) continue;
            if (text.startsWith(" and ", i)) return joined("explain.formula.and", text, i, " and ".length());
            if (text.startsWith(" or ", i)) return joined("explain.formula.or", text, i, " or ".length());
        }
        return TextFormula.of(text, WORDS.of(text));
    }

    private static Message joined(String key, String text, int at, int length) {
        return Message.of(key, "left", joined(text.substring(0, at)), "right", joined(text.substring(at + length)));
    }
}
