package grundy.cli;

import grundy.text.Language;
import grundy.text.Message;
import java.util.Optional;
import java.util.regex.Pattern;

/// The line that a refusal ends with if it names none itself: an example of the command that was asked, which runs as
/// it stands.
final class ExampleLine {
    /// A command with words after it; that a list can be had is no line in place of the one that was refused.
    private static final Pattern LINE = Pattern.compile(
            "grundy (?!games\\b)(?:" + String.join("|", Commands.BY_NAME.keySet()) + ") [^-\\s][^\\n]*");

    /// Placeholders for other texts.
    private static final Pattern PLACEHOLDER = Pattern.compile("\\b[A-Z]{4,}\\b|…|\\.\\.\\.|规则|题目|程序|文件");

    private static final Pattern MEANT = Pattern.compile("Maybe: |Did you mean |For example: |是不是|是否想写|例如：");

    private ExampleLine() {}

    /// @param refusal as it was said
    /// @param command that was asked
    /// @return the hint after a refusal, if there is one
    static Optional<Message> behind(String refusal, String command, Language language) {
        return namesLine(refusal)
                ? Optional.empty()
                : Optional.of(Message.of("syntax.example", "text", of(command, language)));
    }

    /// @return an example of a command, with the games in the reader's language
    static String of(String command, Language language) {
        return Message.of("cli.example." + command).in(language);
    }

    /// @return whether it says what to type, or what was probably meant
    static boolean namesLine(String refusal) {
        return MEANT.matcher(refusal).find()
                || LINE.matcher(refusal)
                        .results()
                        .anyMatch(line -> !PLACEHOLDER.matcher(line.group()).find());
    }
}
