package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.ExceptionalValue;
import grundy.check.period.PeriodCertificateCheck;
import grundy.check.period.PeriodCertificateCheck.PeriodStatement;
import grundy.check.period.PeriodCertificateCheck.Result;
import grundy.check.period.PeriodCertificateCheck.SpotChecks;
import grundy.check.period.PeriodCheck;
import grundy.check.period.PeriodTheorem;
import grundy.check.period.TakingFollowers;
import grundy.check.period.ValueStore;
import grundy.check.period.ValuesDigest;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates of true periods hold, with values kept and without, and none does in which one thing is another.
class PeriodCertificateTest {
    private static final int FAR = 400;
    private static final SpotChecks MANY = new SpotChecks(3_000, Long.MAX_VALUE);

    /// Values in memory, read a few at a time.
    private record ArrayValues(int[] values) implements ValueStore {
        @Override
        public long length() {
            return values.length;
        }

        @Override
        public int value(long heap) {
            return values[(int) heap];
        }

        @Override
        public void visit(long from, long to, Visitor visitor) throws IOException {
            var few = new int[9];
            for (long first = from; first <= to; first += 7) {
                int count = (int) Math.min(7, to - first + 1);
                System.arraycopy(values, (int) first, few, 0, count);
                visitor.visit(first, few, count);
            }
        }

        @Override
        public ValueStore again() {
            return this;
        }

        @Override
        public void close() {}
    }

