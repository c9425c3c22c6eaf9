package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;

/// Misere Nim: which of its two regimes applies, and the trap at the turn from one to the other.
///
/// Source: Bouton 1901. Empty heaps do not count.
///
/// @param firm number of heaps of at least 2
record MisereNimLesson(Verdict verdict, BigInteger sum, long firm) implements Lesson {
    @Override
    public void tell(Lines lines) {
        var heaps = Games.heaps(verdict);
        lines.say(Message.of("explain.misere.two-regimes"));
        if (firm == 0) tellOnes(nonempty(heaps), lines);
        else if (firm == 1) tellTurn(heaps, lines);
        else tellFirm(heaps, lines);
    }

    private static void tellOnes(long ones, Lines lines) {
        if (ones == 0) lines.say(Message.of("explain.misere.nothing"));
        else if (ones % 2 == 1) lines.say(Message.of("explain.misere.odd-ones", "ones", ones));
        else lines.say(Message.of("explain.misere.even-ones", "ones", ones));
    }

    /// One heap of 2 or more: the move of normal Nim leaves an even number of heaps of 1 and loses.
    private static void tellTurn(List<BigInteger> heaps, Lines lines) {
        int index = 0;
        while (heaps.get(index).compareTo(BigInteger.ONE) <= 0) index++;
        long ones = nonempty(heaps) - 1;
        long wrong = ones % 2;
        var from = lines.shown().number(heaps.get(index));
        lines.say(Message.of(
                "explain.misere.turn", "heap", index + 1, "from", from, "to", 1 - wrong, "left", ones + 1 - wrong));
        lines.say(Message.of("explain.misere.trap", "from", from, "to", wrong, "left", ones + wrong));
    }

    private void tellFirm(List<BigInteger> heaps, Lines lines) {
        lines.say(Message.of(
                "explain.misere.firm", "firm", firm, "sum", lines.shown().number(sum)));
        var flip = Flip.first(verdict, sum);
        BinaryColumns.ofHeaps(heaps, flip.map(Flip::heap).orElse(0) - 1).tell(lines);
        if (sum.signum() == 0) {
            lines.say(Message.of("explain.misere.firm-lost"));
            return;
        }
        lines.say(Message.of("explain.nim.odd", "columns", Flip.oddColumns(sum, lines.shown())));
        flip.ifPresent(move -> move.tell(lines));
        lines.say(Message.of("explain.misere.firm-won"));
    }

    private static long nonempty(List<BigInteger> heaps) {
        return heaps.stream().filter(heap -> heap.signum() > 0).count();
    }
}
