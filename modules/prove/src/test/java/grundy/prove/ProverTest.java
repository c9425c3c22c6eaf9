package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.guess.CandidateSystems;
import grundy.prove.guess.SystemRanking;
import grundy.prove.statement.StatementFinder;
import grundy.prove.table.EngineTables;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// From rules to theorems: found, proved, proved again from the certificate's content, and right by brute force.
class ProverTest {
    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    private static ProofFinding.Proved proved(ProofTask task) {
        var finding = Prover.prove(task);
        assertThat(finding).as(task.game().text()).isInstanceOf(ProofFinding.Proved.class);
        var proved = (ProofFinding.Proved) finding;
        assertThat(proved.theorem().check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        var force = new BruteForce(task.game().rules(), task.play(), task.heaps(), () -> false);
        int count = proved.theorem().game().coordinates().size();
        assertThat(force.wrong(proved.theorem(), count == 1 ? 120 : count == 2 ? 24 : 7))
                .isEmpty();
        return proved;
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; base-2; P when n mod 4 == 0",
                "take powers of 3; 0; base-3; P when n mod 2 == 0",
                "nim; 3; base-2; P when (a xor b xor c) == 0",
                "misere nim; 4; base-2; misere P when max(a, b, c, d) < 2 and (a + b + c + d) mod 2 == 1 or max(a, b, c, d) > 1 and (a xor b xor c xor d) == 0",
                "staircase; 5; base-2; P when (a xor c xor e) == 0",
                "mark; 0; base-2; P when n == 0 or twos(n) mod 2 == 1",
                "wythoff; 0; fibonacci; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci-nim; 0; fibonacci; P when n == 0 or q < zeckendorf(n)",
                "at-most-half; 0; base-2; P when n + 1 in powers of 2",
                "(a, b): (a-k, b+1) where k >= 2 | (a+1, b-k) where k >= 2; 0; base-2; P when abs(a - b) <= 1",
                "(a, b): (a-k, b) where k in odd | (a, b-k) where k in odd | (a-k, b-k); 0; base-2; P when min(a, b) == 0 and max(a, b) mod 2 == 0",
                "(a, b, c): (a-k, b-k, c+k) | (a-k, b+k, c-k) | (a+k, b-k, c-k); 0; base-2; P when (a xor b xor c) == a + b + c",
                "(a, b, c): (a-1, b, c) | (a, b-1, c) | (a, b, c-1) | (a-1, b-1, c) | (a-1, b, c-1) | (a, b-1, c-1); 0; base-2; P when (a - b) mod 2 == 0 and (a - c) mod 2 == 0",
                "(a, b, c, d): (a-i, b-j, c, d) | (a-i, b, c-j, d) | (a-i, b, c, d-j) | (a, b-i, c-j, d) | (a, b-i, c, d-j) | (a, b, c-i, d-j); 0; base-2; P when a + b + c + d - max(a, b, c, d) == 3*min(a, b, c, d)",
                "(a, b, c, d): (a-k, b, c, d) | (a, b-k, c, d) | (a, b, c-k, d) | (a, b, c, d-k) | (a-i, b-j, c, d) | (a, b-i, c-j, d) | (a, b, c-i, d-j) | (a-i, b, c, d-j); 0; base-2; P when a == c and b == d",
                "misere bounded-nim[3]; 2; base-2; misere P when max((a mod 4), (b mod 4)) < 2 and ((a mod 4) + (b mod 4)) mod 2 == 1 or max((a mod 4), (b mod 4)) > 1 and ((a mod 4) xor (b mod 4)) == 0",
            })
    void theoremsAreFoundAndPutIntoWords(String text, int heaps, String system, String claim) throws SyntaxException {
        var task = task(text).withHeaps(heaps);
        var theorem = proved(task).theorem();
        assertThat(theorem.system().name()).isEqualTo(system);
        assertThat(StatementFinder.of(theorem, task.game()))
                .map(TheoremStatement::claim)
                .contains(claim);
    }

