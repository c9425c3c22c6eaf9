package grundy.explain;

import grundy.rules.Shown;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.text.Rows;

/// The components of a sum, one a line, each with what it counts for.
final class CompoundRows {
    private static final int MOST_ROWS = 12;

    /// What a component counts for.
    interface Worth {
        /// @param index number of the component, from 0
        String of(int index);
    }

    private CompoundRows() {}

    /// @param columns how the rows are aligned: see {@link Rows#Rows(String)}
    static Rows table(Verdict verdict, String columns, Blocks blocks, Worth worth) {
        var components = verdict.asked().sum().components();
        var table = new Rows(columns);
        for (int i = 0; i < Math.min(MOST_ROWS, components.size()); i++)
            table.row((i + 1) + ".", new Shown(blocks.language()).component(components.get(i)), worth.of(i));
        if (components.size() > MOST_ROWS)
            table.row(
                    "…", blocks.phrase(Message.of("explain.more-components", "count", components.size() - MOST_ROWS)));
        return table;
    }
}
