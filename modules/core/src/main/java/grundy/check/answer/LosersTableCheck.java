package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.plain.PlainTurns;
import grundy.check.verdict.VerdictCheck;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Checks a table of who of several players loses each heap against the definition: by {@link
/// PlainTurns} where no heap is split, else heap by heap; its period as that of a verdict.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who loses each heap, for each player to move | {@link PlainTurns}, else {@link VerdictCheck} of the heap |
/// | the period | {@link VerdictCheck} of the last heap |
///
/// Cost: as {@link PlainTurns}; else for each heap and player as {@link grundy.check.plain.PlainLosers}.
public final class LosersTableCheck {
    private final Game game;
    private final List<RuleTree> byPlayer;
    private final List<List<Integer>> preferences;
    private final List<int[]> losers;
    private final CheckFindings findings = new CheckFindings();

    private LosersTableCheck(Game game, List<RuleTree> byPlayer, List<List<Integer>> preferences, List<int[]> losers) {
        this.game = game;
        this.byPlayer = byPlayer;
        this.preferences = preferences;
        this.losers = losers;
    }

    /// @param preferences for each player all players, the one he would like best to see lose first
    /// @param losers `losers.get(j)[n]` is said to lose a heap of n where player j is to move; as many
    ///     heaps for each
    /// @param period that is stated; empty if none is
    /// @return empty if the game is not played by that many players on heaps
    public static Optional<CheckResult> of(
            Game game, List<List<Integer>> preferences, List<int[]> losers, Optional<Evidence.Period> period) {
        if (!(game.rules() instanceof RuleTree.Players(var byPlayer))
                || game.rules().arity() != 1
                || byPlayer.stream().anyMatch(RuleTree.OnBoard.class::isInstance)
                || preferences.size() != byPlayer.size()
                || losers.size() != byPlayer.size()) return Optional.empty();
        int heaps = losers.getFirst().length;
        if (heaps == 0 || losers.stream().anyMatch(row -> row.length != heaps)) return Optional.empty();
        return Optional.of(new LosersTableCheck(game, byPlayer, preferences, losers).result(period));
    }

    private CheckResult result(Optional<Evidence.Period> period) {
        var fault = turns().map(this::fault).orElseGet(this::faultOfEach);
        return findings.result(fault.or(() -> period.flatMap(this::periodFault)));
    }

    private Optional<PlainTurns> turns() {
        var taking = byPlayer.stream()
                .filter(TakeAndBreak.class::isInstance)
                .map(TakeAndBreak.class::cast)
                .toList();
        return taking.size() < byPlayer.size() ? Optional.empty() : PlainTurns.of(taking, preferences, Play.NORMAL);
    }

    private int heaps() {
        return losers.getFirst().length;
    }

    private Optional<Message> fault(PlainTurns turns) {
        turns.fill(heaps() - 1);
        for (int heap = 0; heap < heaps(); heap++)
            for (int mover = 0; mover < losers.size(); mover++) {
                int claimed = losers.get(mover)[heap];
                int found = turns.loser(heap, mover);
                if (found != claimed)
                    return Optional.of(Message.of(
                            "check.table.loser-differs",
                            "heap",
                            heap,
                            "mover",
                            mover,
                            "stated",
                            claimed,
                            "found",
                            found));
            }
        findings.holds("check.table.outcomes", "count", heaps());
        return Optional.empty();
    }

    private Optional<Message> faultOfEach() {
        return findings.heapByHeap(
                heaps(),
                heap -> IntStream.range(0, losers.size())
                        .mapToObj(mover -> VerdictCheck.of(
                                question(heap, mover), claimedVerdict(heap, mover, VerdictBasis.NONE))));
    }

    /// Checks the last heap that a period decides against the rules, and the period itself.
    private Optional<Message> periodFault(Evidence.Period period) {
        int last = heaps() - 1;
        return findings.with(VerdictCheck.of(
                question(last, 0), claimedVerdict(last, 0, VerdictBasis.ofPeriod(Optional.of(period)))));
    }

    private TurnPosition question(int heap, int mover) {
        var position = Tuple.of(heap);
        var component = new Component(game, position);
        return new TurnPosition(
                new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), position.toString()),
                preferences,
                mover);
    }

    private ClaimedVerdict claimedVerdict(int heap, int mover, VerdictBasis basis) {
        int loser = losers.get(mover)[heap];
        return new ClaimedVerdict(
                loser == mover ? Outcome.P : Outcome.N,
                Optional.of(new Value.Loser(loser)),
                List.of(),
                Optional.empty(),
                basis);
    }
}
