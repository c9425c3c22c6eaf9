package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Short texts that ask for more than there can be: letters that nothing holds, moves that list without end, numbers
/// that grow, sums of a million parts. Each is answered, or refused, or ended by `--time`, and never long after it.
@Tag("slow")
class HostileTextsTest {
    private static final List<List<String>> TEXTS = List.of(
            List.of("solve", "3 players: 0.43", "10^18"),
            List.of("solve", "5 players: take any or split", "10^9"),
            List.of("solve", "(a): (a*a) where a > 1", "3"),
            List.of("solve", "(a,b): (a-k,b) where k <= a and gcd(k,b) == 0", "10^12 7"),
            List.of("solve", "(a): (a-m) where (m - m) <= (a ^ a)", "10^9"),
            List.of("solve", "(a,b): 10^6 * (a-5,b-k)", "10^4 10^4"),
            List.of("solve", "(a,b): 10^5 * (a-5,b-k) + (k,k)", "10^3 10^4"),
            List.of("solve", "(a,b): (a-k*m,b-m*k) where k*m > 10", "10^6 10^6"),
            List.of("solve", "(a): (i)+(j)+(k)+(l) where i+j+k+l == a - 1", "10^4"),
            List.of("solve", "(a): (a-k) where gcd(a,k) == 10^6 + 3", "10^15"),
            List.of("solve", "(a): (a mod k) where k > 1 and k < a", "10^15"),
            List.of("solve", "misere 0.777", "10^12 10^12 5"),
            List.of("solve", "left (a): (a-k) where k < 5; right (a): (a-k) + (k) where k > 1", "10^6"),
            List.of("solve", "(a,b,c): (a-k,b-m,c-j) where k + m == j", "10^4 10^4 10^4"),
            List.of("solve", "fibonacci-nim", "10^20000"),
            List.of("solve", "0.3F", "10^5000"),
            List.of("solve", "domineering", "12x12"),
            List.of("values", "(a): (i)+(j)+(k) where i+j+k == a - 1", "--to", "100000"),
            List.of("values", "misere 0.7777", "--to", "100000"),
            List.of("emit", "take {1,1000000}"),
            List.of("prove", "(a,b,c): (a-k,b,c)|(a,b-k,c)|(a,b,c-k)|(a-k,b-k,c-k)"),
            List.of("eval", "*(2^60000) * *(2^60000 + 1)"),
            List.of("eval", "pow(^,10^6)"));

    /// Not a measure of speed, for others may be busy beside: without a look at the clock each of these takes many
    /// minutes, or all memory.
    private static final Duration MOST = Duration.ofMinutes(1);

    @EveryTurn
    @Test
    void endInTime() {
        for (var text : CaseCount.some(TEXTS, 1)) {
            var words = new ArrayList<>(text);
            words.addAll(List.of("--time", "1"));
            var time = ProcessorTime.start();
            var ran = Ran.run("", words.toArray(String[]::new));
            assertThat(time.spent()).as(text.toString()).isLessThan(MOST);
            assertThat(ran.status()).as(text + ran.err()).isIn(0, 2, 3);
            assertThat(ran.err()).as(text.toString()).doesNotContain("internal error");
        }
    }

    @Test
    void faultsThatWereInternalErrorsOnce() {
        assertThat(Ran.run("", "solve", "(a,b): ((k - k) mod 5,b-k) where k <= a", "2", "2")
                        .status())
                .isZero();
        var tree = Ran.run("(", "tree", "-");
        assertThat(tree.status()).isEqualTo(2);
        assertThat(tree.err()).contains("line 1, column 1");
    }
}
