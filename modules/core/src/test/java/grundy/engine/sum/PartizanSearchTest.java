package grundy.engine.sum;

import static grundy.engine.search.RandomGames.component;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.search.RandomGames;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.SumByDefinition;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class PartizanSearchTest {
    private static final long SEED = 19760501;

    private static Outcome outcome(Play play, Component... components) {
        return new PartizanSearch(List.of(components), play, Limits.DEFAULT).outcome();
    }

    private static Outcome agrees(List<Component> components, Play play) {
        var text = "seed " + SEED + ": " + play + " "
                + components.stream().map(c -> c.game().text() + c.position()).toList();
        var truth = SumByDefinition.ofSides(components, play);
        var expected = joined(truth.outcome(0), truth.outcome(1));
        var search = new PartizanSearch(components, play, Limits.DEFAULT);
        assertThat(search.outcome()).as(text).isEqualTo(expected);
        assertThat(keys(search.movesTo(Outcome.P, Side.LEFT)))
                .as(text)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(truth.winningMoves(0, 1));
        assertThat(keys(search.movesTo(Outcome.P, Side.RIGHT)))
                .as(text)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(truth.winningMoves(1, 0));
        for (var side : Side.values())
            assertThat(search.first(side) == Outcome.D ? keys(search.movesTo(Outcome.D, side)) : List.of())
                    .as(text)
                    .doesNotHaveDuplicates()
                    .hasSameElementsAs(truth.drawingMoves(side.ordinal(), 1 - side.ordinal()));
        return expected;
    }

    private static Outcome joined(Outcome leftFirst, Outcome rightFirst) {
        if (leftFirst == Outcome.D || rightFirst == Outcome.D) return Outcome.D;
        if (leftFirst == Outcome.N) return rightFirst == Outcome.N ? Outcome.N : Outcome.L;
        return rightFirst == Outcome.N ? Outcome.R : Outcome.P;
    }

    private static List<Map<Integer, List<Position>>> keys(List<SumSearch.Step> steps) {
        return steps.stream()
                .map(step -> Map.of(step.component(), RuleOptions.sorted(step.to())))
                .toList();
    }

    private static String partizan(RandomGames games) {
        if (games.below(3) == 0) return "left " + games.form() + "; right " + games.form();
        return "left " + games.heap() + "; right " + games.heap();
    }

    @Tag("slow")
    @Test
    void agreesWithTheDefinitionOnRandomSums() {
        var games = new RandomGames(SEED);
        var seen = new HashSet<Outcome>();
        for (int round = 0; round < CaseCount.of(500); round++) {
            int count = 1 + games.below(3);
            int largest = new int[] {0, 12, 6, 4}[count];
            var components = IntStream.range(0, count)
                    .mapToObj(
                            i -> games.component(i > 0 && games.below(3) == 0 ? games.any() : partizan(games), largest))
                    .toList();
            seen.add(agrees(components, Play.values()[games.below(2)]));
        }
        assertThat(seen).containsExactlyInAnyOrder(Outcome.L, Outcome.R, Outcome.N, Outcome.P);
    }

    @Tag("slow")
    @Test
    void agreesWithTheDefinitionWherePlayCanGoOnForEver() {
        var games = new RandomGames(SEED + 1);
        var seen = new HashSet<Outcome>();
        for (int round = 0; round < CaseCount.of(300); round++) {
            int count = 1 + games.below(2);
            var components = IntStream.range(0, count)
                    .mapToObj(i -> games.component(
                            "left " + games.loopy() + "; right " + (games.below(2) == 0 ? games.loopy() : games.form()),
                            count == 1 ? 6 : 2))
                    .toList();
            seen.add(agrees(components, Play.values()[games.below(2)]));
        }
        assertThat(seen).contains(Outcome.D, Outcome.L, Outcome.R, Outcome.N, Outcome.P);
    }

    /// A heap in which Left may always take 1 and Right nothing is the number n; sums are decided by the sign
    /// (Winning Ways, chapter 1).
    @Test
    void numbersAddUp() {
        for (int left = 0; left <= 6; left++)
            for (int right = 0; right <= 6; right++) {
                var outcome = outcome(
                        Play.NORMAL,
                        component("left (n): (n-1); right (n): (n) where n < 0", left),
                        component("left (n): (n) where n < 0; right (n): (n-1)", right));
                assertThat(outcome).isEqualTo(left > right ? Outcome.L : left < right ? Outcome.R : Outcome.P);
            }
    }

    @Test
    void anImpartialHeapIsFuzzyToZero() {
        assertThat(outcome(Play.NORMAL, component("take any", 3), component("left take 1; right take 1", 2)))
                .isEqualTo(Outcome.N);
        assertThat(outcome(Play.NORMAL, component("take any", 3), component("take any", 3)))
                .isEqualTo(Outcome.P);
    }

    @Test
    void stopsSoonAtTheLimit() {
        var search = new PartizanSearch(
                List.of(component("left take any; right take odd", 1_000_000_000)),
                Play.NORMAL,
                Limits.DEFAULT.withPositions(200_000));
        assertThatThrownBy(search::outcome).isInstanceOf(LimitException.class);
    }
}