    private static String digest(int[] values, int to) {
        var bytes = ByteBuffer.allocate(4 * (to + 1)).order(ByteOrder.LITTLE_ENDIAN);
        for (int heap = 0; heap <= to; heap++) bytes.putInt(values[heap]);
        try {
            return "sha256:"
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /// @return values before the period that it does not have, each with the last heap that has it
    private static @Nullable List<ExceptionalValue> exceptional(int[] values, Repetition repetition) {
        if (repetition.saltus() > 0) return null;
        var lasting = Arrays.stream(values, repetition.preperiod(), values.length)
                .boxed()
                .toList();
        return IntStream.rangeClosed(0, 1000)
                .filter(value -> !lasting.contains(value))
                .mapToObj(value -> new ExceptionalValue(
                        value,
                        IntStream.range(0, repetition.preperiod())
                                .filter(heap -> values[heap] == value)
                                .max()
                                .orElse(-1)))
                .filter(value -> value.last() >= 0)
                .toList();
    }

    private static Result run(PeriodStatement statement, long bound, SpotChecks spots, @Nullable ValueStore file) {
        try {
            return new PeriodCertificateCheck(statement, bound, spots, _ -> {}).run(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String fault(Result result) {
        return result.fault() == null ? "none" : result.fault().key().substring("check.".length());
    }

    private static List<String> keys(List<Message> messages) {
        return messages.stream()
                .map(message -> message.key().substring("check.values.".length()))
                .toList();
    }

    /// A game with values of which some repeat.
    private static final class Subject {
        final String text;
        final TakeAndBreak rules;
        final boolean misere;
        final boolean splits;
        final PeriodTheorem theorem;
        final int[] values;
        final Repetition least;
        final int needed;

        Subject(String described) {
            text = described.substring(described.indexOf(' ') + 1);
            theorem = PeriodTheorem.valueOf(described.substring(0, described.indexOf(' ')));
            rules = (TakeAndBreak) Oracles.rules(text);
            misere = text.startsWith("misere");
            splits = rules.maySplit();
            values = Oracles.heapValues(
                    rules, misere ? Play.MISERE : Play.NORMAL, theorem == PeriodTheorem.CARRIES ? 90 : FAR);
            least = Repetition.least(values).orElseThrow();
            needed = PeriodCheck.lastHeap(rules, least.claim(theorem, values.length, misere))
                    .orElseThrow()
                    .intValueExact();
        }

        boolean isFinite() {
            return theorem == PeriodTheorem.WINDOW || theorem == PeriodTheorem.GUY_SMITH;
        }

        int to() {
            return Math.max(needed, least.preperiod() + least.period() - 1) + (isFinite() ? 0 : 40);
        }

        PeriodStatement stated() {
            return stated(values, least);
        }

        PeriodStatement stated(int[] values, Repetition repetition) {
            return new PeriodStatement(
                    rules,
                    repetition.claim(theorem, to(), misere),
                    digest(values, to()),
                    exceptional(values, repetition));
        }
    }

    private static final String WINDOW = "WINDOW take {1,3,4}";
    private static final String WINDOW_MISERE = "WINDOW misere take {2,5,7}";
    private static final String WINDOW_DIGITS = "WINDOW 0.1303";
    private static final String GUY_SMITH = "GUY_SMITH 0.15";
    private static final String GUY_SMITH_LONGER = "GUY_SMITH 0.34";
    private static final String ALL_BUT = "ALL_BUT 0.00[3]";
    private static final String RESIDUES = "RESIDUES take powers of 2";
    private static final String CARRIES = "CARRIES 0.8F";

    @ParameterizedTest
    @ValueSource(
            strings = {
                WINDOW,
                WINDOW_MISERE,
                WINDOW_DIGITS,
                "WINDOW 0.1",
                GUY_SMITH,
                GUY_SMITH_LONGER,
                ALL_BUT,
                RESIDUES,
                CARRIES
            })
    void whatIsTrueHolds(String described) {
        var subject = new Subject(described);
        var statement = subject.stated();
        int to = subject.to();
        var whole = run(statement, to, MANY, null);
        assertThat(fault(whole)).as(described).isEqualTo("none");
        assertThat(whole.complete()).isTrue();
        assertThat(whole.rangeRead()).isTrue();
        assertThat(keys(whole.steps())).containsExactly("theorem", "again", "digest", "least");
        assertThat(whole.open()).isEmpty();
        assertThat(keys(run(statement, to, MANY, new ArrayValues(subject.values))
                        .steps()))
                .endsWith("least", "file");

        var few = run(statement, to - 1, MANY, null);
        assertThat(fault(few)).isEqualTo("none");
        assertThat(few.complete()).isFalse();
        assertThat(few.rangeRead()).isFalse();
        assertThat(keys(few.steps())).containsExactly("theorem", "recomputed");
        assertThat(keys(few.open())).containsExactly("open-values", "open-digest");
        assertThat(keys(run(statement, to - 1, MANY, new ArrayValues(Arrays.copyOf(subject.values, to)))
                        .open()))
                .containsExactly("open-values", "open-digest");

        for (int length : new int[] {to + 1, to + 2, subject.values.length}) {
            var read = run(statement, to - 1, MANY, new ArrayValues(Arrays.copyOf(subject.values, length)));
            assertThat(fault(read)).as(described).isEqualTo("none");
            assertThat(read.complete()).isFalse();
            assertThat(read.rangeRead()).isEqualTo(subject.isFinite());
            assertThat(keys(read.steps())).startsWith("theorem", "digest", "periodic", "least", "bound");
            assertThat(keys(read.steps()).contains("file")).isEqualTo(length > to + 1);
            assertThat(keys(read.open())).startsWith("open-file");
            assertThat(keys(read.open()).contains("open-theorem")).isEqualTo(!subject.isFinite());
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {WINDOW, WINDOW_MISERE, GUY_SMITH, ALL_BUT})
    void noOtherDigestValueOrExceptionHolds(String described) {
        var subject = new Subject(described);
        var statement = subject.stated();
        var period = statement.period();
        var exceptions = statement.exceptional();
        var wrong = new ArrayList<PeriodStatement>();
        wrong.add(new PeriodStatement(subject.rules, period, digest(subject.values, subject.to() - 1), exceptions));
        wrong.add(new PeriodStatement(subject.rules, period, "", exceptions));
        wrong.add(new PeriodStatement(
                subject.rules,
                period,
                statement.digest(),
                exceptions == null ? List.of() : List.of(new ExceptionalValue(77, 3))));
        if (exceptions != null) wrong.add(new PeriodStatement(subject.rules, period, statement.digest(), null));
        for (var other : wrong)
            for (var file : new ValueStore[] {null, new ArrayValues(subject.values)})
                for (int bound : new int[] {subject.to(), subject.to() - 1})
                    if (bound == subject.to() || file != null)
                        assertThat(fault(run(other, bound, MANY, file)))
                                .as(described)
                                .isIn("values.digest-differs", "values.exceptional-differ");
        for (int heap = 0; heap < FAR; heap += 1 + heap / 20) {
            var values = subject.values.clone();
            values[heap]++;
            assertThat(run(statement, subject.to(), MANY, new ArrayValues(values))
                            .fault())
                    .as("%s, heap %d", described, heap)
                    .isEqualTo(Message.of("check.values.wrong", "heap", (long) heap));
            assertThat(fault(run(statement, subject.to() - 1, MANY, new ArrayValues(values))))
                    .as("%s, heap %d", described, heap)
                    .isEqualTo(heap <= subject.to() ? "values.digest-differs" : "values.wrong");
            if (heap > subject.to()) continue;
            // Somebody made the digest of the wrong values.
            var forged = new PeriodStatement(
                    subject.rules, period, digest(values, subject.to()), exceptional(values, subject.least));
            assertThat(fault(run(forged, subject.to() - 1, MANY, new ArrayValues(values))))
                    .as("%s, heap %d", described, heap)
                    .isIn("period.differs", "values.wrong", "values.exceptional-differ");
            assertThat(fault(run(forged, subject.to(), MANY, null)))
                    .isIn("values.digest-differs", "values.exceptional-differ");
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {WINDOW, WINDOW_MISERE, WINDOW_DIGITS, GUY_SMITH, GUY_SMITH_LONGER, ALL_BUT})
    void noOtherPeriodHolds(String described) {
        var subject = new Subject(described);
        for (var other : subject.least.near()) {
            // Heap 0 may or may not be counted as the first that repeats.
            boolean counted = subject.least.preperiod() == 0 && other.preperiod() == 1;
            if (other.equals(subject.least)) continue;
            var claim = other.claim(subject.theorem, FAR - 1, subject.misere);
            var statement = new PeriodStatement(
                    subject.rules, claim, digest(subject.values, FAR - 1), exceptional(subject.values, other));
            for (int bound : new int[] {FAR, 30})
                for (var file : new ValueStore[] {null, new ArrayValues(subject.values)}) {
                    var result = run(statement, bound, MANY, file);
                    var what = "%s, %s, %s".formatted(described, other, fault(result));
                    if (counted
                            && other.period() == subject.least.period()
                            && other.saltus() == subject.least.saltus()) {
                        assertThat(result.fault()).as(what).isNull();
                        continue;
                    }
                    assertThat(result.complete()).as(what).isFalse();
                    if (bound == FAR || file != null)
                        assertThat(result.fault()).as(what).isNotNull();
                }
        }
        var period = subject.stated().period();
        for (int[] other : new int[][] {{-1, 7, 0}, {3, 0, 0}, {3, -5, 0}, {3, 5, -1}, {2, Integer.MIN_VALUE, 0}})
            assertThat(fault(run(
                            new PeriodStatement(
                                    subject.rules,
                                    new Evidence.Period(
                                            other[0], other[1], other[2], FAR, period.theorem(), period.misere()),
                                    "",
                                    List.of()),
                            FAR,
                            MANY,
                            null)))
                    .isEqualTo("period.numbers");
        var claimed = subject.least;
        for (int to = 0; to < subject.needed; to++)
            assertThat(fault(run(
                            new PeriodStatement(
                                    subject.rules,
                                    claimed.claim(subject.theorem, to, subject.misere),
                                    digest(subject.values, to),
                                    exceptional(subject.values, claimed)),
                            FAR,
                            MANY,
                            new ArrayValues(subject.values))))
                    .isEqualTo("period.short");
    }

    /// Values that repeat as they are said to, but are not those of the rules beyond the heaps that are
    /// worked out again.
    @ParameterizedTest
    @ValueSource(strings = {WINDOW, WINDOW_MISERE, GUY_SMITH, GUY_SMITH_LONGER})
    void singleHeapsAreFoundWrong(String described) {
        var subject = new Subject(described);
        var least = subject.least;
        var values = subject.values.clone();
        for (int heap = least.preperiod() + least.period() / 2; heap < FAR; heap += least.period()) values[heap] = 9;
        var statement = subject.stated(values, least);
        int bound = least.preperiod() + least.period() / 2 - 1;
        assertThat(fault(run(statement, bound, MANY, new ArrayValues(values)))).isEqualTo("values.wrong");
        assertThat(fault(run(statement, bound, new SpotChecks(0, 100), new ArrayValues(values))))
                .isEqualTo("none");
        assertThat(fault(run(statement, bound, new SpotChecks(100, 0), new ArrayValues(values))))
                .isEqualTo("none");
        assertThat(fault(run(statement, bound + 1, new SpotChecks(0, 0), new ArrayValues(values))))
                .isEqualTo("values.wrong");
    }

    @ParameterizedTest
    @ValueSource(strings = {WINDOW, WINDOW_MISERE, WINDOW_DIGITS})
    void theFirstHeapThatIsWrongIsFound(String described) throws IOException {
        var subject = new Subject(described);
        for (int heap = 0; heap < 40; heap++) {
            var values = subject.values.clone();
            values[heap]++;
            values[heap + 1]++;
            for (int to : new int[] {0, heap - 1, heap, 39}) {
                if (to < 0) continue;
                var wrong = new TakingFollowers(subject.rules, subject.misere)
                        .firstWrong(new ArrayValues(values), to, _ -> {});
                assertThat(wrong).isEqualTo(heap <= to ? OptionalLong.of(heap) : OptionalLong.empty());
            }
        }
    }

    @Test
    void theDigestIsThatOfAllValuesHoweverTheyCome() {
        var values = IntStream.range(0, 40_000).map(i -> i * 7919 % 1009).toArray();
        for (int chunk : new int[] {1, 7, 1000, 16_384, 40_000}) {
            var digest = new ValuesDigest(new Evidence.Period(90, 11, 0, values.length - 1, "", false));
            for (int first = 0; first < values.length; first += chunk)
                digest.add(
                        first,
                        Arrays.copyOfRange(values, first, first + chunk + 3),
                        Math.min(chunk, values.length - first));
            assertThat(digest.hex()).isEqualTo(digest(values, values.length - 1));
            var lasting = Arrays.stream(values, 90, 101).boxed().toList();
            assertThat(digest.exceptional())
                    .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 90)
                            .filter(heap -> !lasting.contains(values[heap]))
                            .mapToObj(heap -> new ExceptionalValue(values[heap], heap))
                            .toList());
        }
        var growing = new ValuesDigest(new Evidence.Period(90, 11, 1, values.length - 1, "", false));
        assertThat(growing.exceptional()).isNull();
    }

    /// How many heaps are worked out again where nobody says so.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,3,4}; 5; 33333333333",
                "take {1,3,4}; 10000000; 33333333333",
                "kayles; 250000; 250000",
                "kayles; 250001; 20000",
                "take 1..100 or split; 300000; 6324",
                "take 1..100000 or split; 300000; 1000",
                "0.8; 200000; 20000",
                "lasker; 200000; 1000",
                "take squares; 5; 1000000",
                "take primes; 5; 50956",
                "take any; 5; 10000"
            })
    void theUsualBound(String text, long needed, long bound) {
        assertThat(PeriodCertificateCheck.usualBound((TakeAndBreak) Oracles.rules(text), needed))
                .isEqualTo(bound);
    }

    @ParameterizedTest
    @ValueSource(strings = {WINDOW, GUY_SMITH})
    void itSaysHowFarItIs(String described) throws IOException {
        var subject = new Subject(described);
        var told = new ArrayList<Message>();
        for (int bound : new int[] {subject.to(), subject.to() - 1})
            new PeriodCertificateCheck(subject.stated(), bound, MANY, told::add).run(new ArrayValues(subject.values));
        assertThat(told).contains(Message.of("check.values.at-digest", "heap", 7L, "to", (long) subject.to()));
        assertThat(told).contains(Message.of("check.values.at-period", "heap", 7L, "to", (long) subject.to()));
        if (!subject.splits)
            assertThat(told).contains(Message.of("check.values.at-mex", "heap", 7L, "to", (long) subject.to()));
    }

    @Test
    void spotsEndWithTheOptionsThatTheyMayLookAt() {
        for (var described : List.of(WINDOW, GUY_SMITH)) {
            var subject = new Subject(described);
            var file = new ArrayValues(subject.values);
            for (int count : new int[] {1, 5, 40}) {
                var spots = run(subject.stated(), subject.to() - 1, new SpotChecks(count, Long.MAX_VALUE), file);
                assertThat(spots.steps())
                        .contains(Message.of("check.values.spots", "count", count, "greatest", (long) subject.to()));
                var few = run(subject.stated(), subject.to() - 1, new SpotChecks(1_000, count), file);
                // The only heap left has so many options.
                int options = subject.splits
                        ? subject.to() * subject.rules.terms().size()
                        : subject.rules.terms().size();
                assertThat(few.steps())
                        .contains(Message.of(
                                "check.values.spots", "count", Math.ceilDiv(count, options), "greatest", (long)
                                        subject.to()));
            }
        }
    }

    /// More heaps than are worked out again where a file has them: what it says is read, and is all that the
    /// theorem needs.
    @Tag("slow")
    @Test
    void manyHeapsAreReadWhereTheyAreKept() {
        var rules = (TakeAndBreak) Oracles.rules("take {1,2}");
        int to = 1_000_001;
        var values = IntStream.rangeClosed(0, to).map(heap -> heap % 3).toArray();
        var period = new Evidence.Period(0, 3, 0, to, PeriodTheorem.WINDOW.citation(), false);
        var statement = new PeriodStatement(rules, period, digest(values, to), List.of());
        var read = run(statement, to, MANY, new ArrayValues(values));
        assertThat(fault(read)).isEqualTo("none");
        assertThat(keys(read.steps())).containsExactly("theorem", "digest", "periodic", "least", "bound");
        assertThat(read.complete()).isTrue();
        assertThat(read.open()).isEmpty();
        var again = run(statement, to, MANY, null);
        assertThat(keys(again.steps())).containsExactly("theorem", "again", "digest", "least");
        assertThat(again.complete()).isTrue();
        var shorter = run(statement, to, MANY, new ArrayValues(Arrays.copyOf(values, to)));
        assertThat(keys(shorter.steps())).containsExactly("theorem", "again", "digest", "least", "file");
    }

    @ParameterizedTest
    @ValueSource(strings = {WINDOW, WINDOW_MISERE, GUY_SMITH, ALL_BUT})
    void theHeapsThatDifferAreNamed(String described) {
        var subject = new Subject(described);
        int start = subject.least.preperiod() + subject.least.period();
        for (int heap = start; heap <= subject.to(); heap++) {
            var values = subject.values.clone();
            values[heap]++;
            var statement = new PeriodStatement(
                    subject.rules,
                    subject.stated().period(),
                    digest(values, subject.to()),
                    exceptional(subject.values, subject.least));
            assertThat(run(statement, subject.to() - 1, MANY, new ArrayValues(values))
                            .fault())
                    .as(described)
                    .isEqualTo(Message.of(
                            "check.period.differs", "heap", (long) heap - subject.least.period(), "other", (long)
                                    heap));
        }
    }

    @Test
    void theFirstOfTwoWrongHeapsIsNamed() {
        var subject = new Subject(WINDOW);
        for (int heap = 0; heap < 20; heap++) {
            var values = subject.values.clone();
            values[heap]++;
            values[heap + 2]++;
            assertThat(run(subject.stated(), subject.to(), MANY, new ArrayValues(values))
                            .fault())
                    .isEqualTo(Message.of("check.values.wrong", "heap", (long) heap));
        }
    }

    /// Values are worked out as far as the first heap that differs, or to the heap before it.
    @ParameterizedTest
    @ValueSource(strings = {WINDOW_DIGITS, WINDOW_MISERE})
    void fewHeapsAreComparedToTheLast(String described) {
        var subject = new Subject(described);
        for (var other : subject.least.near()) {
            int differs = other.preperiod();
            while (differs + other.period() < FAR
                    && subject.values[differs + other.period()] == subject.values[differs] + other.saltus()) differs++;
            if (differs + other.period() >= FAR || other.saltus() > 0) continue;
            var statement = new PeriodStatement(
                    subject.rules, other.claim(subject.theorem, FAR + 90, subject.misere), "", List.of());
            int last = differs + other.period();
            assertThat(run(statement, last, MANY, null).fault())
                    .isEqualTo(Message.of("check.period.differs", "heap", (long) differs, "other", (long) last));
            var less = run(statement, last - 1, MANY, null);
            assertThat(less.fault()).isNull();
            assertThat(less.open())
                    .contains(Message.of("check.values.open-values", "from", last, "to", (long) FAR + 90));
        }
    }

    @Test
    void whatIsLeftOpenOfAFileBeginsBehindWhatIsWorkedOut() {
        var subject = new Subject(WINDOW);
        int to = subject.to();
        for (int bound = 1; bound < to; bound++)
            assertThat(run(subject.stated(), bound, MANY, new ArrayValues(subject.values))
                            .open())
                    .contains(Message.of("check.values.open-file", "from", bound + 1L, "to", (long) to));
    }

    /// Twice such a period is one more than a long number can be.
    @Test
    void aPeriodThatNeedsMoreHeapsThanCanBeNumberedIsTooShort() {
        var subject = new Subject(GUY_SMITH);
        var period = new Evidence.Period(0, 1L << 62, 0, Long.MAX_VALUE, subject.theorem.citation(), false);
        assertThat(fault(run(new PeriodStatement(subject.rules, period, "", List.of()), FAR, MANY, null)))
                .isEqualTo("period.short");
    }

    /// Heap 0 may or may not be counted as the first that repeats.
    @Test
    void aPeriodMayBeginWithHeapOne() {
        for (var described : List.of(WINDOW, "WINDOW take {1,2}")) {
            var subject = new Subject(described);
            var least = subject.least;
            for (int preperiod = 0; preperiod < 4; preperiod++) {
                var later = new Repetition(preperiod, least.period(), least.saltus());
                var claim = later.claim(subject.theorem, FAR - 1, subject.misere);
                var statement = new PeriodStatement(
                        subject.rules, claim, digest(subject.values, FAR - 1), exceptional(subject.values, later));
                for (int bound : new int[] {FAR - 1, 30})
                    assertThat(fault(run(statement, bound, MANY, new ArrayValues(subject.values))))
                            .as("%s, from %d", described, preperiod)
                            .isEqualTo(preperiod < 2 ? "none" : "values.not-least-preperiod");
            }
        }
    }
}
