package grundy.web.api;

import grundy.explain.Explainer;
import grundy.explain.QuestionLine;
import grundy.finding.Move;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.answer.MatchJson;
import grundy.present.json.answer.MovesJson;
import grundy.present.json.answer.NoticesJson;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveReading;
import grundy.present.move.MoveWording;
import grundy.present.move.Situation;
import grundy.present.play.GameAnalyst;
import grundy.present.play.LossReasons;
import grundy.present.play.Match;
import grundy.present.play.MoveClock;
import grundy.present.play.MoveProspects;
import grundy.present.play.Opponent;
import grundy.present.play.Picture;
import grundy.present.play.PlayCommentary;
import grundy.rules.BoardPosition;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Side;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.util.List;
import java.util.Random;

/// `play`: a step of a game. The server remembers nothing of it.
///
/// Members: `rules`, `position`, `side` (who is about to move in a game of Left and Right; Left if it
/// is not there), `do`: `look`, `move` (with `move`, as a person types it), `reply` (the engine moves;
/// `strength` from 0 to 10, 10 is perfect, less plays some other move now and then, by `seed`), `hint`,
/// `why`; with a score `moverPoints` and `otherPoints`, those that the player about to move and the
/// other one have already. The answer: `now`, the situation that there is then ({@link MovesJson}),
/// with `picture` (lines) and, if play is over, `winner` (`mover`, who is about to move there, or
/// `other`) and `says`; where a move was made `ply` (`move`, `says`, `steps`, `before` and `after`, how
/// its maker stood, `mistake`, `better`: a move that keeps the win); of a hint `says` and `move`; of a
/// reply and of `why` `says` and `blocks`. With a score `now` has `points` (`mover`, `other`), `sign`
/// and `difference`, `ply` has `points`, `again` and `lost`, and `winner` may be `draw`.
final class PlayEndpoint implements Endpoint {
    private static final List<String> TASKS = List.of("look", "move", "reply", "hint", "why");
    private static final int PERFECT = 10;
    private static final int MOST_CHOICES = 2_000;
    private static final long MOST_POINTS = 1L << 62;
    private static final int COLUMNS = 100;

    @Override
    public String name() {
        return "play";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = RuleText.source(request);
        var side = request.side().orElse(Side.LEFT);
        var task = request.choice("do", "look", TASKS, name -> name);
        var move = request.optionalText("move");
        if (task.equals("move") && move.isEmpty())
            throw new RefusedRequest(400, Message.of("web.request.missing", "name", "move"));
        long strength = request.number("strength", PERFECT, 0, PERFECT);
        long seed = request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        var points = new ScoredStep.Points(
                request.number("moverPoints", 0, -MOST_POINTS, MOST_POINTS),
                request.number("otherPoints", 0, -MOST_POINTS, MOST_POINTS));
        return Endpoint.document(limits -> {
            var sum = RuleText.language().question(source);
            var step = step(sum, side, points, limits, language);
            var answer = switch (task) {
                case "move" -> step.move(move.orElseThrow());
                case "reply" -> {
                    var chance = new Random(seed);
                    yield step.reply(strength < PERFECT && chance.nextInt(PERFECT) >= strength, chance);
                }
                case "hint" -> step.hint();
                case "why" -> step.why();
                default -> step.look();
            };
            NoticesJson.add(answer, new QuestionLine(sum).notices(), language);
            return answer;
        });
    }

    private static PlayStep step(Sum sum, Side side, ScoredStep.Points points, Limits limits, Language language) {
        MovesEndpoint.refusePlayers(sum);
        var scored = MovesEndpoint.scored(sum);
        if (scored.isPresent()) return scored(sum, scored.get(), points, limits, language);
        return new UnscoredStep(Situation.start(sum, side), limits, language);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> PlayStep scored(
            Sum sum, ScoredBoard<P> board, ScoredStep.Points points, Limits limits, Language language) {
        var position = (P) ((BoardPosition) sum.components().getFirst().position()).state();
        return new ScoredStep<>(sum, board, position, points, limits, language);
    }

    /// A step of a game without a score.
    private static final class UnscoredStep implements PlayStep {
        private final Language language;
        private final MovesJson json;
        private final GameAnalyst analyst;
        private final Opponent opponent;
        private final PlayCommentary commentary;
        private final Situation situation;

        UnscoredStep(Situation situation, Limits limits, Language language) {
            this.situation = situation;
            this.language = language;
            this.json = new MovesJson(new MoveProspects(limits), language);
            this.analyst = new GameAnalyst(limits, clock(limits));
            this.opponent = new Opponent(analyst);
            this.commentary = new PlayCommentary(new MoveWording(language), analyst, opponent);
        }

        /// Half the time that there is: a move is made in the rest, whatever was found out.
        private static MoveClock clock(Limits limits) {
            return new MoveClock(Math.max(1, limits.deadline().remaining().toSeconds() / 2));
        }

        @Override
        public JsonObject look() {
            return new JsonObject().set("now", now(situation));
        }

        private JsonObject now(Situation now) {
            var node = json.situation(now);
            new Picture(language, COLUMNS).of(now).forEach(node.putArray("picture")::add);
            if (!LegalMoves.isOver(now)) return node;
            boolean moverWins = now.sum().play() == Play.MISERE;
            return node.put("winner", moverWins ? "mover" : "other")
                    .put("says", LossReasons.over(now).in(language));
        }

        @Override
        public JsonObject move(String typed) throws SyntaxException {
            refuseWhenOver();
            return switch (new MoveReader(situation, RuleText.language()).read(typed)) {
                case MoveReading.Refused(var why) -> throw new RefusedRequest(400, why);
                case MoveReading.Accepted(var move) -> {
                    var match = new Match(situation, true, analyst);
                    yield playedJson(match, move);
                }
            };
        }

        @Override
        public JsonObject reply(boolean isAnyMove, Random chance) {
            refuseWhenOver();
            var match = new Match(situation, false, analyst);
            var node = playedJson(match, isAnyMove ? anyMove(chance) : opponent.choose(match));
            return node.put("says", commentary.computerPlayed(match).in(language));
        }

        private Move anyMove(Random chance) {
            var moves = LegalMoves.moves(situation).limit(MOST_CHOICES).toList();
            return moves.get(chance.nextInt(moves.size()));
        }

        private JsonObject playedJson(Match match, Move move) {
            var ply = match.play(move);
            var node = new JsonObject().set("now", now(ply.to()));
            var made = json.moveJson(situation, move);
            MatchJson.standings(made, ply);
            ply.better().ifPresent(better -> made.set("better", json.moveJson(situation, better)));
            return node.set("ply", made);
        }

        @Override
        public JsonObject hint() {
            refuseWhenOver();
            var hint = commentary.hint(new Match(situation, true, analyst));
            return look().put("says", hint.says().in(language)).set("move", json.moveJson(situation, hint.move()));
        }

        @Override
        public JsonObject why() {
            var match = new Match(situation, true, analyst);
            var node = look();
            var says = commentary.why(match);
            node.put(
                    "says",
                    String.join(
                            " ", says.stream().map(each -> each.in(language)).toList()));
            if (!LegalMoves.isOver(situation))
                match.analysis()
                        .verdict()
                        .ifPresent(verdict -> node.set(
                                "blocks", BlockJson.of(Explainer.in(language).explanation(verdict), language)));
            return node;
        }

        private void refuseWhenOver() {
            if (LegalMoves.isOver(situation)) throw new RefusedRequest(400, Message.of("web.play.over"));
        }
    }
}
