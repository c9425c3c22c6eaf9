package grundy.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.BoardsQuestion;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.rewrite.LetterGrid;
import grundy.solve.Solver;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import grundy.testkit.SidesOracle;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// All boards of a size, against what each is by its options.
class BoardsTableTest {
    private static Game game(String rules) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "cram ~ 3 ~ 4 ~ 4096",
                "grid: \".\" -> \"x\" unless next to \"x\" ~ 3 ~ 3 ~ 512",
                "strip: \"11.\" -> \"..1\" mirrored ~ 1 ~ 9 ~ 512",
                "strip: \".\" -> \"x\" until \"xxx\" ~ 1 ~ 8 ~ 256",
                "domineering ~ 3 ~ 4 ~ 4096",
                "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned ~ 2 ~ 4 ~ 6561",
                "strip: left \"t.\" -> \".t\" | \"tf.\" -> \".ft\"; right \".f\" -> \"f.\" | \".tf\" -> \"ft.\" ~ 1 ~ 8 ~ 6561",
                "col ~ 3 ~ 3 ~ 19683",
                "konane ~ 2 ~ 4 ~ 6561"
            })
    void eachBoardIsWhatItsOptionsMakeIt(String rules, int rows, int columns, long size) throws SyntaxException {
        var game = game(rules);
        var board = BoardsQuestion.board(game.rules()).orElseThrow();
        for (var play : Play.values()) {
            boolean misere = play == Play.MISERE;
            GameMoves<LetterGrid> left = GameMoves.whole(board::leftOptions);
            var sides = new SidesOracle<>(left, GameMoves.whole(board::rightOptions), misere);
            var values = new NimValueOracle<>(left, misere);
            var told = new HashSet<String>();
            var table = new Solver(Limits.DEFAULT).solve(new BoardsQuestion(game, play, rows, columns, false));
            assertThat(table.size()).isEqualTo(size);
            var lost = new int[1];
            table.visit((text, outcome, _) -> {
                var grid = board.notation().read(text);
                assertThat(outcome.name()).as(text).isEqualTo(String.valueOf(sides.outcome(List.of(grid))));
                if (outcome == Outcome.P) lost[0]++;
                return told.add(text);
            });
            assertThat((long) lost[0]).isEqualTo(table.count(Outcome.P));
            if (!table.isImpartial()) {
                assertThat((long) told.size()).isEqualTo(size);
                continue;
            }
            assertThat((long) told.size()).isEqualTo(table.count(Outcome.P));
            var worth = new Solver(Limits.DEFAULT).solve(new BoardsQuestion(game, play, rows, columns, true));
            assertThat(worth.count(Outcome.P)).isEqualTo(table.count(Outcome.P));
            worth.visit((text, _, value) -> {
                assertThat(value)
                        .as(text)
                        .isEqualTo(values.value(board.notation().read(text)));
                return true;
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "grid: \".x\" -> \"x.\" turned; 2; 2; false",
                "domineering; 2; 2; true",
                "wythoff; 2; 2; false",
                "strip: \"11.\" -> \"..1\"; 2; 5; false"
            })
    void whatHasNoSuchTableIsRefused(String rules, int rows, int columns, boolean values) throws SyntaxException {
        var question = new BoardsQuestion(game(rules), Play.NORMAL, rows, columns, values);
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(question)).isInstanceOf(RulesException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 100})
    void tooManyBoardsAreRefused(int side) throws SyntaxException {
        var question = new BoardsQuestion(game("cram"), Play.NORMAL, side, side, false);
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(question)).isInstanceOf(LimitException.class);
    }
}
