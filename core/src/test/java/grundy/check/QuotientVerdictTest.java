package grundy.check;

import static grundy.check.VerdictCheckTest.MOVES;
import static grundy.check.VerdictCheckTest.solved;
import static grundy.check.VerdictCheckTest.tampered;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.StatedVerdict;
import grundy.rules.SyntaxException;
import grundy.solve.Verdict;
import grundy.value.MisereQuotient;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Verdicts about heaps in misere play that rest on a quotient: the check proves the quotient, and counts the winning
/// moves in a way of its own.
@Tag("slow")
class QuotientVerdictTest {
    private static CheckResult check(Verdict verdict, StatedVerdict stated) {
        return VerdictCheck.of(verdict.asked(), stated);
    }

    private static StatedVerdict with(StatedVerdict stated, QuotientTheorem theorem) {
        var basis = new Basis("", List.of(), Optional.empty(), Optional.of(theorem));
        return new StatedVerdict(stated.outcome(), stated.value(), stated.remoteness(), stated.moves(), basis);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere kayles 5 4 3",
                "misere kayles 7 9 12",
                "misere 0.77 100 200 300",
                "misere 0.77 1000000000000 999999999999999999 72 83 84",
                "misere 0.77 10^30 10^30+1 5",
                "misere 0.15 1000 1001 1002 3",
                "misere 4.4 72 73 74 500",
                "misere 0.77(5) + 0.137(9)",
                "misere 0.34(100) + 4.12(1000000) + 0.34(17)",
                "misere 0.46 1000000000 7 7 8",
                "misere couples-are-forever 13 14",
                "misere 0.8F 10 9"
            })
    void holdsAndNothingElse(String text) throws SyntaxException {
        var verdict = solved(text.replace("10^30+1", "1" + "0".repeat(29) + "1"));
        var stated = verdict.stated(MOVES);
        assertThat(stated.basis().quotient()).as(text).isPresent();
        var result = check(verdict, stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.open()).as(text).isEmpty();
        for (var wrong : tampered(stated))
            assertThat(check(verdict, wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
    }

    /// Every sum of two heaps about the beginning of the period, and two periods beyond: the check has
    /// another way to
    /// count than the solver.
    @Test
    void winningMovesAreCountedAlike() throws SyntaxException {
        for (int one = 66; one <= 110; one += 11)
            for (int other = 60; other <= 200; other += 20) {
                var verdict = solved("misere kayles %d %d".formatted(one, other));
                assertThat(check(verdict, verdict.stated(MOVES)).fault())
                        .as("%d %d", one, other)
                        .isEmpty();
            }
    }

    @Test
    void aQuotientThatIsWrongOrOfOtherHeapsIsRefused() throws SyntaxException {
        var verdict = solved("misere 0.77 100 200 300");
        var stated = verdict.stated(MOVES);
        var right = stated.basis().quotient().orElseThrow();
        var others = new ArrayList<QuotientTheorem>();
        others.add(solved("misere 0.75 100 200 300 5")
                .stated(MOVES)
                .basis()
                .quotient()
                .orElse(right));
        others.add(solved("misere 0.77(5) + 0.137(9)")
                .stated(MOVES)
                .basis()
                .quotient()
                .orElseThrow());
        others.add(solved("misere 0.77 5 4 3").stated(MOVES).basis().quotient().orElseThrow());
        others.add(part(right, right.quotient(), right.preperiod() + 1, right.period()));
        others.add(part(right, right.quotient(), right.preperiod(), 2 * right.period()));
        others.add(part(right, flipped(right.quotient(), 3), right.preperiod(), right.period()));
        others.remove(right);
        for (var wrong : others)
            assertThat(check(verdict, with(stated, wrong)).fault())
                    .as(wrong.toString())
                    .isPresent();
    }

    private static QuotientTheorem part(QuotientTheorem right, MisereQuotient quotient, int preperiod, int period) {
        return new QuotientTheorem(
                right.games(),
                quotient,
                right.generators(),
                right.mapTo(preperiod + period - 1),
                preperiod,
                period,
                right.unbeaten());
    }

    private static MisereQuotient flipped(MisereQuotient right, int element) {
        int order = right.order();
        var products = new char[order * order];
        for (int a = 0; a < order; a++)
            for (int b = 0; b < order; b++) products[a * order + b] = (char) right.times(a, b);
        var lost = (BitSet) right.lost().clone();
        lost.flip(element);
        return new MisereQuotient(order, products, lost);
    }

    /// A quotient says nothing of ordinary play, nor of boards, and cannot be brought in there.
    @Test
    void aQuotientBesideAnotherGameIsRefused() throws SyntaxException {
        var theorem =
                solved("misere kayles 100 200").stated(MOVES).basis().quotient().orElseThrow();
        for (var text : List.of("kayles 3 4", "misere nim 3 4", "cram 2 3", "every kayles 3 4", "3 players: nim 2")) {
            var verdict = solved(text);
            assertThat(check(verdict, with(verdict.stated(MOVES), theorem)).fault())
                    .as(text)
                    .isPresent();
        }
    }
}
