package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Short games by the definitions alone: options, `G <= H` unless some left option of G is at least H or some right
/// option of H is at most G, sums by their options, and a game without its dominated and reversible options, of which
/// equal games have the same ones. Nothing here knows numbers, stops or ups, or the arithmetic that the engines have.
///
/// Everything here and in what builds on it goes from games to their options by calling itself; no game is deeper than
/// a bound, and none deeper is made: what would need one ends with a {@link LimitException}.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapter 0; theorems 68 and 69 of chapter 10.
public final class PlainGames {
    /// Larger integers have too long a row of options.
    private static final int MOST_BIRTHDAY = 300;

    /// Moves that a game may last, at most.
    private static final int DEEPEST = 5_000;

    private static final String TOO_DEEP = "check.deep";

    private static final int PLACES = 1 << 20;
    private static final int FEW_PLACES = 1 << 8;

    private final List<int[]> lefts = new ArrayList<>();
    private final List<int[]> rights = new ArrayList<>();
    private final List<Integer> depths = new ArrayList<>();
    private final Map<Options, Integer> ids = new HashMap<>();
    private final Map<Long, Integer> sums = new HashMap<>();
    private final GameMemo<Dyadic, Integer> numbers = new GameMemo<>();

    /// Pairs that were compared, the second one plus 1 and the answer below; a later pair displaces an earlier one.
    /// Most calculations need few places: there are more once as many pairs were entered.
    private long[] compared = new long[FEW_PLACES];
    private int entries;

    /// There is no game yet but 0.
    public PlainGames() {}

    /// Options of a game, ascending ids.
    private record Options(List<Integer> left, List<Integer> right) {
        static Options of(int[] left, int[] right) {
            return new Options(
                    Arrays.stream(left).boxed().toList(),
                    Arrays.stream(right).boxed().toList());
        }
    }

    /// @return the game without options
    public int zero() {
        return entered(new int[0], new int[0]);
    }

    int[] left(int game) {
        return lefts.get(game);
    }

    int[] right(int game) {
        return rights.get(game);
    }

    /// @return the options of one side
    public int[] options(int game, boolean isLeft) {
        return isLeft ? left(game) : right(game);
    }

    /// @return the options of both sides
    public IntStream options(int game) {
        return IntStream.concat(Arrays.stream(left(game)), Arrays.stream(right(game)));
    }

    /// @return whether `one <= two`
    public boolean isAtMost(int one, int two) {
        if (one == two) return true;
        long pair = (long) (one + 1) << 31 | two;
        long cached = compared[place(pair)];
        if (cached >>> 1 == pair) return (cached & 1) != 0;
        Checkpoint.step();
        boolean isAtMost = true;
        for (int option : left(one)) isAtMost = isAtMost && !isAtMost(two, option);
        for (int option : right(two)) isAtMost = isAtMost && !isAtMost(option, one);
        if (++entries > compared.length && compared.length < PLACES) compared = new long[2 * compared.length];
        compared[place(pair)] = pair << 1 | (isAtMost ? 1 : 0);
        return isAtMost;
    }

    private int place(long pair) {
        return (int) (pair * 0x9E3779B97F4A7C15L >>> 44) & compared.length - 1;
    }

    private boolean isAtLeast(int greater, int less) {
        return isAtMost(less, greater);
    }

    /// @param left ids, in any order
    /// @return the game that has these options
    public int of(int[] left, int[] right) {
        return new CandidateForm(left, right).simplified();
    }

    /// @return the disjunctive sum
    public int plus(int one, int two) {
        if (one > two) return plus(two, one);
        long pair = (long) one << 32 | two;
        var cached = sums.get(pair);
        if (cached != null) return cached;
        Checkpoint.step();
        int sum = of(
                IntStream.concat(
                                Arrays.stream(left(one)).map(option -> plus(option, two)),
                                Arrays.stream(left(two)).map(option -> plus(one, option)))
                        .toArray(),
                IntStream.concat(
                                Arrays.stream(right(one)).map(option -> plus(option, two)),
                                Arrays.stream(right(two)).map(option -> plus(one, option)))
                        .toArray());
        sums.put(pair, sum);
        return sum;
    }

    private int entered(int[] left, int[] right) {
        return ids.computeIfAbsent(Options.of(left, right), _ -> {
            int depth = IntStream.concat(Arrays.stream(left), Arrays.stream(right))
                    .map(option -> depths.get(option) + 1)
                    .max()
                    .orElse(0);
            if (depth > DEEPEST) throw new LimitException(Message.of(TOO_DEEP, "most", DEEPEST));
            lefts.add(left);
            rights.add(right);
            depths.add(depth);
            return lefts.size() - 1;
        });
    }

    /// @return whether a limit was met because some game would be too deep, rather than time or memory
    public static boolean isTooDeep(LimitException fault) {
        return fault.explanation().key().equals(TOO_DEEP);
    }

    /// A position as its rules give it.
    private final class CandidateForm {
        private int[] left;
        private int[] right;

        CandidateForm(int[] left, int[] right) {
            this.left = left;
            this.right = right;
        }

        int simplified() {
            boolean changed = true;
            while (changed) {
                left = best(left, PlainGames.this::isAtMost);
                right = best(right, PlainGames.this::isAtLeast);
                var left = bypassed(this.left, rights, lefts, this::isAtLeast);
                var right = bypassed(this.right, lefts, rights, this::isAtMost);
                changed = left.isPresent() || right.isPresent();
                this.left = left.orElse(this.left);
                this.right = right.orElse(this.right);
            }
            return entered(left, right);
        }

