package grundy.cli.values;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.cli.command.Command;
import grundy.cli.terminal.Screen;
import grundy.cli.text.SequenceText;
import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ValuesCommandTest {
    private static Ran run(String... arguments) {
        return Ran.command("values", "", arguments);
    }

    private static JsonNode json(String... arguments) {
        var command = new ArrayList<>(List.of(arguments));
        command.add("--json");
        var ran = run(command.toArray(new String[0]));
        assertThat(ran.status()).as(ran.err()).isZero();
        return JsonMapper.builder().build().readTree(ran.out());
    }

    private static List<String> text(String rules, int to, int columns, Language language) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        var sequence = new Solver(Limits.DEFAULT).solve(new SequenceQuestion(read.game(), read.play(), to));
        return new SequenceText(sequence, language, new Screen(columns, true, false, false)).lines();
    }

    /// Kayles has period 12 from 71 on, which the heaps up to 167 prove. Source: Guy and Smith 1956.
    @Test
    void aPeriodThatSomeMoreHeapsProveIsShown() {
        assertThat(run("kayles", "--lang", "en").out())
                .contains("Period 12 from n = 71 on", "Guy and Smith 1956; values computed up to 167");
        for (int to : List.of(0, 20, 100, 300)) {
            var node = json("0.77", "--to", Integer.toString(to));
            assertThat(node.get("values")).hasSize(to + 1);
            assertThat(node.get("period").get("preperiod").asInt()).isEqualTo(71);
            assertThat(node.get("period").get("period").asInt()).isEqualTo(12);
            assertThat(node.get("period").get("proved").asBoolean()).isTrue();
        }
        assertThat(json("grundys-game", "--to", "100").get("period").isNull()).isTrue();
    }

    @Tag("slow")
    @Test
    void whatIsThereWhenALimitIsReachedIsShown() {
        var ran = run("misere 0.77", "--to", "30", "--limit", "1000", "--lang", "en");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.out()).contains(" 0 |  1  0  2  3  0  1  3").contains("30 was asked for.");
        assertThat(ran.err()).contains("more than 1000 positions");
        var table = run("misere 0.77", "--to", "30", "--limit", "1000", "--lang", "en", "--json");
        var node = JsonMapper.builder().build().readTree(table.out());
        assertThat(table.status()).isEqualTo(3);
        assertThat(node.get("asked").asInt()).isEqualTo(30);
        assertThat(node.get("status").asInt()).isEqualTo(3);
        assertThat(node.get("error").asString()).contains("more than 1000 positions");
        assertThat(node.get("values")).hasSize(node.get("to").asInt() + 1);
        assertThat(node.get("values").toString()).startsWith("[1,0,2,3,0,1,3");
    }

    /// Dawson's chess. Source: Winning Ways, chapter 4, table 6(b): the values from n = 0 on.
    @Test
    void dawsonsChessHasThePublishedValuesAndPeriod() {
        var node = json("0.137", "--to", "400");
        var values = new ArrayList<Integer>();
        for (int n = 0; n <= 20; n++) values.add(node.get("values").get(n).asInt());
        assertThat(values).containsExactly(0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0);
        assertThat(node.get("values")).hasSize(401);
        assertThat(node.get("period").get("period").asLong()).isEqualTo(34);
        assertThat(node.get("period").get("preperiod").asLong()).isEqualTo(52);
        assertThat(node.get("period").get("proved").asBoolean()).isTrue();
        assertThat(node.get("period").get("theorem").asString()).isNotEmpty();
    }

    /// Source: R. Austin and others; Winning Ways, chapter 4: 0.16 has preperiod 105351 and period 149459.
    @Tag("slow")
    @Test
    void longTablesGoByTheSparseSpace() {
        var period = json("0.16", "--to", "510000").get("period");
        assertThat(period.get("preperiod").asLong()).isEqualTo(105351);
        assertThat(period.get("period").asLong()).isEqualTo(149459);
        assertThat(period.get("proved").asBoolean()).isTrue();
        var far = json("grundys-game", "--to", "20000").get("values");
        var near = json("grundys-game", "--to", "2000").get("values");
        for (int n = 0; n <= 2000; n++)
            assertThat(far.get(n).asInt()).isEqualTo(near.get(n).asInt());
    }

    @Test
    void takeOneThreeFourRepeatsAfterSeven() {
        var ran = run("take {1,3,4}", "--lang", "en");
        assertThat(ran.out())
                .contains("Nim-values of take {1,3,4}, heaps 0 to 100")
                .contains("21 |  0  1  0  1  2  3  2  0")
                .contains("Period 7 from n = 0 on: g(n + 7) = g(n).")
                .contains("Proved for all n:")
                .contains("Largest value: 3, first at n = 5.");
        var node = json("take {1,3,4}", "--to", "6");
        assertThat(node.get("values").toString()).isEqualTo("[0,1,0,1,2,3,2]");
        assertThat(node.get("rules").asString()).isEqualTo("take {1,3,4}");
        assertThat(node.get("to").asInt()).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 200})
    void everyLineOfTableAndPictureFitsTheTerminal(int columns) throws SyntaxException {
        for (var rules : List.of("0.137", "take {1,3,4}", "take any", "0.77", "take fibonacci")) {
            for (var language : Language.values()) {
                var lines = text(rules, 300, columns, language);
                int blank = lines.lastIndexOf("");
                assertThat(lines.subList(1, blank))
                        .as("%s at %d", rules, columns)
                        .filteredOn(line -> !line.startsWith("(") && !line.startsWith("（"))
                        .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(columns));
            }
        }
    }

    @Test
    void aPeriodThatFitsIsTheWidthOfTheTable() throws SyntaxException {
        var wide = text("0.137", 200, 200, Language.EN);
        assertThat(wide.get(2)).endsWith(" 33");
        assertThat(text("take 1..3", 60, 80, Language.EN).get(2)).endsWith(" 19");
        assertThat(text("take any", 60, 40, Language.EN).get(2)).endsWith(" 9");
    }

    @Test
    void twoCoordinatesGiveAGridWithTheColdPositionsMarked() {
        var ran = run("wythoff", "--to", "8", "--lang", "en");
        assertThat(ran.out())
                .contains("3 |  3   4   5   6   2  [0]  1   9  10")
                .contains("(0,0) (1,2) (2,1) (3,5) (5,3) (4,7) (7,4)");
        var node = json("wythoff", "--to", "4");
        assertThat(node.get("values").get(3).toString()).isEqualTo("[3,4,5,6,2]");
        assertThat(node.get("period").isNull()).isTrue();
    }

    /// A014587: 25 seems to be a period until heap 5050.
    @Test
    void aRepetitionThatEndsIsNoPeriodAndItsEndIsNamed() {
        var node = json("take", "factorials", "--to", "1000");
        assertThat(node.get("period").isNull()).isTrue();
        assertThat(node.get("regularity").get("kind").asString()).isEqualTo("broken");
        assertThat(node.get("regularity").get("brokenAt").asInt()).isEqualTo(5050);
        assertThat(node.get("regularity").get("value").asInt()).isEqualTo(4);
        assertThat(run("take", "factorials", "--to", "1000", "--lang", "en").out())
                .contains("From n = 0 to 5049")
                .contains("g(5050) = 4, where 0 would follow")
                .doesNotContain("eriod");
    }

    @Test
    void anArithmeticPeriodOfAHexadecimalCodeIsProved() {
        var period = json("0.3F", "--to", "100").get("period");
        assertThat(period.get("period").asInt()).isEqualTo(6);
        assertThat(period.get("saltus").asInt()).isEqualTo(3);
        assertThat(period.get("proved").asBoolean()).isTrue();
        assertThat(period.get("theorem").asString()).isEqualTo("Induction on binary digits");
        assertThat(run("0.3F", "--to", "100", "--lang", "zh").out()).contains("按二进制位归纳");
    }

    @Tag("slow")
    @Test
    void misereValuesBeginWithOne() {
        assertThat(json("misere", "take", "any", "--to", "4").get("values").toString())
                .isEqualTo("[1,0,2,3,4]");
        assertThat(run("misere take 1..3", "--lang", "en").out()).contains("Misere nim-values");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 players: take squares",
                "take squares",
                "misere take squares",
                "left: take squares; right: take 1"
            })
    void aTableBeyondTheLimitEndsThereAndSaysSo(String rules) {
        var ran = run(rules, "--to", "5000", "--limit", "1000", "--lang", "en");
        assertThat(ran.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(ran.out()).contains("The table ends at 999; 5000 was asked for.");
        assertThat(ran.err()).contains("--limit N raises the limit");
        var document = JsonMapper.builder()
                .build()
                .readTree(
                        run(rules, "--to", "5000", "--limit", "1000", "--json").out());
        assertThat(document.get("to").asInt()).isEqualTo(999);
    }

    @Test
    void aLongArrayIsLeftOut() {
        var node = json("take 1..3", "--to", "100001");
        assertThat(node.has("values")).isFalse();
        assertThat(node.get("period").get("period").asInt()).isEqualTo(4);
    }

    @Test
    void speaksChinese() {
        assertThat(run("take 1..3", "--lang", "zh").out())
                .contains("take 1..3 的 SG 值")
                .contains("周期为 4")
                .contains("必败点");
    }

    @Test
    void refusesWhatHasNoHeaps() {
        assertThat(run("chomp").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(run("every nim").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(run("cutcake").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(run("misere 3 players: take 1").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(run("nim", "--prefer", "1 0; 0 1").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(run("nim", "--to", "-3").status()).isEqualTo(Command.BAD_INPUT);
    }

    /// Left may take 1, Right may take 2: heaps 0 to 5 by hand, where Left wins moving first from
    /// 1, 2, 4, 5, ... and Right from 2, 5, 8, ...
    @Tag("slow")
    @Test
    void outcomesOfAPartizanGame() {
        var node = json("left take 1; right take 2", "--to", "5");
        assertThat(node.get("outcomes").asString()).isEqualTo("PLNPLN");
        assertThat(node.get("counts").get("N").asInt()).isEqualTo(2);
        assertThat(node.get("period").get("period").asInt()).isEqualTo(3);
        assertThat(node.get("period").get("preperiod").asInt()).isZero();
        assertThat(node.get("period").get("proved").asBoolean()).isTrue();
        assertThat(run("left take 1; right take 2", "--to", "30").out())
                .contains("·▀█·▀█")
                .contains("Period 3 from n = 0 on")
                .contains("Fraenkel and Kotzig 1987")
                .contains("In one period: L 1, R 0, N 1, P 1.");
        assertThat(run("left take 1; right take 2", "--to", "30", "--lang", "zh")
                        .out())
                .contains("周期为 3")
                .contains("左方更有利");
        assertThat(json("left take 1 or split; right take 2", "--to", "4")
                        .get("outcomes")
                        .asString())
                .hasSize(5);
    }

    /// The table of the multi-player recurrence, for every player to move.
    @Test
    void losersOfAGameOfSeveralPlayers() {
        var node = json("3 players: take 1..2", "--to", "12", "--prefer", "1 2 0; 2 0 1; 0 1 2");
        int[] losers = {0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 0, 1, 1};
        for (int player = 0; player < 3; player++)
            for (int n = 0; n < losers.length; n++)
                assertThat(node.get("losers").get(player).get(n).asInt()).isEqualTo((losers[n] + player) % 3);
        assertThat(node.get("period").get("period").asInt()).isEqualTo(5);
        var text = run("3 players: take 1..2", "--to", "12").out();
        assertThat(text)
                .contains("0 |  0  1  1  2  2")
                .contains("player 1: 2 0 1")
                .contains("Period 5");
        assertThat(run("3 players: take 1..2", "--lang", "zh").out())
                .contains("周期为 5")
                .contains("玩家 1：2 0 1");
    }

    @Test
    void whatHeapsDoInMisereSums() {
        var node = json("misere kayles", "--to", "12");
        assertThat(node.get("genera").get(5).asString()).isEqualTo("4^146");
        assertThat(node.get("quotient").get("order").asInt()).isEqualTo(40);
        assertThat(run("misere kayles", "--to", "12").out())
                .contains("4^146")
                .contains("has 40 elements, 9 of them lost")
                .contains("0 |    1   a!    b   ab");
        assertThat(run("misere kayles", "--to", "12", "--lang", "zh").out())
                .contains("亏格")
                .contains("反常商有 40 个元素");
        assertThat(json("kayles", "--to", "12").has("genera")).isFalse();
    }
}
