package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A line with Chinese characters is answered in Chinese, whether it is answered or refused.
@Tag("slow")
class LanguageOfTheQuestionTest {
    private static Ran ran(String line, String... more) {
        return Ran.run(
                "", Stream.concat(words(line).stream(), Arrays.stream(more)).toArray(String[]::new));
    }

    private static List<String> words(String line) {
        return List.of(line.split(" "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve 尼姆 3 5 7",
                "solve 尼姆 3 5 7 --json",
                "尼姆 3 5 7",
                "巴什博弈 21 3",
                "solve 27颗石子，每次取1到3颗，取最后一颗者输",
                "10级台阶，每次上1或2级",
                "solve 10级台阶，每次上1或2级",
                "solve 威佐夫 5",
                "solve 尼姆 3 --limit 0",
                "solve 尼姆 3 --mowes 2",
                "values 凯尔斯 --to 20",
                "values 威佐夫 --to x",
                "pattern --rules 凯尔斯",
                "games 威佐夫",
                "games 没有的游戏",
                "show 威佐夫",
                "show 没有的游戏",
                "learn 没有的课",
                "exercise 尼姆 --count 2",
                "eval 1加1",
                "eval 尼姆(3)+威佐夫(1,2)",
                "matrix 囚徒困境",
                "matrix 没有的博弈",
                "tree 蜈蚣博弈",
                "judge --list 威佐夫",
                "judge 没有的题目",
                "emit 尼姆 --to cpp",
                "graph 没有的文件",
                "check 没有的文件",
                "survey 没有的族",
                "help 威佐夫",
                "没有的命令"
            })
    void aChineseLineIsAnsweredInChinese(String line) {
        assertThat(ran(line)).isEqualTo(ran(line, "--lang", "zh"));
    }

    @Test
    void whatIsAskedForIsSpoken() {
        assertThat(ran("solve 尼姆 3 5 7 --lang en").out()).contains("The first player wins");
        assertThat(ran("solve 没有的游戏 --lang en").err()).contains("there is no game called");
        assertThat(ran("solve nim 3 5 7 --lang zh").out()).contains("先手必胜");
        assertThat(ran("solve nim 3 5 7 --lang 中文").err()).startsWith("没有语言“中文”，只有 en 和 zh");
    }

    @Test
    void aLineWithoutChineseCharactersIsAnsweredInTheLanguageOfTheSystem() {
        assertThat(ran("solve nim 3 5 7").out()).contains("The first player wins");
        assertThat(ran("solve nim 3，5，7").out()).contains("The first player wins");
    }
}
