package grundy.explain.lesson;

import grundy.check.Evidence;
import grundy.text.Block.Mark;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.TableRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The values of neighbouring heaps side by side, with a mark under one of them and where a period begins.
///
/// @param n the heap to be marked, within the row
record RowTable(RowOfValues row, int n, Optional<Evidence.Period> period) implements Lesson {
    private static final int AFTER = 3;
    private static final int MOST_COLUMNS = 30;

    @Override
    public void tell(Blocks blocks) {
        int to = Math.min(n + AFTER, row.values().size() - 1);
        int from = Math.max(0, to + 1 - MOST_COLUMNS);
        var table = new TableRows("l" + "r".repeat(to - from + 1));
        var heaps = new ArrayList<>(List.of("n"));
        var values = new ArrayList<>(List.of("g(n)"));
        var marks = new ArrayList<>(List.of(Mark.NONE));
        for (int i = from; i <= to; i++) {
            heaps.add(Integer.toString(i));
            values.add(Integer.toString(row.value(i)));
            marks.add(mark(i));
        }
        table.head(heaps).row(values).marked(marks).into(blocks);
    }

    private Mark mark(int heap) {
        if (heap == n) return Mark.HERE;
        return period.filter(evidence ->
                                heap >= evidence.preperiod() && (heap - evidence.preperiod()) % evidence.period() == 0)
                        .isPresent()
                ? Mark.PERIOD
                : Mark.NONE;
    }
}
