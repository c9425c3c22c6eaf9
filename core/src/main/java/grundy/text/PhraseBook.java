package grundy.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;

/// The phrases of one language, read from `en.properties` and `zh.properties` beside this class. A phrase has its
/// gaps in braces: `{heap}`.
public final class PhraseBook {
    private static final PhraseBook ENGLISH = new PhraseBook("en.properties");

    private static final class Chinese {
        static final PhraseBook BOOK = new PhraseBook("zh.properties");
    }

    private final Properties phrases = new Properties();

    private PhraseBook(String file) {
        try (var stream = PhraseBook.class.getResourceAsStream(file)) {
            if (stream == null) throw new AssertionError("The phrase book " + file + " is missing from the jar");
            phrases.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static PhraseBook of(Language language) {
        return switch (language) {
            case EN -> ENGLISH;
            case ZH -> Chinese.BOOK;
        };
    }

    public Set<String> keys() {
        return phrases.stringPropertyNames();
    }

    Language language() {
        return this == ENGLISH ? Language.EN : Language.ZH;
    }

    String fill(Message message) {
        var phrase = phrases.getProperty(message.key());
        if (phrase == null) throw new AssertionError("No phrase for the key " + message.key() + " in " + language());
        var text = new StringBuilder();
        int from = 0;
        for (int open = phrase.indexOf('{'); open >= 0; open = phrase.indexOf('{', from)) {
            int close = phrase.indexOf('}', open);
            var name = close < 0 ? "" : phrase.substring(open + 1, close);
            var value = message.arguments().get(name);
            if (value == null) {
                text.append(phrase, from, open + 1);
                from = open + 1;
                continue;
            }
            text.append(phrase, from, open).append(value instanceof Message inner ? fill(inner) : value);
            from = close + 1;
        }
        return text.append(phrase, from, phrase.length()).toString();
    }
}
