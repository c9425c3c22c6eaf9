package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.testkit.DrawnCases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whatever command prints a period, it is the least one with the least preperiod, as a table says that is filled here
/// from the definition.
@Tag("slow")
class PrintedPeriodsTest {
    private static final int HEAPS = 700;
    private static final int RULES = Integer.getInteger("grundy.periods", 24);
    private static final long SEED = Long.getLong("grundy.periods.seed", 20261125L);
    private static final Pattern LAW =
            Pattern.compile("\\b(\\w+)\\(n \\+ (\\d+)\\) = \\1\\(n\\)(?: \\+ (\\d+))? for all n >= (\\d+)");
    private static final Pattern LISTED =
            Pattern.compile("Period (\\d+) from n = (\\d+) on: (?:g\\(n \\+ \\d+\\) = g\\(n\\)(?: \\+ (\\d+))?|n \\+)");
    private static final Pattern FROM_HEAP = Pattern.compile(
            "repeats? (?:who loses )?with period (\\d+) from heap (\\d+) on|From heap (\\d+) on,? [^.]*repeats? with"
                    + " period (\\d+)");
    private static final Pattern RESIDUES = Pattern.compile("n mod (\\d+) (?:is among these|in \\{|∈|=)");
    private static final Pattern SEQUENCE =
            Pattern.compile("(?:from (\\d+) on )?(?:the sequence that )?repeats with period (\\d+): ");

    private final Random random = new Random(SEED);
    private final Map<String, Integer> seen = new HashMap<>();

    /// A game and what is known of its heaps, each entry of the table a row of numbers.
    private record Case(String rules, boolean misere, List<List<Integer>> table) {
        String asked() {
            return (misere ? "misere " : "") + rules;
        }
    }

    private record Repeat(int preperiod, int period, int saltus) {}

