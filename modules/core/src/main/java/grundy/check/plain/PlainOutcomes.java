package grundy.check.plain;

import grundy.check.ClaimedMove;
import grundy.limit.Checkpoint;
import grundy.rules.Sum;
import grundy.rules.graph.TerminalResult;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Finds who wins a sum, and how soon, straight from the definition: from every position of the whole
/// sum that can be reached, and by every move, in impartial games and those of Left and Right. A
/// position is lost if all its options are won, won if one is lost; what remains is drawn. Positions
/// are settled in the order of their remoteness, the number of moves to the end if the winner hurries
/// and the loser delays.
///
/// Cost: as {@link PlainPositions}. Source: Smith, Graphs and composite games, 1966.
public final class PlainOutcomes {
    private static final int UNSETTLED = -1;

    private final PlainPositions positions;
    private final Sum sum;
    private final int begins;
    private final Outcome[] outcomes;
    private final int[] remoteness;
    private final int[][] before;

    private PlainOutcomes(PlainPositions positions, Sum sum, int begins) {
        this.positions = positions;
        this.sum = sum;
        this.begins = begins;
        this.outcomes = new Outcome[positions.size()];
        this.remoteness = new int[positions.size()];
        this.before = before(positions);
        settle();
    }

    /// @param sum of impartial games or of games of Left and Right
    /// @param most moves to look at before giving up
    /// @return empty if there are more
    public static Optional<PlainOutcomes> of(Sum sum, long most) {
        int begins = PlainPositions.movers(sum);
        return PlainPositions.of(sum, IntStream.range(0, begins).boxed().toList(), most)
                .map(positions -> new PlainOutcomes(positions, sum, begins));
    }

    /// @return for each position those with a move to it
    private static int[][] before(PlainPositions positions) {
        var count = new int[positions.size()];
        for (int at = 0; at < count.length; at++) for (int option : positions.options(at)) count[option]++;
        var before = new int[count.length][];
        for (int at = 0; at < count.length; at++) before[at] = new int[count[at]];
        for (int at = 0; at < count.length; at++)
            for (int option : positions.options(at)) before[option][--count[option]] = at;
        return before;
    }

    private void settle() {
        Arrays.fill(outcomes, Outcome.D);
        Arrays.fill(remoteness, UNSETTLED);
        var open = new int[outcomes.length];
        var settled = new ArrayDeque<Integer>();
        for (int at = 0; at < outcomes.length; at++) {
            open[at] = positions.options(at).length;
            if (open[at] > 0) continue;
            outcomes[at] = atEnd(at);
            if (outcomes[at] == Outcome.D) continue;
            remoteness[at] = 0;
            settled.add(at);
        }
        while (settled.poll() instanceof Integer at) {
            Checkpoint.step();
            for (int earlier : before[at]) {
                if (outcomes[earlier] != Outcome.D) continue;
                if (outcomes[at] == Outcome.P) outcomes[earlier] = Outcome.N;
                else if (--open[earlier] == 0) outcomes[earlier] = Outcome.P;
                else continue;
                remoteness[earlier] = remoteness[at] + 1;
                settled.add(earlier);
            }
        }
    }

    private Outcome atEnd(int at) {
        return atEnd(positions.terminalResult(at), sum.play(), positions.mover(at) == 0);
    }

    /// @param result the result that a graph states
    /// @param left whether Left is to move; of no matter in an impartial game
    /// @return N, P or D where no move is left
    public static Outcome atEnd(Optional<TerminalResult> result, Play play, boolean left) {
        return switch (result.orElse(null)) {
            case null -> usualEnd(play);
            case TerminalResult.WIN -> Outcome.N;
            case TerminalResult.LOSS -> Outcome.P;
            case TerminalResult.DRAW -> Outcome.D;
            case TerminalResult.LEFT -> left ? Outcome.N : Outcome.P;
            case TerminalResult.RIGHT -> left ? Outcome.P : Outcome.N;
        };
    }

    private static Outcome usualEnd(Play play) {
        return play == Play.NORMAL ? Outcome.P : Outcome.N;
    }

    /// @return N, P or D; of Left and Right also L and R, and D if one of them can have a draw moving first
    public Outcome outcome() {
        return begins == 1 ? outcomes[0] : Outcome.ofBeginners(outcomes[0], outcomes[1]);
    }

    /// @return moves to the end under best play, -1 for a draw; of Left and Right for each of them moving first
    public List<Long> remoteness() {
        return IntStream.range(0, begins)
                .mapToObj(begin -> (long) remoteness[begin])
                .toList();
    }

    /// @return positions of the whole sum that were examined, each counted once for each who may be to move
    public long positions() {
        return outcomes.length;
    }

    /// @return every winning move of each who may begin, once
    public List<ClaimedMove> winningMoves() {
        var moves = new ArrayList<ClaimedMove>();
        for (int begin = 0; begin < begins; begin++)
            positions.first(begin, (move, after) -> {
                if (outcomes[after] == Outcome.P) moves.add(move);
            });
        return moves.stream().distinct().toList();
    }

    /// @return the mex over all options as they are, in misere play 1 where there is none; empty where play can
    ///     come back to a position, in games of Left and Right, and where a graph states results
    public OptionalInt value() {
        if (begins > 1) return OptionalInt.empty();
        var values = new int[outcomes.length];
        int done = 0;
        for (int at : endsFirst()) {
            if (positions.terminalResult(at).isPresent() && outcomes[at] != usualEnd(sum.play()))
                return OptionalInt.empty();
            done++;
            var visited = new BitSet();
            for (int option : positions.options(at)) visited.set(values[option]);
            boolean over = positions.options(at).length == 0;
            values[at] = over && sum.play() == Play.MISERE ? 1 : visited.nextClearBit(0);
        }
        return done == values.length ? OptionalInt.of(values[0]) : OptionalInt.empty();
    }

    /// The number of moves that play lasts if the winner delays and the loser hurries.
    ///
    /// @return empty where play can come back to a position
    public OptionalInt suspense() {
        var lengths = new int[outcomes.length];
        int done = 0;
        for (int at : endsFirst()) {
            done++;
            int length = 0;
            boolean won = outcomes[at] == Outcome.N;
            for (int option : positions.options(at)) {
                boolean keeps = (outcomes[option] == Outcome.P) == won;
                if (!keeps) continue;
                int after = 1 + lengths[option];
                length = length == 0 || won == (after > length) ? after : length;
            }
            lengths[at] = length;
        }
        return done == lengths.length ? OptionalInt.of(lengths[0]) : OptionalInt.empty();
    }

    /// @return the positions from which play must end, each after all its options
    private List<Integer> endsFirst() {
        var ordered = new ArrayList<Integer>();
        var open = new int[outcomes.length];
        for (int at = 0; at < open.length; at++) {
            open[at] = positions.options(at).length;
            if (open[at] == 0) ordered.add(at);
        }
        for (int next = 0; next < ordered.size(); next++)
            for (int earlier : before[ordered.get(next)]) if (--open[earlier] == 0) ordered.add(earlier);
        return ordered;
    }

    /// @return the largest number of options of any position
    int mostOptions() {
        return IntStream.range(0, positions.size())
                .map(at -> positions.options(at).length)
                .max()
                .orElse(0);
    }
}
