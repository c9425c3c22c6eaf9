package grundy.prove.walnut;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.Theorem;
import grundy.prove.Prover;
import grundy.prove.finding.ExportNames;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Exports are read back by a reader that takes what Walnut takes, and every sentence comes out true: for all numbers
/// by automata, and by trying numbers one by one.
class WalnutProofTest {
    private static Theorem theorem(String text, int heaps, boolean values) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var task = ProofTask.of(read.game(), read.play()).withHeaps(heaps);
        var finding = Prover.prove(values ? task.withValues() : task);
        assertThat(finding).as(text).isInstanceOf(ProofFinding.Proved.class);
        return ((ProofFinding.Proved) finding).theorem();
    }

    private static Optional<Formula> formula(Theorem theorem, String text) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        return StatementFinder.of(theorem, game).flatMap(said -> StatementFinder.formula(theorem, game, said));
    }

    /// What is said in words is a sentence, too, and false once it says something else.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"take 1..3; 0", "take {2,5,7}; 0", "mark; 0", "nim; 3", "take powers of 2; 0", "king; 0"})
    void theWordsAreASentence(String text, int heaps) throws SyntaxException {
        var theorem = theorem(text, heaps, false);
        var words = formula(theorem, text).orElseThrow();
        var right = new WalnutRun(
                        WalnutProof.of(theorem, text, Optional.of(words), KernelBudget.DEFAULT), theorem.system())
                .answers();
        assertThat(right).doesNotContainValue(false);
        assertThat(right.keySet()).anyMatch(name -> name.endsWith("_words"));
        var wrong = WalnutProof.of(theorem, text, Optional.of(Formula.not(words)), KernelBudget.DEFAULT);
        assertThat(new WalnutRun(wrong, theorem.system()).answers()).containsValue(false);
    }

    /// So is what is said of nim-values.
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @ValueSource(strings = {"bash", "cyclic-nimhoff", "even-subtraction"})
    void theWordsOfValuesAreASentence(String text) throws SyntaxException {
        var theorem = theorem(text, 0, true);
        var words = formula(theorem, text).orElseThrow();
        var right = new WalnutRun(
                        WalnutProof.of(theorem, text, Optional.of(words), KernelBudget.DEFAULT), theorem.system())
                .answers();
        assertThat(right).doesNotContainValue(false);
        assertThat(right.keySet()).anyMatch(name -> name.endsWith("_words"));
        var wrong = WalnutProof.of(theorem, text, Optional.of(Formula.not(words)), KernelBudget.DEFAULT);
        assertThat(new WalnutRun(wrong, theorem.system()).answers()).containsValue(false);
    }

    /// A number tells the members of a family apart, however long its rules are.
    @Tag("slow")
    @Test
    void theMembersOfAFamilyHaveNamesOfTheirOwn() throws SyntaxException {
        var family = "(a, b): (a-k, b) where k <= m | (a, b-k) where k <= m";
        var proofs = new ArrayList<WalnutProof>();
        for (long value = 1; value <= 2; value++) {
            var theorem = theorem(new RunningNumber("m", 1, 2).in(family, value), 0, false);
            proofs.add(WalnutProof.ofMember(theorem, family, "m", value, Optional.empty(), KernelBudget.DEFAULT));
        }
        assertThat(proofs.getFirst().name()).matches("a_b_a_k_b_where_k_m_a_b_x[0-9a-f]{4}_m_1");
        assertThat(proofs.getLast().name()).isEqualTo(proofs.getFirst().name().replaceFirst("1$", "2"));
        var exports = proofs.stream()
                .map(proof -> new WalnutExport(proof, "theorem", Language.EN))
                .toList();
        var files = new WalnutFamily(family, "title", exports, Language.EN).files();
        for (var export : exports) {
            assertThat(files).containsAllEntriesOf(export.proof().files());
            assertThat(files.get("README.txt"))
                    .contains(
                            export.proof().load(),
                            "./walnut.sh " + export.proof().commands());
            assertThat(new WalnutRun(export.proof(), NumerationSystem.BINARY).answers())
                    .doesNotContainValue(false);
        }
    }

    /// No two games share their files.
    @Test
    void eachGameHasItsOwnName() {
        assertThat(ExportNames.of("wythoff")).isEqualTo("wythoff");
        assertThat(ExportNames.of("0.77")).isNotEqualTo(ExportNames.of("0.07"));
        assertThat(ExportNames.of("take {1,3}")).isNotEqualTo(ExportNames.of("take {13}"));
        assertThat(ExportNames.of("威佐夫")).matches("[a-z][a-z0-9_]*");
    }

    @Tag("slow")
    @DrawnCases(oneIn = 10)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; false; msd_2; 40",
                "take 1..3; 0; true; msd_2; 12",
                "take {2,5,7}; 0; false; msd_2; 40",
                "take powers of 2; 0; false; msd_2; 20",
                "take powers of 3; 0; false; msd_3; 20",
                "nim; 2; false; msd_2; 10",
                "nim; 3; false; msd_2; 6",
                "nim; 4; false; msd_2; 4",
                "misere nim; 3; false; msd_2; 6",
                "nim; 0; true; msd_2; 10",
                "take any or split; 0; true; msd_2; 8",
                "at-most-half; 0; false; msd_2; 30",
                "mark; 0; false; msd_2; 30",
                "wythoff; 0; false; msd_fib; 12",
                "misere wythoff; 0; false; msd_fib; 12",
                "fibonacci-nim; 0; false; msd_fib; -1",
                "generalized-wythoff[2]; 0; false; msd_grundy_2_1; 11",
                "generalized-wythoff[3]; 0; false; msd_grundy_3_1; 11",
                "st-wythoff[2,1]; 0; false; msd_grundy_2_2; 11",
                "king; 0; false; msd_2; 11",
                "staircase; 2; false; msd_2; -1",
                "bounded-nim[3]; 2; false; msd_2; 10",
            })
    void everySentenceIsTrue(String text, int heaps, boolean values, String numeration, int bound)
            throws SyntaxException {
        var theorem = theorem(text, heaps, values);
        var proof = WalnutProof.of(theorem, text, Optional.empty(), KernelBudget.DEFAULT);
        assertThat(proof.numeration()).isEqualTo(numeration);
        var run = new WalnutRun(proof, theorem.system());
        assertThat(run.answers()).hasSizeGreaterThan(2).doesNotContainValue(false);
        assertThat(run.largest()).isLessThan(10_000);
        // Where moves make a number greater, no bound holds all that is asked for.
        if (bound < 0) return;
        var small = new LinkedHashMap<>(run.answersUpTo(bound));
        // What speaks of sums beyond the bound is not for small numbers.
        small.keySet().removeIf(name -> name.matches(".*_(zero|one|next|sum|alone)"));
        assertThat(small).hasSizeGreaterThan(2).doesNotContainValue(false);
    }

    @Tag("thorough")
    @Test
    void everySentenceOfAStaircaseOfThreeStepsIsTrue() throws SyntaxException {
        everySentenceIsTrue("staircase", 3, false, "msd_2", -1);
    }

    /// One state of the automaton accepts where it should not, or the reverse.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"wythoff; 0; false", "take 1..3; 0; true", "misere nim; 2; false", "take any or split; 0; true"})
    void aWrongAutomatonIsNotTrueForWalnutEither(String text, int heaps, boolean values) throws SyntaxException {
        var theorem = theorem(text, heaps, values);
        var right = theorem.automaton();
        for (int state = 0; state < right.states(); state++) {
            var accepting = right.accepting().clone();
            accepting[state] = !accepting[state];
            var wrong = new Automaton(right.tracks(), right.digits(), right.symbols(), right.targets(), accepting);
            var planted = new Theorem(theorem.game(), theorem.values(), theorem.system(), wrong, theorem.measure());
            var run = new WalnutRun(
                    WalnutProof.of(planted, text, Optional.empty(), KernelBudget.DEFAULT), theorem.system());
            assertThat(run.answers()).as("state %d", state).containsValue(false);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2-1", "3-1", "2-2", "5-1", "1-1-1-1"})
    void aSystemOfOurOwnComesWithItsWordsAndItsAddition(String coefficients) throws SyntaxException {
        var system = NumerationSystem.find("linear-" + coefficients).orElseThrow();
        var book = new WalnutDraft("x", new Arithmetic(system, KernelBudget.DEFAULT));
        var base = "Custom Bases/" + book.numeration();
        var alphabet = IntStream.range(0, system.digits())
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(",", "{", "}"));
        var words = WalnutFile.read(book.files().get(base + ".txt"), system.digits());
        var sums = WalnutFile.read(book.files().get(base + "_addition.txt"), system.digits());
        assertThat(words.alphabets()).containsExactly(alphabet);
        assertThat(sums.alphabets()).containsExactly(alphabet, alphabet, alphabet);
        for (int x = 0; x < 40; x++)
            for (int y = 0; y < 40; y++)
                for (int z = Math.max(0, x + y - 3); z < x + y + 3; z++)
                    assertThat(sums.automaton().accepts(words(system, x, y, z))).isEqualTo(x + y == z);
        // As many words of each length as the weight of the next place says, and none of them twice.
        for (int length = 1; length < 6; length++) {
            int accepted = 0;
            int all = (int) Math.pow(system.digits(), length);
            for (int number = 0; number < all; number++) {
                var word = new int[length];
                for (int i = 0, rest = number; i < length; i++, rest /= system.digits())
                    word[length - 1 - i] = rest % system.digits();
                if (words.automaton().accepts(List.of(word))) accepted++;
            }
            assertThat(accepted).isEqualTo(system.weights(length + 1).getLast().intValueExact());
        }
    }

    private static List<int[]> words(NumerationSystem system, int... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> system.word(BigInteger.valueOf(number)))
                .toList();
    }

    /// Walnut's own: 1, 2, 3, 5, 8, … and 1, 2, 4, 7, 13, …; words without two, or three, ones in a row.
    @Test
    void whereTheSystemIsWalnutsOwnTheWeightsAreTheSame() {
        assertThat(WalnutDraft.isOwn(NumerationSystem.FIBONACCI)).isFalse();
        assertThat(NumerationSystem.FIBONACCI.weights(6)).hasToString("[1, 2, 3, 5, 8, 13]");
        assertThat(NumerationSystem.of(1, 1, 1).weights(6)).hasToString("[1, 2, 4, 7, 13, 24]");
        assertThat(WalnutDraft.isOwn(NumerationSystem.of(2, 1))).isTrue();
        assertThat(NumerationSystem.of(2, 1).weights(4)).hasToString("[1, 3, 7, 17]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "wythoff; wythoff",
                "nim 3; nim_3",
                "take {1,3,4}; take_1_3_4_x",
                "(n): (n - k) where k in powers of 2; n_n_k_where_k_in_powers_x",
                "威佐夫; game_x",
                "0.77; game_x"
            })
    void namesAreWhatWalnutTakesForNames(String text, String name) {
        assertThat(ExportNames.of(text).replaceFirst("_x[0-9a-f]{4}$", "_x")).isEqualTo(name);
    }
}
