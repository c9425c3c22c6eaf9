package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.rules.notation.SyntaxException;
import grundy.value.Dyadic;
import grundy.value.heat.ThermographWall;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Thermographs, corner by corner, beside those of another program.
class PublishedThermographsTest {
    private static Stream<List<String>> published() throws IOException {
        return Published.lines("thermographs.tsv");
    }

    @ParameterizedTest
    @MethodSource("published")
    void wallsHaveTheirCorners(List<String> line) throws SyntaxException {
        var cooling = (CalculationResult.ThermographResult) Published.worked("thermograph(" + line.get(0) + ")");
        assertThat(cooling.thermograph().mean()).hasToString(line.get(1));
        assertThat(told(cooling.thermograph().left())).isEqualTo(line.get(2));
        assertThat(told(cooling.thermograph().right())).isEqualTo(line.get(3));
    }

    /// @return the temperatures of the corners below the mast, and the slopes of the pieces between them, from
    ///     above
    private static String told(ThermographWall wall) {
        var corners = wall.corners().reversed();
        var temperatures = new ArrayList<Dyadic>();
        var slopes = new ArrayList<Integer>(List.of(0));
        for (int i = 0; i + 1 < corners.size(); i++) {
            int slope = corners.get(i).value().compareTo(corners.get(i + 1).value());
            if (slope == slopes.getLast()) continue;
            temperatures.add(corners.get(i).temperature());
            slopes.add(slope);
        }
        return (temperatures + " " + slopes).replace(", ", ",");
    }
}
