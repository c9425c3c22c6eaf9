package grundy.present.play;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.value.Compound;
import grundy.value.Side;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Chooses the computer's moves: in a won position one that wins, soon if possible; in a drawn one a move that keeps
/// the draw; in a lost one a move after which the winner has least choice. Where the position could not be solved, it
/// looks at what the moves leave, each for a little while and then for longer: one of these positions may be solved.
public final class Opponent {
    private static final int MOST_COMPARED = 40;
    private static final long MOST_COUNTED = 500;
    private static final int MOST_SEARCHED = 2000;
    private static final int LOOKS = 5;
    private static final int FIRST_LOOK_MILLIS = 8;
    private static final int LONGER = 5;

    private final GameAnalyst analyst;

    public Opponent(GameAnalyst analyst) {
        this.analyst = analyst;
    }

    /// @param match that goes on; to choose changes nothing in it
    public Move choose(Match match) {
        var analysis = match.analysis();
        return switch (analysis.standing()) {
            case WON -> winning(analysis, positionCounts(match));
            case DRAWN -> drawing(analysis.situation());
            case LOST -> stubborn(analysis.situation());
            case UNKNOWN -> searching(analysis.situation());
        };
    }

    /// @return the number of times that each position was met
    private static Map<Sum, Integer> positionCounts(Match match) {
        var repeats = new HashMap<Sum, Integer>();
        repeats.put(match.start().sum(), 1);
        for (var ply : match.plies()) repeats.merge(ply.to().sum(), 1, Math::addExact);
        return repeats;
    }

    /// The quickest winning move as far as that is known. Where a game could go on for ever the number of moves
    /// to the end must shrink, so that it is asked for; where it is not known, the position that was met least is
    /// aimed at, so that a pass comes last and nothing goes on for ever. Elsewhere every game ends anyway, and the
    /// move that leaves least is taken.
    private Move winning(Analysis analysis, Map<Sum, Integer> repeats) {
        var moves = analysis.winning();
        if (moves.isEmpty()) return searching(analysis.situation());
        var situation = analysis.situation();
        boolean searched = analysis.verdict().isPresent()
                && moves(analysis.verdict().get(), situation.mover()).orElse(-1) >= 0;
        var least = Comparator.comparingLong(RatedMove::length)
                .thenComparing(rated -> repeats.getOrDefault(rated.to, 0))
                .thenComparing(RatedMove::remaining);
        return moves.stream()
                .limit(searched ? Long.MAX_VALUE : MOST_COMPARED)
                .map(move -> {
                    var after = situation.after(move);
                    return new RatedMove(move, after.sum(), searched ? remoteness(after) : 0, remaining(after));
                })
                .min(least)
                .orElseThrow()
                .move;
    }

    /// @param length moves to the end of the game, or 0 where they are not counted
    /// @param remaining counters that remain, or for a board moves
    private record RatedMove(Move move, Sum to, long length, BigInteger remaining) {}

    /// @return moves to the end if the position had to be searched, else 0: play from there cannot go on for ever
    private long remoteness(Situation after) {
        if (LegalMoves.isOver(after)) return 0;
        var verdict = analyst.of(after).verdict();
        if (verdict.isEmpty()) return Long.MAX_VALUE;
        var moves = moves(verdict.get(), after.mover());
        if (moves.isEmpty()) return 0;
        return moves.getAsLong() >= 0 ? moves.getAsLong() : Long.MAX_VALUE;
    }

    /// @return moves to the end, -1 if not known or a draw; empty where every game ends anyway
    private static OptionalLong moves(Verdict verdict, @Nullable Side mover) {
        return switch (verdict.reasoning()) {
            case Verdict.Reasoning.Search(var _, long moves, var _) -> OptionalLong.of(moves);
            case Verdict.Reasoning.Token(var _, long moves, var _) -> OptionalLong.of(moves);
            case Verdict.Reasoning.LoopySum(var _, var _, long moves) -> OptionalLong.of(moves);
            case Verdict.Reasoning.SidedToken token ->
                OptionalLong.of(mover == Side.RIGHT ? token.rightRemoteness() : token.leftRemoteness());
            case Verdict.Reasoning.EndlessSum _ -> OptionalLong.of(-1);
            default -> OptionalLong.empty();
        };
    }

