package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.period.NamedPeriods;
import grundy.check.plain.PlainNimValues;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.HeadGrid;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/// Checks a table of heaps, or of positions of two coordinates, against the definition: every entry is
/// computed again from all options as the rules give them. In a product of games of turning coins
/// several heads are worth the nim-sum of each alone.
///
/// | claimed | decided by |
/// | --- | --- |
/// | each value | {@link PlainNimValues}; of coins the nim-sum of the heads: {@link #ofHead} |
/// | each outcome, and each value of heaps that split in misere play | {@link VerdictCheck} of the heap |
/// | which positions have the value 0, and that no others have | {@link #coldFault} |
/// | the period | {@link NamedPeriods}; of outcomes {@link VerdictCheck} of the last heap |
///
/// Cost: positions times options; memory is drawn for each position. Source: Winning Ways, chapter 14 (coins).
public final class TableCheck {
    private static final long MOST_POSITIONS = 4_000_000;
    private static final int BYTES_PER_POSITION = 150;

    private final Game game;
    private final Play play;
    private final CheckFindings findings = new CheckFindings();

    private TableCheck(Game game, Play play) {
        this.game = game;
        this.play = play;
    }

    /// @return whether rows of values can be those of the game, beginning with that coordinate: one row of
    ///     heaps, or as many rows as each is long
    public static boolean fits(Game game, Play play, int first, List<int[]> rows) {
        int width = rows.getFirst().length;
        boolean even = width > 0 && rows.stream().allMatch(row -> row.length == width);
        if (isSingle(game)) return first == 0 && rows.size() == 1 && even;
        return even
                && rows.size() == width
                && (product(game).isPresent() ? first == 1 : first == 0 && hasPairs(game, play));
    }

    private static boolean isSingle(Game game) {
        return (game.rules() instanceof RuleTree.TakeAndBreak || game.rules() instanceof RuleTree.Moves)
                && game.rules().arity() == 1;
    }

    /// @return whether there are nim-values of two coordinates: in misere play only where no move splits
    private static boolean hasPairs(Game game, Play play) {
        return game.rules() instanceof RuleTree.Moves moves
                && moves.arity() == 2
                && !(play == Play.MISERE && moves.maySplit());
    }

    private static Optional<CoinProduct> product(Game game) {
        return game.rules() instanceof RuleTree.OnBoard(var _, var _, var board) && board instanceof CoinProduct product
                ? Optional.of(product)
                : Optional.empty();
    }

    /// @return whether the game is one of heaps that have no nim-values: of Left and Right, or with options blocked
    public static boolean hasOutcomes(Game game) {
        boolean valueless = game.rules() instanceof RuleTree.Blocking
                || game.rules() instanceof RuleTree.Partizan(var left, var _) && !(left instanceof RuleTree.OnBoard);
        return valueless && game.rules().arity() == 1;
    }

    /// Nim-values.
    ///
    /// @param first the least value of each coordinate
    /// @param rows `rows.get(a - first)[b - first]`; of one heap the only row has heap n at n
    /// @param period of a list, empty if none is stated
    public static CheckResult values(
            Game game, Play play, int first, List<int[]> rows, Optional<Evidence.Period> period) {
        var check = new TableCheck(game, play);
        return check.findings.result(check.valueFault(first, rows).or(() -> period.flatMap(check::periodFault)));
    }

    /// Outcomes of the heaps of a game of Left and Right, or with options blocked.
    ///
    /// @param period that is stated; empty if none is
    public static CheckResult outcomes(Game game, Play play, List<Outcome> outcomes, Optional<Evidence.Period> period) {
        var check = new TableCheck(game, play);
        return check.findings.result(
                check.eachFault(outcomes.stream().map(ClaimedVerdict::new).toList())
                        .or(() -> period.flatMap(repeats -> check.outcomePeriodFault(outcomes, repeats))));
    }

