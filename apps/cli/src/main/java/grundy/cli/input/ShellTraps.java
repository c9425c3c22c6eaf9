package grundy.cli.input;

import grundy.text.Message;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Recognises words that a shell has probably made of rules without quotes: it spreads braces over several words,
/// puts the names of files in place of a star, and sends output to a file after `>`.
public final class ShellTraps {
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,8}");

    private static final int MOST_SHOWN = 12;

    private ShellTraps() {}

    /// @param words of a question that was understood
    /// @return the line to write if something else was meant
    public static Optional<Message> inUnderstood(List<String> words) {
        return spread(words, true);
    }

    private static Optional<Message> spread(List<String> words, boolean withPosition) {
        int take = Math.max(words.indexOf("take"), words.indexOf("取"));
        if (take < 0 || take > 2) return Optional.empty();
        var numbers = words.subList(take + 1, words.size());
        if (numbers.size() > MOST_SHOWN
                || !numbers.stream().allMatch(word -> NUMBER.matcher(word).matches())) return Optional.empty();
        var amounts = withPosition ? numbers.subList(0, Math.max(numbers.size() - 1, 0)) : numbers;
        if (amounts.size() < 2 || !isAscending(amounts)) return Optional.empty();
        var rules = "\"%s {%s}\"".formatted(String.join(" ", words.subList(0, take + 1)), String.join(",", amounts));
        return Optional.of(
                Message.of("cli.shell.braces", "meant", withPosition ? rules + " " + numbers.getLast() : rules));
    }

    private static boolean isAscending(List<String> numbers) {
        for (int i = 1; i < numbers.size(); i++)
            if (Integer.parseInt(numbers.get(i - 1)) >= Integer.parseInt(numbers.get(i))) return false;
        return true;
    }

    /// @param question the words of a question that was not understood
    /// @param line all words of the command line
    /// @return the change that a shell probably made to it
    public static Optional<Message> inRefused(List<String> question, List<String> line) {
        var braces = spread(question, false);
        if (braces.isPresent()) return braces;
        var file = question.stream().filter(ShellTraps::isFileHere).findFirst();
        if (file.isPresent()) return Optional.of(Message.of("cli.shell.star", "file", file.get()));
        boolean cut = line.size() > 1
                && line.stream().anyMatch(word -> word.matches("(?s).*\\bwhere\\b[^<>=]*") && word.contains("("));
        return cut ? Optional.of(Message.of("cli.shell.redirected")) : Optional.empty();
    }

    private static boolean isFileHere(String word) {
        if (word.isEmpty() || word.startsWith(".") || word.contains("/") || word.equals("-")) return false;
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException _) {
            return false;
        }
    }
}
