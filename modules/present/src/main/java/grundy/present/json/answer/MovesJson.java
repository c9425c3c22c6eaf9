package grundy.present.json.answer;

import grundy.finding.Move;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.present.play.Analysis;
import grundy.present.play.MoveProspect;
import grundy.present.play.MoveProspects;
import grundy.present.play.MoverStanding;
import grundy.rules.Sum;
import grundy.text.Language;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Writes all moves of a position as JSON, with the position that each leads to.
///
/// A situation is `rules`, `position`, `line` (both as valid input, with prefixes such as `misere`),
/// `board` ({@link BoardJson}), `mover` (`left`, `right`, or null), `over`, `standing` (of the player
/// about to move: `won`, `lost`, `drawn` or null if unknown), `outcome`, `value` ({@link ValueJson})
/// and `remoteness`, null where they are not known.
///
/// A move is `move` (as it is typed), `says` (in words), `player` in partizan games, `steps` (`component`
/// from 0, `from`, `to`), `ways` and `marks` ({@link BoardJson}), `leaves` (the position), and of that
/// `outcome`, `value`, `remoteness`; `result` of the player who makes it: `won`, `lost`, `drawn` or
/// null.
public final class MovesJson {
    private final MoveProspects prospects;
    private final Language language;
    private final Map<Sum, BoardJson> boards = new HashMap<>();

    /// @param prospects of the situations that moves lead to
    public MovesJson(MoveProspects prospects, Language language) {
        this.prospects = prospects;
        this.language = language;
    }

    /// @return the situation with its known results
    public JsonObject situation(Situation situation) {
        var node = place(situation);
        var prospect = prospects.of(situation);
        node.put("standing", standing(prospect.standing()));
        put(node, prospect);
        return node;
    }

    private BoardJson board(Situation situation) {
        return boards.computeIfAbsent(situation.sum(), sum -> new BoardJson(sum, language));
    }

    private JsonObject place(Situation situation) {
        return new JsonObject()
                .put("rules", AnswerJson.rules(situation.sum()))
                .put("position", situation.text())
                .put("line", line(situation.sum()))
                .set("board", board(situation).document())
                .put(
                        "mover",
                        situation.mover() == null
                                ? null
                                : situation.mover().name().toLowerCase(Locale.ROOT))
                .put("over", LegalMoves.isOver(situation));
    }

    private static void put(JsonObject node, MoveProspect prospect) {
        node.put(
                "outcome",
                prospect.outcome() == null ? null : prospect.outcome().name());
        node.set("value", prospect.value().map(ValueJson::of).orElse(null));
        AnswerJson.remoteness(node, "remoteness", prospect.remoteness().orElse(-1));
    }

    /// Lists the moves from a situation, those of one side if it has a mover.
    ///
    /// @param node whose array `moves` is filled; `moreMoves` is true where not all legal moves are listed
    /// @param most the most moves to list in the order of the rules
    /// @param analysis used to find the winning moves if there are more
    public void moves(JsonObject node, Situation situation, long most, Supplier<Analysis> analysis) {
        var listed = new LinkedHashSet<Move>();
        LegalMoves.moves(situation).limit(most + 1).forEach(listed::add);
        boolean more = listed.size() > most;
        if (more) listed.removeLast();
        if (more) listed.addAll(analysis.get().winning());
        var array = node.putArray("moves");
        for (var move : listed) array.add(move(situation, move));
        node.put("moreMoves", more);
    }

    private JsonObject move(Situation situation, Move move) {
        var after = situation.after(move);
        var prospect = prospects.of(after);
        var node = moveJson(situation, move);
        node.put("leaves", after.text()).put("result", standing(MoveProspects.afterMove(prospect)));
        put(node, prospect);
        return node;
    }

    /// @return `move`, `says`, `player`, `steps`, `ways` and `marks` of a move
    public JsonObject moveJson(Situation situation, Move move) {
        var node = new JsonObject()
                .put("move", new MoveWriter(situation).typedText(move))
                .put("says", new MoveWording(language).move(situation, move));
        if (move.side() != null) node.put("player", move.side().name().toLowerCase(Locale.ROOT));
        steps(node.putArray("steps"), move);
        board(situation).touch(node, move);
        return node;
    }

    /// @return the rules and the position in one line, as valid input
    public static String line(Sum sum) {
        var line = sum.isOneGame() ? AnswerJson.rules(sum) + " " + sum.position() : sum.notation();
        return sum.play().prefix() + sum.compound().prefix() + line;
    }

    static void steps(JsonArray array, Move move) {
        for (var step : move.steps())
            array.addObject()
                    .put("component", step.component())
                    .put("from", step.from().toString())
                    .put("to", step.target());
    }

    static @Nullable String standing(MoverStanding standing) {
        return standing == MoverStanding.UNKNOWN ? null : standing.name().toLowerCase(Locale.ROOT);
    }
}
