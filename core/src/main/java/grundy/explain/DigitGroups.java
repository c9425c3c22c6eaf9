package grundy.explain;

import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Numbers whose digits are written in groups of three. They are read as several numbers, whatever is between the
/// groups, and a reader is told so.
public final class DigitGroups {
    /// Groups with commas between them, or with blanks where one begins with 0 or all but the first have
    /// three digits.
    private static final Pattern WITHIN = Pattern.compile("(?<![\\d,，] ?)(?:[1-9]\\d{0,2}(?:[,，]\\d{3})+"
            + "|[1-9]\\d{0,2}(?=(?:\\h\\d{3})*\\h0\\d\\d)(?:\\h\\d{3})+|[1-9]\\d?(?:\\h\\d{3}){2,})(?! ?[\\d,，])");

    /// Over several words of a command line, where only a group that begins with 0 shows that they are
    /// one number.
    private static final Pattern APART =
            Pattern.compile("(?<![\\d,] ?)[1-9]\\d{0,2}(?=(?: \\d{3})* 0\\d\\d)(?: \\d{3})+(?! ?[\\d,])");

    private DigitGroups() {}

    /// @param words of a question that was understood, each as its writer kept it together
    /// @return what to write if one number was meant
    public static Optional<Message> notice(List<String> words) {
        return Stream.concat(
                        words.stream().flatMap(word -> WITHIN.matcher(word).results()),
                        APART.matcher(String.join(" ", words)).results())
                .findFirst()
                .map(found -> Message.of(
                        "explain.question.thousands",
                        "word",
                        found.group(),
                        "number",
                        found.group().replaceAll("[^0-9]", "")));
    }
}
