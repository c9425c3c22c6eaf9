package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UniqueCompletions;
import grundy.limit.MemoryRoom;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is told without automata of moves is what these tell.
@EveryTurn
class ColdCheckTest {
    private static final int SETS = 24;
    private static final int FEW = 4_000;

    /// Duchêne and Rigo 2008.
    static final String TRIBONACCI = """
            (a, b, c): (a-i, b, c) | (a, b-i, c) | (a, b, c-i) | (a-i, b-j, c) | (a-i, b, c-j) | (a, b-i, c-j) \
            | (a-i, b-j, c-k) where i <= j+k and j <= i+k and k <= i+j \
            | (a-i, b-i, c-j) where j > 2*i and (c <= b or c-j <= a-i or c-j >= b-i) and (c <= a or c-j <= b-i or c-j >= a-i) \
            | (a-i, b-j, c-i) where j > 2*i and (b <= c or b-j <= a-i or b-j >= c-i) and (b <= a or b-j <= c-i or b-j >= a-i) \
            | (a-j, b-i, c-i) where j > 2*i and (a <= c or a-j <= b-i or a-j >= c-i) and (a <= b or a-j <= c-i or a-j >= b-i)""";

    private static GameFormulas game(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return GameFormulas.of(read.game().rules(), read.play(), 0);
    }

    private static Arithmetic in(String system) {
        var budget = new KernelBudget(60_000, () -> false, MemoryRoom.ENDLESS);
        return new Arithmetic(NumerationSystem.find(system).orElseThrow(), budget);
    }

