package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.prove.letters.ParametricFinding.Origin;
import grundy.rules.RulesException;
import grundy.rules.formula.Condition;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.Substitution;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// Finds the lost positions, or the nim-values, of a family of games for every value of the letters in its rules, and
/// proves them. The formula is the user's, what the catalogue claims, or what theorems about single games have in
/// common; it is compared with small positions first, and what is then to be shown is arithmetic.
public final class ParametricProver {
    /// A rest that is one of the first: `n mod (l + r) in {0..(l - 1)}`.
    private static final Pattern BELOW = Pattern.compile(" in \\{0\\.\\.\\((\\w+) - 1\\)\\}");

    private final ParametricGame game;
    private final Limits limits;
    private final PositionSamples samples;
    private final long start = System.nanoTime();

    private ParametricProver(ParametricGame game, Limits limits) {
        this.game = game;
        this.limits = limits;
        requireSayable(game);
        this.samples = PositionSamples.of(game, limits);
    }

    /// @throws BeyondArithmeticException if some move cannot be said
    private static void requireSayable(ParametricGame game) {
        for (var alternative : game.moves().alternatives()) {
            if (!alternative.leavesOne()) throw new BeyondArithmeticException(Message.of("prove.letters.splits"));
            var encoder = new PolynomialEncoder();
            encoder.of(alternative.where());
            alternative.parts().getFirst().forEach(encoder::of);
        }
    }

