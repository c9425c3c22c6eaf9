package grundy.contest.judge;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lines of an input that is made up are those of the statement: programs in Python read a line at a time, and must
/// find on it what they expect.
@EveryTurn
class StatementLinesTest {
    private static final Map<String, Consumer<Lines>> SHAPES = new TreeMap<>();

    private static final class Lines {
        private final List<String> lines;
        private int at;

        Lines(String text) {
            lines = text.lines().toList();
        }

        boolean has() {
            return at < lines.size();
        }

        private long[] words() {
            assertThat(has()).as("a line %d", at + 1).isTrue();
            return Arrays.stream(lines.get(at++).split(" "))
                    .mapToLong(Long::parseUnsignedLong)
                    .toArray();
        }

        /// @return the numbers of a line, which are so many
        long[] row(long count) {
            if (count == 0) return new long[0];
            var words = words();
            assertThat(words).as("line %d", at).hasSize((int) count);
            return words;
        }

        void rows(long count, long width) {
            for (long i = 0; i < count; i++) row(width);
        }

        long one() {
            return row(1)[0];
        }

        /// A number, and so many more on the same line.
        void counted() {
            var words = words();
            assertThat(words).as("line %d", at).hasSize((int) words[0] + 1);
        }

        void counted(long times) {
            for (long i = 0; i < times; i++) counted();
        }

        /// A line with a number, and one with so many.
        void heaps() {
            row(one());
        }
    }

    private static void shape(String ids, Consumer<Lines> one) {
        for (var id : ids.split(" ")) SHAPES.put(id, one);
    }

    private static void cases(String ids, Consumer<Lines> one) {
        shape(ids, in -> {
            for (long t = in.one(); t > 0; t--) one.accept(in);
        });
    }

    private static void untilEnd(String ids, Consumer<Lines> one) {
        shape(ids, in -> {
            while (in.has()) one.accept(in);
        });
    }

    /// @param more reads a case; false where it is the line of zeros after the last one
    private static void untilZero(String ids, Predicate<Lines> more) {
        shape(ids, in -> {
            while (more.test(in)) assertThat(in.has()).as("zeros at the end").isTrue();
        });
    }

    private static boolean isNotZero(long[] row) {
        return Arrays.stream(row).anyMatch(number -> number != 0);
    }

    static {
        shape("BOJ9655 CF87Ca POJ2368 POJ3537 LuoguP6487", Lines::one);
        shape("LuoguP2252", in -> in.row(2));
        shape("AtCoder-codethanks14B-G-a", in -> in.rows(2, 1));
        shape("AcWing891 AcWing892 AcWing894 ABC172F ABC368F EDPC-L CF1033C LuoguP1247 LuoguP1288", Lines::heaps);
        shape("ABC297G", in -> in.row(in.row(3)[0]));
        shape("EDPC-K-1 CF603C", in -> in.row(in.row(2)[0]));
        shape("CSES1729", in -> in.row(in.row(2)[1]));
        shape("SPOJ-MCOINS", in -> in.row(in.row(3)[2]));
        shape("ARC091Fa CF15C", in -> in.rows(in.one(), 2));
        shape("AGC017Da", in -> in.rows(in.one() - 1, 2));
        shape("ABC255G", in -> {
            var sizes = in.row(2);
            in.row(sizes[0]);
            in.rows(sizes[1], 2);
        });
        shape("AcWing893", in -> {
            in.heaps();
            in.heaps();
        });
        shape("AcWing1319", in -> {
            var sizes = in.row(3);
            in.rows(sizes[1], 2);
            in.row(sizes[2]);
        });
        shape("CodinGame-misere-nim", in -> {
            var sizes = in.row(2);
            in.rows(sizes[1], sizes[0]);
        });
        shape("LuoguP3235", in -> in.counted(in.row(2)[0]));
        shape("LuoguP3179", in -> {
            in.one();
            for (long k = in.one(); k > 0; k--) in.heaps();
        });

        cases("LuoguP4018 LuoguP4860 CF1537D CSES2207", Lines::one);
        cases("CF1194D HDU1846 HDU2188 HDU2486 HDU2580 POJ3922 HDU3951 HDU3980 LuoguP4101", in -> in.row(2));
        cases("LuoguP1290 LibraryChecker-nim_product_64", in -> in.row(2));
        cases("HDU1079 HDU5754", in -> in.row(3));
        cases("SPOJ-RESN04 SPOJ-MMMGAME HDU1907 POJ3480 LuoguP4279 LuoguP2197 LuoguP2148 LuoguP3480", Lines::heaps);
        cases("LuoguP2599 AcWing1322 LuoguP3185 HDU3032 HDU5795 HDU3389 POJ1704 LightOJ1296", Lines::heaps);
        cases("CSES1730 CSES1098 CSES1099 CSES2208", Lines::heaps);
        cases("CF919F", in -> {
            in.one();
            in.rows(2, 8);
        });
        cases("HDU5724 LuoguP2575", in -> in.counted(in.one()));
        cases("HDU3094", in -> in.rows(in.one() - 1, 2));
        cases("HDU5996", in -> {
            long n = in.one();
            in.row(n - 1);
            in.row(n);
        });

        untilEnd("HDU1847 HDU1517 POJ2505", Lines::one);
        untilEnd("POJ1067 HDU1527 HDU2149 POJ2311 AcWing219", in -> in.row(2));
        untilEnd("HDU2897", in -> in.row(3));
        untilEnd("POJ2234", Lines::counted);
        untilEnd("HDU2509", Lines::heaps);
        untilEnd("HDU3595", in -> in.rows(in.one(), 2));
        untilEnd("POJ3533", in -> in.rows(in.one(), 3));
        untilEnd("HDU1730", in -> in.rows(in.row(2)[0], 2));
        untilEnd("HDU4315", in -> in.row(in.row(2)[0]));

        untilZero("HDU1564 LuoguP4136 HDU2516 POJ2484", in -> in.one() != 0);
        untilZero("HDU2147 HDU2177 HDU1525 POJ2348", in -> isNotZero(in.row(2)));
        untilZero("HDU1848", in -> isNotZero(in.row(3)));
        untilZero("HDU1849 HDU1850 HDU2176 POJ2975 POJ1740", in -> {
            long heaps = in.one();
            in.row(heaps);
            return heaps != 0;
        });
        untilZero("HDU1729", in -> {
            long boxes = in.one();
            in.rows(boxes, 2);
            return boxes != 0;
        });
    }

    static Set<String> names() {
        return SHAPES.keySet();
    }

    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("names")
    void areThoseOfWhatIsMadeUp(String id) throws IOException {
        var problem = Problems.find(id);
        var sampler = new Sampler(problem);
        for (var unit : sampler.small(CaseCount.of(50))) readBy(id, sampler.text(List.of(unit)));
        for (long seed = 1; seed <= 5; seed++)
            readBy(id, new SampleInput(problem, false, OptionalLong.empty(), seed).text());
    }

    private static void readBy(String id, String input) {
        var lines = new Lines(input);
        SHAPES.get(id).accept(lines);
        assertThat(lines.has()).as("%s%nmore lines than read", input).isFalse();
    }
}
