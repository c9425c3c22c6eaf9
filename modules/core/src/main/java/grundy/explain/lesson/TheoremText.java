package grundy.explain.lesson;

import grundy.check.Evidence.ClosedForm;
import grundy.rules.notation.ShortenedText;
import grundy.text.Citation;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.util.Set;
import java.util.regex.Pattern;

/// Theorems in the reader's language. Evidence cites them by names in English: a name that is more than authors and
/// a year has a phrase `theorem.NAME.name`, and a statement that is more than a formula may have one,
/// `theorem.NAME.says`.
public final class TheoremText {
    private static final int MOST_STATEMENT = 200;
    private static final int SHORT_STATEMENT = 60;
    private static final String ELEMENTARY = "Elementary";
    private static final String EXCHANGED = "0 and 1 exchanged in: ";

    /// A form for a formula that could be expanded, but is easier to read once than three times.
    private static final Pattern WRITTEN_OUT =
            Pattern.compile("misere g = 1 - \\((.+)\\) if \\(\\1\\) < 2 else \\(\\1\\)");

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");

    /// The words of the language of claims; a statement with others is a sentence in English.
    private static final Set<String> WORDS_OF_FORMULAS = Set.of(
            "abs",
            "all",
            "and",
            "any",
            "bits",
            "else",
            "factors",
            "fibonacci",
            "floor",
            "for",
            "gcd",
            "if",
            "in",
            "max",
            "min",
            "misere",
            "mod",
            "not",
            "ones",
            "or",
            "phi",
            "powers",
            "of",
            "sqrt",
            "sum",
            "twos",
            "valuation",
            "when",
            "where",
            "xor");

    private TheoremText() {}

    /// @return the name of a theorem as it is to be shown
    public static Object name(String name) {
        return Citation.theorem(name);
    }

    /// @return the statement of a closed form, as a sentence
    public static Message statement(ClosedForm form) {
        return Citation.phrase(form.name(), "says")
                .map(key -> Message.of("explain.claim.says", "name", name(form.name()), "says", Message.of(key)))
                .orElseGet(() -> Message.of("explain.claim.statement", "statement", formula(form.statement())));
    }

    /// @return whether the statement is a sentence or a formula that one can take in
    static boolean isShort(ClosedForm form) {
        return form.statement().length() <= SHORT_STATEMENT
                || Citation.phrase(form.name(), "says").isPresent();
    }

    /// @return a closed form in a few words, with its source
    public static Message cited(ClosedForm form) {
        var name = name(form.name());
        var named = isFormula(form.statement())
                ? Message.of("explain.evidence.stated", "name", name, "statement", formula(form.statement()))
                : Message.of("explain.evidence.named", "name", name);
        if (isReason(form.source())) return Message.of("explain.evidence.elementary", "form", named);
        return Message.of("explain.evidence.theorem", "form", named, "source", Citation.source(form.source()));
    }

    private static boolean isFormula(String statement) {
        var formula = statement.startsWith(EXCHANGED) ? statement.substring(EXCHANGED.length()) : statement;
        return WORD.matcher(formula).results().allMatch(word -> WORDS_OF_FORMULAS.contains(word.group()));
    }

    private static Object formula(String statement) {
        var writtenOut = WRITTEN_OUT.matcher(statement);
        if (writtenOut.matches()) return formula(EXCHANGED + "g = " + writtenOut.group(1));
        return statement.startsWith(EXCHANGED)
                ? Message.of("explain.claim.exchanged", "statement", formula(statement.substring(EXCHANGED.length())))
                : FormulaText.of(shorten(statement));
    }

    private static String shorten(String statement) {
        return ShortenedText.shorten(statement, MOST_STATEMENT);
    }

    /// @return whether a source is a reason, or says that none is needed, rather than a publication
    private static boolean isReason(String source) {
        return source.isEmpty() || source.startsWith(ELEMENTARY) || Character.isLowerCase(source.charAt(0));
    }
}
