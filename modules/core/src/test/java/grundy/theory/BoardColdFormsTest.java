package grundy.theory;

import static grundy.theory.BoardFormsTest.position;
import static grundy.theory.BoardFormsTest.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.engine.DecidedPosition;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every closed form for cold positions against search, with the full list of cold options.
@Tag("slow")
@EveryTurn
class BoardColdFormsTest {
    private static final long SEED = 20261122;

    private final Random random = CaseCount.random(SEED);

    private static DecidedPosition decided(RuleTree.OnBoard rules, String text) {
        return new Theorems().findColdAt(rules, position(rules.board(), text)).orElseThrow();
    }

    private void agrees(String name, int positions, Supplier<String> texts) {
        agrees(rules(name, Map.of()), positions, texts);
    }

    private static void agrees(RuleTree.OnBoard rules, int positions, Supplier<String> texts) {
        agrees(rules.board(), rules, positions, texts);
    }

    private static <P> void agrees(Board<P> board, RuleTree.OnBoard rules, int positions, Supplier<String> texts) {
        var truth = Oracles.values(board);
        for (int i = 0; i < CaseCount.of(positions); i++) {
            var text = texts.get();
            var state = board.read(text);
            var position = new BoardPosition(state, board.write(state));
            var form = new Theorems().findColdAt(rules, position).orElseThrow();
            assertThat(form.isCold()).as("seed %d: %s", SEED, text).isEqualTo(truth.value(state) == 0);
            Set<Object> expected = new HashSet<>(Oracles.optionsOfValue(truth, state, 0));
            var options = form.coldOptions();
            var listed = options.stream()
                    .map(parts -> ((BoardPosition) parts.getFirst()).state())
                    .toList();
            assertThat(listed).as("seed %d: %s", SEED, text).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(options.count()).isEqualTo(expected.size());
        }
    }

    private String numbers(int most, int from, int below) {
        return IntStream.range(0, 1 + random.nextInt(most))
                .mapToObj(_ -> String.valueOf(from + random.nextInt(below - from)))
                .collect(Collectors.joining(" "));
    }

    @Test
    void mooresNim() {
        for (int k = 1; k <= 4; k++)
            agrees(rules("moore", Map.of("k", BigInteger.valueOf(k))), 250, () -> numbers(4, 0, 7));
    }

    @Test
    void endNim() {
        agrees("end-nim", 1500, () -> numbers(6, 0, 6));
        agrees("end-nim", 100, () -> numbers(9, 1, 3));
    }

    @Test
    void parityNim() {
        agrees("parity-nim", 200, () -> numbers(4, 0, 5));
    }

    @Test
    void twoRowedChomp() {
        agrees("chomp", 200, () -> {
            int first = 1 + random.nextInt(20);
            return "rows:" + first + (random.nextInt(5) == 0 ? "" : "," + (1 + random.nextInt(first)));
        });
    }

    @Test
    void nimOnRingsWithAZero() {
        agrees("nim-on-graphs", 400, () -> {
            int edges = 2 + random.nextInt(5);
            int zero = random.nextInt(edges);
            return "ring "
                    + IntStream.range(0, edges)
                            .mapToObj(i -> String.valueOf(i == zero ? 0 : random.nextInt(4)))
                            .collect(Collectors.joining(" "));
        });
    }

    @Test
    void geographyByMatchings() {
        agrees("geography", 600, () -> {
            int vertices = 1 + random.nextInt(9);
            var graph =
                    new StringBuilder("at ").append(random.nextInt(vertices)).append(':');
            for (int v = 0; v < vertices; v++) graph.append(' ').append(v);
            if (vertices > 1)
                for (int more = random.nextInt(2 * vertices); more > 0; more--) {
                    int v = 1 + random.nextInt(vertices - 1);
                    graph.append(' ').append(random.nextInt(v)).append('-').append(v);
                }
            return graph.toString();
        });
    }

    @Test
    void geographyOnALargeSquare() {
        for (int n : new int[] {40, 41}) {
            var text = "at 1: grid " + n + " " + n;
            var rules = rules("geography", Map.of());
            var decided = decided(rules, text);
            assertThat(decided.isCold()).isEqualTo(n % 2 == 1);
            assertThat(decided.coldOptions().count()).isEqualTo(n % 2 == 1 ? 0 : 2);
        }
    }

    @Test
    void mirroredCram() throws SyntaxException {
        var cram = (RuleTree.OnBoard)
                Question.parse("cram 2 2").sum().components().getFirst().game().rules();
        agrees(cram, 60, () -> {
            int rows = 2 * (1 + random.nextInt(2));
            int columns = 2 * (1 + random.nextInt(2));
            var half = IntStream.range(0, rows * columns / 2)
                    .mapToObj(_ -> random.nextInt(4) > 0 ? "." : "#")
                    .collect(Collectors.joining());
            var all = half + new StringBuilder(half).reverse();
            return IntStream.range(0, rows)
                    .mapToObj(row -> all.substring(row * columns, (row + 1) * columns))
                    .collect(Collectors.joining("/"));
        });
        assertThat(new Theorems().findColdAt(cram, position(cram.board(), "4 5")))
                .isEmpty();
    }

