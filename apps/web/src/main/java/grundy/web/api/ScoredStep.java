package grundy.web.api;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.BoardJson;
import grundy.present.json.answer.MovesJson;
import grundy.present.move.MoveWording;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredAnalyst;
import grundy.present.play.ScoredCommentary;
import grundy.present.play.ScoredMatch;
import grundy.present.play.ScoredOutlook;
import grundy.question.ScoresQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.Sum;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.RefusedRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/// A step of a game with a score. Of earlier play only the points are known.
///
/// @param <P> the positions
final class ScoredStep<P> implements PlayStep {
    private static final int SECONDS = 1;

    private final Sum sum;
    private final ScoredBoard<P> rules;
    private final P start;
    private final Points points;
    private final Language language;
    private final ScoredAnalyst<P> analyst;
    private final ScoredCommentary<P> commentary;

    /// The points of the player about to move and of the opponent.
    record Points(long mover, long other) {
        Points after(ScoredMove<?> move) {
            long made = mover + move.points();
            return move.again() ? new Points(made, other) : new Points(other, made);
        }
    }

    ScoredStep(Sum sum, ScoredBoard<P> rules, P start, Points points, Limits limits, Language language) {
        this.sum = sum;
        this.rules = rules;
        this.start = start;
        this.points = points;
        this.language = language;
        var scores = new Solver(limits).solve(new ScoresQuestion<>(rules, start));
        this.analyst = new ScoredAnalyst<>(scores, new MoveClock(SECONDS));
        this.commentary = new ScoredCommentary<>(rules, new MoveWording(language));
    }

    private ScoredMatch<P> match(boolean humanFirst) {
        return humanFirst
                ? new ScoredMatch<>(rules, start, analyst, true, points.mover, points.other)
                : new ScoredMatch<>(rules, start, analyst, false, points.other, points.mover);
    }

    @Override
    public JsonObject look() {
        return new JsonObject().set("now", now(start, points));
    }

    private Sum at(P position) {
        var component = new Component(sum.components().getFirst().game(), boardPosition(position));
        var unnamed = new Sum(sum.play(), sum.compound(), List.of(component), "");
        return new Sum(sum.play(), sum.compound(), List.of(component), unnamed.position());
    }

    private BoardPosition boardPosition(P position) {
        return new BoardPosition(position, () -> rules.write(position));
    }

    private JsonObject now(P position, Points held) {
        var there = at(position);
        boolean isOver = !rules.moves(position).iterator().hasNext();
        var rest = isOver ? OptionalLong.of(rules.ending(position)) : analyst.glance(position);
        var node = new JsonObject()
                .put("rules", AnswerJson.rules(there))
                .put("position", there.position())
                .put("line", MovesJson.line(there))
                .set("board", new BoardJson(there, language).document())
                .putNull("mover")
                .put("over", isOver)
                .put("standing", standing(ahead(held, rest)))
                .putNull("outcome")
                .putNull("value")
                .putNull("remoteness")
                .put("sign", rules.sign(position));
        rules.picture(position).forEach(node.putArray("picture")::add);
        var end = isOver ? finalPoints(held, rest.getAsLong()) : held;
        node.putObject("points").put("mover", end.mover).put("other", end.other);
        if (rest.isPresent()) node.put("difference", rest.getAsLong());
        else node.putNull("difference");
        if (!isOver) return node;
        long ahead = end.mover - end.other;
        return node.put("winner", ahead > 0 ? "mover" : ahead < 0 ? "other" : "draw")
                .put("says", commentary.over(position, end.mover, end.other).in(language));
    }

    private Message over(Points end) {
        return commentary.over(start, end.mover, end.other);
    }

    private static Points finalPoints(Points held, long ending) {
        return new Points(held.mover + Math.max(0, ending), held.other + Math.max(0, -ending));
    }

    private static OptionalLong ahead(Points held, OptionalLong rest) {
        return rest.isEmpty() ? rest : OptionalLong.of(held.mover - held.other + rest.getAsLong());
    }

