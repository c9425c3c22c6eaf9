package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Formula;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written for Rocq is checked by Rocq, where there is one; what was changed in it is refused.
@Tag("slow")
class RocqProofTest {
    private static final String TAKE = "take {1,3,4}";

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, SyntaxException, InterruptedException {
        rocq = Rocq.with(export("nim", 1), folder);
    }

    private static RocqExport export(String text, int heaps) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var task = ProofTask.of(read.game(), read.play()).withHeaps(heaps);
        var finding = Prover.prove(task);
        assertThat(finding).as(text).isInstanceOf(ProofFinding.Proved.class);
        var theorem = ((ProofFinding.Proved) finding).theorem();
        var formula = StatementFinder.of(theorem, task.game())
                .flatMap(statement -> StatementFinder.formula(theorem, task.game(), statement));
        return RocqExport.of(text + " " + heaps, RocqProof.of(theorem, text, formula));
    }

    @DrawnCases(oneIn = 40)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0",
                "take 2..5; 0",
                "take {2,5,7}; 0",
                "misere take {1,3,4}; 0",
                "nim; 3",
                "misere nim; 2",
                "take 1..2; 2",
                "misere (n): (n-k) where k < 1; 0",
                "king; 0",
                "(a, b): (a-k, b) where k mod 2 == 1 | (a, b-1); 0",
                "(a, b): (a-k, b) where k <= b | (a, b-k); 0",
                "(n, last): (n-k, k) where k <= 3 and k != last; 0",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k); 0"
            })
    void isAccepted(String rules, int heaps) throws IOException, InterruptedException, SyntaxException {
        assertThat(rocq.checked(export(rules, heaps).theorem())).as(rules).contains(Rocq.PROVED);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "misere wythoff", "fibonacci-nim"})
    void inOtherSystemsToo(String rules) throws IOException, InterruptedException, SyntaxException {
        assertThat(rocq.checked(export(rules, 0).theorem())).as(rules).contains(Rocq.PROVED);
    }

    /// Each member of a family is a theorem of its own.
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take l..3; l; 1; 3",
                "misere take 1..m; m; 2; 4",
                "(a, b): (a-k, b) where k <= m | (a, b-1); m; 1; 2"
            })
    void aFamilyIsAccepted(String rules, String letter, long from, long to)
            throws IOException, InterruptedException, SyntaxException {
        var number = new RunningNumber(letter, from, to);
        var members = new ArrayList<RocqExport>();
        for (long value = from; value <= to; value++) {
            var export = export(number.in(rules, value), 0);
            members.add(RocqExport.ofMember(rules, letter, value, export.theorem()));
        }
        var family = new RocqFamily(rules, "page", members);
        assertThat(family.files().keySet())
                .containsAll(
                        members.stream().map(member -> member.name() + ".v").toList())
                .containsAll(family.library().stream().map(each -> each + ".v").toList());
        assertThat(family.files().get("Makefile").lines().findFirst().orElseThrow())
                .isEqualTo(members.stream()
                        .map(member -> " " + member.name() + ".vo")
                        .collect(Collectors.joining("", "all:", "")));
        for (var member : members)
            assertThat(rocq.checked(family.files().get(member.name() + ".v")))
                    .as(member.name())
                    .contains(Rocq.PROVED);
    }

    @Test
    void rangesOfRemaindersAreSaid() throws SyntaxException {
        assertThat(export("take 2..5", 0).theorem()).contains("lost move n <-> ((n mod 7 = 0) \\/ (n mod 7 = 1))%N.");
        assertThat(export("take 4..9", 0).theorem()).contains("\\/ (n mod 13 = 3))%N.");
    }

    @Test
    void theFormulaIsTheTheoremWhereThereIsOne() throws SyntaxException {
        assertThat(export(TAKE, 0).theorem()).contains("lost move n <-> ((n mod 7 = 0) \\/ (n mod 7 = 2))%N");
    }

    /// Another state accepts; the formula has another remainder; a move more, in what is read alone and everywhere.
    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "  [0; 2]. -> [1; 2].",
                "n mod 7 = 2 -> n mod 7 = 3 ~ divides_mod 7 2 -> divides_mod 7 3 ~ Divides 7 [1] (-2) -> Divides 7 [1] (-3)",
                "k <= 4 -> k <= 5",
                "k <= 4 -> k <= 5 ~ (-4) -> (-5)"
            })
    void whatIsWrongIsRefused(String changes) throws IOException, InterruptedException, SyntaxException {
        var text = export(TAKE, 0).theorem();
        for (var change : changes.split(" ~ ")) {
            var sides = change.split(" -> ");
            assertThat(text).contains(sides[0]);
            text = text.replace(sides[0], sides[1]);
        }
        assertThat(rocq.checked(text)).as(changes).contains("Error").doesNotContain(Rocq.PROVED);
    }

    private static RocqExport answer(String question) throws SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(question));
        return RocqAnswer.of(verdict, question, question, Limits.DEFAULT);
    }

    /// Won, and by which moves; or lost.
    @DrawnCases(oneIn = 28)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,3,4} 20; won_here",
                "take {1,3,4} 21; lost_here",
                "nim 3 5 7; won_here",
                "nim 3 3; lost_here",
                "misere nim 1 1 2; won_here",
                "mark 12; won_here",
                "king 6 7; won_here",
                "powers-of-two 7; won_here",
                "misere powers-of-two 7; lost_here"
            })
    void theAnswerForAPositionIsAccepted(String question, String theorem)
            throws IOException, InterruptedException, SyntaxException {
        var export = answer(question);
        assertThat(export.theorem()).contains("Theorem " + theorem);
        var said = Rocq.with(export, folder).checked(export.theorem());
        assertThat(said).as(question).contains(Rocq.PROVED).doesNotContain("Error");
    }

    /// A winning move that is none, and one that is left out.
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"n' = 9 \\/ n' = 7 -> n' = 9", "n' = 9 \\/ n' = 7 -> n' = 9 \\/ n' = 6"})
    void aWrongAnswerIsRefused(String change) throws IOException, InterruptedException, SyntaxException {
        var text = answer("take {1,3,4} 10").theorem();
        var sides = change.split(" -> ");
        assertThat(text).contains(sides[0]);
        assertThat(rocq.checked(text.replace(sides[0], sides[1]))).contains("Error");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kayles 5 4", "wythoff 1000 2000", "nim(3) + wythoff(1,2)", "cram 2x3"})
    void otherAnswersAreRefused(String question) {
        assertThatThrownBy(() -> answer(question)).isInstanceOf(LimitException.class);
    }

    @Test
    void whatCannotBeSaidYetIsRefused() {
        var fibonacci = new Formula.Membership("k", new AutomaticSet.Fibonacci());
        assertThatThrownBy(() -> new RocqFormula(fibonacci)).isInstanceOf(LimitException.class);
    }
}
