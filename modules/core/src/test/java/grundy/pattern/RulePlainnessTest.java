package grundy.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.pattern.InputTable.Reading;
import grundy.question.SequenceQuestion;
import grundy.rules.Game;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever made a table, nothing that is harder to say comes first.
@EveryTurn
class RulePlainnessTest {
    private static final long SEED = 20_261_130;
    private static final int LENGTH = 41;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static Game game(String rules) {
        try {
            return LANGUAGE.rules(Source.of(rules)).game();
        } catch (SyntaxException exception) {
            throw new IllegalArgumentException(rules, exception);
        }
    }

    private static List<RuleMatch> found(Game game, Play play, Reading reading) {
        var question = new SequenceQuestion(game, play, LENGTH - 1);
        var values = Arrays.stream(new Solver(Limits.DEFAULT).solve(question).values())
                .asLongStream()
                .map(value -> reading == Reading.VALUES ? value : Math.min(value, 1))
                .toArray();
        return new RuleSearch(new InputTable(0, values, reading), Limits.DEFAULT).find();
    }

    private static String set(Random random, int most) {
        return IntStream.range(0, 2 + random.nextInt(most - 1))
                .mapToObj(_ -> 1 + random.nextInt(12))
                .distinct()
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(", ", "take {", "}"));
    }

    private static String code(Random random) {
        return (random.nextInt(4) == 0 ? "4." : "0.") + random.nextInt(8) + random.nextInt(8) + (1 + random.nextInt(7));
    }

    /// Golomb 1966: every table of finitely many amounts repeats, and so do those of some codes that split.
    @Test
    void threeAmountsComeBeforeACodeThatSplits() {
        var found = found(game("take {1, 4, 5}"), Play.NORMAL, Reading.VALUES);
        assertThat(found.getFirst().text()).isEqualTo("take {1, 4, 5}");
        assertThat(found).extracting(RuleMatch::text).contains("0.3043", "0.7073");
    }

    @Test
    void whatIsPlainerIsSaidInFewerWords() {
        assertThat(Stream.of(
                                "take 5",
                                "take any",
                                "take 2..9",
                                "take primes",
                                "take at most half",
                                "take {1, 4, 5}",
                                "kayles",
                                "0.123",
                                "0.77",
                                "0.3043")
                        .map(text -> RulePlainness.of(game(text), Play.NORMAL)))
                .isSorted();
    }

    private static List<RuleMatch> found(String values) {
        var table = Arrays.stream(values.split(" ")).mapToLong(Long::parseLong).toArray();
        return new RuleSearch(new InputTable(0, table, Reading.VALUES), Limits.DEFAULT).find();
    }

    @Tag("slow")
    @Test
    void anIntervalComesBeforeAmountsThatAreLookedUp() {
        assertThat(found("0 0 1 1 2 2 3 3 4 0"))
                .extracting(RuleMatch::text)
                .containsSubsequence("take 2..7", "take primes")
                .first()
                .isEqualTo("take 2..7");
        assertThat(found("0 1 0 1 0 1 0 1 0 1").getFirst().text()).isEqualTo("take 1");
        assertThat(found("0 1 2 3 4 5 6 7 8 9").getFirst().text()).isEqualTo("take any");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"0 1 1 1 1 1 1 1 1 1 1 1", "0 1 2 3 4 5 6 7 8 9 10 11", "0 0 1 1 2 2 3 3 4 4 5 5"})
    void normalPlayComesFirstAndTheSameGameOnce(String table) {
        var found = found(table);
        assertThat(found.getFirst().play()).isEqualTo(Play.NORMAL);
        for (var game : List.of("race[", "race-to-thirty[", "twenty-one[1", "bash[", "bounded-nim["))
            assertThat(found)
                    .as("%s: %s", table, game)
                    .filteredOn(match -> match.text().replace("misere ", "").startsWith(game))
                    .hasSizeLessThanOrEqualTo(1);
    }

    @Tag("slow")
    @Test
    void whatMadeATableOrWhatIsPlainerComesFirst() {
        var random = CaseCount.random(SEED);
        int splitting = 0;
        for (int i = 0; i < CaseCount.of(320); i++) {
            boolean isSet = i % 4 > 0;
            boolean misere = i % 4 == 2;
            var maker = game(isSet ? set(random, 5) : code(random));
            var reading = misere || i % 4 == 3 ? Reading.OUTCOMES : Reading.VALUES;
            var play = misere ? Play.MISERE : Play.NORMAL;
            var found = found(maker, play, reading);
            var order = found.stream()
                    .map(match -> RulePlainness.of(match.game(), match.play()))
                    .toList();
            assertThat(order).as(maker.text()).isNotEmpty().isSorted();
            assertThat(order.getFirst().cost())
                    .as("%s before %s", found.getFirst().text(), maker.text())
                    .isLessThanOrEqualTo(RulePlainness.of(maker, play).cost());
            if (isSet && maker.text().split(",").length <= 4)
                assertThat(found.getFirst().game().rules().maySplit())
                        .as("%s before %s", found.getFirst().text(), maker.text())
                        .isFalse();
            if (found.stream().anyMatch(match -> match.game().rules().maySplit())) splitting++;
        }
        assertThat(splitting).isGreaterThan(CaseCount.least(60));
    }
}