    /// Games whose second number remembers the last move.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n, last): (n-k, k) where k <= 7 and k != last",
                "misere (n, last): (n-k, k) where k <= 7 and k != last",
                "(n, last): (n-k, k) where 2 <= k <= 4 and k != last | (n-1, 1) where last != 2",
                "(a, n, b): (b, n-k, k) where k <= 3 and k != a and k != b"
            })
    void whatASmallNumberRemembersIsFoundInAllBases(String text) throws SyntaxException {
        assertThat(proved(task(text)).theorem().system().base()).isPositive();
        if (!text.startsWith("misere"))
            assertThat(proved(task(text).withValues()).theorem().values()).isTrue();
    }

    /// Beatty's sequences, pairs that are not, exceptions, values near the number.
    @Tag("slow")
    @DrawnCases(oneIn = 5)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "generalized-wythoff[2]; pell; false; yₙ = xₙ + 2n; equivalently xₙ = ⌊n·α⌋ with α = √2",
                "generalized-wythoff[3]; linear-3-1; false; α = (√13 - 1)/2",
                "generalized-wythoff[4]; linear-4-1; false; α = √5 - 1",
                "st-wythoff[2,1]; linear-2-2; false; xₙ is the least number in no earlier pair and yₙ = 2·xₙ + n",
                "misere (a, b): (a-k, b) | (a, b-k) | (a-k, b-k); fibonacci; false; except that (0,0) (1,2) (2,1) are won and (0,1) (1,0) (2,2) lost",
                "take any or split; base-2; true; n - 1 where n mod 4 = 0",
                "(n, last): (n-k, k) where k <= 5 and k != last; base-2; false; (last ∈ {0, 2} or last ≥ 6) and n mod 13 ∈ {0, 7}",
                "misere (n, last): (n-k, k) where k <= 5 and k != last; base-2; false; last",
                "(last, n): (k, n-k) where k in {1, 3, 4} and k != last; base-2; false; last = 4 and n mod 5 ∈ {0, 4}",
            })
    void theoremsAreToldAsOneWouldTellThem(String text, String system, boolean values, String words)
            throws SyntaxException {
        var only = NumerationSystem.find(system).orElseThrow();
        var task = task(text).with(only);
        var theorem = proved(values ? task.withValues() : task).theorem();
        assertThat(StatementFinder.of(theorem, task.game()))
                .hasValueSatisfying(
                        statement -> assertThat(statement.words().toString()).contains(words));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "generalized-wythoff[2]; pell; 9",
                "generalized-wythoff[3]; linear-3-1; 11",
                "generalized-wythoff[4]; linear-4-1; 13",
                "generalized-wythoff[5]; linear-5-1; 15",
                "st-wythoff[2,1]; linear-2-2; 9",
                "misere wythoff; fibonacci; 13",
            })
    void gamesLikeWythoffsAreProvedInSystemsOfTheirOwn(String text, String system, int states) throws SyntaxException {
        var only = NumerationSystem.find(system).orElseThrow();
        assertThat(proved(task(text).with(only)).theorem().automaton().states()).isEqualTo(states);
    }

    /// The table alone tells which system to begin with.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "wythoff; fibonacci",
                "generalized-wythoff[2]; pell",
                "generalized-wythoff[3]; linear-3-1",
                "st-wythoff[2,1]; linear-2-2",
                "king; base-2",
            })
    void theMostPromisingSystemIsTheRightOne(String text, String system) throws SyntaxException {
        var task = task(text);
        var formulas = task.formulas();
        var truth = EngineTables.of(task.game(), formulas, false, Limits.DEFAULT);
        var ordered = SystemRanking.of(CandidateSystems.candidates(formulas.rules()), 2, truth)
                .all();
        assertThat(ordered.getFirst().name()).isEqualTo(system);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take any or split; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "nim; g = n"
            })
    void valuesOfGamesAreProved(String text, String claim) throws SyntaxException {
        var task = task(text).withValues();
        var theorem = proved(task).theorem();
        var parsed = ClaimParser.claim(claim, theorem.game().coordinates(), Map.of());
        var arithmetic = new Arithmetic(theorem.system(), KernelBudget.DEFAULT);
        assertThat(ClaimAutomata.automaton(parsed, theorem.game().coordinates(), arithmetic))
                .isEqualTo(theorem.automaton());
    }

    @Tag("slow")
    @Test
    void randomSubtractionSetsAreProved() throws SyntaxException {
        var random = new Random(6);
        for (int i = 0; i < 12; i++) {
            var amounts = new TreeSet<Integer>();
            for (int j = 0; j < 2 + random.nextInt(4); j++) amounts.add(1 + random.nextInt(20));
            var text = amounts.stream().map(String::valueOf).collect(Collectors.joining(",", "take {", "}"));
            proved(task(text));
            proved(task(text).withValues());
        }
    }

    @Test
    void kaylesIsProvedWithItsSplits() throws SyntaxException {
        var theorem = proved(task("kayles").withValues()).theorem();
        assertThat(theorem.values()).isTrue();
    }

    @Tag("slow")
    @Test
    void whereNothingIsProvedItSaysHowFarTheBestConjectureHolds() throws SyntaxException {
        var asked = new AtomicInteger();
        var finding = Prover.prove(task("(a, b): (a - k, b) where k in fibonacci | (a, b - k) | (a - 1, b - 1)")
                .within(Limits.DEFAULT.cancelledBy(() -> asked.incrementAndGet() > 50_000)));
        assertThat(finding).isInstanceOf(ProofFinding.Open.class);
        var told = new ArrayList<>(((ProofFinding.Open) finding).attempts());
        assertThat(told).isNotEmpty();
    }

    @Test
    void conjecturesAreProvedOrRefuted() throws SyntaxException {
        var task = task("take 1..3");
        for (var pair : List.of("P when n mod 4 == 0; true", "P when n mod 4 == 0 and n < 10^9; false")) {
            var parts = pair.split("; ");
            var claim = ClaimParser.claim(parts[0], List.of("n"), Map.of());
            var finding = Prover.test(task, arithmetic -> ClaimAutomata.relation(claim, List.of("n"), arithmetic));
            if (parts[1].equals("true")) assertThat(finding).isInstanceOf(ProofFinding.Proved.class);
            else
                assertThat(((ProofFinding.Refuted) finding).position())
                        .containsExactly(BigInteger.valueOf(1_000_000_000));
        }
    }
}
