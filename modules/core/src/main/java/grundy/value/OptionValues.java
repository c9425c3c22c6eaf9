package grundy.value;

import grundy.value.Value.Number;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A position by what its options are worth: see {@link ShortValue#ofOptions}.
record OptionValues(List<TwoTerms> left, List<TwoTerms> right) {
    Optional<ShortValue> value() {
        var from = left.stream().map(TwoTerms::number).max(Dyadic::compareTo);
        var to = right.stream().map(TwoTerms::number).min(Dyadic::compareTo);
        if (from.isEmpty() || to.isEmpty()) return Optional.of(number(from, to));
        return switch (Integer.signum(from.get().compareTo(to.get()))) {
            case -1 -> Optional.of(number(from, to));
            case 0 -> at(from.get());
            default -> Optional.empty();
        };
    }

    /// @param from the greatest number among Left's options, less than `to`
    /// @param to the least among Right's
    private ShortValue number(Optional<Dyadic> from, Optional<Dyadic> to) {
        var lower = from.orElseGet(() -> beyond(to.orElse(Dyadic.ZERO).negate()).negate());
        var upper = to.orElseGet(() -> beyond(from.orElse(Dyadic.ZERO)));
        var ends = Stream.concat(
                from.filter(end -> mex(left, end).signum() == 0).stream(),
                to.filter(end -> mex(right, end).signum() == 0).stream());
        return Stream.concat(ends, Stream.of(Dyadic.simplestBetween(lower, upper)))
                .min(Comparator.comparing(Dyadic::birthday))
                .map(Number::new)
                .orElseThrow();
    }

    /// @return a number so far beyond another that the simplest between them is the simplest of all that
    ///     are greater
    private static Dyadic beyond(Dyadic number) {
        return Dyadic.of(number.floor().max(BigInteger.ZERO).add(BigInteger.TWO));
    }

    /// @param number the greatest among Left's options and the least among Right's
    private Optional<ShortValue> at(Dyadic number) {
        var nimber = mex(left, number);
        return nimber.equals(mex(right, number)) ? Optional.of(ShortValue.of(number, nimber)) : Optional.empty();
    }

    /// @return the least nimber that no option has beside this number; 0 exactly if the number itself is no option
    private static BigInteger mex(List<TwoTerms> options, Dyadic number) {
        var nimbers = options.stream()
                .filter(option -> option.number().equals(number))
                .map(TwoTerms::nimber)
                .collect(Collectors.toSet());
        var least = BigInteger.ZERO;
        while (nimbers.contains(least)) least = least.add(BigInteger.ONE);
        return least;
    }
}
