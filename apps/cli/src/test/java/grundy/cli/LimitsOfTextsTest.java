package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written well, and only longer or deeper than the program reads, is a limit at every door; what is written
/// badly is bad input.
class LimitsOfTextsTest {
    static Stream<List<String>> questions() {
        var digits = "1" + "0".repeat(400_000);
        return Stream.of(
                List.of("solve", "take {1, 2^9999999} 5"),
                List.of("solve", "take {1, 2^(2^70)} 5"),
                List.of("solve", "take {1, 3^(3^(3^3))} 5"),
                List.of("values", "take {1, 2^(2^(2^70))}"),
                List.of("solve", "take 1..2^(2^70) 5"),
                List.of("solve", "nim 10^(10^9)"),
                List.of("solve", "wythoff 3 2^(2^70)"),
                List.of("solve", "domineering 2^(2^70)x2"),
                List.of("solve", "domineering " + digits + "x2"),
                List.of("solve", "domineering 100000x100000"),
                List.of("solve", "hackenbush " + digits),
                List.of("solve", "node-kayles path 10^9"),
                List.of("eval", "nim(2^(2^70))"),
                List.of("values", "(n): (n-k) where k mod (7^(7^7)) == 1"),
                List.of("prove", "take {1, 2^9999999}"),
                List.of("solve", "nim 10^9999999"),
                List.of("solve", "nim " + digits),
                List.of("solve", "wythoff 3 " + digits),
                List.of("values", "take {1," + digits + "}"),
                List.of("solve", "(n): (n-k) where " + "(".repeat(2000) + "k == 1" + ")".repeat(2000) + " 5"),
                List.of("eval", "2^(2^70)"),
                List.of("eval", "*(2^9999999)"),
                List.of("eval", "*" + digits),
                List.of("eval", "(".repeat(2000) + "1" + ")".repeat(2000)),
                List.of("eval", "1" + "+1".repeat(3000)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void aLimitIsALimit(List<String> line) {
        for (var language : List.of("en", "zh")) {
            var run = Ran.run(
                    "",
                    Stream.concat(line.stream(), Stream.of("--lang", language)).toArray(String[]::new));
            assertThat(run.status()).as(run.err()).isEqualTo(3);
        }
        var json = Ran.run("", Stream.concat(line.stream(), Stream.of("--json")).toArray(String[]::new))
                .json();
        assertThat(json.get("status").intValue()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take {1, 2^(2^70} 5",
                "take {1, 2^()} 5",
                "nim 2^(3",
                "take {1,,2} 5",
                "nim 3 x",
                "(n): (n-k) where (k == 1 5"
            })
    void badInputIsBadInput(String question) {
        assertThat(Ran.run("", "solve", question).status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim 2^2", "wythoff 2^2 3", "domineering 2^2x2", "kayles 2^2"})
    void aPowerIsTheNumberThatItIs(String question) {
        var outcome =
                Ran.run("", "solve", question.replace("2^2", "4"), "--json").json();
        for (var power : List.of("2^2", "2^(2)", "2^(2^1)")) {
            var asked = Ran.run("", "solve", question.replace("2^2", power), "--json")
                    .json();
            assertThat(asked.get("value")).as(power).isNotNull().isEqualTo(outcome.get("value"));
            assertThat(asked.get("moves")).isEqualTo(outcome.get("moves"));
        }
    }
}
