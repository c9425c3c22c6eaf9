package grundy.theory;

import grundy.rules.RuleTree;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.GameForms;
import grundy.theory.form.RecognisedGame;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Rules in the general form with up to two parameters, and what a theorem says about the games they make.
/// The rules are those of a game of the catalogue, or, where a theorem is about more than any game
/// there, written with it. They are read only when rules of the same shape are examined.
///
/// @param theorem its id, which files of the catalogue give after `theorem`
/// @param shape of the rules, so that most need not be read
/// @param text where the rules stand
record RuleTemplate(String theorem, RuleSize shape, Text text, Maker maker) {
    private static final int MOST_NUMBERS = 4;

    /// Templates without parameters, and those with two sample pairs of them, as they were read once.
    private static final Map<Sample, CanonicalMoves> SAMPLES = new ConcurrentHashMap<>();

    private record Sample(Text text, BigInteger p, BigInteger r) {}

    /// @param coordinates how many
    /// @param alternatives how many
    record RuleSize(int coordinates, int alternatives) {
        boolean is(CanonicalMoves form) {
            return form.arity() == coordinates && form.alternatives().size() == alternatives;
        }
    }

    /// The text of rules, with the names of their parameters.
    sealed interface Text {
        /// The rules of a game of the catalogue, with its parameters.
        record Game(String id) implements Text {
            @Override
            public String rules() {
                return CatalogueText.of(id).rules();
            }

            @Override
            public List<String> parameters() {
                return List.copyOf(CatalogueText.of(id).parameters().keySet());
            }
        }

        /// Rules of more games than one file of the catalogue can say.
        record FreeRules(String rules, List<String> parameters) implements Text {}

        String rules();

        /// @return their names, at most two
        List<String> parameters();
    }

    /// Makes what is known of rules that match.
    interface Maker {
        /// @param p the first parameter, 0 where there is none
        /// @param r the second one
        /// @return null for parameters for which nothing is known
        @Nullable
        GameForms make(RuleTree.Moves rules, BigInteger p, BigInteger r);
    }

    /// @param game whose id is that of the theorem, too
    static RuleTemplate of(String game, int coordinates, int alternatives, Maker maker) {
        return of(game, game, coordinates, alternatives, maker);
    }

    static RuleTemplate of(String theorem, String game, int coordinates, int alternatives, Maker maker) {
        return new RuleTemplate(theorem, new RuleSize(coordinates, alternatives), new Text.Game(game), maker);
    }

    private CanonicalMoves read(BigInteger p, BigInteger r) {
        var numbers = new HashMap<String, BigInteger>();
        var names = text.parameters();
        if (!names.isEmpty()) numbers.put(names.getFirst(), p);
        if (names.size() > 1) numbers.put(names.getLast(), r);
        return CanonicalMoves.read(text.rules(), numbers);
    }

    private CanonicalMoves sample(BigInteger p, BigInteger r) {
        return SAMPLES.computeIfAbsent(new Sample(text, p, r), _ -> read(p, r));
    }

    /// @param form of the rules
    Optional<RecognisedGame> match(CanonicalMoves form, RuleTree.Moves rules) {
        if (!shape.is(form)) return Optional.empty();
        int parameters = text.parameters().size();
        if (parameters == 0)
            return form.matches(sample(BigInteger.ZERO, BigInteger.ZERO))
                    ? made(rules, BigInteger.ZERO, BigInteger.ZERO)
                    : Optional.empty();
        if (form.numbers().size() > MOST_NUMBERS || !targets(form).containsAll(fixedTargets())) return Optional.empty();
        var candidates = candidates(form);
        for (var p : candidates)
            for (var r : parameters == 1 ? List.of(BigInteger.ZERO) : candidates)
                if (form.matches(read(p, r))) return made(rules, p, r);
        return Optional.empty();
    }

    private Optional<RecognisedGame> made(RuleTree.Moves rules, BigInteger p, BigInteger r) {
        return Optional.ofNullable(maker.make(rules, p, r)).map(forms -> new RecognisedGame(theorem, forms));
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
