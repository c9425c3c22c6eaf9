package grundy.present.json.answer;

import grundy.answer.RuleOfThumb;
import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.explain.QuestionLine;
import grundy.explain.board.BoardChange;
import grundy.explain.board.CutEdge;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.finding.MoveIncentives;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.layout.TextLayout;
import grundy.rules.Sum;
import grundy.rules.graph.GameGraph;
import grundy.text.Block;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Writes the answer to a question about a position as JSON.
///
/// Members: `rules`, `position`, `play` (normal, misere), `compound` (how a sum is played), `notices` (what was
/// supposed about the question), `outcome` (N, P, L, R, D), `winner` (first, second, left, right, draw; null among
/// several players), `player` and `loser` (among several players), `preferences`, `value` ({@link ValueJson}; null
/// where it is not known, with the reason in `valueUnknown` where there is one), `mean` and `temperature` of a game of
/// Left and Right, which `components` of a sum have too, each beside its `value`, `moves` (the first winning moves),
/// `moveCount` (all of them; null, with the reason in `moveCountUnknown`, where that was not worked out),
/// `drawingMoves` and `drawingMoveCount` (likewise, where whoever begins can hold a draw but not win; with a
/// score they are the `moves`), `line` and `lineLength` (the best line, with a score), `evidence` ({@link
/// EvidenceJson}), `valueEvidence` (where the value rests on something else), `ruleOfThumb` (says, right,
/// counterexample, checkedTo), `starts` and `remoteness` (on graphs), `explanation` (text in the language asked
/// for).
///
/// A move is `component` (counted from 0), `from` and `to`, with `player` where the sides have moves of their own; in
/// a compound where several components are moved in, `steps` of these. On a long board `changes` (place, from, to)
/// stand for the two positions; a cut edge is `cut` (edge or stalk and height, edges, left). With a score a move has
/// `move` and `points`; where the value of each component is known, `incentive` (a value), its `temperature` unless
/// it is a number, and `best` (whether no other winning move of that side is better where every point counts).
public final class AnswerJson {
    /// Characters of a position on a board from which on a move in it is described by what it changes.
    private static final int LONG = 10_000;

    private AnswerJson() {}

