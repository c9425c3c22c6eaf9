package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.strategic.check.EquilibriumCertificate.Claim;
import grundy.strategic.matrix.MatrixGame;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Of all that may be claimed of small games in strategic form, what is true by the definitions is accepted
/// and all else refused.
@EveryTurn
class EquilibriumClaimsTest {
    private static final Rational HALF = Rational.of(1, 2);

    /// @return a game with payoffs from 0 to 2, which add up to 2 if that is asked for
    private static MatrixGame game(Random random, boolean isConstant, int... strategies) {
        var players = Arrays.stream(strategies)
                .mapToObj(count -> new MatrixGame.Player("p", MatrixGame.numbered(count)))
                .toList();
        int cells = Arrays.stream(strategies).reduce(1, (one, two) -> one * two);
        var payoffs = new Rational[strategies.length][cells];
        for (var own : payoffs) Arrays.setAll(own, _ -> Rational.of(random.nextInt(3)));
        if (isConstant) Arrays.setAll(payoffs[1], cell -> Rational.of(2).minus(payoffs[0][cell]));
        return new MatrixGame("", players, payoffs);
    }

    private static List<List<Rational>> strategies(int count) {
        var all = new ArrayList<List<Rational>>();
        for (int one = 0; one < count; one++)
            for (int two = one; two < count; two++) {
                var weights = new ArrayList<>(
                        IntStream.range(0, count).mapToObj(_ -> Rational.ZERO).toList());
                weights.set(one, HALF);
                weights.set(two, weights.get(two).plus(HALF));
                all.add(weights);
            }
        return all;
    }

    private static List<StrategyProfile> profiles(MatrixGame game) {
        var all = List.<List<List<Rational>>>of(List.of());
        for (int player = 0; player < game.playerCount(); player++) {
            var longer = new ArrayList<List<List<Rational>>>();
            for (var some : all)
                for (var strategy : strategies(game.strategies(player))) {
                    var more = new ArrayList<>(some);
                    more.add(strategy);
                    longer.add(more);
                }
            all = longer;
        }
        return all.stream().map(StrategyProfile::new).toList();
    }

    private static Rational payoff(MatrixGame game, StrategyProfile profile, int player) {
        var sum = Rational.ZERO;
        for (int cell = 0; cell < game.cells(); cell++) {
            var probability = Rational.ONE;
            for (int other = 0; other < game.playerCount(); other++)
                probability = probability.times(profile.strategies().get(other).get(game.strategyIn(cell, other)));
            sum = sum.plus(probability.times(game.payoff(player, cell)));
        }
        return sum;
    }

    private static List<Rational> payoffs(MatrixGame game, StrategyProfile profile) {
        return IntStream.range(0, game.playerCount())
                .mapToObj(player -> payoff(game, profile, player))
                .toList();
    }

    private static StrategyProfile with(StrategyProfile profile, int player, List<Rational> strategy) {
        var strategies = new ArrayList<>(profile.strategies());
        strategies.set(player, strategy);
        return new StrategyProfile(strategies);
    }

    private static boolean isEquilibrium(MatrixGame game, StrategyProfile profile) {
        for (int player = 0; player < game.playerCount(); player++)
            for (var other : strategies(game.strategies(player)))
                if (payoff(game, with(profile, player, other), player).compareTo(payoff(game, profile, player)) > 0)
                    return false;
        return true;
    }

    private static List<Message> faults(MatrixGame game, @Nullable Rational value, Claim... claims) {
        return new EquilibriumCertificate(game, List.of(claims), value, List.of()).faults();
    }

    private static List<MatrixGame> games(Random random) {
        var games = new ArrayList<MatrixGame>();
        for (int i = 0; i < CaseCount.of(160); i++) {
            games.add(game(random, i % 2 == 0, 2, 2));
            games.add(game(random, i % 2 == 0, 2, 3));
            if (i % 4 == 0) games.add(game(random, false, 2, 2, 2));
        }
        return games;
    }

    @Test
    void equilibriaAreAcceptedWithWhatTheyGiveAndNothingElse() {
        int accepted = 0;
        for (var game : games(CaseCount.random(475)))
            for (var profile : profiles(game)) {
                var payoffs = payoffs(game, profile);
                boolean holds = isEquilibrium(game, profile);
                assertThat(faults(game, null, new Claim(profile, payoffs)).isEmpty())
                        .as("%s", profile)
                        .isEqualTo(holds);
                if (!holds) continue;
                accepted++;
                assertThat(faults(game, null, new Claim(profile, payoffs), new Claim(profile, payoffs)))
                        .containsExactly(Message.of("matrix.check.twice", "number", 2));
                for (int player = 0; player < payoffs.size(); player++) {
                    var other = new ArrayList<>(payoffs);
                    other.set(player, other.get(player).plus(HALF));
                    assertThat(faults(game, null, new Claim(profile, other)))
                            .as("%s", profile)
                            .hasSize(1);
                }
            }
        assertThat(accepted).isGreaterThan(CaseCount.least(400));
    }

