package grundy.explain.lesson;

import grundy.answer.OpenVerdict;
import grundy.answer.OpenVerdict.Reason;
import grundy.answer.ValueStatus;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;

/// Names the number that answers an open question, and explains why no smaller one does.
public record OpenLesson(OpenVerdict verdict) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(answerMessage(new ShortenedText(blocks.language())));
        blocks.say(why(new ShortenedText(blocks.language())));
    }

    private Message answerMessage(ShortenedText texts) {
        var goal = verdict.answer().filter(OpenLesson::hasSeveralPlayers).isPresent()
                ? goalOfSeveral(verdict.targetOutcome())
                : goalMessage(verdict.targetOutcome());
        return verdict.answer()
                .map(answer -> Message.of(
                        "explain.open.found",
                        "number",
                        texts.number(answer.number()),
                        "from",
                        verdict.from(),
                        "wanted",
                        goal))
                .orElseGet(() -> Message.of("explain.open.none", "from", verdict.from(), "wanted", goal));
    }

    private static boolean hasSeveralPlayers(OpenVerdict.FoundNumber answer) {
        return answer.verdict().value() instanceof ValueStatus.Known(Value.Loser _, var _);
    }

    private static Message goalOfSeveral(Outcome outcome) {
        return outcome == Outcome.P
                ? Message.of("explain.open.wanted-loses")
                : Message.of("explain.open.wanted-does-not-lose");
    }

    private static Message goalMessage(Outcome outcome) {
        return switch (outcome) {
            case P -> Message.of("explain.open.wanted-p");
            case N -> Message.of("explain.open.wanted-n");
            case L -> Message.of("explain.open.wanted-l");
            case R -> Message.of("explain.open.wanted-r");
            case D -> Message.of("explain.open.wanted-d");
        };
    }

    private Message why(ShortenedText texts) {
        return switch (verdict.reason()) {
            case Reason.Divisors divisors -> divisors(divisors, texts);
            case Reason.EachTried(var last)
            when last.equals(verdict.from()) && verdict.answer().isPresent() ->
                Message.of("explain.open.first", "from", verdict.from());
            case Reason.EachTried(var last)
            when verdict.answer().isPresent() ->
                Message.of(
                        last.subtract(verdict.from())
                                        .equals(BigInteger.valueOf(
                                                verdict.smallerVerdicts().size()))
                                ? "explain.open.tried"
                                : "explain.open.tried-sensible",
                        "from",
                        verdict.from(),
                        "last",
                        last.subtract(BigInteger.ONE));
            case Reason.EachTried(var last) ->
                Message.of("explain.open.all-tried", "from", verdict.from(), "last", last);
            case Reason.Impossible _ ->
                Message.of(
                        verdict.targetOutcome() == Outcome.D ? "explain.open.never-draw" : "explain.open.never-sides");
            case Reason.OnlyOne(var number) -> Message.of("explain.open.only-one", "number", texts.number(number));
            case Reason.NoDifference(var last) ->
                Message.of("explain.open.no-difference", "from", verdict.from(), "last", last);
        };
    }

    private Message divisors(Reason.Divisors reason, ShortenedText texts) {
        var dividend = texts.number(reason.dividend());
        var rule = Message.of(
                reason.play() == Play.NORMAL ? "explain.open.rule" : "explain.open.rule-misere",
                "dividend",
                dividend,
                "heap",
                texts.number(reason.heap()));
        var divisors = reason.divisors();
        var least = verdict.from().add(BigInteger.ONE);
        if (divisors.isEmpty())
            return Message.of("explain.open.no-divisors", "rule", rule, "dividend", dividend, "least", least);
        return Message.of(
                divisors.size() == 1 ? "explain.open.one-divisor" : "explain.open.divisors",
                "rule",
                rule,
                "dividend",
                dividend,
                "least",
                least,
                "count",
                divisors.size(),
                "numbers",
                texts.list(divisors.stream()
                        .map(divisor -> divisor.subtract(BigInteger.ONE))
                        .toList()));
    }
}
