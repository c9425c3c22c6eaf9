package grundy.check;

import grundy.check.VerdictCheck.Result;
import grundy.check.VerdictCheck.Stated;
import grundy.limit.Checkpoint;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Holds a verdict about a game with options blocked to every position that can be reached, or where these are too many
/// to the theorem that it names.
///
/// @param most how many options may be blocked at a time
record BlockingCheck(Sum sum, Stated stated, BigInteger most) implements Recheck {
    @Override
    public Result result() {
        if (sum.components().size() != 1) return new TooLarge().result();
        var positions = PlainPositions.of(sum, List.of(0), MOVES);
        var found = positions.flatMap(this::outcomes);
        if (positions.isEmpty() || found.isEmpty())
            return AutomaticVerdict.of(sum, stated).orElseGet(TooLarge::new).result();
        var outcomes = found.get();
        var findings = new Findings();
        findings.holds("check.verdict.all", "positions", outcomes.size(), "outcome", outcomes.getFirst());
        if (outcomes.getFirst() != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), outcomes.getFirst());
        if (stated.value().isPresent())
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    Findings.shown(stated.value().get())));
        return findings.result(findings.moves(sum, stated.moves(), () -> winning(positions.get(), outcomes)));
    }

    private static List<StatedMove> winning(PlainPositions positions, List<Outcome> outcomes) {
        var moves = new ArrayList<StatedMove>();
        if (outcomes.getFirst() == Outcome.N)
            positions.first(0, (move, after) -> {
                if (outcomes.get(after) == Outcome.P) moves.add(move);
            });
        return moves.stream().distinct().toList();
    }

    /// Positions are settled in rounds, each once all its options are.
    ///
    /// @return those of all positions; empty if play can come back to one
    private Optional<List<Outcome>> outcomes(PlainPositions positions) {
        var outcomes = new Outcome[positions.size()];
        for (int settled = 0; settled < outcomes.length; ) {
            int before = settled;
            for (int at = outcomes.length - 1; at >= 0; at--) {
                Checkpoint.step();
                if (outcomes[at] != null) continue;
                var options = Arrays.stream(positions.options(at))
                        .mapToObj(option -> Optional.ofNullable(outcomes[option]))
                        .toList();
                if (options.stream().anyMatch(Optional::isEmpty)) continue;
                outcomes[at] =
                        outcome(options.stream().map(Optional::orElseThrow).toList());
                settled++;
            }
            if (settled == before) return Optional.empty();
        }
        return Optional.of(List.of(outcomes));
    }

    /// The opponent, whose turn it is to block, wins if he can leave options which are all won for himself:
    /// all that are lost for him must be blocked, and in misere play one must remain.
    private Outcome outcome(List<Outcome> options) {
        long lost = options.stream().filter(option -> option == Outcome.P).count();
        boolean blockable = BigInteger.valueOf(lost).compareTo(most) <= 0;
        boolean remains = lost < options.size();
        return blockable && (sum.play() == Play.NORMAL || remains) ? Outcome.P : Outcome.N;
    }
}
