package grundy.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The basis of a verdict on a position that is too large to be computed again.
///
/// @param statement the closed form, in the language of claims; empty if there is none
/// @param periods of sequences of values, each of one kind of component
/// @param theorem about all sizes, by an automaton
/// @param quotient which element each heap has in misere play
public record VerdictBasis(
        String statement,
        List<Evidence.Period> periods,
        Optional<Evidence.Automatic> theorem,
        Optional<QuotientTheorem> quotient) {
    /// It rests on nothing that is named.
    public static final VerdictBasis NONE = of("");

    /// @param statement a closed form in the language of claims
    public static VerdictBasis of(String statement) {
        return new VerdictBasis(statement, List.of(), Optional.empty(), Optional.empty());
    }

    /// @param period of heaps; empty for none
    public static VerdictBasis ofPeriod(Optional<Evidence.Period> period) {
        return new VerdictBasis("", period.stream().toList(), Optional.empty(), Optional.empty());
    }

    /// @param evidence of a verdict
    public static VerdictBasis of(Evidence evidence) {
        var kinds = kinds(evidence).toList();
        return new VerdictBasis(
                evidence.single() instanceof Evidence.ClosedForm form ? form.statement() : "",
                only(kinds, Evidence.Period.class)
                        .filter(Evidence.Period::isProved)
                        .toList(),
                only(kinds, Evidence.Automatic.class).findFirst(),
                only(kinds, Evidence.Quotient.class)
                        .map(Evidence.Quotient::theorem)
                        .findFirst());
    }

    /// @return whether it names something that holds for positions of any size
    public boolean isNamed() {
        return !periods.isEmpty() || theorem.isPresent() || quotient.isPresent();
    }

    private static Stream<Evidence> kinds(Evidence evidence) {
        return switch (evidence) {
            case Evidence.Sum(var _, var components) -> components.stream().flatMap(VerdictBasis::kinds);
            case Evidence.Tame(var _, var components) -> components.stream().flatMap(VerdictBasis::kinds);
            default -> Stream.of(evidence);
        };
    }

    private static <E> Stream<E> only(List<Evidence> kinds, Class<E> kind) {
        return kinds.stream().filter(kind::isInstance).map(kind::cast);
    }
}
