package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.strategic.check.BehaviourCertificate.Claim;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Of all that may be claimed of behaviour in small trees, what is true by the definitions is accepted and
/// all else refused.
@EveryTurn
class BehaviourCertificateTest {
    private static final Rational HALF = Rational.of(1, 2);

    private int accepted;
    private int refused;
    private int hidden;

    private static boolean holds(GameTree tree, boolean perfect, BehaviourStrategy behaviour, List<Rational> payoffs) {
        return new BehaviourCertificate(tree, perfect, List.of(new Claim(behaviour, payoffs)))
                .faults()
                .isEmpty();
    }

    /// Asks for one claim with the payoffs that it gives, and with others.
    private void ask(GameTree tree, BehaviourStrategy behaviour, boolean isPerfect, boolean isValue) {
        var payoffs = TreesByDefinition.payoffs(tree, behaviour);
        var what = "%s in %s".formatted(behaviour, tree);
        assertThat(holds(tree, true, behaviour, payoffs)).as(what).isEqualTo(isPerfect);
        assertThat(holds(tree, false, behaviour, payoffs)).as(what).isEqualTo(isValue);
        for (int player = 0; player < payoffs.size(); player++) {
            var other = new ArrayList<>(payoffs);
            other.set(player, payoffs.get(player).plus(Rational.of(player == 0 ? 1 : -1, 7)));
            assertThat(holds(tree, true, behaviour, other)).as(what).isFalse();
            assertThat(holds(tree, false, behaviour, other)).as(what).isFalse();
        }
        if (isPerfect || isValue) accepted++;
        else refused++;
    }

    private void askAll(GameTree tree) {
        boolean isTold = TreesByDefinition.isRecallPerfect(tree);
        boolean canBeValue = tree.playerCount() == 2 && isConstant(tree) && isTold;
        for (var behaviour : TreesByDefinition.pure(tree)) {
            var all = new ArrayList<>(List.of(behaviour));
            for (int set = 0; set < tree.sets().size(); set++) all.add(with(behaviour, set, List.of(HALF, HALF)));
            for (var one : all) {
                boolean isPerfect = isTold && TreesByDefinition.isEquilibriumInEverySubgame(tree, one, tree.root());
                if (isPerfect && !tree.hasPerfectInformation()) hidden++;
                ask(tree, one, isPerfect, canBeValue && TreesByDefinition.isEquilibrium(tree, one, tree.root()));
            }
        }
    }

    /// Wherever play ends; that sums are the same on the average is not enough.
    private static boolean isConstant(GameTree tree) {
        return sums(tree.root()).distinct().count() == 1;
    }

    private static Stream<Rational> sums(Node node) {
        return switch (node) {
            case Terminal(var payoffs) -> Stream.of(payoffs.getFirst().plus(payoffs.getLast()));
            case Decision decision -> decision.next().stream().flatMap(BehaviourCertificateTest::sums);
            case Chance chance -> chance.lotteries().stream().flatMap(lottery -> sums(lottery.next()));
        };
    }

    private static BehaviourStrategy with(BehaviourStrategy behaviour, int set, List<Rational> weights) {
        var actions = new ArrayList<>(behaviour.actions());
        actions.set(set, weights);
        return new BehaviourStrategy(actions);
    }

    @Tag("slow")
    @Test
    void ofTreesWithoutHiddenMovesWhatIsTrueIsAcceptedAndNothingElse() {
        var random = CaseCount.random(471);
        for (int i = 0; i < CaseCount.of(320); i++)
            askAll(TreesByDefinition.random(random, 2 + i % 4 / 3, false, i % 4 == 0));
        assertThat(accepted).isGreaterThan(CaseCount.least(320));
        assertThat(refused).isGreaterThan(CaseCount.least(320));
    }

    @Test
    void ofTreesWithHiddenMovesWhatIsTrueIsAcceptedAndNothingElse() {
        var random = CaseCount.random(472);
        for (int i = 0; i < CaseCount.of(2560); i++) askAll(TreesByDefinition.random(random, 2, true, i % 4 != 0));
        assertThat(hidden).isGreaterThan(CaseCount.least(100));
        assertThat(accepted).isGreaterThan(CaseCount.least(320));
        assertThat(refused).isGreaterThan(CaseCount.least(320));
    }

    @Test
    void behaviourThatIsNoneIsRefused() {
        var random = new Random(473);
        for (int i = 0; i < 40; i++) {
            var tree = TreesByDefinition.random(random, 2, false, true);
            for (var behaviour : TreesByDefinition.pure(tree)) {
                var payoffs = TreesByDefinition.payoffs(tree, behaviour);
                var others = new ArrayList<BehaviourStrategy>();
                if (!tree.sets().isEmpty()) {
                    for (var weights : List.of(
                            List.<Rational>of(),
                            List.of(Rational.ONE),
                            List.of(Rational.ONE, Rational.ZERO, Rational.ZERO),
                            List.of(Rational.ONE, Rational.ONE),
                            List.of(Rational.ZERO, Rational.ZERO),
                            List.of(HALF, Rational.ZERO),
                            List.of(Rational.of(2), Rational.of(-1))))
                        others.add(with(behaviour, tree.sets().size() - 1, weights));
                    others.add(new BehaviourStrategy(
                            behaviour.actions().subList(1, tree.sets().size())));
                }
                var more = new ArrayList<>(behaviour.actions());
                more.add(List.of(Rational.ONE));
                others.add(new BehaviourStrategy(more));
                for (var other : others) {
                    assertThat(holds(tree, true, other, payoffs))
                            .as("%s", other)
                            .isFalse();
                    assertThat(holds(tree, false, other, payoffs))
                            .as("%s", other)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void eachProfileStandsOnceAndTheWrongOnesAreNumbered() {
        var random = new Random(474);
        int several = 0;
        for (int i = 0; i < 60; i++) {
            var tree = TreesByDefinition.random(random, 2, false, true);
            assertThat(new BehaviourCertificate(tree, true, List.of()).faults())
                    .containsExactly(Message.of("tree.check.none"));
            assertThat(new BehaviourCertificate(tree, false, List.of()).faults())
                    .containsExactly(Message.of("tree.check.none"));
            for (boolean perfect : new boolean[] {true, false}) {
                var right = new ArrayList<Claim>();
                var wrong = new ArrayList<Claim>();
                for (var behaviour : TreesByDefinition.pure(tree)) {
                    var claim = new Claim(behaviour, TreesByDefinition.payoffs(tree, behaviour));
                    (holds(tree, perfect, behaviour, claim.payoffs()) ? right : wrong).add(claim);
                }
                if (right.isEmpty() || wrong.isEmpty()) continue;
                several++;
                assertThat(new BehaviourCertificate(tree, perfect, right).faults())
                        .isEmpty();
                var claims = new ArrayList<>(right);
                claims.add(right.getFirst());
                claims.add(wrong.getFirst());
                assertThat(new BehaviourCertificate(tree, perfect, claims).faults())
                        .containsExactly(
                                Message.of("tree.check.twice", "number", right.size() + 1),
                                Message.of(
                                        perfect ? "tree.check.not-perfect" : "tree.check.not-best",
                                        "number",
                                        right.size() + 2));
            }
        }
        assertThat(several).isGreaterThan(30);
    }
}
