package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.OpenVerdict;
import grundy.answer.OpenVerdict.Reason;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OpenQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenSolverTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static OpenQuestion question(Outcome wanted, long from, String... words) throws SyntaxException {
        return OpenQuestion.of(LANGUAGE, Source.ofArguments(List.of(words)), wanted, BigInteger.valueOf(from));
    }

    private static BigInteger usualStart(String... words) throws SyntaxException {
        return OpenQuestion.usualStart(LANGUAGE, Source.ofArguments(List.of(words)));
    }

    private static OpenVerdict solve(Outcome wanted, long from, String... words) throws SyntaxException {
        return new Solver(Limits.DEFAULT).solve(question(wanted, from, words));
    }

    private static Optional<Long> least(Outcome wanted, long from, String... words) throws SyntaxException {
        return solve(wanted, from, words).answer().map(answer -> answer.number().longValueExact());
    }

    /// Whether whoever is to move loses, from the definition.
    private static boolean loses(int heap, int most, boolean misere) {
        int[] values = HeapOracle.values(heap + 1, misere, (n, known, seen) -> {
            for (int k = 1; k <= Math.min(n, most); k++) seen.set(known[n - k]);
        });
        return values[heap] == 0;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..? 21",
                "nim 3 5 ?",
                "nim ? 5",
                "take 1..?",
                "domineering 4x?",
                "take 1 to 3 from ?",
                "0.?",
                "?",
                "nim ? ?"
            })
    void aMarkInTheLanguageLeavesANumberOpen(String text) {
        assertThat(OpenQuestion.isAsked(RuleLanguage.ofPeople(Catalogue.builtIn()), Source.of(text)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 3 5?",
                "wythoff 5 8?",
                "kayles 9？",
                "nim(3,4,5)?",
                "domineering 4x4?",
                "Can I win from 21? take 1 to 3",
                "take 1 to 3 from 27? last stone loses?",
                "nim with 3, 4 and 5? misere.",
                "who wins? nim 3 4 5",
                "20颗石子，每次取1到3颗，谁赢？取最后一颗的人输"
            })
    void aMarkBehindASentenceIsAFullStop(String text) throws SyntaxException {
        var language = RuleLanguage.ofPeople(Catalogue.builtIn());
        var source = Source.of(text);
        assertThat(OpenQuestion.isAsked(language, source)).isFalse();
        assertThat(language.question(source).components()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "20 stones, take 1 to 3. what about 21?",
                "20 stones, take 1 to 3. what should n be?",
                "nimmm ?",
                "20 stones, hop 1 to 3 ?"
            })
    void aFaultNeverShowsANumberThatNobodyWrote(String text) {
        var language = RuleLanguage.ofPeople(Catalogue.builtIn());
        assertThatThrownBy(() -> OpenQuestion.of(language, Source.of(text), Outcome.P, BigInteger.TWO))
                .satisfies(fault -> assertThat(fault.getMessage()).doesNotContain("212", "be2", "\"2\"", "m2"));
    }

    @EveryTurn
    @Tag("slow")
    @Test
    void theLeastBoundOfBashAgreesWithTheDefinition() throws SyntaxException {
        for (int heap : CaseCount.some(IntStream.rangeClosed(0, 200).boxed().toList(), 1))
            for (boolean misere : new boolean[] {false, true})
                for (int from = 1; from <= 4; from++) {
                    Optional<Long> wanted = Optional.empty();
                    for (int most = from; most <= heap + from + 1 && wanted.isEmpty(); most++)
                        if (loses(heap, most, misere)) wanted = Optional.of((long) most);
                    assertThat(least(Outcome.P, from, (misere ? "misere" : "normal") + " take 1..?", "" + heap))
                            .as("%d from %d, misere %s", heap, from, misere)
                            .isEqualTo(wanted);
                }
    }

    @Test
    void theBoundIsFoundByDivisorsWhateverTheSizeOfTheHeap() throws SyntaxException {
        assertThat(least(Outcome.P, 2, "take 1..?", "100000000")).contains(3L);
        assertThat(least(Outcome.P, 2, "take 1..?", "999999999999999989")).contains(999999999999999988L);
        assertThat(least(Outcome.P, 2, "bash[?]", "1000000000000000000")).contains(3L);
        assertThat(solve(Outcome.P, 2, "misere take 1..?", "1000000000000000000")
                        .reason())
                .isInstanceOf(Reason.Divisors.class);
        // 2 * 1000000007 * 500000003: neither factor is found by trial division up to a million
        assertThat(least(Outcome.P, 2, "take 1..?", "1000000013000000042")).contains(500000002L);
    }

    /// More heaps than there are cannot be lowered: what is tried beyond is the same game.
    @Tag("slow")
    @Test
    void inMooresNimNumbersBeyondTheHeapsMakeNoDifference() throws SyntaxException {
        for (var words : List.of("moore[?] 1000000 1000000", "moore[?] 3 5 7", "misere moore[?] 1 1 1")) {
            var verdict = solve(Outcome.P, 2, words);
            assertThat(verdict.answer()).as(words).isEmpty();
            assertThat(verdict.reason()).as(words).isInstanceOf(Reason.NoDifference.class);
        }
        assertThat(least(Outcome.P, 2, "moore[?]", "5", "5", "5")).contains(2L);
        assertThat(least(Outcome.P, 2, "moore[?]", "6", "6", "6", "6")).contains(3L);
        assertThat(least(Outcome.N, 3, "moore[?]", "6", "6", "6", "6")).contains(4L);
    }

    @Test
    void aNumberThatCannotBeFactoredIsStillTried() throws SyntaxException {
        var heap = BigInteger.TEN
                .pow(500)
                .add(BigInteger.ONE)
                .multiply(BigInteger.valueOf(21))
                .toString();
        assertThat(least(Outcome.P, 2, "take 1..?", heap)).contains(2L);
    }

    @Test
    void anyNumberOfTheLanguageMayBeOpen() throws SyntaxException {
        assertThat(least(Outcome.P, 0, "nim", "3", "5", "?")).contains(6L);
        assertThat(least(Outcome.P, 2, "take {1,?}", "7")).contains(4L);
        assertThat(least(Outcome.P, 0, "wythoff", "3", "？")).contains(5L);
        assertThat(least(Outcome.P, 2, "[take 1..?](21) + nim(3)")).contains(5L);
        assertThat(least(Outcome.L, 2, "left take 1; right take {?}", "3")).contains(4L);
    }

    /// The number is larger than the heap it was meant for, but stands in the position as well.
    @Test
    void aNumberInRulesAndPositionGoesOnMattering() throws SyntaxException {
        assertThat(least(Outcome.P, 2, "[take 1..?](1) + [take 1..9](?)")).contains(11L);
        assertThat(least(Outcome.P, 6, "[take {?,1}](5) + [take 1..9](?)")).contains(11L);
    }

    @Test
    void aNumberThatIsPartOfAnotherIsRefused() {
        for (var text : List.of("0.? 1", "0.3? 5", "take 1..1? 20", "nim 3?", "?.7 5"))
            assertThatThrownBy(() -> solve(Outcome.P, 2, text)).as(text).isInstanceOf(RulesException.class);
    }

    @Test
    void itSaysWhereNoNumberWillDo() throws SyntaxException {
        assertThat(solve(Outcome.P, 2, "take 1..?", "2").answer()).isEmpty();
        assertThat(solve(Outcome.P, 2, "bounded-nim[?]", "3", "4").reason())
                .isEqualTo(new Reason.NoDifference(BigInteger.valueOf(5)));
        assertThat(solve(Outcome.P, 9, "take ?..9", "10").reason())
                .isEqualTo(new Reason.EachTried(BigInteger.valueOf(9)));
        assertThat(solve(Outcome.D, 2, "take ?..9", "30").reason()).isEqualTo(new Reason.Impossible());
    }

    @Test
    void theStartDependsOnWhereTheNumberStands() throws SyntaxException {
        for (var inRules : List.of("take 1..? 21", "bash[?] 21", "[take 1..?](21) + nim(3)", "(n): (n-?) 7"))
            assertThat(usualStart(inRules)).as(inRules).isEqualTo(BigInteger.TWO);
        for (var inPosition : List.of("nim 3 ?", "nim(3,?) + [take 1..3](4)", "wythoff (3,?)", "bash[3] ?"))
            assertThat(usualStart(inPosition)).as(inPosition).isEqualTo(BigInteger.ZERO);
    }

    /// Two coins may not stand on one square: larger numbers are looked at behind one that makes no sense.
    @ParameterizedTest
    @CsvSource({"welter 1 3 ?, P, 0, 5", "welter 0 1 ?, N, 2, 3", "welter 4 5 6 ?, P, 0, 7"})
    void numbersThatMakeNoSenseArePassedOver(String text, Outcome wanted, int from, long number)
            throws SyntaxException {
        var open = question(wanted, from, text.split(" "));
        for (int smaller = from; smaller < number; smaller++) {
            var asked = open.at(BigInteger.valueOf(smaller));
            if (asked.isPresent())
                assertThat(new Solver(Limits.DEFAULT).solve(asked.get()).outcome())
                        .isNotEqualTo(wanted);
        }
        assertThat(least(wanted, from, text.split(" "))).contains(number);
    }

    /// Where the only number left open begins a range it is not larger than the end; no other fault says as much.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take ?..9 10; 9",
                "take {1,? .. 4} 10; 4",
                "(n): (n-k) where k in ?..5 9; 5",
                "nim(3) + [take ?..6](8); 6",
                "take ?..?^2 7; ",
                "take ?..9 ?; ",
                "take 2..? 7; ",
                "welter 1 3 ?; ",
                "nim 3 ?; "
            })
    void behindTheEndOfARangeNoNumberMakesSense(String text, @Nullable Integer last) throws SyntaxException {
        var open = question(Outcome.P, 2, text.split(" "));
        for (int number = 2; number < 40; number++) {
            assertThat(open.endsAt(BigInteger.valueOf(number)))
                    .as("%s: %d", text, number)
                    .isEqualTo(last != null && number > last);
            if (last != null)
                assertThat(open.at(BigInteger.valueOf(number)).isPresent()).isEqualTo(number <= last);
        }
    }

    @Test
    void theLimitSaysHowFarItCame() {
        var limits = Limits.DEFAULT.withPositions(1000);
        assertThatThrownBy(() ->
                        new Solver(limits).solve(question(Outcome.D, 0, "(a, b): (a-k, b+k) | (a, b-1)", "9", "?")))
                .isInstanceOfSatisfying(
                        LimitException.class,
                        e -> assertThat(e.explanation().toString()).contains("to 9", "1000"));
    }

    /// A number that may be lowered to any smaller one is found by one winning move, and tried one by one here.
    @Test
    void numbersThatMayBeLoweredAreThoseFoundByTrying() throws SyntaxException {
        var texts = List.of(
                "nim 3 5 ?",
                "nim ?",
                "misere nim 1 1 ?",
                "misere nim 3 5 ?",
                "misere nim ?",
                "wythoff 4 ?",
                "wythoff ? 7",
                "misere wythoff 2 ?",
                "lasker 3 8 ?",
                "misere lasker 1 ?",
                "8.[3] 7 9 ?",
                "nim(?) + [take 1..3](9) + lasker(7)",
                "wythoff(3,?) + nim(2)");
        for (var text : texts) {
            var solver = new Solver(Limits.DEFAULT);
            var open = question(Outcome.P, 0, text.split(" "));
            long tried = 0;
            while (tried < 200
                    && solver.solve(open.at(BigInteger.valueOf(tried)).orElseThrow())
                                    .outcome()
                            != Outcome.P) tried++;
            var found = solve(Outcome.P, 0, text.split(" "));
            assertThat(found.reason()).as(text).isInstanceOf(Reason.OnlyOne.class);
            assertThat(found.answer().map(answer -> answer.number().longValueExact()))
                    .as(text)
                    .contains(tried);
            assertThat(least(Outcome.P, tried + 1, text.split(" "))).as(text).isEmpty();
        }
    }

    @Test
    void largeNumbersAreFoundAtOnce() throws SyntaxException {
        assertThat(least(Outcome.P, 0, "nim", "10^18", "5", "?")).contains(1_000_000_000_000_000_005L);
        assertThat(least(Outcome.P, 0, "wythoff", "165580140", "?")).contains(267_914_295L);
        assertThat(least(Outcome.P, 0, "wythoff", "165580141", "?")).contains(102_334_155L);
    }

    @Test
    void outcomesThatCannotBeAreRuledOutAtOnce() throws SyntaxException {
        for (var wanted : List.of(Outcome.L, Outcome.R, Outcome.D))
            assertThat(solve(wanted, 2, "take 1..?", "100").reason()).isInstanceOf(Reason.Impossible.class);
        assertThat(solve(Outcome.D, 0, "wythoff", "3", "?").reason()).isInstanceOf(Reason.Impossible.class);
        assertThat(solve(Outcome.L, 0, "left take {1,2}; right take {1,3}", "?").reason())
                .isNotInstanceOf(Reason.Impossible.class);
    }
}