    /// @throws BeyondArithmeticException if the claim cannot be said by sums, products and quotients
    public static void requireSayable(CatalogueClaim claim) {
        switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var condition) -> new PolynomialEncoder().of(condition);
            case CatalogueClaim.Grundy(var _, var _, var value) -> new PolynomialEncoder().of(value);
        }
    }

    /// @param values whether nim-values are wanted
    /// @return a theorem, or how far it got
    /// @throws BeyondArithmeticException if the rules cannot be said by sums, products and quotients
    public static ParametricFinding prove(ParametricGame game, boolean values, Limits limits) {
        return limits.during(() -> new ParametricProver(game, limits).prove(values));
    }

    /// @param claim of the user's, in coordinates and letters
    /// @return a theorem, a counterexample, or how far it got
    /// @throws BeyondArithmeticException if the rules or the claim cannot be said by sums, products and quotients
    public static ParametricFinding test(ParametricGame game, CatalogueClaim claim, Limits limits) {
        return limits.during(() -> new ParametricProver(game, limits).test(claim));
    }

    /// @param claim that is right
    /// @return the theorem; empty if the arithmetic that it takes could not be done
    public static Optional<ParametricTheorem> theorem(ParametricGame game, CatalogueClaim claim, Limits limits) {
        try {
            return limits.during(() -> {
                var prover = new ParametricProver(game, limits);
                return prover.holds(claim) ? prover.theorem(claim) : Optional.empty();
            });
        } catch (BeyondArithmeticException _) {
            return Optional.empty();
        }
    }

    /// @param text in the language of claims, in coordinates and letters
    /// @throws SyntaxException if it is none
    public static CatalogueClaim claim(ParametricGame game, String text) throws SyntaxException {
        return ClaimParser.claim(text, game.all(), Map.of());
    }

    private ParametricFinding test(CatalogueClaim claim) {
        if (claim.play() != game.play()) throw new RulesException(Message.of("prove.letters.other-play"));
        Optional<SamplePosition> counterexample;
        try {
            counterexample = samples.against(claim);
        } catch (ArithmeticException e) {
            throw new RulesException(Message.of("prove.letters.senseless", "formula", FormulaText.of(claim.text())));
        }
        if (counterexample.isPresent()) return new ParametricFinding.Refuted(claim, counterexample.get(), nanos());
        var theorem = new ParametricProof(game, claim, samples, limits).theorem();
        if (theorem.isPresent()) return finding(theorem.get(), new Origin.Given());
        var finding = prove(claim instanceof CatalogueClaim.Grundy);
        if (finding instanceof ParametricFinding.Proved proved) {
            var difference = FormulaDifference.of(game, proved.theorem().claim(), claim, limits);
            if (difference.isPresent()) return new ParametricFinding.Refuted(claim, difference.get(), nanos());
        }
        return open(Optional.of(claim));
    }

    private ParametricFinding prove(boolean values) {
        var observed = Optional.<CatalogueClaim>empty();
        for (var source : sources(values))
            for (var guess : source.get()) {
                if (!holds(guess.claim)) continue;
                if (observed.isEmpty()) observed = Optional.of(guess.claim);
                var theorem = theorem(guess.claim);
                if (theorem.isPresent()) return finding(theorem.get(), guess.origin);
            }
        return open(observed);
    }

    private boolean holds(CatalogueClaim claim) {
        try {
            return samples.against(claim).isEmpty();
        } catch (ArithmeticException _) {
            return false;
        }
    }

    private Optional<ParametricTheorem> theorem(CatalogueClaim claim) {
        try {
            return new ParametricProof(game, claim, samples, limits).theorem();
        } catch (BeyondArithmeticException _) {
            return Optional.empty();
        }
    }

    private ParametricFinding finding(ParametricTheorem theorem, Origin origin) {
        boolean tellsOfHeaps = !theorem.values()
                && game.play() == Play.NORMAL
                && game.coordinates().size() == 1;
        var heaps = tellsOfHeaps ? values() : Optional.<ParametricTheorem>empty();
        return new ParametricFinding.Proved(theorem, origin, heaps, nanos());
    }

    private Optional<ParametricTheorem> values() {
        for (var source : sources(true))
            for (var guess : source.get()) {
                var theorem = holds(guess.claim) ? theorem(guess.claim) : Optional.<ParametricTheorem>empty();
                if (theorem.isPresent()) return theorem;
            }
        return Optional.empty();
    }

    private ParametricFinding open(Optional<CatalogueClaim> observed) {
        var why = Message.of(
                limits.isOver()
                        ? "prove.letters.time"
                        : observed.isEmpty() ? "prove.letters.no-formula" : "prove.letters.open");
        return new ParametricFinding.Open(observed, samples.all().size(), why, nanos());
    }

    private long nanos() {
        return System.nanoTime() - start;
    }

    private record Guess(CatalogueClaim claim, Origin origin) {}

    /// The sources of formulas, those first for which nothing has to be proved before.
    private List<Supplier<List<Guess>>> sources(boolean values) {
        return List.of(() -> ofCatalogue(values), () -> values ? List.of() : races(), () -> instances(values));
    }

    private List<Guess> ofCatalogue(boolean values) {
        return claimed().stream()
                .filter(claim -> claim instanceof CatalogueClaim.Grundy == values && claim.play() == game.play())
                .map(claim -> new Guess(claim, new Origin.Claimed()))
                .toList();
    }

    private List<Guess> races() {
        var guesses = new ArrayList<Guess>();
        for (var formula : RaceFormulas.formulas(game)) {
            try {
                guesses.add(new Guess(claim(game, formula), new Origin.Shape()));
            } catch (SyntaxException e) {
                throw new AssertionError("A formula of ours is not in the language: " + formula, e);
            }
        }
        return guesses;
    }

    private List<Guess> instances(boolean values) {
        var guess = new InstanceFormulas(game, values, limits).guess();
        if (guess.isEmpty()) return List.of();
        try {
            var text = BELOW.matcher(guess.get().formula()).replaceAll(" < $1");
            var whole =
                    text.startsWith(game.play().prefix()) ? text : game.play().prefix() + text;
            return List.of(new Guess(
                    claim(game, whole), new Origin.Instances(guess.get().numbers())));
        } catch (SyntaxException _) {
            // Formulas of the other kinds of numeration have no words in the language of claims.
            return List.of();
        }
    }

    /// The claims of the catalogue, with the letters in the place of the parameters.
    private List<CatalogueClaim> claimed() {
        var claims = new ArrayList<CatalogueClaim>();
        if (game.entry() == null) return claims;
        var names = new ArrayList<>(game.coordinates());
        names.addAll(game.parameters().keySet());
        var filling = new Substitution(game.parameters());
        for (var text : game.entry().claims()) {
            try {
                var claim = ClaimParser.claim(text, names, Map.of());
                claims.add(
                        switch (claim) {
                            case CatalogueClaim.Cold(var play, var _, var condition) ->
                                cold(play, filling.of(condition));
                            case CatalogueClaim.Grundy(var play, var _, var value) -> {
                                var filled = filling.of(value);
                                yield new CatalogueClaim.Grundy(
                                        play, play.prefix() + "g = " + ExpressionText.of(filled), filled);
                            }
                        });
            } catch (SyntaxException | IllegalArgumentException _) {
                // About the elements of a list, or with words that these rules do not have.
            }
        }
        return claims;
    }

    private static CatalogueClaim cold(Play play, Condition condition) {
        return new CatalogueClaim.Cold(play, play.prefix() + "P when " + ExpressionText.of(condition), condition);
    }
}
