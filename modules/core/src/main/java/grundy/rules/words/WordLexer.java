package grundy.rules.words;

import grundy.rules.notation.Source;
import grundy.text.ChineseCharacters;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Splits a sentence into words, Chinese characters, numbers and signs. Signs of full width become narrow, and numbers
/// in words become digits.
final class WordLexer {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<power>\\d+(?:e\\d{1,4}|\\*\\*\\d+)|\\d+的\\d+次[方幂])|(?<grouped>\\d{1,3}(?:_\\d{3})+)(?![\\d_])|(?<code>\\d*\\.[0-9a-f]+)(?![.\\d])|(?<mixed>\\d+[百千万亿][\\d百千万亿]*)|(?<number>\\d+(?:\\^\\d+)?)|(?<numeral>(?!一[共般起定样直])[〇零一二两三四五六七八九十百千万亿]+)"
                    + "|(?<ideograph>\\p{IsHan})|(?<word>[\\p{L}&&[^\\p{IsHan}]]+)(?:['’]s\\b)?|(?<dots>\\.{3,}|…+)"
                    + "|(?<ratio>(?<=\\d):(?=\\d))|(?<sign>\\.\\.|<=|>=|\\\\[a-z]+|[^\\s$\\\\])");

    private static final Map<String, String> LATEX = Map.of(
            "\\le", "<=", "\\leq", "<=", "\\lt", "<", "\\in", "in", "\\ldots", "…", "\\dots", "…", "\\times", "x");

    private static final int MOST_ZEROS = 30;

    /// What loose words do not hold.
    private static final Pattern SENTENCE = Pattern.compile("[\\s,，、](?=.)|\\p{IsHan}");

    private static final Pattern NAME = Pattern.compile("[a-z]+");
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}]{2,}|\\p{IsHan}");

    private WordLexer() {}

    /// @return the tokens of a sentence; an argument of a command line that holds a blank stands between boundaries
    static List<WordToken> tokens(Source source) {
        var text = source.text();
        var tokens = new ArrayList<WordToken>();
        var matcher = TOKEN.matcher(narrow(text));
        int last = 0;
        while (matcher.find()) {
            if (last > 0 && source.boundaryBetween(last, matcher.start() + 1))
                tokens.add(new WordToken(WordToken.BOUNDARY, last, last));
            add(tokens, matcher);
            last = matcher.end();
        }
        return EnglishNumbers.withNumbers(withPauses(withoutLooseEnds(tokens, text)));
    }

    /// @return the tokens with a comma for a dash that stands between words, `24 chips - max 5`
    private static List<WordToken> withPauses(List<WordToken> tokens) {
        return IntStream.range(0, tokens.size())
                .mapToObj(at -> isPause(tokens, at)
                        ? new WordToken(
                                ",", tokens.get(at).start(), tokens.get(at).end())
                        : tokens.get(at))
                .toList();
    }

    private static boolean isPause(List<WordToken> tokens, int at) {
        if (at == 0 || at + 1 >= tokens.size() || !tokens.get(at).text().equals("-")) return false;
        var before = tokens.get(at - 1);
        var behind = tokens.get(at + 1);
        return before.end() < tokens.get(at).start()
                && tokens.get(at).end() < behind.start()
                && (LETTERS.matcher(before.text()).matches()
                        || before.isNumber() && LETTERS.matcher(behind.text()).matches());
    }

    /// @return the tokens without boundaries between arguments that are loose words of one sentence
    private static List<WordToken> withoutLooseEnds(List<WordToken> tokens, String text) {
        var rest = new ArrayList<WordToken>();
        int start = 0;
        boolean isQuotedBefore = false;
        for (int at = 0; at <= tokens.size(); at++) {
            if (at < tokens.size() && !tokens.get(at).isBoundary()) continue;
            var argument = tokens.subList(start, at);
            boolean isQuoted = argument.size() > 1
                    && SENTENCE.matcher(text.substring(
                                    argument.getFirst().start(),
                                    argument.getLast().end()))
                            .find();
            if (start > 0 && (isQuoted || isQuotedBefore)) rest.add(tokens.get(start - 1));
            rest.addAll(argument);
            isQuotedBefore = isQuoted;
            start = at + 1;
        }
        return rest;
    }

    /// @return whether a number belongs to the word before it, as in `nim2`, unlike in `3x4` and `1to3`
    static boolean isGlued(List<WordToken> tokens, int at) {
        if (at == 0 || !tokens.get(at).isNumber()) return false;
        var before = tokens.get(at - 1);
        boolean isBetweenNumbers = at > 1
                && tokens.get(at - 2).end() == before.start()
                && tokens.get(at - 2).isNumber();
        return before.end() == tokens.get(at).start()
                && NAME.matcher(before.text()).matches()
                && !isBetweenNumbers;
    }

    private static void add(List<WordToken> tokens, Matcher matcher) {
        var text = matcher.group();
        int start = matcher.start();
        if (matcher.group("power") != null) {
            var parts = text.split("e|\\*\\*|的|次");
            text = text.contains("e") ? scientific(parts) : parts[0] + "^" + parts[1];
        } else if (matcher.group("grouped") != null) {
            text = text.replace("_", "");
        } else if (matcher.group("code") != null) {
            text = text.startsWith(".") ? "0" + text : text;
        } else if (matcher.group("word") != null) {
            text = matcher.group("word");
        } else if (matcher.group("ratio") != null) {
            text = "∶";
        } else if (text.startsWith("\\")) {
            text = LATEX.getOrDefault(text, text);
        } else if (matcher.group("dots") != null) {
            text = "…";
        } else if (matcher.group("numeral") != null || matcher.group("mixed") != null) {
            var number = matcher.group("mixed") != null ? ChineseNumeral.ofDigits(text) : ChineseNumeral.value(text);
            if (number.isEmpty()) {
                for (int i = 0; i < text.length(); i++)
                    tokens.add(new WordToken(text.substring(i, i + 1), start + i, start + i + 1));
                return;
            }
            text = number.get().toString();
        }
        tokens.add(new WordToken(text, start, matcher.end()));
    }

    private static String scientific(String[] parts) {
        int zeros = Integer.parseInt(parts[1]);
        if (parts[0].equals("1")) return "10^" + zeros;
        return zeros <= MOST_ZEROS ? parts[0] + "0".repeat(zeros) : parts[0] + "*10^" + zeros;
    }

    /// @return whether a sign ends a sentence, and the next one begins with a number: it is no octal code
    private static boolean isBeforeDigit(String text, int at) {
        return at + 1 < text.length()
                && Character.isDigit(text.charAt(at + 1))
                && (at == 0 || !Character.isDigit(text.charAt(at - 1)));
    }

    /// @return the text, as long as before, in lower case, with narrow signs
    private static String narrow(String text) {
        var narrow = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            var sign = text.substring(i, i + 1);
            var put = Normalizer.normalize(sign, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
            put = put.length() == 1 ? put : sign;
            narrow.append(
                    switch (put) {
                        case "’" -> "'";
                        case "–", "—", "−", "‐", "‑" -> "-";
                        case "～", "〜", "∼" -> "~";
                        case "、" -> ",";
                        case "。" -> isBeforeDigit(text, i) ? "!" : ".";
                        case "【" -> "[";
                        case "】" -> "]";
                        case "è", "é", "ê" -> "e";
                        case "ö" -> "o";
                        default -> ChineseCharacters.usual(put);
                    });
        }
        return narrow.toString();
    }
}
