package grundy.explain;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning;
import grundy.check.Evidence;
import grundy.explain.board.ComponentGames;
import grundy.explain.board.WinningMoveExample;
import grundy.explain.compound.ForeclosedLesson;
import grundy.explain.compound.LengthsLesson;
import grundy.explain.compound.SelectiveLesson;
import grundy.explain.compound.ShortSelectiveLesson;
import grundy.explain.lesson.AutomatonLesson;
import grundy.explain.lesson.BlockingLesson;
import grundy.explain.lesson.ClaimLesson;
import grundy.explain.lesson.EndLesson;
import grundy.explain.lesson.EvidenceIn;
import grundy.explain.lesson.GraphLesson;
import grundy.explain.lesson.MinimaxLesson;
import grundy.explain.lesson.PlayersLesson;
import grundy.explain.lesson.QuotientLesson;
import grundy.explain.lesson.RowLesson;
import grundy.explain.lesson.SidesLesson;
import grundy.explain.lesson.SumLesson;
import grundy.explain.lesson.TameLesson;
import grundy.explain.lesson.ThumbLesson;
import grundy.explain.value.EndlessLesson;
import grundy.explain.value.FormLesson;
import grundy.explain.value.NumberLesson;
import grundy.explain.value.SearchLesson;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.theory.Theorems;
import grundy.theory.form.LessonContext;
import grundy.theory.nim.MisereNimLesson;
import grundy.theory.nim.NimLesson;
import grundy.theory.nim.TakeAny;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Chooses what to teach: by the way in which the verdict follows from its components, and for a single component
/// by its rules.
final class LessonChoice {
    private LessonChoice() {}

    static List<Lesson> of(Verdict verdict) {
        var lessons = choose(verdict);
        var rule = verdict.ruleOfThumb();
        // Whether this is the end may take seconds to find out.
        if (rule.isEmpty() || EndLesson.applies(verdict)) return lessons;
        return Stream.concat(lessons.stream(), Stream.of(new ThumbLesson(verdict, rule.get())))
                .toList();
    }

    private static List<Lesson> choose(Verdict verdict) {
        if (verdict.evidence() instanceof Evidence.Automatic proved)
            return List.of(new AutomatonLesson(verdict, proved));
        if (GraphLesson.applies(verdict)) return List.of(new GraphLesson(verdict));
        if (EndLesson.applies(verdict)) return List.of(new EndLesson(verdict));
        var board = onBoard(verdict);
        if (board.isPresent()) return List.of(board.get());
        return switch (verdict.reasoning()) {
            case Reasoning.NimSum(var values, var sum) ->
                List.of(nimSum(
                        verdict, values.stream().map(Value.Nimber::number).toList(), sum.number()));
            case Reasoning.Tame(var values, var sum, long firm) -> List.of(tame(verdict, values, sum, firm));
            case Reasoning.Quotient quotient -> List.of(new QuotientLesson(verdict, quotient));
            case Reasoning.OutcomeOnly() -> List.of(cold(verdict));
            case Reasoning.MisereValue(var value) -> List.of(misereValue(verdict, value));
            case Reasoning.Search search -> List.of(new SearchLesson(verdict, search));
            case Reasoning.Token _, Reasoning.SidedToken _, Reasoning.LoopySum _ -> List.of(new GraphLesson(verdict));
            case Reasoning.LongestSuspense(var suspense) -> List.of(LengthsLesson.ofSuspense(verdict, suspense));
            case Reasoning.LeastRemoteness(var remoteness) -> List.of(LengthsLesson.ofRemoteness(verdict, remoteness));
            case Reasoning.Foreclosed(var values) -> List.of(new ForeclosedLesson(verdict, values));
            case Reasoning.ColdComponents(var cold) ->
                List.of(
                        verdict.question().sum().compound().isShort()
                                ? new ShortSelectiveLesson(verdict, cold)
                                : new SelectiveLesson(verdict, cold));
            case Reasoning.FormSum values -> List.of(new FormLesson(verdict, values));
            case Reasoning.EndlessSum sum -> List.of(new EndlessLesson(verdict, sum));
            case Reasoning.NumberSum numbers -> List.of(new NumberLesson(verdict, numbers));
            case Reasoning.Minimax minimax -> List.of(new MinimaxLesson(verdict, minimax));
            case Reasoning.Blocked blocked -> List.of(new BlockingLesson(verdict, blocked));
            case Reasoning.LoserOf(int loser) -> List.of(new PlayersLesson(verdict, loser));
            case Reasoning.Sides(var left, var right) -> List.of(new SidesLesson(verdict, left, right));
        };
    }

