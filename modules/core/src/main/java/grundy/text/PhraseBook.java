package grundy.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The phrases of one language. A phrase has its gaps in braces: `{heap}`. What agrees with a number has two forms: in
/// `{count} {count?heap:heaps}` the first stands where `count` is 1, the second everywhere else; they may have gaps
/// themselves, as in `{count?the only heap:all {count} heaps}`. What is a formula stands in `⟦g(n) = n mod {period}⟧`;
/// these brackets are not in the text.
///
/// The core's phrases are in `en.properties` and `zh.properties` beside this class. Every other module brings its own:
/// the phrases whose keys begin with `judge.` are in `grundy/phrase-books/judge/en.properties`, in whatever jar that
/// is. They are read when the first of them is needed, and found by that name alone: nothing is searched. The folder is
/// no package (`phrase-books` is no word of Java), so that it may lie in several modules, and none of them hides it.
public final class PhraseBook {
    private static final Pattern LINE_END = Pattern.compile("\\s*[\\r\\n]\\s*");
    private static final int ROOM = 1 << 11;
    private static final char FORMULA = '⟦';
    private static final char END_OF_FORMULA = '⟧';
    private static final String FOLDER = "grundy/phrase-books/";
    private static final PhraseBook ENGLISH = new PhraseBook("en.properties", false);

    private static final class Chinese {
        static final PhraseBook BOOK = new PhraseBook("zh.properties", true);
    }

    private final String file;

    /// Whether blanks are put where Chinese and other words meet.
    private final boolean spaced;

    /// As they stand in the file, each char a byte of it: of a few hundred phrases a command uses a few.
    private final Map<String, String> core;

    /// The books of other modules by the first part of their keys, so far as they were needed.
    private final Map<String, Map<String, String>> books = new ConcurrentHashMap<>();

    private PhraseBook(String file, boolean spaced) {
        this.file = file;
        this.spaced = spaced;
        core = read(PhraseBook.class.getResourceAsStream(file), file);
    }

