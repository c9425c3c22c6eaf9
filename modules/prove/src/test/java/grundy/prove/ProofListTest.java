package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.table.ThreadClock;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The list of what must be proved, `bench/proofs.txt`: of each long group some, of the others every second line, and
/// all that do not take seconds in the thorough build, and those that do.
@Tag("slow")
class ProofListTest {
    private static final Path LIST = SourceFiles.root().resolve("bench/proofs.txt");
    private static final int[] CORNER = {0, 100, 20, 9, 6, 5, 4};
    private static final int EVERY = 23;
    private static final int LONG = 40;
    private static final Set<String> IN_SECONDS = Set.of(
            "staircase 3",
            "blocking-wythoff 0",
            "st-wythoff[2,1] 0",
            "st-wythoff[2,2] 0",
            "st-wythoff[2,3] 0",
            "st-wythoff[3,1] 0",
            "st-wythoff[3,2] 0",
            "generalized-wythoff[5] 0",
            "generalized-wythoff[7] 0",
            "generalized-wythoff[8] 0",
            "generalized-wythoff[10] 0",
            "take 1..5 3",
            "misere take 1..3 3");

    record Line(String group, String rules, int heaps, boolean values, String claim) {
        boolean takesSeconds() {
            return IN_SECONDS.contains(rules + " " + heaps);
        }
    }

    static List<Line> lines() throws IOException {
        return lines(true);
    }

    static List<Line> others() throws IOException {
        return lines(false);
    }

    private static List<Line> lines(boolean usual) throws IOException {
        var lines = new ArrayList<Line>();
        var sizes = new HashMap<String, Integer>();
        var group = "";
        for (var text : Files.readAllLines(LIST)) {
            if (text.startsWith("# ")) group = text.substring(2);
            if (text.isBlank() || text.startsWith("#")) continue;
            var parts = text.split(" ; ", -1);
            int heaps = parts[1].equals("-") ? 0 : Integer.parseInt(parts[1]);
            lines.add(new Line(group, parts[0], heaps, parts[2].equals("g"), parts[3]));
            sizes.merge(group, 1, Integer::sum);
        }
        var some = new ArrayList<Line>();
        for (int i = 0; i < lines.size(); i++)
            if (sizes.getOrDefault(lines.get(i).group, 0) < LONG || i % EVERY == 0) some.add(lines.get(i));
        return IntStream.range(0, some.size())
                .filter(i -> (i % 2 == 0 && !some.get(i).takesSeconds()) == usual)
                .mapToObj(some::get)
                .toList();
    }

    @Tag("thorough")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("others")
    void othersAreProvedAndRight(Line line) throws SyntaxException {
        isProvedAndRight(line);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("lines")
    void isProvedAndRight(Line line) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(line.rules));
        var task = ProofTask.of(read.game(), read.play()).withHeaps(line.heaps);
        if (line.values) task = task.withValues();
        long end = ThreadClock.cpu() + 20_000_000_000L;
        var finding = Prover.prove(task.within(Limits.DEFAULT.cancelledBy(() -> ThreadClock.cpu() > end)));
        assertThat(finding).isInstanceOf(ProofFinding.Proved.class);
        var theorem = ((ProofFinding.Proved) finding).theorem();
        long enough = ThreadClock.cpu() + 40_000_000;
        var force = new BruteForce(task.game().rules(), task.play(), line.heaps, () -> ThreadClock.cpu() > enough);
        assertThat(force.wrong(theorem, CORNER[theorem.game().coordinates().size()]))
                .isEmpty();
        if (!line.claim.equals("-")) isAsPublished(theorem, line.claim, task);
    }

    private static void isAsPublished(Theorem theorem, String text, ProofTask task) throws SyntaxException {
        var names = theorem.game().coordinates();
        var claim = ClaimParser.claim(text, names, task.game().parameters());
        try {
            var automaton =
                    ClaimAutomata.automaton(claim, names, new Arithmetic(theorem.system(), KernelBudget.DEFAULT));
            assertThat(automaton).isEqualTo(theorem.automaton());
        } catch (InexpressibleException _) {
            // not in the system of the theorem
        }
    }
}
