package grundy.prove.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.rule.ParametricRules;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.RuleOptions;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// One theorem for every value of the letters: found, right far beyond the positions from which it was guessed, and
/// never found where the formula is wrong.
class ParametricProverTest {
    private static final int GAMES = 4;

    private static Limits limits() {
        return Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(120)));
    }

    private static ParametricGame game(String rules, String letters) throws SyntaxException {
        return ParametricRules.of(
                Source.of(rules), Catalogue.builtIn(), letters.isEmpty() ? Set.of() : Set.of(letters.split(" ")));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 10)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; ; P when n mod (m + 1) == 0",
                "take l..r; ; P when n mod (l + r) < l",
                "misere take 1..m; ; misere P when n mod (m + 1) == 1",
                "misere take l..r; ; misere P when n mod (l + r) in {l..(2*l - 1)}",
                "take m; ; P when n mod (2*m) < m",
                "take {m, 2*m}; ; P when n mod (3*m) < m",
                "take 2..m; ; P when n mod (m + 2) in {0..1}",
                "take 1..2*m; ; P when n mod (2*m + 1) == 0",
                "take m..2*m, 3*m; ; P when n mod (4*m) < m",
                "take {1, 2*m + 1}; ; P when n mod 2 == 0",
                "bounded-nim[k]; ; P when n mod (k + 1) == 0",
                "race; target m; P when s > target or (target - s) mod (m + 1) == 0",
                "public-sale[t, m]; ; P when s >= t or (t - s) mod (m + 1) == 0",
                "twenty-one[t, m]; ; P when s >= t or (t - 1 - s) mod (m + 1) == 0",
                "(s): (s + k) where k <= m and s < t; m t; P when s > t or (t - s) mod (m + 1) == 0",
                "(s): (s + k) where k <= 7 and s + k <= t; t; P when s > t or (t - s) mod 8 == 0",
                "misere race[t, m]; ; misere P when s <= t and (t - s) mod (m + 1) == 1",
                "interval-must-finish[p, q]; ; P when (n - 1) mod (p + q) >= q",
                "blocking-bash[m]; ; P when n == 0 or n mod (m + 1) == 0 and b == m or n mod (m + 1) == 1 and b == 1",
                "(a, b): (a - k, b) where k <= m | (a, b - k) where k <= m; m; P when (a - b) mod (m + 1) == 0",
            })
    void familiesAreProved(String rules, String letters, String claim) throws SyntaxException {
        var game = game(rules, letters == null ? "" : letters);
        var finding = ParametricProver.prove(game, false, limits());
        assertThat(finding).isInstanceOf(ParametricFinding.Proved.class);
        var theorem = ((ParametricFinding.Proved) finding).theorem();
        assertThat(theorem.claim().text()).isEqualTo(claim);
        isRightFarOut(game, theorem.claim());
        ((ParametricFinding.Proved) finding).heaps().ifPresent(values -> isRightFarOut(game, values.claim()));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; g = n mod (m + 1)",
                "take l..r; g = n mod (l + r) / l",
                "interval-must-finish[p, q]; g = floor(((n + p - 1) mod (p + q)) / p)",
                "misere bash[m]; misere g = 1 - n mod (m + 1) if n mod (m + 1) < 2 else n mod (m + 1)",
                "misere subtraction-interval[l, r]; misere g = 1 - floor((n mod (l + r)) / l) if n mod (l + r) < 2*l else floor((n mod (l + r)) / l)",
                "one-two-k[k]; g = n mod 3 if k mod 3 != 0 else 3 if n mod (k + 1) == k else (n mod (k + 1)) mod 3",
            })
    void valuesAreProved(String rules, String claim) throws SyntaxException {
        var game = game(rules, "");
        var finding = ParametricProver.prove(game, true, limits());
        assertThat(finding).isInstanceOf(ParametricFinding.Proved.class);
        var theorem = ((ParametricFinding.Proved) finding).theorem();
        assertThat(theorem.claim().text()).isEqualTo(claim);
        isRightFarOut(game, theorem.claim());
    }

    /// Letters and positions well beyond those that the prover looks at, by the definition of the game alone.
    private static void isRightFarOut(ParametricGame game, CatalogueClaim claim) {
        var random = new Random(24);
        for (int i = 0; i < GAMES; i++) {
            var numbers = new HashMap<String, BigInteger>();
            var chosen = new ArrayList<BigInteger>();
            for (var letter : game.letters())
                chosen.add(letter.least().add(BigInteger.valueOf(11 + random.nextInt(20))));
            for (int j = 0; j < chosen.size(); j++) numbers.put(game.names().get(j), chosen.get(j));
            if (!game.domain().stream().allMatch(Evaluation.of(game.names(), chosen)::holds)) continue;
            var rules = game.at(numbers);
            var known = new HashMap<Position, Integer>();
            int side = rules.arity() == 1 ? 160 : 45;
            for (int a = 0; a < side; a++)
                for (int b = 0; b < (rules.arity() == 1 ? 1 : side); b++) {
                    var position = rules.arity() == 1 ? Tuple.of(a) : Tuple.of(a, b);
                    int value = value(rules, game.play(), position, known);
                    var all = new ArrayList<>(position.stream().toList());
                    all.addAll(chosen);
                    var here = Evaluation.of(game.all(), all);
                    switch (claim) {
                        case CatalogueClaim.Cold(var _, var _, var set) ->
                            assertThat(here.holds(set))
                                    .as("%s %s", position, numbers)
                                    .isEqualTo(value == 0);
                        case CatalogueClaim.Grundy(var _, var _, var expression) ->
                            assertThat(here.value(expression))
                                    .as("%s %s", position, numbers)
                                    .isEqualTo(value);
                    }
                }
        }
    }

    private static int value(RuleTree.Moves rules, Play play, Position position, Map<Position, Integer> known) {
        var before = known.get(position);
        if (before != null) return before;
        var values = new BitSet();
        boolean any = false;
        for (var option : RuleOptions.of(rules, position)) {
            any = true;
            values.set(value(rules, play, option.getFirst(), known));
        }
        int found = any || play == Play.NORMAL ? values.nextClearBit(0) : 1;
        known.put(position, found);
        return found;
    }

    /// Each is a right formula with something changed.
    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; P when n mod m == 0 and m > 1 or m == 1 and n mod 2 == 0",
                "take 1..m; P when n mod (m + 1) == 1",
                "take 1..m; P when n mod (m + 1) == 0 and n < 1000*m",
                "take 1..m; P when n mod (m + 1) == 0 and m != 77 or m == 77 and n mod 77 == 0",
                "take l..r; P when n mod (l + r) <= l",
                "take l..r; P when n mod (l + r) < l and n < 10^9",
                "take l..r; g = n mod (l + r)",
                "misere take 1..m; misere P when n mod (m + 1) == 0",
                "misere take 1..m; misere g = n mod (m + 1)",
                "misere bash[m]; misere g = 1 - n mod (m + 1) if n mod (m + 1) < 2 and n < 10^6 else n mod (m + 1)",
                "misere take l..r; misere g = 1 - n mod (l + r) if n mod (l + r) < 2 else n mod (l + r)",
                "race[t, m]; P when (t - s) mod (m + 1) == 0",
                "bounded-nim[k]; g = n mod k",
            })
    void wrongFormulasAreNeverProved(String rules, String formula) throws SyntaxException {
        var game = game(rules, "");
        var finding = ParametricProver.test(game, ParametricProver.claim(game, formula), limits());
        assertThat(finding).isNotInstanceOf(ParametricFinding.Proved.class);
        if (!formula.contains("77")) assertThat(finding).isInstanceOf(ParametricFinding.Refuted.class);
    }

    @Test
    void theFirstCounterexampleIsTold() throws SyntaxException {
        var game = game("take l..r", "");
        var finding = ParametricProver.test(game, ParametricProver.claim(game, "P when n mod (l + r) == 0"), limits());
        assertThat(finding).isInstanceOf(ParametricFinding.Refuted.class);
        var sample = ((ParametricFinding.Refuted) finding).counterexample();
        // l = r = 2, and one counter that nobody can take.
        assertThat(sample.numbers()).containsExactly(BigInteger.ONE, BigInteger.TWO, BigInteger.TWO);
        assertThat(sample.cold()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"take {1, m}", "take 1..m, 3*m + 1", "(n): (n - k) where k*k <= m"})
    void whatIsNotProvedIsLeftOpen(String rules) throws SyntaxException {
        assertThat(ParametricProver.prove(game(rules, "m"), false, limits()))
                .isInstanceOf(ParametricFinding.Open.class);
    }

    @Test
    void movesThatLeaveSeveralHeapsAreRefused() {
        assertThatThrownBy(
                        () -> ParametricProver.prove(game("(n): (i) + (n - k - i) where k <= m", "m"), false, limits()))
                .isInstanceOf(BeyondArithmeticException.class);
    }

    /// The number that a move takes has a name of its own, whatever the letters are called.
    @Test
    void lettersAreKeptApartFromWhatAMoveChooses() throws SyntaxException {
        var game = game("take 1..j, k..9", "");
        assertThat(game.names()).containsExactly("j", "k");
        for (var move : game.moves().alternatives())
            assertThat(game.fresh(move)).containsExactly("i");
    }

    @ParameterizedTest
    @ValueSource(strings = {"take prims", "take 1..m or split", "bounded-nim[foo]", "take 1..n", "lasker[k]", "kayles"})
    void whatHasNoLetterOrIsAnotherGameIsNotRead(String rules) {
        assertThatThrownBy(() -> game(rules, "")).isInstanceOf(SyntaxException.class);
    }

    /// A coordinate that no move changes counts as a letter, which may be 0.
    @Test
    void constantCoordinatesAreLetters() throws SyntaxException {
        var moves = (RuleTree.Moves) new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("(n, m): (n-k, m) where k <= m"))
                .game()
                .rules();
        var game = ParametricRules.ofConstants("text", Play.NORMAL, moves).orElseThrow();
        assertThat(game.coordinates()).isEqualTo(List.of("n"));
        assertThat(game.letters()).containsExactly(new ParametricGame.Letter("m", BigInteger.ZERO));
        var finding = ParametricProver.prove(game, false, limits());
        assertThat(finding).isInstanceOf(ParametricFinding.Proved.class);
        assertThat(((ParametricFinding.Proved) finding).theorem().claim().text())
                .isEqualTo("P when n mod (m + 1) == 0");
    }
}
