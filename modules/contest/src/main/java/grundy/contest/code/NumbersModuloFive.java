package grundy.contest.code;

import grundy.answer.GraphTable;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Each of two players has eight numbers modulo 5. A move chooses a nonzero number of one's own and a nonzero one of
/// the other player's, and adds the latter to the former; whose numbers are all 0 has won.
///
/// Only how often each number occurs matters: 495 ways for a player, so that there are 495^2 states of the two, the
/// mover's own first. Their outcomes come from retrograde analysis, once for all cases.
public final class NumbersModuloFive implements ProblemCode {
    private static final int NUMBERS = 8;
    private static final int MODULUS = 5;

    private final List<int[]> hands = new ArrayList<>();
    private final Map<Integer, Integer> index = new HashMap<>();
    private @Nullable GraphTable table;

    /// Lists the hands.
    public NumbersModuloFive() {
        hands(new int[MODULUS], 0, NUMBERS);
    }

    private void hands(int[] counts, int number, int left) {
        if (number == MODULUS - 1) {
            counts[number] = left;
            index.put(key(counts), hands.size());
            hands.add(counts.clone());
            return;
        }
        for (int count = 0; count <= left; count++) {
            counts[number] = count;
            hands(counts, number + 1, left - count);
        }
    }

    private static int key(int[] counts) {
        int key = 0;
        for (int count : counts) key = key * (NUMBERS + 1) + count;
        return key;
    }

    private int hand(long[] numbers) {
        if (numbers.length != NUMBERS)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", NUMBERS, "most", NUMBERS));
        var counts = new int[MODULUS];
        for (long number : numbers) counts[(int) Math.floorMod(number, (long) MODULUS)]++;
        return number(index.get(key(counts)));
    }

    private static int number(@Nullable Integer found) {
        if (found == null) throw new AssertionError("Every hand is listed");
        return found;
    }

    @Override
    public Result answer(ProblemCase values) {
        boolean aliceFirst = values.number("f") == 0;
        int alice = hand(values.list("a"));
        int bob = hand(values.list("b"));
        int size = hands.size();
        var outcome = table().outcome(aliceFirst ? alice * size + bob : bob * size + alice);
        if (!aliceFirst && outcome != Outcome.D) outcome = outcome == Outcome.N ? Outcome.P : Outcome.N;
        return new Result.Outcomes(List.of(outcome));
    }

    private GraphTable table() {
        if (table == null) table = new Solver(Limits.ofWork()).solve(new GraphQuestion(graph(), Play.NORMAL, 0));
        return table;
    }

    private GameGraph graph() {
        int size = hands.size();
        var builder = new GraphBuilder();
        for (int state = 0; state < size * size; state++) builder.vertex(Integer.toString(state));
        var after = after();
        for (int own = 0; own < size; own++)
            for (int other = 0; other < size; other++) {
                int state = own * size + other;
                if (hands.get(own)[0] == NUMBERS) builder.state(state, TerminalResult.WIN);
                else if (hands.get(other)[0] == NUMBERS) builder.state(state, TerminalResult.LOSS);
                else edges(builder, state, after[own], hands.get(other), other * size);
            }
        return builder.build();
    }

    private static void edges(GraphBuilder builder, int state, int[][] after, int[] other, int target) {
        for (int x = 1; x < MODULUS; x++)
            for (int y = 1; y < MODULUS; y++)
                if (after[x][y] >= 0 && other[y] > 0) builder.edge(state, target + after[x][y], GameGraph.BOTH);
    }

    /// @return for each hand what it becomes if `y` is added to a number `x` in it, -1 if there is none
    private int[][][] after() {
        var after = new int[hands.size()][MODULUS][MODULUS];
        for (int hand = 0; hand < hands.size(); hand++)
            for (int x = 0; x < MODULUS; x++) {
                Arrays.fill(after[hand][x], -1);
                for (int y = 1; y < MODULUS && hands.get(hand)[x] > 0; y++) {
                    var counts = hands.get(hand).clone();
                    counts[x]--;
                    counts[(x + y) % MODULUS]++;
                    after[hand][x][y] = number(index.get(key(counts)));
                }
            }
        return after;
    }
}
