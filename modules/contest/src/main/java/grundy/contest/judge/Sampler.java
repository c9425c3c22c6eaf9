package grundy.contest.judge;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Item;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.Problem.Limit;
import grundy.contest.problem.ProblemCase;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Makes up inputs of a problem by its shape and its limits.
public final class Sampler {
    private static final BigInteger USUAL_MOST = BigInteger.valueOf(20);
    private static final int TRIES = 200;

    private final Problem problem;
    private final Map<String, Limit> limits = new LinkedHashMap<>();
    private final Set<String> lengths = new HashSet<>();
    private final Set<String> counts = new HashSet<>();

    /// @param problem whose limits say how large numbers and lists may be
    public Sampler(Problem problem) {
        this.problem = problem;
        for (var limit : problem.limits()) for (var name : limit.names()) limits.put(name, limit);
        collect(problem.input());
    }

    private void collect(InputShape shape) {
        for (var item : shape.items())
            switch (item) {
                case Item.Row(var _, var _, var names, var _) -> lengths.addAll(names);
                case Item.Lists(var _, var _, var names) -> lengths.addAll(names);
                case Item.BracketedList(var _, var length, var _) -> lengths.add(length);
                case Item.Words(var _, var _, var _, var names) -> lengths.addAll(names);
                case Item.Block(var body, Repetition.Sum(var _, var names)) -> {
                    lengths.addAll(names);
                    collect(body);
                }
                case Item.Block(var body, Repetition.Times(var _, var name)) -> {
                    counts.add(name);
                    collect(body);
                }
                case Item.Block(var body, var _) -> collect(body);
                case Item.SingleNumber _, Item.CountedRow _, Item.Text _ -> {}
            }
    }

    /// @return whether a number says how many there are of something
    public boolean isLength(String name) {
        return lengths.contains(name);
    }

    /// @return the most cases that an input may have
    public long mostCases() {
        var block = problem.input().cases();
        if (block == null) return 1;
        long most = Long.MAX_VALUE;
        for (var each = block; each != null; each = each.body().cases())
            if (each.repetition() instanceof Repetition.Times(var _, var name)) {
                if (limits.get(name) instanceof Limit limit)
                    most = Math.min(most, limit.most().number(new ProblemCase()));
            }
        return most;
    }

    /// @return the fewest cases that an input may have
    private long leastCases() {
        var innermost = problem.input().cases();
        while (innermost != null && innermost.body().cases() != null)
            innermost = innermost.body().cases();
        return innermost != null
                        && innermost.repetition() instanceof Repetition.Times(var _, var name)
                        && limits.get(name) instanceof Limit limit
                ? limit.least().number(new ProblemCase())
                : 1;
    }

    /// @return the smallest and the largest number that the limits allow; empty where that depends on other numbers
    public List<BigInteger> ends(String name) {
        if (!limits.containsKey(name)) return List.of();
        try {
            return List.of(least(name, new ProblemCase()), most(name, new ProblemCase()));
        } catch (JudgeException _) {
            return List.of();
        }
    }

    /// @return all small inputs in order of size, each made when it is asked for
    public Stream<SampleCase> small() {
        return Stream.generate(new SmallInputs(this)::next)
                .takeWhile(Optional::isPresent)
                .map(Optional::get);
    }

    /// @return all small inputs in order of size, up to a limit
    public List<SampleCase> small(int most) {
        return small().limit(most).toList();
    }

    /// @param size from 0 to 1
    /// @param mostLength of lists
    /// @return null if no input came about that the problem allows
    public @Nullable SampleCase random(RandomGenerator random, double size, long mostLength) {
        return random(random, size, mostLength, List.of());
    }

    /// @param like an input with which the new one may stand in one input: all but the case is the same
    /// @return null if no input came about that the problem allows
    public @Nullable SampleCase randomBeside(SampleCase like, RandomGenerator random, double size, long mostLength) {
        return random(random, size, mostLength, like.choices().subList(0, like.outer()));
    }

