package grundy.explain.compound;

import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.text.TableRows;

/// The components of a sum, one a line, each with what it counts for.
final class CompoundRows {
    private static final int MOST_ROWS = 12;

    /// Writes what a component counts for.
    interface WorthText {
        /// @param index number of the component, from 0
        String of(int index);
    }

    private CompoundRows() {}

    /// @param columns how the rows are aligned: see {@link TableRows#TableRows(String)}
    static TableRows table(Verdict verdict, String columns, Blocks blocks, WorthText worth) {
        var components = verdict.question().sum().components();
        var table = new TableRows(columns);
        for (int i = 0; i < Math.min(MOST_ROWS, components.size()); i++)
            table.row((i + 1) + ".", new ShortenedText(blocks.language()).component(components.get(i)), worth.of(i));
        if (components.size() > MOST_ROWS)
            table.row(
                    "…", blocks.phrase(Message.of("explain.more-components", "count", components.size() - MOST_ROWS)));
        return table;
    }
}
