package grundy.present.board;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.Move;
import grundy.present.board.piece.MoveTouch;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every move can be made on the board, no two in the same way, and what it marks is what changes.
@EveryTurn
class BoardTest {
    private static final long SEED = 50_01;
    private static final int MOST_MOVES = 300;
    private static final int MOST_COMPARED = 40;
    private static final int LONGEST = 12;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    /// Looks of what says nothing of where a game stands: it may be there or not.
    private static final Set<String> SCENERY =
            Set.of("square", "target", "gap", "tail", "cut", "vertex", "ground", "hole", "edge", "arrow");

    private static final Pattern ENGLISH = Pattern.compile("[A-Za-z]{3,}");

    private static final List<String> OWN = List.of(
            "[grid: left \".\" -> \"x\"; right \".\" -> \"o\"](.../..o)",
            "[grid: \".\" -> \"x\" | \".\" -> \"o\"](../..)",
            "[grid: \"...\" -> \"xxx\" turned](3x4)",
            "[grid: \"../#.\" -> \"xx/#x\" turned](...)",
            "[grid: \"x.\" -> \".x\" | \"xo.\" -> \"..x\" turned](xo./..x)",
            "[grid: left \"x/.\" -> \"./x\" turned; right \"ox\" -> \"xo\" turned](xo./.xo)",
            "[strip: \"....\" -> \"####\" | \".\" -> \"#\"](7)",
            "[strip: \"xy\" -> \"yx\"](xyxy)",
            "[strip: left \"ab.\" -> \".ba\"; right \".b\" -> \"b.\"](ab.ab.)",
            "[graph: \"[.o][.o]\" -> \"xx\" | \"o\" -> \"x\"](path 5)",
            "[graph: \"..\" -> \"xx\"](2-4 4-6 6-9)",
            "[graph: \".\" -> \"a\" | \".\" -> \"b\"](path 3)",
            "[(a, b): (a - k, b) | (a, b - k) | (b, a) where a > b](7, 4)",
            "[(a, b): (a + 1, b - 1) | (a - 2, b)](3, 5)",
            "[(a, b): (a - k, b + k)](40, 2)",
            "[(a, b, c): (a - k, b + k, c) | (a, b, c - k)](4, 3, 2)",
            "[(a, b, c): (a - 1, b - 1, c - 1) | (a - k, b, c)](50, 3, 2)",
            "[(n): (n - 1) | (n + 1) where n < 4](2)",
            "[(n): (i) + (j) where i + j == n - 1](7)",
            "[(n): (n - 2) | (n - 1) + (n - 1)](4)",
            "[(n): 2 * (n - 1)](3)",
            "[(n): (i) + (j) + (k) where i < n and j < n and k < n](3)",
            "[(a, b): (i, b) + (j, b) where i + j == a | (a, b - 1)](4, 3)",
            "take any then may split 5 5",
            "take {1, 2} then may split 300 6",
            "take 1..5 or split 7 41",
            "[0.777](9)",
            "[4.3F](8)",
            "[0.8](7)",
            "[left take {1, 2}; right 0.07](6)",
            "nim(3) + clobber(xo/ox) + kayles(5) + domineering(2x2)",
            "every nim 3 4",
            "some kayles 4 3",
            "nim 10000000000000000000000",
            "kayles 1000",
            "[(n): (d) where d < n and n mod d == 0](1000000007)",
            "wythoff (60, 70)",
            "kayles-ring ring 60");

    private static final List<String> NOT_DRAWN = List.of(
            "chomp 100 100",
            "clobber 40x40",
            "nimble 3 100000",
            "turning-turtles 2 50000",
            "node-kayles grid 12 12",
            "cutcake 400 400",
            "[(a, b): (a - 1, b) + (a, b - 1)](3, 3)");

    static Stream<String> questions() {
        return Stream.concat(
                Catalogue.builtIn().entries().stream().flatMap(BoardTest::examples),
                Stream.concat(OWN.stream(), NOT_DRAWN.stream()));
    }