    private @Nullable SampleCase random(RandomGenerator random, double size, long mostLength, List<BigInteger> first) {
        for (int i = 0; i < TRIES; i++) {
            var unit = make(new InputChoices.RandomChoices(random, size, mostLength).after(first));
            if (unit != null) return unit;
        }
        return null;
    }

    /// @return a case as large as the limits allow, with lists at most of this length
    ///
    /// @param like an input with which the new one may stand in one input, or null
    public @Nullable SampleCase largest(@Nullable SampleCase like, RandomGenerator random, long mostLength) {
        List<BigInteger> first = like == null ? List.of() : like.choices().subList(0, like.outer());
        for (int i = 0; i < TRIES; i++) {
            var unit = make(new InputChoices.LargestChoices(random, mostLength).after(first));
            if (unit != null) return unit;
        }
        return null;
    }

    /// @param numbers for some names
    /// @return null if the problem does not allow that
    public @Nullable SampleCase sampleWith(Map<String, List<BigInteger>> numbers) {
        return make(new InputChoices.FixedChoices(numbers));
    }

    /// @return the input of the choices, where choices that are missing are 0; null if the problem does not
    ///     allow that
    public @Nullable SampleCase replay(List<BigInteger> choices) {
        return make(new InputChoices.Replay(choices));
    }

    @Nullable
    SampleCase make(InputChoices choices) {
        var levels = new ArrayList<Map<String, Object>>();
        var values = new ProblemCase();
        try {
            int outer = 0;
            for (InputShape shape = problem.input(); shape != null; ) {
                outer = choices.count();
                levels.add(level(shape, values, choices));
                var block = shape.cases();
                shape = block == null ? null : block.body();
            }
            if (!isAllowed(levels, values)) return null;
            return new SampleCase(List.copyOf(levels), choices.choices(), outer);
        } catch (InputChoices.RejectedChoicesException _) {
            return null;
        }
    }

    private boolean isAllowed(List<Map<String, Object>> levels, ProblemCase values) {
        int depth = 0;
        for (InputShape shape = problem.input(); shape != null; depth++) {
            var block = shape.cases();
            if (block != null && block.repetition() instanceof Repetition.UntilZeros(var zeros) && !zeros.isEmpty()) {
                var inner = levels.get(depth + 1);
                if (zeros.stream()
                        .allMatch(zero -> ((WholeNumber) inner.getOrDefault(zero, WholeNumber.of(1))).signum() == 0))
                    return false;
            }
            shape = block == null ? null : block.body();
        }
        return problem.input().hasSums() || needsHold(values);
    }

    private boolean needsHold(ProblemCase values) {
        try {
            return problem.needs().stream().allMatch(need -> need.holds(values));
        } catch (JudgeException _) {
            return true;
        }
    }

