package grundy.present.play;

import grundy.present.move.MoveWording;
import grundy.present.move.Situation;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// A situation as lines of a terminal: a row of dots for each heap that is not too long, a board as it is drawn.
///
/// @param columns of the widest line
public record Picture(Language language, int columns) {
    private static final int MOST_ROWS = 40;
    private static final int MOST_SQUARES = 20;
    private static final int MOST_DOTS = 40;

    public List<String> of(Situation situation) {
        var lines = new ArrayList<String>();
        var components = situation.components();
        for (int i = 0; i < Math.min(components.size(), MOST_ROWS); i++) lines.addAll(component(situation, i));
        if (components.size() > MOST_ROWS)
            lines.add("  "
                    + Message.of("play.picture.more", "count", components.size() - MOST_ROWS)
                            .in(language));
        return lines;
    }

    private List<String> component(Situation situation, int index) {
        var component = situation.components().get(index);
        var label = label(situation, index);
        return switch (component.position()) {
            case Tuple heap when heap.arity() == 1 -> List.of(row(label, heap.get(0)));
            case Tuple tuple -> tuple(label, component, tuple);
            case BoardPosition board -> board(label, component, board.text());
        };
    }

    private String label(Situation situation, int index) {
        var component = situation.components().get(index);
        int number = index + 1;
        if (!situation.isOneGame())
            return Message.of(
                            "play.picture.game",
                            "number",
                            number,
                            "game",
                            MoveWording.shorten(component.game().text()))
                    .in(language);
        if (component.game().rules().arity() == 1)
            return Message.of("play.picture.heap", "number", number).in(language);
        return situation.components().size() == 1
                ? ""
                : Message.of("play.picture.part", "number", number).in(language);
    }

    private List<String> tuple(String label, Component component, Tuple tuple) {
        var lines = new ArrayList<String>();
        lines.add("  " + (label.isEmpty() ? "" : label + "  ") + MoveWording.shorten(tuple.toString()));
        if (!(component.game().rules() instanceof RuleTree.Moves(var names, var _)) || tuple.arity() > MOST_SQUARES)
            return lines;
        for (int i = 0; i < tuple.arity(); i++) lines.add(row("  " + names.get(i), tuple.get(i)));
        return lines;
    }

    private String row(String label, BigInteger counters) {
        int room = Math.min(MOST_DOTS, columns - DisplayWidth.of(label) - 12);
        var number = MoveWording.shorten(counters.toString());
        var start = "  " + label + "  ";
        if (counters.signum() == 0) return start + "·  0";
        if (counters.bitLength() > 31 || counters.intValueExact() > room) return start + "●●●…  " + number;
        return start + "●".repeat(counters.intValueExact()) + "  " + number;
    }

    private List<String> board(String label, Component component, String text) {
        var lines = new ArrayList<String>();
        if (!label.isEmpty()) lines.add("  " + label);
        var name = component.game().rules() instanceof RuleTree.OnBoard(var board, var _, var _) ? board : "";
        drawing(name, text).forEach(line -> lines.add("    " + line));
        return lines;
    }

    private static List<String> drawing(String name, String text) {
        var plain = List.of(text);
        if (name.equals("chomp")) {
            var rows = rows(text);
            return rows.isEmpty()
                    ? plain
                    : rows.stream().map("□ "::repeat).map(String::stripTrailing).toList();
        }
        if (name.equals("cram") && text.matches("\\d{1,2} \\d{1,2}")) {
            var rows = rows(text);
            return rows.isEmpty()
                    ? plain
                    : rows.stream().map(". "::repeat).map(String::stripTrailing).toList();
        }
        if (!text.contains("/")) return plain;
        return Arrays.stream(text.split("/", -1))
                .map(row -> String.join(" ", row.split("")))
                .toList();
    }

    /// @return lengths of the rows of `3 4` or `rows:4,4,2`, none if the board is too large to be drawn
    private static List<Integer> rows(String text) {
        var rows = new ArrayList<Integer>();
        for (var number : text.replace("rows:", "").split("[ ,]")) {
            if (!number.matches("\\d{1,4}")) return List.of();
            rows.add(Integer.parseInt(number));
        }
        if (!text.startsWith("rows:")) {
            if (rows.size() != 2 || rows.getFirst() > MOST_SQUARES) return List.of();
            rows = new ArrayList<>(Collections.nCopies(rows.getFirst(), rows.getLast()));
        }
        boolean small = rows.size() <= MOST_SQUARES && rows.stream().allMatch(length -> length <= MOST_SQUARES);
        return small ? rows : List.of();
    }
}