    private static Lesson nimSum(Verdict verdict, List<BigInteger> values, BigInteger sum) {
        if (isNim(verdict)) return new NimLesson(ComponentGames.heaps(verdict), sum, verdict.moves());
        if (values.size() != 1) return new SumLesson(verdict, values, sum);
        var value = values.getFirst();
        return single(verdict, Play.NORMAL, value, new ValueLesson(verdict, value));
    }

    /// A single heap that does not split has a row of misere values, which is easier to follow than the theory of
    /// tame games.
    private static Lesson tame(Verdict verdict, List<BigInteger> values, BigInteger sum, long firm) {
        if (isNim(verdict)) return new MisereNimLesson(ComponentGames.heaps(verdict), sum, firm, verdict.moves());
        var lesson = new TameLesson(verdict, values, sum, firm);
        if (!(verdict.value() instanceof ValueStatus.Known(Value.MisereNimber(var value), var _))) return lesson;
        return isHeapThatStaysWhole(verdict) ? single(verdict, Play.MISERE, value, lesson) : lesson;
    }

    private static Lesson cold(Verdict verdict) {
        return single(verdict, verdict.question().sum().play(), null, new ClaimLesson(verdict));
    }

    private static Lesson misereValue(Verdict verdict, BigInteger value) {
        return single(verdict, Play.MISERE, value, new ValueLesson(verdict, value));
    }

    /// @return empty if the verdict does not rest on a theorem about its board
    private static Optional<Lesson> onBoard(Verdict verdict) {
        var components = verdict.question().sum().components();
        return components.size() == 1
                        && components.getFirst().game().rules() instanceof RuleTree.OnBoard
                        && EvidenceIn.closedForm(verdict.evidence()).isPresent()
                ? new Theorems().lesson(lessonContext(verdict))
                : Optional.empty();
    }

    private static LessonContext lessonContext(Verdict verdict) {
        var sum = verdict.question().sum();
        return new LessonContext(
                sum.components().getFirst(),
                sum.play(),
                verdict.outcome(),
                verdict.moves(),
                new WinningMoveExample(verdict));
    }

    /// @param value null where it is not known
    /// @param otherwise the lesson if there is nothing special about the only component's rules
    private static Lesson single(Verdict verdict, Play play, @Nullable BigInteger value, Lesson otherwise) {
        var component = verdict.question().sum().components().getFirst();
        if (!(component.position() instanceof Tuple)) return otherwise;
        return new Theorems()
                .lesson(lessonContext(verdict))
                .orElseGet(() -> component.game().rules() instanceof RuleTree.TakeAndBreak
                        ? new RowLesson(verdict, play, value, EvidenceIn.period(verdict.evidence(), play))
                        : otherwise);
    }

    private static boolean isHeapThatStaysWhole(Verdict verdict) {
        var components = verdict.question().sum().components();
        var rules = components.getFirst().game().rules();
        return components.size() == 1
                && !rules.maySplit()
                && (rules instanceof RuleTree.TakeAndBreak
                        || new Theorems().lesson(lessonContext(verdict)).isPresent());
    }

    /// @return whether all components are heaps of Nim
    private static boolean isNim(Verdict verdict) {
        RuleTree nim = null;
        for (var component : verdict.question().sum().components()) {
            var rules = component.game().rules();
            if (rules.equals(nim)) continue;
            if (!TakeAny.isNim(rules)) return false;
            nim = rules;
        }
        return true;
    }
}
