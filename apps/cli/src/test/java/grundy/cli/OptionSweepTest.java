package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;

/// Every command with any two of its options, as the table of commands has them, and any prefix: each is answered or
/// refused in both languages and as JSON. A new option is tried without a word here.
@EveryTurn
@Tag("slow")
class OptionSweepTest {
    private static final long SEED = 20260312;

    /// How often each pair of options is tried in all turns.
    private static final int TIMES = 2;

    /// It waits until it is ended.
    private static final String ENDLESS = "serve";

    /// Set by each door, or asking another program.
    private static final Set<String> LEFT_OUT = Set.of("--json", "--lang", "--rocq");

    private static final List<String> PREFIXES = List.of(
            "",
            "",
            "",
            "misere",
            "every",
            "some",
            "short",
            "short every",
            "misere some",
            "misere short",
            "2 players:",
            "3 players:",
            "1 player:");
    private static final List<String> RULES = List.of(
            "take 1..2",
            "nim",
            "0.77",
            "wythoff",
            "left take 1; right take {1,2}",
            "domineering",
            "take 1..3 with 1 blocked",
            "3 players: take 1..2",
            "take 1..m",
            "bash[2]",
            "tic-tac-toe",
            "geography",
            "(n): (n-1) | (n+1) where n < 3",
            "{1|-1}",
            "nonsense");
    private static final List<String> POSITIONS = List.of("3", "0", "1 2", "2x2", "?", "xo", "at 1: 1-2 2-1", "x");
    private static final List<String> PROBLEMS = List.of("HDU1846", "nonsense", "Codeforces 15C");
    private static final Map<String, List<String>> VALUES = Map.ofEntries(
            Map.entry("N", List.of("0", "1", "2", "5", "2", "1", "x", "-1", "10^30")),
            Map.entry("S", List.of("20", "30s", "x", "0")),
            Map.entry("K", List.of("1", "2", "any", "x")),
            Map.entry("MB", List.of("64", "x")),
            Map.entry("LISTS", List.of("1 0; 0 1", "0 1 2; 1 2 0; 2 0 1", "x")),
            Map.entry("OUTCOME", List.of("P", "N", "L", "x")),
            Map.entry("TEXT", List.of("P when n mod 3 == 0", "g = n mod 3", "P when a == b", "x")),
            Map.entry("NAME", List.of("base-2", "fibonacci", "x")),
            Map.entry("GROUP", List.of("take", "boards", "x")),
            Map.entry("QUERY", List.of("SELECT 1", "SELECT count(*) FROM runs", "x")),
            Map.entry("RULES", List.of("take 1..2", "wythoff", "x")),
            Map.entry("A..B", List.of("0..3", "3..0", "x")),
            Map.entry("AxBxC", List.of("2x2", "3", "x")),
            Map.entry("N=1..20", List.of("n=1..2", "n=0..1", "n", "x=")),
            Map.entry("M=1..50", List.of("m=1..2", "m", "m>=2", "x")),
            Map.entry("A=2..40", List.of("a=1..2", "m=1..2", "x")),
            Map.entry("walnut|rocq", List.of("walnut", "rocq", "x")),
            Map.entry("rocq", List.of("rocq", "walnut")),
            Map.entry("URL", List.of("nowhere")),
            Map.entry("GAME", List.of("nim")));
    private static final List<String> FILES =
            List.of("a", "a", "a.json", "a.svg", "a.png", "a.csv", "a.zip", "a.dot", "none/a", "a.run");

    @TempDir
    private Path folder;

    private record OptionLine(String command, List<OptionSpec> options) {}

    private static List<OptionLine> lines() {
        var lines = new ArrayList<OptionLine>();
        for (var name : Commands.BY_NAME.keySet()) {
            if (name.equals(ENDLESS)) continue;
            var options = CommandOptions.of(name)
                    .filter(option -> !LEFT_OUT.contains(option.longestName()))
                    .toList();
            for (int i = 0; i < options.size(); i++)
                for (int j = i + 1; j < options.size(); j++)
                    for (int time = 0; time < TIMES; time++)
                        lines.add(new OptionLine(name, List.of(options.get(i), options.get(j))));
        }
        return lines;
    }

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    private static String rules(Random random) {
        return (one(PREFIXES, random) + " " + one(RULES, random)).strip();
    }

    private List<String> words(String command, Random random) {
        return switch (command) {
            case "solve", "play" -> List.of(rules(random), one(POSITIONS, random));
            case "values", "prove", "quotient", "exercise" -> List.of(rules(random));
            case "emit" -> List.of(random.nextBoolean() ? rules(random) : one(PROBLEMS, random));
            case "judge" -> List.of(one(PROBLEMS, random));
            case "duel" -> List.of(one(PROBLEMS, random), "--", "true");
            case "eval" ->
                List.of(one(List.of("{1|-1}", "*2 + *3", "1/2", "{0|0}", "on", "3 > 2", "nim(3)", "x"), random));
            case "pattern" -> List.of(one(List.of("0 1 2 0 1 2 0 1 2 0 1 2", "P: 0 3 6 9", "0", "x"), random));
            case "graph" -> List.of("-", one(List.of("a", "b", "x"), random));
            case "matrix" -> List.of(one(List.of("2,1 0,0; 0,0 1,2", "1 2; 3 0", "prisoners-dilemma", "x"), random));
            case "tree" -> List.of(one(List.of("centipede", "ultimatum", "x"), random));
            case "survey" -> List.of(one(List.of("octal", "subtraction", "table wythoff", "take {1,a}", "x"), random));
            case "learn" -> List.of(one(List.of("", "1", "x"), random));
            case "games", "show" -> List.of(one(List.of("nim", "domineering", "x", "kuhn-poker"), random));
            case "check" -> List.of(one(List.of("none.json", folder.toString()), random));
            default -> List.of(one(List.of("nim", "bash", "x"), random));
        };
    }

    private String value(OptionSpec option, Path written, Random random) {
        if (option.completionCandidates() != null
                && option.completionCandidates().iterator().hasNext()) {
            var candidates = new ArrayList<String>();
            option.completionCandidates().forEach(candidates::add);
            candidates.add("x");
            return one(candidates, random);
        }
        return switch (option.paramLabel()) {
            case "FILE", "PATH", "DIR" -> written.resolve(one(FILES, random)).toString();
            case String label -> one(VALUES.getOrDefault(label, List.of("1", "x", "")), random);
        };
    }

    private List<String> words(OptionLine line, Path written, Random random) {
        var words = new ArrayList<>(List.of(line.command()));
        var names = line.options().stream().map(OptionSpec::longestName).toList();
        for (var option : line.options()) {
            words.add(option.longestName());
            if (option.arity().max() > 0) words.add(value(option, written, random));
        }
        if (names.contains("--export") && !names.contains("--export-to"))
            words.addAll(List.of("--export-to", written.resolve("export").toString()));
        // Each is a run of a program.
        if (line.command().equals("duel") && !names.contains("--cases")) words.addAll(List.of("--cases", "2"));
        words.addAll(words(line.command(), random));
        return words;
    }

    @Test
    void anyTwoOptionsOfACommandAreAnsweredOrRefused() throws IOException {
        var found = new ArrayList<String>();
        var door = new EveryDoor(folder);
        var random = CaseCount.random(SEED);
        for (var line : CaseCount.some(lines(), SEED)) {
            var words = words(line, door.written(), random).toArray(String[]::new);
            found.addAll(door.faults(EveryDoor.SideOutput.NOTHING, words));
        }
        assertThat(found).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }
}
