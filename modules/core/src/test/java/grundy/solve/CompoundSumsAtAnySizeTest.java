package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.solve.component.OnePiece;
import grundy.solve.sum.WholeSums;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Closed forms of sums in which several components are moved in, or of which the first to end decides, against a
/// search over the whole sum, which knows nothing about components.
@EveryTurn
class CompoundSumsAtAnySizeTest {
    private static final List<String> GAMES = List.of(
            "nim",
            "[take 1..2]",
            "[take 1..3]",
            "[take 2..5]",
            "[take 3..3]",
            "[take 1]",
            "[take 4..7]",
            "[(n): (n - k) where k >= 3]",
            "[take {2,5}]",
            "[take {1,4,5}]",
            "[take {3,4,9}]",
            "[take odd]",
            "[interval-must-finish[2,3]]");
    private static final Solver SOLVER = new Solver(Limits.DEFAULT);

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"every", "short every", "some", "short some", "short"})
    void agreeWithSearchOverTheWholeSum(String compound) throws SyntaxException {
        for (var play : List.of("", "misere ")) {
            long seed = 20L + compound.length();
            var random = CaseCount.random(seed);
            for (int trial = 0; trial < CaseCount.of(150); trial++) {
                var text = new StringBuilder(play + compound + " ");
                int components = 1 + random.nextInt(3);
                for (int i = 0; i < components; i++)
                    text.append(i == 0 ? "" : " + ")
                            .append(GAMES.get(random.nextInt(GAMES.size())))
                            .append("(%d)".formatted(random.nextInt(components == 1 ? 60 : components == 2 ? 18 : 8)));
                agree(text.toString());
            }
        }
    }

    private static void agree(String text) throws SyntaxException {
        var question = Question.parse(text);
        var verdict = SOLVER.solve(question);
        var searched = WholeSums.verdict(OnePiece.of(question.position()), Limits.DEFAULT);
        assertThat(verdict.outcome()).as(text).isEqualTo(searched.outcome());
        assertThat(verdict.moves().uncounted()).as(text).isNull();
        assertThat(verdict.moves().count()).as(text).isEqualTo(searched.moves().count());
        assertThat(verdict.moves().list().get().map(Move::steps))
                .as(text)
                .containsExactlyInAnyOrderElementsOf(
                        searched.moves().list().get().map(Move::steps).toList());
    }

    /// Numbers by hand from the theorems.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "every nim 10^18 5; N; 1",
                "short every nim 10^18 7; N; 1000000000000000006",
                "misere some nim 10^18 3; N; 2",
                "every [take 1..3](10^18) + nim(7); P; 0",
                "every [take 1..3](1000000000000000001) + nim(7); N; 7",
                "short [take 1..3](10^18) + [take 1..3](7); N; 2"
            })
    void answersAtAnySize(String text, String outcome, BigInteger moves) throws SyntaxException {
        var verdict = SOLVER.solve(Question.parse(text));
        assertThat(verdict.outcome()).hasToString(outcome);
        assertThat(verdict.moves().count()).isEqualTo(moves);
        assertThat(verdict.moves().first(10)).hasSize(moves.min(BigInteger.TEN).intValueExact());
    }

    /// A list that ran through all that one component offers would not end.
    @ParameterizedTest
    @ValueSource(strings = {"every", "short every", "some", "misere some", "short some", "misere short some"})
    void movesOfHugeSumsAreListedOneByOne(String compound) throws SyntaxException {
        for (var components : List.of(
                "nim(10^30) + [take 1..2](10^30)",
                "[take 1..2](10^30) + nim(10^30) + nim(10^20)",
                "[(n): (n - k) where k >= 3](10^30) + nim(10^30)")) {
            var verdict = SOLVER.solve(Question.parse(compound + " " + components));
            var moves = verdict.moves();
            var first = moves.list().get().iterator();
            int listed = 0;
            for (; listed < 10 && first.hasNext(); listed++) first.next();
            assertThat(listed)
                    .as(compound + " " + components)
                    .isEqualTo(moves.count().min(BigInteger.TEN).intValueExact());
        }
    }

    /// Every set of amounts below 8 whose lengths repeat before the table ends, from the definition of suspense
    /// numbers and remoteness, heap by heap; and a heap of 10^30, whose length must be that of its residue class.
    @ParameterizedTest
    @ValueSource(strings = {"every", "misere every", "short every", "misere short every"})
    void lengthsOfFiniteSetsAreThoseOfTheDefinition(String compound) throws SyntaxException {
        var random = CaseCount.random(5);
        for (int trial = 0; trial < CaseCount.of(40); trial++) {
            var amounts = new TreeSet<Integer>();
            while (amounts.size() < 2 + trial % 3) amounts.add(1 + random.nextInt(11));
            var rules = "[take " + amounts.toString().replace('[', '{').replace(']', '}') + "]";
            var lengths = lengths(amounts, compound.contains("misere"), compound.contains("short"));
            for (int trials = 0; trials < 12; trials++) {
                int heap = random.nextInt(lengths.length);
                assertThat(length(compound + " " + rules + "(" + heap + ")"))
                        .as("%s %s %d", compound, amounts, heap)
                        .isEqualTo(lengths[heap]);
            }
        }
    }

    private static int[] lengths(Set<Integer> amounts, boolean misere, boolean hurries) {
        int[] lengths = new int[2000];
        for (int n = 0; n < lengths.length; n++) {
            Integer won = null;
            Integer lost = null;
            for (int amount : amounts) {
                if (amount > n) continue;
                int left = lengths[n - amount];
                boolean opponentLoses = (left % 2 == 0) != misere;
                if (opponentLoses) won = won == null ? left : hurries ? Math.min(won, left) : Math.max(won, left);
                else lost = lost == null ? left : hurries ? Math.max(lost, left) : Math.min(lost, left);
            }
            lengths[n] = won != null ? won + 1 : lost != null ? lost + 1 : 0;
        }
        return lengths;
    }

    private static int length(String text) throws SyntaxException {
        return switch (SOLVER.solve(Question.parse(text)).value().knownValue().orElseThrow()) {
            case Value.Suspense(var moves) -> moves.intValueExact();
            case Value.Remoteness(var moves) -> moves.intValueExact();
            default -> throw new AssertionError(text);
        };
    }

    /// t(n + p) = t(n) + d, read off at small heaps.
    @Test
    void aFiniteSetIsAnsweredAtAnySize() throws SyntaxException {
        var large = (Value.Suspense) SOLVER.solve(Question.parse("every [take {2,5,9}](10^30)"))
                .value()
                .knownValue()
                .orElseThrow();
        int period = 840 * 11 * 13;
        int residue = BigInteger.TEN.pow(30).mod(BigInteger.valueOf(period)).intValueExact() + period;
        int one = length("every [take {2,5,9}](%d)".formatted(residue));
        int other = length("every [take {2,5,9}](%d)".formatted(residue + period));
        var rounds =
                BigInteger.TEN.pow(30).subtract(BigInteger.valueOf(residue)).divide(BigInteger.valueOf(period));
        assertThat(large.moves())
                .isEqualTo(rounds.multiply(BigInteger.valueOf(other - one)).add(BigInteger.valueOf(one)));
    }
}
