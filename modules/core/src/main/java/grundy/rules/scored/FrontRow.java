package grundy.rules.scored;

import grundy.rules.ScoredMove;
import grundy.text.Message;
import java.util.stream.IntStream;

/// Stones in a row, each with its points: a move takes the first stone, or the first two, ... up to `most`, and their
/// points. A position gives the points from the front on.
///
/// Source: LeetCode 1406 (Stone Game III), where `most` is 3.
///
/// @param most stones that one move may take, at least 1
public record FrontRow(int most) implements StoneRow {
    @Override
    public Iterable<ScoredMove<RemainingRow>> moves(RemainingRow stones) {
        return () -> IntStream.rangeClosed(1, Math.min(most, stones.count()))
                .mapToObj(taken -> taking(stones, taken))
                .iterator();
    }

    private static ScoredMove<RemainingRow> taking(RemainingRow stones, int taken) {
        int from = stones.from() + taken;
        return new ScoredMove<>(
                new RemainingRow(stones.row(), from, stones.to()), stones.row().sum(stones.from(), from));
    }

    /// @return the number of stones taken
    @Override
    public String code(RemainingRow from, ScoredMove<RemainingRow> move) {
        return Integer.toString(move.to().from() - from.from());
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.front");
    }
}
