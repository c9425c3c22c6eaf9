package grundy.theory.nim;

import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.BinaryColumns;
import java.math.BigInteger;
import java.util.List;

/// Nim in normal play: the columns of the binary digits, and why a move makes them all even.
///
/// Source: Bouton 1901.
///
/// @param sum the nim-sum of the heaps
public record NimLesson(List<BigInteger> heaps, BigInteger sum, CountedList<Move> moves) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        if (heaps.stream().allMatch(heap -> heap.signum() == 0)) {
            blocks.say(Message.of("explain.nim.empty"));
            return;
        }
        var flip = BitFlip.first(moves, sum);
        var columns = BinaryColumns.ofHeaps(heaps, flip.map(BitFlip::heap).orElse(0) - 1);
        if (columns.fit()) {
            blocks.say(Message.of("explain.nim.table"));
            columns.tell(blocks);
        } else {
            blocks.say(Message.of("explain.nim.long", "sum", new ShortenedText(blocks.language()).number(sum)));
        }
        if (sum.signum() == 0) {
            blocks.say(Message.of("explain.nim.even"));
            return;
        }
        blocks.say(Message.of(
                "explain.nim.odd", "columns", BitFlip.oddColumns(sum, new ShortenedText(blocks.language()))));
        flip.ifPresent(move -> move.tell(blocks));
        blocks.say(Message.of("explain.nim.reply"));
        tellOthers(blocks);
    }

    private void tellOthers(Blocks blocks) {
        var count = moves.count();
        if (count.compareTo(BigInteger.ONE) <= 0) return;
        blocks.say(Message.of(
                "explain.nim.others",
                "column",
                Block.Columns.columnValue(sum.bitLength() - 1),
                "count",
                new ShortenedText(blocks.language()).number(count)));
    }
}
