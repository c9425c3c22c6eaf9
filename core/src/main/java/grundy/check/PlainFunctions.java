package grundy.check;

import grundy.rules.language.ValueExpression.Function;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// What functions of short games come to, by their definitions, from canonical forms and `<=` alone.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapters 9, 10 and 14; Siegel 2013, chapter II.
final class PlainFunctions {
    private static final int MOST_COPIES = 64;

    private final PlainGames games;
    private final Map<Integer, Boolean> numbers = new HashMap<>();
    private final Map<Compounded, Integer> compounds = new HashMap<>();

    private record Compounded(Function function, int one, int two) {}

    PlainFunctions(PlainGames games) {
        this.games = games;
    }

    /// @param operands in canonical form
    /// @return the game that a function comes to; empty if it is not defined here
    Optional<Integer> game(Function function, int[] operands) {
        int game = operands[0];
        return switch (function) {
            case CANONICAL_FORM -> Optional.of(game);
            case DISJUNCTIVE_SUM -> Optional.of(games.plus(game, operands[1]));
            case TINY -> Optional.of(tiny(game));
            case MINY -> Optional.of(negative(tiny(game)));
            case ORDINAL_SUM, CONJUNCTIVE_SUM, SELECTIVE_SUM -> Optional.of(compound(function, game, operands[1]));
            case LEFT_STOP -> Optional.of(stop(game, true));
            case RIGHT_STOP -> Optional.of(stop(game, false));
            default -> Optional.empty();
        };
    }

    /// @return the number that is counted; empty if the function counts nothing that is defined here
    Optional<BigInteger> count(Function function, int game) {
        return switch (function) {
            case BIRTHDAY -> Optional.of(BigInteger.valueOf(birthday(game, new HashMap<>())));
            case FOLLOWERS -> Optional.of(BigInteger.valueOf(followers(game).size()));
            case STOP_COUNT -> Optional.of(stopCount(game, new HashMap<>()));
            default -> Optional.empty();
        };
    }

    /// @return whether it is so; empty if the question is not defined here
    Optional<Boolean> truth(Function function, int game) {
        int[] left = games.left(game);
        int[] right = games.right(game);
        return switch (function) {
            case IS_LOOPFREE -> Optional.of(true);
            case IS_ZERO -> Optional.of(game == games.zero());
            case IS_NUMBER, IS_PSEUDONUMBER -> Optional.of(isNumber(game));
            case IS_INTEGER -> Optional.of(isNumber(game) && (left.length == 0 || right.length == 0));
            case IS_NIMBER ->
                Optional.of(followers(game).stream()
                        .allMatch(below -> Arrays.equals(games.left(below), games.right(below))));
            case IS_DICOT ->
                Optional.of(followers(game).stream()
                        .allMatch(below -> (games.left(below).length == 0) == (games.right(below).length == 0)));
            case IS_INFINITESIMAL -> Optional.of(stop(game, true) == games.zero() && stop(game, false) == games.zero());
            case IS_NUMBERISH -> Optional.of(stop(game, true) == stop(game, false));
            case IS_IDEMPOTENT -> Optional.of(games.plus(game, game) == game);
            case IS_SWITCH ->
                Optional.of(left.length == 1
                        && right.length == 1
                        && isNumber(left[0])
                        && isNumber(right[0])
                        && isLess(right[0], left[0]));
            default -> Optional.empty();
        };
    }

    /// @return the sum of so many copies; empty if there are too many to add them one by one
    Optional<Integer> copies(int game, BigInteger many) {
        if (many.abs().compareTo(BigInteger.valueOf(MOST_COPIES)) > 0) return Optional.empty();
        int one = many.signum() < 0 ? negative(game) : game;
        int sum = games.zero();
        for (int i = 0; i < many.abs().intValueExact(); i++) sum = games.plus(sum, one);
        return Optional.of(sum);
    }

    int negative(int game) {
        return games.of(
                Arrays.stream(games.right(game)).map(this::negative).toArray(),
                Arrays.stream(games.left(game)).map(this::negative).toArray());
    }

