package grundy.present.json.answer;

import grundy.answer.OpenVerdict;
import grundy.answer.OpenVerdict.Reason;
import grundy.explain.Explainer;
import grundy.json.JsonObject;
import grundy.present.layout.TextLayout;
import grundy.text.Language;
import java.math.BigInteger;

/// The answer where a number was left open: which number makes a game come out as wanted.
///
/// Members: those of {@link AnswerJson} for the game with that number put in, none if there is none; and `unknown`:
/// `number` (or null), `from` (the least that was examined), `want` (N, P, L, R, D), `reason` (divisors, tried,
/// never, only-one, no-difference) with what belongs to it (`numbers`, `count`, `dividend`; `last`; `only`),
/// `evidence`, `explanation`.
public final class OpenJson {
    private static final int MOST_LISTED = 100;

    private OpenJson() {}

    /// @param moves the longest list of moves
    /// @return the verdict with the number put in, and in `unknown` how it was found
    public static JsonObject of(OpenVerdict verdict, long moves, Language language) {
        var explainer = Explainer.in(language);
        var unknown = new JsonObject();
        verdict.answer()
                .ifPresentOrElse(answer -> unknown.put("number", answer.number()), () -> unknown.putNull("number"));
        unknown.put("from", verdict.from());
        unknown.put("want", verdict.targetOutcome().name());
        reason(unknown, verdict.reason());
        unknown.set("evidence", EvidenceJson.of(verdict.evidence()));
        unknown.put("explanation", TextLayout.USUAL.text(explainer.explanation(verdict)));
        var node = verdict.answer()
                .map(answer ->
                        AnswerJson.of(answer.verdict(), explainer.explanation(answer.verdict()), moves, language))
                .orElseGet(JsonObject::new);
        node.set("unknown", unknown);
        return node;
    }

    private static void reason(JsonObject node, Reason reason) {
        switch (reason) {
            case Reason.Divisors divisors -> {
                var numbers = node.put("reason", "divisors").putArray("numbers");
                divisors.divisors().stream()
                        .limit(MOST_LISTED)
                        .forEach(divisor -> numbers.add(divisor.subtract(BigInteger.ONE)));
                node.put("count", divisors.divisors().size());
                node.put("dividend", divisors.dividend());
            }
            case Reason.EachTried(var last) -> node.put("reason", "tried").put("last", last);
            case Reason.Impossible _ -> node.put("reason", "never");
            case Reason.OnlyOne(var number) -> node.put("reason", "only-one").put("only", number);
            case Reason.NoDifference(var last) ->
                node.put("reason", "no-difference").put("last", last);
        }
    }
}
