package grundy.contest.duel;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.judge.Problems;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Programs as judges have accepted them: with their way to read, their types, their limits of arrays, and their words.
/// None may be called wrong.
@Tag("slow")
@EveryTurn
class AcceptedProgramsTest {
    private static final Map<String, BiConsumer<Input, StringBuilder>> PROGRAMS = new TreeMap<>();
    private static final double PHI = (1 + Math.sqrt(5)) / 2;

    /// Words of an input, read as `scanf` does.
    private static final class Input {
        private final String[] lines;
        private final String[] words;
        private int at;

        Input(byte[] bytes) {
            var text = new String(bytes, StandardCharsets.UTF_8);
            lines = text.split("\n");
            words = text.strip().split("\\s+");
        }

        boolean has() {
            return at < words.length && !words[at].isEmpty();
        }

        long wide() {
            return Long.parseLong(words[at++]);
        }

        int next() {
            return Integer.parseInt(words[at++]);
        }

        int[] row(int n) {
            var row = new int[n];
            for (int i = 0; i < n; i++) row[i] = next();
            return row;
        }

        /// As `int(input())` does: nothing else may stand on the line.
        int line(int number) {
            return Integer.parseInt(lines[number].strip());
        }
    }

    private static void program(String ids, BiConsumer<Input, StringBuilder> program) {
        for (var id : ids.split(" ")) PROGRAMS.put(id, program);
    }

    /// `T`, and so many cases.
    private static void cases(String ids, BiConsumer<Input, StringBuilder> one) {
        program(ids, (in, out) -> {
            for (int t = in.next(); t > 0; t--) one.accept(in, out);
        });
    }

    /// Cases until the input ends.
    private static void untilEnd(String ids, BiConsumer<Input, StringBuilder> one) {
        program(ids, (in, out) -> {
            while (in.has()) one.accept(in, out);
        });
    }

    private static int xor(int[] row) {
        return Arrays.stream(row).reduce(0, (a, b) -> a ^ b);
    }

    private static void say(StringBuilder out, boolean first, String one, String other) {
        out.append(first ? one : other).append('\n');
    }

    private static int[] table(int most, int[] amounts) {
        var values = new int[most + 1];
        for (int n = 1; n <= most; n++) {
            var seen = new boolean[amounts.length + 2];
            for (int k : amounts) if (k <= n) seen[values[n - k]] = true;
            while (seen[values[n]]) values[n]++;
        }
        return values;
    }