    /// @param summed whether the lower powers are added
    /// @return up to a power, `{0|*}` for the first and `{0|-S + *}` for each next one, S being the sum of
    ///     those before
    int upPower(int exponent, boolean summed) {
        int[] zero = {games.zero()};
        int star = games.of(zero, zero);
        int power = games.zero();
        int sum = games.zero();
        for (int i = 1; i <= exponent; i++) {
            power = games.of(zero, new int[] {games.plus(negative(sum), star)});
            sum = games.plus(sum, power);
        }
        return summed ? sum : power;
    }

    /// `{0||0|-G}`
    private int tiny(int game) {
        int[] zero = {games.zero()};
        return games.of(zero, new int[] {games.of(zero, new int[] {negative(game)})});
    }

    private boolean isLess(int one, int two) {
        return games.isAtMost(one, two) && !games.isAtMost(two, one);
    }

    /// A game in canonical form is a number if its options are, Left's less than Right's.
    private boolean isNumber(int game) {
        var known = numbers.get(game);
        if (known != null) return known;
        int[] left = games.left(game);
        int[] right = games.right(game);
        boolean isNumber = IntStream.concat(Arrays.stream(left), Arrays.stream(right))
                        .allMatch(this::isNumber)
                && Arrays.stream(left).allMatch(one -> Arrays.stream(right).allMatch(two -> isLess(one, two)));
        numbers.put(game, isNumber);
        return isNumber;
    }

    /// Where play stops, at a number, if a side begins.
    private int stop(int game, boolean isLeft) {
        if (isNumber(game)) return game;
        return Arrays.stream(isLeft ? games.left(game) : games.right(game))
                .map(option -> stop(option, !isLeft))
                .reduce((one, two) -> isLess(one, two) == isLeft ? two : one)
                .orElseThrow(() -> new AssertionError("A game without options of one side is a number"));
    }

    private int birthday(int game, Map<Integer, Integer> known) {
        var seen = known.get(game);
        if (seen != null) return seen;
        int birthday = IntStream.concat(Arrays.stream(games.left(game)), Arrays.stream(games.right(game)))
                .map(option -> birthday(option, known) + 1)
                .max()
                .orElse(0);
        known.put(game, birthday);
        return birthday;
    }

    private Set<Integer> followers(int game) {
        var followers = new HashSet<>(Set.of(game));
        var open = new ArrayDeque<>(followers);
        while (open.poll() instanceof Integer next)
            IntStream.concat(Arrays.stream(games.left(next)), Arrays.stream(games.right(next)))
                    .filter(followers::add)
                    .forEach(open::add);
        return followers;
    }

    /// How many lines of play lead to a number.
    private BigInteger stopCount(int game, Map<Integer, BigInteger> known) {
        if (isNumber(game)) return BigInteger.ONE;
        var seen = known.get(game);
        if (seen != null) return seen;
        var count = IntStream.concat(Arrays.stream(games.left(game)), Arrays.stream(games.right(game)))
                .mapToObj(option -> stopCount(option, known))
                .reduce(BigInteger.ZERO, BigInteger::add);
        known.put(game, count);
        return count;
    }

    /// Ordinal: moves in the second, or in the first, which ends the second. Conjunctive: moves in both. Selective:
    /// moves in one or both.
    private int compound(Function function, int one, int two) {
        var key = new Compounded(function, one, two);
        var known = compounds.get(key);
        if (known != null) return known;
        int compound = games.of(
                options(function, one, two, games.left(one), games.left(two)),
                options(function, one, two, games.right(one), games.right(two)));
        compounds.put(key, compound);
        return compound;
    }

    private int[] options(Function function, int one, int two, int[] ofOne, int[] ofTwo) {
        var inTwo = Arrays.stream(ofTwo).map(option -> compound(function, one, option));
        if (function == Function.ORDINAL_SUM)
            return IntStream.concat(Arrays.stream(ofOne), inTwo).toArray();
        var inBoth = Arrays.stream(ofOne)
                .flatMap(first -> Arrays.stream(ofTwo).map(second -> compound(function, first, second)));
        if (function == Function.CONJUNCTIVE_SUM) return inBoth.toArray();
        var inOne = Arrays.stream(ofOne).map(option -> compound(function, option, two));
        return IntStream.concat(IntStream.concat(inOne, inTwo), inBoth).toArray();
    }
}
