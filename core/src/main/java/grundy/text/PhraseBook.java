package grundy.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The phrases of one language, read from `en.properties` and `zh.properties` beside this class. A phrase has its
/// gaps in braces: `{heap}`.
public final class PhraseBook {
    private static final int ROOM = 1 << 11;
    private static final PhraseBook ENGLISH = new PhraseBook("en.properties");

    private static final class Chinese {
        static final PhraseBook BOOK = new PhraseBook("zh.properties");
    }

    /// As they stand in the file, each char a byte of it: of a few hundred phrases a command uses a few.
    private final Map<String, String> phrases;

    private PhraseBook(String file) {
        try (var stream = PhraseBook.class.getResourceAsStream(file)) {
            if (stream == null) throw new AssertionError("The phrase book " + file + " is missing from the jar");
            phrases = parse(new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads lines `key=phrase` and `# comment`: as much of the format of properties files as the phrase books
    /// use. `java.util.Properties` takes longer, and every command would wait for it.
    private static Map<String, String> parse(String text) {
        var phrases = new HashMap<String, String>(ROOM);
        for (int from = 0, end; from < text.length(); from = end + 1) {
            end = text.indexOf('\n', from);
            if (end < 0) end = text.length();
            if (end == from || text.charAt(from) == '#') continue;
            int equals = text.indexOf('=', from);
            if (equals < 0 || equals > end) throw new AssertionError("No key in " + text.substring(from, end));
            phrases.put(text.substring(from, equals), text.substring(equals + 1, end));
        }
        return phrases;
    }

    private String phrase(String key) {
        var bytes = phrases.get(key);
        if (bytes == null) throw new AssertionError("No phrase for the key " + key + " in " + language());
        return unescaped(new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8));
    }

    private static String unescaped(String phrase) {
        int backslash = phrase.indexOf('\\');
        if (backslash < 0) return phrase;
        var text = new StringBuilder(phrase.length());
        int from = 0;
        for (; backslash >= 0; backslash = phrase.indexOf('\\', from)) {
            text.append(phrase, from, backslash);
            char escaped = phrase.charAt(backslash + 1);
            if (escaped == 'u') text.append((char) Integer.parseInt(phrase, backslash + 2, backslash + 6, 16));
            else text.append(escaped == 'n' ? '\n' : escaped);
            from = backslash + (escaped == 'u' ? 6 : 2);
        }
        return text.append(phrase, from, phrase.length()).toString();
    }

    public static PhraseBook of(Language language) {
        return switch (language) {
            case EN -> ENGLISH;
            case ZH -> Chinese.BOOK;
        };
    }

    public Set<String> keys() {
        return Collections.unmodifiableSet(phrases.keySet());
    }

    public boolean has(String key) {
        return phrases.containsKey(key);
    }

    Language language() {
        return this == ENGLISH ? Language.EN : Language.ZH;
    }

    String fill(Message message) {
        var phrase = phrase(message.key());
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
