package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.contest.judge.Problems;
import grundy.course.lesson.Course;
import grundy.rules.catalogue.CatalogueTopics;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What articles speak of leads somewhere, whichever command is asked.
class ConceptsTest {
    @ParameterizedTest
    @CsvSource({
        "公平组合游戏, impartial-games, sums",
        "ICG, impartial-games, sums",
        "纳什均衡, equilibrium, choices",
        "Nash equilibrium, equilibrium, choices",
        "极大极小, minimax, choices",
        "minimax, minimax, choices",
        "多线程博弈, every-sg, every-and-some",
        "SG函数, sg-function, nim-values",
        "多人博弈, several-players, several-players",
    })
    void aNotionIsATopicAndHasALesson(String name, String topic, String lesson) {
        var shown = Ran.command("show", "", topic, "--lang", "en").out();
        assertThat(Ran.command("show", "", name, "--lang", "en").out())
                .isNotEmpty()
                .isEqualTo(shown);
        var listed = Ran.command("games", "", name).out();
        assertThat(listed).contains("grundy ");
        assertThat(Ran.command("learn", "", name, "--json").json().path("id").asString())
                .isEqualTo(lesson);
    }

    @ParameterizedTest
    @CsvSource({
        "威佐夫, wythoff, wythoff",
        "反尼姆, nim, misere-nim",
        "阶梯博弈, staircase, staircases",
        "prisoner's dilemma, prisoners-dilemma, choices",
    })
    void aGameIsListedAndHasALesson(String name, String game, String lesson) {
        assertThat(Ran.command("show", "", name).out()).contains(game);
        assertThat(Ran.command("games", "", name, "--lang", "en").out()).contains(game);
        assertThat(Ran.command("learn", "", name, "--json").json().path("id").asString())
                .isEqualTo(lesson);
    }

    @Tag("slow")
    @Test
    void aProblemOfAnOnlineJudgeIsFound() throws Exception {
        for (var problem : Problems.all())
            assertThat(Ran.command("games", "", problem.id()).out())
                    .as(problem.id())
                    .contains("grundy judge " + problem.id());
    }

    @Test
    void aWordIsFoundFromItsBeginningOnOnly() {
        assertThat(Ran.command("games", "", "hackenb").out()).contains("red-blue-hackenbush");
        assertThat(Ran.command("games", "", "ackenbush").out()).doesNotContain("red-blue-hackenbush");
    }

    @Test
    void allNamesOfANotionLeadToALessonIfOneDoes() {
        var without = new ArrayList<String>();
        for (var topic : CatalogueTopics.all()) {
            var names = Stream.of(Language.values())
                    .flatMap(language -> topic.names(language).stream())
                    .toList();
            var unknown = names.stream()
                    .filter(name -> Course.find(name, Language.EN).isEmpty())
                    .toList();
            if (unknown.size() < names.size())
                assertThat(unknown).as(topic.id()).isEmpty();
            else without.add(topic.id());
        }
        assertThat(without).hasSizeLessThan(CatalogueTopics.all().size() / 2);
    }
}
