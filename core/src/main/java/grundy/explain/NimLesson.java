package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.math.BigInteger;

/// Nim in normal play: the columns of the binary digits, and why a move makes them all even.
///
/// Source: Bouton 1901.
record NimLesson(Verdict verdict, BigInteger sum) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var heaps = Games.heaps(verdict);
        if (heaps.stream().allMatch(heap -> heap.signum() == 0)) {
            blocks.say(Message.of("explain.nim.empty"));
            return;
        }
        var flip = Flip.first(verdict, sum);
        var columns = BinaryColumns.ofHeaps(heaps, flip.map(Flip::heap).orElse(0) - 1);
        if (columns.fit()) {
            blocks.say(Message.of("explain.nim.table"));
            columns.tell(blocks);
        } else {
            blocks.say(Message.of("explain.nim.long", "sum", new Shown(blocks.language()).number(sum)));
        }
        if (sum.signum() == 0) {
            blocks.say(Message.of("explain.nim.even"));
            return;
        }
        blocks.say(Message.of("explain.nim.odd", "columns", Flip.oddColumns(sum, new Shown(blocks.language()))));
        flip.ifPresent(move -> move.tell(blocks));
        blocks.say(Message.of("explain.nim.reply"));
        tellOthers(blocks);
    }

    private void tellOthers(Blocks blocks) {
        var count = verdict.moves().count();
        if (count.compareTo(BigInteger.ONE) <= 0) return;
        blocks.say(Message.of(
                "explain.nim.others",
                "column",
                Block.Columns.worth(sum.bitLength() - 1),
                "count",
                new Shown(blocks.language()).number(count)));
    }
}
