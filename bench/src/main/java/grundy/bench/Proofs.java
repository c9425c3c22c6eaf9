package grundy.bench;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Proves every case of a list and prints a table: how long it took, in which numeration system, how many states. Each
/// theorem is compared with a published formula, where there is one, and with brute force on a corner.
///
/// `Proofs FILE [WORDS]` runs the groups whose title contains the words, all in one virtual machine;
/// `Proofs FILE --fresh LAUNCHER [WORDS]` each as a command of its own, as a user would. Exit status 1
/// if a case is not proved within ten seconds, or wrong.
public final class Proofs {
    private static final double MOST_SECONDS = 10;
    private static final int SHOWN = 12;
    private static final int[] CORNER = {0, 200, 40, 15, 9, 7, 6};
    private static final Pattern SYSTEM = Pattern.compile("\"numeration\" ?: ?\"([^\"]*)\"");
    private static final Pattern STATES = Pattern.compile("\"states\" ?: ?(\\d+)");

    private final String launcher;
    private int failed;

    private Proofs(String launcher) {
        this.launcher = launcher;
    }

    /// A line of the list.
    private record Case(String group, String rules, int heaps, boolean values, String claim) {
        ProofTask task() {
            try {
                var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
                var task = ProofTask.of(read.game(), read.play()).withHeaps(heaps);
                return values ? task.withValues() : task;
            } catch (SyntaxException e) {
                throw new IllegalArgumentException(rules + ": " + e.getMessage(), e);
            }
        }
    }

    /// @param seconds of this thread, or of a fresh process: by the clock or of the processor, whatever is less
    private record Result(Case example, String system, int states, double seconds, String remark) {
        boolean isGood() {
            return (remark.isEmpty() || remark.startsWith("(")) && seconds < MOST_SECONDS;
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var words = new ArrayList<>(Arrays.asList(arguments));
        var file = Path.of(words.removeFirst());
        boolean fresh = !words.isEmpty() && words.getFirst().equals("--fresh");
        if (fresh) words.removeFirst();
        var proofs = new Proofs(fresh ? words.removeFirst() : "");
        var part = String.join(" ", words);
        var cases =
                read(file).stream().filter(each -> each.group.contains(part)).toList();
        long begin = System.nanoTime();
        double sum = proofs.run(cases);
        System.out.printf(
                Locale.ROOT,
                "%n%d cases, %d not as they should be; %.1f s, and with the comparisons %.1f s by the clock%n",
                cases.size(),
                proofs.failed,
                sum,
                (System.nanoTime() - begin) / 1e9);
        System.exit(proofs.failed == 0 ? 0 : 1);
    }

    private static List<Case> read(Path file) throws IOException {
        var cases = new ArrayList<Case>();
        var group = "";
        for (var line : Files.readAllLines(file)) {
            if (line.startsWith("# ")) group = line.substring(2);
            if (line.isBlank() || line.startsWith("#")) continue;
            var parts = line.split(" ; ", -1);
            int heaps = parts[1].equals("-") ? 0 : Integer.parseInt(parts[1]);
            cases.add(new Case(group, parts[0], heaps, parts[2].equals("g"), parts[3]));
        }
        return cases;
    }

    private double run(List<Case> cases) throws IOException, InterruptedException {
        System.out.println("| rules | heaps | proved | numeration | states | seconds | |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- |");
        double sum = 0;
        var group = new ArrayList<Result>();
        for (var each : cases) {
            if (!group.isEmpty() && !group.getFirst().example.group.equals(each.group)) tell(group);
            var result = launcher.isEmpty() ? here(each) : fresh(each);
            if (!result.isGood()) failed++;
            sum += result.seconds;
            group.add(result);
        }
        tell(group);
        return sum;
    }

    /// A group of few cases line by line, one of many as a whole, with what is not as it should be.
    private static void tell(List<Result> group) {
        boolean few = group.size() <= 3 * SHOWN;
        for (var result : group) if (few || !result.isGood()) print(result);
        if (!few) {
            double[] seconds =
                    group.stream().mapToDouble(Result::seconds).sorted().toArray();
            System.out.printf(
                    Locale.ROOT,
                    "| %s | | %d of %d | | up to %d | sum %.2f, median %.2f, most %.2f | |%n",
                    group.getFirst().example.group,
                    group.stream().filter(Result::isGood).count(),
                    group.size(),
                    group.stream().mapToInt(Result::states).max().orElse(0),
                    Arrays.stream(seconds).sum(),
                    seconds[seconds.length / 2],
                    seconds[seconds.length - 1]);
        }
        System.out.flush();
        group.clear();
    }

