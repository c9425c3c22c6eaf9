package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.notation.SyntaxException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Moves and positions are counted and written as they are when one plays on a board.
class PlainMovesTest {
    private static List<Component> components(String text) {
        try {
            return Question.parse(text).sum().components();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /// Counted by hand: what moves lead to, and what play can come to, in any order of heaps and without
    /// empty ones.
    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "take 1..3 5 # 3 # 6 # {4; 3; 2}",
                "take 1..3 2 # 2 # 3 # {1; 0}",
                "take 1..3 0 # 0 # 1 # {}",
                "(n): (n-1) | (n-k) where k <= 2 3 # 2 # 4 # {2; 1}",
                "(n): (i) + (j) where i + j == n - 1 3 # 1 # 2 # {1 + 1}",
                "left take 1; right take 2 3 # 2 # 4 # {2 | 1}",
                "left take 1; right take 3 2 # 1 # 3 # {1}",
                "left take 3; right take 1 2 # 1 # 3 # { | 1}",
                "kayles 4 # 4 # 7 # {3; 1 + 2; 2; 1 + 1}",
                "wythoff 1 1 # 3 # 4 # {(0,1); (1,0); (0,0)}",
                "toads-and-frogs T.F # 2 # 6 # {.tf | tf.}",
            })
    void movesAndPositionsOfOneComponent(String text, long moves, long positions, String written) {
        var components = components(text);
        assertThat(PlainMoves.count(components))
                .hasValueSatisfying(count -> assertThat(count).isEqualTo(moves));
        assertThat(PlainMoves.positions(components))
                .hasValueSatisfying(count -> assertThat(count).isEqualTo(positions));
        assertThat(PlainMoves.text(components.getFirst())).contains(written);
    }

    @Test
    void movesOfASumAddAndPositionsMultiply() {
        var components = components("take 1..3 5 2");
        assertThat(components).hasSize(2);
        assertThat(PlainMoves.count(components).orElseThrow()).isEqualTo(5);
        assertThat(PlainMoves.positions(components).orElseThrow()).isEqualTo(18);
    }

    @ParameterizedTest
    @ValueSource(strings = {"either-end 1 2 3", "take 1..3 with 1 blocked 5", "3 players: take 1..3 5"})
    void movesOfAnotherKindAreNotCounted(String text) {
        var components = components(text);
        assertThat(PlainMoves.count(components)).isEmpty();
        assertThat(PlainMoves.positions(components)).isEmpty();
        assertThat(PlainMoves.text(components.getFirst())).isEmpty();
    }

    @Tag("slow")
    @Test
    void whatIsTooMuchIsNotCounted() {
        assertThat(PlainMoves.count(components("take any 200002"))).isEmpty();
    }
}
