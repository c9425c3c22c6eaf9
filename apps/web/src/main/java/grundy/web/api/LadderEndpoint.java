package grundy.web.api;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.MovesJson;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.present.play.GameAnalyst;
import grundy.present.play.MoveClock;
import grundy.present.play.PositionLadder;
import grundy.rules.Sum;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.value.Side;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.util.ArrayList;
import java.util.List;

/// Positions of a game to win, from easy to hard: of the line that is asked and of the examples of the catalogue.
final class LadderEndpoint implements Endpoint {
    private static final long SEED = 50;

    @Override
    public String name() {
        return "ladder";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = RuleText.source(request);
        return Endpoint.document(limits -> ladder(RuleText.language().question(source), limits));
    }

    private static JsonObject ladder(Sum sum, Limits limits) throws SyntaxException {
        MovesEndpoint.refusePlayers(sum);
        var node = new JsonObject();
        var rungs = node.putArray("rungs");
        // Of a game with a score it is the points that say how hard a position is.
        if (MovesEndpoint.scored(sum).isPresent()) return node;
        var clock = new MoveClock(Math.max(1, limits.deadline().remaining().toSeconds() / 2));
        for (var rung : new PositionLadder(new GameAnalyst(limits, clock), SEED).of(starts(sum)))
            rungs.addObject()
                    .put("line", MovesJson.line(rung.situation().sum()))
                    .put("moves", rung.moves())
                    .put("winning", rung.winning());
        return node;
    }

    private static List<Situation> starts(Sum sum) throws SyntaxException {
        var starts = new ArrayList<Situation>();
        add(starts, sum);
        var entry = sum.components().getFirst().game().entry();
        if (!sum.isOneGame() || entry == null) return starts;
        for (var example : entry.examples()) {
            var line = MovesJson.line(sum);
            var rules = line.substring(0, line.length() - sum.position().length());
            add(starts, RuleText.language().question(Source.of(rules + example)));
        }
        return starts;
    }

    private static void add(List<Situation> starts, Sum sum) {
        var start = Situation.start(sum, Side.LEFT);
        if (starts.isEmpty() || !LegalMoves.isOver(start)) starts.add(start);
    }
}