    private Map<String, Object> level(InputShape shape, ProblemCase values, InputChoices choices) {
        var level = new LinkedHashMap<String, Object>();
        for (var item : shape.items()) {
            switch (item) {
                case Item.SingleNumber(var name) -> {
                    if (!counts.contains(name)) put(level, values, name, number(name, values, choices));
                }
                case Item.Row(var name, var length, var names, var width) -> {
                    if (kinds(name).contains("cactus") || kinds(name).contains("rings"))
                        cycles(name, names.getFirst(), level, values, choices);
                    else
                        put(
                                level,
                                values,
                                name,
                                row(name, Math.toIntExact(length.number(values)), width, values, choices));
                }
                case Item.CountedRow(var name) -> {
                    int length = choices.choose(name, BigInteger.ZERO, USUAL_MOST, true)
                            .intValue();
                    put(level, values, name, row(name, length, 1, values, choices));
                }
                case Item.Lists(var name, var count, var _) ->
                    put(level, values, name, SampleStructures.acyclic(Math.toIntExact(count.number(values)), choices));
                case Item.BracketedList(var name, var length, boolean nested) -> {
                    var number = number(length, values, choices);
                    int size = Math.toIntExact(number.small());
                    put(level, values, length, number);
                    put(
                            level,
                            values,
                            name,
                            nested ? SampleStructures.neighbours(size, choices) : row(name, size, 1, values, choices));
                }
                case Item.Text(var name, var _) -> {
                    int length = choices.choose(name, least(name, values), most(name, values), true)
                            .intValue();
                    put(level, values, name, text(name, length, choices));
                }
                case Item.Words(var name, var count, var length, var _) -> {
                    int letters = Math.toIntExact(Math.multiplyExact(count.number(values), length.number(values)));
                    put(level, values, name, text(name, letters, choices));
                }
                case Item.Block(var body, Repetition.Sum(var count, var _)) -> {
                    var summands = new ArrayList<Map<String, Object>>();
                    long number = count.number(values);
                    for (long i = 0; i < number; i++) summands.add(summand(body, values, choices));
                    level.put("", summands);
                }
                case Item.Block _ -> {}
            }
        }
        return level;
    }

    private Map<String, Object> summand(InputShape shape, ProblemCase values, InputChoices choices) {
        var summand = level(shape, values, choices);
        for (int tried = 0; !needsHold(values); tried++) {
            if (tried == TRIES || choices instanceof InputChoices.Enumeration)
                throw new InputChoices.RejectedChoicesException();
            summand = level(shape, values, choices);
        }
        return summand;
    }

    private static void put(Map<String, Object> level, ProblemCase values, String name, CaseValue value) {
        level.put(name, value);
        values.put(name, value);
    }

    private List<String> kinds(String name) {
        return limits.get(name) instanceof Limit limit ? limit.words() : List.of();
    }

    private BigInteger least(String name, ProblemCase values) {
        return limits.get(name) instanceof Limit limit
                ? FormulaOperations.number(limit.least().of(values)).big()
                : BigInteger.ZERO;
    }

    private BigInteger most(String name, ProblemCase values) {
        return limits.get(name) instanceof Limit limit
                ? FormulaOperations.number(limit.most().of(values)).big()
                : USUAL_MOST;
    }

    private WholeNumber number(String name, ProblemCase values, InputChoices choices) {
        boolean length = lengths.contains(name);
        return WholeNumber.of(choices.choose(name, least(name, values), most(name, values), length));
    }

    private CaseValue.Row row(String name, int length, int width, ProblemCase values, InputChoices choices) {
        var kinds = kinds(name);
        if (kinds.contains("tree")) return SampleStructures.tree(length + 1, choices);
        if (kinds.contains("parents")) return SampleStructures.parents(length, !kinds.contains("earlier"), choices);
        if (kinds.contains("permutation")) return SampleStructures.permutation(length, choices);
        if (kinds.contains("acyclic"))
            return SampleStructures.acyclicEdges(most(name, values).intValueExact(), length, choices);
        if (width > 1) return rows(name, length, width, values, choices);
        var numbers = new long[length];
        long least = least(name, values).longValueExact();
        long most = most(name, values).longValueExact();
        boolean increasing = kinds.contains("increasing");
        var used = kinds.contains("distinct") ? new HashSet<Long>() : null;
        for (int i = 0; i < numbers.length; i++) {
            long from = i == 0 || !increasing && !kinds.contains("ascending")
                    ? least
                    : numbers[i - 1] + (increasing ? 1 : 0);
            long to = increasing ? Math.min(most, Math.max(from, most - (numbers.length - 1 - i))) : most;
            if (from > to) throw new InputChoices.RejectedChoicesException();
            // Numbers that go up would soon come to the end of the range if they were chosen from all of it.
            if (increasing || kinds.contains("ascending"))
                to = Math.min(to, from + (most - from) / (numbers.length - i) * 2 + 1);
            numbers[i] = distinct(name, from, Math.max(from, to), used, choices);
        }
        return new CaseValue.Row(numbers, 1);
    }

