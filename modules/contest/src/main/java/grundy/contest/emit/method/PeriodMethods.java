package grundy.contest.emit.method;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchType;
import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OutcomesQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Makes methods of proved periods: of nim-values in normal play, of both values in misere play of
/// subtraction games, of outcomes where Left and Right have moves of their own.
final class PeriodMethods {
    /// The heaps up to which a proved period is searched for, in turn.
    private static final int[] HORIZONS = {2_000, 20_000};

    private static final int PRINTED = 3_000;
    private static final Duration TIME = Duration.ofSeconds(5);

    private final PrefixedRules prefixed;
    private final RuleTree rules;

    PeriodMethods(PrefixedRules prefixed) {
        this.prefixed = prefixed;
        this.rules = prefixed.game().rules();
    }

    Optional<ProgramMethod> find() {
        if (rules.arity() != 1) return Optional.empty();
        try {
            return switch (rules) {
                case RuleTree.Partizan _ -> partizan();
                case RuleTree.TakeAndBreak _, RuleTree.Moves _ ->
                    prefixed.play() == Play.NORMAL
                            ? values(Play.NORMAL).map(this::normal)
                            : rules.maySplit() ? Optional.empty() : tame();
                default -> Optional.empty();
            };
        } catch (LimitException | RulesException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    /// @param values of the preperiod and the first period
    private record PeriodicValues(Evidence.Period period, int[] values) {}

    private Optional<PeriodicValues> values(Play play) {
        var solver = new Solver(Limits.ofWork().until(Deadline.after(TIME)));
        for (int to : HORIZONS) {
            NimSequence sequence = solver.solve(new SequenceQuestion(prefixed.game(), play, to));
            if (sequence.period().orElse(null) instanceof Evidence.Period period
                    && period.isProved()
                    && period.preperiod() + period.period() <= sequence.values().length) {
                int length = (int) (period.preperiod() + period.period());
                if (length > PRINTED) return Optional.empty();
                return Optional.of(new PeriodicValues(period, Arrays.copyOf(sequence.values(), length)));
            }
            if (!(rules instanceof RuleTree.TakeAndBreak)) return Optional.empty();
        }
        return Optional.empty();
    }

    private ProgramMethod normal(PeriodicValues periodic) {
        return method(
                periodic.period(),
                List.of(table("g", periodic), value("value", "g", periodic.period())),
                "g",
                periodic);
    }

    /// A subtraction game is tame where each heap is fickle or firm, which is examined in both tables.
    private Optional<ProgramMethod> tame() {
        var normal = values(Play.NORMAL);
        var misere = values(Play.MISERE);
        if (misere.isEmpty()) return Optional.empty();
        if (normal.isPresent() && areTame(normal.get(), misere.get()))
            return Optional.of(method(
                            misere.get().period(),
                            List.of(
                                    table("g", normal.get()),
                                    value("value0", "g", normal.get().period()),
                                    table("m", misere.get()),
                                    value("misere0", "m", misere.get().period()),
                                    CommonSteps.tameWins()),
                            "m",
                            misere.get())
                    .with("about", Message.of("emit.about.tame-periods")));
        var one = value("wins", "m", misere.get().period());
        return Optional.of(method(
                misere.get().period(),
                List.of(
                        table("m", misere.get()),
                        new SketchItem.Function(
                                "wins", one.parameters(), SketchType.BOOL, CommonSteps.withTruthValues(one.body()))),
                "m",
                misere.get()));
    }

    /// Each pair of values is (0,1), (1,0) or twice the same; from a common preperiod on pairs repeat with the
    /// least common multiple of the periods.
    private static boolean areTame(PeriodicValues normal, PeriodicValues misere) {
        if (normal.period().saltus() != 0 || misere.period().saltus() != 0) return false;
        long before = Math.max(normal.period().preperiod(), misere.period().preperiod());
        long p = normal.period().period();
        long q = misere.period().period();
        for (long n = 0; n < before + p * q; n++) {
            int one = at(normal, n);
            int other = at(misere, n);
            if (one != other && (one > 1 || other > 1)) return false;
        }
        return true;
    }

    private static int at(PeriodicValues periodic, long n) {
        long before = periodic.period().preperiod();
        return periodic.values()[
                (int)
                        (n < before
                                ? n
                                : before + (n - before) % periodic.period().period())];
    }

    private static SketchItem.Global table(String name, PeriodicValues periodic) {
        return SketchItem.Global.table(name, Arrays.stream(periodic.values()));
    }

    private static SketchItem.Function value(String name, String table, Evidence.Period period) {
        int before = (int) period.preperiod();
        int length = (int) period.period();
        var steps = new ArrayList<String>();
        if (before > 0) {
            steps.add("if n < " + before);
            steps.add("  return " + table + "[n]");
        }
        var place = before == 0
                ? table + "[n mod " + length + "]"
                : table + "[" + before + " + (n - " + before + ") mod " + length + "]";
        var turns = before == 0 ? "n / " + length : "(n - " + before + ") / " + length;
        steps.add("return " + place + (period.saltus() == 0 ? "" : " + " + period.saltus() + " * (" + turns + ")"));
        return new SketchItem.Function(
                name,
                List.of(new SketchItem.Parameter("n", SketchType.LONG)),
                SketchType.LONG,
                new SketchParser(steps).steps());
    }

    private static ProgramMethod method(
            Evidence.Period period, List<SketchItem> items, String table, PeriodicValues periodic) {
        int length = periodic.values().length;
        return ProgramMethod.create(
                        period.saltus() == 0 ? "period" : "arithmetic-period", period.theorem(), Map.of(), items)
                .with(
                        "about",
                        Message.of(
                                "emit.about.period",
                                "table",
                                table,
                                "period",
                                period.period(),
                                "from",
                                period.preperiod(),
                                "saltus",
                                period.saltus() == 0 ? "" : " + " + period.saltus()))
                .with("cost", Message.of("emit.cost.table", "length", length));
    }

    // ---- Left and Right

    private Optional<ProgramMethod> partizan() {
        var solver = new Solver(Limits.ofWork().until(Deadline.after(TIME)));
        for (int to : HORIZONS) {
            var outcomes = solver.solve(new OutcomesQuestion(prefixed.game(), prefixed.play(), to));
            if (!(outcomes.period().orElse(null) instanceof Evidence.Period period) || !period.isProved()) continue;
            long length = period.preperiod() + period.period();
            if (length > PRINTED || length > outcomes.outcomes().size()) return Optional.empty();
            int[] values = outcomes.outcomes().stream()
                    .limit(length)
                    .mapToInt(PeriodMethods::code)
                    .toArray();
            var periodic = new PeriodicValues(period, values);
            return Optional.of(method(
                            period, List.of(table("w", periodic), value("outcome", "w", period)), "w", periodic)
                    .with(
                            "about",
                            Message.of("emit.about.outcomes", "period", period.period(), "from", period.preperiod())));
        }
        return Optional.empty();
    }

    private static int code(Outcome outcome) {
        return switch (outcome) {
            case P -> 0;
            case N -> 1;
            case L -> 2;
            case R -> 3;
            case D -> throw new LimitException(Message.of("emit.draws"));
        };
    }
}
