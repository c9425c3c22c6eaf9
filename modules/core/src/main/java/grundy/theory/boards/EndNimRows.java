package grundy.theory.boards;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.heap.EndNim;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// End-Nim: for each row there is exactly one pile, perhaps empty, that makes it cold when put before it, and one
/// when put after it; both follow from those of the row without its last pile, and without its first.
///
/// With x the last pile, L and R the piles before and after the rest: the pile before the whole row is 0 if x =
/// R, x + 1 if L <= x < R, x - 1 if R < x <= L, and else x; likewise from the other side. Cost: O(n^2) for n
/// piles of any size, n at most 3,000.
public record EndNimRows() implements ColdForm<NumberRow> {
    private static final int PILES = 3_000;
    private static final int SHOWN = 12;

    /// The piles that make a row cold.
    private record ColdPiles(BigInteger before, BigInteger behind) {}

    @Override
    public boolean isCold(NumberRow piles) {
        if (piles.size() < 2) return piles.size() == 0;
        return answers(piles)[1].before.equals(piles.get(0));
    }

    /// @return the answers for the row without its last pile, and for the row without its first
    private static ColdPiles[] answers(NumberRow piles) {
        int n = piles.size();
        if (n > PILES) throw new LimitException(Message.of("board.limit.piles", "piles", n, "most", PILES));
        var rows = new ColdPiles[n];
        for (int i = 0; i < n; i++) rows[i] = new ColdPiles(piles.get(i), piles.get(i));
        for (int length = 2; length < n; length++)
            for (int first = 0; first + length <= n; first++) {
                var before = answer(piles.get(first + length - 1), rows[first].before, rows[first].behind);
                var behind = answer(piles.get(first), rows[first + 1].behind, rows[first + 1].before);
                rows[first] = new ColdPiles(before, behind);
            }
        return rows;
    }

    /// @param end the pile at the far end
    /// @param near what makes the rest cold on this side
    /// @param far what makes the rest cold on the side of the end
    private static BigInteger answer(BigInteger end, BigInteger near, BigInteger far) {
        int toFar = end.compareTo(far);
        if (toFar == 0) return ZERO;
        int toNear = end.compareTo(near);
        if (toNear >= 0 && toFar < 0) return end.add(ONE);
        if (toFar > 0 && toNear <= 0) return end.subtract(ONE);
        return end;
    }

    @Override
    public CountedList<NumberRow> coldOptions(NumberRow piles) {
        int n = piles.size();
        if (n == 0) return CountedList.none();
        var found = new LinkedHashSet<NumberRow>();
        if (n == 1) found.add(EndNim.leaving(piles, 0, ZERO));
        else {
            var answers = answers(piles);
            if (answers[1].before.compareTo(piles.get(0)) < 0) found.add(EndNim.leaving(piles, 0, answers[1].before));
            if (answers[0].behind.compareTo(piles.get(n - 1)) < 0)
                found.add(EndNim.leaving(piles, n - 1, answers[0].behind));
        }
        return CountedList.of(found);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Albert and Nowakowski 2001",
                "P when the first pile is the one that answers the row of the others",
                CatalogueText.source("end-nim"));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(EndNim board) {
        return BoardTheorem.cold("end-nim", board, NumberRow.class, new EndNimRows())
                .saying(Message.of("explain.board.end-nim"))
                .tabled(piles -> piles.size() >= 2 && piles.size() <= SHOWN
                        ? Optional.of(blocks -> tell(piles, blocks))
                        : Optional.empty());
    }

    private static void tell(NumberRow piles, Blocks blocks) {
        var answers = answers(piles);
        var list = piles.list();
        int last = list.size() - 1;
        var texts = new ShortenedText(blocks.language());
        var table = new TableRows("llrr")
                .head(
                        "",
                        blocks.phrase(Message.of("explain.end-nim.others")),
                        blocks.phrase(Message.of("explain.end-nim.wanted")),
                        blocks.phrase(Message.of("explain.end-nim.there")))
                .row(
                        blocks.phrase(Message.of("explain.end-nim.first")),
                        row(list.subList(1, last + 1), texts),
                        texts.number(answers[1].before),
                        texts.number(list.getFirst()))
                .row(
                        blocks.phrase(Message.of("explain.end-nim.last")),
                        row(list.subList(0, last), texts),
                        texts.number(answers[0].behind),
                        texts.number(list.getLast()));
        blocks.add(table.table());
    }

    private static String row(List<BigInteger> piles, ShortenedText texts) {
        return piles.stream().map(texts::number).collect(Collectors.joining(" "));
    }
}
