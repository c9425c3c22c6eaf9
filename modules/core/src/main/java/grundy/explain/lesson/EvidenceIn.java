package grundy.explain.lesson;

import grundy.check.Evidence;
import grundy.value.Play;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds what a lesson needs in the evidence of a verdict.
public final class EvidenceIn {
    private EvidenceIn() {}

    /// Returns the period on which an answer rests.
    public static Optional<Evidence.Period> period(Evidence evidence, Play play) {
        return all(evidence, Evidence.Period.class)
                .filter(period -> period.misere() == (play == Play.MISERE))
                .findFirst();
    }

    /// Returns the closed form on which an answer rests.
    public static Optional<Evidence.ClosedForm> closedForm(Evidence evidence) {
        return all(evidence, Evidence.ClosedForm.class).findFirst();
    }

    private static <E extends Evidence> Stream<E> all(Evidence evidence, Class<E> kind) {
        return switch (evidence) {
            case Evidence.Sum(var _, var components) -> components.stream().flatMap(part -> all(part, kind));
            case Evidence.Tame(var _, var components) -> components.stream().flatMap(part -> all(part, kind));
            case Evidence.Argument(var _, var components) -> components.stream().flatMap(part -> all(part, kind));
            case Evidence.ClosedForm _,
                    Evidence.Period _,
                    Evidence.Table _,
                    Evidence.Exhaustive _,
                    Evidence.Automatic _,
                    Evidence.Quotient _,
                    Evidence.Arithmetic _,
                    Evidence.Minimax _ ->
                Stream.of(evidence).filter(kind::isInstance).map(kind::cast);
        };
    }
}
