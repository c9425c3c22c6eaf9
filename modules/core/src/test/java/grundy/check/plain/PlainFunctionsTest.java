package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.rules.language.ValueFunction;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import grundy.value.heat.ReducedForms;
import grundy.value.heat.Thermographs;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Functions of small games, each against its definition over lines of play, or against the engine that works it out
/// otherwise: what is right is accepted, and nothing else.
@EveryTurn
class PlainFunctionsTest {
    private final PlainGames games = new PlainGames();
    private final PlainFunctions functions = new PlainFunctions(games);
    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);

    /// The same games for the checker and for the engine.
    private final Map<Integer, Integer> formOf = new HashMap<>();

    private int game(int[] left, int[] right) {
        int game = games.of(left, right);
        formOf.putIfAbsent(
                game,
                forms.position(
                        Arrays.stream(left).map(formOf::get).toArray(),
                        Arrays.stream(right).map(formOf::get).toArray()));
        return game;
    }

    private int number(int numerator, int twos) {
        var number = new Dyadic(BigInteger.valueOf(numerator), twos);
        int game = games.number(number).orElseThrow();
        formOf.put(game, forms.number(number));
        return game;
    }

    /// @return all games of day 2
    private List<Integer> dayTwo() {
        int zero = number(0, 0);
        int[] dayOne = {zero, number(1, 0), number(-1, 0), game(new int[] {zero}, new int[] {zero})};
        var all = new HashSet<Integer>();
        for (int left = 0; left < 16; left++)
            for (int right = 0; right < 16; right++) all.add(game(some(dayOne, left), some(dayOne, right)));
        return all.stream().sorted().toList();
    }

    private static int[] some(int[] games, int set) {
        return IntStream.range(0, games.length)
                .filter(i -> (set >> i & 1) != 0)
                .map(i -> games[i])
                .toArray();
    }

    /// @return the games of day 2, some numbers, and games of which one or two of those before are the options
    private List<Integer> pool(Random random, int more) {
        var pool = new ArrayList<>(dayTwo());
        for (int i = -5; i <= 5; i++) pool.add(number(i, random.nextInt(3)));
        for (int i = 0; i < more; i++) pool.add(game(drawn(pool, random), drawn(pool, random)));
        return pool.stream().distinct().toList();
    }

    private static int[] drawn(List<Integer> pool, Random random) {
        return IntStream.range(0, 1 + random.nextInt(2))
                .map(_ -> pool.get(random.nextInt(pool.size())))
                .toArray();
    }

    private String shown(int game) {
        return games.shortValue(game).toString();
    }

    @Test
    void temperaturesAndMeansAreThoseOfThermographs() {
        var thermographs = new Thermographs(forms);
        int cold = 0;
        int hot = 0;
        for (int game : pool(CaseCount.random(51), CaseCount.of(4_000))) {
            var expected = thermographs.of(formOf.get(game));
            assertThat(functions.game(ValueFunction.TEMPERATURE, new int[] {game}))
                    .as(shown(game))
                    .isEqualTo(games.number(expected.temperature()));
            assertThat(functions.game(ValueFunction.MEAN, new int[] {game}))
                    .as(shown(game))
                    .isEqualTo(games.number(expected.mean()));
            var hottest = games.options(game)
                    .mapToObj(option -> functions
                            .game(ValueFunction.TEMPERATURE, new int[] {option})
                            .flatMap(functions::number)
                            .orElseThrow())
                    .max(Comparator.naturalOrder());
            if (hottest.isPresent() && expected.temperature().compareTo(hottest.get()) < 0) cold++;
            else hot++;
        }
        assertThat(cold).isGreaterThan(CaseCount.least(300));
        assertThat(hot).isGreaterThan(CaseCount.least(300));
    }

    /// Scaffolds that run together up to the hottest option meet where they begin to do so.
    @Test
    void theTemperatureIsTheLeastAtWhichTheScaffoldsHaveMet() {
        int zero = number(0, 0);
        int star = game(new int[] {zero}, new int[] {zero});
        int left = game(new int[] {number(3, 0)}, new int[] {star});
        int right = game(new int[] {zero}, new int[] {number(-3, 0)});
        int game = game(new int[] {left}, new int[] {right});
        assertThat(functions.game(ValueFunction.TEMPERATURE, new int[] {game})).contains(zero);
        assertThat(functions.game(ValueFunction.MEAN, new int[] {game})).contains(zero);
    }

    @Test
    void stopsAreThoseOfTheLinesOfPlay() {
        for (int game : pool(CaseCount.random(52), CaseCount.of(2_000)))
            for (boolean isLeft : new boolean[] {true, false}) {
                var stop = stop(game, isLeft);
                assertThat(functions.game(
                                isLeft ? ValueFunction.LEFT_STOP : ValueFunction.RIGHT_STOP, new int[] {game}))
                        .as(shown(game))
                        .isEqualTo(games.number(stop.number));
                assertThat(functions.text(
                                isLeft ? ValueFunction.ADORNED_LEFT_STOP : ValueFunction.ADORNED_RIGHT_STOP, game))
                        .as(shown(game))
                        .contains(stop.number + (stop.isLeftToMove ? "L" : "R"));
            }
    }

    private record Stop(Dyadic number, boolean isLeftToMove) {}

    /// Left chooses the greatest number, and among equal ones that at which Right is to move; Right the least, and
    /// that at which Left is.
    private Stop stop(int game, boolean isLeft) {
        var number = functions.number(game);
        if (number.isPresent()) return new Stop(number.get(), isLeft);
        var order = Comparator.comparing(Stop::number).thenComparing(stop -> stop.isLeftToMove ? 0 : 1);
        var below = Arrays.stream(games.options(game, isLeft)).mapToObj(option -> stop(option, !isLeft));
        return (isLeft ? below.max(order) : below.min(order)).orElseThrow();
    }

    @Test
    void evenAndOddAreTheLengthsOfAllLinesOfPlay() {
        var met = new HashSet<List<Boolean>>();
        for (int game : pool(CaseCount.random(53), CaseCount.of(2_000))) {
            var toEnd = parities(game, below -> below == games.zero());
            var toNumber = parities(game, below -> functions.number(below).isPresent());
            var expected = List.of(
                    toEnd.equals(Set.of(0)),
                    toEnd.equals(Set.of(1)),
                    toNumber.equals(Set.of(0)),
                    toNumber.equals(Set.of(1)));
            var found = Stream.of(
                            ValueFunction.IS_EVEN,
                            ValueFunction.IS_ODD,
                            ValueFunction.IS_EVEN_TEMPERED,
                            ValueFunction.IS_ODD_TEMPERED)
                    .map(function -> functions.truth(function, game).orElseThrow())
                    .toList();
            assertThat(found).as(shown(game)).isEqualTo(expected);
            met.add(found);
        }
        assertThat(met).hasSizeGreaterThan(6);
    }

    /// @return 0 if some line of play to an end has an even number of moves, 1 if some has an odd one
    private Set<Integer> parities(int game, IntPredicate ends) {
        if (ends.test(game)) return Set.of(0);
        var parities = new HashSet<Integer>();
        games.options(game).forEach(option -> parities(option, ends).forEach(parity -> parities.add(1 - parity)));
        return parities;
    }

    @Test
    void reducedFormsAreAcceptedAndNoOtherGame() {
        var reduction = new ReducedForms(forms);
        var random = CaseCount.random(54);
        var pool = pool(random, 60);
        int accepted = 0;
        for (int game : pool) {
            int expected = reduction.of(formOf.get(game));
            for (int stated : pool) {
                boolean isReduced =
                        functions.isResult(ValueFunction.REDUCED, game, stated).orElseThrow();
                assertThat(isReduced)
                        .as("%s as the reduced form of %s", shown(stated), shown(game))
                        .isEqualTo(formOf.get(stated) == expected);
                if (isReduced) accepted++;
            }
        }
        assertThat(accepted).isGreaterThan(30);
    }

    /// Games whose options are reduced, some of them dominated or reversible but for an infinitesimal.
    @Test
    void gamesOfReducedOptionsAreReducedIfNoOptionIsNeedless() {
        var reduction = new ReducedForms(forms);
        var random = CaseCount.random(55);
        var reduced = pool(random, 400).stream()
                .filter(game -> reduction.of(formOf.get(game)) == formOf.get(game))
                .toList();
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < CaseCount.of(16_000); i++) {
            int game = game(drawn(reduced, random), drawn(reduced, random));
            boolean expected = reduction.of(formOf.get(game)) == formOf.get(game);
            assertThat(functions.isResult(ValueFunction.REDUCED, game, game))
                    .as(shown(game))
                    .contains(expected);
            if (expected) accepted++;
            else refused++;
        }
        assertThat(accepted).isGreaterThan(CaseCount.least(1_600));
        assertThat(refused).isGreaterThan(CaseCount.least(160));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "64, 32", "-64, -32", "-3, -3/2", "65,", "-65,"})
    void copiesAreAddedUpToALimit(long copies, @Nullable String sum) {
        assertThat(functions.copies(number(1, 1), BigInteger.valueOf(copies)))
                .isEqualTo(Optional.ofNullable(sum).flatMap(text -> games.number(Dyadic.parse(text))));
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "-2, false", "-1/2, true", "0, true"})
    void coolingIsDefinedByTaxesAboveMinusOne(String tax, boolean isDefined) {
        int game = game(new int[] {number(1, 0)}, new int[] {number(-1, 0)});
        int taxed = games.number(Dyadic.parse(tax)).orElseThrow();
        assertThat(functions.game(ValueFunction.COOL, new int[] {game, taxed}).isPresent())
                .isEqualTo(isDefined);
    }
}
