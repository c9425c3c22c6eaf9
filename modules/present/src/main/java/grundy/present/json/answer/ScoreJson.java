package grundy.present.json.answer;

import grundy.answer.Verdict.Reasoning;
import grundy.check.Evidence;
import grundy.finding.ScoredPly;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.rules.Sum;
import java.math.BigInteger;
import java.util.Locale;

/// Writes the additional members of verdicts on games with a score: best moves with their points, the
/// best line, the work.
final class ScoreJson {
    /// Characters of a position from which on it is not written once more for each move.
    private static final int LONG = 10_000;

    private static final int LONGEST_LINE = 10_000;

    private ScoreJson() {}

    /// All best moves, up to a number.
    static void moves(JsonArray list, Sum sum, Reasoning.Minimax minimax, long most) {
        var from = sum.components().getFirst().position().toString();
        minimax.best().stream().limit(most).forEach(ply -> {
            var node = list.addObject().put("component", 0);
            if (from.length() > LONG) node.putNull("from").putNull("to");
            else node.put("from", from).put("to", ply.to().toString());
            move(node, ply);
        });
    }

    private static void move(JsonObject node, ScoredPly ply) {
        node.put("move", ply.code());
        node.put("points", BigInteger.valueOf(ply.points()));
    }

    /// The best line, each move with who makes it and how the points stand after it.
    static void line(JsonObject node, Reasoning.Minimax minimax) {
        var line = node.putArray("line");
        minimax.line().stream().limit(LONGEST_LINE).forEach(ply -> {
            var move = line.addObject().put("player", ply.first() ? "first" : "second");
            move(move, ply);
            var score = move.putArray("score");
            score.add(BigInteger.valueOf(ply.mover()));
            score.add(BigInteger.valueOf(ply.other()));
        });
        node.put("lineLength", minimax.line().size());
    }

    static void evidence(JsonObject node, Evidence.Minimax minimax) {
        boolean search = minimax.method() == Evidence.Minimax.Method.ALPHA_BETA;
        node.put("kind", search ? "search" : "table")
                .put("method", minimax.method().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("nodes", minimax.nodes());
        if (search)
            node.put("tableHits", minimax.hits()).put("cutoffs", minimax.cuts()).put("deepest", minimax.deepest());
        node.put("tablePositions", minimax.held()).put("tableBytes", minimax.bytes());
        node.put("check", minimax.checked() > 0 ? "plain minimax" : "line").put("checkedPositions", minimax.checked());
    }
}
