package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Budget;
import grundy.check.theorem.Claims;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.NumerationSystem;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.engine.Limits;
import grundy.explain.Explainer;
import grundy.rules.Catalogue;
import grundy.rules.Claim;
import grundy.rules.ClaimParser;
import grundy.rules.RuleLanguage;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Answers from theorems: the same as those of the engines and of exhaustive search at thousands of positions, and of
/// closed forms at numbers of hundreds of digits.
class ProvedGamesTest {
    /// One theorem, preferred to all else, which is proved before it is used.
    private record One(Theorem theorem, String claim) implements KnownTheorems {
        @Override
        public Optional<Known> about(GameFormulas game, boolean values) {
            if (values != theorem.values() || !game.canonical().equals(theorem.game().canonical()))
                return Optional.empty();
            return Optional.of(new Known(theorem.about(game), claim, false, "test"));
        }

        @Override
        public boolean comeFirst() {
            return true;
        }

        @Override
        public void refused(Known known) {
            throw new AssertionError("refused: " + claim);
        }
    }

    private static One theorem(String system, String text, int heaps, String claim) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var game = GameFormulas.of(read.game().rules(), read.play(), heaps);
        var arithmetic = new Arithmetic(NumerationSystem.named(system).orElseThrow(), Budget.DEFAULT);
        var parsed = ClaimParser.claim(claim, game.coordinates(), read.game().parameters());
        var theorem = new Theorem(
                game,
                parsed instanceof Claim.Grundy,
                arithmetic.system(),
                Claims.automaton(parsed, game.coordinates(), arithmetic),
                TheoremCheck.measure(game, arithmetic).orElseThrow());
        return new One(theorem, claim);
    }

    private static Verdict ask(One theorem, String question) throws SyntaxException {
        return new Solver(Limits.DEFAULT, theorem).solve(Question.parse(question));
    }

    private static List<String> moves(Verdict verdict) {
        return verdict.moves().first(Long.MAX_VALUE).stream()
                .map(move -> move.steps().getFirst())
                .map(step -> step.component()
                        + ": "
                        + step.to().stream().map(Object::toString).sorted().collect(Collectors.joining(" + ")))
                .toList();
    }

    private static void same(One theorem, String question, boolean values) throws SyntaxException {
        var found = ask(theorem, question);
        var expected = new Solver(Limits.DEFAULT).solve(Question.parse(question));
        assertThat(found.evidence()).as(question).isInstanceOf(Evidence.Automatic.class);
        assertThat(found.outcome()).as(question).isEqualTo(expected.outcome());
        if (values) assertThat(found.value()).as(question).isEqualTo(expected.value());
        assertThat(found.moves().count()).as(question).isEqualTo(expected.moves().count());
        var moves = moves(found);
        assertThat(moves).as(question).doesNotHaveDuplicates();
        assertThat(moves).as(question).containsExactlyInAnyOrderElementsOf(moves(expected));
        assertThat(found.moves().count()).isEqualTo(BigInteger.valueOf(moves.size()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; 0; wythoff; 2; 40; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; misere wythoff; 2; 30; misere P when a + b == 1 or a == 2 and b == 2 or a + b > 3 and min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; fibonacci-nim; 2; 45; P when n == 0 or q < zeckendorf(n)",
                "base-2; 0; no-more-than-last; 2; 40; P when n == 0 or q < (2)^twos(n)",
                "base-2; 0; greedy-nim; 3; 12; P when a + b + c == 0 or a == b and c < a or a == c and b < a or b == c and a < b",
                "base-2; 0; mark; 1; 300; P when n == 0 or twos(n) mod 2 == 1",
                "base-2; 0; take at most half; 1; 300; P when n + 1 in powers of 2",
                "base-3; 0; take powers of 3; 1; 200; P when n mod 2 == 0",
                "base-2; 0; king; 2; 25; g = 2 * (min(a, b) mod 2) + (a + b) mod 2",
                "base-2; 0; rook; 2; 30; g = a xor b",
                "base-2; 0; take powers of 2; 1; 200; g = n mod 3",
                "base-2; 0; lasker; 1; 90; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 0; bash[5]; 1; 90; g = n mod 6",
                "base-2; 0; misere bash[5]; 1; 90; misere g = 1 - n mod 6 if n mod 6 < 2 else n mod 6",
                "base-2; 0; nim-with-three-way-split; 1; 40; g = n + 1 if n mod 8 == 7 else n - 1 if n mod 8 == 0 and n > 0 else n",
                "base-2; 0; splitting; 1; 60; g = 1 if n > 0 and n mod 2 == 0 else 0",
            })
    void theSameAsTheEngines(String system, int heaps, String rules, int arity, int most, String claim)
            throws SyntaxException {
        var theorem = theorem(system, rules, heaps, claim);
        boolean values = theorem.theorem().values();
        for (int a = 0; a <= most; a++)
            if (arity == 1) same(theorem, rules + " " + a, values);
            else
                for (int b = 0; b <= most; b++)
                    if (arity == 2) same(theorem, rules + " (" + a + "," + b + ")", values);
                    else
                        for (int c = 0; c <= most; c += 1 + b % 2)
                            same(theorem, rules + " (" + a + "," + b + "," + c + ")", values);
    }
}