    /// @param moves the longest list of moves
    public static JsonObject of(Verdict verdict, List<Block> explanation, long moves, Language language) {
        var sum = verdict.question().sum();
        var node = new JsonObject();
        node.put("rules", rules(sum));
        node.put("position", sum.position());
        node.put("play", sum.play().id());
        node.put("compound", sum.compound().id());
        NoticesJson.add(node, new QuestionLine(sum).notices(), language);
        node.put("outcome", verdict.outcome().name());
        node.put("winner", winner(verdict));
        if (verdict.value() instanceof ValueStatus.Known(Value.Loser(int player), var _))
            node.put("player", verdict.question().mover()).put("loser", player);
        if (!verdict.question().preferences().isEmpty())
            lists(node.putArray("preferences"), verdict.question().preferences());
        node.set("value", verdict.value() instanceof ValueStatus.Known(var value, var _) ? ValueJson.of(value) : null);
        if (verdict.value() instanceof ValueStatus.OutOfReach(var why)) node.put("valueUnknown", why.in(language));
        if (verdict.reasoning() instanceof Verdict.Reasoning.FormSum forms) heat(node, forms);
        var list = node.putArray("moves");
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax)
            ScoreJson.moves(list, sum, minimax, moves);
        else for (var move : verdict.moves().first(moves)) list.add(move(verdict, move));
        moveCount(node, "moveCount", verdict.moves(), language);
        if (!verdict.drawing().isEmpty()) {
            var drawing = node.putArray("drawingMoves");
            for (var move : verdict.drawing().first(moves)) drawing.add(move(verdict, move));
            moveCount(node, "drawingMoveCount", verdict.drawing(), language);
        }
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax) ScoreJson.line(node, minimax);
        node.set("evidence", EvidenceJson.of(verdict.evidence()));
        verdict.valueEvidence().ifPresent(evidence -> node.set("valueEvidence", EvidenceJson.of(evidence)));
        verdict.ruleOfThumb().ifPresent(rule -> node.set("ruleOfThumb", ruleOfThumb(rule)));
        remoteness(node, verdict.reasoning());
        node.put("explanation", TextLayout.USUAL.text(explanation));
        return node;
    }

    private static void heat(JsonObject node, Verdict.Reasoning.FormSum sum) {
        HeatJson.put(node, sum.sum());
        if (sum.values().size() < 2) return;
        var components = node.putArray("components");
        for (var value : sum.values()) HeatJson.put(components.addObject().set("value", ValueJson.of(value)), value);
    }

    /// Returns a verdict with `side`: the one whose moves are asked for.
    public static JsonObject ofSide(
            Verdict verdict, Side side, List<Block> explanation, long moves, Language language) {
        return of(verdict, explanation, moves, language).put("side", side.name().toLowerCase(Locale.ROOT));
    }

    /// Returns a verdict with `graph` (`vertices`, `edges`, `partizan`), in which the tokens stand.
    public static JsonObject ofVertex(
            Verdict verdict, GameGraph graph, List<Block> explanation, long moves, Language language) {
        var node = of(verdict, explanation, moves, language);
        node.putObject("graph")
                .put("vertices", graph.vertices())
                .put("edges", graph.edges())
                .put("partizan", graph.isPartizan());
        return node;
    }

    /// The number of moves, or null with the reason where it was not worked out.
    private static void moveCount(JsonObject node, String name, CountedList<Move> moves, Language language) {
        if (moves.uncounted() == null) node.put(name, moves.count());
        else node.putNull(name).put(name + "Unknown", moves.uncounted().in(language));
    }

    /// Moves to the end under best play, where graphs or values of graphs gave them; for Left and Right if they
    /// differ.
    private static void remoteness(JsonObject node, Verdict.Reasoning reasoning) {
        switch (reasoning) {
            case Verdict.Reasoning.Token token -> remoteness(node, "remoteness", token.remoteness());
            case Verdict.Reasoning.LoopySum sum -> remoteness(node, "remoteness", sum.remoteness());
            case Verdict.Reasoning.SidedToken token -> {
                starts(node, token.left(), token.right());
                var moves = node.putObject("remoteness");
                remoteness(moves, "left", token.leftRemoteness());
                remoteness(moves, "right", token.rightRemoteness());
            }
            case Verdict.Reasoning.EndlessSum sum -> starts(node, sum.left(), sum.right());
            default -> {
                // other verdicts rest on values
            }
        }
    }

    private static void starts(JsonObject node, Outcome left, Outcome right) {
        node.putObject("starts").put("left", start(left)).put("right", start(right));
    }

    public static void remoteness(JsonObject node, String name, long moves) {
        if (moves < 0) node.putNull(name);
        else node.put(name, moves);
    }

    /// @param outcome of the side that begins: N, P or D
    public static String start(Outcome outcome) {
        return switch (outcome) {
            case N, L, R -> "win";
            case P -> "loss";
            case D -> "draw";
        };
    }

    private static @Nullable String winner(Verdict verdict) {
        if (verdict.value() instanceof ValueStatus.Known(Value.Loser _, var _)) return null;
        return switch (verdict.outcome()) {
            case N -> "first";
            case P -> "second";
            case L -> "left";
            case R -> "right";
            case D -> "draw";
        };
    }

    private static JsonObject move(Verdict verdict, Move move) {
        var sum = verdict.question().sum();
        var node = new JsonObject();
        if (move.side() != null) node.put("player", move.side().name().toLowerCase(Locale.ROOT));
        if (move.steps().size() == 1) step(sum, node, move.steps().getFirst());
        else {
            var steps = node.putArray("steps");
            for (var step : move.steps()) steps.add(step(sum, new JsonObject(), step));
        }
        if (verdict.reasoning() instanceof Verdict.Reasoning.FormSum forms)
            forms.incentives().of(move).ifPresent(gain -> gain(node, gain));
        return node;
    }

    private static void gain(JsonObject node, MoveIncentives.Gain gain) {
        node.set("incentive", ValueJson.of(gain.incentive()));
        gain.temperature().ifPresent(temperature -> node.put("temperature", temperature.toString()));
        node.put("best", gain.best());
    }

    /// Names the edge of a move where it identifies the move. For a long position on a board it gives
    /// the changes, instead of writing the board once more for each move.
    private static JsonObject step(Sum sum, JsonObject node, Move.Step step) {
        node.put("component", step.component());
        var rules = sum.components().get(step.component()).game().rules();
        var cut = CutEdge.of(rules, step);
        var from = step.from().toString();
        boolean isLong = from.length() > LONG;
        var changes = isLong ? BoardChange.of(rules, step) : List.<BoardChange>of();
        if (!changes.isEmpty()) changes(node, changes);
        else if (isLong && cut.isPresent()) node.putNull("from").putNull("to");
        else node.put("from", from).put("to", step.target());
        cut.ifPresent(edge -> putCut(node, edge));
        return node;
    }

    private static void changes(JsonObject node, List<BoardChange> changes) {
        var array = node.putArray("changes");
        for (var change : changes)
            array.addObject()
                    .put("place", change.number())
                    .put("from", change.from())
                    .put("to", change.to());
    }

    private static void putCut(JsonObject node, CutEdge edge) {
        var cut = node.putObject("cut");
        if (edge.stalk() == 0) cut.put("edge", edge.edge());
        else cut.put("stalk", edge.stalk()).put("height", Long.parseLong(edge.edge()));
        cut.put("edges", edge.edges()).put("left", edge.remainingEdges());
    }

    private static JsonObject ruleOfThumb(RuleOfThumb rule) {
        var node = new JsonObject().put("says", rule.says().name()).put("right", rule.right());
        if (rule.counterexample() instanceof RuleOfThumb.Counterexample(var heaps, var says, var outcome))
            node.putObject("counterexample")
                    .put("position", heaps.stream().map(Object::toString).collect(Collectors.joining(" ")))
                    .put("says", says.name())
                    .put("outcome", outcome.name());
        else node.set("counterexample", null);
        return node.put("checkedTo", rule.checkedTo());
    }

    /// Lists of numbers, as lists.
    public static void lists(JsonArray array, List<List<Integer>> lists) {
        for (var list : lists) {
            var numbers = array.addArray();
            list.forEach(number -> numbers.add(number));
        }
    }

    /// @return the rules of a sum as they are written in an answer
    public static String rules(Sum sum) {
        var texts = sum.components().stream()
                .map(component -> component.game().text())
                .distinct()
                .toList();
        return String.join(" + ", texts);
    }
}
