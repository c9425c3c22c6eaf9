package grundy.explain;

import grundy.text.Block;
import grundy.text.Block.Columns;
import grundy.text.Block.LabelledNumber;
import java.util.ArrayList;
import java.util.List;

/// The words of blocks one after the other, for tests of what is said: a blank between words and cells, whatever an
/// app makes of them.
final class Plain {
    private Plain() {}

    /// @return a line for each sentence, item, row and formula
    static List<String> lines(List<Block> blocks) {
        var lines = new ArrayList<String>();
        for (var block : blocks) add(block, lines);
        return lines;
    }

    /// @return the lines as one
    static String text(List<Block> blocks) {
        return String.join(" ", lines(blocks));
    }

    private static void add(Block block, List<String> lines) {
        switch (block) {
            case Block.Heading(var text) -> lines.add(text);
            case Block.Paragraph(var sentences) -> lines.addAll(sentences);
            case Block.Result(var text, var _) -> lines.add(text);
            case Block.Steps(var items, var _, var more) -> {
                lines.addAll(items);
                addMore(more, lines);
            }
            case Block.Moves(var moves, var more) -> {
                moves.forEach(move -> lines.add(move.text()));
                addMore(more, lines);
            }
            case Block.Table table -> table.rows().forEach(row -> lines.add(cells(row.cells())));
            case Block.Grid grid -> lines.add(grid.toString());
            case Block.Columns columns -> add(columns, lines);
            case Block.Formula(var text, var _) -> lines.add(text);
            case Block.Outline(var branches) -> branches.forEach(branch -> lines.add(branch.text()));
            case Block.Fields(var fields, var _) ->
                fields.forEach(field -> lines.add(field.name() + " " + String.join(" ", field.texts())));
            case Block.Notes(var sentences, var _) -> lines.addAll(sentences);
            case Block.Verbatim(var verbatim) -> lines.addAll(verbatim);
            case Block.Art(var _, var instead) -> instead.forEach(other -> add(other, lines));
            case Block.WithFormulas(var plain, var _) -> add(plain, lines);
            case Block.Break _ -> {
                // says nothing
            }
        }
    }

    private static void addMore(String more, List<String> lines) {
        if (!more.isEmpty()) lines.add(more);
    }

    private static String cells(List<String> cells) {
        return String.join(" ", cells.stream().filter(cell -> !cell.isEmpty()).toList());
    }

    private static void add(Columns columns, List<String> lines) {
        columns.numbers().forEach(number -> lines.add(row(number, columns.width())));
        addMore(columns.more(), lines);
        columns.further().forEach(number -> lines.add(row(number, columns.width())));
        columns.ones()
                .ifPresent(ones -> lines.add(ones.label() + " "
                        + cells(ones.counts().stream().map(String::valueOf).toList())));
        columns.sum().ifPresent(sum -> lines.add(row(sum, columns.width())));
    }

    private static String row(LabelledNumber number, int width) {
        var digits = Columns.digits(number.number(), width).split("");
        return number.label() + " " + number.number() + " " + String.join(" ", digits);
    }
}