    static {
        cases("HDU1907 POJ3480 LuoguP4279", (in, out) -> {
            int n = in.next();
            var a = in.row(n);
            boolean ones = Arrays.stream(a).allMatch(x -> x == 1);
            say(out, ones ? n % 2 == 0 : xor(a) != 0, "John", "Brother");
        });
        cases("SPOJ-MMMGAME", (in, out) -> {
            int n = in.next();
            var a = in.row(n);
            boolean ones = Arrays.stream(a).allMatch(x -> x == 1);
            say(out, ones ? n % 2 == 0 : xor(a) != 0, "John", "Brother");
        });
        cases("SPOJ-RESN04", (in, out) -> {
            int n = in.next();
            int moves = 0;
            for (int i = 1; i <= n; i++) moves += in.next() / i;
            say(out, moves % 2 != 0, "ALICE", "BOB");
        });
        program("HDU1729", (in, out) -> {
            int number = 0;
            for (int n = in.next(); n != 0; n = in.next()) {
                int nim = 0;
                for (int i = 0; i < n; i++) nim ^= boxes(in.next(), in.next());
                out.append("Case ").append(++number).append(":\n");
                say(out, nim != 0, "Yes", "No");
            }
        });
        program("HDU2486 POJ3922", (in, out) -> {
            int t = in.next();
            for (int number = 1; number <= t; number++)
                out.append("Case ")
                        .append(number)
                        .append(": ")
                        .append(leastTake(in.next(), in.next()))
                        .append('\n');
        });
        untilEnd("HDU2999", (in, out) -> {
            var amounts = Arrays.stream(in.row(in.next())).sorted().distinct().toArray();
            var values = new int[1010];
            for (int n = 1; n < 1010; n++) {
                var seen = new boolean[2048];
                for (int k : amounts) for (int i = 0; i + k <= n; i++) seen[values[i] ^ values[n - k - i]] = true;
                while (seen[values[n]]) values[n]++;
            }
            for (int m = in.next(); m > 0; m--) say(out, values[in.next()] != 0, "1", "2");
        });
        program("HDU3951", (in, out) -> {
            int t = in.next();
            for (int number = 1; number <= t; number++) {
                int n = in.next();
                int k = in.next();
                out.append("Case ").append(number).append(": ");
                say(out, k == 1 ? n % 2 == 1 : n <= k, "first", "second");
            }
        });
        var deletions = deletions();
        untilEnd("HDU1404", (in, out) -> {
            var word = in.words[in.at++];
            say(out, word.charAt(0) == '0' || deletions[Integer.parseInt(word)], "Yes", "No");
        });
        cases("HDU1079", (in, out) -> {
            in.next();
            int month = in.next();
            int day = in.next();
            say(out, (month + day) % 2 == 0 || day == 30 && (month == 9 || month == 11), "YES", "NO");
        });
        program("POJ2068", (in, out) -> {
            for (int n = in.next(); n != 0; n = in.next()) {
                int stones = in.next();
                var most = in.row(2 * n);
                var wins = new boolean[2 * n][1 << 13];
                for (int s = 0; s <= stones; s++)
                    for (int i = 0; i < 2 * n; i++) {
                        wins[i][s] = s == 0;
                        for (int k = 1; k <= Math.min(most[i], s); k++) wins[i][s] |= !wins[(i + 1) % (2 * n)][s - k];
                    }
                say(out, wins[0][stones], "1", "0");
            }
        });
        cases("LuoguP4101", (in, out) -> {
            int n = in.next();
            int m = in.next();
            int moves = n / m * (m - 1) + (n % m == 0 ? 0 : n % m - 1);
            say(out, moves % 2 == 1, "0", "1");
        });
        cases("HDU1846", (in, out) -> say(out, in.next() % (in.next() + 1) != 0, "first", "second"));
        cases("HDU2188", (in, out) -> {
            int n = in.next();
            int m = in.next();
            while (n > m) n -= m + 1;
            say(out, n >= 1, "Grass", "Rabbit");
        });
        untilEnd("HDU1847", (in, out) -> say(out, in.next() % 3 != 0, "Kiki", "Cici"));
        program("HDU1849", (in, out) -> {
            for (int m = in.next(); m != 0; m = in.next()) say(out, xor(in.row(m)) != 0, "Rabbit Win!", "Grass Win!");
        });
        program("HDU1850 POJ2975", (in, out) -> {
            for (int m = in.next(); m != 0; m = in.next()) {
                var a = in.row(m);
                int s = xor(a);
                out.append(Arrays.stream(a).filter(x -> x - (s ^ x) >= 1).count())
                        .append('\n');
            }
        });
        program("HDU2147", (in, out) -> {
            for (int n = in.next(), m = in.next(); n != 0 || m != 0; n = in.next(), m = in.next())
                say(out, n % 2 == 0 || m % 2 == 0, "Wonderful!", "What a pity!");
        });
        untilEnd("HDU2149", (in, out) -> {
            int m = in.next();
            int n = in.next();
            if (m <= n) for (int i = m; i <= n; i++) out.append(i).append(i < n ? " " : "\n");
            else say(out, m % (n + 1) != 0, String.valueOf(m % (n + 1)), "none");
        });
        program("HDU2176", (in, out) -> {
            for (int m = in.next(); m != 0; m = in.next()) {
                var a = in.row(m);
                int s = xor(a);
                say(out, s != 0, "Yes", "No");
                if (s != 0)
                    for (int x : a)
                        if ((x ^ s) < x) out.append(x).append(' ').append(x ^ s).append('\n');
            }
        });
        program("HDU2516", (in, out) -> {
            for (int n = in.next(); n != 0; n = in.next()) {
                long a = 1;
                long b = 2;
                while (b < n) {
                    long c = a + b;
                    a = b;
                    b = c;
                }
                say(out, b != n, "First win", "Second win");
            }
        });
        untilEnd("HDU2509", (in, out) -> {
            var a = in.row(in.next());
            boolean ones = Arrays.stream(a).allMatch(x -> x == 1);
            say(out, ones ? a.length % 2 == 0 : xor(a) != 0, "Yes", "No");
        });
        untilEnd("HDU2897", (in, out) -> {
            int n = in.next();
            int p = in.next();
            int r = n % (p + in.next());
            say(out, r == 0 || r > p, "WIN", "LOST");
        });
        cases("HDU3032", (in, out) -> {
            int s = 0;
            for (int x : in.row(in.next())) s ^= x % 4 == 3 ? x + 1 : x % 4 == 0 ? x - 1 : x;
            say(out, s != 0, "Alice", "Bob");
        });
        cases("HDU5795", (in, out) -> {
            int s = 0;
            for (int x : in.row(in.next())) s ^= x % 8 == 7 ? x + 1 : x % 8 == 0 ? x - 1 : x;
            say(out, s != 0, "First player wins.", "Second player wins.");
        });
        program("HDU3389", (in, out) -> {
            int t = in.next();
            for (int number = 1; number <= t; number++) {
                int n = in.next();
                int s = 0;
                for (int i = 1; i <= n; i++) {
                    int x = in.next();
                    if (i % 6 == 0 || i % 6 == 5 || i % 6 == 2) s ^= x;
                }
                out.append("Case ").append(number).append(": ");
                say(out, s != 0, "Alice", "Bob");
            }
        });
        untilEnd("HDU3537", (in, out) -> {
            int s = 0;
            for (int x : Arrays.stream(in.row(in.next())).distinct().toArray())
                s ^= 2 * x + (Integer.bitCount(x) % 2 == 0 ? 1 : 0);
            say(out, s == 0, "Yes", "No");
        });
        program("HDU3595", (in, out) -> {
            while (in.has()) {
                int n = in.next();
                if (n == 0) break;
                int most = 0;
                for (int i = 0; i < n; i++) most = Math.max(most, suspense(in.next(), in.next()));
                say(out, most % 2 == 1, "MM", "GG");
            }
        });
        program("HDU3980", (in, out) -> {
            int t = in.next();
            for (int number = 1; number <= t; number++) {
                int n = in.next();
                int m = in.next();
                var values = new int[Math.max(1, n + 1)];
                for (int length = m; length <= n - m; length++) {
                    var seen = new boolean[1024];
                    for (int i = 0; i + m <= length; i++) seen[values[i] ^ values[length - m - i]] = true;
                    while (seen[values[length]]) values[length]++;
                }
                out.append("Case #").append(number).append(": ");
                say(out, n >= m && values[n - m] == 0, "aekdycoin", "abcdxyzk");
            }
        });
        untilEnd("HDU4315", (in, out) -> {
            int n = in.next();
            int k = in.next();
            var a = new int[1001];
            a[0] = n % 2 == 1 && k == 2 ? 0 : -1;
            for (int i = 1; i <= n; i++) a[i] = in.next();
            int s = 0;
            for (int i = n; i >= 1; i -= 2) s ^= a[i] - a[i - 1] - 1;
            say(out, k == 1 || s != 0, "Alice", "Bob");
        });
        cases("HDU5996", (in, out) -> {
            int n = in.next();
            var depth = new int[n];
            for (int i = 1; i < n; i++) depth[i] = depth[in.next()] + 1;
            int s = 0;
            for (int i = 0; i < n; i++) {
                int a = in.next();
                if (depth[i] % 2 == 1) s ^= a;
            }
            say(out, s != 0, "win", "lose");
        });
        program("HDU1564", (in, out) -> {
            for (int n = in.next(); n != 0; n = in.next()) say(out, n % 2 == 0, "8600", "ailyanlu");
        });
        untilEnd("HDU1517 POJ2505", (in, out) -> {
            long n = in.wide();
            long p = 1;
            boolean first = false;
            while (p < n) {
                first = !first;
                p *= first ? 9 : 2;
            }
            say(out, first, "Stan wins.", "Ollie wins.");
        });
        program("HDU1525 POJ2348", (in, out) -> {
            for (int a = in.next(), b = in.next(); a != 0 || b != 0; a = in.next(), b = in.next())
                say(out, euclid(a, b), "Stan wins", "Ollie wins");
        });
        program("HDU1536 POJ2960", (in, out) -> {
            for (int k = in.next(); k != 0; k = in.next()) {
                var values = table(10_000, in.row(k));
                for (int m = in.next(); m > 0; m--)
                    out.append(
                            xor(Arrays.stream(in.row(in.next()))
                                                    .map(h -> values[h])
                                                    .toArray())
                                            == 0
                                    ? 'L'
                                    : 'W');
                out.append('\n');
            }
        });
        untilEnd("HDU1730", (in, out) -> {
            int n = in.next();
            in.next();
            int s = 0;
            for (int i = 0; i < n; i++) {
                int one = in.next();
                s ^= Math.abs(one - in.next()) - 1;
            }
            say(out, s != 0, "I WIN!", "BAD LUCK!");
        });
        cases("POJ1704", (in, out) -> {
            int n = in.next();
            var v = new int[n + 1];
            for (int i = 1; i <= n; i++) v[i] = in.next();
            Arrays.sort(v);
            int s = 0;
            for (int i = n; i >= 1; i -= 2) s ^= v[i] - v[i - 1] - 1;
            say(out, s != 0, "Georgia will win", "Bob will win");
        });
        program("POJ1740", (in, out) -> {
            for (int n = in.next(); n != 0; n = in.next()) {
                var a = in.row(n);
                Arrays.sort(a);
                boolean first = n % 2 == 1;
                for (int i = 0; i + 1 < n; i += 2) first |= a[i] != a[i + 1];
                say(out, first, "1", "0");
            }
        });
        program("POJ2234", (in, out) -> {
            while (in.has()) {
                int n = in.next();
                if (n == 0) break;
                say(out, xor(in.row(n)) != 0, "Yes", "No");
            }
        });
        program("POJ2368", (in, out) -> {
            int k = in.next();
            int n = (int) Math.sqrt(k + 0.5);
            int found = k % 2 == 0 && k / 2 - 1 >= 2 ? k / 2 - 1 : k - 1;
            for (int l = 3; l <= n + 1; l++)
                if (k % l == 0) {
                    found = l - 1;
                    break;
                }
            out.append(found).append('\n');
        });
        untilEnd("POJ2425 HDU1524", (in, out) -> {
            int n = in.next();
            var next = new int[n][];
            int edges = 0;
            for (int i = 0; i < n; i++) {
                next[i] = in.row(in.next());
                edges += next[i].length;
            }
            assertThat(edges).as("edges").isLessThan(4 * 1010);
            var values = new int[n];
            Arrays.fill(values, -1);
            for (int m = in.next(); m != 0; m = in.next()) {
                int s = 0;
                for (int p : in.row(m)) s ^= value(p, next, values);
                say(out, s != 0, "WIN", "LOSE");
            }
        });
        program("POJ2484", (in, out) -> {
            for (int n = in.next(); n != 0; n = in.next()) say(out, n <= 2, "Alice", "Bob");
        });
        program("POJ3537", (in, out) -> {
            int n = in.next();
            var values = new int[n + 1];
            for (int length = 1; length <= n; length++) {
                var seen = new boolean[1024];
                for (int i = 1; i <= length; i++)
                    seen[values[Math.max(0, i - 3)] ^ values[Math.max(0, length - i - 2)]] = true;
                while (seen[values[length]]) values[length]++;
            }
            say(out, values[n] != 0, "1", "2");
        });
        untilEnd("POJ3710", (in, out) -> {
            int s = 0;
            for (int t = in.next(); t > 0; t--) s ^= new RingTree(in.next(), in).value();
            say(out, s != 0, "Sally", "Harry");
        });
        program("LuoguP1247", (in, out) -> {
            var a = in.row(in.next());
            int s = xor(a);
            for (int i = 0; i < a.length && s != 0; i++) {
                if ((s ^ a[i]) > a[i]) continue;
                out.append(a[i] - (s ^ a[i])).append(' ').append(i + 1).append('\n');
                a[i] ^= s;
                for (int x : a) out.append(x).append(' ');
                out.append('\n');
                return;
            }
            out.append("lose\n");
        });
        program("LuoguP1288", (in, out) -> {
            int n = in.next();
            int left = 100;
            int right = 100;
            for (int i = 0; i < n; i++)
                if (in.next() == 0) {
                    left = Math.min(i, left);
                    right = Math.min(right, n - 1 - i);
                }
            say(out, left % 2 == 1 || right % 2 == 1, "YES", "NO");
        });
        cases("LuoguP2148", (in, out) -> {
            int s = 0;
            for (int n = in.next(); n > 0; n -= 2) {
                int one = in.next() - 1;
                s ^= Integer.numberOfTrailingZeros(~(one | in.next() - 1));
            }
            say(out, s != 0, "YES", "NO");
        });
        program("LuoguP2252", (in, out) -> {
            int a = in.next();
            int b = in.next();
            assertThat(in.has()).as("one pair").isFalse();
            long k = Math.abs(a - b);
            // The programs have a long double, which is exact here.
            say(out, exact(k) != Math.min(a, b), "1", "0");
        });
        cases("LuoguP3480", (in, out) -> {
            int n = in.next();
            var a = new int[n + 1];
            for (int i = 1; i <= n; i++) a[i] = in.next();
            int s = 0;
            for (int i = n; i >= 1; i -= 2) s ^= a[i] - a[i - 1];
            say(out, s != 0, "TAK", "NIE");
        });
        program("EDPC-K-1", (in, out) -> {
            int n = in.next();
            int k = in.next();
            var a = in.row(n);
            var won = new boolean[k + 1];
            for (int x : a) won[x] = true;
            for (int i = 1; i <= k; i++) for (int x : a) if (x <= i && !won[i - x]) won[i] = true;
            say(out, won[k], "First", "Second");
        });
        program("AtCoder-codethanks14B-G-a", (in, out) -> {
            int n = in.line(0);
            int p = in.line(1);
            var won = new boolean[n + 1][n + 2];
            for (int left = 1; left <= n; left++)
                for (int most = 1; most <= n; most++)
                    for (int k = 1; k <= Math.min(most, left); k++)
                        won[left][most] |= !won[left - k][Math.min(n, k + 1)];
            say(out, won[n][p], "first", "second");
        });
        program("CodinGame-misere-nim", (in, out) -> {
            int n = in.next();
            assertThat(n).isBetween(1, 3);
            for (int k = in.next(); k > 0; k--) {
                var a = in.row(n);
                var moves = new ArrayList<String>();
                for (int i = 0; i < n; i++)
                    for (int take = 1; take <= a[i]; take++) {
                        a[i] -= take;
                        boolean lost = Arrays.stream(a).allMatch(x -> x <= 1) ? xor(a) == 1 : xor(a) == 0;
                        if (lost) moves.add(i + 1 + ":" + take);
                        a[i] += take;
                    }
                say(out, !moves.isEmpty(), String.join(" ", moves), "CONCEDE");
            }
        });
        program("CSES1730", (in, out) -> {
            for (int t = in.next(); t > 0; t--) say(out, xor(in.row(in.next())) != 0, "first", "second");
        });
        program("EDPC-L", (in, out) -> {
            var a = in.row(in.next());
            out.append(ahead(a)).append('\n');
        });
        program("SPOJ-MCOINS", (in, out) -> {
            var amounts = new int[] {1, in.next(), in.next()};
            int towers = in.next();
            assertThat(towers).isBetween(4, 49);
            var values = table(1_000_000, amounts);
            for (int tower : in.row(towers)) out.append(values[tower] == 0 ? 'B' : 'A');
            out.append('\n');
        });
        program("ABC368F", (in, out) -> {
            int s = 0;
            for (int a : in.row(in.next())) {
                assertThat(a).isBetween(2, 100_000);
                int factors = 0;
                for (int p = 2; a > 1; p++) for (; a % p == 0; a /= p) factors++;
                s ^= factors;
            }
            say(out, s != 0, "Anna", "Bruno");
        });
        program("LuoguP5675", (in, out) -> {
            var a = in.row(in.next());
            var before = new long[a.length + 1][256];
            var after = new long[a.length + 1][256];
            before[0][0] = after[a.length][0] = 1;
            for (int i = 0; i < a.length; i++)
                for (int x = 0; x < 256; x++) before[i + 1][x] = (before[i][x] + before[i][x ^ a[i]]) % 1_000_000_007;
            for (int i = a.length - 1; i >= 0; i--)
                for (int x = 0; x < 256; x++) after[i][x] = (after[i + 1][x] + after[i + 1][x ^ a[i]]) % 1_000_000_007;
            long count = 0;
            for (int i = 0; i < a.length; i++)
                for (int x = 0; x < 256; x++)
                    for (int y = 0; y < 256; y++)
                        if ((x ^ y) >= a[i]) count = (count + before[i][x] * after[i + 1][y]) % 1_000_000_007;
            out.append(count).append('\n');
        });
        cases("LuoguP2594", (in, out) -> {
            int n = in.next();
            int m = in.next();
            var odd = new boolean[n + m];
            for (int i = 1; i <= n; i++) {
                var row = in.words[in.at++];
                assertThat(row).hasSize(m);
                for (int j = 1; j <= m; j++)
                    if (row.charAt(j - 1) == 'T')
                        odd[i == 1 || j == 1 ? Integer.numberOfTrailingZeros(i + j - 1) : i + j - 2] ^= true;
            }
            boolean any = false;
            for (boolean each : odd) any |= each;
            say(out, any, "-_-", "=_=");
        });
        untilEnd("LeetCode1872", (in, out) -> {
            var sums = list(in);
            Arrays.parallelPrefix(sums, Integer::sum);
            int best = sums[sums.length - 1];
            for (int i = sums.length - 2; i > 0; i--) best = Math.max(best, sums[i] - best);
            out.append(best).append('\n');
        });
        untilEnd("LeetCode1140", (in, out) -> {
            var piles = list(in);
            int n = piles.length;
            assertThat(n).isBetween(1, 100);
            var most = new int[n + 1][n + 1];
            int left = 0;
            for (int i = n - 1; i >= 0; i--) {
                left += piles[i];
                for (int m = 1; m <= n; m++)
                    if (i + 2 * m >= n) most[i][m] = left;
                    else
                        for (int x = 1; x <= 2 * m; x++)
                            most[i][m] = Math.max(most[i][m], left - most[i + x][Math.max(m, x)]);
            }
            out.append(most[0][1]).append('\n');
        });
        // Four programs for a statement that leaves something open; the numbers stand for no judge.
        program("HDU2177", (in, out) -> wythoff(in, out, List.of("both", "smaller", "larger")));
        PROGRAMS.put("HDU2177 ascending", (in, out) -> wythoff(in, out, List.of("both", "ascending")));
        PROGRAMS.put("HDU2177 one", (in, out) -> wythoff(in, out, List.of("both", "one")));
        PROGRAMS.put("HDU2177 larger", (in, out) -> wythoff(in, out, List.of("both", "larger", "smaller")));
    }