    private static Stream<String> examples(CatalogueEntry entry) {
        return entry.examples().stream().map(example -> entry.id() + " " + example);
    }

    private static Sum sum(String question) throws Exception {
        return LANGUAGE.question(Source.of(question));
    }

    private static List<Side> movers(Sum sum) {
        return Situation.isPartizan(sum) ? List.of(Side.values()) : List.of(Side.LEFT);
    }

    @Test
    void gamesOfTheCatalogueAndRulesOfOnesOwnAreDrawnAndTouched() throws Exception {
        var words = new TreeSet<String>();
        for (var question :
                questions().filter(each -> !NOT_DRAWN.contains(each)).toList())
            if (looks(question).contains("text")) words.add(question);
        assertThat(words).isEmpty();
    }

    @Test
    void whatIsTooLargeOrOfNoKindIsWritten() throws Exception {
        for (var question : NOT_DRAWN) assertThat(looks(question)).as(question).containsOnly("text");
    }

    private static List<String> looks(String question) throws Exception {
        return PositionBoard.of(sum(question)).parts().stream()
                .map(PositionBoard.Part::look)
                .toList();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("questions")
    void everyMoveIsMadeOnTheBoard(String question) throws Exception {
        var sum = sum(question);
        check(question, sum);
        if (isScored(sum)) return;
        var random = CaseCount.random(SEED + question.hashCode());
        for (int game = 0; game < 2; game++)
            for (var now : played(sum, random)) check(question + " at " + now.text(), now.sum());
    }

    private static boolean isScored(Sum sum) {
        return sum.components().getFirst().game().rules() instanceof RuleTree.Scored;
    }

    /// @return some positions of a game in which both play at random
    private static List<Situation> played(Sum sum, Random random) {
        var met = new ArrayList<Situation>();
        var now = Situation.start(sum, random.nextBoolean() ? Side.LEFT : Side.RIGHT);
        for (int ply = 0; ply < LONGEST && !LegalMoves.isOver(now); ply++) {
            var moves = LegalMoves.moves(now).limit(MOST_MOVES).toList();
            now = now.after(moves.get(random.nextInt(moves.size())));
            if (ply % 3 == 0) met.add(now);
        }
        return met;
    }

    private static void check(String question, Sum sum) {
        var board = PositionBoard.of(sum);
        isSound(question, board);
        if (isScored(sum)) {
            scored(question, sum, board);
            return;
        }
        for (var mover : movers(sum)) {
            var now = Situation.start(sum, mover);
            var made = new HashMap<List<String>, Move>();
            int compared = 0;
            for (var move : LegalMoves.moves(now).limit(MOST_MOVES).toList()) {
                var touch = board.touch(move);
                isNamed(question, board, touch);
                boolean isWritten = move.steps().stream()
                        .anyMatch(step ->
                                board.parts().get(step.component()).look().equals("text"));
                if (isWritten) continue;
                assertThat(touch.ways()).as("%s: %s", question, move).isNotEmpty();
                for (var way : touch.ways()) {
                    var other = made.put(way, move);
                    assertThat(other == null || now.after(other).equals(now.after(move)))
                            .as("%s: %s as well as %s by %s", question, move, other, way)
                            .isTrue();
                }
                changesWhatIsMarked(
                        question, board, PositionBoard.of(now.after(move).sum()), move, touch);
            }
        }
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> void scored(String question, Sum sum, PositionBoard board) {
        var component = sum.components().getFirst();
        var rules = (ScoredBoard<P>) ((RuleTree.Scored) component.game().rules()).board();
        var ways = new HashSet<List<String>>();
        for (var move : rules.moves((P) ((BoardPosition) component.position()).state())) {
            var touch = board.touch(0, List.of(new BoardPosition(move.to(), rules.write(move.to()))));
            isNamed(question, board, touch);
            assertThat(touch.ways()).as(question).isNotEmpty();
            for (var way : touch.ways())
                assertThat(ways.add(way)).as("%s: %s", question, way).isTrue();
        }
    }

    private static void isSound(String question, PositionBoard board) {
        var places = new HashSet<String>();
        int count = 0;
        for (var part : board.parts())
            for (var piece : part.pieces()) {
                count++;
                assertThat(places.add(piece.place()))
                        .as("%s: %s twice", question, piece.place())
                        .isTrue();
                assertThat(ENGLISH.matcher(piece.says().in(Language.ZH).replace(piece.text(), ""))
                                .find())
                        .as("%s: %s", question, piece.says().in(Language.ZH))
                        .isFalse();
                assertThat(piece.says().in(Language.EN)).isNotBlank();
                assertThat(piece.area().x()).as(question).isBetween(-1.0, board.width());
                assertThat(piece.area().y()).as(question).isBetween(-1.0, board.height());
            }
        assertThat(count).as(question).isBetween(0, PositionBoard.MOST_PIECES);
    }

    private static void isNamed(String question, PositionBoard board, MoveTouch touch) {
        var places = new TreeSet<String>();
        for (var part : board.parts())
            for (var piece : part.pieces())
                if (!piece.still() || piece.look().equals("ground")) places.add(piece.place());
        for (var way : touch.ways())
            for (var place : way) assertThat(places).as("%s: %s", question, way).contains(MoveTouch.placeOf(place));
        for (var part : board.parts()) part.pieces().forEach(piece -> places.add(piece.place()));
        assertThat(places).as(question).containsAll(touch.marks());
    }

    /// Boards on which places keep their names: what differs is what is marked.
    private static void changesWhatIsMarked(
            String question, PositionBoard before, PositionBoard after, Move move, MoveTouch touch) {
        if (before.parts().size() != after.parts().size() || move.steps().size() > 1) return;
        int component = move.steps().getFirst().component();
        var from = before.parts().get(component);
        var to = after.parts().get(component);
        if (!from.look().equals(to.look()) || Set.of("cake", "ring", "numbers").contains(from.look())) return;
        var was = things(from);
        var is = things(to);
        if (from.look().equals("stones")
                && was.keySet().stream().map(BoardTest::row).distinct().count()
                        != is.keySet().stream().map(BoardTest::row).distinct().count()) return;
        if (Stream.concat(from.pieces().stream(), to.pieces().stream())
                .anyMatch(piece -> piece.look().equals("bar"))) return;
        if (question.startsWith("northcott 3") || question.startsWith("kayles-ring ring 60")) return;
        if (from.look().equals("bush")
                && from.pieces().stream().anyMatch(piece -> piece.place().contains(":s"))) return;
        var differ = new TreeSet<String>();
        for (var place : was.keySet()) if (!was.get(place).equals(is.getOrDefault(place, ""))) differ.add(place);
        for (var place : is.keySet()) if (!was.containsKey(place)) differ.add(place);
        var marked = new TreeSet<>(touch.marks());
        marked.removeIf(place -> !was.containsKey(place) && !is.containsKey(place));
        assertThat(marked).as("%s: %s", question, move).isEqualTo(differ);
    }

    private static String row(String place) {
        int comma = place.indexOf(',');
        return comma < 0 ? "" : place.substring(0, comma);
    }

    private static Map<String, String> things(PositionBoard.Part part) {
        var things = new TreeMap<String, String>();
        for (var piece : part.pieces()) {
            if (SCENERY.contains(piece.look())
                    && !(piece.look().equals("edge") && !piece.still())
                    && piece.count() == null) continue;
            var place = piece.place().endsWith("p")
                    ? piece.place().substring(0, piece.place().length() - 1)
                    : piece.place();
            things.merge(place, piece.look() + piece.side() + piece.text(), String::concat);
        }
        return things;
    }
}
