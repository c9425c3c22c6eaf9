package grundy.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Answer;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.Game;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import grundy.value.Play;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Tables of games as pictures.
class TablePictureTest {
    private static final int MOST_BYTES = 2_000_000;

    private static Game game(String rules) throws Exception {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
    }

    private static <A extends Answer> String svg(Question<A> question, Language language) throws Exception {
        var svg = TablePicture.of(new Solver(Limits.DEFAULT).solve(question), language)
                .orElseThrow()
                .svg();
        var root = CataloguePicturesTest.parsed(svg);
        assertThat(root.getAttribute("role")).isEqualTo("img");
        for (var side : List.of("width", "height"))
            assertThat(Integer.parseInt(root.getAttribute(side))).isBetween(1, 4000);
        assertThat(svg.getBytes(StandardCharsets.UTF_8).length).isLessThan(MOST_BYTES);
        return svg;
    }

    private static long count(String svg, String regex) {
        return Pattern.compile(regex).matcher(svg).results().count();
    }

    @Test
    void fewHeapsAreBars() throws Exception {
        var svg = svg(new SequenceQuestion(game("take {1,3,4}"), Play.NORMAL, 30), Language.EN);
        // ten of the heaps 0 to 30 are cold, and one sign stands in the legend
        assertThat(count(svg, "<circle[^>]*fill=\"#1b2330\"")).isEqualTo(10 + 1);
        assertThat(count(svg, "<rect[^>]*fill=\"#1c5aa3\"")).isEqualTo(21);
        // of the stretches 0-6, 7-13, 14-20, 21-27, 28-30 every other one has a ground
        assertThat(count(svg, "<path[^>]*fill=\"#eaf1f8\"")).isEqualTo(3);
        assertThat(svg).contains("Period 7 from n = 0 on", "<title>Nim-values of take {1,3,4}, heaps 0 to 30</title>");
    }

    @Test
    void manyHeapsArePoints() throws Exception {
        var svg = svg(new SequenceQuestion(game("0.137"), Play.NORMAL, 400), Language.ZH);
        assertThat(count(svg, "<path[^>]*stroke=\"#116b35\"[^>]*stroke-dasharray"))
                .isEqualTo(3);
        assertThat(svg).contains("周期", "必败的堆");
        assertThat(svg(new SequenceQuestion(game("misere kayles"), Play.MISERE, 20), Language.EN))
                .contains("Misere nim-values of kayles");
    }

    @Test
    void twoCoordinatesAreAMap() throws Exception {
        var svg = svg(new GridQuestion(game("wythoff"), Play.NORMAL, 12), Language.EN);
        // the cold pairs up to 12, and one sign of the legend
        assertThat(count(svg, "<circle[^>]*fill=\"#1b2330\"")).isEqualTo(9 + 1);
        assertThat(svg).contains(">19</text>", "Lost positions in the table: 9");
        assertThat(svg(new GridQuestion(game("twins x twins"), Play.NORMAL, 8), Language.ZH))
                .contains("必败点");
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void ofALargeTableTheLostPositionsAreDrawn() throws Exception {
        assertThat(svg(new GridQuestion(game("wythoff"), Play.NORMAL, 200), Language.EN))
                .contains(">306</text>");
        assertThat(svg(new GridQuestion(game("wythoff"), Play.NORMAL, 3000), Language.EN))
                .contains(">3000</text>")
                .hasSizeLessThan(40_000);
        svg(new GridQuestion(game("king"), Play.NORMAL, 1000), Language.EN);
        svg(new SequenceQuestion(game("grundys-game"), Play.NORMAL, 20_000), Language.EN);
    }

    @Test
    void outcomesAreLettersOnTheirColours() throws Exception {
        var rules = game("left take 1..5; right take 2..9");
        var svg = svg(new OutcomesQuestion(rules, Play.NORMAL, 100), Language.EN);
        assertThat(count(svg, ">R</text>")).isEqualTo(101 - 7);
        assertThat(count(svg, ">P</text>")).isEqualTo(1);
        assertThat(svg).contains("R (Right wins, whoever begins)").doesNotContain("D (a draw");
        assertThat(svg(new OutcomesQuestion(rules, Play.NORMAL, 5000), Language.ZH))
                .doesNotContain(">R</text>");
    }

    @Test
    void losersHaveNumbers() throws Exception {
        var svg = svg(new LosersQuestion(game("3 players: take 1..2"), List.of(), 9), Language.EN);
        // who is about to move loses the heaps 0 and 5
        assertThat(svg).contains("Who loses 3 players: take 1..2, heaps 0 to 9", "from 0 to 2");
        assertThat(count(svg, "<rect[^>]*width=\"22.0\"[^>]*height=\"22.0\"")).isEqualTo(30);
    }

    @Test
    void whatIsNoTableHasNone() throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("nim 3 5 7"));
        assertThat(TablePicture.of(verdict, Language.EN)).isEmpty();
    }
}
