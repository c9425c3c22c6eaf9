package grundy.theory.nim;

import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.BinaryColumns;
import java.math.BigInteger;
import java.util.List;

/// Misere Nim: which of its two regimes applies, and the trap at the turn from one to the other.
///
/// Source: Bouton 1901. Empty heaps do not count.
///
/// @param firm number of heaps of at least 2
public record MisereNimLesson(List<BigInteger> heaps, BigInteger sum, long firm, CountedList<Move> moves)
        implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.misere.two-regimes"));
        if (firm == 0) tellOnes(nonempty(heaps), blocks);
        else if (firm == 1) tellTurn(heaps, blocks);
        else tellFirm(heaps, blocks);
    }

    private static void tellOnes(long ones, Blocks blocks) {
        if (ones == 0) blocks.say(Message.of("explain.misere.nothing"));
        else if (ones % 2 == 1) blocks.say(Message.of("explain.misere.odd-ones", "ones", ones));
        else blocks.say(Message.of("explain.misere.even-ones", "ones", ones));
    }

    /// One heap of 2 or more: the move of normal Nim leaves an even number of heaps of 1 and loses.
    private static void tellTurn(List<BigInteger> heaps, Blocks blocks) {
        int index = 0;
        while (heaps.get(index).compareTo(BigInteger.ONE) <= 0) index++;
        long ones = nonempty(heaps) - 1;
        long wrong = ones % 2;
        var from = new ShortenedText(blocks.language()).number(heaps.get(index));
        blocks.say(Message.of(
                "explain.misere.turn", "heap", index + 1, "from", from, "to", 1 - wrong, "left", ones + 1 - wrong));
        blocks.say(Message.of("explain.misere.trap", "from", from, "to", wrong, "left", ones + wrong));
    }

    private void tellFirm(List<BigInteger> heaps, Blocks blocks) {
        blocks.say(Message.of(
                "explain.misere.firm", "firm", firm, "sum", new ShortenedText(blocks.language()).number(sum)));
        var flip = BitFlip.first(moves, sum);
        BinaryColumns.ofHeaps(heaps, flip.map(BitFlip::heap).orElse(0) - 1).tell(blocks);
        if (sum.signum() == 0) {
            blocks.say(Message.of("explain.misere.firm-lost"));
            return;
        }
        blocks.say(Message.of(
                "explain.nim.odd", "columns", BitFlip.oddColumns(sum, new ShortenedText(blocks.language()))));
        flip.ifPresent(move -> move.tell(blocks));
        blocks.say(Message.of("explain.misere.firm-won"));
    }

    private static long nonempty(List<BigInteger> heaps) {
        return heaps.stream().filter(heap -> heap.signum() > 0).count();
    }
}
