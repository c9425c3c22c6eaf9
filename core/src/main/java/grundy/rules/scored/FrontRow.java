package grundy.rules.scored;

import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.text.Message;
import java.util.List;
import java.util.stream.IntStream;

/// Stones in a row, each with its points: a move takes the first stone, or the first two, ... up to `most`, and their
/// points. A position gives the points from the front on.
///
/// Source: LeetCode 1406 (Stone Game III), where `most` is 3.
///
/// @param most stones that one move may take, at least 1
public record FrontRow(int most) implements ScoredBoard<Stones> {
    @Override
    public Iterable<ScoredMove<Stones>> moves(Stones stones) {
        return () -> IntStream.rangeClosed(1, Math.min(most, stones.count()))
                .mapToObj(taken -> taking(stones, taken))
                .iterator();
    }

    private static ScoredMove<Stones> taking(Stones stones, int taken) {
        int from = stones.from() + taken;
        return new ScoredMove<>(
                new Stones(stones.row(), from, stones.to()), stones.row().sum(stones.from(), from));
    }

    @Override
    public long reach(Stones stones) {
        return stones.reach();
    }

    /// @return how many stones are taken
    @Override
    public String code(Stones from, ScoredMove<Stones> move) {
        return Integer.toString(move.to().from() - from.from());
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.front");
    }

    @Override
    public Stones read(String text) {
        return Stones.all(Row.read(text));
    }

    @Override
    public String write(Stones stones) {
        return stones.toString();
    }

    @Override
    public List<String> picture(Stones stones) {
        return List.of(stones.count() == 0 ? "[ ]" : "[ " + stones + " ]");
    }
}
