package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.value.Outcome;
import grundy.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What the lessons assert agrees with the solver, over many positions: advice wins, rules hold.
class LessonsHoldTest {
    private static final Pattern BASH_ADVICE = Pattern.compile("take ([0-9]+), and ([0-9]+) remain");
    private static final Pattern ROW_VALUE = Pattern.compile("so g\\(([0-9]+)\\) = ([0-9]+)");
    private static final Pattern RESIDUES = Pattern.compile("n mod ([0-9]+) is among these: ([0-9, ]+)\\.");
    private static final Pattern FIBONACCI_ADVICE = Pattern.compile("Take ([0-9]+)\\.");

    private static final Pattern NIM_SUM = Pattern.compile("The nim-sum is ([0-9]+)");
    private static final Pattern MISSING = Pattern.compile("The least number missing is ([0-9]+)\\.");
    private static final Pattern OPTION_VALUE = Pattern.compile("\\((?:[0-9 ⊕]+ = )?([0-9]+)\\)(?=, |\\. The least)");

    @Test
    void theTermsOfBeansPairsAndWeltersCoinsHaveTheSolversValueAsTheirNimSum() {
        var random = new Random(11);
        for (int i = 0; i < 60; i++) {
            var beans = random.ints(5, 0, 3).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            var pairs = random.ints(4, 1, 9).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            var coins = random.ints(0, 14)
                    .distinct()
                    .limit(2 + random.nextInt(4))
                    .sorted()
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(" "));
            for (var question : List.of("bean-game " + beans, "e-and-d " + pairs, "welter " + coins)) {
                var sum = NIM_SUM.matcher(Explained.english(question));
                if (!sum.find()) continue;
                assertThat(sum.group(1)).as(question).isEqualTo(value(Explained.verdict(question)));
            }
        }
    }

    @Test
    void theOptionsOfASmallPositionAreShownWithTheirValues() {
        for (var question : List.of("grundys-game 8", "cram 3 4", "chomp 3 4", "couples-are-forever 7", "antonim 2 3"))
            assertThat(Explained.english(question)).as(question).containsPattern(MISSING);
        assertThat(Explained.english("grundys-game 8"))
                .contains("1 + 7 (0 ⊕ 0 = 0)")
                .doesNotContain("7 + 1");
        for (int a = 0; a <= 4; a++)
            for (int b = 0; b <= 4; b++) {
                var question = "(a, b): (a-k, b) | (a, b-2*k) | (a-k, b-k) (" + a + "," + b + ")";
                var text = Explained.english(question);
                var missing = MISSING.matcher(text);
                if (!missing.find()) continue;
                assertThat(missing.group(1)).as(question).isEqualTo(value(Explained.verdict(question)));
                var values = OPTION_VALUE
                        .matcher(text)
                        .results()
                        .map(found -> Integer.parseInt(found.group(1)))
                        .collect(Collectors.toSet());
                int mex = 0;
                while (values.contains(mex)) mex++;
                if (text.contains("and their values"))
                    assertThat(mex).as(text).isEqualTo(Integer.parseInt(missing.group(1)));
            }
    }

    private static boolean isLost(String question) {
        return Explained.verdict(question).outcome() == Outcome.P;
    }

    @Tag("slow")
    @Test
    void theAdviceForIntervalsLeavesALostHeapInBothPlays() {
        for (var play : new String[] {"", "misere "})
            for (int least = 1; least <= 4; least++)
                for (int most = least; most <= 6; most++)
                    for (int heap = least; heap <= 24; heap++) {
                        var rules = play + "take " + least + ".." + most + " ";
                        var advice = BASH_ADVICE.matcher(Explained.english(rules + heap));
                        boolean lost = isLost(rules + heap);
                        assertThat(advice.find()).as(rules + heap).isEqualTo(!lost);
                        if (lost) continue;
                        assertThat(Integer.parseInt(advice.group(1)))
                                .as(rules + heap)
                                .isBetween(least, most);
                        assertThat(Integer.parseInt(advice.group(1)) + Integer.parseInt(advice.group(2)))
                                .isEqualTo(heap);
                        assertThat(isLost(rules + advice.group(2)))
                                .as(rules + heap)
                                .isTrue();
                    }
    }

    @Tag("slow")
    @Test
    void theRowOfASubtractionGameHasTheSolversValuesAndItsRemaindersTellWhoLoses() {
        var random = new Random(7);
        for (int i = 0; i < 40; i++) {
            var set = random.ints(3, 1, 9)
                    .distinct()
                    .sorted()
                    .boxed()
                    .map(String::valueOf)
                    .collect(Collectors.joining(","));
            var rules = (random.nextBoolean() ? "" : "misere ") + "take {" + set + "} ";
            int heap = 9 + random.nextInt(60);
            var text = Explained.english(rules + heap);
            var row = ROW_VALUE.matcher(text);
            if (!row.find()) continue; // an interval, which has a lesson of its own
            assertThat(row.group(1)).isEqualTo(Integer.toString(heap));
            assertThat(row.group(2)).as(rules + heap).isEqualTo(value(Explained.verdict(rules + heap)));
            var residues = RESIDUES.matcher(text);
            if (!residues.find() || text.contains("So from")) continue;
            var lost = Arrays.asList(residues.group(2).split(", "));
            int period = Integer.parseInt(residues.group(1));
            for (int other = 0; other < 40; other++)
                assertThat(isLost(rules + other))
                        .as(rules + other)
                        .isEqualTo(lost.contains(Integer.toString(other % period)));
        }
    }

    private static String value(Verdict verdict) {
        return verdict.value()
                .knownValue()
                .map(value -> switch (value) {
                    case Value.Nimber(var number) -> number.toString();
                    case Value.MisereNimber(var number) -> number.toString();
                    case Value.QuotientElement(var name, int _, boolean _) -> name;
                    case Value.Loopy _,
                            Value.Suspense _,
                            Value.Remoteness _,
                            Value.Number _,
                            Value.NumberAndNimber _,
                            Value.Game _,
                            Value.Endless _,
                            Value.Loser _,
                            Value.Score _ -> "";
                })
                .orElse("");
    }

    @Test
    void fibonacciNimAdvisesExactlyWhereItIsWonAndRightly() {
        var rules = "(n, q): (n-k, 2*k) where k <= q ";
        for (int heap = 1; heap <= 24; heap++)
            for (int most = 1; most <= heap; most++) {
                var question = rules + "(" + heap + ", " + most + ")";
                var text = Explained.english(question);
                var advice = FIBONACCI_ADVICE.matcher(text);
                boolean won = !isLost(question);
                assertThat(advice.find() || text.contains("take all"))
                        .as(question)
                        .isEqualTo(won);
                if (!won || text.contains("take all")) continue;
                int taken = Integer.parseInt(advice.group(1));
                assertThat(isLost(rules + "(" + (heap - taken) + ", " + 2 * taken + ")"))
                        .as(question)
                        .isTrue();
            }
    }

    @Test
    void euclidNamesTheRightPlayerByQuotientsAndByTheGoldenRatio() {
        for (int a = 1; a <= 20; a++)
            for (int b = 1; b <= 20; b++) {
                var text = Explained.english("euclid " + a + " " + b);
                boolean won = !isLost("euclid " + a + " " + b);
                if (a == b) continue;
                assertThat(text.contains("The place is odd")).as(a + " " + b).isEqualTo(won);
                assertThat(text.contains("> φ")).as(a + " " + b).isEqualTo(won);
            }
    }

    @Test
    void wythoffSpeaksOfAColdPairExactlyWhereTheSolverDoes() {
        for (var play : new String[] {"", "misere "})
            for (int a = 0; a <= 11; a++)
                for (int b = 0; b <= 11; b++) {
                    if (a + b == 0) continue;
                    var question = play + "wythoff " + a + " " + b;
                    assertThat(Explained.english(question).contains("every move loses"))
                            .as(question)
                            .isEqualTo(isLost(question));
                }
    }

    @Test
    void misereNimsTurnLeavesAnOddNumberOfOnes() {
        for (int ones = 0; ones <= 6; ones++)
            for (int large = 2; large <= 5; large++) {
                var question = "misere nim" + " 1".repeat(ones) + " " + large;
                int to = ones % 2 == 0 ? 1 : 0;
                assertThat(Explained.english(question)).contains("Reduce it to " + to + ":");
                assertThat(isLost("misere nim" + " 1".repeat(ones) + " " + to))
                        .as(question)
                        .isTrue();
                assertThat(isLost("misere nim" + " 1".repeat(ones) + " " + (1 - to)))
                        .as(question)
                        .isFalse();
            }
    }
}
