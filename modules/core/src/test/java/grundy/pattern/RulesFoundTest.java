package grundy.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.NimSequence;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.pattern.InputTable.Reading;
import grundy.pattern.Pattern.UntriedReason;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which rules are found first, and what "all were tried" means.
class RulesFoundTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static long[] values(List<Integer> amounts, int length) {
        var values = HeapOracle.values(length, (heap, before, seen) -> {
            for (int amount : amounts) if (amount <= heap) seen.set(before[heap - amount]);
        });
        return Arrays.stream(values).asLongStream().toArray();
    }

    private static int numbers(List<Integer> amounts) {
        return SubtractionSets.text(amounts).split("\\.\\.|,").length;
    }

    private static Pattern found(long first, long... values) {
        return PatternFinder.of(new InputTable(first, values, Reading.VALUES), Limits.DEFAULT);
    }

    private static List<String> texts(long[] values) {
        return SubtractionSets.find(values, false, Play.NORMAL).stream()
                .map(set -> SubtractionSets.text(set.amounts()))
                .toList();
    }

    @Test
    void everyIntervalIsAnsweredAsThatInterval() {
        for (int least = 1; least <= 12; least++)
            for (int most = least + 1; most <= 24; most++) {
                var amounts = IntStream.rangeClosed(least, most).boxed().toList();
                assertThat(texts(values(amounts, 3 * (least + most))).getFirst())
                        .isEqualTo("take " + least + ".." + most);
            }
    }

    /// Golomb 1966: more amounts than are needed change nothing, and so several sets have one table.
    @Test
    void thePlainestSetComesBeforeTheSmallest() {
        var interval = IntStream.rangeClosed(3, 14).boxed().toList();
        assertThat(texts(values(interval, 100))).containsExactly("take 3..14", "take {3, 5, 8, 11, 14}");
        assertThat(texts(values(List.of(5, 9), 100))).containsExactly("take 5..9", "take {5, 9}");
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"3, 14", "1, 5", "10, 25"})
    void noOtherRulesComeBeforeAnInterval(int least, int most) {
        var amounts = IntStream.rangeClosed(least, most).boxed().toList();
        var pattern = found(0, values(amounts, 100));
        assertThat(pattern.rules().getFirst().text()).isEqualTo("take " + least + ".." + most);
        assertThat(pattern.untried()).isEmpty();
    }

    @Test
    void everySetFoundHasTheTableAndIsNoLongerToWrite() {
        for (int bits = 1; bits < 512; bits += 2) {
            int chosen = bits;
            var amounts = IntStream.rangeClosed(1, 9)
                    .filter(amount -> (chosen >> amount - 1 & 1) == 1)
                    .boxed()
                    .toList();
            var values = values(amounts, 60);
            var all = SubtractionSets.find(values, false, Play.NORMAL);
            for (var set : all)
                assertThat(values(set.amounts(), 60)).as("%s", amounts).isEqualTo(values);
            assertThat(numbers(all.getFirst().amounts())).as("%s", amounts).isLessThanOrEqualTo(numbers(amounts));
            assertThat(all.getLast().amounts().size()).as("%s", amounts).isLessThanOrEqualTo(amounts.size());
        }
    }

    /// A game that is not among what is compared would be denied.
    @ParameterizedTest
    @EnumSource(Play.class)
    void everyGameOfOneHeapInTheCatalogueIsTried(Play play) throws SyntaxException {
        var tried = RuleFamilies.all(play).map(PatternCandidate::key).collect(Collectors.toSet());
        for (var entry : Catalogue.builtIn().entries()) {
            var game = LANGUAGE.rules(Source.of(entry.id())).game();
            boolean oneHeap = game.rules() instanceof RuleTree.TakeAndBreak
                    || game.rules() instanceof RuleTree.Moves moves && moves.arity() == 1;
            if (!oneHeap) continue;
            assertThat(tried)
                    .as(entry.id())
                    .contains(PatternCandidate.of(RuleMatch.Family.CATALOGUE, entry.id(), play)
                            .orElseThrow()
                            .key());
        }
    }

    /// Neither at a glance nor as a whole, where it has one.
    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Play.class)
    void noGameOfOneHeapIsDeniedItsOwnTable(Play play) throws SyntaxException, RuleComparison.DifferentValueException {
        int splitting = 0;
        for (var entry : Catalogue.builtIn().entries()) {
            var candidate = PatternCandidate.of(RuleMatch.Family.CATALOGUE, entry.id(), play);
            if (candidate.isEmpty() || candidate.get().game().rules().arity() != 1) continue;
            var game = candidate.get().game();
            NimSequence own;
            try {
                own = new Solver(Limits.DEFAULT.withAtMost(20_000)).solve(new SequenceQuestion(game, play, 14));
            } catch (RulesException | LimitException | CycleException _) {
                continue;
            }
            var values = Arrays.stream(own.values()).asLongStream().toArray();
            var comparison = new RuleComparison(new InputTable(0, values, Reading.VALUES), Limits.DEFAULT);
            assertThat(comparison.agreeingValues(candidate.get(), values.length))
                    .as(entry.id())
                    .isPositive();
            assertThat(comparison.all(candidate.get(), comparison.sequence(candidate.get(), 14, 10_000)))
                    .as(entry.id())
                    .isEqualTo(values.length);
            if (game.rules().maySplit()) splitting++;
        }
        assertThat(splitting).isGreaterThan(5);
    }

    @Tag("slow")
    @Test
    void aGameThatSplitsIsFoundByItsMisereValues() throws SyntaxException {
        var lasker = LANGUAGE.rules(Source.of("lasker")).game();
        var values = new Solver(Limits.DEFAULT)
                .solve(new SequenceQuestion(lasker, Play.MISERE, 24))
                .values();
        assertThat(found(0, Arrays.stream(values).asLongStream().toArray()).rules())
                .extracting(RuleMatch::text)
                .contains("misere lasker");
        assertThat(found(0, 1, 0, 2, 0, 2, 4, 2, 4, 2, 1, 2, 1).untried()).contains(UntriedReason.MISERE);
    }

    @Test
    void aGameThatHalvesAndOneThatCountsUpAreFound() {
        var halving = LongStream.range(0, 60).map(n -> n <= 2 ? n : (n + 1) % 2).toArray();
        assertThat(found(0, halving).rules()).extracting(RuleMatch::text).contains("lieges-of-legendre");
        var counting = LongStream.range(0, 60).map(n -> (100 - n) % 11).toArray();
        assertThat(found(0, counting).rules()).extracting(RuleMatch::text).contains("race");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {0, 1})
    void whatIsReadFromTheBeginningNeedsTheBeginning(long first) {
        var values = LongStream.range(first, 40).map(n -> n % 6 / 2).toArray();
        assertThat(found(first, values).untried()).isEmpty();
        assertThat(found(first + 2, values).untried()).containsExactly(UntriedReason.START);
    }

    @Test
    void valuesBeyondAllGamesAreComparedWithNone() {
        assertThat(found(0, 0, 1, 1L << 31).untried()).containsExactly(UntriedReason.LARGE);
    }
}
