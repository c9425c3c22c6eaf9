package grundy.contest.judge;

import static grundy.contest.judge.Bare.heaps;
import static grundy.contest.judge.Bare.read;
import static grundy.contest.judge.Bare.taking;
import static grundy.contest.judge.Bare.wins;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Bare solutions of problems that are no heaps of one kind: each looks at all moves of the judge's statement.
final class BareSolutions {
    private static final LocalDate FIRST_DAY = LocalDate.of(1900, 1, 1);
    private static final LocalDate LAST_DAY = LocalDate.of(2001, 11, 4);
    private static final Map<String, Function<Scanner, String>> ALL = new TreeMap<>();

    private BareSolutions() {}

    static Map<String, Function<Scanner, String>> all() {
        return ALL;
    }

    /// Problems whose input begins with the number of cases, here 1.
    private static void counted(String ids, Function<Scanner, String> solution) {
        for (var id : ids.split(" "))
            ALL.put(id, in -> {
                in.nextInt();
                return solution.apply(in);
            });
    }

    static {
        ALL.put("HDU1729", in -> {
            var boxes = read(in, 2 * in.nextInt());
            return "Case 1:\n" + (wins(boxes, BareSolutions::boxes) ? "Yes\n" : "No\n");
        });
        counted("HDU2486 HDU2580 POJ3922", in -> {
            int n = in.nextInt();
            int k = in.nextInt();
            return IntStream.range(1, n)
                    .filter(i -> !wins(List.of(n - i, k * i), s -> bounded(s, k)))
                    .mapToObj(i -> "Case 1: " + i + "\n")
                    .findFirst()
                    .orElse("Case 1: lose\n");
        });
        ALL.put("HDU2999", in -> {
            var amounts = read(in, in.nextInt());
            in.nextInt();
            return heaps(
                            List.of(in.nextInt()),
                            h -> amounts.stream()
                                    .flatMap(
                                            s -> IntStream.rangeClosed(0, h - s).mapToObj(i -> List.of(i, h - s - i)))
                                    .toList(),
                            false)
                    ? "1\n"
                    : "2\n";
        });
        counted("LuoguP2599 AcWing1322", in -> wins(read(in, in.nextInt()), BareSolutions::ends) ? "1\n" : "0\n");
        ALL.put("AcWing1319", in -> {
            in.nextInt();
            int m = in.nextInt();
            int tokens = in.nextInt();
            var edges = read(in, 2 * m);
            return wins(read(in, tokens), s -> along(s, edges)) ? "win\n" : "lose\n";
        });
        ALL.put("SPOJ-MCOINS", in -> {
            var amounts = List.of(1, in.nextInt(), in.nextInt());
            var letters = new StringBuilder();
            for (int tower : read(in, in.nextInt()))
                letters.append(heaps(List.of(tower), h -> taking(h, amounts), false) ? 'A' : 'B');
            return letters + "\n";
        });
        counted("SPOJ-RESN04", in -> wins(read(in, in.nextInt()), BareSolutions::numbered) ? "ALICE\n" : "BOB\n");
        ALL.put("BOJ9655", in -> heaps(List.of(in.nextInt()), h -> taking(h, List.of(1, 3)), false) ? "SK\n" : "CY\n");
        counted("HDU3951", in -> {
            int n = in.nextInt();
            int k = in.nextInt();
            if (n > 13) return null;
            return "Case 1: " + (wins((1 << n) - 1, s -> onRing(s, n, k)) ? "first\n" : "second\n");
        });
        var lostDays = lostDays();
        counted("HDU1079", in -> {
            var day = LocalDate.of(in.nextInt(), in.nextInt(), in.nextInt());
            return lostDays.contains(day) ? "NO\n" : "YES\n";
        });
        ALL.put("HDU1404", in -> wins(in.next(), BareSolutions::deletions) ? "Yes\n" : "No\n");
        counted("HDU5754", in -> piece(in.nextInt(), in.nextInt() - 1, in.nextInt() - 1) + "\n");
        ALL.put("POJ2068", in -> {
            int players = 2 * in.nextInt();
            int stones = in.nextInt();
            var most = read(in, players);
            return wins(List.of(stones, 0), s -> inTurn(s, most)) ? "1\n" : "0\n";
        });
        ALL.put("EDPC-L", in -> ahead(read(in, in.nextInt())) + "\n");
        ALL.put("ABC172F", in -> {
            var piles = read(in, in.nextInt());
            return IntStream.range(0, piles.getFirst())
                            .filter(k -> !heaps(
                                    with(with(piles, 0, piles.get(0) - k), 1, piles.get(1) + k),
                                    h -> taking(h, Bare.upTo(h)),
                                    false))
                            .findFirst()
                            .orElse(-1)
                    + "\n";
        });
        ALL.put("LeetCode464", in -> forces(in.nextInt(), in.nextInt()) + "\n");
        ALL.put("LeetCode486", in -> (ahead(list(in)) >= 0) + "\n");
        ALL.put("LeetCode810", in -> erases(list(in)) + "\n");
        ALL.put("LeetCode877", in -> (ahead(list(in)) > 0) + "\n");
        ALL.put("LeetCode1025", in -> wins(in.nextInt(), BareSolutions::withoutDivisors) + "\n");
        ALL.put(
                "LeetCode1406",
                in -> List.of("Bob", "Tie", "Alice").get(1 + Integer.signum(fromFront(list(in)))) + "\n");
        ALL.put("LeetCode1561", in -> coins(list(in)) + "\n");
        ALL.put("LeetCode1686", in -> Integer.signum(picked(list(in), list(in))) + "\n");
        ALL.put("LeetCode1140", in -> growing(list(in), 1) + "\n");
        ALL.put("LeetCode1872", in -> merged(list(in)) + "\n");
        ALL.put("LuoguP5675", in -> firstHeapGiven(read(in, in.nextInt())) + "\n");
        counted("LuoguP2594", in -> {
            int n = in.nextInt();
            int m = in.nextInt();
            if (n * m > 9) return null;
            int tails = 0;
            for (int i = 0; i < n; i++) {
                var row = in.next();
                for (int j = 0; j < m; j++) if (row.charAt(j) == 'T') tails |= 1 << i * m + j;
            }
            var sets = connected(n, m);
            return wins(tails, t -> turned(t, sets)) ? "-_-\n" : "=_=\n";
        });
        ALL.put("LeetCode1690", in -> removed(list(in)) + "\n");
        ALL.put("LeetCode1908", in -> heaps(list(in), h -> taking(h, Bare.upTo(h)), false) + "\n");
        ALL.put("LeetCode2029", in -> stones(list(in), 0, true) + "\n");
        ALL.put("LeetCode2038", in -> removes(in.next(), "AAA", "BBB") + "\n");
        counted("LuoguP4101", in -> {
            int n = in.nextInt();
            int m = in.nextInt();
            return n > 16 ? null : wins(Collections.nCopies(n, 1), s -> merges(s, m)) ? "0\n" : "1\n";
        });
    }

