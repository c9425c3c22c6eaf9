package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.solve.TreeQuestion;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeText;
import grundy.testkit.DrawnCases;
import grundy.testkit.ProcessorTime;
import java.time.Duration;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The engines of matrix games and trees end soon after their deadline, alone and with a second thread, whatever they
/// are at. The delays are printed: on a quiet machine they are below 50 ms.
@Timeout(60)
class MatrixCancellationTest {
    private static final Duration MOST = Duration.ofSeconds(8);

    /// In each of them something else is worked out in a large game: payoffs are scaled, bounds of pivots found,
    /// and pivots made.
    private static final int[] MILLIS = {20, 100, 400};

    private static void endsSoon(String name, Consumer<Limits> engine) {
        for (int millis : MILLIS)
            for (int threads = 1; threads <= 2; threads++) {
                var time = Duration.ofMillis(millis);
                var work = ProcessorTime.start();
                var limits = Limits.DEFAULT.withThreads(Threads.of(threads)).until(Deadline.after(time));
                assertThatThrownBy(() -> limits.during(() -> {
                            engine.accept(limits);
                            return 0;
                        }))
                        .as(name)
                        .isInstanceOf(LimitException.class);
                var spent = work.spent();
                System.out.printf(
                        "%d thread(s): %4d ms of work in %d ms  %s%n", threads, spent.toMillis(), millis, name);
                assertThat(spent).as(name).isLessThan(MOST);
            }
    }

    private static void endsSoon(String name, BiConsumer<MatrixGame, Limits> engine, int size, int largest) {
        var game = RandomGames.whole(new Random(1), size, size, largest);
        endsSoon(name, limits -> engine.accept(game, limits));
    }

    @Tag("slow")
    @Test
    void allEquilibria() {
        endsSoon("all equilibria", ExtremeEquilibria::of, 20, 1_000_000);
    }

    @Tag("slow")
    @Test
    void oneEquilibrium() {
        endsSoon("one equilibrium", LemkeHowson::find, 700, 1_000_000);
    }

    @Tag("slow")
    @Test
    void eliminationByMixtures() {
        endsSoon("elimination", (game, limits) -> IteratedElimination.of(game, true, true, limits), 900, 3);
    }

    @Tag("slow")
    @Test
    void aLinearProgram() {
        endsSoon("linear program", (game, limits) -> ZeroSum.exact(ScaledPayoffs.of(game, 0), limits), 700, 1_000_000);
    }

    @Tag("slow")
    @Test
    void allThatIsToldOfAMatrix() {
        endsSoon(
                "matrix", (game, limits) -> new StrategicSolver(limits).solve(MatrixQuestion.of(game)), 900, 1_000_000);
    }

    /// With perfect information; of cards, by the sequence form; of types, by a strategic form that is large.
    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"perfect", "cards", "types"})
    void aTree(String kind) throws SyntaxException {
        var text = switch (kind) {
            case "perfect" -> perfect();
            case "cards" -> cards(50);
            default -> types(10);
        };
        var tree = TreeText.read("EFG 2 R \"\" { \"A\" \"B\" }\n" + text);
        endsSoon("tree of " + kind, limits -> {
            while (true) new StrategicSolver(limits).solve(new TreeQuestion(tree, 1000));
        });
    }

    @Tag("slow")
    @Test
    void theTextOfATree() {
        var text = "EFG 2 R \"\" { \"A\" \"B\" }\n" + perfect();
        endsSoon("text of a tree", limits -> {
            while (true) read(text);
        });
    }

    private static GameTree read(String text) {
        try {
            return TreeText.read(text);
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static String perfect() {
        var text = new StringBuilder();
        perfect(text, new Random(3), 13, new int[2]);
        return text.toString();
    }

    private static void perfect(StringBuilder text, Random random, int depth, int[] numbers) {
        if (depth == 0) {
            text.append("t \"\" %d \"\" { %d %d }\n".formatted(++numbers[0], random.nextInt(3), random.nextInt(3)));
            return;
        }
        text.append("p \"\" %d %d \"\" { \"a\" \"b\" } 0\n".formatted(1 + depth % 2, ++numbers[1]));
        perfect(text, random, depth - 1, numbers);
        perfect(text, random, depth - 1, numbers);
    }

    /// Two players get different cards; the first may bet, the second may bet or call.
    private static String cards(int count) {
        var text = new StringBuilder("c \"\" 1 \"\" {");
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++)
                if (i != j) text.append(" \"%d-%d\" 1/%d".formatted(i, j, count * (count - 1)));
        text.append(" } 0\n");
        int outcome = 0;
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++) {
                if (i == j) continue;
                int wins = i > j ? 1 : -1;
                text.append("p \"\" 1 %d \"\" { \"bet\" \"check\" } 0\n".formatted(1 + i));
                text.append("p \"\" 2 %d \"\" { \"call\" \"fold\" } 0\n".formatted(1 + j));
                for (int pay : new int[] {2 * wins, 1})
                    text.append("t \"\" %d \"\" { %d %d }\n".formatted(++outcome, pay, -pay));
                text.append("p \"\" 2 %d \"\" { \"bet\" \"check\" } 0\n".formatted(count + 1 + j));
                text.append("p \"\" 1 %d \"\" { \"call\" \"fold\" } 0\n".formatted(count + 1 + i));
                for (int pay : new int[] {2 * wins, -1, wins})
                    text.append("t \"\" %d \"\" { %d %d }\n".formatted(++outcome, pay, -pay));
            }
        return text.toString();
    }

    /// The first player has one of so many types, each with a choice of his; the second sees pairs of them.
    private static String types(int count) {
        var random = new Random(5);
        var text = new StringBuilder("c \"\" 1 \"\" {");
        for (int i = 0; i < count; i++) text.append(" \"%d\" 1/%d".formatted(i, count));
        text.append(" } 0\n");
        int outcome = 0;
        for (int i = 0; i < count; i++) {
            text.append("p \"\" 1 %d \"\" { \"a\" \"b\" } 0\n".formatted(1 + i));
            for (int k = 0; k < 2; k++) {
                text.append("p \"\" 2 %d \"\" { \"a\" \"b\" } 0\n".formatted(1 + i / 2));
                for (int l = 0; l < 2; l++)
                    text.append("t \"\" %d \"\" { %d %d }\n"
                            .formatted(++outcome, random.nextInt(100), random.nextInt(100)));
            }
        }
        return text.toString();
    }
}
