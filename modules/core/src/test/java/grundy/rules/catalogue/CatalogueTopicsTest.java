package grundy.rules.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.value.Play;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Names from articles lead somewhere: to a game, to misere play of a game, or to a topic.
class CatalogueTopicsTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    @Test
    void noNameOfATopicIsAGameOrAnotherTopic() {
        var owners = new HashMap<String, String>();
        for (var topic : CatalogueTopics.all()) {
            assertThat(topic.examples()).as(topic.id()).isNotEmpty();
            for (var language : Language.values())
                for (var name : topic.names(language)) {
                    assertThat(CatalogueTopics.find(name)).hasValue(topic);
                    assertThat(Catalogue.builtIn().find(name)).as(name).isEmpty();
                    var owner = owners.putIfAbsent(Catalogue.key(name), topic.id());
                    assertThat(owner == null || owner.equals(topic.id()))
                            .as(name)
                            .isTrue();
                }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "巴什博弈, bash",
        "巴什博奕, bash",
        "尼姆堆, nim",
        "斐波那契博奕, fibonacci-nim",
        "斐波拉契博弈, fibonacci-nim",
        "魏佐夫博弈, wythoff",
        "楼梯Nim, staircase",
        "Moore尼姆, moore",
        "K-Nim, moore",
        "Moore's Nim-k, moore",
        "树的删边游戏, hackenbush",
        "无向图的删边游戏, hackenbush",
        "约数游戏, divisor-game",
        "辗转相除游戏, euclid",
        "保龄球, kayles",
        "抢30, race-to-thirty",
        "抢三十, race-to-thirty",
        "Twenty-one counting game, twenty-one"
    })
    void namesOfArticlesAreNamesOfGames(String name, String id) throws SyntaxException {
        assertThat(LANGUAGE.rules(Source.of(name)).game().entry())
                .isEqualTo(Catalogue.builtIn().find(id).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"反Nim", "反尼姆", "反尼姆博弈", "反常尼姆", "反 尼姆", "反常 Nim", "anti-nim", "Anti Nim", "misère nim"})
    void aGameIsMisereByAPrefixWrittenTogetherWithIt(String name) throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(name));
        assertThat(rules.play()).isEqualTo(Play.MISERE);
        assertThat(rules.game().entry())
                .isEqualTo(Catalogue.builtIn().find("nim").orElseThrow());
        assertThat(LANGUAGE.question(Source.ofArguments(List.of(name, "1 1 1"))).play())
                .isEqualTo(Play.MISERE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"反等尼姆", "Antonim", "Anti-equal Nim"})
    void aGameWhoseOwnNameBeginsSoIsNotMisere(String name) throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(name));
        assertThat(rules.play()).isEqualTo(Play.NORMAL);
        assertThat(rules.game().entry())
                .isEqualTo(Catalogue.builtIn().find("antonim").orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "Every-SG 3 5, every-sg",
        "every sg, every-sg",
        "反SG博弈, anti-sg",
        "SJ定理, anti-sg",
        "Multi-SG, multi-sg",
        "有向图游戏, graph-games",
        "多人博弈 3, several-players",
        "二维翻硬币, coins-in-rows-and-columns",
        "Nim积, nim-product"
    })
    void whatIsNoSingleGameIsExplainedWhereRulesWereExpected(String text, String topic) {
        var fault = catchThrowableOfType(SyntaxException.class, () -> LANGUAGE.question(Source.of(text)));
        assertThat(fault.suggestion()).hasValue("grundy show " + topic);
        assertThat(fault.in(Language.ZH)).contains("不是某一个具体的游戏");
    }

    @ParameterizedTest
    @CsvSource({
        "evry nim 3, every",
        "som nim(3) + nim(4), some",
        "shrt nim 3 4, short",
        "miser take 1..3 7, misere",
        "evry [take 1](3), every",
        "辗转相除, 辗转相除博弈",
        "图的删边, 图的删边游戏",
        "kayls 5, kayles"
    })
    void slipsAreGuessed(String text, String meant) {
        var fault = catchThrowableOfType(SyntaxException.class, () -> LANGUAGE.question(Source.of(text)));
        assertThat(fault.suggestion()).hasValue(meant);
    }
}
