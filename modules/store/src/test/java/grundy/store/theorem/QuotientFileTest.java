package grundy.store.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.QuotientTheorem;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.QuotientQuestion;
import grundy.rules.RuleTree;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.store.document.StoredRules;
import grundy.value.MisereQuotient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuotientFileTest {
    @TempDir
    Path folder;

    private static QuotientTheorem theorem(String code) {
        return new Solver(Limits.DEFAULT)
                .solve(new QuotientQuestion(StoredRules.read(code).orElseThrow(), 1000))
                .theorem();
    }

    private CertificateCheckResult.End checked(Path file) throws IOException {
        var extent =
                new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        var checker = new CertificateChecker(
                extent,
                _ -> {
                    throw new AssertionError("A quotient asks about no position");
                },
                Solver::solve,
                _ -> {});
        return checker.check(file).end();
    }

    private CertificateCheckResult.End checked(String code, QuotientTheorem theorem) throws IOException {
        var file = folder.resolve("quotient.json");
        new QuotientFile(List.of(code), theorem).write(file);
        return checked(file);
    }

    @Test
    void whatIsWrittenIsReadAndHolds() throws IOException {
        for (var code : List.of("0.34", "0.77", "0.02")) {
            var theorem = theorem(code);
            assertThat(checked(code, theorem)).as(code).isEqualTo(CertificateCheckResult.End.HOLDS);
            var read = QuotientFile.read(folder.resolve("quotient.json")).theorem();
            assertThat(read.map()).isEqualTo(theorem.map());
            assertThat(read.games()).isEqualTo(theorem.games());
        }
    }

    @Tag("slow")
    @Test
    void everyChangeOfAByteIsNoticed() throws IOException {
        var file = folder.resolve("quotient.json");
        new QuotientFile(List.of("0.75"), theorem("0.75")).write(file);
        var bytes = Files.readAllBytes(file);
        var changed = folder.resolve("changed.json");
        for (int i = 0; i < bytes.length; i++)
            for (int change : new int[] {1, 4, 32}) {
                var other = bytes.clone();
                other[i] ^= (byte) change;
                Files.write(changed, other);
                assertThat(holds(changed)).as("byte %d, bit %d", i, change).isFalse();
            }
        for (int length : new int[] {0, 1, bytes.length / 2, bytes.length - 1}) {
            Files.write(changed, Arrays.copyOf(bytes, length));
            assertThat(holds(changed)).as("length %d", length).isFalse();
        }
    }

    private boolean holds(Path file) throws IOException {
        try {
            return checked(file) == CertificateCheckResult.End.HOLDS;
        } catch (StoreException _) {
            return false;
        }
    }

    /// The digest is right in all of these: what is said is not.
    @Tag("slow")
    @Test
    void whatIsWrongIsRefusedWhoeverWroteIt() throws IOException {
        var right = theorem("0.34");
        assertThat(checked("0.34", right)).isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(checked("0.77", right)).as("another game").isEqualTo(CertificateCheckResult.End.REFUSED);
        assertThat(checked("0.34", with(right, right.quotient(), right.preperiod() - 1, right.period() + 1)))
                .as("another preperiod")
                .isEqualTo(CertificateCheckResult.End.REFUSED);
        var map = right.mapTo(right.preperiod() + 2 * right.period() - 1);
        assertThat(checked(
                        "0.34",
                        new QuotientTheorem(
                                right.games(),
                                right.quotient(),
                                right.generators(),
                                map,
                                right.preperiod(),
                                2 * right.period(),
                                right.unbeaten())))
                .as("twice the period")
                .isEqualTo(CertificateCheckResult.End.REFUSED);
        for (int element = 0; element < right.quotient().order(); element++) {
            var lost = (BitSet) right.quotient().lostElements().clone();
            lost.flip(element);
            assertThat(checked("0.34", with(right, lost)))
                    .as("element %d changes sides", element)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
        }
        var none = right.unbeaten().stream().map(_ -> List.<BitSet>of()).toList();
        assertThat(checked("0.34", sets(right, none))).as("no sets").isEqualTo(CertificateCheckResult.End.REFUSED);
        for (int heap = 1; heap < right.map().size(); heap++) {
            var other = new ArrayList<>(right.map());
            other.set(heap, (other.get(heap) + 1) % right.quotient().order());
            assertThat(checked(
                            "0.34",
                            new QuotientTheorem(
                                    right.games(),
                                    right.quotient(),
                                    right.generators(),
                                    other,
                                    right.preperiod(),
                                    right.period(),
                                    right.unbeaten())))
                    .as("heap %d has another element", heap)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
        }
    }

    /// A period that could be believed only after a billion heaps: there is no memory for so many.
    @Test
    void aPeriodBeyondTheMemoryIsNotLookedAt() {
        var nim = StoredRules.read("take 1..1000000000").orElseThrow();
        var products = new char[] {0, 1, 1, 0};
        var lost = new BitSet();
        lost.set(1);
        var theorem = new QuotientTheorem(
                List.of(nim),
                new MisereQuotient(2, products, lost),
                List.of(1),
                List.of(0, 1),
                0,
                2,
                List.of(List.of(), List.of()));
        assertThatThrownBy(() -> checked("take 1..1000000000", theorem)).isInstanceOf(LimitException.class);
    }

    /// A quotient in which two elements are made one, or one is there twice.
    @Test
    void aQuotientThatIsTooSmallIsRefused() throws IOException {
        var wild = theorem("0.34");
        var tame = theorem("0.333");
        var map = wild.map().stream()
                .map(element -> element % tame.quotient().order())
                .toList();
        assertThat(checked(
                        "0.34",
                        new QuotientTheorem(
                                wild.games(),
                                tame.quotient(),
                                wild.generators(),
                                map,
                                wild.preperiod(),
                                wild.period(),
                                tame.unbeaten())))
                .isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Test
    void aKeptQuotientIsFoundAgain() throws IOException {
        var store = new TheoremStore(folder.resolve("kept"), _ -> {});
        List<RuleTree> games = List.of(StoredRules.read("0.77").orElseThrow());
        assertThat(store.quotient(games)).isEmpty();
        store.add(new QuotientFile(List.of("0.77"), theorem("0.77")));
        assertThat(store.quotient(games)).map(QuotientTheorem::period).isEqualTo(Optional.of(12));
    }

    private static QuotientTheorem with(QuotientTheorem right, BitSet lost) {
        int order = right.quotient().order();
        var products = new char[order * order];
        for (int a = 0; a < order; a++)
            for (int b = 0; b < order; b++)
                products[a * order + b] = (char) right.quotient().times(a, b);
        return with(right, new MisereQuotient(order, products, lost), right.preperiod(), right.period());
    }

    private static QuotientTheorem with(QuotientTheorem right, MisereQuotient quotient, int preperiod, int period) {
        return new QuotientTheorem(
                right.games(), quotient, right.generators(), right.map(), preperiod, period, right.unbeaten());
    }

    private static QuotientTheorem sets(QuotientTheorem right, List<List<BitSet>> sets) {
        return new QuotientTheorem(
                right.games(),
                right.quotient(),
                right.generators(),
                right.map(),
                right.preperiod(),
                right.period(),
                sets);
    }
}
