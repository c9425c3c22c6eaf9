package grundy.check;

import grundy.check.VerdictCheck.Asked;
import grundy.check.VerdictCheck.Result;
import grundy.check.VerdictCheck.Stated;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Value;
import java.util.List;
import java.util.stream.IntStream;

/// Holds a verdict about several players to every position that can be reached.
record LoserCheck(Asked asked, Stated stated, int players) implements Recheck {
    @Override
    public Result result() {
        var findings = new Findings();
        var preferences = asked.preferences().isEmpty() ? usual(players) : asked.preferences();
        var found = PlainLosers.of(asked.sum(), preferences, asked.mover(), MOVES);
        if (found.isEmpty()) return new TooLarge().result();
        if (!stated.basis().periods().isEmpty()) findings.leaves("check.table.open-period");
        int loser = found.get().loser();
        findings.holds("check.verdict.loser", "positions", found.get().positions(), "player", loser);
        var outcome = loser == asked.mover() ? Outcome.P : Outcome.N;
        if (outcome != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), outcome);
        if (stated.value().isPresent() && !stated.value().get().equals(new Value.Loser(loser)))
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    Findings.shown(stated.value().get())));
        return findings.result(findings.moves(asked.sum(), stated.moves(), found.get()::winningMoves));
    }

    /// Each player would like best to see the next one lose, and himself last of all.
    static List<List<Integer>> usual(int players) {
        return IntStream.range(0, players)
                .mapToObj(player -> IntStream.rangeClosed(1, players)
                        .mapToObj(i -> (player + i) % players)
                        .toList())
                .toList();
    }
}
