package grundy.theory.hackenbush;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.sum.PartizanSearch;
import grundy.engine.sum.SumSearch;
import grundy.finding.NumberPart.Shape;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.RedBlueHackenbush;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import grundy.value.Value.NumberAndNimber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EveryTurn
class BushSumTest {
    private static final RedBlueHackenbush GAME = new RedBlueHackenbush();

    private static Dyadic number(BushSum sum) {
        return switch (sum.value()) {
            case Nimber _ -> Dyadic.ZERO;
            case Number(var number) -> number;
            case NumberAndNimber(var number, var _) -> number;
            case Value.Game game -> throw new AssertionError(game);
        };
    }

    private static BushSum sum(String... bushes) {
        return BushSum.of(
                        IntStream.range(0, bushes.length)
                                .mapToObj(i -> GAME.read(bushes[i]))
                                .toList(),
                        Limits.DEFAULT)
                .orElseThrow();
    }

    /// Winning Ways, chapters 1 to 3: stalks, the girl and the boy's hair apart.
    @ParameterizedTest
    @CsvSource({
        "B, 1",
        "R, -1",
        "BB, 2",
        "BR, 1/2",
        "BRR, 1/4",
        "BRRR, 1/8",
        "BRB, 3/4",
        "BBR, 3/2",
        "BBRR, 5/4",
        "BBRB, 7/4",
        "RB, -1/2",
        "RRB, -3/2",
        "BRBR, 5/8",
        "BRRB, 3/8",
        "BRBRBRBR, 85/128",
        "RBRB, -5/8",
        "0-1B 1-2R 1-3R, 1/4",
        "0-1B 1-2B 1-3R, 1",
        "0-1B 1-2B 1-3B 1-4R, 2",
        "0-1B 0-2R, 0",
        "0-1B 0-1B, 2",
        "0-1B 0-1R, 0",
        "0-0B 0-1B 1-1R, 3/2",
        "BR + BR + R, 0",
        "empty, 0"
    })
    void publishedValues(String bush, String number) {
        assertThat(number(sum(bush))).hasToString(number);
    }

    /// The value from the definition alone: the simplest number between the best options, over whole positions.
    private static Dyadic byDefinition(ColouredBush bush, Map<ColouredBush, Dyadic> known) {
        var found = known.get(bush);
        if (found != null) return found;
        Dyadic left = null;
        Dyadic right = null;
        for (var option : GAME.leftOptions(bush)) {
            var value = byDefinition(option, known);
            left = left == null || value.compareTo(left) > 0 ? value : left;
        }
        for (var option : GAME.rightOptions(bush)) {
            var value = byDefinition(option, known);
            right = right == null || value.compareTo(right) < 0 ? value : right;
        }
        var far = Dyadic.of(1000);
        var value = Dyadic.simplestBetween(left == null ? far.negate() : left, right == null ? far : right);
        known.put(bush, value);
        return value;
    }

    /// @param colours letters to choose from
    private static String tree(Random random, int edges, String colours) {
        var text = new StringBuilder();
        for (int v = 1; v <= edges; v++)
            text.append(random.nextInt(v))
                    .append('-')
                    .append(v)
                    .append(colour(random, colours))
                    .append(' ');
        return text.toString();
    }

    private static String graph(Random random, int vertices, int more, String colours) {
        var text = new StringBuilder(tree(random, vertices, colours));
        for (int i = 0; i < more; i++)
            text.append(random.nextInt(vertices + 1))
                    .append('-')
                    .append(random.nextInt(vertices + 1))
                    .append(colour(random, colours))
                    .append(' ');
        return text.toString();
    }

    private static String stalks(Random random, int edges, String colours) {
        var text = new StringBuilder().append(colour(random, colours));
        for (int i = 1; i < edges; i++)
            text.append(random.nextInt(4) == 0 ? " + " : "").append(colour(random, colours));
        return text.toString();
    }

    private static char colour(Random random, String colours) {
        return colours.charAt(random.nextInt(colours.length()));
    }

