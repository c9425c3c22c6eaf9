package grundy.contest.judge;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.problem.Problem;
import grundy.limit.Limits;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A program that writes the same whatever it reads must be found out: the inputs that are made up for a problem have
/// several answers, and none of these is seldom.
@Tag("slow")
@EveryTurn
class MadeUpAnswersTest {
    private static final int EACH = 150;
    private static final long SEED = 913;

    /// With an even number of piles and an odd number of stones the first player wins, as is well known.
    private static final String ALWAYS_WON = "LeetCode877";

    static List<String> problems() {
        return Problems.all().stream()
                .map(Problem::id)
                .filter(id -> !id.equals(ALWAYS_WON))
                .toList();
    }

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @MethodSource("problems")
    void noAnswerIsNearlyAlwaysRight(String id) throws IOException {
        var problem = Problems.find(id);
        var sampler = new Sampler(problem);
        var random = CaseCount.random(SEED);
        Map<String, Integer> answers = new HashMap<>();
        Stream.concat(
                        sampler.small(EACH).stream(),
                        Stream.generate(() -> sampler.random(random, random.nextDouble(), 12))
                                .limit(EACH))
                .filter(Objects::nonNull)
                .map(unit -> sampler.text(List.of(unit)).getBytes(StandardCharsets.UTF_8))
                .map(input -> Judge.right(problem, input, Limits.DEFAULT).text())
                .forEach(answer -> answers.merge(answer, 1, Integer::sum));
        int most = answers.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        int all = answers.values().stream().mapToInt(Integer::intValue).sum();
        assertThat(most).as(answers.toString()).isLessThan(all - all / 50);
    }
}
