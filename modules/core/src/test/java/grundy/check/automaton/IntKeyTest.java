package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

/// Keys of the same numbers are equal, and others are told apart fast: hardly two have the same hash code.
class IntKeyTest {
    @Test
    void keysAreEqualExactlyIfTheirNumbersAre() {
        var keys = new HashSet<IntKey>();
        var codes = new HashSet<Integer>();
        for (int first = -10; first < 10; first++)
            for (int second = -10; second < 10; second++) {
                for (int third = -10; third < 10; third++) {
                    var key = new IntKey(first, second, third);
                    assertThat(key)
                            .isEqualTo(new IntKey(first, second, third))
                            .hasSameHashCodeAs(new IntKey(first, second, third));
                    keys.add(key);
                    codes.add(key.hashCode());
                }
                keys.add(new IntKey(first, second));
            }
        assertThat(keys).hasSize(8_400);
        assertThat(codes).hasSizeGreaterThan(7_900);
        assertThat(new IntKey()).isNotEqualTo(new IntKey(0)).isNotEqualTo("key");
    }
}