    @Tag("slow")
    @Test
    void valuesOfTreesStalksAndGraphsAreThoseOfTheDefinition() {
        var random = CaseCount.random(19820101);
        int cycles = 0;
        for (int i = 0; i < CaseCount.of(4000); i++) {
            var text = switch (i % 3) {
                case 0 -> tree(random, 1 + random.nextInt(9), "BR");
                case 1 -> stalks(random, 1 + random.nextInt(9), "BR");
                default -> graph(random, 1 + random.nextInt(5), 1 + random.nextInt(4), "BR");
            };
            var bush = GAME.read(text);
            var sum = BushSum.of(List.of(bush), Limits.DEFAULT).orElseThrow();
            if (sum.parts(0).stream().anyMatch(part -> part.shape() == Shape.CYCLES)) cycles++;
            assertThat(sum.value()).as(text).isEqualTo(new Number(byDefinition(bush, new HashMap<>())));
        }
        assertThat(cycles).isGreaterThan(CaseCount.least(800));
    }

    private static Component component(String text) {
        var rules = RuleTree.of("red-blue-hackenbush", Map.of(), GAME);
        var bush = GAME.read(text);
        return new Component(new Game("red-blue-hackenbush", rules, null), new BoardPosition(bush, bush.toString()));
    }

    /// Outcomes and all winning moves of both sides, against the search that knows nothing of numbers; green
    /// parts stand apart.
    @Tag("slow")
    @Test
    void outcomesAndWinningMovesOfSumsAgreeWithSearch() {
        var random = CaseCount.random(19760828);
        int drawnNear = 0;
        for (int i = 0; i < CaseCount.of(1500); i++) {
            var texts = new ArrayList<String>();
            int components = 1 + random.nextInt(3);
            for (int c = 0; c < components; c++) {
                var colours = random.nextInt(4) == 0 ? "G" : "BR";
                texts.add(
                        switch (random.nextInt(3)) {
                            case 0 -> tree(random, 1 + random.nextInt(4), colours);
                            case 1 -> stalks(random, 1 + random.nextInt(5), colours);
                            default -> graph(random, 1 + random.nextInt(3), 1 + random.nextInt(2), colours);
                        });
            }
            var parts = texts.stream().map(BushSumTest::component).toList();
            var sum = sum(texts.toArray(String[]::new));
            var search = new PartizanSearch(parts, Play.NORMAL, Limits.DEFAULT);
            assertThat(sum.value().outcome()).as(texts.toString()).isEqualTo(search.outcome());
            if (number(sum).signum() == 0) drawnNear++;
            agree(texts, parts, sum, search.movesTo(Outcome.P, Side.LEFT), true);
            agree(texts, parts, sum, search.movesTo(Outcome.P, Side.RIGHT), false);
        }
        assertThat(drawnNear).isGreaterThan(CaseCount.least(150));
    }

    private static void agree(
            List<String> texts, List<Component> components, BushSum sum, List<SumSearch.Step> found, boolean left) {
        for (int c = 0; c < components.size(); c++) {
            int index = c;
            var options = sum.winningMoves(c, left ? Side.LEFT : Side.RIGHT);
            var own = options.stream().map(to -> parts(to.getFirst())).toList();
            assertThat(own)
                    .as("%s, component %d, left %s", texts, c, left)
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(found.stream()
                            .filter(step -> step.component() == index)
                            .map(step -> texts(step.to()))
                            .toList());
            assertThat(options.count()).isEqualTo(BigInteger.valueOf(own.size()));
        }
    }

    private static List<String> parts(Position whole) {
        var bush = (ColouredBush) ((BoardPosition) whole).state();
        var parts = GAME.parts(bush);
        return (parts.isEmpty() ? List.of(bush) : parts)
                .stream().map(ColouredBush::toString).sorted().toList();
    }

    private static List<String> texts(List<Position> parts) {
        return parts.stream().map(Position::toString).sorted().toList();
    }

    @Test
    void mixedPartsAreLeftToTheSearch() {
        assertThat(BushSum.of(List.of(GAME.read("BG")), Limits.DEFAULT)).isEmpty();
        assertThat(BushSum.of(List.of(GAME.read("0-1B 1-2G")), Limits.DEFAULT)).isEmpty();
        assertThat(BushSum.of(List.of(GAME.read("0-1B 0-2")), Limits.DEFAULT)).isPresent();
    }

