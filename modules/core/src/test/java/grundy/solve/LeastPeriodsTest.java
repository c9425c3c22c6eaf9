package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OutcomesQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whatever theorem proves it, a period that is told is the least one, with the least preperiod, and its check needs no
/// more than it says.
@EveryTurn
class LeastPeriodsTest {
    private static final int HEAPS = 3_000;
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(20_000);
    private final Random random = CaseCount.random(20261123);
    private final TreeMap<String, Integer> proved = new TreeMap<>();

    private String amount() {
        return switch (random.nextInt(8)) {
            case 0 -> "powers of " + (2 + random.nextInt(6));
            case 1 -> "odd";
            case 2, 3 -> {
                int from = 1 + random.nextInt(12);
                yield from + ".." + (from + 1 + random.nextInt(6));
            }
            default -> String.valueOf(1 + random.nextInt(12));
        };
    }

    private String amounts() {
        var sets = new ArrayList<String>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) sets.add(amount());
        return String.join(", ", sets);
    }

    private String code() {
        var digits = "0123456789ABCDEF";
        var code = new StringBuilder("0.");
        int base = random.nextInt(4) == 0 ? 16 : 8;
        for (int i = 1 + random.nextInt(3); i > 0; i--) code.append(digits.charAt(random.nextInt(base)));
        return code.toString();
    }

    /// All amounts but some.
    private String allBut() {
        var code = new StringBuilder("0.");
        for (int i = 1 + random.nextInt(8); i > 0; i--) code.append(random.nextBoolean() ? '0' : '3');
        return code + "[3]";
    }

    private static void assertLeast(String rules, Evidence.Period period, IntToLongFunction value) {
        int start = Math.toIntExact(period.preperiod());
        int p = Math.toIntExact(period.period());
        for (int q = 1; q < p; q++) {
            if (p % q != 0 || period.saltus() * q % p != 0) continue;
            assertThat(repeats(value, start, p, q, period.saltus() * q / p))
                    .as("%s: %s is no least period, %d is one", rules, period, q)
                    .isFalse();
        }
        assertThat(repeats(value, start, p, p, period.saltus()))
                .as("%s: %s", rules, period)
                .isTrue();
        if (start > 0)
            assertThat(value.applyAsLong(start - 1 + p))
                    .as("%s: %s begins before", rules, period)
                    .isNotEqualTo(value.applyAsLong(start - 1) + period.saltus());
    }

    private static boolean repeats(IntToLongFunction value, int start, int count, int period, long saltus) {
        for (int heap = start; heap < start + count; heap++)
            if (value.applyAsLong(heap + period) != value.applyAsLong(heap) + saltus) return false;
        return true;
    }

    private void ofValues(String text, Play play) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        try {
            var sequence = new Solver(LIMITS).solve(new SequenceQuestion(game, play, HEAPS));
            var period = sequence.period().filter(found -> 2 * found.period() + found.preperiod() < HEAPS);
            if (period.isEmpty()) return;
            assertLeast(play + " " + text, period.get(), heap -> sequence.values()[heap]);
            if (!period.get().isProved()) return;
            proved.merge(period.get().theorem(), 1, Integer::sum);
            if (game.rules() instanceof RuleTree.TakeAndBreak rules)
                assertThat(PeriodCheck.fault(rules, period.get()))
                        .as("%s %s: %s", play, text, period.get())
                        .isEmpty();
        } catch (LimitException _) {
            // no values of all these heaps
        }
    }

    @Tag("slow")
    @Test
    void ofNimValuesInBothPlays() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(1400); i++)
            ofValues("take " + amounts(), random.nextBoolean() ? Play.NORMAL : Play.MISERE);
        for (int i = 0; i < CaseCount.of(300); i++)
            ofValues(allBut(), random.nextBoolean() ? Play.NORMAL : Play.MISERE);
        for (int i = 0; i < CaseCount.of(240); i++) ofValues(code(), Play.NORMAL);
        for (var text : List.of("take powers of 3, 5..10", "take 7..8, powers of 5, 1")) ofValues(text, Play.NORMAL);
        ofValues("take powers of 2, 7..9", Play.MISERE);
        assertThat(proved.keySet())
                .contains(
                        "Golomb 1966",
                        "Winning Ways, chapter 4: all-but sets",
                        "Amounts modulo the period",
                        "Guy and Smith 1956",
                        "Induction on binary digits");
    }

    @Tag("slow")
    @Test
    void ofOutcomes() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(300); i++) {
            var text = "left take " + amounts() + "; right take " + amounts();
            var game =
                    new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
            var play = random.nextBoolean() ? Play.NORMAL : Play.MISERE;
            try {
                var outcomes = new Solver(LIMITS).solve(new OutcomesQuestion(game, play, HEAPS));
                outcomes.period()
                        .filter(found -> 2 * found.period() + found.preperiod() < HEAPS)
                        .ifPresent(period -> assertLeast(
                                play + " " + text,
                                period,
                                heap -> outcomes.outcomes().get(heap).ordinal()));
            } catch (LimitException _) {
                // no outcomes of all these heaps
            }
        }
    }

    /// Long sequences are worked out by other engines than short ones.
    @Tag("slow")
    @Test
    void longSequencesTellTheSame() throws SyntaxException {
        for (var code : List.of("0.5", "0.7", "0.45", "0.34", "0.71", "4.1", "4.3", "0.07", "0.777")) {
            var game =
                    new RuleLanguage(Catalogue.builtIn()).rules(Source.of(code)).game();
            var sequence = new Solver(LIMITS).solve(new SequenceQuestion(game, Play.NORMAL, 6_000));
            var found = sequence.period();
            if (found.isPresent()) assertLeast(code, found.get(), heap -> sequence.values()[heap]);
        }
    }
}
