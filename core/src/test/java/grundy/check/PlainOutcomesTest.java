package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.SumByDefinition;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainOutcomesTest {
    /// The moves from all positions that can be reached are counted by hand.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 0 | 0",
                "nim 3 | 6",
                "nim 1 2 | 8",
                "every nim 1 2 | 4",
                "some nim 1 2 | 11",
                "short some nim 1 2 | 8",
                "(a, b): (0, b-k) where a == 1 1 5 | 5",
                "cram(1,2) + nim(1) | 4",
                "left nim; right take 1 2 | 5",
                "red-blue-hackenbush BRB | 5"
            })
    void anAnswerTakesAsManyMovesAsThereAre(String text, long moves) {
        var sum = Truths.sum(text);
        assertThat(LongStream.range(0, moves + 3)
                        .filter(most -> PlainOutcomes.of(sum, most).isPresent()))
                .containsExactly(moves, moves + 1, moves + 2);
    }

    /// All moves from such positions are looked at, none of which can be left out.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(a, b): (0, b-k) where a == 1 1 5 | 5",
                "cram 2 2 | 8",
                "nim 20 | 210",
                "every nim 1 2 | 4",
                "some nim 1 2 | 11"
            })
    void noMoveIsLeftOutWhereThereAreJustAsManyAsMayBeLookedAt(String text, int most) {
        var sum = Truths.sum(text);
        var found = PlainOutcomes.of(sum, most).orElseThrow();
        var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
        assertThat(found.outcome()).isEqualTo(definition.outcome());
        assertThat(found.winningMoves()).hasSameSizeAs(definition.winningMoves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 1 2 3",
                "every take {1,3,4} 6 4",
                "short some kayles 4 2",
                "wythoff 3 4",
                "nim(2) + [take {2,3}](5)",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 1"
            })
    void eachPositionIsCountedOnce(String text) {
        var sum = Truths.sum(text);
        assertThat(PlainOutcomes.of(sum, 1_000).orElseThrow().positions())
                .isEqualTo(SumByDefinition.of(sum.components(), sum.compound(), sum.play())
                        .positions());
    }
}
