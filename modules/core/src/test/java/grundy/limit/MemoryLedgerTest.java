package grundy.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MemoryLedgerTest {
    private static final long MEGABYTE = 1 << 20;

    @Test
    void aGrantHoldsWhatItTookUntilItIsClosed() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        try (var grant = ledger.grant()) {
            grant.take(4 * MEGABYTE);
            assertThat(grant.bytes()).isEqualTo(4 * MEGABYTE);
            assertThat(ledger.heldBytes()).isBetween(3 * MEGABYTE, 5 * MEGABYTE);
        }
        assertThat(ledger.heldBytes()).isZero();
    }

    @Test
    void whatIsTooMuchIsRefusedAndChangesNothing() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        var grant = ledger.grant();
        grant.take(6 * MEGABYTE);
        assertThatThrownBy(() -> grant.take(5 * MEGABYTE))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("10 MB")
                .hasMessageContaining("smaller question");
        assertThat(grant.bytes()).isEqualTo(6 * MEGABYTE);
        grant.take(4 * MEGABYTE);
        assertThat(ledger.heldBytes()).isLessThanOrEqualTo(10 * MEGABYTE);
        assertThatThrownBy(() -> grant.take(Long.MAX_VALUE)).isInstanceOf(LimitException.class);
    }

    @Tag("slow")
    @Test
    void theRefusalSaysWhatOthersHold() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        var other = ledger.open();
        var held = other.grant();
        held.take(7 * MEGABYTE);
        assertThatThrownBy(() -> ledger.open().grant().take(5 * MEGABYTE))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("10 MB")
                .hasMessageContaining("others hold 6 MB");
        assertThat(held.bytes()).isEqualTo(7 * MEGABYTE);
    }

    @Tag("slow")
    @Test
    void aQuestionGivesBackAllAtItsEnd() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        var first = ledger.open();
        var grants = new ArrayList<MemoryLedger.Grant>();
        for (int i = 0; i < 3; i++) {
            var grant = first.grant();
            grant.take(3 * MEGABYTE);
            grants.add(grant);
        }
        first.close();
        assertThat(ledger.heldBytes()).isZero();
        assertThatThrownBy(() -> first.grant().take(MEGABYTE)).isInstanceOf(LimitException.class);
        grants.forEach(MemoryLedger.Grant::close);
        assertThat(ledger.heldBytes()).isZero();
        ledger.open().grant().take(9 * MEGABYTE);
    }

    /// An answer that is no longer held holds no memory, although nobody closed anything. A question within a
    /// question whose answer is still held when the outer one ends.
    @Test
    void whatALedgerGaveBackAtItsEndComesBackOnce() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        var outer = ledger.open();
        var inner = outer.open();
        var grant = inner.grant();
        grant.take(4 * MEGABYTE);
        outer.close();
        assertThat(ledger.heldBytes()).isZero();
        grant.close();
        assertThat(ledger.heldBytes()).isZero();
        inner.close();
        assertThat(ledger.heldBytes()).isZero();
    }

    @Tag("slow")
    @Test
    void whatNobodyCanReachComesBackBeforeAnythingIsRefused() {
        var ledger = new MemoryLedger(10 * MEGABYTE);
        for (int question = 0; question < 5; question++) {
            var grant = ledger.open().grant();
            grant.take(9 * MEGABYTE);
            assertThat(grant.bytes()).isEqualTo(9 * MEGABYTE);
        }
    }

    @Test
    void theBooksAreRightAfterThousandsOfSteps() {
        var random = new Random(20261122);
        var ledger = new MemoryLedger(1000 * MEGABYTE);
        var question = ledger.open();
        var grants = new ArrayList<MemoryLedger.Grant>();
        for (int step = 0; step < 5000; step++) {
            int choice = random.nextInt(4);
            if (choice == 0 || grants.isEmpty()) grants.add((random.nextBoolean() ? ledger : question).grant());
            var grant = grants.get(random.nextInt(grants.size()));
            if (choice == 1) grant.hold(random.nextLong(5 * MEGABYTE));
            if (choice == 2) grant.give(grant.bytes() / 2);
            if (choice == 3) {
                grant.close();
                grants.remove(grant);
            }
            long used = grants.stream().mapToLong(MemoryLedger.Grant::bytes).sum();
            assertThat(ledger.heldBytes())
                    .isBetween(used - (long) grants.size() * MEGABYTE / 8, used + grants.size() * 3L * MEGABYTE);
            assertThat(question.heldBytes()).isBetween(0L, ledger.heldBytes());
        }
        grants.forEach(MemoryLedger.Grant::close);
        assertThat(ledger.heldBytes()).isZero();
        assertThat(question.heldBytes()).isZero();
    }
}