    /// The same stalk written as edges goes another way.
    @Test
    void longStalksAndPathsAgree() {
        var random = CaseCount.random(5);
        for (int length : new int[] {1, 2, 17, 64, 65, 500, 2000}) {
            var colours = IntStream.range(0, length)
                    .mapToObj(_ -> random.nextBoolean() ? "B" : "R")
                    .toList();
            var stalk = String.join("", colours);
            var path = new StringBuilder();
            for (int i = 0; i < length; i++)
                path.append(i).append('-').append(i + 1).append(colours.get(i)).append(' ');
            var rest = "+ " + stalk.substring(0, length / 2 + 1);
            assertThat(number(sum(path.toString()))).isEqualTo(number(sum(stalk)));
            for (boolean left : new boolean[] {true, false}) {
                assertThat(sum(path.toString(), "R" + rest)
                                .winningMoves(0, left ? Side.LEFT : Side.RIGHT)
                                .count())
                        .isEqualTo(sum(stalk, "R" + rest)
                                .winningMoves(0, left ? Side.LEFT : Side.RIGHT)
                                .count());
                assertThat(sum(path.toString(), swapped(stalk))
                                .winningMoves(0, left ? Side.LEFT : Side.RIGHT)
                                .count())
                        .isEqualTo(sum(stalk, swapped(stalk))
                                .winningMoves(0, left ? Side.LEFT : Side.RIGHT)
                                .count());
            }
        }
    }

    private static String swapped(String stalk) {
        return stalk.replace('B', 'x').replace('R', 'B').replace('x', 'R');
    }

    @Test
    void aStalkOfAHundredThousandEdgesIsWorkedOut() {
        var random = CaseCount.random(100_000);
        var stalk = new StringBuilder();
        for (int i = 0; i < 100_000; i++) stalk.append(random.nextBoolean() ? 'B' : 'R');
        var sum = sum(stalk.toString(), swapped(stalk.substring(0, 99_999)));
        assertThat(number(sum).numerator().abs()).isEqualTo(BigInteger.ONE);
        boolean left = number(sum).signum() > 0;
        assertThat(sum.winningMoves(1, left ? Side.LEFT : Side.RIGHT).count().signum()
                        + sum.winningMoves(0, left ? Side.LEFT : Side.RIGHT)
                                .count()
                                .signum())
                .isPositive();
        assertThat(sum.winningMoves(0, left ? Side.RIGHT : Side.LEFT).count().signum())
                .isZero();
    }

    @Test
    void whatIsTooMuchIsRefused() {
        var ring = new StringBuilder("0-1B ");
        for (int i = 1; i < 500; i++) ring.append(i).append('-').append(i + 1).append(i % 3 == 0 ? "R " : "B ");
        ring.append("500-0R");
        assertThatThrownBy(() -> sum(ring.toString()))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("400");
        var dense = graph(CaseCount.random(1), 8, 12, "BR");
        assertThatThrownBy(() -> BushSum.of(List.of(GAME.read(dense)), Limits.DEFAULT.withPositions(50)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("50");
    }

    @Test
    void aSmallTreeIsToldEdgeByEdge() {
        var part = sum("0-1B 1-2R 1-3R").parts(0).getFirst();
        assertThat(part.edges().stream().map(each -> each.edge() + " " + each.above() + " " + each.value()))
                .containsExactly("1-3R 0 -1", "1-2R 0 -1", "0-1B -2 1/4");
        assertThat(sum("0-2B 2-7R").parts(0).getFirst().text()).isEqualTo("BR");
    }

    @Test
    void positionsReadAsTheyAreWritten() {
        for (var text : List.of("BRR + BB", "0-1B 1-2R 1-3G", "empty"))
            assertThat(GAME.read(text)).hasToString(text);
        assertThat(GAME.read("stalk 蓝红绿, b")).hasToString("BRG + B");
        assertThat(GAME.read("1-0:r 1-2 0-1b")).hasToString("0-1B 0-1R 1-2G");
        assertThat(StreamSupport.stream(
                        GAME.leftOptions(GAME.read("BB + BB + G")).spliterator(), false))
                .map(ColouredBush::toString)
                .containsExactly("BB + G", "B + BB + G", "BB + BB");
    }
}
