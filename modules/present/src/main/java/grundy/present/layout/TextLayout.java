package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Move;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Lays blocks out as lines of plain text: every sentence begins a line, and tables line up.
///
/// @param columns of the longest line, at least 20; a formula, a heading or an outline is never broken and may
///     be longer
/// @param wholeWords whether a word that is too long for a line is left whole, and its line is longer
/// @param ink whether what stands out is shown in colours
public record TextLayout(int columns, boolean wholeWords, Ink ink) {
    /// For a terminal as wide as most are made for reading, and for texts within documents.
    public static final TextLayout USUAL = new TextLayout(100);

    /// For those who break lines themselves: no line is broken, and no column left out.
    public static final TextLayout UNBROKEN = new TextLayout(Integer.MAX_VALUE);

    private static final String INDENT = "  ";

    /// The indentation of a branch below another, and of its further lines.
    private static final String BRANCH = "    ";

    /// Least columns of a line, and of a deep branch of an outline even if its line grows too long.
    private static final int LEAST = 20;

    /// @throws IllegalArgumentException if lines are too short
    public TextLayout {
        if (columns < LEAST)
            throw new IllegalArgumentException(
                    "Lines must have at least %d columns, but have %d.".formatted(LEAST, columns));
    }

    /// Words that are too long for a line are cut.
    public TextLayout(int columns) {
        this(columns, false, Ink.PLAIN);
    }

    /// @return the layout in which no word is cut
    public static TextLayout ofWholeWords(int columns) {
        return new TextLayout(columns, true, Ink.PLAIN);
    }

    /// @return the same layout in colours, or without
    public TextLayout in(Ink other) {
        return new TextLayout(columns, wholeWords, other);
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
            case Block.Heading(var text) ->
                hanging(text, 0).stream()
                        .map(line -> ink.paint(Tint.HEADING, line))
                        .toList();
            case Block.Result(var text, var standing) -> result(text, standing);
            case Block.Paragraph(var sentences) -> sentences(sentences);
            case Block.Steps steps -> steps(steps);
            case Block.Moves(var moves, var more) ->
                moves(moves.stream().map(Move::text).toList(), more);
            case Block.Table table -> new TableLayout(table, columns, ink).lines();
            case Block.Grid grid -> new GridLayout(grid, columns, ink).lines();
            case Block.Columns numbers -> new ColumnsLayout(numbers, columns, ink).lines();
            case Block.Formula(var text, int depth) -> hanging(text, depth);
            case Block.Outline(var branches) -> outline(branches);
            case Block.Fields fields -> new FieldsLayout(fields, columns).lines();
            case Block.Notes(var sentences, int depth) -> notes(sentences, depth);
            case Block.Verbatim(var lines) -> lines.stream().map(INDENT::concat).toList();
            case Block.Art art -> art(art);
            case Block.Break _ -> List.of("");
            case Block.WithFormulas(var plain, var _) -> lines(plain);
        };
    }

    private List<String> wrapped(String text, int room) {
        return wholeWords ? WordWrap.wholeWords(text, room) : WordWrap.of(text, room);
    }

    private List<String> result(String text, Block.Standing standing) {
        var tint = switch (standing) {
            case WON -> Tint.WON;
            case LOST -> Tint.LOST;
            case OPEN -> Tint.DRAWN;
        };
        return wrapped(text, columns).stream()
                .map(line -> ink.paint(tint, line))
                .toList();
    }

    /// Wraps a text with its further lines indented.
    private List<String> hanging(String text, int depth) {
        var indent = INDENT.repeat(depth);
        return hanging(text, indent, columns - indent.length());
    }

    private static List<String> hanging(String text, String indent, int room) {
        var line = text.stripTrailing();
        if (DisplayWidth.of(line) <= room) return List.of((indent + line).stripTrailing());
        var parts = WordWrap.wholeWords(line, room - BRANCH.length());
        var lines = new ArrayList<String>();
        for (var part : parts) lines.add(indent + (lines.isEmpty() ? "" : BRANCH) + part);
        return lines;
    }

    private List<String> notes(List<String> sentences, int depth) {
        var indent = INDENT.repeat(depth);
        return sentences.stream()
                .flatMap(sentence -> wrapped(sentence, columns - indent.length()).stream())
                .map(indent::concat)
                .toList();
    }

    private List<String> sentences(List<String> sentences) {
        var lines = new ArrayList<String>();
        for (var sentence : sentences) lines.addAll(wrapped(sentence, columns));
        return lines;
    }

    private List<String> steps(Block.Steps steps) {
        if (!steps.numbered()) return items(steps.items(), steps.more());
        var items = new ArrayList<String>();
        for (int i = 0; i < steps.items().size(); i++)
            items.add((i + 1) + ". " + steps.items().get(i));
        return items(items, steps.more());
    }

    private List<String> moves(List<String> moves, String more) {
        var lines = new ArrayList<String>();
        for (var line : items(moves, "")) lines.add(ink.paintInner(Tint.MOVE, line));
        if (!more.isEmpty()) addItem(more, lines);
        return lines;
    }

    private List<String> items(List<String> items, String more) {
        var lines = new ArrayList<String>();
        for (var item : items) addItem(item, lines);
        if (!more.isEmpty()) addItem(more, lines);
        return lines;
    }

    private void addItem(String text, List<String> lines) {
        var parts = wrapped(text, columns - 2 * INDENT.length());
        for (int i = 0; i < parts.size(); i++) lines.add(INDENT + (i == 0 ? "" : INDENT) + parts.get(i));
    }

    private List<String> art(Block.Art art) {
        int widest = art.lines().stream().mapToInt(DisplayWidth::of).max().orElse(0);
        if (INDENT.length() + widest > columns) return lines(art.instead());
        return art.lines().stream().map(line -> (INDENT + line).stripTrailing()).toList();
    }

    /// Set in by half where that makes room; what still does not fit on a line goes on below.
    private List<String> outline(List<Block.Branch> branches) {
        boolean fits = branches.stream()
                .allMatch(branch -> DisplayWidth.of(BRANCH.repeat(branch.depth()) + line(branch)) <= columns);
        var step = fits ? BRANCH : INDENT;
        return branches.stream()
                .flatMap(branch -> branch(branch, step.repeat(branch.depth())).stream())
                .toList();
    }

    private List<String> branch(Block.Branch branch, String indent) {
        var lines = hanging(line(branch), indent, Math.max(LEAST, columns - indent.length()));
        if (branch.mark().isEmpty()) return lines;
        return lines.stream().map(line -> ink.paintInner(Tint.MOVE, line)).toList();
    }

    private static String line(Block.Branch branch) {
        return ((branch.mark().isEmpty() ? "" : branch.mark() + " ")
                        + (branch.depth() == 0 ? "" : branch.name() + ": ")
                        + branch.text()
                        + (branch.note().isEmpty() ? "" : "   " + branch.note()))
                .stripTrailing();
    }
}