    /// Rows of several numbers: `distinct` are the rows, and `falling` is each of them.
    private CaseValue.Row rows(String name, int length, int width, ProblemCase values, InputChoices choices) {
        var kinds = kinds(name);
        var numbers = new long[Math.multiplyExact(length, width)];
        var used = new HashSet<List<Long>>();
        for (int i = 0; i < length; i++) {
            var row = new ArrayList<Long>();
            for (int tried = 0; row.isEmpty(); tried++) {
                if (tried == TRIES) throw new InputChoices.RejectedChoicesException();
                for (int j = 0; j < width; j++) {
                    var most =
                            j > 0 && kinds.contains("falling") ? BigInteger.valueOf(row.getLast()) : most(name, values);
                    row.add(choices.choose(name, least(name, values), most, false)
                            .longValueExact());
                }
                if (!kinds.contains("distinct") || used.add(List.copyOf(row))) break;
                if (choices instanceof InputChoices.Enumeration) throw new InputChoices.RejectedChoicesException();
                row.clear();
            }
            for (int j = 0; j < width; j++) numbers[i * width + j] = row.get(j);
        }
        return new CaseValue.Row(numbers, width);
    }

    /// Makes a number distinct: in place of one that is there already it takes the next that is not,
    /// and after the last one the first.
    private static long distinct(String name, long from, long to, @Nullable Set<Long> used, InputChoices choices) {
        long number = choices.choose(name, BigInteger.valueOf(from), BigInteger.valueOf(to), false)
                .longValueExact();
        if (used == null || used.add(number)) return number;
        if (choices instanceof InputChoices.Enumeration || used.size() > to - from)
            throw new InputChoices.RejectedChoicesException();
        do number = number == to ? from : number + 1;
        while (!used.add(number));
        return number;
    }

    private CaseValue.Text text(String name, int length, InputChoices choices) {
        var kinds = kinds(name);
        var quoted = kinds.contains("letters") ? kinds.getLast() : "\"ab\"";
        var text = new StringBuilder();
        for (int i = 0; i < length; i++)
            text.append(quoted.charAt(
                    choices.choose("letter", BigInteger.ONE, BigInteger.valueOf(quoted.length() - 2L), false)
                            .intValue()));
        return new CaseValue.Text(text.toString());
    }

    private void cycles(
            String name, String length, Map<String, Object> level, ProblemCase values, InputChoices choices) {
        int count = level.values().iterator().next() instanceof WholeNumber(long small, var _) ? (int) small : 0;
        if (count < 1) throw new InputChoices.RejectedChoicesException();
        var edges = SampleStructures.cactus(count, kinds(name).contains("rings"), choices);
        put(level, values, length, WholeNumber.of(edges.numbers().length / 2));
        put(level, values, name, edges);
    }

    /// Writes inputs with one case each as one input.
    ///
    /// @param units cases that differ in outer levels stand in different blocks; where a problem wants
    ///     more cases than these, the last one is repeated
    public String text(List<SampleCase> units) {
        var enough = new ArrayList<>(units);
        for (long count = leastCases(); enough.size() < count; ) enough.add(units.getLast());
        var text = new SampleText();
        text.write(problem.input(), enough, 0);
        return text.toString();
    }

    /// @return whether two cases may stand in one input
    public boolean together(SampleCase one, SampleCase other) {
        var block = problem.input().cases();
        if (block == null) return false;
        InputShape shape = problem.input();
        for (int depth = 0; shape != null; depth++) {
            var inner = shape.cases();
            if (inner == null) return true;
            boolean equal = one.levels().get(depth).equals(other.levels().get(depth));
            boolean repeated = depth > 0;
            if (!equal && !repeated) return false;
            shape = inner.body();
        }
        return true;
    }
}
