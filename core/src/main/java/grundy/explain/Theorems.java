package grundy.explain;

import grundy.check.Evidence.ClosedForm;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.PhraseBook;
import java.util.Locale;
import java.util.Optional;

/// Theorems in the reader's language. Evidence cites them by names in English; those that are more than an author and
/// a year, and those whose statement is more than a formula, have phrases `theorem.NAME.name` and
/// `theorem.NAME.says`.
final class Theorems {
    private static final int MOST_STATEMENT = 200;
    private static final int SHORT_STATEMENT = 60;
    private static final String ELEMENTARY = "Elementary";

    private Theorems() {}

    /// @return the name of a theorem as it is to be shown
    static Object named(String name) {
        return phrase(name, "name").<Object>map(key -> Message.of(key)).orElse(name);
    }

    /// @return what a closed form says, as a sentence
    static Message statement(ClosedForm form) {
        return phrase(form.name(), "says")
                .map(key -> Message.of("explain.claim.says", "name", named(form.name()), "says", Message.of(key)))
                .orElseGet(() -> Message.of(
                        "explain.claim.statement", "statement", Shown.cut(form.statement(), MOST_STATEMENT)));
    }

    /// @return whether the statement is a sentence or a formula that one can take in
    static boolean isShort(ClosedForm form) {
        return form.statement().length() <= SHORT_STATEMENT || phrase(form.name(), "says").isPresent();
    }

    /// @return a closed form in a few words, with its source
    static Message cited(ClosedForm form) {
        var name = named(form.name());
        var statement = phrase(form.name(), "says").isPresent() ? "" : Shown.cut(form.statement(), MOST_STATEMENT);
        var named = statement.isEmpty()
                ? Message.of("explain.evidence.named", "name", name)
                : Message.of("explain.evidence.stated", "name", name, "statement", statement);
        if (isReason(form.source())) return Message.of("explain.evidence.elementary", "form", named);
        return Message.of("explain.evidence.theorem", "form", named, "source", form.source());
    }

    /// @return whether a source is a reason, or says that none is needed, rather than a publication
    private static boolean isReason(String source) {
        return source.isEmpty() || source.startsWith(ELEMENTARY) || Character.isLowerCase(source.charAt(0));
    }

    /// @return the name in lower case with hyphens, without numbers that are not years
    static String slug(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("(?<![0-9])([0-9]{1,3}|[0-9]{5,})$", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("-$", "");
    }

    private static Optional<String> phrase(String name, String what) {
        var key = "theorem." + slug(name) + "." + what;
        return PhraseBook.of(Language.EN).has(key) ? Optional.of(key) : Optional.empty();
    }
}
