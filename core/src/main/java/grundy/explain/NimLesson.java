package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import java.math.BigInteger;

/// Nim in normal play: the columns of the binary digits, and why a move makes them all even.
///
/// Source: Bouton 1901.
record NimLesson(Verdict verdict, BigInteger sum) implements Lesson {
    @Override
    public void tell(Lines lines) {
        var heaps = Games.heaps(verdict);
        if (heaps.stream().allMatch(heap -> heap.signum() == 0)) {
            lines.say(Message.of("explain.nim.empty"));
            return;
        }
        var flip = Flip.first(verdict, sum);
        var columns = BinaryColumns.ofHeaps(heaps, flip.map(Flip::heap).orElse(0) - 1);
        if (columns.fit()) {
            lines.say(Message.of("explain.nim.table"));
            columns.tell(lines);
        } else {
            lines.say(Message.of("explain.nim.long", "sum", lines.shown().number(sum)));
        }
        if (sum.signum() == 0) {
            lines.say(Message.of("explain.nim.even"));
            return;
        }
        lines.say(Message.of("explain.nim.odd", "columns", Flip.oddColumns(sum, lines.shown())));
        flip.ifPresent(move -> move.tell(lines));
        lines.say(Message.of("explain.nim.reply"));
        tellOthers(lines);
    }

    private void tellOthers(Lines lines) {
        var count = verdict.moves().count();
        if (count.compareTo(BigInteger.ONE) <= 0) return;
        lines.say(Message.of(
                "explain.nim.others",
                "column",
                BinaryColumns.column(sum.bitLength() - 1),
                "count",
                lines.shown().number(count)));
    }
}
