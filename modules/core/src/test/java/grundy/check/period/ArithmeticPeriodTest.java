package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.ArithmeticPeriod.Finding;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.EnumMap;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@EveryTurn
class ArithmeticPeriodTest {
    private static final int FAR = 600;

    private static TakeAndBreak rules(String text) throws SyntaxException {
        return (TakeAndBreak) new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    private static int[] values(TakeAndBreak rules, int to) {
        var naive = new NaiveValues(rules, false, Long.MAX_VALUE);
        naive.fill(to);
        int[] values = new int[to + 1];
        for (int heap = 0; heap <= to; heap++) values[heap] = naive.of(heap);
        return values;
    }

    /// @return the first heap with another value than the repetition gives, or -1
    private static int wrong(int[] values, int preperiod, int period, int saltus) {
        for (int heap = preperiod; heap + period < values.length; heap++)
            if (values[heap + period] != values[heap] + saltus) return heap + period;
        return -1;
    }

    /// Kenyon's game is 0.3F; Winning Ways, chapter 4, has its saltus of 3.
    @ParameterizedTest
    @CsvSource({
        "0.3F, 0, 6, 3",
        "0.8, 1, 3, 1",
        "0.FF, 0, 1, 1",
        "0.0F, 0, 2, 1",
        "0.8F, 7, 7, 4",
        "0.F8, 7, 6, 4",
        "0.28, 1, 53, 16"
    })
    void provesWhatHoldsAndNothingNextToIt(String code, int preperiod, int period, int saltus) throws SyntaxException {
        var rules = rules(code);
        int[] values = values(rules, FAR);
        assertThat(wrong(values, preperiod, period, saltus)).isEqualTo(-1);
        assertThat(ArithmeticPeriod.decide(rules, preperiod, period, saltus, values))
                .isEqualTo(Finding.PROVED);
        assertThat(ArithmeticPeriod.decide(rules, preperiod, 2 * period, 2 * saltus, values))
                .isEqualTo(Finding.PROVED);
        assertThat(ArithmeticPeriod.decide(rules, preperiod, period, saltus + 1, values))
                .isEqualTo(Finding.REFUTED);
        assertThat(ArithmeticPeriod.decide(rules, preperiod, period + 1, saltus, values))
                .isEqualTo(Finding.REFUTED);
        assertThat(ArithmeticPeriod.decide(rules, preperiod + period, period, saltus, values))
                .isEqualTo(Finding.PROVED);
        if (preperiod > 1)
            assertThat(ArithmeticPeriod.decide(rules, preperiod - 1, period, saltus, values))
                    .isEqualTo(Finding.REFUTED);
    }

    /// To leave three heaps of three kinds there are 10 ways; with the beginnings of ways, for each of three heaps
    /// to move from, it looks at 40.
    @Test
    void whatTakesMoreWaysThanMayBeLookedAtIsLeftOpen() throws SyntaxException {
        var rules = rules("0.8");
        int[] values = values(rules, FAR);
        for (int most = 0; most < 60; most++) {
            assertThat(ArithmeticPeriod.decide(rules, 1, 3, 1, values, most))
                    .as("%d ways", most)
                    .isEqualTo(most < 40 ? Finding.OPEN : Finding.PROVED);
            // Of the first heap there are 14, which are enough to refute.
            assertThat(ArithmeticPeriod.decide(rules, 1, 3, 2, values, most))
                    .as("%d ways", most)
                    .isEqualTo(most < 14 ? Finding.OPEN : Finding.REFUTED);
        }
    }

    @Test
    void decidesRandomClaimsOfRandomCodesAsTheirValuesDo() throws SyntaxException {
        var random = CaseCount.random(20261121);
        var seen = new EnumMap<Finding, Integer>(Finding.class);
        for (int game = 0; game < CaseCount.of(150); game++) {
            var code = code(random);
            var rules = rules(code);
            int[] values = values(rules, 200);
            for (int claim = 0; claim < 20; claim++) {
                int preperiod = random.nextInt(8);
                int period = 1 + random.nextInt(8);
                int saltus = values[preperiod + period + 20] - values[preperiod + 20];
                if (saltus < 1) continue;
                var finding = ArithmeticPeriod.decide(rules, preperiod, period, saltus, values);
                seen.merge(finding, 1, Integer::sum);
                assertThat(finding == Finding.PROVED)
                        .as("%s, preperiod %d, period %d, saltus %d", code, preperiod, period, saltus)
                        .isEqualTo(wrong(values, preperiod, period, saltus) < 0);
            }
        }
        assertThat(seen.get(Finding.PROVED)).isGreaterThan(CaseCount.least(20));
        assertThat(seen.get(Finding.REFUTED)).isGreaterThan(CaseCount.least(200));
        assertThat(seen).doesNotContainKey(Finding.OPEN);
    }

    private static String code(Random random) {
        var code = new StringBuilder(random.nextInt(4) == 0 ? "4." : random.nextInt(4) == 0 ? "8." : "0.");
        int digits = 1 + random.nextInt(3);
        for (int digit = 0; digit < digits; digit++)
            code.append(Character.toUpperCase(Character.forDigit(random.nextInt(16), 16)));
        return code.append(Character.toUpperCase(Character.forDigit(1 + random.nextInt(15), 16)))
                .toString();
    }
}
