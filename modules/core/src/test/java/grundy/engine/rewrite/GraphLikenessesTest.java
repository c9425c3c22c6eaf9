package grundy.engine.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GraphLikenessesTest {
    private static final long SEED = 31415;
    private static final String CLOBBER = "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned";
    private static final int SAME = 0;
    private static final int NEGATIVE = 1;
    private static final int OTHER = -1;

    private static LetterGrid grid(String rules, String drawn) throws Exception {
        var position = component(rules, drawn).position();
        if (position instanceof BoardPosition(LetterGrid grid, var _)) return grid;
        throw new AssertionError(rules);
    }

    private static Component component(String rules, String drawn) throws Exception {
        return new RuleLanguage(NamedGames.NONE)
                .question(Source.of(rules + " \"" + drawn + "\""))
                .components()
                .getFirst();
    }

    private static BitMoves moves(String rules, boolean signed) throws Exception {
        if (component(rules, "x").game().rules().onBoard().orElseThrow().played() instanceof RewriteBoard board)
            return BitMoves.of(board, 6, 6, signed).orElseThrow();
        throw new AssertionError(rules);
    }

    private static int compared(String rules, String one, String other, boolean signed) throws Exception {
        var moves = moves(rules, signed);
        var words = moves.whole(grid(rules, one)).orElseThrow();
        var others = moves.whole(grid(rules, other)).orElseThrow();
        var graphs = moves.graphs().orElseThrow();
        long otherHash = graphs.read(others, 0);
        var code = new long[graphs.codeLength()];
        graphs.code(code, 0);
        boolean isNegative = graphs.isNegative();
        long hash = graphs.read(words, 0);
        if (!graphs.hasCode(code, 0, code.length)) return OTHER;
        assertThat(hash).isEqualTo(otherHash);
        return graphs.isNegative() == isNegative ? SAME : NEGATIVE;
    }

    @ParameterizedTest
    @CsvSource({
        "xoox, xo/.o/.x, 0",
        "xoox, xo/.x/.o, -1",
        "xoxx, ox/.x/.x, -1",
        "xox/.x., .x./xox, 0",
        "xxoo, oo/.x/.x, 0",
        "xxo, xoo, 1",
        "xxo, oo/.x, 1",
        "xoxox/..x.., ..x./..o./.xxo/...x, 0",
        "xo/ox, xo/ox, 0",
        "xo/oo, xooo, -1",
    })
    void bendsAreNoDifference(String one, String other, int expected) throws Exception {
        assertThat(compared(CLOBBER, one, other, true)).isEqualTo(expected);
        assertThat(compared(CLOBBER, one, other, false)).isEqualTo(expected == NEGATIVE ? OTHER : expected);
    }

    /// A path on the board that never comes beside itself, and the same letters in one row.
    @Test
    void anyPathIsARow() throws Exception {
        var random = new Random(SEED);
        for (int draw = 0; draw < 200; draw++) {
            var board = new char[6][6];
            for (var row : board) Arrays.fill(row, '.');
            var letters = new StringBuilder();
            int row = random.nextInt(6);
            int column = random.nextInt(6);
            while (letters.length() < 6 && besides(board, row, column) == Math.min(letters.length(), 1)) {
                board[row][column] = random.nextBoolean() ? 'x' : 'o';
                letters.append(board[row][column]);
                int way = random.nextInt(4);
                int nextRow = row + (way == 0 ? 1 : way == 1 ? -1 : 0);
                int nextColumn = column + (way == 2 ? 1 : way == 3 ? -1 : 0);
                if (nextRow < 0 || nextRow > 5 || nextColumn < 0 || nextColumn > 5) break;
                if (board[nextRow][nextColumn] != '.') break;
                row = nextRow;
                column = nextColumn;
            }
            var drawn = String.join("/", Arrays.stream(board).map(String::new).toList());
            assertThat(compared(CLOBBER, letters.toString(), drawn, false))
                    .as("%s and %s", letters, drawn)
                    .isEqualTo(SAME);
        }
    }

    private static int besides(char[][] board, int row, int column) {
        int count = 0;
        for (int other = 0; other < 36; other++)
            if (Math.abs(other / 6 - row) + Math.abs(other % 6 - column) == 1 && board[other / 6][other % 6] != '.')
                count++;
        return count;
    }

    @Test
    void knowsItsOwnNegative() throws Exception {
        var moves = moves(CLOBBER, true);
        var graphs = moves.graphs().orElseThrow();
        graphs.read(moves.whole(grid(CLOBBER, "xoxo")).orElseThrow(), 0);
        assertThat(graphs.isOwnNegative()).isTrue();
        graphs.read(moves.whole(grid(CLOBBER, "xx/.o/.o")).orElseThrow(), 0);
        assertThat(graphs.isOwnNegative()).isTrue();
        graphs.read(moves.whole(grid(CLOBBER, "xxoxo")).orElseThrow(), 0);
        assertThat(graphs.isOwnNegative()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid: left \"x/.\" -> \"#/#\"; right \"x.\" -> \"##\"",
                "grid: left \"xo\" -> \".x\" mirrored; right \"ox\" -> \".o\" mirrored",
                "grid: left \"xo.\" -> \"..x\" turned; right \"ox.\" -> \"..o\" turned",
                "grid: left \"x?/?o\" -> \".?/?x\" turned; right \"o?/?x\" -> \".?/?o\" turned",
                "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned; until \"oo\"",
            })
    void otherRulesAreOfNoGraph(String rules) throws Exception {
        assertThat(moves(rules, true).graphs()).isEmpty();
    }
}
