package grundy.theory;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.catalogue.Boards;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every closed form of a board against the definition of the value, with the full list of options of every value.
@Tag("slow")
@EveryTurn
class BoardFormsTest {
    private static final long SEED = 20261121;

    private final Random random = CaseCount.random(SEED);

    static RuleTree.OnBoard rules(String name, Map<String, BigInteger> parameters) {
        return new RuleTree.OnBoard(
                name, parameters, OneSide.of(Boards.find(name, parameters).orElseThrow(), Side.LEFT));
    }

    private static NimValues form(String name) {
        return new Theorems().find(rules(name, Map.of()), Play.NORMAL).orElseThrow();
    }

    static BoardQuestion at(String name, String text) {
        return new BoardQuestion(form(name), position(rules(name, Map.of()).board(), text));
    }

    record BoardQuestion(NimValues values, BoardPosition position) {
        BigInteger value() {
            return values.value(position);
        }

        CountedList<List<Position>> winning() {
            return values.optionsOfValue(position, BigInteger.ZERO);
        }
    }

    static <P> BoardPosition position(Board<P> board, String text) {
        var state = board.read(text);
        return new BoardPosition(state, board.write(state));
    }

    private void agrees(String name, int positions, Supplier<String> texts) {
        agrees(rules(name, Map.of()).board(), form(name), positions, texts);
    }

    private static <P> void agrees(Board<P> board, NimValues form, int positions, Supplier<String> texts) {
        var truth = Oracles.values(board);
        for (int i = 0; i < CaseCount.of(positions); i++) {
            var text = texts.get();
            var state = board.read(text);
            var position = new BoardPosition(state, board.write(state));
            assertThat(form.value(position)).as("seed %d: %s", SEED, text).isEqualTo(truth.value(state));
            for (int value = 0; value <= truth.value(state) + 2; value++) {
                var options = form.optionsOfValue(position, BigInteger.valueOf(value));
                Set<Object> expected = new HashSet<>(Oracles.optionsOfValue(truth, state, value));
                var listed = options.stream()
                        .map(parts -> ((BoardPosition) parts.getFirst()).state())
                        .toList();
                assertThat(listed)
                        .as("seed %d: %s to %d", SEED, text, value)
                        .containsExactlyInAnyOrderElementsOf(expected);
                assertThat(options.count()).isEqualTo(expected.size());
            }
        }
    }

    private String numbers(int most, int below) {
        return IntStream.range(0, 1 + random.nextInt(most))
                .mapToObj(_ -> String.valueOf(random.nextInt(below)))
                .collect(Collectors.joining(" "));
    }

