package grundy.present.play;

import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/// Positions of a game to win, from easy to hard: they come from games between players who move at
/// random, and the player to move can win and can go wrong.
///
/// The more moves there are to choose from, and the fewer of them win, the harder is a position.
public final class PositionLadder {
    private static final int GAMES = 16;
    private static final int LONGEST = 60;
    private static final int MOST_MOVES = 200;
    private static final int MOST_JUDGED = 80;
    private static final int RUNGS = 8;

    /// Differences in the length of play up to this number do not count (unit: moves).
    private static final int NEAR = 4;

    private final GameAnalyst analyst;
    private final Random chance;

    /// A position of the ladder.
    ///
    /// @param moves how many moves there are, at least two
    /// @param winning how many of them win, at least one, and not all
    public record Rung(Situation situation, long moves, int winning) {}

    /// @param seed of the games that are played
    public PositionLadder(GameAnalyst analyst, long seed) {
        this.analyst = analyst;
        this.chance = new Random(seed);
    }

    /// A position of a game that was played.
    ///
    /// @param remaining how many moves followed
    private record PlayedPosition(Situation situation, int remaining, long moves) {}

    /// @param starts where games begin; they may be on the ladder, too
    /// @return at most eight positions with the mover of the first start, each with more moves than the one
    ///     before, or as many and farther from the end; none if nothing is known of any. Cost: {@value
    ///     #MOST_JUDGED} analyses, as far as the analyst's clock allows
    public List<Rung> of(List<Situation> starts) {
        Map<List<Long>, Rung> rungs = new LinkedHashMap<>();
        // What is easy is judged soon, and so comes first.
        collect(starts).stream()
                .sorted(Comparator.comparingLong(PlayedPosition::moves).thenComparing(PlayedPosition::remaining))
                .limit(MOST_JUDGED)
                .forEach(played -> rung(played)
                        .ifPresent(rung ->
                                rungs.putIfAbsent(List.of(played.moves, (long) played.remaining / NEAR), rung)));
        var all = List.copyOf(rungs.values());
        if (all.size() <= RUNGS) return all;
        return IntStream.range(0, RUNGS)
                .mapToObj(i -> all.get(i * (all.size() - 1) / (RUNGS - 1)))
                .toList();
    }

    /// @return the starts, and every second position of games that begin there, with the same mover
    private List<PlayedPosition> collect(List<Situation> starts) {
        Map<String, PlayedPosition> positions = new LinkedHashMap<>();
        try {
            for (var start : starts) add(positions, start, LONGEST);
            for (int game = 0; game < GAMES; game++) {
                var line = line(starts.get(game % starts.size()));
                for (int ply = 2; ply < line.size(); ply += 2) add(positions, line.get(ply), line.size() - 1 - ply);
            }
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
        }
        return List.copyOf(positions.values());
    }

    private void add(Map<String, PlayedPosition> positions, Situation reached, int left) {
        var situation = reached.withoutTheDead();
        long moves = analyst.legal(situation).number();
        if (moves > 1) positions.putIfAbsent(situation.text(), new PlayedPosition(situation, left, moves));
    }

    private List<Situation> line(Situation start) {
        var line = new ArrayList<>(List.of(start));
        while (line.size() < LONGEST) {
            var now = line.getLast();
            var moves = moves(now);
            if (moves.isEmpty()) break;
            line.add(now.after(moves.get(chance.nextInt(moves.size()))));
        }
        return line;
    }

    private static List<Move> moves(Situation situation) {
        return LegalMoves.moves(situation).limit(MOST_MOVES).toList();
    }

    private Optional<Rung> rung(PlayedPosition played) {
        var analysis = analyst.of(played.situation);
        int winning = analysis.winning().size();
        return winning == 0 || winning >= played.moves
                ? Optional.empty()
                : Optional.of(new Rung(played.situation, played.moves, winning));
    }
}