    private static void print(Result result) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %s | %d | %.2f | %s |%n",
                result.example.rules.replace("|", "\\|"),
                result.example.heaps == 0 ? "" : result.example.heaps,
                result.example.values ? "nim-values" : "P-positions",
                result.system,
                result.states,
                result.seconds,
                result.isGood() || !result.remark.isEmpty() ? result.remark : "TOO SLOW");
    }

    private Result here(Case each) {
        long begin = cpu();
        try {
            var task = each.task();
            long end = begin + (long) (1e9 * 2 * MOST_SECONDS);
            var finding = Prover.prove(task.within(Limits.DEFAULT.cancelledBy(() -> cpu() > end)));
            double seconds = (cpu() - begin) / 1e9;
            return switch (finding) {
                case ProofFinding.Proved proved -> {
                    var theorem = proved.theorem();
                    int states = theorem.automaton().states();
                    yield new Result(each, theorem.system().name(), states, seconds, wrong(each, task, theorem));
                }
                default -> new Result(each, "", 0, seconds, "NOT PROVED");
            };
        } catch (RulesException | IllegalArgumentException e) {
            return new Result(each, "", 0, (cpu() - begin) / 1e9, "NOT SAID: " + e.getMessage());
        }
    }

    /// @return empty if the theorem is right as far as one can see
    private static String wrong(Case each, ProofTask task, Theorem theorem) {
        long end = cpu() + 2_000_000_000L;
        var force = new BruteForce(task.game().rules(), task.play(), task.heaps(), () -> cpu() > end);
        var position = force.wrong(theorem, CORNER[theorem.game().coordinates().size()]);
        if (position.isPresent()) return "WRONG at " + position.get();
        if (each.claim.equals("-")) return "";
        try {
            var names = theorem.game().coordinates();
            var claim = ClaimParser.claim(each.claim, names, task.game().parameters());
            var arithmetic = new Arithmetic(theorem.system(), KernelBudget.DEFAULT);
            boolean same = ClaimAutomata.automaton(claim, names, arithmetic)
                    .equals(theorem.automaton().minimal());
            return same ? "" : "NOT AS PUBLISHED";
        } catch (InexpressibleException _) {
            return "(the formula cannot be said in this system)";
        } catch (SyntaxException e) {
            return e.getMessage();
        }
    }

    private Result fresh(Case each) throws IOException, InterruptedException {
        // Processor time of all threads is what the clock would show at most, were there nothing else to do.
        var command = new ArrayList<>(List.of("sh", "-c", "\"$@\"; s=$?; times; exit $s", "sh"));
        command.addAll(List.of(launcher, "prove", each.rules, "--json"));
        if (each.heaps > 0) command.addAll(List.of("--heaps", String.valueOf(each.heaps)));
        if (each.values) command.add("--values");
        long begin = System.nanoTime();
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        double seconds = Math.min((System.nanoTime() - begin) / 1e9, childSeconds(output));
        var system = SYSTEM.matcher(output);
        var states = STATES.matcher(output);
        return status != 0 || !system.find() || !states.find()
                ? new Result(each, "", 0, seconds, "NOT PROVED")
                : new Result(each, system.group(1), Integer.parseInt(states.group(1)), seconds, "");
    }

    /// @return seconds that the shell says its children worked, in its last line
    private static double childSeconds(String output) {
        double sum = 0;
        var last = output.strip().lines().reduce("", (_, line) -> line);
        for (var time : last.split(" "))
            if (time.matches("\\d+m[\\d.]+s")) {
                var parts = time.replace("s", "").split("m");
                sum += 60 * Double.parseDouble(parts[0]) + Double.parseDouble(parts[1]);
            }
        return sum > 0 ? sum : Double.MAX_VALUE;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
