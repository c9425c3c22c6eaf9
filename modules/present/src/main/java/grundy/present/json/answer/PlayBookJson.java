package grundy.present.json.answer;

import grundy.finding.Move;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.present.play.MoveProspects;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.text.Language;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Writes all positions of a small game as JSON, with their boards and moves, so that the game can be
/// played without a solver.
///
/// Members: `line` (the game and its position), `moverWins` (whether the player who cannot move wins),
/// `positions`; play begins at the first one. A position is `board` ({@link BoardJson}), `mover`
/// (`left`, `right`, or null), `standing` (of the player about to move: `won`, `lost`, `drawn` or
/// null), and `moves`: each `move` and `says` (in words), `to` (the number of the position that it
/// leads to, from 0), `result` (of the player who makes it), `ways` and `marks`.
public final class PlayBookJson {
    /// The most moves of all positions together.
    private static final int MOST_MOVES = 6_000;

    private final Limits limits;
    private final Language language;
    private final int most;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Situation> open = new ArrayList<>();

    private PlayBookJson(int most, Limits limits, Language language) {
        this.most = most;
        this.limits = limits;
        this.language = language;
    }

    /// @param most the most positions
    /// @return the book; empty if the game is larger, has a score or several players, or some outcome is
    ///     unknown. Cost: one question for each position
    /// @throws LimitException if the work was cancelled
    public static Optional<JsonObject> of(Sum sum, Side side, int most, Limits limits, Language language) {
        boolean isForTwo = sum.components().stream()
                .map(component -> component.game().rules())
                .noneMatch(rules -> rules instanceof RuleTree.Scored
                        || rules instanceof RuleTree.Players
                        || rules instanceof RuleTree.Blocking);
        return isForTwo ? new PlayBookJson(most, limits, language).from(Situation.start(sum, side)) : Optional.empty();
    }

    private Optional<JsonObject> from(Situation start) {
        var node = new JsonObject()
                .put("line", MovesJson.line(start.sum()))
                .put("moverWins", start.sum().play() == Play.MISERE);
        var positions = node.putArray("positions");
        number(start);
        int moves = 0;
        var prospects = new MoveProspects(limits);
        for (int i = 0; i < open.size(); i++) {
            limits.checkpoint();
            var page = page(open.get(i), prospects);
            moves += page.made.size();
            if (page.made.size() > MOST_MOVES || moves > MOST_MOVES || open.size() > most || prospects.isOver())
                return Optional.empty();
            positions.add(page.node);
        }
        return Optional.of(node);
    }

    private int number(Situation situation) {
        return numbers.computeIfAbsent(situation.text() + " " + situation.mover(), _ -> {
            open.add(situation);
            return open.size() - 1;
        });
    }

    private record Page(JsonObject node, List<Move> made) {}

    private Page page(Situation situation, MoveProspects prospects) {
        var board = new BoardJson(situation.sum(), language);
        var made = LegalMoves.moves(situation).limit(MOST_MOVES + 1L).toList();
        var node = new JsonObject()
                .set("board", board.document())
                .put(
                        "mover",
                        situation.mover() == null
                                ? null
                                : situation.mover().name().toLowerCase(Locale.ROOT))
                .put("standing", MovesJson.standing(prospects.of(situation).standing()));
        var moves = node.putArray("moves");
        var writer = new MoveWriter(situation);
        var wording = new MoveWording(language);
        for (var move : made) {
            var after = situation.after(move);
            var result = MoveProspects.afterMove(prospects.of(after));
            var entry = moves.addObject()
                    .put("move", writer.typedText(move))
                    .put("says", wording.move(situation, move))
                    .put("to", number(after))
                    .put("result", MovesJson.standing(result));
            board.touch(entry, move);
        }
        return new Page(node, made);
    }
}
