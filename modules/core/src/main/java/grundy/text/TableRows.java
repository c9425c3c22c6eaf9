package grundy.text;

import grundy.text.Block.Alignment;
import grundy.text.Block.Mark;
import java.util.ArrayList;
import java.util.List;

/// A table in the making.
public final class TableRows {
    private final List<Alignment> alignment;
    private final List<Block.Row> rows = new ArrayList<>();
    private List<Mark> marks = List.of();
    private boolean ruled;

    /// @param alignment one letter for each column: `l` or `r`
    public TableRows(String alignment) {
        this.alignment = alignment
                .chars()
                .mapToObj(letter -> letter == 'r' ? Alignment.RIGHT : Alignment.LEFT)
                .toList();
    }

    /// Adds a row that says what is in the columns below.
    public TableRows head(String... cells) {
        return head(List.of(cells));
    }

    /// Adds a row that says what is in the columns below.
    public TableRows head(List<String> cells) {
        return add(cells, true);
    }

    /// Adds a row; cells that it does not give are empty.
    public TableRows row(String... cells) {
        return row(List.of(cells));
    }

    /// Adds a row; cells that it does not give are empty.
    public TableRows row(List<String> cells) {
        return add(cells, false);
    }

    private TableRows add(List<String> cells, boolean head) {
        rows.add(new Block.Row(cells, head, ruled));
        ruled = false;
        return this;
    }

    /// Sets the next row off from those before.
    public TableRows rule() {
        ruled = true;
        return this;
    }

    /// @param marks one for each column
    public TableRows marked(List<Mark> marks) {
        this.marks = List.copyOf(marks);
        return this;
    }

    /// @return the table as it stands
    public Block.Table table() {
        return new Block.Table(alignment, rows, marks);
    }

    /// Adds the table to an answer.
    public void into(Blocks blocks) {
        blocks.add(table());
    }
}
