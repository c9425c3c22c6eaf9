package grundy.explain;

import grundy.check.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The values of neighbouring heaps side by side, with a mark under one of them and where a period begins.
///
/// @param n the heap to be marked, within the row
record RowTable(RowOfValues row, int n, Optional<Evidence.Period> period) implements Lesson {
    private static final int AFTER = 3;

    /// What is left of a line beside the words at its beginning.
    private static final int COLUMNS = Lines.WIDTH - 10;

    @Override
    public void tell(Lines lines) {
        int to = Math.min(n + AFTER, row.values().size() - 1);
        int cell = TextTable.BETWEEN.length() + Integer.toString(to).length();
        int from = Math.max(0, to + 1 - COLUMNS / cell);
        var table = new TextTable("l" + "r".repeat(to - from + 1));
        var heaps = new ArrayList<>(List.of("n"));
        var values = new ArrayList<>(List.of("g(n)"));
        var marks = new ArrayList<>(List.of(""));
        for (int i = from; i <= to; i++) {
            heaps.add(Integer.toString(i));
            values.add(Integer.toString(row.value(i)));
            marks.add(mark(i));
        }
        table.row(heaps).row(values).row(marks).into(lines);
    }

    private String mark(int heap) {
        if (heap == n) return "^";
        return period.filter(evidence ->
                                heap >= evidence.preperiod() && (heap - evidence.preperiod()) % evidence.period() == 0)
                        .isPresent()
                ? "|"
                : "";
    }
}