    /// What a player could gain, by which strategy, is that of the definition.
    @Test
    void theBestDeviationIsNamed() {
        int named = 0;
        for (var game : games(CaseCount.random(476)))
            for (var profile : profiles(game)) {
                var payoffs = payoffs(game, profile);
                var expected = new ArrayList<Message>();
                for (int player = 0; player < game.playerCount(); player++) {
                    int best = -1;
                    var most = payoffs.get(player);
                    for (int strategy = 0; strategy < game.strategies(player); strategy++) {
                        var alone = new ArrayList<>(IntStream.range(0, game.strategies(player))
                                .mapToObj(_ -> Rational.ZERO)
                                .toList());
                        alone.set(strategy, Rational.ONE);
                        var gets = payoff(game, with(profile, player, alone), player);
                        if (gets.compareTo(most) <= 0) continue;
                        best = strategy;
                        most = gets;
                    }
                    if (best >= 0)
                        expected.add(Message.of(
                                "matrix.check.deviation",
                                "number",
                                1,
                                "player",
                                game.players().get(player).name(),
                                "payoff",
                                payoffs.get(player),
                                "strategy",
                                game.strategy(player, best),
                                "better",
                                most));
                }
                assertThat(faults(game, null, new Claim(profile, payoffs))).isEqualTo(expected);
                named += expected.size();
            }
        assertThat(named).isGreaterThan(CaseCount.least(400));
    }

    @Test
    void valuesAreThoseOfEquilibriaWhereTheSumIsConstant() {
        int accepted = 0;
        for (var game : games(CaseCount.random(477))) {
            var equilibria = profiles(game).stream()
                    .filter(profile -> isEquilibrium(game, profile))
                    .map(profile -> new Claim(profile, payoffs(game, profile)))
                    .toList();
            boolean isConstant = game.playerCount() == 2
                    && IntStream.range(0, game.cells())
                                    .mapToObj(cell -> game.payoff(0, cell).plus(game.payoff(1, cell)))
                                    .distinct()
                                    .count()
                            == 1;
            for (var claim : equilibria) {
                var value = claim.payoffs().getFirst();
                assertThat(faults(game, value, claim).isEmpty()).isEqualTo(isConstant);
                assertThat(faults(game, value.plus(HALF), claim)).hasSize(1);
                // A profile that is none, or no equilibrium, says nothing of the value.
                var first = new Claim(new StrategyProfile(List.of()), List.of());
                assertThat(faults(game, value, first, claim)).hasSize(isConstant ? 1 : 2);
                if (isConstant) accepted++;
            }
            for (var profile : profiles(game))
                if (isConstant && !isEquilibrium(game, profile))
                    assertThat(faults(game, payoff(game, profile, 0), new Claim(profile, payoffs(game, profile))))
                            .contains(Message.of("matrix.check.value-alone"));
            assertThat(faults(game, Rational.ONE)).hasSize(1);
            assertThat(faults(game, null)).containsExactly(Message.of("matrix.check.nothing"));
        }
        assertThat(accepted).isGreaterThan(CaseCount.least(80));
    }

    @Test
    void profilesThatAreNoneAreRefused() {
        var game = game(new Random(478), false, 2, 3);
        var right = List.of(HALF, HALF);
        var third = List.of(Rational.ZERO, Rational.ZERO, Rational.ONE);
        for (var strategies : List.of(
                List.of(right),
                List.of(right, third, third),
                List.of(third, third),
                List.of(right, right),
                List.of(List.of(HALF, Rational.ONE), third),
                List.of(List.of(HALF, Rational.ZERO), third),
                List.of(List.of(Rational.of(2), Rational.of(-1)), third),
                List.of(right, List.of(HALF, HALF, HALF))))
            assertThat(faults(
                            game,
                            null,
                            new Claim(new StrategyProfile(strategies), List.of(Rational.ONE, Rational.ONE))))
                    .containsExactly(Message.of("matrix.check.profile", "number", 1));
    }

