package grundy.engine.placement;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.RuleTree;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Drawn rules of placements, played by the definition on texts.
@EveryTurn
class PlacementSearchTest {
    private static final long SEED = 1974;
    private static final int AHEAD = 3;

    /// A pattern as it is written: `.` must be empty, a blank does not matter; `#` is filled.
    private record PatternNotation(String[] from, String[] to) {
        String text() {
            return '"' + String.join("/", from) + "\" -> \"" + String.join("/", to) + '"';
        }
    }

    /// The whole game by the definition.
    private static final class PlayByDefinition {
        private final List<List<PatternNotation>> sides;
        private final Map<String, Boolean> known = new HashMap<>();

        PlayByDefinition(List<List<PatternNotation>> sides) {
            this.sides = sides;
        }

        /// @param ahead whole moves of the mover, or if negative of the other
        boolean wins(String board, int mover, int ahead) {
            var name = board + mover + ' ' + ahead;
            var seen = known.get(name);
            if (seen != null) return seen;
            boolean wins = ahead > 0 && !wins(board, 1 - mover, 1 - ahead)
                    || options(board, mover).stream().anyMatch(option -> !wins(option, 1 - mover, -ahead));
            known.put(name, wins);
            return wins;
        }

        private List<String> options(String board, int mover) {
            var rows = board.split("/");
            var options = new ArrayList<String>();
            for (var pattern : sides.get(mover))
                for (int row = -2; row < rows.length; row++)
                    for (int column = -2; column < rows[0].length(); column++) {
                        var after = applied(rows, pattern, row, column);
                        if (!after.isEmpty()) options.add(after);
                    }
            return options;
        }

        private static String applied(String[] rows, PatternNotation pattern, int row, int column) {
            var after = new StringBuilder(String.join("/", rows));
            for (int i = 0; i < pattern.from.length; i++)
                for (int j = 0; j < pattern.from[i].length(); j++) {
                    if (pattern.from[i].charAt(j) == ' ') continue;
                    int r = row + i;
                    int c = column + j;
                    boolean isEmpty =
                            r >= 0 && r < rows.length && c >= 0 && c < rows[r].length() && rows[r].charAt(c) == '.';
                    if (!isEmpty) return "";
                    after.setCharAt(r * (rows[0].length() + 1) + c, pattern.to[i].charAt(j));
                }
            return after.toString();
        }
    }

    private static PatternNotation pattern(Random random) {
        while (true) {
            int rows = 1 + random.nextInt(3);
            int columns = 1 + random.nextInt(3);
            var from = new String[rows];
            var to = new String[rows];
            boolean keeps = random.nextInt(4) == 0;
            int squares = 0;
            boolean fills = false;
            for (int i = 0; i < rows; i++) {
                var its = new StringBuilder();
                var then = new StringBuilder();
                for (int j = 0; j < columns; j++) {
                    boolean matters = random.nextInt(4) > 0;
                    boolean stays = keeps && random.nextInt(3) == 0;
                    its.append(matters ? '.' : ' ');
                    then.append(matters ? stays ? '.' : '#' : ' ');
                    if (matters) squares++;
                    if (matters && !stays) fills = true;
                }
                from[i] = its.toString();
                to[i] = then.toString();
            }
            if (fills && squares <= 4) return new PatternNotation(from, to);
        }
    }

    private static List<PatternNotation> side(Random random) {
        var side = new ArrayList<PatternNotation>();
        for (int i = random.nextInt(3); i >= 0; i--) side.add(pattern(random));
        return side;
    }

    private static String board(Random random, int rows, int columns) {
        var board = new StringBuilder();
        int holes = random.nextInt(50);
        for (int i = 0; i < rows; i++) {
            if (i > 0) board.append('/');
            for (int j = 0; j < columns; j++) board.append(random.nextInt(100) < holes ? '#' : '.');
        }
        return board.toString();
    }

    private static String text(List<List<PatternNotation>> sides) {
        return "grid: left " + joined(sides.getFirst()) + "; right " + joined(sides.getLast());
    }

    private static String joined(List<PatternNotation> side) {
        return String.join(" | ", side.stream().map(PatternNotation::text).toList());
    }

    private static List<List<PatternNotation>> sides(Random random) {
        int kind = random.nextInt(3);
        if (kind > 0) return List.of(side(random), side(random));
        var bars = List.of(
                new PatternNotation(new String[] {".", "."}, new String[] {"#", "#"}),
                new PatternNotation(new String[] {".", ".", "."}, new String[] {"#", "#", "#"}),
                new PatternNotation(new String[] {".."}, new String[] {"##"}),
                new PatternNotation(new String[] {"..."}, new String[] {"###"}));
        boolean turned = random.nextBoolean();
        return List.of(
                List.of(bars.get(random.nextInt(2) + (turned ? 2 : 0))),
                random.nextInt(3) == 0 ? side(random) : List.of(bars.get(random.nextInt(2) + (turned ? 0 : 2))));
    }

    @Tag("slow")
    @Test
    void whoWinsIsWhatPlaySays() throws Exception {
        var random = CaseCount.random(SEED);
        int won = 0;
        int bounded = 0;
        for (int i = 0; i < CaseCount.of(1000); i++) {
            var sides = sides(random);
            int rows = 1 + random.nextInt(4);
            var drawn = board(random, rows, 1 + random.nextInt(rows == 4 ? 4 : 5));
            var rules = text(sides) + " \"" + drawn + '"';
            var sum = new RuleLanguage(NamedGames.NONE).question(Source.of(rules));
            var component = sum.components().getFirst();
            if (!(component.game().rules() instanceof RuleTree.Partizan(var left, var _))
                    || !(left instanceof RuleTree.OnBoard(var _, var _, OneSide<?>(RewriteBoard board, var _)))
                    || !(component.position() instanceof BoardPosition(var state, var _))
                    || !(state instanceof LetterGrid grid)) continue;
            assertThat(PlacementFrame.arePlacements(board.rules())).as(rules).isTrue();
            var frame = PlacementFrame.of(board, grid.rows(), grid.columns(), Limits.DEFAULT)
                    .orElseThrow();
            var search = new PlacementSearch(frame, Limits.DEFAULT, 16);
            int code = Integer.numberOfTrailingZeros(board.rules().read());
            long empty = frame.place(grid, code).orElseThrow();
            var definition = new PlayByDefinition(sides);
            for (int ahead = -AHEAD; ahead <= AHEAD; ahead++)
                for (int mover = 0; mover < 2; mover++) {
                    boolean wins = definition.wins(drawn, mover, ahead);
                    var what = "seed " + SEED + " " + i + ": " + rules + " mover " + mover + " ahead " + ahead;
                    assertThat(search.wins(empty, mover, ahead)).as(what).isEqualTo(wins);
                    if (wins) won++;
                    var own = frame.bounds(mover);
                    if (own != null && own.wins(empty, ahead, true)) {
                        bounded++;
                        assertThat(wins).as(what).isTrue();
                    }
                    var other = frame.bounds(1 - mover);
                    if (other != null && other.wins(empty, -ahead, false)) {
                        bounded++;
                        assertThat(wins).as(what).isFalse();
                    }
                }
        }
        assertThat(won).isGreaterThan(CaseCount.least(2000));
        assertThat(bounded).isGreaterThan(CaseCount.least(1000));
    }
}