    private static @Nullable String standing(OptionalLong ahead) {
        if (ahead.isEmpty()) return null;
        return ahead.getAsLong() > 0 ? "won" : ahead.getAsLong() < 0 ? "lost" : "drawn";
    }

    @Override
    public JsonObject move(String typed) {
        refuseWhenOver();
        var match = match(true);
        var move = match.read(typed);
        if (move.isEmpty()) throw new RefusedRequest(400, commentary.noMove(typed, start, moves()));
        return playedJson(match, move.get());
    }

    private List<ScoredMove<P>> moves() {
        var moves = new ArrayList<ScoredMove<P>>();
        for (var move : rules.moves(start)) moves.add(move);
        return moves;
    }

    @Override
    public JsonObject reply(boolean isAnyMove, Random chance) {
        refuseWhenOver();
        var match = match(false);
        var moves = moves();
        var outlook = match.outlook();
        var move = isAnyMove ? moves.get(chance.nextInt(moves.size())) : match.choice();
        var node = playedJson(match, move);
        var comment = isAnyMove ? commentary.standing(match) : commentary.afterComputer(match, outlook);
        return node.put(
                "says",
                Message.of("play.computer-played", "move", commentary.move(start, move), "comment", comment)
                        .in(language));
    }

    private JsonObject playedJson(ScoredMatch<P> match, ScoredMove<P> move) {
        var before = standing(ahead(points, analyst.glance(start)));
        var turn = match.play(move);
        var held = points.after(move);
        var now = now(move.to(), held);
        var made = moveJson(move);
        made.put("points", move.points()).put("again", move.again()).put("before", before);
        made.put("after", after(move, held)).put("mistake", turn.isMistake());
        if (turn.lostPoints().isPresent()) made.put("lost", turn.lostPoints().getAsLong());
        else made.putNull("lost");
        turn.better().ifPresent(better -> made.set("better", moveJson(better)));
        return new JsonObject().set("now", now).set("ply", made);
    }

    /// @return the standing of the player after the move
    private @Nullable String after(ScoredMove<P> move, Points held) {
        boolean isOver = !rules.moves(move.to()).iterator().hasNext();
        var rest = isOver ? OptionalLong.of(rules.ending(move.to())) : analyst.glance(move.to());
        var ahead = ahead(held, rest);
        return standing(move.again() || ahead.isEmpty() ? ahead : OptionalLong.of(-ahead.getAsLong()));
    }

    private JsonObject moveJson(ScoredMove<P> move) {
        var node = new JsonObject().put("move", rules.code(start, move)).put("says", commentary.move(start, move));
        node.putArray("steps")
                .addObject()
                .put("component", 0)
                .put("from", rules.write(start))
                .put("to", rules.write(move.to()));
        new BoardJson(at(start), language).touch(node, boardPosition(move.to()));
        return node;
    }

    @Override
    public JsonObject hint() {
        refuseWhenOver();
        var match = match(true);
        var node = look().put("says", commentary.hint(match).in(language));
        best(match).ifPresent(move -> node.set("move", moveJson(move)));
        return node;
    }

    private Optional<ScoredMove<P>> best(ScoredMatch<P> match) {
        return switch (match.outlook()) {
            case ScoredOutlook.Known<P>(var _, var best) -> Optional.of(best.getFirst());
            case ScoredOutlook.Foreseen<P>(var foresight) -> Optional.of(foresight.move());
            case ScoredOutlook.Unknown<P> _ -> Optional.empty();
        };
    }

    @Override
    public JsonObject why() {
        if (moves().isEmpty())
            return look().put(
                            "says",
                            over(finalPoints(points, rules.ending(start))).in(language));
        var match = match(true);
        var says = new ArrayList<>(List.of(commentary.hint(match).in(language)));
        if (match.outlook() instanceof ScoredOutlook.Known<P>)
            commentary.line(start, analyst.line(start)).ifPresent(line -> says.add(line.in(language)));
        return look().put("says", String.join(" ", says));
    }

    private void refuseWhenOver() {
        if (moves().isEmpty()) throw new RefusedRequest(400, Message.of("web.play.over"));
    }
}