    private static Map<String, String> read(@Nullable InputStream resource, String name) {
        try (var stream = resource) {
            if (stream == null) throw new AssertionError("The phrase book " + name + " is missing from the class path");
            return parse(new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> book(String part) {
        // A search for a file that is nowhere would open every jar.
        for (var key : core.keySet()) if (key.startsWith(part) && key.startsWith(".", part.length())) return Map.of();
        var name = FOLDER + part + "/" + file;
        return read(PhraseBook.class.getClassLoader().getResourceAsStream(name), name);
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
        var bytes = core.get(key);
        if (bytes == null) bytes = books.computeIfAbsent(part(key), this::book).get(key);
        if (bytes == null) throw new AssertionError("No phrase for the key " + key + " in " + file);
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

    /// @return the phrases in the language
    public static PhraseBook of(Language language) {
        return switch (language) {
            case EN -> ENGLISH;
            case ZH -> Chinese.BOOK;
        };
    }

    /// @return the keys of the core's own phrases
    public Set<String> keys() {
        return Collections.unmodifiableSet(core.keySet());
    }

    /// @return whether the core has a phrase for a key, whose first part is one of the core's
    public boolean has(String key) {
        return core.containsKey(key);
    }

    /// @param key whose first part names a book
    /// @return whether that book, or the core, has a phrase for it
    public boolean knows(String key) {
        return core.containsKey(key)
                || books.computeIfAbsent(part(key), this::book).containsKey(key);
    }

    private static String part(String key) {
        int dot = key.indexOf('.');
        return dot < 0 ? key : key.substring(0, dot);
    }

    /// Between a Chinese character and a letter or a digit is a blank, between two Chinese characters is none,
    /// whatever fills a gap.
    private StringBuilder join(StringBuilder text, String more) {
        if (!spaced || text.isEmpty() || more.isEmpty()) return text.append(more);
        boolean blankBefore = text.charAt(text.length() - 1) == ' ';
        boolean blankAfter = more.charAt(0) == ' ';
        if (blankBefore && text.length() > 1 && more.length() > 0) {
            if (isHan(text.charAt(text.length() - 2)) && isChinese(more.charAt(0))) text.setLength(text.length() - 1);
        } else if (blankAfter && more.length() > 1) {
            if (isChinese(text.charAt(text.length() - 1)) && isHan(more.charAt(1)))
                return text.append(more, 1, more.length());
        } else if (isApart(text.charAt(text.length() - 1), more.charAt(0))) text.append(' ');
        return text.append(more);
    }

    /// Pieces of one text, each with the blanks that the language wants between it and those beside it.
    public List<String> fitted(List<String> pieces) {
        var fitted = new ArrayList<String>();
        for (var piece : pieces) {
            if (fitted.isEmpty()) {
                fitted.add(piece);
                continue;
            }
            var last = fitted.removeLast();
            var both = join(new StringBuilder(last), piece).toString();
            int end = both.startsWith(last) ? last.length() : last.length() - 1;
            fitted.add(both.substring(0, end));
            fitted.add(both.substring(end));
        }
        return fitted;
    }

    private static boolean isApart(char before, char after) {
        return isHan(before) && isWord(after) || isWord(before) && isHan(after);
    }

    private static boolean isWord(char sign) {
        return sign < 128 && Character.isLetterOrDigit(sign);
    }

    private static boolean isHan(char sign) {
        return Character.UnicodeScript.of(sign) == Character.UnicodeScript.HAN;
    }

    /// @return whether a sign is a Chinese character or a sign of punctuation as wide as one
    private static boolean isChinese(char sign) {
        return isHan(sign) || "，。：；、（）“”！？……［］".indexOf(sign) >= 0;
    }

    /// A sentence within another brings a stop of its own, and the other's is not written after it.
    private static boolean isEnded(String text) {
        return text.endsWith(".") || text.endsWith("。");
    }

    String sentence(Message message) {
        var text = fill(message);
        char first = phrase(message.key()).charAt(0);
        return 'a' <= first && first <= 'z' ? Character.toUpperCase(first) + text.substring(1) : text;
    }

    String fill(Message message) {
        return tell(message).text();
    }

    MarkedText tell(Message message) {
        return tell(phrase(message.key()), message.arguments());
    }

    String fill(String phrase, Map<String, Object> arguments) {
        return tell(phrase, arguments).text();
    }

    private MarkedText tell(String phrase, Map<String, Object> arguments) {
        var text = new StringBuilder();
        var formulas = new ArrayList<MarkedText.Place>();
        int from = 0;
        for (int open = opening(phrase, 0); open >= 0; open = opening(phrase, from)) {
            if (phrase.charAt(open) == FORMULA) {
                int close = phrase.indexOf(END_OF_FORMULA, open);
                if (close < 0) throw new AssertionError("A formula does not end in " + phrase);
                join(text, phrase.substring(from, open));
                var formula = tell(phrase.substring(open + 1, close), arguments).text();
                join(text, formulas, markedText(TextFormula.exact(formula, formula)));
                from = close + 1;
                continue;
            }
            int end = open + 1;
            while (end < phrase.length() && Character.isLetterOrDigit(phrase.charAt(end))) end++;
            char sign = end < phrase.length() ? phrase.charAt(end) : 0;
            var value = sign == '}' || sign == '?' ? arguments.get(phrase.substring(open + 1, end)) : null;
            if (value == null) {
                text.append(phrase, from, open + 1);
                from = open + 1;
                continue;
            }
            join(text, phrase.substring(from, open));
            var marked = markedText(value);
            var filler = marked.text();
            if (sign == '?') {
                int between = phrase.indexOf(':', end);
                int close = closing(phrase, end);
                if (between < 0 || close < between) throw new AssertionError("Two forms are missing in " + phrase);
                var form =
                        filler.equals("1") ? phrase.substring(end + 1, between) : phrase.substring(between + 1, close);
                join(text, formulas, tell(form, arguments));
                from = close + 1;
            } else {
                join(text, formulas, marked);
                from = end + 1;
                if (value instanceof Message
                        && isEnded(filler)
                        && phrase.startsWith(filler.substring(filler.length() - 1), from)) from++;
            }
        }
        return new MarkedText(join(text, phrase.substring(from)).toString(), formulas);
    }

    private void join(StringBuilder text, List<MarkedText.Place> formulas, MarkedText more) {
        join(text, more.text());
        int start = text.length() - more.text().length();
        for (var place : more.formulas())
            formulas.add(new MarkedText.Place(start + place.from(), start + place.to(), place.formula()));
    }

    /// The things of a collection are listed, with a comma between them in English and a pause mark in Chinese.
    private MarkedText markedText(Object value) {
        return switch (value) {
            case Message inner -> tell(inner);
            case TextFormula formula -> markedText(formula);
            case MarkedText marked -> marked;
            case Collection<?> things -> listText(ArgumentList.of(things));
            case SeveralLines lines -> MarkedText.plain(lines.text());
            default -> MarkedText.plain(oneLine(value.toString()));
        };
    }

    private MarkedText listText(ArgumentList things) {
        var text = new StringBuilder();
        var formulas = new ArrayList<MarkedText.Place>();
        for (var thing : things) {
            if (!text.isEmpty()) text.append(phrase(things.separator()));
            join(text, formulas, markedText(thing));
        }
        return new MarkedText(text.toString(), formulas);
    }

    private static String oneLine(String text) {
        return text.indexOf('\n') < 0 && text.indexOf('\r') < 0
                ? text
                : LINE_END.matcher(text.strip()).replaceAll(" ");
    }

    /// The blanks around a formula do not belong to it.
    private MarkedText markedText(TextFormula formula) {
        var text = markedText(formula.display()).text();
        int from = 0;
        int to = text.length();
        while (to > 0 && text.charAt(to - 1) == ' ') to--;
        while (from < to && text.charAt(from) == ' ') from++;
        return new MarkedText(text, from == to ? List.of() : List.of(new MarkedText.Place(from, to, formula)));
    }

    private static int opening(String phrase, int from) {
        int brace = phrase.indexOf('{', from);
        int formula = phrase.indexOf(FORMULA, from);
        return formula >= 0 && (brace < 0 || formula < brace) ? formula : brace;
    }

    /// @return the place of the bracket that closes the one open at a place
    private static int closing(String phrase, int place) {
        int depth = 1;
        while (depth > 0 && ++place < phrase.length())
            depth += phrase.charAt(place) == '{' ? 1 : phrase.charAt(place) == '}' ? -1 : 0;
        return place;
    }
}
