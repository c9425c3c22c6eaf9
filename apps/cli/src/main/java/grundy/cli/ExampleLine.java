package grundy.cli;

import grundy.text.Language;
import grundy.text.Message;
import java.util.Optional;
import java.util.regex.Pattern;

/// The line that a refusal ends with if it names none itself: an example of the command that was asked, which runs as
/// it stands.
final class ExampleLine {
    /// A command with words behind it; that a list can be had is no line in place of the one that was refused.
    private static final Pattern LINE = Pattern.compile(
            "grundy (?!games\\b)(?:" + String.join("|", Commands.BY_NAME.keySet()) + ") [^-\\s][^\\n]*");

    /// What stands for something else.
    private static final Pattern PLACEHOLDER = Pattern.compile("\\b[A-Z]{4,}\\b|…|\\.\\.\\.|规则|题目|程序|文件");

    private static final Pattern MEANT = Pattern.compile("Maybe: |Did you mean |For example: |是不是|是否想写|例如：");

    private ExampleLine() {}

    /// @param refusal as it was said
    /// @param command that was asked
    /// @return what to say behind it
    static Optional<Message> behind(String refusal, String command, Language language) {
        return namesLine(refusal)
                ? Optional.empty()
                : Optional.of(Message.of("syntax.example", "text", of(command, language)));
    }

    /// @return an example of a command, with the games in the reader's language
    static String of(String command, Language language) {
        boolean isChinese = language == Language.ZH;
        var nim = isChinese ? "尼姆" : "nim";
        var kayles = isChinese ? "凯尔斯" : "kayles";
        if (command.equals("graph")) return "echo \"a b\" | grundy graph -";
        return "grundy "
                + switch (command) {
                    case "solve" -> "solve " + (isChinese ? "威佐夫" : "wythoff") + " 5 8";
                    case "values" -> "values " + kayles + " --to 30";
                    case "pattern" -> "pattern \"0 1 2 0 1 2\"";
                    case "prove" -> "prove \"take {1,3,4}\"";
                    case "quotient" -> "quotient 0.77";
                    case "check" -> "solve " + nim + " 3 5 7 --certificate nim.json && grundy check nim.json";
                    case "play" -> "play " + nim + " 3 5 7";
                    case "learn" -> "learn nim";
                    case "exercise" -> "exercise " + nim + " --count 3";
                    case "matrix" -> "matrix \"3,3 0,5; 5,0 1,1\"";
                    case "tree" -> "tree " + (isChinese ? "蜈蚣博弈" : "centipede");
                    case "eval" -> "eval \"{1|-1} + *2\"";
                    case "judge" -> "judge HDU1846 --sample";
                    case "duel" -> "emit HDU1846 --to python --out brave.py && grundy duel HDU1846 -- python3 brave.py";
                    case "emit" -> "emit \"take {1,3,4}\" --to python";
                    case "survey" -> "survey octal --digits 2";
                    case "games" -> "games " + nim;
                    case "show" -> "show " + kayles;
                    case "serve", "completion" -> command;
                    default -> throw new AssertionError(command + " has no example");
                };
    }

    /// @return whether it says what to type, or what was probably meant
    static boolean namesLine(String refusal) {
        return MEANT.matcher(refusal).find()
                || LINE.matcher(refusal)
                        .results()
                        .anyMatch(line -> !PLACEHOLDER.matcher(line.group()).find());
    }
}