    private static Automaton random(Arithmetic arithmetic, int tracks, Random random) {
        int digits = arithmetic.system().digits();
        int states = 1 + random.nextInt(5);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[states];
        for (int state = 0; state < states; state++) {
            targets.add(
                    random.ints(Automaton.alphabet(tracks, digits), 0, states).toArray());
            accepting[state] = random.nextInt(3) == 0;
        }
        targets.getFirst()[0] = 0;
        return Automaton.complete(tracks, digits, targets, accepting);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; (a, b): (a-k, b) | (a, b-k) | (a-k, b-k)",
                "base-2; (a, b): (a-k, b) | (a, b-k) | (a-k, b-2*k) where k != 2",
                "base-3; (a, b): (a-i, b-j) where i <= 2*j and (j <= i or a < b)",
                "pell; (a, b): (b, a-k) | (a-3, b+1)",
                "fibonacci; (a, b): (a-i, b-j) where not (i > j+1 and b-j < a-i)",
                "tribonacci; (a, b): (a-k, b) | (a-1, b-2)",
                "base-2; (a, b, c): (a-i, b-j, c) | (a, b-i, c-i) | (a-1, b, c+2)",
            })
    void agreesWithTheAutomataOfMovesAboutAnySet(String system, String text) throws SyntaxException {
        var game = game(text);
        var arithmetic = in(system);
        var moves = new MoveRelations(game, arithmetic);
        var check =
                new TheoremCheck(moves, new TerminationMeasure(List.of(TerminationMeasure.sum(game.coordinates()))));
        var random = new Random(24);
        int compared = 0;
        for (int i = 0; i < SETS; i++) {
            var set = check.valid(random(arithmetic, game.coordinates().size(), random));
            var told = new FormulaRelation(game.coordinates(), set);
            var few = new Arithmetic(arithmetic.system(), new KernelBudget(FEW, () -> false, MemoryRoom.ENDLESS));
            try (var cold = new ColdCheck(game, few, set)) {
                var into = moves.into(set);
                assertThat(cold.inside().isPresent())
                        .as("inside %s", set)
                        .isEqualTo(arithmetic.and(told, into).isEmpty());
                assertThat(cold.outside().isPresent())
                        .as("outside %s", set)
                        .isEqualTo(arithmetic.not(arithmetic.or(told, into)).isEmpty());
                compared++;
            } catch (TooLargeException _) {
                // nothing is said
            }
        }
        assertThat(compared).isGreaterThan(SETS / 4);
    }

    @Test
    void provesWythoffsTheoremAndNoOther() throws SyntaxException {
        var game = game("wythoff");
        var arithmetic = in("fibonacci");
        var names = game.coordinates();
        var claim = ClaimParser.claim("P when min(a, b) == floor(phi * abs(a - b))", names, Map.of());
        var right = new FormulaRelation(names, ClaimAutomata.automaton(claim, names, arithmetic));
        assertThat(isProved(game, arithmetic, right)).isTrue();
        for (int a = 0; a < 6; a++)
            for (int b = 0; b < 6; b++) {
                var here = arithmetic.and(
                        arithmetic.constant(names.get(0), BigInteger.valueOf(a)),
                        arithmetic.constant(names.get(1), BigInteger.valueOf(b)));
                var other = arithmetic.holds(right.automaton(), List.of(BigInteger.valueOf(a), BigInteger.valueOf(b)))
                        ? arithmetic.and(right, arithmetic.not(here))
                        : arithmetic.or(right, here);
                assertThat(isProved(game, arithmetic, other))
                        .as("(%d, %d)", a, b)
                        .isFalse();
            }
    }

    private static boolean isProved(GameFormulas game, Arithmetic arithmetic, FormulaRelation set) {
        try (var cold = new ColdCheck(game, arithmetic, arithmetic.inOrder(set, game.coordinates()))) {
            return cold.inside().isPresent() && cold.outside().isPresent();
        }
    }

    /// The P-positions are the triples of the places of a, b and c in the Tribonacci word, in any order.
    @Tag("slow")
    @DrawnCases
    @Test
    void provesTheTribonacciGame() throws SyntaxException {
        var game = game(TRIBONACCI);
        var arithmetic = in("tribonacci");
        var set = new FormulaRelation(game.coordinates(), tribonacci(arithmetic, 3));
        assertThat(ColdCheck.suits(game, arithmetic.system())).isTrue();
        assertThat(isProved(game, arithmetic, set)).isTrue();
        var wrong = new FormulaRelation(game.coordinates(), tribonacci(arithmetic, 1));
        assertThat(isProved(game, arithmetic, wrong)).isFalse();
        // Without the moves of the last kind, or with more of them, it is another game.
        var fewer = game(TRIBONACCI.substring(0, TRIBONACCI.lastIndexOf('|')));
        assertThat(isProved(fewer, arithmetic, set)).isFalse();
        var more = game(TRIBONACCI.substring(0, TRIBONACCI.lastIndexOf("and (")));
        assertThat(isProved(more, arithmetic, set)).isFalse();
    }

    /// The moves of an option in the set are those of the rules.
    @Test
    void guessedOptionsAreThoseOfTheRules() throws SyntaxException {
        var arithmetic = new Arithmetic(NumerationSystem.of(1, 1, 1), KernelBudget.DEFAULT);
        var triples = tribonacci(arithmetic, 3);
        for (var text : List.of(
                "(a, b, c): (a-i, b, c) | (a-i, b-j, c) where i <= j+1",
                "(a, b, c): (a-i, b-i, c) | (a-i, b, c-j) where c < b",
                "(a, b, c): (a-i, b, c+2*i) | (a-i, b+j, c) where j < 3*i")) {
            var game = game(text);
            for (long[] position :
                    new long[][] {{0, 0, 0}, {6, 4, 4}, {9, 8, 4}, {7, 6, 11}, {2, 3, 9}, {4, 5, 12}, {3, 2, 0}}) {
                var numbers =
                        Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
                var options = GuessedOptions.automaton(game, arithmetic, triples, numbers);
                var told = new UniqueCompletions(arithmetic.system(), options, numbers)
                        .stream().toList();
                var expected = RuleOptions.stream(game.rules(), Tuple.of(position))
                        .map(option -> ((Tuple) option.getFirst()).stream().toList())
                        .filter(option -> arithmetic.holds(triples, option))
                        .distinct()
                        .toList();
                assertThat(told).containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    @Test
    void theTriplesAreThePlacesInTheTribonacciWord() {
        var word = new StringBuilder("a");
        while (word.length() < 400) {
            var longer = new StringBuilder();
            for (char letter : word.toString().toCharArray())
                longer.append(letter == 'a' ? "ab" : letter == 'b' ? "ac" : "a");
            word = longer;
        }
        var places = List.of(new ArrayList<BigInteger>(), new ArrayList<BigInteger>(), new ArrayList<BigInteger>());
        for (int i = 0; i < word.length(); i++) places.get(word.charAt(i) - 'a').add(BigInteger.valueOf(i + 1));
        var arithmetic = in("tribonacci");
        var triples = tribonacci(arithmetic, 3);
        var third = places.get(2);
        for (int n = 0; n < third.size(); n++) {
            var triple = List.of(places.get(0).get(n), places.get(1).get(n), third.get(n));
            assertThat(arithmetic.holds(triples, triple)).as("%s", triple).isTrue();
            assertThat(arithmetic.holds(triples, triple.reversed())).isTrue();
            assertThat(arithmetic.holds(
                            triples,
                            List.of(triple.get(0), triple.get(1), triple.get(2).add(BigInteger.ONE))))
                    .isFalse();
        }
    }

    /// @param modulus of the number of zeros at the end of the least of three numbers
    private static Automaton tribonacci(Arithmetic arithmetic, int modulus) {
        var behind = Automaton.complete(
                2, 2, List.of(new int[] {0, 1, 2, 2}, new int[] {2, 2, 0, 1}, new int[] {2, 2, 2, 2}), new boolean[] {
                    true, false, false
                });
        var targets = new ArrayList<int[]>();
        targets.add(new int[] {0, 1});
        for (int zeros = 0; zeros < modulus; zeros++) targets.add(new int[] {1 + (zeros + 1) % modulus, 1});
        var accepting = new boolean[1 + modulus];
        accepting[0] = true;
        accepting[1] = true;
        var ends = Automaton.complete(1, 2, targets, accepting);
        var orders = new ArrayList<Formula>();
        for (var order : List.of("abc", "acb", "bac", "bca", "cab", "cba")) {
            var names = List.of(order.split(""));
            orders.add(Formula.all(
                    new Formula.Acceptance(ends, names.subList(0, 1)),
                    new Formula.Acceptance(behind, names.subList(0, 2)),
                    new Formula.Acceptance(behind, names.subList(1, 3))));
        }
        var names = List.of("a", "b", "c");
        var all = arithmetic.and(
                arithmetic.decide(new Formula.Any(orders)),
                new FormulaRelation(names, arithmetic.universe(names.size())));
        return arithmetic.inOrder(all, names);
    }

    /// Small sets of which some are told to be right by words of the option that are longer than those of
    /// the position.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; (a): (a-k) where k <= 3",
                "base-2; (a): (a+1) | (a-2)",
                "tribonacci; (a): (a+k) where k <= 4",
                "pell; (a): (a-1) where a > 2 | (a+3) where a <= 2",
                "base-2; (a, b): (a-k, b) | (a, b-k)",
                "fibonacci; (a, b): (a-1, b+2) | (b, a)",
            })
    void agreesWithTheAutomataOfMovesAboutSmallSets(String system, String text) throws SyntaxException {
        var game = game(text);
        var arithmetic = in(system);
        var moves = new MoveRelations(game, arithmetic);
        var check =
                new TheoremCheck(moves, new TerminationMeasure(List.of(TerminationMeasure.sum(game.coordinates()))));
        var random = CaseCount.random(26);
        int inside = 0;
        int outside = 0;
        for (int i = 0; i < CaseCount.of(320); i++) {
            var set = check.valid(random(arithmetic, game.coordinates().size(), random));
            var told = new FormulaRelation(game.coordinates(), set);
            var into = moves.into(set);
            var more = arithmetic.or(told, arithmetic.constant("a", BigInteger.valueOf(i % 3)));
            var few = arithmetic.decide(Formula.never());
            for (int j = 0; j < 4; j++) {
                var one = arithmetic.constant("a", BigInteger.valueOf(random.nextInt(12)));
                few = arithmetic.or(
                        few,
                        game.coordinates().size() == 1
                                ? one
                                : arithmetic.and(
                                        one, arithmetic.constant("b", BigInteger.valueOf(random.nextInt(12)))));
            }
            var tried = List.of(told, more, few, arithmetic.or(told, few), arithmetic.not(few), arithmetic.not(into));
            for (var relation : tried) {
                var each = arithmetic.inOrder(relation, game.coordinates()).minimal();
                try (var cold = new ColdCheck(game, arithmetic, each)) {
                    var now = new FormulaRelation(game.coordinates(), each);
                    var reached = moves.into(each);
                    boolean none = arithmetic.and(now, reached).isEmpty();
                    boolean all = arithmetic.not(arithmetic.or(now, reached)).isEmpty();
                    assertThat(cold.inside().isPresent()).as("inside %s", each).isEqualTo(none);
                    assertThat(cold.outside().isPresent())
                            .as("outside %s", each)
                            .isEqualTo(all);
                    if (none) inside++;
                    if (all) outside++;
                } catch (TooLargeException _) {
                    // nothing is said
                }
            }
        }
        assertThat(inside).isPositive();
        assertThat(outside).isPositive();
    }

    /// In this set one position is missing to which no move leads from the set. Before its last digits
    /// the guesses allow words of fewer lengths than behind another prefix that ends in the same state:
    /// what is left out for words of other lengths hides it.
    @Test
    void whatAllowsOtherLengthsOfWordsIsFollowed() throws SyntaxException {
        var game = game("(a): (a-k) where 4*k <= a");
        var arithmetic = in("base-2");
        int[][] targets = {{0, 1}, {2, 3}, {4, 5}, {6, 4}, {7, 4}, {4, 7}, {8, 7}, {4, 9}, {9, 4}, {4, 9}};
        boolean[] accepting = {true, true, true, true, false, true, true, true, true, false};
        var set = Automaton.complete(1, 2, List.of(targets), accepting);
        var told = new FormulaRelation(game.coordinates(), set);
        var missing = arithmetic.not(arithmetic.or(told, new MoveRelations(game, arithmetic).into(set)));
        assertThat(missing.isEmpty()).isFalse();
        try (var cold = new ColdCheck(game, arithmetic, set)) {
            assertThat(cold.outside()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "tribonacci; (a, b): (a-k, b) | (a, b-k); true",
                "fibonacci; (a, b): (a-k, b) | (a, b-k); false",
                "base-2; (a, b): (a-k, b) | (a, b-k); false",
                "tribonacci; misere (a, b): (a-k, b) | (a, b-k); false",
                "tribonacci; (a, b): (a-k, b) | (a, b-k) with 1 blocked; false",
                "tribonacci; (a, b): (a-k, b) where k in odd; false",
                "tribonacci; (a): (i) + (j) where i + j == a - 1; false"
            })
    void isMeantForComparisonsInSystemsOfManyCoefficients(String system, String text, boolean expected)
            throws SyntaxException {
        assertThat(ColdCheck.suits(game(text), NumerationSystem.find(system).orElseThrow()))
                .isEqualTo(expected);
    }
}
