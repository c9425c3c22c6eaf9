package grundy.web.api;

import grundy.explain.Explainer;
import grundy.json.JsonObject;
import grundy.present.json.BlockJson;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.BoardJson;
import grundy.present.json.answer.NoticesJson;
import grundy.question.AnswerPart;
import grundy.question.PositionQuestion;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.request.ServerTheorems;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Stream;

/// `solve`: who wins, the value, the winning moves, the evidence, an explanation.
///
/// Members: `rules`, `position` (may stand in `rules`), `moves` (the longest list of winning moves),
/// `side` (`left` or `right`: whose), `only` (which part of the answer is enough). The answer is that of
/// `grundy solve --json` with `ground` (`theorem` and `source`, as they are named in the reader's
/// language), `board` ({@link BoardJson}) and `blocks`, the explanation for an app that lays it out
/// itself.
final class SolveEndpoint implements Endpoint {
    private static final long USUAL_MOVES = 100;
    private static final long MOST_MOVES = 100_000;

    @Override
    public String name() {
        return "solve";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = RuleText.source(request);
        long moves = request.number("moves", USUAL_MOVES, 0, MOST_MOVES);
        var side = request.side();
        var part = request.choice("only", Optional.<AnswerPart>empty(), AnswerPart.NAMES, AnswerPart::find)
                .orElse(AnswerPart.ALL);
        return Endpoint.document(limits -> {
            var question = question(source).only(part);
            var notices = new ArrayList<Message>();
            var both = new Solver(limits, ServerTheorems.theorems(notices::add)).solve(question);
            var verdict = side.isPresent() ? both.movesOf(side.get()) : both;
            var explainer = Explainer.in(language);
            var explanation = explainer.explanation(verdict);
            var answer = side.isPresent()
                    ? AnswerJson.ofSide(verdict, side.get(), explanation, moves, language)
                    : AnswerJson.of(verdict, explanation, moves, language);
            var ground = explainer.ground(verdict.evidence());
            answer.set(
                    "ground", new JsonObject().put("theorem", ground.theorem()).put("source", ground.source()));
            answer.set("board", new BoardJson(question.sum(), language).document());
            NoticesJson.add(answer, notices, language);
            var blocks = new Blocks(language);
            notices.forEach(blocks::say);
            return answer.set(
                    "blocks",
                    BlockJson.of(
                            Stream.concat(
                                            blocks.list().stream(),
                                            explainer.answer(verdict, explanation, moves).stream())
                                    .toList(),
                            language));
        });
    }

    private static PositionQuestion question(Source source) throws SyntaxException {
        return new PositionQuestion(RuleText.language().question(source));
    }
}
