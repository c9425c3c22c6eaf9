package grundy.engine.words;

import static grundy.engine.search.RandomGames.component;
import static grundy.engine.search.RandomGames.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.search.NimSearch;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SingleGraph;
import grundy.engine.sum.SumSearch;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.Tuple;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class SearchMeterTest {
    private static void searchPacked(String rules, SearchMeter meter, long... position) {
        var space = RuleShape.space(List.of(game(rules).rules()), true, meter);
        new NimSearch(new SingleGraph(space), Play.NORMAL, meter).valueOf(space.idOf(Tuple.of(position)));
    }

    private static SearchMeter meter(long bytes) {
        return new SearchMeter(Limits.DEFAULT.withMemory(new MemoryLedger(bytes)));
    }

    /// At any moment, the copies made while arrays grow included, at sizes from 10^5 to 10^6.
    @ParameterizedTest
    @ValueSource(ints = {320, 450, 600, 770, 900})
    void aPositionOfTwoHeapsCostsAtMost64Bytes(int heap) {
        long positions = (heap + 1L) * (heap + 1);
        var meter = meter(64 * positions);
        assertThatCode(() -> searchPacked("(a, b): (a-1, b) | (a, b-1) | (a-3, b-1)", meter, heap, heap))
                .doesNotThrowAnyException();
        assertThat(meter.bytes()).isBetween(14 * positions, 50 * positions);
    }

    @Test
    void manyOptionsAreWorkedOutAgainRatherThanKept() {
        int heap = 200;
        long positions = (heap + 1L) * (heap + 1);
        var meter = meter(64 * positions + (8 << 20));
        searchPacked("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)", meter, heap, heap);
        assertThat(meter.bytes()).isPositive();
    }

    @Test
    void stopsBeforeMemoryRunsOut() {
        var ledger = new MemoryLedger(50L << 20);
        var meter = new SearchMeter(Limits.DEFAULT.withMemory(ledger));
        assertThatThrownBy(() -> searchPacked("take any", meter, 1_000_000_000))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("50 MB");
        assertThat(ledger.heldBytes()).isBetween(20L << 20, 50L << 20);
    }

    @Test
    void aSumBeyondTheLimitIsRefusedHoweverOftenOneAsks() {
        var limits = Limits.DEFAULT.withPositions(2000);
        var search = new SumSearch(
                List.of(component("take any", 40), component("take any", 41)), Compound.SELECTIVE, Play.NORMAL, limits);
        assertThat(search.outcome()).isNotNull();
        var large = new SumSearch(
                List.of(component("take any", 400), component("take any", 41)),
                Compound.SELECTIVE,
                Play.NORMAL,
                limits);
        assertThatThrownBy(large::outcome).isInstanceOf(LimitException.class);
        assertThatThrownBy(large::outcome).isInstanceOf(LimitException.class);
    }
}