    @Test
    void kaylesOnARing() {
        agrees("kayles-ring", 60, () -> String.valueOf(1 + random.nextInt(14)));
    }

    @Test
    void hugeNumbersAreAnsweredAtOnce() {
        var huge = BigInteger.TEN.pow(1000);
        var moore = rules("moore", Map.of("k", BigInteger.TWO));
        var text = "3 5 " + huge + " " + huge.add(BigInteger.TWO) + " " + huge.shiftLeft(1);
        var form = new Theorems().findCold(moore, Play.NORMAL).orElseThrow();
        var options = form.coldOptions(position(moore.board(), text));
        assertThat(options.count().signum()).isPositive();
        options.stream()
                .limit(10)
                .forEach(option -> assertThat(form.isCold(option.getFirst())).isTrue());
        var endNim = rules("end-nim", Map.of());
        var row = "3 " + huge + " 4 " + huge.add(BigInteger.ONE);
        assertThat(decided(endNim, row).coldOptions().count()).isLessThanOrEqualTo(BigInteger.TWO);
    }

    @Test
    void aMoveIsFoundWhereTheyCannotBeCounted() {
        var rules = rules("moore", Map.of("k", BigInteger.TEN));
        var text = IntStream.range(0, 60)
                .mapToObj(i -> String.valueOf(1_000_000 + 7 * i))
                .collect(Collectors.joining(" "));
        var form = new Theorems().findCold(rules, Play.NORMAL).orElseThrow();
        var options = form.coldOptions(position(rules.board(), text));
        assertThat(options.uncounted()).isNotNull();
        assertThat(options.stream().limit(50).distinct()).hasSize(50).allSatisfy(option -> {
            assertThat(form.isCold(option.getFirst())).isTrue();
            assertThat(lowered(text, option.getFirst().toString())).isBetween(1, 10);
        });
    }

    /// @return how many heaps are lower, or -1 if some heap is higher
    private static int lowered(String before, String after) {
        var from = before.split(" ");
        var to = after.split(" ");
        int lowered = 0;
        for (int i = 0; i < from.length; i++) {
            int difference = new BigInteger(to[i]).compareTo(new BigInteger(from[i]));
            if (difference > 0) return -1;
            if (difference < 0) lowered++;
        }
        return lowered;
    }

    /// By recursion over whole positions, and all the options counted one by one.
    @Test
    void mooresNimInMiserePlay() {
        for (int k = 1; k <= 4; k++) {
            var rules = rules("moore", Map.of("k", BigInteger.valueOf(k)));
            @SuppressWarnings("unchecked") // Moore's Nim is played on numbers
            var board = (Board<NumberRow>) rules.board();
            var oracle = Oracles.misere(board);
            for (int i = 0; i < CaseCount.of(600); i++) {
                var state = board.read(i % 2 == 0 ? numbers(5, 0, 5) : numbers(7, 0, 3));
                var position = new BoardPosition(state, board.write(state));
                var form = new Theorems().findCold(rules, Play.MISERE).orElseThrow();
                assertThat(form.isCold(position)).as("k = %d: %s", k, state).isEqualTo(!oracle.wins(state));
                var expected = new HashSet<Object>();
                for (var option : board.options(state)) if (!oracle.wins(option)) expected.add(option);
                var options = form.coldOptions(position);
                assertThat(options.stream().map(parts -> ((BoardPosition) parts.getFirst()).state()))
                        .as("k = %d: %s", k, state)
                        .containsExactlyInAnyOrderElementsOf(expected);
                assertThat(options.count()).isEqualTo(expected.size());
            }
        }
    }

    /// Theorems about some positions of a board answer where search would not end; where it does, it tells
    /// the value.
    @ParameterizedTest
    @CsvSource({
        "chomp 2 100000, N, Gale 1974",
        "'chomp rows:1000000000000,999999999999', P, Gale 1974",
        "cram 100 100, P, Mirror strategy",
        "cram 4 8, P, Mirror strategy",
        "kayles-ring 1000000000000, P, Mirror strategy",
        "nim-on-graphs ring 0 9 100000 12, N, Nim on a path",
        "chomp 2 7, N, ''",
        "cram 4 4, P, ''",
        "kayles-ring 20, P, ''",
        "nim-on-graphs ring 0 9 3 1, N, ''"
    })
    void theSolverAsksThemAboutLargePositions(String text, Outcome outcome, String theorem) throws SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(text));
        assertThat(verdict.outcome()).isEqualTo(outcome);
        assertThat(verdict.evidence() instanceof Evidence.ClosedForm form ? form.name() : "")
                .isEqualTo(theorem);
        assertThat(verdict.moves().isEmpty()).isEqualTo(outcome == Outcome.P);
    }
}