        /// @return whether `game <= this`
        private boolean isAtLeast(int game) {
            for (int option : right) if (PlainGames.this.isAtMost(option, game)) return false;
            for (int option : PlainGames.this.left(game)) if (isAtMost(option)) return false;
            return true;
        }

        /// @return whether `this <= game`
        private boolean isAtMost(int game) {
            for (int option : left) if (PlainGames.this.isAtMost(game, option)) return false;
            for (int option : PlainGames.this.right(game)) if (isAtLeast(option)) return false;
            return true;
        }
    }

    private interface Order {
        boolean isNoBetter(int one, int two);
    }

    /// @return the options that no other is at least as good as, ascending
    private static int[] best(int[] options, Order order) {
        var each = Arrays.stream(options).sorted().distinct().toArray();
        return Arrays.stream(each)
                .filter(one -> Arrays.stream(each).noneMatch(two -> one != two && order.isNoBetter(one, two)))
                .toArray();
    }

    /// @param reverses whether an answer makes the option that it answers reversible
    /// @return empty if no option is reversible
    private static Optional<int[]> bypassed(
            int[] options, List<int[]> answers, List<int[]> next, IntPredicate reverses) {
        for (int option : options)
            for (int answer : answers.get(option))
                if (reverses.test(answer))
                    return Optional.of(IntStream.concat(
                                    Arrays.stream(options).filter(other -> other != option),
                                    Arrays.stream(next.get(answer)))
                            .toArray());
        return Optional.empty();
    }

    /// @return the game of a value; empty if it is too long
    public Optional<Integer> of(ShortValue value) {
        return switch (value) {
            case Value.Nimber(var nimber) -> nimber(nimber);
            case Value.Number(var number) -> number(number);
            case Value.NumberAndNimber(var number, var nimber) ->
                number(number).flatMap(one -> nimber(nimber).map(two -> plus(one, two)));
            case CanonicalForm(var forms, int id) -> form(forms, id);
            case Value.Game _ -> Optional.empty();
        };
    }

    /// @return empty if it is too long
    Optional<Integer> nimber(BigInteger nimber) {
        if (nimber.compareTo(BigInteger.valueOf(MOST_BIRTHDAY)) > 0) return Optional.empty();
        int game = zero();
        for (int i = 1, last = nimber.intValueExact(); i <= last; i++) {
            var smaller = new int[i];
            smaller[i - 1] = game;
            System.arraycopy(left(game), 0, smaller, 0, i - 1);
            game = of(smaller, smaller);
        }
        return Optional.of(game);
    }

    /// @return empty if it is too long
    Optional<Integer> number(Dyadic number) {
        if (number.birthday().compareTo(BigInteger.valueOf(MOST_BIRTHDAY)) > 0) return Optional.empty();
        return Optional.of(born(number));
    }

    /// By the canonical form of a number: `{n-1|}` for n > 0, `{(m-1)/2^k | (m+1)/2^k}` for odd m and k > 0.
    private int born(Dyadic number) {
        var step = Dyadic.ONE.timesPowerOfTwo(-number.twos());
        boolean hasLeft = !number.isInteger() || number.signum() > 0;
        boolean hasRight = !number.isInteger() || number.signum() < 0;
        return numbers.of(
                number,
                () -> entered(
                        hasLeft ? new int[] {born(number.minus(step))} : new int[0],
                        hasRight ? new int[] {born(number.plus(step))} : new int[0]));
    }

    private Optional<Integer> form(CanonicalForms forms, int form) {
        var copies = new HashMap<Integer, Integer>();
        var stack = new ArrayDeque<Integer>(List.of(form));
        while (stack.peek() instanceof Integer now) {
            Checkpoint.step();
            var below = CanonicalForm.value(forms, now) instanceof CanonicalForm
                    ? IntStream.concat(Arrays.stream(forms.left(now)), Arrays.stream(forms.right(now)))
                            .filter(option -> !copies.containsKey(option))
                            .toArray()
                    : new int[0];
            if (below.length > 0) {
                for (int option : below) stack.push(option);
                continue;
            }
            stack.pop();
            if (copies.containsKey(now)) continue;
            var game = CanonicalForm.value(forms, now) instanceof CanonicalForm
                    ? Optional.of(of(each(forms.left(now), copies), each(forms.right(now), copies)))
                    : of(CanonicalForm.value(forms, now));
            if (game.isEmpty()) return game;
            copies.put(now, game.get());
        }
        return Optional.ofNullable(copies.get(form));
    }

    private static int[] each(int[] options, Map<Integer, Integer> copies) {
        return Arrays.stream(options)
                .map(option -> Objects.requireNonNull(copies.get(option)))
                .toArray();
    }

    /// @return the outcome
    public Outcome outcome(int game) {
        boolean rightLosesFirst = isAtMost(zero(), game);
        boolean leftLosesFirst = isAtMost(game, zero());
        if (rightLosesFirst) return leftLosesFirst ? Outcome.P : Outcome.L;
        return leftLosesFirst ? Outcome.R : Outcome.N;
    }

    /// @return the value as a reader is shown it
    ShortValue shortValue(int game) {
        var forms = new CanonicalForms(Checkpoint.grant());
        return CanonicalForm.value(forms, copied(forms, game, new HashMap<>()));
    }

    private int copied(CanonicalForms forms, int game, Map<Integer, Integer> copies) {
        var cached = copies.get(game);
        if (cached != null) return cached;
        int form = forms.position(copied(forms, left(game), copies), copied(forms, right(game), copies));
        copies.put(game, form);
        return form;
    }

    private int[] copied(CanonicalForms forms, int[] games, Map<Integer, Integer> copies) {
        return Arrays.stream(games).map(game -> copied(forms, game, copies)).toArray();
    }
}
