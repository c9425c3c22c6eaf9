package grundy.check.plain;

import grundy.rules.language.ValueFunction;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Computes the functions of short games from their definitions, with canonical forms and `<=` alone.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapters 9, 10 and 14; Siegel 2013, chapter II.
public final class PlainFunctions {
    private static final int MOST_COPIES = 64;

    private final PlainGames games;
    private final PlainThermographs thermographs;
    private final PlainHeat heat;
    private final PlainWeights weights;
    private final PlainReduction reduction;
    private final GameMemo<Integer, Boolean> numbers = new GameMemo<>();
    private final GameMemo<Integer, Dyadic> literalNumbers = new GameMemo<>();
    private final GameMemo<Integer, Integer> negatives = new GameMemo<>();
    private final GameMemo<Integer, Integer> companions = new GameMemo<>();
    private final GameMemo<SidedGame, Integer> stops = new GameMemo<>();
    private final GameMemo<SidedGame, AdornedNumber> adornedStops = new GameMemo<>();
    private final GameMemo<CompoundOfGames, Integer> compounds = new GameMemo<>();

    private record SidedGame(int game, boolean isLeft) {}

    private record CompoundOfGames(ValueFunction function, int one, int two) {}

    /// @param games the numbers of the games that are asked about
    public PlainFunctions(PlainGames games) {
        this.games = games;
        this.thermographs = new PlainThermographs(games, this);
        this.heat = new PlainHeat(games, this, thermographs);
        this.weights = new PlainWeights(games, this, heat);
        this.reduction = new PlainReduction(games, this);
    }

    /// @param operands in canonical form
    /// @return the game that a function comes to; empty if it is not defined here
    public Optional<Integer> game(ValueFunction function, int[] operands) {
        int game = operands[0];
        return switch (function) {
            case CANONICAL_FORM, ONSIDE, OFFSIDE -> Optional.of(game);
            case DEGREE, VARIETY -> Optional.of(games.zero());
            case DISJUNCTIVE_SUM, UPSUM, DOWNSUM -> Optional.of(games.plus(game, operands[1]));
            case MEAN -> game(thermographs.of(game).mean());
            case TEMPERATURE -> game(thermographs.of(game).temperature());
            case COOL -> number(operands[1]).flatMap(tax -> heat.cooled(game, tax));
            case FREEZE -> heat.frozen(game);
            case HEAT -> heat.heated(game, operands[1]);
            case OVERHEAT -> heat.overheated(game, operands[1], operands[2]);
            case NORTON -> heat.norton(game, operands[1]);
            case COMPANION -> Optional.of(companion(game));
            case TINY -> Optional.of(tiny(game));
            case MINY -> Optional.of(negative(tiny(game)));
            case ORDINAL_SUM, CONJUNCTIVE_SUM, SELECTIVE_SUM, CONWAY_PRODUCT, ORDINAL_PRODUCT ->
                Optional.of(compound(function, game, operands[1]));
            case LEFT_STOP -> Optional.of(stop(game, true));
            case RIGHT_STOP -> Optional.of(stop(game, false));
            default -> Optional.empty();
        };
    }

    /// @return the number that is counted; empty if the function counts nothing that is defined here
    public Optional<BigInteger> count(ValueFunction function, int game) {
        return switch (function) {
            case BIRTHDAY -> Optional.of(BigInteger.valueOf(birthday(game, new GameMemo<>())));
            case FOLLOWERS -> Optional.of(BigInteger.valueOf(followers(game).size()));
            case STOP_COUNT -> Optional.of(stopCount(game, new GameMemo<>()));
            case OPTION_COUNT ->
                Optional.of(BigInteger.valueOf((long) games.left(game).length + games.right(game).length));
            default -> Optional.empty();
        };
    }

