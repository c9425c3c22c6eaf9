package grundy.engine.misere;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.QuotientTheorem;
import grundy.check.verdict.QuotientCheck;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Quotients against {@link MisereTable}: every sum of heaps up to a total of 25.
@EveryTurn
class QuotientBruteForceTest {
    private static final int TOTAL = 25;
    private static final int CODES = 20;

    /// What is found of the heaps up to a number of each game, as far as it is found soon.
    private static QuotientTheorem found(List<RuleTree> games, int to) {
        var search = new QuotientSearch(games, Limits.DEFAULT.withPositions(20_000));
        while (!search.isForAll() && search.last() < to * games.size() && search.next()) {}
        return search.theorem();
    }

    /// @return how many sums were compared
    private static int compare(String text, QuotientTheorem theorem, MisereTable table) {
        int games = theorem.games().size();
        int compared = 0;
        for (int id = 0; id < table.size(); id++) {
            int product = 0;
            boolean covered = true;
            for (int number : table.word(id)) {
                var heap = BigInteger.valueOf((number - 1) / games + 1);
                covered = theorem.covers((number - 1) % games, heap);
                if (!covered) break;
                product = theorem.quotient().times(product, theorem.element((number - 1) % games, heap));
            }
            if (!covered) continue;
            compared++;
            if (theorem.quotient().isLost(product) != table.isLost(id))
                throw new AssertionError(text + " is wrong at " + Arrays.toString(table.word(id)));
        }
        return compared;
    }

    private static int compare(int total, String... texts) {
        var games = Stream.of(texts).map(QuotientSearchTest::rules).toList();
        var theorem = found(games, total);
        assertThat(QuotientCheck.of(theorem).fault()).as(Arrays.toString(texts)).isEmpty();
        return compare(Arrays.toString(texts), theorem, new MisereTable(games, total));
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles",
                "dawson",
                "0.15",
                "0.351",
                "4.064",
                "0.644",
                "4.4",
                "0.3F",
                "0.8",
                "0.26",
                "0.07",
                "take {1,4,9}",
                "take {2,3}",
                "take {2,5,7}",
                "take any",
                "take any or split",
                "grundys-game",
                "couples-are-forever",
                "(n): (n-1) | (n-3) where n >= 5"
            })
    void ofOneGame(String text) {
        assertThat(compare(TOTAL, text)).as(text).isGreaterThan(500);
    }

    /// Codes of up to three digits at random, and longer ones, as far as each is solved.
    @Tag("slow")
    @Test
    void ofCodes() {
        var codes = new ArrayList<String>();
        for (var start : List.of("0.", "4."))
            for (int code = 1; code < 512; code++) codes.add(start + "%03o".formatted(code));
        var random = CaseCount.random(25);
        Collections.shuffle(codes, random);
        var some = new ArrayList<>(codes.subList(0, CaseCount.of(4 * CODES)));
        for (int i = 0; i < CaseCount.of(CODES); i++)
            some.add((random.nextBoolean() ? "0." : "4.")
                    + Integer.toString(1 + random.nextInt(4095), i % 2 == 0 ? 16 : 8)
                            .toUpperCase(Locale.ROOT));
        for (var code : some) assertThat(compare(TOTAL, code)).as(code).isPositive();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77 + 0.137",
                "kayles + take {1,3}",
                "0.34 + 4.12",
                "0.75 + 0.123",
                "0.07 + 0.26",
                "0.53 + 0.71"
            })
    void ofTwoGames(String text) {
        assertThat(compare(20, text.split(" \\+ "))).as(text).isGreaterThan(5000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"0.77 + 0.137", "kayles + take {1,3}", "0.34 + 4.12", "0.152 + 0.15"})
    void ofTwoGamesUpTo25(String text) {
        assertThat(compare(TOTAL, text.split(" \\+ "))).as(text).isGreaterThan(50_000);
    }

    @Test
    void ofThreeGames() {
        assertThat(compare(12, "0.77", "0.34", "take {1,2,4}")).isGreaterThan(5000);
    }
}