    private static List<Integer> with(List<Integer> list, int at, int value) {
        var after = new ArrayList<>(list);
        after.set(at, value);
        return List.copyOf(after);
    }

    private static List<List<Integer>> boxes(List<Integer> boxes) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < boxes.size(); i += 2) {
            int c = boxes.get(i + 1);
            for (int k = 1; k <= c * c && c + k <= boxes.get(i); k++) next.add(with(boxes, i + 1, c + k));
        }
        return next;
    }

    private static List<List<Integer>> bounded(List<Integer> s, int k) {
        return IntStream.rangeClosed(1, Math.min(s.get(0), s.get(1)))
                .mapToObj(i -> List.of(s.get(0) - i, k * i))
                .toList();
    }

    private static List<List<Integer>> ends(List<Integer> heaps) {
        var next = new ArrayList<List<Integer>>();
        if (heaps.isEmpty()) return next;
        for (int at : new TreeSet<>(List.of(0, heaps.size() - 1)))
            for (int left = 0; left < heaps.get(at); left++) {
                var after = new ArrayList<>(heaps);
                if (left > 0) after.set(at, left);
                else after.remove(at);
                next.add(after);
            }
        return next;
    }

    private static List<List<Integer>> along(List<Integer> tokens, List<Integer> edges) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < tokens.size(); i++)
            for (int e = 0; e < edges.size(); e += 2)
                if (edges.get(e).equals(tokens.get(i))) next.add(with(tokens, i, edges.get(e + 1)));
        return next;
    }

    private static List<List<Integer>> numbered(List<Integer> piles) {
        return IntStream.rangeClosed(1, piles.size())
                .filter(i -> piles.get(i - 1) >= i)
                .mapToObj(i -> with(piles, i - 1, piles.get(i - 1) - i))
                .toList();
    }

    /// @param coins a bit for each coin that still lies on the ring
    private static List<Integer> onRing(int coins, int n, int most) {
        var next = new ArrayList<Integer>();
        for (int start = 0; start < n; start++) {
            int after = coins;
            for (int k = 0; k < Math.min(most, n) && (after >> (start + k) % n & 1) == 1; k++) {
                after ^= 1 << (start + k) % n;
                next.add(after);
            }
        }
        return next;
    }

    private static Set<LocalDate> lostDays() {
        var lost = new HashSet<LocalDate>();
        for (var day = LAST_DAY; !day.isBefore(FIRST_DAY); day = day.minusDays(1)) {
            var month = day.plusMonths(1);
            boolean wins = !day.equals(LAST_DAY) && lost.contains(day.plusDays(1))
                    || month.getDayOfMonth() == day.getDayOfMonth() && lost.contains(month);
            if (!wins) lost.add(day);
        }
        return lost;
    }

    private static List<String> deletions(String digits) {
        var next = new ArrayList<String>();
        for (int i = 0; i < digits.length(); i++) {
            for (char less = '0'; less < digits.charAt(i); less++)
                next.add(digits.substring(0, i) + less + digits.substring(i + 1));
            if (digits.charAt(i) == '0') next.add(digits.substring(0, i));
        }
        return next;
    }

    /// @return who wins with a piece that is so far from its goal; D where it can get stuck elsewhere
    ///     and nobody can force more
    private static String piece(int type, int down, int right) {
        if (down == 0 && right == 0) return "G";
        var after = new HashSet<String>();
        for (int a = 0; a <= down; a++)
            for (int b = 0; b <= right; b++) {
                boolean moves = switch (type) {
                    case 1 -> Math.max(a, b) == 1;
                    case 2 -> (a == 0) != (b == 0);
                    case 3 -> a * b == 2;
                    default -> a + b > 0 && (a == 0 || b == 0 || a == b);
                };
                if (moves) after.add(piece(type, down - a, right - b));
            }
        return after.contains("G") ? "B" : after.contains("D") || after.isEmpty() ? "D" : "G";
    }

    /// Whoever takes the last stone loses: nobody may take it.
    private static List<List<Integer>> inTurn(List<Integer> s, List<Integer> most) {
        int player = s.get(1);
        return IntStream.rangeClosed(1, Math.min(most.get(player), s.get(0) - 1))
                .mapToObj(k -> List.of(s.get(0) - k, (player + 1) % most.size()))
                .toList();
    }

    private static List<List<Integer>> merges(List<Integer> heaps, int most) {
        var next = new ArrayList<List<Integer>>();
        for (int i = 0; i < heaps.size(); i++)
            for (int j = 0; j < i; j++) {
                if (heaps.get(i) + heaps.get(j) > most) continue;
                var after = new ArrayList<>(heaps);
                after.set(j, heaps.get(i) + heaps.get(j));
                after.remove(i);
                Collections.sort(after);
                next.add(List.copyOf(after));
            }
        return next;
    }

    /// @return by how much the first player ends ahead who takes from either end
    private static int ahead(List<Integer> row) {
        if (row.isEmpty()) return 0;
        int last = row.size() - 1;
        return Math.max(row.getFirst() - ahead(row.subList(1, last + 1)), row.getLast() - ahead(row.subList(0, last)));
    }

    /// @return what a line such as `[1,5,2]` lists
    private static List<Integer> list(Scanner in) {
        return Arrays.stream(in.nextLine().split("[^-0-9]+"))
                .filter(word -> !word.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    private static <T> List<T> without(List<T> list, int at) {
        var after = new ArrayList<>(list);
        after.remove(at);
        return after;
    }

    private static boolean forces(int most, int total) {
        if (total > most * (most + 1) / 2) return false;
        return total <= 0 || reaches(Bare.upTo(most), total);
    }

    private static boolean reaches(List<Integer> left, int missing) {
        return IntStream.range(0, left.size())
                .anyMatch(i -> left.get(i) >= missing || !reaches(without(left, i), missing - left.get(i)));
    }

    private static int nimSum(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    /// Who begins a turn with 0 has won, and who leaves 0 has lost.
    private static boolean erases(List<Integer> numbers) {
        return nimSum(numbers) == 0
                || IntStream.range(0, numbers.size())
                        .mapToObj(i -> without(numbers, i))
                        .anyMatch(rest -> nimSum(rest) != 0 && !erases(rest));
    }

    private static List<Integer> withoutDivisors(int n) {
        return IntStream.range(1, n)
                .filter(d -> n % d == 0)
                .mapToObj(d -> n - d)
                .toList();
    }

    private static int fromFront(List<Integer> row) {
        int best = Integer.MIN_VALUE;
        int points = 0;
        for (int k = 1; k <= Math.min(3, row.size()); k++) {
            points += row.get(k - 1);
            best = Math.max(best, points - fromFront(row.subList(k, row.size())));
        }
        return row.isEmpty() ? 0 : best;
    }

    /// @return the difference in scores where an end is removed for the sum of what is left
    private static int removed(List<Integer> row) {
        if (row.isEmpty()) return 0;
        return IntStream.of(0, row.size() - 1)
                .mapToObj(i -> without(row, i))
                .mapToInt(rest -> rest.stream().mapToInt(i -> i).sum() - removed(rest))
                .max()
                .orElse(0);
    }

    /// @return whether Alice wins
    private static boolean stones(List<Integer> left, int sum, boolean isAlice) {
        if (left.isEmpty()) return false;
        boolean mine = IntStream.range(0, left.size())
                .filter(i -> (sum + left.get(i)) % 3 != 0)
                .anyMatch(i -> stones(without(left, i), sum + left.get(i), !isAlice) == isAlice);
        return mine == isAlice;
    }

    private static boolean removes(String pieces, String own, String other) {
        return IntStream.range(0, pieces.length())
                .filter(i -> pieces.startsWith(own, i))
                .anyMatch(i -> !removes(pieces.substring(0, i) + pieces.substring(i + 1), other, own));
    }

    /// @return by how much the player ends ahead whose values are the first list
    private static int picked(List<Integer> own, List<Integer> other) {
        return IntStream.range(0, own.size())
                .map(i -> own.get(i) - picked(without(other, i), without(own, i)))
                .max()
                .orElse(0);
    }

    /// @return the most for whoever chooses three piles again and again and gets the middle one
    private static int coins(List<Integer> piles) {
        int most = 0;
        for (int i = 0; i < piles.size(); i++)
            for (int j = 0; j < i; j++)
                for (int k = 0; k < j; k++) {
                    var three = List.of(piles.get(i), piles.get(j), piles.get(k)).stream()
                            .sorted()
                            .toList();
                    most = Math.max(most, three.get(1) + coins(without(without(without(piles, i), j), k)));
                }
        return most;
    }

    /// @return how many of the stones the player gets who may take up to twice as many piles as were taken at once
    private static int growing(List<Integer> piles, int most) {
        int all = piles.stream().mapToInt(i -> i).sum();
        return IntStream.rangeClosed(1, Math.min(2 * most, piles.size()))
                .map(k -> all - growing(piles.subList(k, piles.size()), Math.max(most, k)))
                .max()
                .orElse(0);
    }

    /// @return the difference in scores where several stones at the front become one, for its sum
    private static int merged(List<Integer> row) {
        int best = Integer.MIN_VALUE;
        for (int k = 2; k <= row.size(); k++) {
            int sum = row.subList(0, k).stream().mapToInt(i -> i).sum();
            var after = new ArrayList<>(List.of(sum));
            after.addAll(row.subList(k, row.size()));
            best = Math.max(best, sum - merged(after));
        }
        return row.size() < 2 ? 0 : best;
    }

    /// @return for how many sets of heaps, and a heap in them where he begins, the first player loses
    private static long firstHeapGiven(List<Integer> heaps) {
        long count = 0;
        for (int set = 0; set < 1 << heaps.size(); set++) {
            int chosen = set;
            var left = IntStream.range(0, heaps.size())
                    .filter(i -> (chosen >> i & 1) == 1)
                    .mapToObj(heaps::get)
                    .toList();
            for (int at = 0; at < left.size(); at++) {
                int given = at;
                if (IntStream.range(0, left.get(at))
                        .allMatch(k -> heaps(with(left, given, k), h -> taking(h, Bare.upTo(h)), false))) count++;
            }
        }
        return count;
    }

    /// @return connected sets of squares, each with its highest bit below or beside all others
    private static List<Integer> connected(int rows, int columns) {
        var found = new ArrayList<Integer>();
        for (int set = 1; set < 1 << rows * columns; set++) {
            int last = Integer.numberOfTrailingZeros(Integer.highestOneBit(set));
            int reached = 1 << last;
            for (int before = 0; before != reached; ) {
                before = reached;
                for (int i = 0; i < rows * columns; i++)
                    for (int j = 0; j < rows * columns; j++) {
                        boolean beside = Math.abs(i / columns - j / columns) + Math.abs(i % columns - j % columns) == 1;
                        boolean inside = i % columns <= last % columns && (set >> i & 1) == 1;
                        if (beside && inside && (reached >> j & 1) == 1) reached |= 1 << i;
                    }
            }
            if (reached == set) found.add(set);
        }
        return found;
    }

    private static List<Integer> turned(int tails, List<Integer> sets) {
        return sets.stream()
                .filter(set -> (tails & Integer.highestOneBit(set)) != 0)
                .map(set -> tails ^ set)
                .toList();
    }
}
