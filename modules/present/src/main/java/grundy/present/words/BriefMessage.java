package grundy.present.words;

import grundy.rules.notation.ShortenedText;
import grundy.text.ArgumentList;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Messages whose numbers and texts are shortened where they are too long to be read.
final class BriefMessage {
    private static final int MOST_BITS = 200;
    private static final int MOST_SHOWN = 400;
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d{61,}");

    private BriefMessage() {}

    /// Returns the message with its long arguments shortened, those of the messages within it too.
    static Message of(Message message, Language language) {
        var brief = new LinkedHashMap<String, Object>();
        message.arguments().forEach((name, value) -> brief.put(name, argument(value, language)));
        return new Message(message.key(), brief);
    }

    private static String brief(String text, Language language) {
        var texts = new ShortenedText(language);
        var brief = LONG_NUMBER
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(texts.number(new BigInteger(found.group()))));
        return ShortenedText.shorten(brief, MOST_SHOWN);
    }

    private static Object argument(Object value, Language language) {
        return switch (value) {
            case Message inner -> of(inner, language);
            case BigInteger number when number.bitLength() > MOST_BITS -> new ShortenedText(language).number(number);
            case Collection<?> several -> ArgumentList.of(several).map(each -> argument(each, language));
            case Number _ -> value;
            case String text -> brief(text, language);
            case Value worth -> brief(worth.toString(), language);
            default -> value;
        };
    }
}
