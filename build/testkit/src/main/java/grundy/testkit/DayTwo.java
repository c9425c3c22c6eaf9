package grundy.testkit;

import java.util.List;

/// The games that are born by day 2: 22 values; the textbooks print their table.
public final class DayTwo {
    /// Each of the games in several notations that `eval` reads.
    public static final List<List<String>> NOTATIONS = List.of(
            List.of("0", "{|}", "*0", "-0", "{-1|1}"),
            List.of("1", "{0|}", "{*|}"),
            List.of("-1", "{|0}", "-{0|}", "−1"),
            List.of("*", "*1", "{0|0}", "+-0", "±0"),
            List.of("2", "{1|}", "{0,1|}"),
            List.of("-2", "{|-1}", "-{1|}"),
            List.of("1/2", "{0|1}"),
            List.of("-1/2", "{-1|0}", "-{0|1}"),
            List.of("^", "^1", "{0|*}", "{0||0|0}", "{0｜*}"),
            List.of("v", "v1", "-^", "{*|0}", "{0|0||0}"),
            List.of("^*", "{0,*|0}", "^ + *", "{0|0,v}"),
            List.of("v*", "{0|0,*}", "v+*"),
            List.of("*2", "{0,*|0,*}", "+-{0,*}"),
            List.of("{1|0}", "1/2 + +-1/2", "1/2 + ±1/2"),
            List.of("{0|-1}", "-1/2 + +-1/2"),
            List.of("{1|-1}", "+-1", "±1", "+-{1}"),
            List.of("{1|*}", "{1||0|0}"),
            List.of("{*|-1}", "{0|0||-1}"),
            List.of("{1|0,*}"),
            List.of("{0,*|-1}"),
            List.of("1*", "{1|1}", "1 + *", "1*1"),
            List.of("-1*", "{-1|-1}", "-(1*)"));

    private DayTwo() {}
}