    private static long exact(long k) {
        return (k + BigInteger.valueOf(5 * k * k).sqrt().longValueExact()) / 2;
    }

    private static boolean cold(int a, int b) {
        return (int) (Math.abs(a - b) * PHI) == Math.min(a, b);
    }

    private static void wythoff(Input in, StringBuilder out, List<String> kinds) {
        for (int a = in.next(), b = in.next(); a != 0; a = in.next(), b = in.next()) {
            say(out, !cold(a, b), "1", "0");
            if (cold(a, b)) continue;
            var lines = new ArrayList<String>();
            for (var kind : kinds) {
                var found = new ArrayList<String>();
                for (int k = 1; k <= a; k++)
                    if (kind.equals("both") ? cold(a - k, b - k) : !kind.equals("larger") && cold(a - k, b))
                        found.add(a - k + " " + (kind.equals("both") ? b - k : b));
                for (int k = 1; k <= b && a != b && !kind.equals("both") && !kind.equals("smaller"); k++)
                    if (cold(a, b - k)) found.add(Math.min(a, b - k) + " " + Math.max(a, b - k));
                if (kind.equals("ascending")) found.sort(null);
                lines.addAll(kind.equals("one") && !found.isEmpty() ? found.subList(0, 1) : found);
            }
            lines.forEach(line -> out.append(line).append('\n'));
            if (!in.has()) return;
        }
    }

