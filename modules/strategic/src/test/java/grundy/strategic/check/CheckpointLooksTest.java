package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.InformationSet;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Checks ask at every place whether they are to stop, and follow no place that nobody leads to: of many places there
/// are many looks, of places that are not reached none.
class CheckpointLooksTest {
    private static final int MANY = 640;

    /// A step in so many is a look.
    private static final int EACH = 64;

    /// @return how often the work asks whether it is to stop
    private static int looks(Supplier<?> work) {
        var looks = new AtomicInteger();
        var watch = new Checkpoint.Watch() {
            @Override
            public boolean isOver() {
                return false;
            }

            @Override
            public void look() {
                looks.incrementAndGet();
            }
        };
        Checkpoint.under(watch, work::get);
        return looks.get();
    }

    private static Node end(int payoff) {
        return new Terminal(List.of(Rational.of(payoff), Rational.of(-payoff)));
    }

    private static GameTree tree(Node root, int... actionsOfPlayers) {
        var sets = new ArrayList<InformationSet>();
        for (int player = 0; player < actionsOfPlayers.length; player++)
            if (actionsOfPlayers[player] > 0)
                sets.add(new InformationSet(player, "", MatrixGame.numbered(actionsOfPlayers[player]), 1));
        return new GameTree("", List.of("A", "B"), List.copyOf(sets), root);
    }

    private static Node lots(int count) {
        return new Chance(IntStream.range(0, count)
                .mapToObj(i -> new Lottery("" + i, Rational.of(1, count), end(i)))
                .toList());
    }

    private static List<Rational> pure(int action, int actions) {
        var weights = new ArrayList<>(Collections.nCopies(actions, Rational.ZERO));
        weights.set(action, Rational.ONE);
        return weights;
    }

    @Test
    void aBestReplyLooksAtEveryPlace() {
        var none = new BehaviourStrategy(List.of());
        var chance = tree(lots(MANY));
        assertThat(looks(() -> BestReply.value(chance, 0, none))).isEqualTo((MANY + 1) / EACH);
        assertThat(looks(() -> none.payoffs(chance, chance.root()))).isEqualTo((MANY + 1) / EACH);
        var ends = IntStream.range(0, MANY).mapToObj(CheckpointLooksTest::end).toList();
        var own = tree(new Decision(0, ends), MANY);
        // Every action is a step, and the place it leads to.
        assertThat(looks(() -> BestReply.value(own, 0, new BehaviourStrategy(List.of(pure(0, MANY))))))
                .isEqualTo((2 * MANY + 1) / EACH);
        assertThat(BestReply.value(own, 0, none)).isEqualTo(Rational.of(MANY - 1));
    }

    @Test
    void whatNobodyLeadsToIsNotLookedAt() {
        var tree = tree(new Decision(0, List.of(lots(MANY), end(7))), 0, 2);
        var right = new BehaviourStrategy(List.of(pure(1, 2)));
        assertThat(looks(() -> BestReply.value(tree, 0, right))).isZero();
        assertThat(looks(() -> right.payoffs(tree, tree.root()))).isZero();
        assertThat(BestReply.value(tree, 0, right)).isEqualTo(Rational.of(7));
        var unlikely = tree(new Chance(
                List.of(new Lottery("never", Rational.ZERO, lots(MANY)), new Lottery("always", Rational.ONE, end(7)))));
        var none = new BehaviourStrategy(List.of());
        assertThat(looks(() -> BestReply.value(unlikely, 0, none))).isZero();
        assertThat(BestReply.value(unlikely, 0, none)).isEqualTo(Rational.of(7));
    }

    @Test
    void expectedPayoffsLookAtEveryCell() {
        int strategies = EACH;
        var payoffs = new Rational[strategies][EACH];
        for (int row = 0; row < strategies; row++)
            for (int column = 0; column < EACH; column++)
                payoffs[row][column] = Rational.of(row * column, 1 + column % 3);
        var game = MatrixGame.of(payoffs, payoffs);
        var even = Collections.nCopies(EACH, Rational.of(1, EACH));
        var profile = new StrategyProfile(List.of(even, even));
        assertThat(looks(() -> new ExpectedPayoffs(game, profile))).isEqualTo(2);
        // Every cell is gone through twice, and each strategy is a look of its own.
        var expected = new ExpectedPayoffs(game, profile);
        assertThat(looks(() -> expected.of(0))).isEqualTo(2 * EACH + strategies);
        for (int row = 0; row < strategies; row++) {
            var own = payoffs[row];
            var sum = Arrays.stream(own).reduce(Rational.ZERO, Rational::plus);
            assertThat(expected.of(0).get(row)).isEqualTo(sum.times(Rational.of(1, EACH)));
        }
    }
}