    static BigInteger remaining(Situation situation) {
        var left = BigInteger.ZERO;
        for (var component : situation.components()) {
            if (component.position() instanceof Tuple tuple)
                left = tuple.stream().reduce(left, BigInteger::add);
            else
                left = left.add(BigInteger.valueOf(LegalMoves.options(component, situation.mover())
                        .limit(MOST_COUNTED)
                        .count()));
        }
        return left;
    }

    private Move drawing(Situation situation) {
        return LegalMoves.moves(situation)
                .limit(MOST_SEARCHED)
                .filter(move -> analyst.of(situation.after(move)).standing() == MoverStanding.DRAWN)
                .findFirst()
                .orElseGet(() -> stubborn(situation));
    }

    /// The move after which the opponent has fewest winning moves, and of those the one that leaves most
    /// counters.
    private Move stubborn(Situation situation) {
        var clock = analyst.clock();
        var rated = new ArrayList<RatedMove>();
        for (var move : candidates(situation)) {
            if (!rated.isEmpty() && clock.isPassed()) break;
            var after = situation.after(move);
            rated.add(new RatedMove(move, after.sum(), replies(analyst.of(after, clock)), remaining(after)));
        }
        return rated.stream()
                .min(Comparator.comparingLong(RatedMove::length)
                        .thenComparing(RatedMove::remaining, Comparator.reverseOrder()))
                .orElseThrow()
                .move;
    }

    /// A move of which it is found that it wins; else one that draws; else one of which nothing is known, and of
    /// those the one that leaves least, so that the rest may be solved soon; else one that loses.
    private Move searching(Situation situation) {
        var open = new ArrayList<>(candidates(situation));
        var lost = new ArrayList<RatedMove>();
        var drawn = new ArrayList<Move>();
        var time = Duration.ofMillis(FIRST_LOOK_MILLIS);
        for (int look = 0; look < LOOKS && !analyst.clock().isPassed(); look++, time = time.multipliedBy(LONGER)) {
            for (var move : List.copyOf(open)) {
                if (analyst.clock().isPassed()) break;
                var after = situation.after(move);
                var found = analyst.of(after, analyst.clock().or(Deadline.after(time)));
                switch (found.standing()) {
                    case LOST -> {
                        return move;
                    }
                    case DRAWN -> drawn.add(move);
                    case WON -> lost.add(new RatedMove(move, after.sum(), replies(found), remaining(after)));
                    case UNKNOWN -> {
                        continue;
                    }
                }
                open.remove(move);
            }
        }
        if (!drawn.isEmpty()) return drawn.getFirst();
        return open.stream()
                .map(move -> {
                    var after = situation.after(move);
                    return new RatedMove(move, after.sum(), 0, remaining(after));
                })
                .min(Comparator.comparing(RatedMove::remaining))
                .or(() -> lost.stream().min(Comparator.comparingLong(RatedMove::length)))
                .orElseThrow()
                .move;
    }

    /// @return the number of winning moves of the player about to move; none is best of all, not to know it worst
    private static long replies(Analysis after) {
        if (after.standing() == MoverStanding.LOST) return -2;
        if (after.standing() == MoverStanding.DRAWN) return -1;
        if (after.standing() == MoverStanding.UNKNOWN) return Long.MAX_VALUE;
        var count = after.winningCount();
        return count.startsWith("≥") || count.length() > 18 ? Long.MAX_VALUE - 1 : Long.parseLong(count);
    }

    /// @return some moves, at least one, as many as there is time to find
    private List<Move> candidates(Situation situation) {
        var candidates = new ArrayList<Move>();
        try {
            Limits.ofWork().until(analyst.clock()).during(() -> {
                addCandidates(situation, candidates);
                return candidates;
            });
        } catch (LimitException _) {
            if (candidates.isEmpty()) LegalMoves.moves(situation).limit(1).forEach(candidates::add);
        }
        return candidates;
    }

    private static void addCandidates(Situation situation, List<Move> candidates) {
        int components = situation.components().size();
        if (components == 1 || situation.sum().compound().moving() != Compound.DISJUNCTIVE) {
            LegalMoves.moves(situation).limit(MOST_COMPARED).forEach(candidates::add);
            return;
        }
        int each = Math.max(2, MOST_COMPARED / components);
        for (int i = 0; i < components && candidates.size() < MOST_COMPARED; i++)
            LegalMoves.moves(situation, i).limit(each).forEach(candidates::add);
    }
}
