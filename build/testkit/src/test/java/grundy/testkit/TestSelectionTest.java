package grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TestSelectionTest {
    private static final List<TestSelection> PARTS = IntStream.rangeClosed(0, 8)
            .mapToObj(turn -> TestSelection.of(false, turn))
            .toList();
    private static final TestSelection WHOLE = TestSelection.of(true, 0);

    private static Stream<Method> methods() {
        return Stream.of(TestSelectionTest.class, OraclesTest.class, String.class)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()));
    }

    @Test
    void everyCaseIsTakenOnceByTheFixedSelectionOrATurn() {
        for (int oneIn : new int[] {1, 2, 3, 8, 192, Integer.MAX_VALUE})
            for (int number = 1; number <= 50; number++) {
                int which = number;
                assertThat(methods())
                        .allSatisfy(method -> assertThat(
                                        PARTS.stream().filter(part -> part.takes(method, which, oneIn)))
                                .as("case %d, one in %d", which, oneIn)
                                .hasSize(1))
                        .allSatisfy(method ->
                                assertThat(WHOLE.takes(method, which, oneIn)).isTrue());
            }
    }

    @Test
    void theFixedSelectionTakesEveryNthCaseBeginningWithOneOfTheFirstTwo() {
        assertThat(methods()).allSatisfy(method -> {
            var fixed = IntStream.rangeClosed(1, 40)
                    .filter(number -> PARTS.getFirst().takes(method, number, 8))
                    .boxed()
                    .toList();
            int first = fixed.getFirst();
            assertThat(first).isBetween(1, 2);
            assertThat(fixed).containsExactly(first, first + 8, first + 16, first + 24, first + 32);
        });
    }

    @Test
    void aTestWithoutCasesIsLeftToExactlyOneTurn() {
        assertThat(methods()).allSatisfy(method -> {
            assertThat(PARTS.stream().filter(part -> part.takes(method))).hasSize(1);
            assertThat(PARTS.getFirst().takes(method)).isFalse();
            assertThat(WHOLE.takes(method)).isTrue();
        });
    }

    @Test
    void theNumberOfCommitsIsATurnToo() {
        assertThat(TestSelection.of(false, 1019))
                .hasToString(TestSelection.of(false, 3).toString());
        assertThat(TestSelection.of(false, 1024))
                .hasToString(TestSelection.of(false, 8).toString());
        assertThatThrownBy(() -> TestSelection.of(false, -1)).hasMessageContaining("turn = -1");
    }

    @Test
    void seedsAreThoseOfTheTurn() {
        assertThat(PARTS.stream().map(part -> part.seed(7))).doesNotHaveDuplicates();
        assertThat(PARTS.getFirst().seed(7)).isEqualTo(7);
        assertThat(WHOLE.seed(7)).isEqualTo(7);
        assertThat(PARTS.stream().skip(1).map(TestSelection::share)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    }
}