    /// Checks the last heap that a period decides against the rules, and the period itself.
    private Optional<Message> outcomePeriodFault(List<Outcome> outcomes, Evidence.Period period) {
        var claimed = new ClaimedVerdict(
                outcomes.getLast(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                VerdictBasis.ofPeriod(Optional.of(period)));
        return findings.with(VerdictCheck.of(new TurnPosition(sum(Tuple.of(outcomes.size() - 1))), claimed));
    }

    /// The positions of value 0, and no others up to a coordinate.
    ///
    /// @param to the last value of both coordinates
    /// @param cold whether a position is stated to be one
    /// @return empty if there is no such table of the game
    public static Optional<CheckResult> colds(Game game, Play play, int to, BiPredicate<Integer, Integer> cold) {
        if (!hasPairs(game, play)) return Optional.empty();
        var check = new TableCheck(game, play);
        return Optional.of(check.findings.result(check.coldFault(to, cold)));
    }

    private Optional<Message> coldFault(int to, BiPredicate<Integer, Integer> cold) {
        var plain = new PlainNimValues(game.rules(), play, MOST_POSITIONS, () -> false);
        long count = 0;
        try (var memory = Checkpoint.grant()) {
            // The smaller ones first, so that what is reached is a whole square.
            for (int last = 0; last <= to; last++)
                for (int i = 0; i <= 2 * last; i++) {
                    int a = Math.min(i, last);
                    int b = Math.min(2 * last - i, last);
                    memory.take(BYTES_PER_POSITION);
                    var found = plain.value(Tuple.of(a, b));
                    if (found.isEmpty()) {
                        findings.leaves(
                                "check.table.open", "position", Tuple.of(a, b).toString());
                        return Optional.empty();
                    }
                    if ((found.getAsInt() == 0) != cold.test(a, b))
                        return Optional.of(Message.of(
                                "check.table.cold-differs",
                                "position",
                                Tuple.of(a, b).toString(),
                                "found",
                                found.getAsInt()));
                    count++;
                }
        }
        findings.holds("check.table.values", "count", count);
        return Optional.empty();
    }

    private Optional<Message> valueFault(int first, List<int[]> rows) {
        if (play == Play.MISERE && game.rules().maySplit() && isSingle(game))
            return eachFault(Arrays.stream(rows.getFirst())
                    .mapToObj(TableCheck::ofMisereHeap)
                    .toList());
        boolean single = isSingle(game);
        var product = product(game);
        var plain = new PlainNimValues(game.rules(), play, MOST_POSITIONS, () -> false);
        long count = 0;
        try (var memory = Checkpoint.grant()) {
            for (int a = 0; a < rows.size(); a++)
                for (int b = 0; b < rows.get(a).length; b++) {
                    memory.take(BYTES_PER_POSITION);
                    var position = single ? Tuple.of(b) : Tuple.of(first + a, first + b);
                    int claimed = rows.get(a)[b];
                    var found = product.isPresent()
                            ? OptionalInt.of(ofHead(product.get(), HeadGrid.of(first + a, first + b), rows))
                            : plain.value(position);
                    if (found.isEmpty()) {
                        findings.leaves("check.table.open", "position", position.toString());
                        return Optional.empty();
                    }
                    if (found.getAsInt() != claimed)
                        return Optional.of(Message.of(
                                "check.table.differs",
                                "position",
                                position.toString(),
                                "stated",
                                claimed,
                                "found",
                                found.getAsInt()));
                    count++;
                }
        }
        findings.holds(product.isPresent() ? "check.table.heads" : "check.table.values", "count", count);
        return Optional.empty();
    }

    /// @param rows whose entries before the head were checked
    private static int ofHead(CoinProduct product, HeadGrid head, List<int[]> rows) {
        var reached = new BitSet();
        for (var option : product.options(head)) {
            Checkpoint.step();
            int sum = 0;
            for (var other : option.heads())
                sum ^= rows.get(other.row().intValueExact() - 1)[other.column().intValueExact() - 1];
            reached.set(sum);
        }
        return reached.nextClearBit(0);
    }

    private Optional<Message> periodFault(Evidence.Period period) {
        if (period.misere() != (play == Play.MISERE)) return Optional.of(Message.of("check.period.play"));
        return NamedPeriods.of(sum(Tuple.of(0)), List.of(period), findings).fault();
    }

    private Sum sum(Tuple position) {
        return new Sum(play, Compound.DISJUNCTIVE, List.of(new Component(game, position)), position.toString());
    }

    private static ClaimedVerdict ofMisereHeap(int value) {
        return new ClaimedVerdict(
                value == 0 ? Outcome.P : Outcome.N,
                Optional.of(new Value.MisereNimber(BigInteger.valueOf(value))),
                List.of(),
                Optional.empty(),
                VerdictBasis.NONE);
    }

    /// Where heaps are no sums of values: each by itself.
    private Optional<Message> eachFault(List<ClaimedVerdict> heaps) {
        return findings.heapByHeap(
                heaps.size(),
                heap -> Stream.of(VerdictCheck.of(new TurnPosition(sum(Tuple.of(heap))), heaps.get(heap))));
    }
}
