package grundy.explain;

import grundy.check.Evidence;
import grundy.explain.lesson.TheoremText;
import grundy.text.Citation;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The theorem and the source of an answer, in as few words as an app has room for beside a verdict.
///
/// @param theorem its name in the reader's language, or those of a theorem about sums and of one about its first
///     component; empty if the answer rests on none
/// @param source where it is published; empty if that is not said
public record AnswerGround(String theorem, String source) {
    static AnswerGround of(Evidence evidence, Language language) {
        var theorem = theoremNames(evidence)
                .map(name -> text(name, language))
                .distinct()
                .collect(Collectors.joining(Message.of("explain.semicolon").in(language)));
        return new AnswerGround(theorem, text(source(evidence), language));
    }

    private static String text(Object name, Language language) {
        return name instanceof Message message ? message.in(language) : Objects.toString(name);
    }

    private static Stream<Object> theoremNames(Evidence evidence) {
        return switch (evidence) {
            case Evidence.ClosedForm form -> Stream.of(TheoremText.name(form.name()));
            case Evidence.Period period -> Stream.of(TheoremText.name(period.theorem()));
            case Evidence.Arithmetic(var theorem, var _) -> Stream.of(TheoremText.name(theorem));
            case Evidence.Sum(var theorem, var components) ->
                Stream.concat(Stream.of(TheoremText.name(theorem)), ofFirst(components));
            case Evidence.Argument(var kind, var components) ->
                Stream.concat(Stream.of(EvidenceLine.argument(kind)), ofFirst(components));
            case Evidence.Tame(var _, var components) -> ofFirst(components);
            case Evidence.Table _,
                    Evidence.Exhaustive _,
                    Evidence.Minimax _,
                    Evidence.Automatic _,
                    Evidence.Quotient _ -> Stream.empty();
        };
    }

    private static Stream<Object> ofFirst(List<Evidence> components) {
        return components.isEmpty() ? Stream.empty() : theoremNames(components.getFirst());
    }

    private static Object source(Evidence evidence) {
        return switch (evidence) {
            case Evidence.ClosedForm form -> Citation.source(form.source());
            case Evidence.Sum(var _, var components) -> ofFirstSource(components);
            case Evidence.Argument(var _, var components) -> ofFirstSource(components);
            case Evidence.Tame(var _, var components) -> ofFirstSource(components);
            default -> "";
        };
    }

    private static Object ofFirstSource(List<Evidence> components) {
        return components.isEmpty() ? "" : source(components.getFirst());
    }
}
