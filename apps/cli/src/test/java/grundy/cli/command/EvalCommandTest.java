package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.rules.language.ValueFunction;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EvalCommandTest {
    private static Ran run(String... arguments) {
        return Ran.command("eval", "*5 * *7", arguments);
    }

    private static JsonNode json(String... arguments) {
        var command = new ArrayList<>(List.of(arguments));
        command.add("--json");
        var ran = run(command.toArray(new String[0]));
        return JsonMapper.builder().build().readTree(ran.out());
    }

    @Test
    void aNegativeHeapIsRefusedAtTheStar() {
        assertThat(Ran.run("", "eval", "*-5").err())
                .contains("column 1: a heap cannot have a negative number of counters")
                .contains("Maybe: *5");
        assertThat(Ran.run("", "eval", "*-0").status()).isZero();
        assertThat(Ran.run("", "eval", "artinschreier(*6)").out()).contains("the smaller of the two solutions");
    }

    @Test
    void theValueComesFirstThenTheSteps() {
        var ran = run("*5 * *7", "--lang", "en");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("*13\n\n*5 ⊗ *7 = *13\n")
                .contains("Split both numbers at the Fermat power *4");
        assertThat(run("*5", "*", "*7", "--lang", "zh").out())
                .startsWith("*13\n")
                .contains("费马幂");
        assertThat(run("-", "--lang", "en").out()).startsWith("*13\n");
        assertThat(run("*3 + *3").out()).startsWith("0\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "y := {0,*|0,*}; y + y",
                "{0|0} + {0|0}",
                "nim-value(nim(3) + nim(3))",
                "nim-value(*[])",
                "{*|*}",
                "{|}",
                "domineering(2x2) - domineering(2x2)"
            })
    void whatIsNothingIsWorthNoHeap(String zero) {
        var ran = run(zero, "--lang", "en");
        assertThat(ran.out())
                .startsWith("0\n")
                .contains("Whoever moves first loses")
                .doesNotContain("heap of Nim");
        assertThat(run(zero, "--lang", "zh").out()).doesNotContain("一堆尼姆石子");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{0|0}", "{0,*|0,*}", "nim-value(nim(3))"})
    void whatIsANimberIsWorthAHeap(String nimber) {
        assertThat(run(nimber, "--lang", "en").out()).contains("It is worth a heap of Nim.");
    }

    @Test
    void jsonHasTheValueAndLongNumbersAsStrings() {
        var small = json("*5 * *7");
        assertThat(small.get("expression").asString()).isEqualTo("*5 * *7");
        assertThat(small.get("value").toString()).isEqualTo("{\"kind\":\"nimber\",\"nimber\":13,\"text\":\"*13\"}");
        assertThat(small.get("explanation").asString()).contains("*5 ⊗ *7 = *13");
        var large = json("*(2^64) * *(2^64)");
        assertThat(large.get("value").get("nimber").asString()).isEqualTo("27670116110564327424");
    }

    @Test
    void longResultsArePrintedInFull() {
        var ran = run("*(2^1000) + *1", "--lang", "en");
        assertThat(ran.out().lines().findFirst().orElseThrow())
                .isEqualTo("*" + BigInteger.ONE.shiftLeft(1000).setBit(0));
    }

    @Test
    void gamesOfLeftAndRightHaveTexts() {
        var game = json("{1|-1} + ^*");
        assertThat(game.get("text").asString()).isEqualTo("{1^*|-1^*}");
        assertThat(game.get("value").toString()).isEqualTo("{\"kind\":\"game\",\"text\":\"{1^*|-1^*}\"}");
        assertThat(json("{3|1} > 0").get("value").toString()).isEqualTo("true");
        assertThat(json("{3|1} == 0").get("value").toString()).isEqualTo("false");
        assertThat(json("{1/2|1}").get("value").toString())
                .isEqualTo("{\"kind\":\"number\",\"number\":\"3/4\",\"text\":\"3/4\"}");
        assertThat(json("mean({3|1}) + 1/4").get("text").asString()).isEqualTo("9/4");
        assertThat(json("thermograph({3|1})").get("value").get("left").size()).isEqualTo(2);
        assertThat(json("outcome(*)").get("text").asString()).isEqualTo("N");
        assertThat(run("{3||2|1}", "--lang", "zh").out()).contains("均值是 9/4").contains("温度是 3/4");
    }

    /// A reason speaks of ordinals without a star just where there is one, and calls no infinite nimber no game.
    @Test
    void theReasonIsTrueOfWhatStandsThere() {
        var operands = List.of("*omega", "omega", "*(omega+1)", "*2", "2", "0", "1/2", "{1|0}", "on", "*omega^3");
        for (var operator : List.of(" + ", " - ", "*", " * ", " / ", " ⊕ ", " ⊗ ", " & ", " == ", " < "))
            for (var one : operands)
                for (var two : operands) {
                    var expression = one + operator + two;
                    var ran = run(expression, "--lang", "en");
                    var zh = run(expression, "--lang", "zh").err();
                    if (!one.contains("omega") && !two.contains("omega")) continue;
                    assertThat(ran.err()).as(expression).doesNotContain("is not a game");
                    boolean without = one.equals("omega") || two.equals("omega");
                    if (!without) assertThat(ran.err()).as(expression).doesNotContain("ordinals without a star");
                    if (!without) assertThat(zh).as(expression).doesNotContain("不带星号的序数");
                }
        for (var product : List.of("*omega*2", "*omega * 2", "*3*2", "*omega^3*2", "*omega*1/2", "*omega * {1|0}"))
            assertThat(run(product, "--lang", "en").err())
                    .as(product)
                    .contains("there is no such product", "nimbers (with a star");
        assertThat(run("*omega + 2", "--lang", "en").err()).contains("all with a star, as in *omega + *2: (*ω + 2).");
        assertThat(run("2 * *omega", "--lang", "zh").err()).contains("都要带星号");
        assertThat(run("omega * *2", "--lang", "en").err()).contains("ordinals without a star");
    }

    @Test
    void theTimesSignIsAmongTheOperatorsThatAreNamed() {
        assertThat(run("2 × *3").status()).isZero();
        for (var language : List.of("en", "zh"))
            assertThat(run("2 3", "--lang", language).err()).contains("×").contains("⊕");
    }

    @Test
    void whatIsWrongIsSaidOnceWithItsStatus() {
        assertThat(run("*5 + ", "--lang", "en").status()).isEqualTo(Command.BAD_INPUT);
        var zero = run("*5 / 0", "--lang", "en");
        assertThat(zero.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(zero.err()).isEqualTo("""
                *5 / 0
                   ^
                line 1, column 4: nothing can be divided by 0: the divisor is 0 in (*5 / 0).
                For example: grundy eval "{1|-1} + *2"
                """);
        assertThat(run("*5 / 0", "--lang", "zh").err()).contains("第 1 行第 4 列：不能除以 0：(*5 / 0) 中的除数为 0。\n");
        var number = run("*5 * 3", "--lang", "en");
        assertThat(number.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(number.err())
                .contains("line 1, column 4: there is no such product")
                .contains("*3");
        assertThat(run("--lang", "en").err()).contains("Expected a value");
        var long1 = run("*(2^70000)", "--lang", "en");
        assertThat(long1.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(long1.err()).contains("65536 binary digits");
        assertThat(json("*(2^70000)").get("status").asInt()).isEqualTo(Command.LIMIT_REACHED);
    }

    @Tag("slow")
    @Test
    void longPowersStopWhenTimeIsUp() {
        var ran = run("*(2^65535 + 12345)^(2^65535 - 1)", "--time", "1", "--lang", "en");
        assertThat(ran.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(ran.err()).contains("1 second,").contains("--time");
    }

    @Test
    void helpShowsExamples() {
        assertThat(run("--help", "--lang", "en").out()).contains("EXPRESSION").contains("inverse(*5)");
        assertThat(run("--help", "--lang", "zh").out()).contains("尼姆数的运算");
    }

    @Test
    void picturesAreWrittenInBothWays(@TempDir Path directory) throws IOException {
        var svg = directory.resolve("a.svg");
        var png = directory.resolve("a.png");
        assertThat(Ran.run("", "eval", "{3|1}", "--svg", svg.toString(), "--png", png.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(svg)).startsWith("<svg ").contains("2</text>");
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(300);
        var certificate = directory.resolve("a.json");
        var answered = Ran.run(
                "", "eval", "{3|1} > 0", "--json", "--svg", svg.toString(), "--certificate", certificate.toString());
        assertThat(answered.status()).isZero();
        assertThat(answered.json().path("value").asBoolean()).isTrue();
        assertThat(answered.json().path("notices").path(0).asString()).contains("No picture was drawn");
        assertThat(answered.err()).contains("No picture was drawn");
        assertThat(certificate).exists();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        ↑          ; ^
        ⇑*         ; ^2*
        ↓*2        ; v*2
        ↑↑↑        ; ^3
        3·↓        ; v3
        ↑²         ; ^<2>
        ↓³         ; -^<3>
        ½          ; 1/2
        -1¾        ; -7/4
        0.5        ; 1/2
        -2.125     ; -17/8
        0.5*       ; 1/2*
        ½↑         ; 1/2^
        +_2        ; tiny(2)
        -_{1/2}    ; miny(1/2)
        +₁₂        ; tiny(12)
        ⧾{2|1}     ; tiny({2|1})
        3 + +_2    ; 3 + tiny(2)
        1:*        ; ordinal-sum(1, *)
        1:* + 2    ; ordinal-sum(1, *) + 2
        *:1:1      ; ordinal-sum(ordinal-sum(*, 1), 1)
        1/2 ± 1/2  ; {1|0}
        3 ± {2|1}  ; 3 + {2|1||-1|-2}
        {↑|½}      ; {^|1/2}
        ⋆ + ∗2     ; *3
        """)
    void whatBooksPrintIsRead(String printed, String written) {
        var out = Ran.command("eval", "", printed).out();
        assertThat(out).isNotEmpty();
        assertThat(out.lines().findFirst())
                .isEqualTo(Ran.command("eval", "", written).out().lines().findFirst());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.3", "1.", "↑ ²", "½½", "+_", "⧾", "1:", "2 ±", "↑⁰"})
    void whatNoBookPrintsIsRefused(String text) {
        assertThat(Ran.command("eval", "", text).status()).isEqualTo(Command.BAD_INPUT);
    }

    @Test
    void allFunctionsAreListedInBothLanguages() {
        for (var language : List.of("en", "zh")) {
            var lines = Ran.command("eval", "", "--functions", "--lang", language)
                    .out()
                    .lines()
                    .toList();
            var words = ValueFunction.words();
            assertThat(lines).hasSameSizeAs(words);
            assertThat(Ran.command("eval", "", "--functions", "--json", "--lang", language)
                            .json()
                            .size())
                    .isEqualTo(words.size());
            for (int i = 0; i < words.size(); i++) assertThat(lines.get(i)).matches(words.get(i) + "[({].*[:：].+");
        }
    }

    @ParameterizedTest
    @CsvSource({"temprature(1), temperature", "left(1), left-stop", "meen(1), mean", "foo(1), temperature"})
    void aWordThatIsNotKnownIsShownWhatIsNear(String text, String near) {
        var err = Ran.command("eval", "", text).err();
        assertThat(err).contains(near, "eval --functions");
    }
}
