package grundy.contest.judge;

import static grundy.contest.judge.Bare.heaps;
import static grundy.contest.judge.Bare.read;
import static grundy.contest.judge.Bare.splits;
import static grundy.contest.judge.Bare.taking;
import static grundy.contest.judge.Bare.upTo;
import static grundy.contest.judge.Bare.wins;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import grundy.testkit.TooManyPositionsException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every problem against a bare solution, on all small inputs that its file allows: rules, conventions, output.
@Tag("slow")
@EveryTurn
class JudgeBruteForceTest {
    private static final Map<String, Function<Scanner, String>> SOLUTIONS = new TreeMap<>();
    private static final List<Integer> FIBONACCI = List.of(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987);
    private static final List<Integer> POWERS =
            IntStream.range(0, 20).map(i -> 1 << i).boxed().toList();
    /// Rows that fall into many parts are looked at to here.
    private static final int MOST_IN_A_ROW = CaseCount.of(120);

    private static final int UNITS = CaseCount.of(160);

    private static void heapsAfterLength(
            String ids, String win, String lose, boolean misere, IntFunction<List<List<Integer>>> moves) {
        for (var id : ids.split(" "))
            SOLUTIONS.put(id, in -> heaps(read(in, in.nextInt()), moves, misere) ? win : lose);
    }

    private static void one(String id, Function<Scanner, Boolean> wins, String win, String lose) {
        SOLUTIONS.put(id, in -> wins.apply(in) ? win : lose);
    }

    private static boolean heap(int heap, IntFunction<List<List<Integer>>> moves) {
        return heaps(List.of(heap), moves, false);
    }

    private static List<List<Integer>> nim(int heap) {
        return taking(heap, upTo(heap));
    }

