package grundy.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import grundy.rules.Board;
import grundy.rules.CatalogueEntry;
import grundy.rules.OneSide;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.catalogue.Boards;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Unreadable positions are turned down with the place and what was expected, and nothing else ever happens.
@EveryTurn
class BoardTextTest {
    private static Board<?> board(String name) {
        return OneSide.of(Boards.find(name, Map.of()).orElseThrow(), Side.LEFT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            staircase|3 x 5|2|expected a whole number, at least 0, found "x".
            staircase|``|0|expected a whole number, at least 0, found the end of the position.
            tree-staircase|0-1=2 1-2 2-0|6|this edge leads to the vertex 2 once more, but a tree has only one way from the ground (0) to each vertex.
            tree-staircase|0-1=2 3-4|6|the edge 3-4 is not joined to the ground, which is the vertex 0.
            tree-staircase|parents 0 1 coins 3|19|expected a whole number, at least 0, found the end of the position.
            tree-staircase|0-1=x|4|expected a whole number, at least 0, found "x".
            moore|3 -1|2|expected a whole number, at least 0, found "-1".
            nim-with-a-pass|3 pass 5|7|expected the end of the position, found "5".
            welter|3 5 3|4|3 appears twice; no two may be on the same square.
            georgia-and-bob|0 5|0|expected a whole number, at least 1, found "0".
            antonim|4 0 0 4|6|no two nonempty heaps may be equal, but 4 appears twice.
            turning-turtles|THXT|2|expected a row of coins such as THTH (H is heads, T is tails), or the squares of the heads counted from 1, such as 2 4.
            mock-turtles|0 3|2|squares are counted from 1; 0 stands alone, for no heads at all.
            multiples|10 2|3|expected ":", found "2".
            multiples|10: 11|4|the square 11 lies beyond the last one, 10.
            split-pairs|3 4 5|5|expected the second heap of a pair, found the end of the position.
            chomp|3|1|expected a whole number, at least 1, found the end of the position.
            chomp|rows:3,4|7|a row must not be longer than the one above it, but 4 > 3.
            chomp|1000000 2|0|this number is too large for a board that has to be held in memory; at most 100000 is possible.
            no-go|1000 1000|0|this board has 1000000 squares; at most 16384 are possible.
            strip-staircase|..X/..|4|all rows of the drawing must be equally long: expected 3 squares, found 2.
            strip-staircase|..a|2|expected a drawing of the board, row by row with / between the rows, in which every square is X or ..
            hackenbush|0-1 2-3|0|the edge 2-3 is not joined to the ground, which is the vertex 0.
            hackenbush|0-1 1|5|expected "-", found the end of the position.
            node-kayles|path x|5|expected a whole number, at least 0, found "x".
            node-kayles|paths 5|0|expected an edge such as 1-2, a vertex, or one of: path 5, cycle 6, complete 4, grid 2 3, found "paths".
            node-kayles|1-2 3-3|4|an edge cannot join the vertex 3 to itself here.
            geography|at 4: path 3|3|the token stands on 4, which is not a vertex of the graph.
            geography|1: path 3|0|expected "at", found "1:".
            nim-on-graphs|ring 3|5|a ring needs at least 2 numbers.
            nim-on-graphs|at 1: 1-2|9|expected "=", found the end of the position.
            sylver-coinage|4 6|0|all numbers named are multiples of 2, so play can last arbitrarily long and cannot be searched; add numbers until their greatest common divisor is 1.
            sylver-coinage|4 1|2|whoever names 1 has lost, so 1 cannot have been named.
            northcott|3-3|2|3 appears twice; no two may be on the same square.
            kayles-ring|5 6|2|expected the end of the position, found "6".
            """)
    void saysWhereAndWhatWasExpected(String name, String text, int offset, String explanation) {
        assertThatThrownBy(() -> board(name).read(text))
                .isInstanceOfSatisfying(
                        PositionException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                .hasMessage(explanation);
    }

    static List<CatalogueEntry> boards() {
        return Catalogue.builtIn().entries().stream()
                .filter(entry ->
                        entry.rules().startsWith("board ") && !entry.examples().isEmpty())
                .toList();
    }

    /// Play that takes the first option each time ends somewhere, or goes on for ever.
    @ParameterizedTest
    @MethodSource("boards")
    void whatMovesLeadToHasATextThatReadsBack(CatalogueEntry entry) throws SyntaxException {
        var language = new RuleLanguage(Catalogue.builtIn());
        var component = language.question(
                        Source.of(entry.id() + " " + entry.examples().getFirst()))
                .components()
                .getFirst();
        var rules = component.game().rules();
        if (!(rules instanceof RuleTree.OnBoard)) return;
        var position = component.position();
        for (int ply = 0; ply < 40; ply++) {
            var option = RuleOptions.stream(rules, position).findFirst();
            if (option.isEmpty() || option.get().isEmpty()) return;
            position = option.get().getFirst();
            var text = position.toString();
            assertThat(text).isNotBlank();
            var again = language.question(Source.of(entry.id() + " " + text))
                    .components()
                    .getFirst()
                    .position();
            assertThat(again.toString()).isEqualTo(text);
        }
    }

    @Test
    void complainsInChineseToo() {
        var thrown = catchThrowable(() -> board("welter").read("3 5 3"));
        assertThat(((PositionException) thrown).explanation().in(Language.ZH)).isEqualTo("3 出现了两次，同一格上不能有两枚。");
    }

    @Test
    void readsCommasAndLongNumbers() {
        assertThat(new StaircaseNim(StaircaseNim.End.LEFT, false).read("3,5, 7"))
                .isEqualTo(NumberRow.of(3, 5, 7));
        var long1000 = BigInteger.TEN.pow(1000).toString();
        assertThat(new MooreNim(2).read(long1000 + " 1").get(0)).isEqualTo(BigInteger.TEN.pow(1000));
        assertThatThrownBy(() -> new MooreNim(2).read("9".repeat(1_000_000)))
                .isInstanceOf(PositionException.class)
                .hasMessage("this number has 1000000 digits; a number here may have at most 100000.");
    }

    @Tag("slow")
    @Test
    void anyTextIsReadOrTurnedDownWithAPlaceInsideIt() {
        long seed = 20261121;
        var random = CaseCount.random(seed);
        var pieces = List.of(
                "0",
                "1",
                "2",
                "12",
                "99999999999",
                "-",
                "=",
                ":",
                ",",
                " ",
                "/",
                "at ",
                "path ",
                "cycle ",
                "grid ",
                "ring ",
                "row ",
                "rows:",
                "pass",
                "empty",
                "H",
                "T",
                "X",
                ".",
                "#",
                "\u0000",
                "\u202e",
                "尼",
                "(",
                "\uD83D",
                "\t",
                "complete ");
        for (int round = 0; round < CaseCount.of(20_000); round++) {
            var text = new StringBuilder();
            for (int i = random.nextInt(8); i >= 0; i--) text.append(pieces.get(random.nextInt(pieces.size())));
            for (var name : Boards.names()) {
                if (name.length() % 4 != round % 4) continue;
                try {
                    roundTrip(board(name), text.toString());
                } catch (PositionException e) {
                    assertThat(e.offset())
                            .as("seed %d: %s %s", seed, name, text)
                            .isBetween(0, text.length());
                    assertThat(e.getMessage()).doesNotContain("\u202e", "\u0000");
                }
            }
        }
    }

    private static <P> void roundTrip(Board<P> board, String text) {
        var position = board.read(text);
        assertThat(board.read(board.write(position))).isEqualTo(position);
    }

    @Tag("slow")
    @Test
    void aMegabyteOfAnythingAreTurnedDownOrReadQuickly() {
        for (var text : List.of(
                "1 ".repeat(100_000),
                "(".repeat(1_000_000),
                "1-2 ".repeat(50_000),
                "H".repeat(500_000),
                " ".repeat(1_000_000)))
            for (var name : List.of(
                    "staircase",
                    "hackenbush",
                    "node-kayles",
                    "turning-turtles",
                    "no-go",
                    "welter",
                    "nim-on-graphs",
                    "chomp",
                    "antonim"))
                try {
                    assertThat(board(name).read(text)).isNotNull();
                } catch (PositionException e) {
                    assertThat(e.getMessage()).hasSizeLessThan(200);
                }
    }
}
