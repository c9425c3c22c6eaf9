package grundy.cli.command;

import grundy.cli.dialogue.Dialogue;
import grundy.cli.dialogue.ScoredSession;
import grundy.cli.option.UsageException;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.ScoredMatchJson;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredMatch;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.util.function.Supplier;

/// `play` of a game with a score.
///
/// @param dialogue where it takes place
record ScoredPlay(Sum sum, boolean humanFirst, Limits limits, MoveClock clock, Dialogue dialogue, Language language) {
    /// @return the last game as JSON
    Supplier<JsonObject> run() throws IOException {
        if (sum.components().size() > 1
                || !(sum.components().getFirst().game().rules() instanceof RuleTree.Scored(var _, var _, var board)))
            throw new RulesException(Message.of("scored.no-sums"));
        var match = run(board);
        return () -> ScoredMatchJson.of(match, sum);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> ScoredMatch<P> run(ScoredBoard<P> board) throws IOException {
        if (sum.play() == Play.MISERE) throw new UsageException(Message.of("cli.play.scored-misere"));
        var component = sum.components().getFirst();
        var start = (P) ((BoardPosition) component.position()).state();
        if (!board.moves(start).iterator().hasNext()) throw new UsageException(Message.of("cli.play.no-moves"));
        return new ScoredSession<>(component.game(), board, start, humanFirst, limits, clock, dialogue, language).run();
    }
}
