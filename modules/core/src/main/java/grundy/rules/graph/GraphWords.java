package grundy.rules.graph;

import grundy.text.Message;
import grundy.text.PrintableText;
import java.util.Locale;
import java.util.Optional;

/// The words for players and results in all formats, English and Chinese.
final class GraphWords {
    private static final int MOST_SHOWN = 40;

    private GraphWords() {}

    /// @return the bits of an edge
    static Optional<Integer> players(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "l", "left", "blue", "左", "蓝" -> Optional.of(GameGraph.LEFT);
            case "r", "right", "red", "右", "红" -> Optional.of(GameGraph.RIGHT);
            case "both", "lr", "rl", "b", "" -> Optional.of(GameGraph.BOTH);
            default -> Optional.empty();
        };
    }

    /// @return the result of a vertex
    static Optional<TerminalResult> ending(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "win", "won", "胜" -> Optional.of(TerminalResult.WIN);
            case "loss", "lose", "lost", "负", "败" -> Optional.of(TerminalResult.LOSS);
            case "draw", "drawn", "tie", "和", "平" -> Optional.of(TerminalResult.DRAW);
            case "left", "l", "左" -> Optional.of(TerminalResult.LEFT);
            case "right", "r", "右" -> Optional.of(TerminalResult.RIGHT);
            default -> Optional.empty();
        };
    }

    static Message quotation(String word) {
        var start = word.substring(
                0, word.offsetByCodePoints(0, Math.min(MOST_SHOWN, word.codePointCount(0, word.length()))));
        return Message.of(
                "syntax.quoted", "text", start.length() < word.length() ? printable(start) + "…" : printable(start));
    }

    /// @return the text in one line, with all spelt out that could upset a terminal or is not seen
    static String printable(String word) {
        return PrintableText.text(word).replace("\n", PrintableText.escape('\n'));
    }
}