    private static List<List<Integer>> both(List<List<Integer>> one, List<List<Integer>> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static List<List<Integer>> threeParts(int heap) {
        var parts = new ArrayList<List<Integer>>();
        for (int a = 1; a <= heap; a++)
            for (int b = a; b <= heap; b++) if (heap - a - b >= b) parts.add(List.of(a, b, heap - a - b));
        return parts;
    }

    private static List<List<Integer>> wythoff(List<Integer> s) {
        var next = new ArrayList<List<Integer>>();
        int a = s.get(0);
        int b = s.get(1);
        for (int k = 1; k <= Math.max(a, b); k++) {
            if (k <= a) next.add(List.of(a - k, b));
            if (k <= b) next.add(List.of(a, b - k));
            if (k <= a && k <= b) next.add(List.of(a - k, b - k));
        }
        return next;
    }

    private static List<List<Integer>> euclid(List<Integer> s) {
        int a = Math.max(s.get(0), s.get(1));
        int b = Math.min(s.get(0), s.get(1));
        return b == 0
                ? List.of()
                : IntStream.rangeClosed(1, a / b)
                        .mapToObj(k -> List.of(a - k * b, b))
                        .toList();
    }

    private static boolean isPrime(int n) {
        return n > 1 && IntStream.rangeClosed(2, n - 1).noneMatch(d -> n % d == 0);
    }

    private static boolean isPrimePower(int n) {
        if (n == 1) return true;
        int p = IntStream.rangeClosed(2, n).filter(d -> n % d == 0).findFirst().orElse(1);
        int rest = n;
        while (rest % p == 0) rest /= p;
        return rest == 1;
    }

    /// @return coins moved from one place to another, `to` giving where those of a place may go, -1 for away
    private static List<List<Integer>> carry(List<Integer> coins, IntFunction<List<Integer>> to) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < coins.size(); i++)
            for (int target : to.apply(i))
                for (int k = 1; k <= coins.get(i); k++) {
                    var after = new ArrayList<>(coins);
                    after.set(i, coins.get(i) - k);
                    if (target >= 0) after.set(target, after.get(target) + k);
                    next.add(after);
                }
        return next;
    }

    private static List<List<Integer>> cutting(List<Integer> edges) {
        var next = new ArrayList<List<Integer>>();
        for (int cut = 0; cut < edges.size() / 2; cut++) {
            var reached = new TreeSet<>(Set.of(1));
            var kept = new TreeSet<Integer>();
            for (boolean more = true; more; ) {
                more = false;
                for (int e = 0; e < edges.size() / 2; e++) {
                    if (e == cut || kept.contains(e)) continue;
                    if (!reached.contains(edges.get(2 * e)) && !reached.contains(edges.get(2 * e + 1))) continue;
                    kept.add(e);
                    reached.add(edges.get(2 * e));
                    reached.add(edges.get(2 * e + 1));
                    more = true;
                }
            }
            next.add(kept.stream()
                    .flatMap(e -> Stream.of(edges.get(2 * e), edges.get(2 * e + 1)))
                    .toList());
        }
        return next;
    }

    private static int grundy(int n, IntFunction<List<List<Integer>>> moves) {
        return nimValues(moves).value(n);
    }

    private static NimValueOracle<Integer> nimValues(IntFunction<List<List<Integer>>> moves) {
        return new NimValueOracle<>(moves::apply, false);
    }

    static {
        SOLUTIONS.putAll(BareSolutions.all());
        one(
                "HDU1846",
                in -> {
                    in.nextInt();
                    int n = in.nextInt();
                    int m = in.nextInt();
                    return heap(n, h -> taking(h, upTo(m)));
                },
                "first\n",
                "second\n");
        one(
                "HDU2188",
                in -> {
                    in.nextInt();
                    int n = in.nextInt();
                    int m = in.nextInt();
                    return heap(n, h -> taking(h, upTo(m)));
                },
                "Grass\n",
                "Rabbit\n");
        one("HDU1847", in -> heap(in.nextInt(), h -> taking(h, POWERS)), "Kiki\n", "Cici\n");
        one("HDU1848", in -> heaps(read(in, 3), h -> taking(h, FIBONACCI), false), "Fibo\n", "Nacci\n");
        heapsAfterLength("HDU1849", "Rabbit Win!\n", "Grass Win!\n", false, JudgeBruteForceTest::nim);
        heapsAfterLength("POJ2234 AcWing891", "Yes\n", "No\n", false, JudgeBruteForceTest::nim);
        SOLUTIONS.put("LuoguP2197", in -> {
            in.nextInt();
            return heaps(read(in, in.nextInt()), JudgeBruteForceTest::nim, false) ? "Yes\n" : "No\n";
        });
        SOLUTIONS.put("CSES1730", in -> {
            in.nextInt();
            return heaps(read(in, in.nextInt()), JudgeBruteForceTest::nim, false) ? "first\n" : "second\n";
        });
        SOLUTIONS.put("CSES1098", in -> {
            in.nextInt();
            return heaps(read(in, in.nextInt()), h -> taking(h, upTo(3)), false) ? "first\n" : "second\n";
        });
        for (var id : List.of("HDU1907", "POJ3480", "LuoguP4279", "SPOJ-MMMGAME"))
            SOLUTIONS.put(id, in -> {
                in.nextInt();
                return heaps(read(in, in.nextInt()), JudgeBruteForceTest::nim, true) ? "John\n" : "Brother\n";
            });
        heapsAfterLength(
                "HDU2509",
                "Yes\n",
                "No\n",
                true,
                h -> both(
                        nim(h),
                        upTo(h).stream()
                                .flatMap(k -> splits(h - k, 1, false).stream())
                                .toList()));
        SOLUTIONS.put("HDU3032", in -> {
            in.nextInt();
            return heaps(read(in, in.nextInt()), h -> both(nim(h), splits(h, 1, false)), false) ? "Alice\n" : "Bob\n";
        });
        SOLUTIONS.put("HDU5795", in -> {
            in.nextInt();
            return heaps(read(in, in.nextInt()), h -> both(nim(h), threeParts(h)), false)
                    ? "First player wins.\n"
                    : "Second player wins.\n";
        });
        SOLUTIONS.put("LightOJ1296", in -> {
            in.nextInt();
            return "Case 1: "
                    + (heaps(read(in, in.nextInt()), h -> taking(h, upTo(h / 2)), false) ? "Alice\n" : "Bob\n");
        });
        one("LeetCode292", in -> heap(in.nextInt(), h -> taking(h, upTo(3))), "true\n", "false\n");
        one(
                "LeetCode1510",
                in -> heap(
                        in.nextInt(),
                        h -> taking(h, upTo(20).stream().map(i -> i * i).toList())),
                "true\n",
                "false\n");
        SOLUTIONS.put("LuoguP4018", in -> {
            in.nextInt();
            return heap(
                            in.nextInt(),
                            h -> taking(
                                    h,
                                    upTo(h).stream()
                                            .filter(JudgeBruteForceTest::isPrimePower)
                                            .toList()))
                    ? "October wins!\n"
                    : "Roy wins!\n";
        });
        SOLUTIONS.put("LuoguP4860", in -> {
            in.nextInt();
            return heap(
                            in.nextInt(),
                            h -> taking(
                                    h,
                                    upTo(h).stream()
                                            .filter(k -> k == 1 || isPrime(k))
                                            .toList()))
                    ? "October wins!\n"
                    : "Roy wins!\n";
        });
        SOLUTIONS.put("CF1194D", in -> {
            in.nextInt();
            int n = in.nextInt();
            int k = in.nextInt();
            return heap(n, h -> taking(h, List.of(1, 2, k))) ? "Alice\n" : "Bob\n";
        });
        SOLUTIONS.put("CF1537D", in -> {
            in.nextInt();
            return heap(
                            in.nextInt(),
                            h -> taking(
                                    h,
                                    upTo(h).stream()
                                            .filter(d -> d > 1 && d < h && h % d == 0)
                                            .toList()))
                    ? "Alice\n"
                    : "Bob\n";
        });
        SOLUTIONS.put("ABC297G", in -> {
            int n = in.nextInt();
            int l = in.nextInt();
            int r = in.nextInt();
            return heaps(
                            read(in, n),
                            h -> taking(h, upTo(r).stream().filter(k -> k >= l).toList()),
                            false)
                    ? "First\n"
                    : "Second\n";
        });
        SOLUTIONS.put(
                "ABC368F",
                in -> heaps(
                                read(in, in.nextInt()),
                                h -> upTo(h - 1).stream()
                                        .filter(d -> h % d == 0)
                                        .map(List::of)
                                        .toList(),
                                false)
                        ? "Anna\n"
                        : "Bruno\n");
        SOLUTIONS.put("CSES2207", in -> {
            in.nextInt();
            return grundy(in.nextInt(), h -> splits(h, 1, true)) != 0 ? "first\n" : "second\n";
        });
        SOLUTIONS.put("AcWing894", in -> {
            var values = nimValues(x -> IntStream.range(0, x)
                    .boxed()
                    .flatMap(i -> IntStream.rangeClosed(0, i).mapToObj(j -> List.of(i, j)))
                    .toList());
            int sum = read(in, in.nextInt()).stream().mapToInt(values::value).reduce(0, (a, b) -> a ^ b);
            return sum != 0 ? "Yes\n" : "No\n";
        });
        SOLUTIONS.put("HDU2897", in -> {
            int n = in.nextInt();
            int p = in.nextInt();
            int q = in.nextInt();
            return heaps(
                            List.of(n),
                            h -> h < p
                                    ? List.of(List.of(0))
                                    : taking(
                                            h,
                                            upTo(q).stream().filter(k -> k >= p).toList()),
                            true)
                    ? "WIN\n"
                    : "LOST\n";
        });
        SOLUTIONS.put("HDU2149", in -> {
            int m = in.nextInt();
            int n = in.nextInt();
            var good = upTo(n).stream()
                    .filter(k -> !heap(
                            Math.max(0, m - k),
                            h -> upTo(n).stream()
                                    .map(j -> List.of(Math.max(0, h - j)))
                                    .filter(_ -> h > 0)
                                    .toList()))
                    .toList();
            return good.isEmpty()
                    ? "none\n"
                    : good.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
        });
        SOLUTIONS.put("HDU1850", in -> winningNim(read(in, in.nextInt())).size() + "\n");
        SOLUTIONS.put("POJ2975", SOLUTIONS.get("HDU1850"));
        SOLUTIONS.put("HDU2176", in -> {
            var heaps = read(in, in.nextInt());
            var moves = winningNim(heaps);
            return moves.isEmpty()
                    ? "No\n"
                    : "Yes\n"
                            + moves.stream()
                                    .map(m -> heaps.get(m[0]) + " " + m[1] + "\n")
                                    .collect(Collectors.joining());
        });
        SOLUTIONS.put("LuoguP1247", in -> {
            var heaps = read(in, in.nextInt());
            var moves = winningNim(heaps);
            if (moves.isEmpty()) return "lose\n";
            var move = moves.getFirst();
            var after = new ArrayList<>(heaps);
            after.set(move[0], move[1]);
            return heaps.get(move[0]) - move[1] + " " + (move[0] + 1) + "\n"
                    + after.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
        });
        SOLUTIONS.put("CodinGame-misere-nim", in -> {
            int n = in.nextInt();
            in.nextInt();
            var heaps = read(in, n);
            if (heaps.stream().allMatch(heap -> heap == 0)) return null;
            var moves = new ArrayList<String>();
            for (int i = 0; i < n; i++)
                for (int k = 1; k <= heaps.get(i); k++) {
                    var after = new ArrayList<>(heaps);
                    after.set(i, heaps.get(i) - k);
                    if (!heaps(after, JudgeBruteForceTest::nim, true)) moves.add(i + 1 + ":" + k);
                }
            return moves.isEmpty() ? "CONCEDE\n" : String.join(" ", moves) + "\n";
        });
        for (var id : List.of("POJ1067", "HDU1527", "LuoguP2252"))
            one(id, in -> wins(List.of(in.nextInt(), in.nextInt()), JudgeBruteForceTest::wythoff), "1\n", "0\n");
        SOLUTIONS.put("HDU2177", in -> {
            int a = in.nextInt();
            int b = in.nextInt();
            var lines = new ArrayList<String>();
            for (int k = 1; k <= a; k++)
                if (!wins(List.of(a - k, b - k), JudgeBruteForceTest::wythoff)) lines.add(a - k + " " + (b - k));
            var other = new TreeMap<Integer, String>();
            for (var s : wythoff(List.of(a, b)))
                if (!wins(s, JudgeBruteForceTest::wythoff))
                    other.put(
                            Math.min(s.get(0), s.get(1)),
                            Math.min(s.get(0), s.get(1)) + " " + Math.max(s.get(0), s.get(1)));
            for (var line : other.values()) if (!lines.contains(line)) lines.add(line);
            return lines.isEmpty() ? "0\n" : "1\n" + String.join("\n", lines) + "\n";
        });
        for (var id : List.of("POJ2348", "HDU1525"))
            one(
                    id,
                    in -> wins(List.of(in.nextInt(), in.nextInt()), JudgeBruteForceTest::euclid),
                    "Stan wins\n",
                    "Ollie wins\n");
        one(
                "LuoguP1290",
                in -> {
                    in.nextInt();
                    return wins(List.of(in.nextInt(), in.nextInt()), JudgeBruteForceTest::euclid);
                },
                "Stan wins\n",
                "Ollie wins\n");
        one(
                "HDU2516",
                in -> {
                    int n = in.nextInt();
                    return wins(
                            List.of(n, n - 1),
                            s -> upTo(Math.min(s.get(0), s.get(1))).stream()
                                    .map(k -> List.of(s.get(0) - k, 2 * k))
                                    .toList());
                },
                "First win\n",
                "Second win\n");
        one(
                "AtCoder-codethanks14B-G-a",
                in -> wins(
                        List.of(in.nextInt(), in.nextInt()),
                        s -> upTo(Math.min(s.get(0), s.get(1))).stream()
                                .map(k -> List.of(s.get(0) - k, k + 1))
                                .toList()),
                "first\n",
                "second\n");
        SOLUTIONS.put("LuoguP6487", in -> {
            int n = in.nextInt();
            return upTo(n).stream()
                            .filter(t -> !wins(
                                    List.of(n - t, 2 * t),
                                    s -> upTo(Math.min(s.get(0), s.get(1))).stream()
                                            .map(k -> List.of(s.get(0) - k, 2 * k))
                                            .toList()))
                            .findFirst()
                            .orElseThrow()
                    + "\n";
        });
        one(
                "HDU2147",
                in -> wins(
                        List.of(in.nextInt(), in.nextInt()),
                        s -> Stream.of(
                                        List.of(s.get(0) - 1, s.get(1)),
                                        List.of(s.get(0), s.get(1) - 1),
                                        List.of(s.get(0) - 1, s.get(1) - 1))
                                .filter(t -> t.get(0) > 0 && t.get(1) > 0)
                                .toList()),
                "Wonderful!\n",
                "What a pity!\n");
        for (var id : List.of("HDU1517", "POJ2505"))
            one(
                    id,
                    in -> {
                        int n = in.nextInt();
                        return wins(
                                1,
                                p -> p >= n
                                        ? List.<Integer>of()
                                        : IntStream.rangeClosed(2, 9)
                                                .mapToObj(k -> p * k)
                                                .toList());
                    },
                    "Stan wins.\n",
                    "Ollie wins.\n");
        for (var id : List.of("HDU1536", "POJ2960"))
            SOLUTIONS.put(id, in -> {
                var set = read(in, in.nextInt());
                in.nextInt();
                return heaps(read(in, in.nextInt()), h -> taking(h, set), false) ? "W\n" : "L\n";
            });
        one(
                "AcWing893",
                in -> {
                    var set = read(in, in.nextInt());
                    return heaps(read(in, in.nextInt()), h -> taking(h, set), false);
                },
                "Yes\n",
                "No\n");
        SOLUTIONS.put("EDPC-K-1", in -> {
            int n = in.nextInt();
            int k = in.nextInt();
            var set = read(in, n);
            return heap(k, h -> taking(h, set)) ? "First\n" : "Second\n";
        });
        SOLUTIONS.put("CSES1729", in -> {
            int n = in.nextInt();
            int k = in.nextInt();
            var set = read(in, k);
            return upTo(n).stream()
                            .map(i -> heap(i, h -> taking(h, set)) ? "W" : "L")
                            .collect(Collectors.joining()) + "\n";
        });
        SOLUTIONS.put("HDU3537", in -> {
            var heads = new TreeSet<>(read(in, in.nextInt()));
            return wins(List.copyOf(heads), s -> turned(s)) ? "No\n" : "Yes\n";
        });
        SOLUTIONS.put(
                "AcWing892", in -> wins(read(in, in.nextInt()), s -> carry(s, i -> List.of(i - 1))) ? "Yes\n" : "No\n");
        SOLUTIONS.put("CSES1099", in -> {
            in.nextInt();
            return wins(read(in, in.nextInt()), s -> carry(s, i -> i == 0 ? List.of() : List.of(i - 1)))
                    ? "first\n"
                    : "second\n";
        });
        SOLUTIONS.put("HDU3389", in -> {
            in.nextInt();
            return wins(
                            read(in, in.nextInt()),
                            s -> carry(
                                    s,
                                    i -> IntStream.range(0, i)
                                            .filter(j -> (i + j + 2) % 2 == 1 && (i + j + 2) % 3 == 0)
                                            .boxed()
                                            .toList()))
                    ? "Case 1: Alice\n"
                    : "Case 1: Bob\n";
        });
        SOLUTIONS.put("HDU5996", in -> {
            in.nextInt();
            int n = in.nextInt();
            var parents = read(in, n - 1);
            return wins(read(in, n), s -> carry(s, i -> i == 0 ? List.of() : List.of(parents.get(i - 1))))
                    ? "win\n"
                    : "lose\n";
        });
        SOLUTIONS.put("CSES2208", in -> {
            in.nextInt();
            return wins(read(in, in.nextInt()), s -> {
                        var next = new ArrayList<List<Integer>>();
                        for (int mask = 1; mask < 1 << s.size(); mask++) {
                            int chosen = mask;
                            if (IntStream.range(0, s.size()).anyMatch(i -> (chosen >> i & 1) == 1 && s.get(i) == 0))
                                continue;
                            next.add(IntStream.range(0, s.size())
                                    .mapToObj(i -> s.get(i) - (chosen >> i & 1))
                                    .toList());
                        }
                        return next;
                    })
                    ? "first\n"
                    : "second\n";
        });
        for (var id : List.of("HDU3094", "AGC017Da"))
            SOLUTIONS.put(id, in -> {
                if (id.equals("HDU3094")) in.nextInt();
                int n = in.nextInt();
                return wins(read(in, 2 * (n - 1)), JudgeBruteForceTest::cutting) ? "Alice\n" : "Bob\n";
            });
        SOLUTIONS.put("POJ3710", in -> {
            int trees = in.nextInt();
            var all = new ArrayList<Integer>();
            int shift = 1;
            for (int t = 0; t < trees; t++) {
                int m = in.nextInt();
                int k = in.nextInt();
                for (int v : read(in, 2 * k)) all.add(v == 1 ? 1 : v + shift);
                shift += m;
            }
            return wins(all, JudgeBruteForceTest::cutting) ? "Sally\n" : "Harry\n";
        });
        for (var id : List.of("HDU1564", "LuoguP4136"))
            SOLUTIONS.put(id, in -> {
                int n = in.nextInt();
                boolean first = n > 4 ? n % 2 == 0 : walks(n, 0, 1L);
                return id.equals("HDU1564") ? first ? "8600\n" : "ailyanlu\n" : first ? "Alice\n" : "Bob\n";
            });
        SOLUTIONS.put("HDU3980", in -> {
            in.nextInt();
            int n = in.nextInt();
            int m = in.nextInt();
            boolean first = n >= m
                    && !heap(
                            n - m,
                            h -> h < m
                                    ? List.of()
                                    : IntStream.rangeClosed(0, h - m)
                                            .mapToObj(i -> List.of(i, h - m - i))
                                            .toList());
            return "Case #1: " + (first ? "aekdycoin\n" : "abcdxyzk\n");
        });
        SOLUTIONS.put("POJ1704", in -> {
            in.nextInt();
            return wins(sorted(read(in, in.nextInt())), s -> left(s, 1)) ? "Georgia will win\n" : "Bob will win\n";
        });
        SOLUTIONS.put("LuoguP3480", in -> {
            in.nextInt();
            return wins(read(in, in.nextInt()), s -> {
                        var next = new ArrayList<List<Integer>>();
                        for (int i = 0; i < s.size(); i++)
                            for (int to = i == 0 ? 0 : s.get(i - 1); to < s.get(i); to++) {
                                var after = new ArrayList<>(s);
                                after.set(i, to);
                                next.add(after);
                            }
                        return next;
                    })
                    ? "TAK\n"
                    : "NIE\n";
        });
        SOLUTIONS.put("HDU4315", in -> {
            int n = in.nextInt();
            int king = in.nextInt() - 1;
            return wins(read(in, n), s -> climbs(s, king)) ? "Alice\n" : "Bob\n";
        });
        SOLUTIONS.put("POJ2311", in -> {
            int w = in.nextInt();
            int h = in.nextInt();
            return wins(List.of(List.of(w, h)), JudgeBruteForceTest::cuts) ? "WIN\n" : "LOSE\n";
        });
        SOLUTIONS.put("AcWing219", SOLUTIONS.get("POJ2311"));
        SOLUTIONS.put("POJ2368", in -> {
            int k = in.nextInt();
            for (int l = 2; l < k; l++) {
                int most = l;
                if (!heap(k, h -> taking(h, upTo(most)))) return l + "\n";
            }
            return "0\n";
        });
        SOLUTIONS.put("POJ2484", in -> {
            int n = in.nextInt();
            if (n > MOST_IN_A_ROW) return null;
            boolean first = n <= 2 || IntStream.of(1, 2).anyMatch(k -> !heap(n - k, h -> both(row(h, 1), row(h, 2))));
            return first ? "Alice\n" : "Bob\n";
        });
        SOLUTIONS.put("POJ3537", in -> {
            int n = in.nextInt();
            if (n > MOST_IN_A_ROW) return null;
            return wins(0, s -> crosses(n, s)) ? "1\n" : "2\n";
        });
        SOLUTIONS.put("POJ1740", in -> {
            var start = sorted(read(in, in.nextInt()));
            return wins(start, JudgeBruteForceTest::redistributed) ? "1\n" : "0\n";
        });
        SOLUTIONS.put("LuoguP2148", in -> {
            in.nextInt();
            return wins(read(in, in.nextInt()), JudgeBruteForceTest::splitPairs) ? "YES\n" : "NO\n";
        });
        SOLUTIONS.put("LuoguP3235", in -> {
            in.nextInt();
            int f = in.nextInt();
            var values = nimValues(x -> x < f
                    ? List.of()
                    : IntStream.rangeClosed(2, x)
                            .mapToObj(m -> IntStream.range(0, m)
                                    .map(i -> x / m + (i < x % m ? 1 : 0))
                                    .boxed()
                                    .toList())
                            .toList());
            int sum = read(in, in.nextInt()).stream().mapToInt(values::value).reduce(0, (a, b) -> a ^ b);
            return sum != 0 ? "1\n" : "0\n";
        });
        SOLUTIONS.put("LuoguP3179", in -> {
            int n = in.nextInt();
            in.nextInt();
            var white = new TreeSet<>(read(in, in.nextInt()));
            return wins(List.copyOf(white), s -> {
                        var next = new ArrayList<List<Integer>>();
                        for (int x : s)
                            for (int k = 1; k * x <= n; k++) {
                                var after = new TreeSet<>(s);
                                for (int i = 1; i <= k; i++) if (!after.remove(i * x)) after.add(i * x);
                                next.add(List.copyOf(after));
                            }
                        return next;
                    })
                    ? "Yes\n"
                    : "No\n";
        });
        SOLUTIONS.put("ARC091Fa", in -> {
            int n = in.nextInt();
            int sum = 0;
            for (int i = 0; i < n; i++) {
                int a = in.nextInt();
                int k = in.nextInt();
                sum ^= grundy(a, h -> taking(h, upTo(h / k)));
            }
            return sum != 0 ? "Takahashi\n" : "Aoki\n";
        });
        SOLUTIONS.put("ABC255G", in -> {
            int n = in.nextInt();
            int m = in.nextInt();
            var heaps = read(in, n);
            var pairs = read(in, 2 * m);
            return heaps(
                            heaps,
                            h -> taking(
                                    h,
                                    upTo(h).stream()
                                            .filter(k -> IntStream.range(0, m)
                                                    .noneMatch(i -> pairs.get(2 * i) == h
                                                            && pairs.get(2 * i + 1)
                                                                    .equals(k)))
                                            .toList()),
                            false)
                    ? "Takahashi\n"
                    : "Aoki\n";
        });
        SOLUTIONS.put("CF15C", in -> {
            int n = in.nextInt();
            var all = new ArrayList<Integer>();
            for (int i = 0; i < n; i++) {
                int x = in.nextInt();
                int m = in.nextInt();
                for (int j = 0; j < m; j++) all.add(x + j);
            }
            return heaps(all, JudgeBruteForceTest::nim, false) ? "tolik\n" : "bolik\n";
        });
        SOLUTIONS.put("CF603C", in -> {
            int n = in.nextInt();
            int k = in.nextInt();
            return heaps(
                            read(in, n),
                            h -> both(
                                    List.of(List.of(h - 1)),
                                    h % 2 == 0 ? List.of(Collections.nCopies(k, h / 2)) : List.of()),
                            false)
                    ? "Kevin\n"
                    : "Nicky\n";
        });
        SOLUTIONS.put("CF1033C", in -> {
            int n = in.nextInt();
            var a = read(in, n);
            return IntStream.range(0, n)
                            .mapToObj(s -> wins(
                                            s,
                                            i -> IntStream.range(0, n)
                                                    .filter(j -> a.get(j) > a.get(i) && Math.abs(i - j) % a.get(i) == 0)
                                                    .boxed()
                                                    .toList())
                                    ? "A"
                                    : "B")
                            .collect(Collectors.joining())
                    + "\n";
        });
        SOLUTIONS.put("CF87Ca", in -> {
            int n = in.nextInt();
            return IntStream.rangeClosed(2, n)
                            .boxed()
                            .filter(k -> run(n, k) != null
                                    && !heaps(
                                            run(n, k),
                                            h -> IntStream.rangeClosed(2, h)
                                                    .mapToObj(j -> run(h, j))
                                                    .filter(Objects::nonNull)
                                                    .toList(),
                                            false))
                            .findFirst()
                            .orElse(-1)
                    + "\n";
        });
        SOLUTIONS.put("Timus1180", in -> {
            int n = in.nextInt();
            return POWERS.stream()
                    .filter(p -> p <= n && !heap(n - p, h -> taking(h, POWERS)))
                    .findFirst()
                    .map(p -> "1\n" + p + "\n")
                    .orElse("2\n");
        });
        SOLUTIONS.put("PE301", in -> {
            int k = in.nextInt();
            return k > 16
                    ? null
                    : IntStream.rangeClosed(1, 1 << k)
                                    .filter(n -> (n ^ 2 * n ^ 3 * n) == 0)
                                    .count() + "\n";
        });
        SOLUTIONS.put(
                "PE306",
                in -> upTo(in.nextInt()).stream()
                                .filter(n -> grundy(n, h -> row(h, 2)) != 0)
                                .count() + "\n");
        SOLUTIONS.put("LeetCode294", in -> wins(in.next(), JudgeBruteForceTest::pluses) ? "true\n" : "false\n");
        SOLUTIONS.put("LuoguP1288", in -> {
            int n = in.nextInt();
            var state = new ArrayList<>(read(in, n));
            state.add(0);
            return wins(List.copyOf(state), s -> {
                        int at = s.get(n);
                        var next = new ArrayList<List<Integer>>();
                        for (int side = 0; side < 2; side++) {
                            int edge = side == 0 ? at : (at + n - 1) % n;
                            for (int left = 0; left < s.get(edge); left++) {
                                var after = new ArrayList<>(s);
                                after.set(edge, left);
                                after.set(n, side == 0 ? (at + 1) % n : (at + n - 1) % n);
                                next.add(List.copyOf(after));
                            }
                        }
                        return next;
                    })
                    ? "YES\n"
                    : "NO\n";
        });
        SOLUTIONS.put("LuoguP2575", in -> {
            in.nextInt();
            int n = in.nextInt();
            int sum = 0;
            var values = new NimValueOracle<Integer>(GameMoves.whole(JudgeBruteForceTest::strip), false);
            for (int i = 0; i < n; i++)
                sum ^= values.value(read(in, in.nextInt()).stream()
                        .mapToInt(x -> 1 << x - 1)
                        .sum());
            return sum != 0 ? "YES\n" : "NO\n";
        });
        SOLUTIONS.put("HDU5724", SOLUTIONS.get("LuoguP2575"));
        SOLUTIONS.put("LuoguP3185", in -> {
            in.nextInt();
            int n = in.nextInt();
            var p = read(in, n);
            var good = new ArrayList<String>();
            for (int i = 0; i < n; i++)
                for (int j = i + 1; j < n; j++)
                    for (int k = j; k < n; k++)
                        if (p.get(i) > 0 && !wins(beans(p, i, j, k), JudgeBruteForceTest::beans))
                            good.add(i + " " + j + " " + k);
            return good.isEmpty() ? "-1 -1 -1\n0\n" : good.getFirst() + "\n" + good.size() + "\n";
        });
        SOLUTIONS.put("HDU1730", in -> {
            int n = in.nextInt();
            in.nextInt();
            int sum = 0;
            for (var row = read(in, 2 * n); !row.isEmpty(); row.subList(0, 2).clear())
                sum ^= Math.abs(row.get(0) - row.get(1)) - 1;
            return sum != 0 ? "I WIN!\n" : "BAD LUCK!\n";
        });
        SOLUTIONS.put("HDU3595", in -> every(read(in, 2 * in.nextInt())) ? "MM\n" : "GG\n");
        for (var id : List.of("POJ2425", "HDU1524"))
            SOLUTIONS.put(id, in -> {
                int n = in.nextInt();
                var next = IntStream.range(0, n)
                        .mapToObj(_ -> read(in, in.nextInt()))
                        .toList();
                return wins(sorted(read(in, in.nextInt())), s -> {
                            var all = new ArrayList<List<Integer>>();
                            for (int i = 0; i < s.size(); i++)
                                for (int to : next.get(s.get(i))) {
                                    var after = new ArrayList<>(s);
                                    after.set(i, to);
                                    all.add(sorted(after));
                                }
                            return all;
                        })
                        ? "WIN\n"
                        : "LOSE\n";
            });
    }

    private static List<int[]> winningNim(List<Integer> heaps) {
        var moves = new ArrayList<int[]>();
        for (int i = 0; i < heaps.size(); i++)
            for (int left = 0; left < heaps.get(i); left++) {
                var after = new ArrayList<>(heaps);
                after.set(i, left);
                if (!heaps(after, JudgeBruteForceTest::nim, false)) moves.add(new int[] {i, left});
            }
        return moves;
    }

    private static List<Integer> sorted(List<Integer> list) {
        return list.stream().sorted().toList();
    }

    private static List<List<Integer>> left(List<Integer> s, int least) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < s.size(); i++)
            for (int to = i == 0 ? least : s.get(i - 1) + 1; to < s.get(i); to++) {
                var after = new ArrayList<>(s);
                after.set(i, to);
                next.add(after);
            }
        return next;
    }

    /// People on a hill: none may pass or share a cell but on the top, and who brings the king there wins.
    private static List<List<Integer>> climbs(List<Integer> s, int king) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < s.size(); i++)
            for (int to = s.get(i) - 1; to >= 0; to--) {
                if (to > 0 && s.contains(to)) break;
                if (i > 0 && to < s.get(i - 1)) break;
                var after = new ArrayList<>(s);
                after.set(i, to);
                next.add(i == king && to == 0 ? List.of() : after);
            }
        return next;
    }

    /// Who cuts off a single square wins: no paper is left.
    private static List<List<List<Integer>>> cuts(List<List<Integer>> papers) {
        var next = new ArrayList<List<List<Integer>>>();
        for (var paper : papers)
            for (int side = 0; side < 2; side++)
                for (int at = 1; at < paper.get(side); at++) {
                    int other = paper.get(1 - side);
                    if (other == 1 && (at == 1 || paper.get(side) - at == 1)) return List.of(List.of());
                    var after = new ArrayList<>(papers);
                    after.remove(paper);
                    after.add(sorted(List.of(at, other)));
                    after.add(sorted(List.of(paper.get(side) - at, other)));
                    after.sort(Comparator.comparing(Object::toString));
                    next.add(after);
                }
        return next;
    }

    private static List<List<Integer>> row(int heap, int taken) {
        return heap < taken
                ? List.of()
                : IntStream.rangeClosed(0, (heap - taken) / 2)
                        .mapToObj(i -> List.of(i, heap - taken - i))
                        .toList();
    }

    /// Who makes three crosses in a row wins: all cells are full then.
    private static List<Integer> crosses(int n, int marked) {
        return IntStream.range(0, n)
                .filter(i -> (marked >> i & 1) == 0)
                .map(i -> marked | 1 << i)
                .map(after -> (after & after >> 1 & after >> 2) != 0 ? -1 : after)
                .boxed()
                .toList();
    }

    private static List<List<Integer>> redistributed(List<Integer> s) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < s.size(); i++)
            for (int removed = 1; removed <= s.get(i); removed++)
                give(s, i, s.get(i) - removed, 0, new ArrayList<>(s), next);
        return next;
    }

    private static void give(List<Integer> s, int from, int left, int to, List<Integer> now, List<List<Integer>> next) {
        if (to == s.size()) {
            var after = new ArrayList<>(now);
            after.set(from, left);
            after.removeIf(heap -> heap == 0);
            next.add(sorted(after));
            return;
        }
        int most = to == from || s.get(to) == 0 ? 0 : left;
        for (int k = 0; k <= most; k++) {
            var after = new ArrayList<>(now);
            after.set(to, now.get(to) + k);
            give(s, from, left - k, to + 1, after, next);
        }
    }

    private static List<List<Integer>> splitPairs(List<Integer> s) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < s.size(); i++)
            for (int a = 1; a < s.get(i); a++) {
                var after = new ArrayList<>(s);
                after.set(i, a);
                after.set(i ^ 1, s.get(i) - a);
                next.add(after);
            }
        return next;
    }

    private static List<List<Integer>> turned(List<Integer> heads) {
        var next = new ArrayList<List<Integer>>();
        for (int x : heads)
            for (int y = -1; y < x; y++)
                for (int z = -1; z < Math.max(y, 0); z++) {
                    var after = new TreeSet<>(heads);
                    after.remove(x);
                    for (int turn : new int[] {y, z}) if (turn >= 0 && !after.remove(turn)) after.add(turn);
                    next.add(List.copyOf(after));
                }
        return next;
    }

    private static boolean walks(int n, int at, long visited) {
        for (int step : new int[] {-1, 1, -n, n}) {
            int to = at + step;
            if (to < 0 || to >= n * n || Math.abs(step) == 1 && to / n != at / n) continue;
            if ((visited >> to & 1) == 0 && !walks(n, to, visited | 1L << to)) return true;
        }
        return false;
    }

    private static List<Integer> run(int n, int k) {
        int first = n - k * (k - 1) / 2;
        if (first <= 0 || first % k != 0) return null;
        return IntStream.range(first / k, first / k + k).boxed().toList();
    }

    private static List<String> pluses(String s) {
        return IntStream.range(0, s.length() - 1)
                .filter(i -> s.startsWith("++", i))
                .mapToObj(i -> s.substring(0, i) + "--" + s.substring(i + 2))
                .toList();
    }

    private static List<Integer> strip(int pieces) {
        var next = new ArrayList<Integer>();
        for (int i = 0; i < 20; i++) {
            if ((pieces >> i & 1) == 0) continue;
            int to = i;
            while (to < 20 && (pieces >> to & 1) == 1) to++;
            if (to < 20) next.add(pieces ^ 1 << i ^ 1 << to);
        }
        return next;
    }

    private static List<Integer> beans(List<Integer> p, int i, int j, int k) {
        var after = new ArrayList<>(p);
        after.set(i, after.get(i) - 1);
        after.set(j, after.get(j) + 1);
        after.set(k, after.get(k) + 1);
        return after;
    }

    private static List<List<Integer>> beans(List<Integer> p) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < p.size(); i++)
            for (int j = i + 1; j < p.size(); j++)
                for (int k = j; k < p.size(); k++) if (p.get(i) > 0) next.add(beans(p, i, j, k));
        return next;
    }

    /// A move in every pair that is still running.
    private static boolean every(List<Integer> pairs) {
        return wins(pairs, s -> {
            List<List<Integer>> all = List.of(List.of());
            boolean running = false;
            for (int i = 0; i < s.size(); i += 2) {
                var moves = euclid(s.subList(i, i + 2));
                running |= !moves.isEmpty();
                var options = moves.isEmpty() ? List.of(s.subList(i, i + 2)) : moves;
                all = all.stream()
                        .flatMap(before -> options.stream()
                                .map(o -> Stream.concat(before.stream(), o.stream())
                                        .toList()))
                        .toList();
            }
            return running ? all : List.of();
        });
    }

    static Set<String> ids() {
        return SOLUTIONS.keySet();
    }

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @MethodSource("ids")
    void agreesWithABareSolution(String id) throws IOException {
        var sampler = new Sampler(Problems.find(id));
        int compared = 0;
        for (var unit : sampler.small(UNITS)) {
            var input = sampler.text(List.of(unit));
            if (unit.size().bitLength() > 13) continue;
            String expected;
            try {
                expected = SOLUTIONS.get(id).apply(new Scanner(input));
            } catch (TooManyPositionsException _) {
                continue;
            }
            if (expected == null) continue;
            assertThat(JudgeCasesTest.answer(id, input)).as(input).isEqualTo(expected);
            compared++;
        }
        assertThat(compared).as(id).isGreaterThan(10);
    }
}
