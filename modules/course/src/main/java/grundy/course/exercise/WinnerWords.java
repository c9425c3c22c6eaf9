package grundy.course.exercise;

import grundy.value.Outcome;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Reads and writes the winner as people type it in English and Chinese.
final class WinnerWords {
    private static final Map<String, Outcome> WORDS = Map.ofEntries(
            Map.entry("1", Outcome.N),
            Map.entry("n", Outcome.N),
            Map.entry("first", Outcome.N),
            Map.entry("firstplayer", Outcome.N),
            Map.entry("thefirstplayer", Outcome.N),
            Map.entry("firstplayerwins", Outcome.N),
            Map.entry("thefirstplayerwins", Outcome.N),
            Map.entry("先手", Outcome.N),
            Map.entry("先", Outcome.N),
            Map.entry("先手必胜", Outcome.N),
            Map.entry("先手胜", Outcome.N),
            Map.entry("2", Outcome.P),
            Map.entry("p", Outcome.P),
            Map.entry("second", Outcome.P),
            Map.entry("secondplayer", Outcome.P),
            Map.entry("thesecondplayer", Outcome.P),
            Map.entry("secondplayerwins", Outcome.P),
            Map.entry("thesecondplayerwins", Outcome.P),
            Map.entry("后手", Outcome.P),
            Map.entry("后", Outcome.P),
            Map.entry("后手必胜", Outcome.P),
            Map.entry("先手必败", Outcome.P),
            Map.entry("l", Outcome.L),
            Map.entry("left", Outcome.L),
            Map.entry("左", Outcome.L),
            Map.entry("左方", Outcome.L),
            Map.entry("r", Outcome.R),
            Map.entry("right", Outcome.R),
            Map.entry("右", Outcome.R),
            Map.entry("右方", Outcome.R),
            Map.entry("d", Outcome.D),
            Map.entry("draw", Outcome.D),
            Map.entry("平", Outcome.D),
            Map.entry("平局", Outcome.D),
            Map.entry("和棋", Outcome.D));

    private WinnerWords() {}

    /// @return the outcome that is meant; empty if that is not clear
    static Optional<Outcome> read(String typed) {
        return Optional.ofNullable(WORDS.get(typed.replaceAll("[\\s.。!！]", "").toLowerCase(Locale.ROOT)));
    }

    /// @return a word for the outcome that is read again
    static String word(Outcome outcome) {
        return switch (outcome) {
            case N -> "first";
            case P -> "second";
            case L -> "left";
            case R -> "right";
            case D -> "draw";
        };
    }
}