    private static int[] list(Input in) {
        var text = in.words[in.at++];
        return Arrays.stream(text.substring(1, text.length() - 1).split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static long ahead(int[] row) {
        var ahead = new long[row.length];
        for (int i = row.length - 1; i >= 0; i--) {
            ahead[i] = row[i];
            for (int j = i + 1; j < row.length; j++) ahead[j] = Math.max(row[i] - ahead[j], row[j] - ahead[j - 1]);
        }
        return ahead[row.length - 1];
    }

    private static int suspense(int a, int b) {
        if (a < b) return suspense(b, a);
        if (b == 0) return 0;
        int after = suspense(b, a % b);
        if (a / b == 1) return after + 1;
        return after % 2 == 1 ? after + 2 : after + 1;
    }

    /// With the products of an int.
    private static boolean euclid(int a, int b) {
        if (a < b) return euclid(b, a);
        return a % b == 0 || a > 2 * b || !euclid(b, a - b);
    }

    private static int value(int p, int[][] next, int[] values) {
        if (values[p] >= 0) return values[p];
        var seen = new boolean[next[p].length + 2];
        for (int to : next[p]) {
            int value = value(to, next, values);
            if (value < seen.length) seen[value] = true;
        }
        int least = 0;
        while (seen[least]) least++;
        return values[p] = least;
    }

    /// A tree at whose vertices rings hang: a ring counts at the vertex where it hangs, and its others not at all.
    private static final class RingTree {
        private final List<List<Integer>> joined = new ArrayList<>();
        private final int[] state;
        private final int[] sums;
        private final List<Integer> stack = new ArrayList<>();

        RingTree(int vertices, Input in) {
            for (int i = 0; i <= vertices; i++) joined.add(new ArrayList<>());
            for (int k = in.next(); k > 0; k--) {
                int a = in.next();
                int b = in.next();
                joined.get(a).add(b);
                joined.get(b).add(a);
            }
            state = new int[vertices + 1];
            sums = new int[vertices + 1];
            Arrays.fill(state, -1);
        }

        int value() {
            visit(1, 0);
            return sums[1];
        }

        private void visit(int at, int from) {
            stack.add(at);
            state[at] = 1;
            boolean back = false;
            for (int to : joined.get(at)) {
                if (to == from && !back) {
                    back = true;
                    continue;
                }
                if (state[to] == 1) {
                    int length = 1;
                    while (stack.getLast() != to) {
                        length++;
                        state[stack.removeLast()] = 0;
                    }
                    sums[to] ^= length % 2;
                } else if (state[to] == -1) {
                    visit(to, at);
                    if (state[to] == 1) sums[at] ^= sums[to] + 1;
                }
            }
            if (state[at] == 1) stack.removeLast();
        }
    }

    private static int boxes(int size, int stones) {
        int q = (int) Math.sqrt(size);
        while (q + q * q >= size) q--;
        return stones > q ? size - stones : boxes(q, stones);
    }

    private static String leastTake(int n, int k) {
        var lost = new long[2_000_000];
        var reach = new long[2_000_000];
        lost[0] = reach[0] = 1;
        int i = 0;
        for (int j = 0; lost[i] < n; ) {
            i++;
            lost[i] = reach[i - 1] + 1;
            while (lost[j + 1] * k < lost[i]) j++;
            reach[i] = k * lost[j] < lost[i] ? reach[j] + lost[i] : lost[i];
        }
        if (lost[i] == n) return "lose";
        long take = 0;
        for (long rest = n; rest > 0; i--)
            if (rest >= lost[i]) {
                rest -= lost[i];
                take = lost[i];
            }
        return Long.toString(take);
    }

    private static boolean[] deletions() {
        var won = new boolean[1_000_000];
        for (int n = 1; n < won.length; n++) {
            if (won[n]) continue;
            for (int unit = 1; unit <= n; unit *= 10)
                for (int k = 1; k <= 9 - n / unit % 10; k++) won[n + k * unit] = true;
            for (int room = 10; n * room < won.length; room *= 10)
                Arrays.fill(won, n * room, n * room + room / 10, true);
        }
        return won;
    }

    static Set<String> names() {
        return PROGRAMS.keySet();
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("names")
    void areNeverCalledWrong(String name) throws IOException {
        TestedProgram program = (input, _, _) -> {
            var out = new StringBuilder();
            PROGRAMS.get(name).accept(new Input(input), out);
            return new ProgramRun(null, 0, false, out.toString().getBytes(StandardCharsets.UTF_8), "", 0, 0);
        };
        var problem = Problems.find(name.strip().split(" ")[0]);
        var duel = new Duel(
                problem,
                program,
                new RunAllowance(1000, 256),
                CaseCount.of(1500),
                Duration.ofMinutes(5),
                CaseCount.seed(1),
                (_, _) -> {});
        var found = duel.run();
        assertThat(found == null ? "" : found.input() + "\n" + found.run().text())
                .isEmpty();
        assertThat(duel.tally().cases()).isGreaterThan(10);
    }
}
