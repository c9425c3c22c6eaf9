package grundy.explain.value;

import grundy.explain.board.ThermographArt;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Dyadic;
import grundy.value.heat.Thermograph;
import java.util.List;
import java.util.TreeSet;

/// A thermograph: its picture, how to read it, and the corners of its walls.
record ThermographLesson(Thermograph thermograph) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of(
                "explain.game.thermograph", "mean", thermograph.mean(), "temperature", thermograph.temperature()));
        var lines = ThermographArt.lines(thermograph);
        if (!lines.isEmpty()) {
            blocks.gap();
            blocks.add(new Block.Art(lines, List.of()));
            blocks.gap();
        }
        corners(blocks).into(blocks);
        if (thermograph.temperature().signum() <= 0) return;
        blocks.gap();
        blocks.say(Message.of("explain.thermograph.read", "left", stop(true), "right", stop(false)));
        blocks.say(Message.of("explain.thermograph.upright"));
        blocks.say(Message.of("explain.thermograph.mast", "mean", thermograph.mean()));
        blocks.say(Message.of("explain.thermograph.urgent", "temperature", thermograph.temperature()));
    }

    /// The picture alone, or the corners where there is no room for it.
    void show(Blocks blocks) {
        var lines = ThermographArt.lines(thermograph);
        var corners = corners(blocks).table();
        blocks.add(lines.isEmpty() ? corners : new Block.Art(lines, List.of(corners)));
    }

    private TableRows corners(Blocks blocks) {
        var table = new TableRows("rrr");
        table.head(
                blocks.phrase(Message.of("explain.game.thermograph-temperature")),
                blocks.phrase(Message.of("explain.game.thermograph-left")),
                blocks.phrase(Message.of("explain.game.thermograph-right")));
        var temperatures = new TreeSet<Dyadic>();
        thermograph.left().corners().forEach(corner -> temperatures.add(corner.temperature()));
        thermograph.right().corners().forEach(corner -> temperatures.add(corner.temperature()));
        for (var at : temperatures.descendingSet())
            table.row(
                    at.toString(),
                    thermograph.left().at(at).toString(),
                    thermograph.right().at(at).toString());
        return table;
    }

    private Dyadic stop(boolean isLeft) {
        return (isLeft ? thermograph.left() : thermograph.right()).at(Dyadic.ZERO);
    }
}
