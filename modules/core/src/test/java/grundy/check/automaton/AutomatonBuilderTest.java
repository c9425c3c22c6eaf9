package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.MemoryRoom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers by their remainder are told whatever the order of the arrows; what is taken for them is given back.
class AutomatonBuilderTest {
    /// Remainders modulo a number, as an automaton of which the arrows come in some order.
    private record Remainders(int modulus, int digits, boolean descending)
            implements AutomatonBuilder.Meaning<Integer> {
        @Override
        public void arrows(Integer state, AutomatonBuilder<Integer> builder) {
            for (int i = 0; i < digits; i++) {
                int digit = descending ? digits - 1 - i : i;
                builder.arrow(digit, (state * digits + digit) % modulus);
            }
        }

        @Override
        public boolean accepts(Integer state) {
            return state == 0;
        }
    }

    /// Memory of which it is known how much is held, and how much was.
    private static final class CountingRoom implements MemoryRoom {
        private final List<Long> taken = new ArrayList<>();
        private long now;

        @Override
        public void take(long more) {
            taken.add(more);
            now += more;
        }

        @Override
        public void give(long less) {
            now -= less;
        }
    }

    private static Automaton built(int modulus, int digits, boolean descending, KernelBudget budget) {
        return new AutomatonBuilder<Integer>(budget).build(1, digits, 0, new Remainders(modulus, digits, descending));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 10, 16, 17, 33, 80})
    void allArrowsAreKeptInOrder(int digits) {
        for (int modulus : new int[] {1, 3, 7}) {
            var automaton = built(modulus, digits, true, KernelBudget.DEFAULT);
            assertThat(automaton).isEqualTo(built(modulus, digits, false, KernelBudget.DEFAULT));
            var system = NumerationSystem.base(digits);
            for (long n = 0; n < 300; n++)
                assertThat(automaton.accepts(List.of(system.word(BigInteger.valueOf(n)))))
                        .isEqualTo(n % modulus == 0);
        }
    }

    @Test
    void noMoreStatesAreMadeThanAllowed() {
        var seven = new KernelBudget(7, () -> false, MemoryRoom.ENDLESS);
        var six = new KernelBudget(6, () -> false, MemoryRoom.ENDLESS);
        assertThat(built(7, 10, false, seven).states()).isEqualTo(7);
        assertThatThrownBy(() -> built(7, 10, false, six)).isInstanceOf(TooLargeException.class);
    }

    @Test
    void memoryIsHeldWhileItIsBuiltOnly() {
        var room = new CountingRoom();
        built(7, 10, false, new KernelBudget(100, () -> false, room));
        assertThat(room.taken).hasSize(7).allSatisfy(bytes -> assertThat(bytes).isEqualTo(250 + 10 * 24));
        assertThat(room.now).isZero();
        assertThatThrownBy(() -> built(7, 10, false, new KernelBudget(5, () -> false, room)))
                .isInstanceOf(TooLargeException.class);
        assertThat(room.now).isZero();
    }

    @Test
    void theWorkIsStoppedFromOutside() {
        var stopped = new KernelBudget(1_000, () -> true, MemoryRoom.ENDLESS);
        stopped.check(255);
        assertThatThrownBy(() -> stopped.check(256))
                .isInstanceOf(KernelBudget.CancelledException.class)
                .hasMessage("The work was stopped");
        assertThatThrownBy(stopped::checkCancelled).isInstanceOf(KernelBudget.CancelledException.class);
        assertThatThrownBy(() -> stopped.check(1_001)).isInstanceOf(TooLargeException.class);
        var looked = new ArrayList<String>();
        var under = KernelBudget.under(10, () -> looked.add("looked"), MemoryRoom.ENDLESS);
        under.checkCancelled();
        under.check(10);
        assertThat(looked).hasSize(1);
        assertThatThrownBy(() -> under.check(11)).isInstanceOf(TooLargeException.class);
    }
}