    /// Single steps, and two of them one after the other or at once, by strategies and mixtures.
    @Tag("slow")
    @Test
    void stepsOfEliminationAreThoseOfTheDefinition() {
        var random = CaseCount.random(479);
        int accepted = 0;
        int second = 0;
        for (int i = 0; i < CaseCount.of(80); i++) {
            var game = game(random, i % 2 == 0, 2 + i % 2, 3);
            var first = steps(game, 1);
            for (var step : first) {
                boolean holds = isDominated(game, step, all(game));
                assertThat(holds(game, step)).as("%s in %s", step, game).isEqualTo(holds);
                if (!holds) continue;
                accepted++;
                var left = without(all(game), List.of(step));
                for (int round = 1; round <= 3; round++)
                    for (var next : steps(game, round)) {
                        boolean isOneStrategy = next.mixture().contains(Rational.ONE);
                        boolean follows = round == 1
                                ? isDominated(game, next, all(game))
                                        && !(next.player() == step.player() && next.strategy() == step.strategy())
                                : round == 2
                                        && isDominated(game, next, left)
                                        && !(isOneStrategy && isDominated(game, next, all(game)));
                        assertThat(holds(game, step, next))
                                .as("%s and %s in %s", step, next, game)
                                .isEqualTo(follows);
                        if (follows) second++;
                    }
            }
        }
        assertThat(accepted).isGreaterThan(CaseCount.least(40));
        assertThat(second).isGreaterThan(CaseCount.least(40));
    }

    private static boolean holds(MatrixGame game, DominationStep... steps) {
        return new EquilibriumCertificate(game, List.of(), null, List.of(steps))
                .faults()
                .isEmpty();
    }

    /// @return all that may be claimed of one step, and some that make no sense
    private static List<DominationStep> steps(MatrixGame game, int round) {
        var steps = new ArrayList<DominationStep>();
        for (int player = -1; player <= game.playerCount(); player++)
            for (int strategy = -1; strategy <= 3; strategy++)
                for (boolean strict : new boolean[] {true, false})
                    for (int count = 2; count <= 3; count++)
                        for (var mixture : strategies(count))
                            steps.add(new DominationStep(round, player, strategy, strict, mixture));
        return steps;
    }

    private static List<List<Integer>> all(MatrixGame game) {
        return IntStream.range(0, game.playerCount())
                .mapToObj(player ->
                        IntStream.range(0, game.strategies(player)).boxed().toList())
                .toList();
    }

    private static List<List<Integer>> without(List<List<Integer>> left, List<DominationStep> steps) {
        return IntStream.range(0, left.size())
                .mapToObj(player -> left.get(player).stream()
                        .filter(strategy -> steps.stream()
                                .noneMatch(step -> step.player() == player && step.strategy() == strategy))
                        .toList())
                .toList();
    }

    private static boolean isDominated(MatrixGame game, DominationStep step, List<List<Integer>> left) {
        int player = step.player();
        if (player < 0 || player > 1 || step.mixture().size() != game.strategies(player)) return false;
        if (!left.get(player).contains(step.strategy())) return false;
        for (int k : step.dominators())
            if (k == step.strategy() || !left.get(player).contains(k)) return false;
        int better = 0;
        int equal = 0;
        for (int other : left.get(1 - player)) {
            var gets = Rational.ZERO;
            for (int k : step.dominators())
                gets = gets.plus(step.mixture().get(k).times(payoff(game, player, k, other)));
            int order = gets.compareTo(payoff(game, player, step.strategy(), other));
            if (order < 0) return false;
            if (order > 0) better++;
            else equal++;
        }
        return better > 0 && step.strict() == (equal == 0);
    }

    private static Rational payoff(MatrixGame game, int player, int own, int other) {
        return player == 0 ? game.payoff(0, own, other) : game.payoff(1, other, own);
    }

    @Test
    void weightsOfMixturesAddUpToOneAndRoundsBeginWithOne() {
        var game = MatrixGame.of(
                new Rational[][] {{Rational.of(2), Rational.of(2)}, {Rational.ONE, Rational.ONE}},
                new Rational[][] {{Rational.ONE, Rational.ONE}, {Rational.ONE, Rational.ONE}});
        assertThat(holds(game, new DominationStep(1, 0, 1, true, List.of(Rational.ONE, Rational.ZERO))))
                .isTrue();
        for (var weights : List.of(
                List.of(Rational.of(2), Rational.ZERO),
                List.of(Rational.of(3, 4), Rational.ZERO),
                List.of(Rational.of(3, 4), Rational.of(1, 4)),
                List.of(Rational.of(2), Rational.of(-1))))
            assertThat(holds(game, new DominationStep(1, 0, 1, true, weights))).isFalse();
        for (int round : new int[] {-1, 0, 2})
            assertThat(holds(game, new DominationStep(round, 0, 1, true, List.of(Rational.ONE, Rational.ZERO))))
                    .isFalse();
    }
}
