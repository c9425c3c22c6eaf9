package grundy.engine.misere;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.QuotientTheorem;
import grundy.check.verdict.QuotientCheck;
import grundy.finding.QuotientObstacle;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotientSearchTest {
    static RuleTree rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(text))
                    .game()
                    .rules();
        } catch (Exception e) {
            throw new AssertionError(text, e);
        }
    }

    static QuotientTheorem found(List<RuleTree> games, int last) {
        var search = new QuotientSearch(games, Limits.DEFAULT);
        while (!search.isForAll() && search.last() < last && search.next()) {}
        return search.theorem();
    }

    /// Orders, P-elements, periods and preperiods as CGSuite's MisereSolver has them.
    @ParameterizedTest
    @CsvSource({
        "0.77, 40, 9, 12, 71",
        "0.15, 42, 12, 10, 66",
        "0.144, 30, 5, 10, 12",
        "0.152, 34, 6, 48, 25",
        "0.53, 16, 3, 9, 21",
        "0.75, 8, 2, 2, 8",
        "0.351, 22, 6, 8, 4",
        "0.34, 12, 3, 8, 7",
        "0.123, 20, 5, 5, 5",
        "0.333, 6, 2, 4, 0",
        "0.241, 36, 9, 10, 4",
        "0.46, 40, 9, 24, 143",
        "0.71, 36, 9, 6, 3",
        "0.72, 24, 5, 4, 16",
        "4.12, 10, 2, 7, 6",
        "0.02, 2, 1, 4, 1",
        "4.4, 40, 9, 12, 72"
    })
    void quotientsAreThoseOfAnotherProgramAndCheck(String code, int order, int lost, int period, int preperiod) {
        var theorem = found(List.of(rules(code)), 2000);
        assertThat(theorem.isForAll()).isTrue();
        assertThat(theorem.quotient().order()).isEqualTo(order);
        assertThat(theorem.quotient().lostElements().cardinality()).isEqualTo(lost);
        assertThat(theorem.period()).isEqualTo(period);
        assertThat(theorem.preperiod()).isEqualTo(preperiod);
        assertThat(QuotientCheck.of(theorem).fault()).isEmpty();
    }

    @Test
    @Tag("slow")
    void aLongPeriodIsFound() {
        var theorem = found(List.of(rules("0.644")), 8000);
        assertThat(theorem.quotient().order()).isEqualTo(172);
        assertThat(theorem.period()).isEqualTo(442);
        assertThat(theorem.preperiod()).isEqualTo(3256);
    }

    /// Dawson and Kayles in misere play: Sibert and Conway 1992.
    @Test
    void singleHeapsOfKaylesThatAreLost() {
        var theorem = found(List.of(rules("kayles")), 200);
        assertThat(IntStream.rangeClosed(1, 60)
                        .filter(heap -> theorem.quotient().isLost(theorem.element(0, BigInteger.valueOf(heap)))))
                .containsExactly(1, 4, 9, 12, 20);
    }

    /// Each quotient of one game is part of the joint one, whose elements repeat as well.
    @Test
    void aJointQuotientHoldsForAllHeaps() {
        var theorem = found(List.of(rules("0.34"), rules("4.12")), 2000);
        assertThat(theorem.isForAll()).isTrue();
        assertThat(QuotientCheck.of(theorem).fault()).isEmpty();
    }

    @Test
    void searchGoesOnFromWhatWasFoundBefore() {
        List<RuleTree> games = List.of(rules("0.77"));
        var first = new QuotientSearch(games, Limits.DEFAULT);
        for (int i = 0; i < 40; i++) first.next();
        var second = new QuotientSearch(games, Limits.DEFAULT);
        second.resume(first.theorem());
        assertThat(second.last()).isEqualTo(40);
        while (!second.isForAll() && second.next()) {}
        assertThat(second.theorem().quotient().order()).isEqualTo(40);
        assertThat(second.theorem().period()).isEqualTo(12);
        assertThat(QuotientCheck.of(second.theorem()).fault()).isEmpty();
    }

    @Test
    @Tag("slow")
    void anInfiniteQuotientIsSuspectedAndWhatCameBeforeHolds() {
        var search = new QuotientSearch(List.of(rules("0.3122")), Limits.DEFAULT);
        while (search.next()) {}
        assertThat(search.obstacle()).hasValueSatisfying(obstacle -> {
            assertThat(obstacle.kind()).isEqualTo(QuotientObstacle.Kind.GROWING);
            assertThat(obstacle.number()).isEqualTo(7);
        });
        assertThat(search.theorem().largest()).isEqualTo(6);
        assertThat(QuotientCheck.of(search.theorem()).fault()).isEmpty();
    }
}
