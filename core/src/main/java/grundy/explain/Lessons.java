package grundy.explain;

import grundy.check.Evidence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.solve.Verdict;
import grundy.solve.Verdict.Reasoning;
import grundy.solve.Worth;
import grundy.text.Lesson;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Chooses what to teach: by the way in which the verdict follows from its components, and for a single component
/// by its rules.
final class Lessons {
    private Lessons() {}

    static List<Lesson> of(Verdict verdict) {
        var lessons = chosen(verdict);
        if (verdict.ruleOfThumb() == null || EndLesson.applies(verdict)) return lessons;
        return Stream.concat(lessons.stream(), Stream.of(new ThumbLesson(verdict, verdict.ruleOfThumb())))
                .toList();
    }

    private static List<Lesson> chosen(Verdict verdict) {
        if (verdict.evidence() instanceof Evidence.Automatic proved)
            return List.of(new AutomatonLesson(verdict, proved));
        if (GraphLesson.applies(verdict)) return List.of(new GraphLesson(verdict));
        if (EndLesson.applies(verdict)) return List.of(new EndLesson(verdict));
        var product = ProductLesson.of(verdict);
        if (product.isPresent()) return List.of(product.get());
        var board = BoardLesson.of(verdict);
        if (board.isPresent()) return List.of(board.get());
        return switch (verdict.reasoning()) {
            case Reasoning.NimSum(var values, var sum) ->
                List.of(nimSum(
                        verdict, values.stream().map(Value.Nimber::number).toList(), sum.number()));
            case Reasoning.Tame(var values, var sum, long firm) -> List.of(tame(verdict, values, sum, firm));
            case Reasoning.Cold() -> List.of(cold(verdict));
            case Reasoning.MisereValue(var value) -> List.of(misereValue(verdict, value));
            case Reasoning.Search(long positions, long remoteness) ->
                List.of(new SearchLesson(verdict, positions, remoteness));
            case Reasoning.Token _, Reasoning.SidedToken _, Reasoning.LoopySum _ -> List.of(new GraphLesson(verdict));
            case Reasoning.LongestSuspense(var suspense) -> List.of(LengthsLesson.ofSuspense(verdict, suspense));
            case Reasoning.LeastRemoteness(var remoteness) -> List.of(LengthsLesson.ofRemoteness(verdict, remoteness));
            case Reasoning.Foreclosed(var values) -> List.of(new ForeclosedLesson(verdict, values));
            case Reasoning.AllCold(var cold) ->
                List.of(
                        verdict.question().sum().compound().isShort()
                                ? new ShortSelectiveLesson(verdict, cold)
                                : new SelectiveLesson(verdict, cold));
            case Reasoning.NumberSum numbers -> List.of(new NumberLesson(verdict, numbers));
            case Reasoning.Minimax minimax -> List.of(new MinimaxLesson(verdict, minimax));
            case Reasoning.LoserOf(int loser) -> List.of(new PlayersLesson(verdict, loser));
            case Reasoning.Sides(var left, var right) -> List.of(new SidesLesson(verdict, left, right));
        };
    }

    private static Lesson nimSum(Verdict verdict, List<BigInteger> values, BigInteger sum) {
        if (isNim(verdict)) return new NimLesson(verdict, sum);
        if (values.size() != 1) return new SumLesson(verdict, values, sum);
        var value = values.getFirst();
        return single(verdict, Play.NORMAL, value, new ValueLesson(verdict, value));
    }

    /// A single heap that does not split has a row of misere values, which is easier to follow than the theory of
    /// tame games.
    private static Lesson tame(Verdict verdict, List<BigInteger> values, BigInteger sum, long firm) {
        if (isNim(verdict)) return new MisereNimLesson(verdict, sum, firm);
        var lesson = new TameLesson(verdict, values, sum, firm);
        if (!(verdict.value() instanceof Worth.Known(Value.MisereNimber(var value), var _))) return lesson;
        return isHeapThatStaysWhole(verdict) ? single(verdict, Play.MISERE, value, lesson) : lesson;
    }

    private static Lesson cold(Verdict verdict) {
        return single(verdict, verdict.question().sum().play(), null, new ClaimLesson(verdict));
    }

    private static Lesson misereValue(Verdict verdict, BigInteger value) {
        return single(verdict, Play.MISERE, value, new ValueLesson(verdict, value));
    }

    /// @param value null where it is not known
    /// @param otherwise the lesson if there is nothing special about the only component's rules
    private static Lesson single(Verdict verdict, Play play, @Nullable BigInteger value, Lesson otherwise) {
        var component = verdict.question().sum().components().getFirst();
        if (!(component.position() instanceof Tuple tuple)) return otherwise;
        return switch (Kind.of(component.game().rules())) {
            case Kind.Interval(var least, var most) -> new IntervalLesson(least, most, tuple.get(0), play);
            case Kind.Race(var target, var most) -> new RaceLesson(target, most, tuple.get(0), play);
            case Kind.MustFinish(var least, var most)
            when least.equals(BigInteger.ONE) -> new IntervalLesson(least, most, tuple.get(0), play);
            case Kind.MustFinish(var least, var most) -> new MustFinishLesson(verdict, least, most, tuple.get(0));
            case Kind.Wythoff _ -> new WythoffLesson(verdict, tuple.get(0), tuple.get(1), play);
            case Kind.FibonacciNim _ when play == Play.NORMAL -> new FibonacciNimLesson(tuple.get(0), tuple.get(1));
            case Kind.Euclid _ when play == Play.NORMAL -> new EuclidLesson(verdict, tuple.get(0), tuple.get(1));
            case Kind.Other _, Kind.FibonacciNim _, Kind.Euclid _ -> otherwise;
            case Kind kind -> oneHeap(verdict, kind, tuple.get(0), play, value);
        };
    }

    private static Lesson oneHeap(Verdict verdict, Kind kind, BigInteger heap, Play play, @Nullable BigInteger value) {
        var row = new RowLesson(verdict, play, value, EvidenceIn.period(verdict.evidence(), play));
        if (play == Play.MISERE) return row;
        return blocks -> Law.of(kind, heap, new Shown(blocks.language()))
                .<Lesson>map(law -> new LawLesson(verdict, law))
                .orElse(row)
                .tell(blocks);
    }

    private static boolean isHeapThatStaysWhole(Verdict verdict) {
        var components = verdict.question().sum().components();
        var rules = components.getFirst().game().rules();
        return components.size() == 1
                && !rules.maySplit()
                && (rules instanceof Rules.TakeAndBreak
                        || switch (Kind.of(rules)) {
                            case Kind.Race _, Kind.MustFinish _ -> true;
                            default -> false;
                        });
    }

    /// @return whether all components are heaps of Nim
    private static boolean isNim(Verdict verdict) {
        Rules known = null;
        for (var component : verdict.question().sum().components()) {
            var rules = component.game().rules();
            if (rules.equals(known)) continue;
            if (!(Kind.of(rules) instanceof Kind.Nim)) return false;
            known = rules;
        }
        return true;
    }
}
