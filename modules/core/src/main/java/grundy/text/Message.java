package grundy.text;

import java.util.LinkedHashMap;
import java.util.Map;

/// A text for the user as data: a key of the phrase book and what fills its gaps. An argument may be a message itself,
/// a {@link TextFormula}, {@link SeveralLines}, or a collection, which is listed as the language does; any other is
/// put on one line.
///
/// @param key a key of {@link PhraseBook}
/// @param arguments values by the names that the phrase uses in braces
public record Message(String key, Map<String, Object> arguments) {
    /// @param pairs name, value, name, value, ...
    public static Message of(String key, Object... pairs) {
        if (pairs.length % 2 != 0) throw new IllegalArgumentException("Names and values must come in pairs: " + key);
        var arguments = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) arguments.put((String) pairs[i], pairs[i + 1]);
        return new Message(key, arguments);
    }

    /// @return the text in the language asked for
    public String in(Language language) {
        return PhraseBook.of(language).fill(this);
    }

    /// Returns the text as a sentence of its own: a phrase that begins in lower case, as one within another does,
    /// begins in upper case. What fills its gaps stays as it is.
    public String sentence(Language language) {
        return PhraseBook.of(language).sentence(this);
    }

    /// @return the same text, and where the formulas among the arguments stand in it
    public MarkedText markedText(Language language) {
        return PhraseBook.of(language).tell(this);
    }

    /// @return the text in English
    @Override
    public String toString() {
        return in(Language.EN);
    }
}
