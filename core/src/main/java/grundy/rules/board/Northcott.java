package grundy.rules.board;

import grundy.rules.PositionException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Northcott's game, as the game of its gaps: in each row one white and one black piece face each other, and a move
/// brings two of them closer together.
///
/// At the table each player owns a colour and may also retreat, so the game as played is partizan and could go on
/// for ever; but a retreat of `k` squares is answered by following `k` squares, which restores the gap, and there
/// is room behind a piece only finitely often. So the winner and the winning advances are those of the gaps, in
/// which either player makes a gap smaller. That is the game here; retreats are not listed as moves. In misere play
/// and in other sums retreats matter (often neither side can be made to end), and the gaps say nothing.
///
/// A position gives the gaps, `0 1 2`, or the two squares of each row, `4-5 1-3 3-6`, which stand for the gaps
/// between them. Source: Winning Ways, chapter 3.
public record Northcott() implements NumberBoard {
    @Override
    public Numbers read(String text) {
        var scan = new Scan(text);
        var gaps = new ArrayList<BigInteger>();
        do gaps.add(gap(scan));
        while (!scan.atEnd());
        return Numbers.of(gaps);
    }

    private static BigInteger gap(Scan scan) {
        var first = scan.number(0);
        if (!scan.takeAtOnce('-')) return first;
        int offset = scan.offset();
        var second = scan.number(0);
        if (first.equals(second)) throw new PositionException(offset, Message.of("board.twice", "number", second));
        return first.subtract(second).abs().subtract(BigInteger.ONE);
    }

    @Override
    public boolean isComplete() {
        return false;
    }

    @Override
    public Iterable<Numbers> options(Numbers gaps) {
        return Heaps.lowerOne(gaps);
    }

    @Override
    public List<Numbers> parts(Numbers gaps) {
        return Heaps.eachAPart(gaps);
    }
}
