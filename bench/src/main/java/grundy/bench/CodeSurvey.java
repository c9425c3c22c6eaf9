package grundy.bench;

import grundy.answer.NimSequence;
import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Surveys all octal codes 0.d1d2d3 and 4.d1d2d3: periods within some heaps, one line of CSV each, and
/// the time. One code of 16 is compared with the loop over all options. Run with
/// `java -cp bench/target/benchmarks.jar grundy.bench.CodeSurvey [last heap]`.
public final class CodeSurvey {
    private static final int LAST = 1 << 14;
    private static final int COMPARED = 16;

    private CodeSurvey() {}

    /// @param lastExceptional the last heap before the period, -1 if there is none
    private record SurveyLine(
            String code, long preperiod, long period, long lastExceptional, String kind, int largest, double seconds) {
        @Override
        public String toString() {
            return period == 0
                    ? "%s,,,,none,%d,%.3f".formatted(code, largest, seconds)
                    : "%s,%d,%d,%d,%s,%d,%.3f"
                            .formatted(code, preperiod, period, lastExceptional, kind, largest, seconds);
        }
    }

    public static void main(String[] arguments) {
        int last = arguments.length > 0 ? Integer.parseInt(arguments[0]) : LAST;
        var codes = new ArrayList<String>();
        for (String first : List.of("0", "4"))
            for (int number = 0; number < 512; number++)
                codes.add("%s.%d%d%d".formatted(first, number >> 6, number >> 3 & 7, number & 7));
        long start = System.nanoTime();
        var lines = codes.parallelStream().map(code -> line(code, last)).toList();
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.println("code,preperiod,period,last exceptional,kind,largest,seconds");
        lines.forEach(System.out::println);
        long proved = lines.stream().filter(line -> line.kind.equals("proved")).count();
        System.err.printf(
                "%d codes to heap %d in %.1f s by the clock, %.1f s of work; %d periods proved, %d observed%n",
                lines.size(),
                last,
                seconds,
                lines.stream().mapToDouble(SurveyLine::seconds).sum(),
                proved,
                lines.stream().filter(line -> line.kind.equals("observed")).count());
        long naive = System.nanoTime();
        for (int i = 5; i < codes.size(); i += COMPARED) compare(codes.get(i), last);
        System.err.printf(
                "%d codes agree with the loop over all options, which takes %.2f s a code%n",
                codes.size() / COMPARED, (System.nanoTime() - naive) / 1e9 / (codes.size() / COMPARED));
    }

    private static SurveyLine line(String code, int last) {
        long start = System.nanoTime();
        var sequence = sequence(code, last);
        double seconds = (System.nanoTime() - start) / 1e9;
        int largest = Arrays.stream(sequence.values()).max().orElse(0);
        if (sequence.period().isEmpty()) return new SurveyLine(code, 0, 0, 0, "none", largest, seconds);
        var period = sequence.period().get();
        return new SurveyLine(
                code,
                period.preperiod(),
                period.period(),
                period.preperiod() - 1,
                period.isProved() ? "proved" : "observed",
                largest,
                seconds);
    }

    private static NimSequence sequence(String code, int last) {
        try {
            var rules = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(code));
            return new Solver(Limits.DEFAULT).solve(new SequenceQuestion(rules.game(), Play.NORMAL, last));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(code, e);
        }
    }

    private static void compare(String code, int last) {
        int[] expected = loop(code.replace(".", "").chars().map(c -> c - '0').toArray(), last);
        if (!Arrays.equals(expected, sequence(code, last).values())) throw new AssertionError(code);
    }

    private static int[] loop(int[] digits, int last) {
        int[] values = new int[last + 1];
        int[] stamps = new int[4 * (last + 1)];
        for (int n = 1; n <= last; n++) {
            for (int t = 0; t < digits.length && t <= n; t++) {
                int left = n - t;
                if (left == 0 && (digits[t] & 1) != 0) stamps[0] = n;
                if (left > 0 && left < n && (digits[t] & 2) != 0) stamps[values[left]] = n;
                if ((digits[t] & 4) == 0) continue;
                for (int a = 1, b = left - 1; a <= b; a++, b--) stamps[values[a] ^ values[b]] = n;
            }
            int mex = 0;
            while (stamps[mex] == n) mex++;
            values[n] = mex;
        }
        return values;
    }
}
