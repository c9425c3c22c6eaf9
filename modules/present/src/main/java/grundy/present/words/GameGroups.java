package grundy.present.words;

import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Message;
import java.util.List;

/// The groups of the catalogue.
public final class GameGroups {
    /// In the order in which they are listed.
    public static final List<String> ALL =
            List.of("take", "split", "heaps", "coins", "graphs", "boards", "scored", "numbers", MatrixEntry.GROUP);

    private GameGroups() {}

    /// @param group one of {@link #ALL}
    public static Message title(String group) {
        return switch (group) {
            case "take" -> Message.of("card.group.take");
            case "split" -> Message.of("card.group.split");
            case "heaps" -> Message.of("card.group.heaps");
            case "coins" -> Message.of("card.group.coins");
            case "graphs" -> Message.of("card.group.graphs");
            case "boards" -> Message.of("card.group.boards");
            case "scored" -> Message.of("card.group.scored");
            case "numbers" -> Message.of("card.group.numbers");
            case MatrixEntry.GROUP -> Message.of("card.group.matrix");
            default -> throw new IllegalArgumentException("The catalogue has no group " + group);
        };
    }
}
