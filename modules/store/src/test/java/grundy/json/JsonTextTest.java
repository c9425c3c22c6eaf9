package grundy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.MemoryRoom;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;

class JsonTextTest {
    private static @Nullable Object read(String text) {
        return JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void listsOfNumbersAreListsLikeAllOthers() {
        assertThat(read("[]")).isEqualTo(List.of());
        assertThat(read("[1,-2,3]")).isEqualTo(List.of(1L, -2L, 3L));
        assertThat(read("[1,9223372036854775807,2147483648,-9223372036854775808]"))
                .isEqualTo(List.of(1L, Long.MAX_VALUE, 1L << 31, Long.MIN_VALUE));
        var mixed =
                new ArrayList<@Nullable Object>(Arrays.asList(1L, 2L, null, "x", List.of(3L), Map.of("a", 4L), true));
        assertThat(read("[1,2,null,\"x\",[3],{\"a\":4},true]")).isEqualTo(mixed);
        var many = IntStream.range(0, 1000).mapToObj(i -> (long) i * i * i).toList();
        assertThat(read(many.toString())).isEqualTo(many);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1,2", "[1,]", "[1 2]", "[1.5]", "[1,2.5]", "[9223372036854775808]", "[1]]", "[,1]"})
    void otherTextsAreNone(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(JacksonException.class);
    }

    /// The place does not depend on what stands behind, such as the end of the line.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.5|1",
                "9223372036854775808|1",
                "[1, 2.5]|5",
                "[1, 9223372036854775808]|5",
                "[-9223372036854775809]|2",
                "{\"a\": 1e3}|7",
                "17 18|4",
                "{} []|4",
            })
    void thePlaceIsWhereTheWrongWordBegins(String text, int column) {
        for (var end : List.of("", "\n", " \n\n"))
            assertThatExceptionOfType(JacksonException.class)
                    .isThrownBy(() -> read(text + end))
                    .extracting(JsonText::place)
                    .isEqualTo(new JsonText.Place(1, column));
    }

    /// A certificate of some hundred megabytes is mostly tables of small numbers.
    @Test
    void aMillionNumbersTakeSomeMegabytes() {
        var text = IntStream.range(0, 1_000_000).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        var taken = new AtomicLong();
        var room = new MemoryRoom() {
            @Override
            public void take(long more) {
                taken.addAndGet(more);
            }

            @Override
            public void give(long less) {}
        };
        assertThat((List<?>) JsonText.parse(new ByteArrayInputStream(bytes), 0, room))
                .hasSize(1_000_000);
        assertThat(taken.get()).isBetween(4_000_000L, 8_000_000L);
    }
}
