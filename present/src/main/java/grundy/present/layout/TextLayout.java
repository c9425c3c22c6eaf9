package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Move;
import java.util.ArrayList;
import java.util.List;

/// Lays blocks out as lines of plain text: every sentence begins a line, and tables line up.
///
/// @param columns of the longest line, at least 20; a formula, a heading, a grid or an outline is never
///     broken and may be
///     longer
public record TextLayout(int columns) {
    /// For a terminal as wide as most are made for reading, and for texts within documents.
    public static final TextLayout USUAL = new TextLayout(100);

    /// For those who break lines themselves: no line is broken, and no column left out.
    public static final TextLayout UNBROKEN = new TextLayout(Integer.MAX_VALUE);

    private static final String INDENT = "  ";
    private static final int LEAST = 20;

    /// @throws IllegalArgumentException if lines are too short
    public TextLayout {
        if (columns < LEAST)
            throw new IllegalArgumentException(
                    "Lines must have at least %d columns, but have %d.".formatted(LEAST, columns));
    }

    /// @return the lines, joined by line feeds, without one at the end
    public String text(List<Block> blocks) {
        return String.join("\n", lines(blocks)).stripTrailing();
    }

    /// @return the lines, none of which ends with a blank
    public List<String> lines(List<Block> blocks) {
        var lines = new ArrayList<String>();
        for (var block : blocks) lines.addAll(lines(block));
        return lines;
    }

    private List<String> lines(Block block) {
        return switch (block) {
            case Block.Heading(var text) -> List.of(text.stripTrailing());
            case Block.Paragraph(var sentences) -> sentences(sentences);
            case Block.Steps steps -> steps(steps);
            case Block.Moves(var moves, var more) ->
                items(moves.stream().map(Move::text).toList(), more);
            case Block.Table table -> new TableLayout(table, columns).lines();
            case Block.Grid grid -> new GridLayout(grid).lines();
            case Block.Columns numbers -> new ColumnsLayout(numbers, columns).lines();
            case Block.Formula(var text, int depth) -> List.of((INDENT.repeat(depth) + text).stripTrailing());
            case Block.Outline(var branches) ->
                branches.stream().map(TextLayout::branch).toList();
            case Block.Break _ -> List.of("");
        };
    }

    private List<String> sentences(List<String> sentences) {
        var lines = new ArrayList<String>();
        for (var sentence : sentences) lines.addAll(WordWrap.of(sentence, columns));
        return lines;
    }

    private List<String> steps(Block.Steps steps) {
        if (!steps.numbered()) return items(steps.items(), steps.more());
        var items = new ArrayList<String>();
        for (int i = 0; i < steps.items().size(); i++)
            items.add((i + 1) + ". " + steps.items().get(i));
        return items(items, steps.more());
    }

    private List<String> items(List<String> items, String more) {
        var lines = new ArrayList<String>();
        for (var item : items) addItem(item, lines);
        if (!more.isEmpty()) addItem(more, lines);
        return lines;
    }

    private void addItem(String text, List<String> lines) {
        var parts = WordWrap.of(text, columns - 2 * INDENT.length());
        for (int i = 0; i < parts.size(); i++) lines.add(INDENT + (i == 0 ? "" : INDENT) + parts.get(i));
    }

    private static String branch(Block.Branch branch) {
        return ("    ".repeat(branch.depth())
                        + (branch.mark().isEmpty() ? "" : branch.mark() + " ")
                        + (branch.depth() == 0 ? "" : branch.name() + ": ")
                        + branch.text()
                        + (branch.note().isEmpty() ? "" : "   " + branch.note()))
                .stripTrailing();
    }
}
