package grundy.theory;

import grundy.rules.Rules;
import grundy.rules.language.CanonicalMoves;
import grundy.theory.form.Forms;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Rules with up to two parameters p and r, and what is known of the game they make. The text is read only when rules
/// of as many coordinates and alternatives are looked at.
///
/// @param text in the rule language
/// @param parameters how many, at most 2
record RuleTemplate(String text, int parameters, Maker maker) {
    private static final int MOST_NUMBERS = 4;

    /// Templates without parameters, and those with two sample pairs of them, as they were read once.
    private static final Map<String, CanonicalMoves> SAMPLES = new ConcurrentHashMap<>();

    /// Makes the closed form for rules that match.
    interface Maker {
        /// @return null for parameters for which nothing is known
        @Nullable
        Forms make(Rules.Moves rules, BigInteger p, BigInteger r);
    }

    private int arity() {
        return 1
                + (int) text.substring(0, text.indexOf(')'))
                        .chars()
                        .filter(letter -> letter == ',')
                        .count();
    }

    private int alternatives() {
        return 1 + (int) text.chars().filter(letter -> letter == '|').count();
    }

    private CanonicalMoves read(BigInteger p, BigInteger r) {
        return CanonicalMoves.read(text, Map.of("p", p, "r", r));
    }

    private CanonicalMoves sample(BigInteger p, BigInteger r) {
        return SAMPLES.computeIfAbsent(p + " " + r + " " + text, _ -> read(p, r));
    }

    /// @param form of the rules
    Optional<Forms> match(CanonicalMoves form, Rules.Moves rules) {
        if (form.arity() != arity() || form.alternatives().size() != alternatives()) return Optional.empty();
        if (parameters == 0)
            return form.matches(sample(BigInteger.ZERO, BigInteger.ZERO))
                    ? Optional.ofNullable(maker.make(rules, BigInteger.ZERO, BigInteger.ZERO))
                    : Optional.empty();
        if (form.numbers().size() > MOST_NUMBERS || !targets(form).containsAll(fixedTargets())) return Optional.empty();
        var candidates = candidates(form);
        for (var p : candidates)
            for (var r : parameters == 1 ? List.of(BigInteger.ZERO) : candidates)
                if (form.matches(read(p, r))) return Optional.ofNullable(maker.make(rules, p, r));
        return Optional.empty();
    }

    /// The targets that are the same for all parameters: rules without them cannot match.
    private Set<String> fixedTargets() {
        var fixed = targets(sample(BigInteger.TWO, BigInteger.TEN));
        fixed.retainAll(targets(sample(BigInteger.TEN, BigInteger.TWO)));
        return fixed;
    }

    private static Set<String> targets(CanonicalMoves form) {
        return form.alternatives().stream().map(CanonicalMoves::target).collect(Collectors.toSet());
    }

    /// The parameters of a game are among the numbers of its rules, or 0 or 1, which need not be written, or off
    /// by one where `<` is written for `<=`.
    private static List<BigInteger> candidates(CanonicalMoves form) {
        var numbers = form.numbers();
        return Stream.of(
                        numbers.stream(),
                        Stream.of(BigInteger.ZERO, BigInteger.ONE),
                        numbers.stream().map(number -> number.add(BigInteger.ONE)),
                        numbers.stream().map(number -> number.subtract(BigInteger.ONE)))
                .flatMap(some -> some)
                .filter(number -> number.signum() >= 0)
                .distinct()
                .toList();
    }
}
