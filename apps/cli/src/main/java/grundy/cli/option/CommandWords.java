package grundy.cli.option;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// The words of a command line that are no options. Those after `--` are none, whatever they look like; they are
/// marked until they are used.
public final class CommandWords {
    private static final String MARK = "\u0000";

    private CommandWords() {}

    /// @return all words of a command line that are not options
    public static List<String> of(ParseResult parsed) {
        List<String> words = parsed.matchedPositionalValue(0, List.of());
        return words.stream().map(CommandWords::unmarked).toList();
    }

    /// @return the words after `--`
    public static List<String> literal(ParseResult parsed) {
        List<String> words = parsed.matchedPositionalValue(0, List.of());
        return words.stream()
                .filter(CommandWords::isLiteral)
                .map(CommandWords::unmarked)
                .toList();
    }

    /// @param line the words after `grundy`
    /// @return the words without `--`, with those after it marked
    public static String[] marked(String[] line) {
        int end = Arrays.asList(line).indexOf("--");
        if (end < 0) return line;
        var words = new ArrayList<>(Arrays.asList(line).subList(0, end));
        for (var word : Arrays.asList(line).subList(end + 1, line.length)) words.add(MARK + word);
        return words.toArray(String[]::new);
    }

    /// Reads an option before the command line is parsed.
    ///
    /// @param line with marks
    /// @return all values that it is given, marked ones among them
    static List<String> valuesOf(String[] line, String option) {
        var given = new ArrayList<String>();
        for (int i = 0; i < line.length; i++) {
            if (line[i].startsWith(option + "=")) given.add(line[i].substring(option.length() + 1));
            else if (line[i].equals(option) && i + 1 < line.length) given.add(line[i + 1]);
        }
        return given;
    }

    /// @return whether a word was after `--`
    public static boolean isLiteral(String word) {
        return word.startsWith(MARK);
    }

    /// @return the beginning of what was typed, as an error shows it
    public static String shortened(String typed, int most) {
        return typed.length() <= most ? typed : typed.substring(0, most) + "…";
    }

    public static String unmarked(String word) {
        return isLiteral(word) ? word.substring(MARK.length()) : word;
    }
}
