package grundy.present.picture.component;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.present.picture.PositionPicture;
import grundy.question.Question;
import grundy.rules.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import java.io.StringReader;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/// Boards with their winning moves as pictures.
class BoardPictureTest {
    private static String svg(String question, Language language) throws SyntaxException {
        return PositionPicture.of(new Solver(Limits.DEFAULT).solve(Question.parse(question)), Solver::solve, language)
                .svg();
    }

    private static long count(String svg, String regex) {
        return Pattern.compile(regex).matcher(svg).results().count();
    }

    @Test
    void everyLetterIsADiscInTheColourOfItsSide() throws SyntaxException {
        var svg = svg("clobber xo/..", Language.EN);
        // each side can only take the other's stone: the board and two moves of one stone each
        assertThat(count(svg, "<circle[^>]*stroke=\"#1f5fa8\"")).isEqualTo(2);
        assertThat(count(svg, "<circle[^>]*stroke=\"#c0392b\"")).isEqualTo(2);
        assertThat(svg).contains(">x</text>").contains(">o</text>").contains("Left's winning moves: 1");
    }

    @Test
    void theSquaresThatAMoveChangesAreMarked() throws SyntaxException {
        var svg = svg("domineering .../...", Language.ZH);
        assertThat(count(svg, "<rect[^>]*fill=\"#cfe0f3\"")).isEqualTo(2);
        assertThat(count(svg, "<rect[^>]*fill=\"#f6d3ce\"")).isEqualTo(8);
        assertThat(svg).contains("左方的必胜走法：1 种").contains("均值 3/4，温度 5/4");
    }

    @Test
    void boardsAndThermographsOfASumStandInOnePicture() throws Exception {
        var svg = svg("domineering(2x3) + clobber(.xo/oxo) + {1|-1}", Language.EN);
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)))
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
        assertThat(count(svg, ">mean ")).isEqualTo(4);
    }

    @Test
    void impartialBoardsHaveOneSetOfMoves() throws SyntaxException {
        var svg = svg("cram 3x4", Language.EN);
        assertThat(svg).contains("Winning moves: 7");
        assertThat(count(svg, "<rect[^>]*fill=\"#cfe8da\"")).isEqualTo(14);
        var pegs = svg("peg-duotaire .11.1", Language.ZH);
        assertThat(pegs).contains("必胜走法");
    }
}
