package grundy.explain;

import grundy.text.Message;
import java.util.regex.Pattern;

/// A formula of the language of claims for a reader: signs and functions stay, and the words between them are said in
/// the reader's language.
final class FormulaText {
    private static final Pattern BEGINNING = Pattern.compile("(misere )?(P when )?(.*)", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile(
            " ?\\bnot (?<other>\\S+) in powers of (?<no>[^\\s)]+)| (?<joint>and|or|if|else|where) | ?\\b(?<not>not) | for (?<each>\\w) where | for (?<all>\\w)(?=\\))"
                    + "| in powers of (?<base>[^\\s)]+)");

    private FormulaText() {}

    /// @param formula as a claim is written, perhaps cut
    static Object of(String formula) {
        var parts = BEGINNING.matcher(formula);
        if (!parts.matches()) throw new AssertionError("Every text has a beginning");
        boolean misere = parts.group(1) != null;
        var rest = words(parts.group(3));
        if (parts.group(2) != null)
            return misere
                    ? Message.of("explain.formula.misere-cold", "condition", rest)
                    : Message.of("explain.formula.cold", "condition", rest);
        return misere ? Message.of("explain.formula.misere", "formula", rest) : rest;
    }

    /// The first word is put between what stands before it and all that follows.
    private static Object words(String text) {
        var word = WORD.matcher(text);
        if (!word.find()) return text;
        var left = text.substring(0, word.start());
        var right = words(text.substring(word.end()));
        if (word.group("joint") instanceof String joint)
            return Message.of("explain.formula." + joint, "left", left, "right", right);
        var before = word.group().startsWith(" ") ? left + " " : left;
        if (word.group("not") != null) return Message.of("explain.formula.not", "left", before, "right", right);
        if (word.group("other") instanceof String other)
            return Message.of(
                    "explain.formula.no-powers",
                    "left",
                    before,
                    "other",
                    other,
                    "base",
                    word.group("no"),
                    "right",
                    right);
        if (word.group("each") instanceof String letter)
            return Message.of("explain.formula.for-where", "left", left, "letter", letter, "right", right);
        if (word.group("all") instanceof String letter)
            return Message.of("explain.formula.for-all", "left", left, "letter", letter, "right", right);
        return Message.of("explain.formula.powers", "left", left, "base", word.group("base"), "right", right);
    }
}
