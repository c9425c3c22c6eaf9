package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Who is shown the door, and when.
class ConnectedVisitorsTest {
    private final List<Integer> gone = new ArrayList<>();
    private long now;
    private final ConnectedVisitors<Integer> visitors = new ConnectedVisitors<>(() -> now, gone::add);

    private void passes(long seconds) {
        now += TimeUnit.SECONDS.toNanos(seconds);
    }

    private void enter(int from, int to) {
        IntStream.range(from, to).forEach(visitors::enters);
    }

    @Test
    void aStrangerTakesThePlaceOfTheOneWhoHasBeenHereLongest() {
        enter(0, ConnectedVisitors.MOST_STRANGERS);
        assertThat(gone).isEmpty();
        enter(1000, 1003);
        assertThat(gone).containsExactly(0, 1, 2);
    }

    @Test
    void strangersKeepOutNobodyWhoShowsTheToken() {
        enter(0, 3 * ConnectedVisitors.MOST_STRANGERS);
        visitors.enters(1000);
        assertThat(visitors.asks(1000)).isTrue();
        enter(2000, 2000 + 3 * ConnectedVisitors.MOST_STRANGERS);
        assertThat(gone).doesNotContain(1000);
    }

    @Test
    void aStrangerHasTenSecondsHoweverSlowlyItSends() {
        visitors.enters(1);
        passes(5);
        visitors.enters(2);
        passes(5);
        visitors.sweep();
        assertThat(gone).isEmpty();
        passes(1);
        visitors.sweep();
        assertThat(gone).containsExactly(1);
    }

    @Test
    void whoIsBeingAnsweredStaysAndWhoAsksNothingForAMinuteGoes() {
        visitors.enters(1);
        visitors.asks(1);
        passes(3600);
        visitors.sweep();
        assertThat(gone).as("it is being answered").isEmpty();
        visitors.rests(1);
        passes(60);
        visitors.sweep();
        assertThat(gone).isEmpty();
        passes(1);
        visitors.sweep();
        assertThat(gone).containsExactly(1);
    }

    @Test
    void aBodyHasThirtySecondsAndTheAnswerTakesAsLongAsItTakes() {
        visitors.enters(1);
        visitors.asks(1);
        visitors.sends(1);
        visitors.enters(2);
        visitors.asks(2);
        visitors.sends(2);
        passes(30);
        visitors.sweep();
        assertThat(gone).isEmpty();
        visitors.waits(2);
        passes(1);
        visitors.sweep();
        assertThat(gone).containsExactly(1);
        passes(3600);
        visitors.sweep();
        assertThat(gone).containsExactly(1);
    }

    @Test
    void whereThereIsNoMoreRoomWhoHasAskedNothingForLongestGoes() {
        for (int i = 0; i < ConnectedVisitors.MOST_KNOWN; i++) {
            visitors.enters(i);
            assertThat(visitors.asks(i)).isTrue();
        }
        visitors.enters(1000);
        assertThat(visitors.asks(1000)).as("all are being answered").isFalse();
        visitors.rests(7);
        passes(1);
        visitors.rests(3);
        assertThat(visitors.asks(1000)).isTrue();
        assertThat(gone).containsExactly(7);
    }

    @Test
    void whoHasLeftTakesNoRoom() {
        for (int i = 0; i < 10 * ConnectedVisitors.MOST_KNOWN; i++) {
            visitors.enters(i);
            assertThat(visitors.asks(i)).isTrue();
            visitors.leaves(i);
        }
        assertThat(gone).isEmpty();
    }
}
