package grundy.rules.scored;

import grundy.rules.ScoredMove;
import grundy.text.Message;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Stones in a row, each with its points: a move takes 1 to `most` of them from one of the two ends, and their points.
/// With `most` = 1 this is the row of coins. A position gives the points from left to right.
///
/// Source: P. Winkler, Mathematical Puzzles (2004), Coins in a Row.
///
/// @param most stones that one move may take, at least 1
public record EndsRow(int most) implements StoneRow {
    /// Few stones first, from the left before from the right.
    @Override
    public Iterable<ScoredMove<RemainingRow>> moves(RemainingRow stones) {
        int taken = Math.min(most, stones.count());
        int count = taken == stones.count() ? 2 * taken - 1 : 2 * taken;
        return () -> IntStream.range(0, count)
                .mapToObj(i -> i % 2 == 0 ? takeFromLeft(stones, i / 2 + 1) : takeFromRight(stones, i / 2 + 1))
                .iterator();
    }

    private static ScoredMove<RemainingRow> takeFromLeft(RemainingRow stones, int taken) {
        int from = stones.from() + taken;
        return new ScoredMove<>(
                new RemainingRow(stones.row(), from, stones.to()), stones.row().sum(stones.from(), from));
    }

    private static ScoredMove<RemainingRow> takeFromRight(RemainingRow stones, int taken) {
        int to = stones.to() - taken;
        return new ScoredMove<>(
                new RemainingRow(stones.row(), stones.from(), to), stones.row().sum(to, stones.to()));
    }

    /// @return `L`, `R`, or `L3`, `R3` for several stones
    @Override
    public String code(RemainingRow from, ScoredMove<RemainingRow> move) {
        int left = move.to().from() - from.from();
        int taken = left + from.to() - move.to().to();
        return (left > 0 ? "L" : "R") + (taken == 1 ? "" : taken);
    }

    @Override
    public Optional<ScoredMove<RemainingRow>> find(RemainingRow from, String typed) {
        var code = typed.toLowerCase(Locale.ROOT)
                .replaceAll("left|左", "l")
                .replaceAll("right|右", "r")
                .replaceAll("\\s", "")
                .replaceAll("^([lr])1$", "$1");
        if (from.count() == 1 && code.equals("r")) code = "l";
        return StoneRow.super.find(from, code);
    }

    @Override
    public Message codes() {
        return most == 1 ? Message.of("scored.codes.end") : Message.of("scored.codes.ends", "most", most);
    }
}
