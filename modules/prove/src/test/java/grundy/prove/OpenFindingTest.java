package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.NumerationSystem;
import grundy.prove.finding.ProofFinding;
import grundy.text.Message;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// More time helps where the limits ended a search, and not where the game itself is in the way.
class OpenFindingTest {
    @ParameterizedTest
    @CsvSource({
        "'', true",
        "time, true",
        "states, true",
        "none, true",
        "measure, false",
        "sums, false",
        "measure sums, false",
        "measure time, true"
    })
    void itIsKnownWhetherALimitEndedTheSearch(String reasons, boolean isOfLimits) {
        var attempts = Stream.of(reasons.split(" "))
                .filter(reason -> !reason.isEmpty())
                .map(reason -> new ProofFinding.Attempt(
                        NumerationSystem.BINARY, 0, -1, Message.of("prove.attempt." + reason, "states", 7)))
                .toList();
        assertThat(new ProofFinding.Open(List.copyOf(attempts), 0).isOfLimits()).isEqualTo(isOfLimits);
    }
}