    private Set<Integer> amounts(int most) {
        var amounts = new TreeSet<Integer>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) amounts.add(1 + random.nextInt(most));
        return amounts;
    }

    private static String text(Set<Integer> amounts) {
        return amounts.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    private Case nextCase() {
        boolean misere = random.nextInt(3) == 0;
        return switch (random.nextInt(7)) {
            case 0, 1 -> {
                var amounts = amounts(14);
                yield taking("take " + text(amounts), misere, _ -> amounts);
            }
            case 2 -> {
                int most = 2 + random.nextInt(7);
                int modulus = 2 + random.nextInt(4);
                int rest = random.nextInt(modulus);
                yield taking(
                        "(n): (n-k) where k <= %d and (n + k) mod %d != %d".formatted(most, modulus, rest),
                        misere,
                        n -> IntStream.rangeClosed(1, most)
                                .filter(k -> (n + k) % modulus != rest)
                                .boxed()
                                .collect(Collectors.toCollection(TreeSet::new)));
            }
            case 3 -> {
                var amounts = amounts(9);
                int other = 1 + random.nextInt(12);
                amounts.add(other);
                yield taking(
                        "(n): (n-k) where k == %d or k in %s".formatted(other, text(amounts)), misere, _ -> amounts);
            }
            case 4 -> code();
            case 5 -> sides(amounts(6), amounts(6), misere);
            default -> players(2 + random.nextInt(3), amounts(7));
        };
    }

    private static Case taking(String rules, boolean misere, IntFunction<Set<Integer>> amounts) {
        int[] values = new int[HEAPS];
        for (int n = 0; n < HEAPS; n++) {
            int heap = n;
            var options = amounts.apply(n).stream()
                    .filter(k -> k <= heap)
                    .map(k -> values[heap - k])
                    .toList();
            values[n] = options.isEmpty() && misere ? 1 : leastMissing(options);
        }
        return new Case(rules, misere, rows(values));
    }

    private static int leastMissing(List<Integer> values) {
        int missing = 0;
        while (values.contains(missing)) missing++;
        return missing;
    }

    private static List<List<Integer>> rows(int[] values) {
        return Arrays.stream(values).mapToObj(List::of).toList();
    }

    private Case code() {
        int[] digits = IntStream.generate(() -> random.nextInt(8))
                .limit(1 + random.nextInt(3))
                .toArray();
        digits[digits.length - 1] |= 1;
        int[] values = new int[HEAPS];
        for (int n = 0; n < HEAPS; n++) {
            var options = new ArrayList<Integer>();
            for (int k = 1; k <= Math.min(n, digits.length); k++) {
                int rest = n - k;
                int digit = digits[k - 1];
                if ((digit & 1) != 0 && rest == 0) options.add(0);
                if ((digit & 2) != 0 && rest > 0) options.add(values[rest]);
                if ((digit & 4) != 0) for (int i = 1; 2 * i <= rest; i++) options.add(values[i] ^ values[rest - i]);
            }
            values[n] = leastMissing(options);
        }
        var code = Arrays.stream(digits).mapToObj(String::valueOf).collect(Collectors.joining("", "0.", ""));
        return new Case(code, false, rows(values));
    }

    /// Who wins, first when Left begins: 1 is Left.
    private static Case sides(Set<Integer> left, Set<Integer> right, boolean misere) {
        int[][] first = new int[2][HEAPS];
        var both = List.of(left, right);
        for (int n = 0; n < HEAPS; n++)
            for (int side = 0; side < 2; side++) {
                int heap = n;
                int other = 1 - side;
                var options = both.get(side).stream().filter(k -> k <= heap).toList();
                boolean wins = options.isEmpty() ? misere : options.stream().anyMatch(k -> first[other][heap - k] == 0);
                first[side][n] = wins ? 1 : 0;
            }
        return new Case(
                "left take %s; right take %s".formatted(text(left), text(right)),
                misere,
                IntStream.range(0, HEAPS)
                        .mapToObj(n -> List.of(first[0][n], first[1][n]))
                        .toList());
    }

    private static Case players(int players, Set<Integer> amounts) {
        int[][] losers = new int[players][HEAPS];
        for (int n = 0; n < HEAPS; n++)
            for (int mover = 0; mover < players; mover++) {
                int loser = mover;
                int best = players;
                for (int k : amounts) {
                    if (k > n) continue;
                    int of = losers[(mover + 1) % players][n - k];
                    // The next player is the one whom he would like best to see lose, himself the last.
                    int rank = (of - mover - 1 + players) % players;
                    if (rank < best) {
                        best = rank;
                        loser = of;
                    }
                }
                losers[mover][n] = loser;
            }
        return new Case(
                "%d players: take %s".formatted(players, text(amounts)),
                false,
                IntStream.range(0, HEAPS)
                        .mapToObj(n -> IntStream.range(0, players)
                                .mapToObj(mover -> losers[mover][n])
                                .toList())
                        .toList());
    }

    /// @return empty lists of it where the table is too short to tell
    private static List<Repeat> least(List<List<Integer>> table) {
        for (int period = 1; period < HEAPS / 4; period++) {
            int from = HEAPS - period;
            int saltus = table.getFirst().size() == 1
                    ? table.getLast().getFirst() - table.get(HEAPS - 1 - period).getFirst()
                    : 0;
            while (from > 0 && repeats(table, from - 1, period, saltus)) from--;
            if (from < HEAPS / 2) return List.of(new Repeat(from, period, saltus));
        }
        return List.of();
    }

    private static boolean repeats(List<List<Integer>> table, int n, int period, int saltus) {
        var then = table.get(n + period);
        return saltus == 0
                ? then.equals(table.get(n))
                : then.getFirst() == table.get(n).getFirst() + saltus;
    }

    private void compare(String command, Case game, String text, Repeat shown, Repeat least) {
        seen.merge(command, 1, Integer::sum);
        assertThat(shown)
                .as("%s of %s, seed %d:\n%s", command, game, SEED, text)
                .isEqualTo(least);
    }

    private void read(String command, Case game, String text, Repeat least) {
        LAW.matcher(text)
                .results()
                .forEach(law -> compare(
                        command, game, text, new Repeat(number(law, 4), number(law, 2), number(law, 3)), least));
        LISTED.matcher(text)
                .results()
                .forEach(law -> compare(
                        command, game, text, new Repeat(number(law, 2), number(law, 1), number(law, 3)), least));
        FROM_HEAP
                .matcher(text)
                .results()
                .forEach(law -> compare(
                        command,
                        game,
                        text,
                        new Repeat(
                                number(law, law.group(2) == null ? 3 : 2),
                                number(law, law.group(1) == null ? 4 : 1),
                                least.saltus()),
                        least));
        SEQUENCE.matcher(text)
                .results()
                .forEach(law -> compare(command, game, text, new Repeat(number(law, 1), number(law, 2), 0), least));
        var lost = game.table().stream()
                .map(row -> List.of(row.getFirst() == 0 ? 1 : 0))
                .toList();
        for (var cold : least(lost))
            RESIDUES.matcher(text).results().forEach(law -> {
                seen.merge(command + " residues", 1, Integer::sum);
                assertThat(number(law, 1))
                        .as("%s of %s, seed %d:\n%s", command, game, SEED, text)
                        .isEqualTo(cold.period());
            });
    }

    private static int number(MatchResult law, int group) {
        return law.group(group) == null ? 0 : Integer.parseInt(law.group(group));
    }

    private static String out(String... words) {
        var ran = Ran.run("", words);
        assertThat(ran.status()).as(String.join(" ", words) + ran.err()).isIn(Command.DONE, Command.LIMIT_REACHED);
        return ran.out().replaceAll("\\s+", " ");
    }

    @DrawnCases
    @Test
    void isTheLeastInEveryCommand() {
        for (int i = 0; i < RULES; i++) {
            var game = nextCase();
            var all = least(game.table());
            if (all.isEmpty() || game.asked().startsWith("misere 0")) continue;
            var least = all.getFirst();
            String to = String.valueOf(HEAPS - 1);
            read("values", game, out("values", game.asked(), "--to", to, "--time", "5"), least);
            read("solve", game, out("solve", game.asked(), String.valueOf(10_000 + i), "--time", "5"), least);
            boolean twoAlike = game.table().getFirst().size() == 1;
            if (!twoAlike) {
                if (game.rules().startsWith("left")) read("emit", game, out("emit", game.asked()), least);
                continue;
            }
            if (!game.misere())
                read("pattern", game, out("pattern", "--rules", game.rules(), "--to", "300", "--time", "2"), least);
            read("emit", game, out("emit", game.asked()), least);
            read("prove", game, out("prove", game.asked(), "--no-store", "--time", "3"), least);
            if (!game.misere())
                read("prove", game, out("prove", game.rules(), "--values", "--no-store", "--time", "3"), least);
        }
        assertThat(seen).containsKeys("values", "solve", "pattern", "emit", "prove residues", "solve residues");
    }
}