    private String distinct(int most, int from, int below) {
        return IntStream.range(0, 1 + random.nextInt(most))
                .mapToObj(_ -> from + random.nextInt(below - from))
                .distinct()
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private String coins(int most) {
        return IntStream.range(0, 1 + random.nextInt(most))
                .mapToObj(_ -> random.nextBoolean() ? "H" : "T")
                .collect(Collectors.joining());
    }

    @Test
    void nimbleAndNorthcott() {
        agrees("nimble", 300, () -> numbers(4, 7));
        agrees("northcott", 300, () -> numbers(4, 6));
    }

    @Test
    void staircase() {
        for (var name : List.of("staircase", "staircase-right"))
            for (var ground : List.of(BigInteger.ZERO, BigInteger.ONE)) {
                var rules = rules(name, Map.of("ground", ground));
                agrees(rules.board(), new Theorems().find(rules, Play.NORMAL).orElseThrow(), 300, () -> numbers(5, 4));
            }
    }

    @Test
    void staircaseOnATree() {
        agrees("tree-staircase", 400, () -> {
            int vertices = 1 + random.nextInt(5);
            var parents = IntStream.rangeClosed(1, vertices).mapToObj(v -> "" + random.nextInt(v));
            return parents.collect(Collectors.joining(" ", "parents ", " coins "))
                    + IntStream.range(0, vertices)
                            .mapToObj(_ -> "" + random.nextInt(4))
                            .collect(Collectors.joining(" "));
        });
    }

    @Test
    void coinsThatSlide() {
        agrees("silver-dollar", 500, () -> distinct(6, 0, 13));
        agrees("georgia-and-bob", 500, () -> distinct(5, 1, 14));
    }

    @Test
    void welter() {
        agrees("welter", 500, () -> distinct(5, 0, 13));
    }

    @Test
    void coinsThatAreTurned() {
        for (var name : List.of("turning-turtles", "mock-turtles", "twins", "triplets", "ruler")) {
            agrees(name, 100, () -> coins(11));
            agrees(name, 50, () -> distinct(4, 1, 12));
        }
    }

    @Test
    void manyCoinsThatAreTurned() {
        for (var name : List.of("moebius", "mogul")) agrees(name, 60, () -> coins(9));
    }

    @Test
    void beans() {
        agrees("bean-game", 100, () -> numbers(5, 3));
    }

    @Test
    void pairs() {
        agrees("split-pairs", 300, () -> {
            var one = (1 + random.nextInt(24)) + " " + (1 + random.nextInt(24));
            return random.nextBoolean() ? one : one + " " + (1 + random.nextInt(9)) + " " + (1 + random.nextInt(9));
        });
        var huge = BigInteger.TEN.pow(1000);
        var question = at("split-pairs", huge + " 4 1 2");
        question.winning().stream()
                .limit(10)
                .forEach(option ->
                        assertThat(question.values.value(option.getFirst())).isZero());
    }

    @Test
    void strips() {
        agrees("strip-staircase", 100, () -> {
            int columns = 1 + random.nextInt(7);
            return IntStream.range(0, 1 + random.nextInt(2))
                    .mapToObj(_ -> IntStream.range(0, columns)
                            .mapToObj(_ -> random.nextBoolean() ? "X" : ".")
                            .collect(Collectors.joining()))
                    .collect(Collectors.joining("/"));
        });
    }

    @Test
    void hackenbushOnTreesAndGraphs() {
        agrees("hackenbush", 250, () -> {
            var edges = new StringBuilder();
            int vertices = 2 + random.nextInt(6);
            for (int v = 1; v < vertices; v++)
                edges.append(random.nextInt(v)).append('-').append(v).append(' ');
            for (int more = random.nextInt(5); more > 0 && vertices + more < 11; more--)
                edges.append(random.nextInt(vertices))
                        .append('-')
                        .append(random.nextInt(vertices))
                        .append(' ');
            return edges.toString();
        });
    }

    @Test
    void hugeNumbersAreAnsweredAtOnce() {
        var huge = BigInteger.TEN.pow(1000);
        for (var name : List.of(
                "staircase",
                "nimble",
                "northcott",
                "silver-dollar",
                "georgia-and-bob",
                "welter",
                "turning-turtles",
                "twins"))
            assertThat(at(name, "1 2 " + huge).winning().count())
                    .as(name)
                    .isBetween(BigInteger.ZERO, BigInteger.valueOf(3));
        var mock = at("mock-turtles", "1 5 " + huge);
        assertThat(mock.value().signum()).isPositive();
        var winning = mock.winning();
        for (var option : winning.stream().limit(20).toList())
            assertThat(mock.values.value(option.getFirst())).isZero();
        assertThat(at("ruler", "7 " + huge).winning().count()).isEqualTo(1);
    }

    /// Three coins turned: the count against all moves of the board, tried one by one, and where they are far too
    /// many to list.
    @Test
    void mockTurtlesCountsWhatItCannotList() {
        for (var name : List.of("mock-turtles", "triplets"))
            for (int n = 1; n <= 60; n += 7) {
                var question = at(name, n + " 70 75");
                var board = (CoinTurning) rules(name, Map.of()).board();
                var moves = new HashSet<CoinRow>();
                board.options((CoinRow) question.position.state()).forEach(moves::add);
                moves.removeIf(
                        to -> question.values.value(new BoardPosition(to, "")).signum() != 0);
                assertThat(question.winning().stream().map(to -> ((BoardPosition) to.getFirst()).state()))
                        .hasSameElementsAs(moves);
                assertThat(question.winning().count()).as(name + " " + n).isEqualTo(moves.size());
            }
        var far = BigInteger.ONE.shiftLeft(60);
        var options = at("mock-turtles", "70 75 " + far).winning();
        assertThat(options.count().bitLength()).isBetween(50, 62);
        for (var option : options.stream().limit(100).toList())
            assertThat(form("mock-turtles").value(option.getFirst())).isZero();
    }

    @Test
    void aVeryLongPathAndALongCycle() {
        int length = CaseCount.of(1_000_000);
        var path = IntStream.range(0, length).mapToObj(v -> v + "-" + (v + 1)).collect(Collectors.joining(" "));
        var hackenbush = at("hackenbush", path);
        assertThat(hackenbush.value()).isEqualTo(length);
        assertThat(hackenbush.winning().count()).isEqualTo(1);
        int around = 2001;
        var cycle = IntStream.range(0, around)
                .mapToObj(v -> v + "-" + (v + 1) % around)
                .collect(Collectors.joining(" "));
        assertThat(at("hackenbush", cycle).value()).isEqualTo(1);
        assertThat(at("hackenbush", cycle).winning().count()).isEqualTo(1);
    }

    @Test
    void manyCoinsOfWelter() {
        var squares = IntStream.range(0, CaseCount.of(2_000))
                .mapToObj(i -> String.valueOf(3L * i * i + i))
                .collect(Collectors.joining(" "));
        var welter = at("welter", squares);
        welter.winning().stream()
                .forEach(option ->
                        assertThat(welter.values.value(option.getFirst())).isZero());
    }
}
