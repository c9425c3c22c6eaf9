package grundy.web.api;

import grundy.explain.QuestionLine;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.MovesJson;
import grundy.present.json.answer.NoticesJson;
import grundy.present.json.answer.ScoredMovesJson;
import grundy.present.move.Situation;
import grundy.present.play.GameAnalyst;
import grundy.present.play.MoveProspects;
import grundy.present.play.ScoredCommentary;
import grundy.question.ScoresQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Side;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.util.Optional;

/// `moves`: all moves of a position, with the position that each leads to.
///
/// Members: `rules`, `position` (may stand in `rules`), `side` (`left` or `right`, the player about to
/// move; without it the moves of both in a partizan game), `most` (the longest list; winning moves beyond
/// it are added). The answer: {@link MovesJson}.
final class MovesEndpoint implements Endpoint {
    private static final long USUAL = 300;
    private static final long MOST = 10_000;

    @Override
    public String name() {
        return "moves";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = RuleText.source(request);
        var side = request.side();
        long most = request.number("most", USUAL, 0, MOST);
        return Endpoint.document(limits -> {
            var sum = RuleText.language().question(source);
            var answer = answer(sum, side, most, limits, language);
            NoticesJson.add(answer, new QuestionLine(sum).notices(), language);
            return answer;
        });
    }

    private static JsonObject answer(Sum sum, Optional<Side> side, long most, Limits limits, Language language) {
        var scored = scored(sum);
        if (scored.isPresent()) return scored(sum, scored.get(), limits, language);
        refusePlayers(sum);
        return new MoveListing(sum, most, limits, language).of(side);
    }

    /// @return the rules if they are those of a game with a score
    static Optional<ScoredBoard<?>> scored(Sum sum) {
        for (var component : sum.components()) {
            if (!(component.game().rules() instanceof RuleTree.Scored(var _, var _, var board))) continue;
            if (sum.components().size() > 1) throw new RefusedRequest(400, Message.of("scored.no-sums"));
            if (sum.play() == Play.MISERE) throw new RefusedRequest(400, ScoredCommentary.notMisere());
            return Optional.of(board);
        }
        return Optional.empty();
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> JsonObject scored(Sum sum, ScoredBoard<P> board, Limits limits, Language language) {
        var position = (P) ((BoardPosition) sum.components().getFirst().position()).state();
        var scores = new Solver(limits).solve(new ScoresQuestion<>(board, position));
        return ScoredMovesJson.of(sum, board, position, scores, language);
    }

    static void refusePlayers(Sum sum) {
        for (var component : sum.components()) {
            if (component.game().rules() instanceof RuleTree.Players)
                throw new RefusedRequest(400, Message.of("web.moves.players"));
            if (component.game().rules() instanceof RuleTree.Blocking)
                throw new RefusedRequest(400, Message.of("web.moves.blocking"));
        }
    }

    private record MoveListing(Sum sum, long most, Limits limits, Language language) {
        JsonObject of(Optional<Side> side) {
            var prospects = new MoveProspects(limits);
            var json = new MovesJson(prospects, language);
            if (side.isPresent() || !Situation.isPartizan(sum))
                return document(Situation.start(sum, side.orElse(Side.LEFT)), json);
            var left = Situation.start(sum, Side.LEFT);
            var node = json.situation(left).putNull("mover").putNull("standing");
            node.set("left", document(left, json));
            return node.set("right", document(Situation.start(sum, Side.RIGHT), json));
        }

        private JsonObject document(Situation situation, MovesJson json) {
            var node = json.situation(situation);
            json.moves(node, situation, most, () -> new GameAnalyst(limits).of(situation));
            return node;
        }
    }
}
