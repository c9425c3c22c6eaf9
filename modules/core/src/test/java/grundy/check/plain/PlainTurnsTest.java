package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.period.PeriodTheorem;
import grundy.check.verdict.RepeatingTurns;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.testkit.LoserOracle;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who loses one heap, and what it costs to find out, before any period is named.
class PlainTurnsTest {
    private static final int HEAPS = 60;

    private static List<TakeAndBreak> rules(String text) {
        return Stream.of(text.split(";"))
                .map(one -> (TakeAndBreak) Oracles.rules(one.strip()))
                .toList();
    }

    private static PlainTurns turns(List<TakeAndBreak> rules) {
        return PlainTurns.of(rules, RuleTree.Players.preferences(List.of(), rules.size()), Play.NORMAL)
                .orElseThrow();
    }

    /// Each set is the others' opponent: short and long intervals, sets without an end, of one parity, and heaps
    /// that may be emptied by other amounts than are left.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take {1,3}; take 1..2 | 3 | false | 10 | 2",
                "take 1..9; take {2,3} | 9 | false | 8 | 18",
                "take 2..9; take 3..11 | 11 | false | 8 | 18",
                "take 1..8; take 2..9; take {1,5} | 9 | false | 21 | 3",
                "take 1..9; take 2..9; take {1,5} | 9 | false | 21 | 39",
                "take any; take odd | 1 | true | 4 | 2",
                "take even; take {1,4} | 4 | true | 8 | 2",
                "0.00[3]; take 4 | 4 | false | 6 | 2",
                "0.00[3]; 0.00[3] | 3 | false | 4 | 2",
                "0.000[3]; take {1,2} | 4 | false | 6 | 2",
                "take odd; take {1,2} | 2 | true | 6 | 2",
                "take even; take even | 2 | true | 4 | 2",
                "take any; take {1,3} | 3 | false | 8 | 2",
                "0.00[3]; 0.00[3]; 0.00[3] | 3 | false | 9 | 3",
                "take odd; take even; take {1,2} | 2 | true | 12 | 3",
                "0.000[3]; take {1,2}; take odd | 4 | true | 12 | 3",
                "take even; 0.00[3]; take any | 3 | true | 9 | 3",
                "0.103; 0.32 | 3 | false | 8 | 2",
                "0.1; 0.[2] | 1 | false | 4 | 2"
            })
    void losersAreThoseOfTheDefinition(String text, long span, boolean parity, long cost, long bytes) {
        var rules = rules(text);
        int players = rules.size();
        var turns = turns(rules);
        turns.fill(HEAPS);
        assertThat(turns.players()).isEqualTo(players);
        assertThat(turns.span()).isEqualTo(span);
        assertThat(turns.hasParity()).isEqualTo(parity);
        assertThat(turns.cost()).isEqualTo(cost);
        assertThat(turns.bytes()).isEqualTo(bytes);
        var moves = rules.stream().map(Oracles::moves).toList();
        for (int shift = 0; shift < players; shift++) {
            int first = shift;
            // Whom each would like best to see lose: in the usual order, or beginning with others, himself among them.
            var orders = RuleTree.Players.preferences(List.of(), players).stream()
                    .map(order -> Stream.concat(
                                    order.subList(first, players).stream(), order.subList(0, first).stream())
                            .toList())
                    .toList();
            var others = PlainTurns.of(rules, orders, Play.NORMAL).orElseThrow();
            others.fill(HEAPS);
            var oracle = new LoserOracle<>(moves, orders);
            for (int heap = 0; heap <= HEAPS; heap++)
                for (int mover = 0; mover < players; mover++)
                    assertThat(others.loser(heap, mover))
                            .as("%s, heap %d, mover %d by %s", text, heap, mover, orders)
                            .isEqualTo(oracle.loser(List.of(Tuple.of(heap)), mover));
        }
        for (int heap = 0; heap <= HEAPS; heap++) {
            for (int other = 0; other <= HEAPS; other++) {
                int one = heap;
                int two = other;
                assertThat(turns.same(heap, other))
                        .isEqualTo(IntStream.range(0, players)
                                .allMatch(mover -> turns.loser(one, mover) == turns.loser(two, mover)));
            }
        }
        for (int beyond = 0; beyond < HEAPS; beyond++)
            for (int upTo = beyond; upTo <= HEAPS; upTo++)
                assertThat(turns.appears(beyond, upTo))
                        .as("%s from %d to %d", text, beyond, upTo)
                        .isEqualTo(appears(turns, parity, beyond, upTo));
    }

    /// Whether, with somebody to move, somebody loses a heap for the first time there; of even and of odd heaps
    /// apart where that matters.
    private static boolean appears(PlainTurns turns, boolean parity, int beyond, int upTo) {
        for (int mover = 0; mover < turns.players(); mover++)
            for (int loser = 0; loser < turns.players(); loser++)
                for (int kind = 0; kind < (parity ? 2 : 1); kind++) {
                    int first = 1;
                    while (first <= HEAPS && !(turns.loser(first, mover) == loser && (!parity || first % 2 == kind)))
                        first++;
                    if (first > beyond && first <= upTo) return true;
                }
        return false;
    }

    private static boolean isShort(List<TakeAndBreak> rules, long preperiod, long period) {
        var game = new Game("game", new RuleTree.Partizan(rules.getFirst(), rules.getLast()), null);
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(new Component(game, Tuple.of(5))), "5");
        var evidence = new Evidence.Period(preperiod, period, 0, Long.MAX_VALUE, PeriodTheorem.SIDES.citation(), false);
        var basis = new VerdictBasis("", List.of(evidence), Optional.empty(), Optional.empty());
        return RepeatingTurns.of(
                        new TurnPosition(sum),
                        new ClaimedVerdict(Outcome.P, Optional.empty(), List.of(), Optional.empty(), basis))
                .isPresent();
    }

    /// There are limits of heaps, of steps and of memory.
    @Test
    void aPeriodThatTakesTooLongIsLeftToOthers() {
        var few = rules("take {1,3}; take {2,3}");
        var intervals = rules("take 1..9; take {2,3}");
        assertThat(isShort(few, 5_000_000, 5_000_000)).isTrue();
        assertThat(isShort(few, 5_000_001, 5)).isFalse();
        assertThat(isShort(few, 5, 5_000_001)).isFalse();
        // Of each heap there is the last one to be lost below it, 18 bytes, of 200,000,000.
        assertThat(isShort(intervals, 1_111_092, 5_000_000)).isTrue();
        assertThat(isShort(intervals, 1_111_103, 5_000_000)).isFalse();
        // The odd amounts to 39,999 one by one, 40,006 steps of 20,000,000,000 for each heap.
        var amounts = new ArrayList<Amounts>();
        for (int amount = 1; amount < 40_000; amount += 2) amounts.add(AmountSets.of(amount));
        var many = List.of(new TakeAndBreak(List.of(new Term(AmountSets.union(amounts), 3))), (TakeAndBreak)
                Oracles.rules("take 2"));
        assertThat(isShort(many, 1, 200_000)).isTrue();
        assertThat(isShort(many, 1, 240_000)).isFalse();
        assertThat(isShort(
                        List.of(
                                new TakeAndBreak(List.of(new Term(
                                        AmountSets.of(
                                                BigInteger.valueOf(5_000_001).intValueExact()),
                                        3))),
                                few.getLast()),
                        1,
                        5))
                .isFalse();
    }
}