    /// @return whether it is so; empty if the question is not defined here
    public Optional<Boolean> truth(ValueFunction function, int game) {
        int[] left = games.left(game);
        int[] right = games.right(game);
        return switch (function) {
            case IS_LOOPFREE, IS_STABLE, IS_STOPPER, IS_STOPPER_SIDED, IS_PLUMTREE -> Optional.of(true);
            case IS_EVEN -> Optional.of(parity(game, below -> below == games.zero(), new GameMemo<>()) == 0);
            case IS_ODD -> Optional.of(parity(game, below -> below == games.zero(), new GameMemo<>()) == 1);
            case IS_EVEN_TEMPERED -> Optional.of(parity(game, this::isNumber, new GameMemo<>()) == 0);
            case IS_ODD_TEMPERED -> Optional.of(parity(game, this::isNumber, new GameMemo<>()) == 1);
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

    /// @return whether the result of a function is the stated game; empty if the result is not known by a
    ///     property
    public Optional<Boolean> isResult(ValueFunction function, int game, int claimed) {
        return switch (function) {
            case ATOMIC_WEIGHT -> weights.isWeight(game, claimed);
            case REDUCED -> Optional.of(reduction.isReduced(game, claimed));
            default -> Optional.empty();
        };
    }

    /// @return the text for a reader; empty if the function shows nothing that is defined here
    public Optional<String> text(ValueFunction function, int game) {
        return switch (function) {
            case LEFT_OPTIONS -> Optional.of(several(Arrays.stream(games.left(game))));
            case RIGHT_OPTIONS -> Optional.of(several(Arrays.stream(games.right(game))));
            case LEFT_INCENTIVES ->
                Optional.of(several(best(heat.gains(game, true).toArray())));
            case RIGHT_INCENTIVES ->
                Optional.of(several(best(heat.gains(game, false).toArray())));
            case INCENTIVES ->
                Optional.of(several(best(IntStream.concat(heat.gains(game, true), heat.gains(game, false))
                        .toArray())));
            case THERMOGRAPH -> {
                var mast = thermographs.of(game);
                yield Optional.of(mast.mean() + " at " + mast.temperature());
            }
            case ADORNED_LEFT_STOP -> Optional.of(adorned(game, true));
            case ADORNED_RIGHT_STOP -> Optional.of(adorned(game, false));
            case MISERE_OUTCOME -> Optional.of(misereOutcome(game));
            default -> Optional.empty();
        };
    }

    private String several(IntStream several) {
        return several.distinct()
                .mapToObj(game -> games.shortValue(game).toString())
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    /// Those that no other is at least as good as.
    private IntStream best(int[] several) {
        return Arrays.stream(several)
                .filter(one -> Arrays.stream(several).noneMatch(two -> one != two && games.isAtMost(one, two)));
    }

    /// @return the sum of that many copies; empty if there are too many to add them one by one
    public Optional<Integer> copies(int game, BigInteger many) {
        if (many.abs().compareTo(BigInteger.valueOf(MOST_COPIES)) > 0) return Optional.empty();
        int one = many.signum() < 0 ? negative(game) : game;
        int sum = games.zero();
        for (int i = 0; i < many.abs().intValueExact(); i++) sum = games.plus(sum, one);
        return Optional.of(sum);
    }

    /// Returns the game with the moves of Left and Right exchanged.
    public int negative(int game) {
        return negatives.of(
                game,
                () -> games.of(
                        Arrays.stream(games.right(game)).map(this::negative).toArray(),
                        Arrays.stream(games.left(game)).map(this::negative).toArray()));
    }

    /// @param summed whether the lower powers are added
    /// @return up to a power, `{0|*}` for the first and `{0|-S + *}` for each next one, S being the sum of
    ///     those before
    public int upPower(int exponent, boolean summed) {
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

    boolean isLess(int one, int two) {
        return games.isAtMost(one, two) && !games.isAtMost(two, one);
    }

    /// @return the game that a number is; empty if it is too long
    public Optional<Integer> game(Dyadic number) {
        return games.number(number);
    }

    /// @return the number that a game is; empty if it is none
    Optional<Dyadic> number(int game) {
        return isNumber(game) ? Optional.of(numberOf(game)) : Optional.empty();
    }

    /// @return the integer that a game is; empty if it is none
    Optional<Dyadic> integer(int game) {
        return number(game).filter(Dyadic::isInteger);
    }

    /// In canonical form a number lies next to its only options, in the middle if there are two.
    private Dyadic numberOf(int game) {
        return literalNumbers.of(game, () -> {
            int[] left = games.left(game);
            int[] right = games.right(game);
            if (left.length == 0 && right.length == 0) return Dyadic.ZERO;
            if (right.length == 0) return numberOf(left[0]).plus(Dyadic.ONE);
            if (left.length == 0) return numberOf(right[0]).minus(Dyadic.ONE);
            return numberOf(left[0]).plus(numberOf(right[0])).timesPowerOfTwo(-1);
        });
    }

    /// A game in canonical form is a number if its options are, Left's less than Right's.
    boolean isNumber(int game) {
        return numbers.of(game, () -> {
            int[] left = games.left(game);
            int[] right = games.right(game);
            return games.options(game).allMatch(this::isNumber)
                    && Arrays.stream(left).allMatch(one -> Arrays.stream(right).allMatch(two -> isLess(one, two)));
        });
    }

    /// The number at which play stops if a side begins.
    int stop(int game, boolean isLeft) {
        if (isNumber(game)) return game;
        return stops.of(
                new SidedGame(game, isLeft),
                () -> Arrays.stream(games.options(game, isLeft))
                        .map(option -> stop(option, !isLeft))
                        .reduce((one, two) -> isLess(one, two) == isLeft ? two : one)
                        .orElseThrow(() -> new AssertionError("A game without options of one side is a number")));
    }

    private int birthday(int game, GameMemo<Integer, Integer> cache) {
        return cache.of(
                game,
                () -> games.options(game)
                        .map(option -> birthday(option, cache) + 1)
                        .max()
                        .orElse(0));
    }

    Set<Integer> followers(int game) {
        var followers = new HashSet<>(Set.of(game));
        var open = new ArrayDeque<>(followers);
        while (open.poll() instanceof Integer next)
            games.options(next).filter(followers::add).forEach(open::add);
        return followers;
    }

    /// The number of lines of play that lead to a number.
    private BigInteger stopCount(int game, GameMemo<Integer, BigInteger> cache) {
        if (isNumber(game)) return BigInteger.ONE;
        return cache.of(
                game,
                () -> games.options(game)
                        .mapToObj(option -> stopCount(option, cache))
                        .reduce(BigInteger.ZERO, BigInteger::add));
    }

    /// @param ends where play ends, in no move
    /// @return 0 if every line of play to an end takes an even number of moves, 1 if an odd one, -1 if neither
    private int parity(int game, IntPredicate ends, GameMemo<Integer, Integer> cache) {
        if (ends.test(game)) return 0;
        return cache.of(game, () -> {
            int[] parities = games.options(game)
                    .map(option -> parity(option, ends, cache))
                    .distinct()
                    .toArray();
            return parities.length == 1 && parities[0] >= 0 ? 1 - parities[0] : -1;
        });
    }

    /// The stop, and whose turn it is there; each likes it better if it is the other's.
    private String adorned(int game, boolean isLeft) {
        var stop = adornedStop(game, isLeft);
        return stop.number + (stop.isLeftToMove ? "L" : "R");
    }

    private record AdornedNumber(Dyadic number, boolean isLeftToMove) implements Comparable<AdornedNumber> {
        @Override
        public int compareTo(AdornedNumber other) {
            int order = number.compareTo(other.number);
            return order != 0 ? order : Boolean.compare(other.isLeftToMove, isLeftToMove);
        }
    }

    private AdornedNumber adornedStop(int game, boolean isLeft) {
        if (isNumber(game)) return new AdornedNumber(numberOf(game), isLeft);
        return adornedStops.of(new SidedGame(game, isLeft), () -> {
            var below = Arrays.stream(games.options(game, isLeft)).mapToObj(option -> adornedStop(option, !isLeft));
            return (isLeft ? below.max(AdornedNumber::compareTo) : below.min(AdornedNumber::compareTo)).orElseThrow();
        });
    }

    private String misereOutcome(int game) {
        var cache = new GameMemo<SidedGame, Boolean>();
        boolean leftWins = winsMisere(game, true, cache);
        boolean rightWins = winsMisere(game, false, cache);
        return (leftWins ? rightWins ? Outcome.N : Outcome.L : rightWins ? Outcome.R : Outcome.P).toString();
    }

    /// @return whether the side wins that begins, where who cannot move wins
    private boolean winsMisere(int game, boolean isLeft, GameMemo<SidedGame, Boolean> cache) {
        return cache.of(new SidedGame(game, isLeft), () -> {
            int[] options = games.options(game, isLeft);
            return options.length == 0
                    || Arrays.stream(options).anyMatch(option -> !winsMisere(option, !isLeft, cache));
        });
    }

    /// Zero becomes star, numbers stay; in others Left may also move to 0 unless they are negative, and Right
    /// unless they are positive.
    private int companion(int game) {
        int[] zero = {games.zero()};
        if (game == games.zero()) return games.of(zero, zero);
        if (isNumber(game)) return game;
        return companions.of(
                game,
                () -> games.of(
                        companions(games.left(game), games.isAtMost(games.zero(), game)),
                        companions(games.right(game), games.isAtMost(game, games.zero()))));
    }

    private int[] companions(int[] options, boolean isToZero) {
        var below = Arrays.stream(options).map(this::companion);
        return (isToZero ? IntStream.concat(below, IntStream.of(games.zero())) : below).toArray();
    }

    /// Ordinal: moves in the second, or in the first, which ends the second. Conjunctive: moves in both. Selective:
    /// moves in one or both.
    private int compound(ValueFunction function, int one, int two) {
        return compounds.of(
                new CompoundOfGames(function, one, two),
                () -> games.of(compoundOptions(function, one, two, true), compoundOptions(function, one, two, false)));
    }

    private int[] compoundOptions(ValueFunction function, int one, int two, boolean isLeft) {
        return switch (function) {
            case CONWAY_PRODUCT ->
                IntStream.concat(
                                products(one, two, games.options(one, true), games.options(two, isLeft)),
                                products(one, two, games.options(one, false), games.options(two, !isLeft)))
                        .toArray();
            case ORDINAL_PRODUCT ->
                IntStream.concat(
                                ordinals(one, games.options(one, isLeft), games.options(two, true)),
                                ordinals(
                                        one,
                                        Arrays.stream(games.options(one, !isLeft))
                                                .map(this::negative)
                                                .toArray(),
                                        games.options(two, false)))
                        .toArray();
            default -> options(function, one, two, games.options(one, isLeft), games.options(two, isLeft));
        };
    }

    /// @param tops what may stand upon one copy less
    /// @return the sums `(one * option):top`
    private IntStream ordinals(int one, int[] tops, int[] ofTwo) {
        return Arrays.stream(ofTwo)
                .flatMap(option -> Arrays.stream(tops)
                        .map(top -> compound(
                                ValueFunction.ORDINAL_SUM, compound(ValueFunction.ORDINAL_PRODUCT, one, option), top)));
    }

    private int[] options(ValueFunction function, int one, int two, int[] ofOne, int[] ofTwo) {
        var inTwo = Arrays.stream(ofTwo).map(option -> compound(function, one, option));
        if (function == ValueFunction.ORDINAL_SUM)
            return IntStream.concat(Arrays.stream(ofOne), inTwo).toArray();
        var inBoth = Arrays.stream(ofOne)
                .flatMap(first -> Arrays.stream(ofTwo).map(second -> compound(function, first, second)));
        if (function == ValueFunction.CONJUNCTIVE_SUM) return inBoth.toArray();
        var inOne = Arrays.stream(ofOne).map(option -> compound(function, option, two));
        return IntStream.concat(IntStream.concat(inOne, inTwo), inBoth).toArray();
    }

    /// `x'y + xy' - x'y'` for options x' and y'.
    private IntStream products(int one, int two, int[] ofOne, int[] ofTwo) {
        return Arrays.stream(ofOne)
                .flatMap(first -> Arrays.stream(ofTwo)
                        .map(second -> games.plus(
                                games.plus(product(first, two), product(one, second)),
                                negative(product(first, second)))));
    }

    private int product(int one, int two) {
        return compound(ValueFunction.CONWAY_PRODUCT, one, two);
    }
}
