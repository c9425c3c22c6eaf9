package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.testkit.DrawnCases;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is understood is said, and what was probably meant.
class UnderstoodTest {
    private static String firstLine(String... words) {
        var ran = Ran.command("solve", "", words);
        assertThat(ran.status()).as(ran.err()).isZero();
        return ran.out().lines().findFirst().orElseThrow();
    }

    @Test
    void theFirstLineSaysWhichGameAndPositionAreAnswered() {
        assertThat(firstLine("take {1,3,4}", "27")).isEqualTo("take {1, 3, 4} at 27, normal play.");
        assertThat(firstLine("巴什 3 21", "--lang", "en")).isEqualTo("巴什[m = 3] at 3 21 (2 heaps), normal play.");
        assertThat(firstLine("巴什 21 3", "--lang", "en")).isEqualTo("bash[m = 3] at 21, normal play.");
        assertThat(Ran.command("solve", "", "巴什 3 21", "--lang", "en").out()).contains("Assumed: m = 3. 巴什[…] would");
        assertThat(Ran.command("solve", "", "race 21").out()).contains("Assumed: target = 100, m = 10. race[…] would");
        assertThat(Ran.command("solve", "", "bash[3] 21").out()).doesNotContain("Assumed");
        assertThat(firstLine("misere every nim(3) + kayles(4)")).isEqualTo("every nim(3) + kayles(4), misere play.");
        assertThat(firstLine("anti-nim 1 2 2")).isEqualTo("nim at 1 2 2 (3 heaps), misere play.");
        assertThat(firstLine("威佐夫 5 8")).isEqualTo("威佐夫，局面 (5,8)，正常规则。");
        assertThat(firstLine("3 players: take 1..2", "10")).contains("10, the players in turn.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        27 stones, each player takes 1 to 3, who wins? ; en ; Assumed: whoever makes the last move wins ; misere take 1..3 27
        27颗石子，每次取1到3颗，谁赢？ ; zh ; 没有说明胜负 ; misere take 1..3 27
        take at least 2 stones from a heap of 10 ; en ; Assumed: whoever makes the last ; misere (n): (n - k) where k >= 2 10
        一堆10颗石子，每次至少取2颗 ; zh ; 没有说明胜负 ; misere (n): (n - k) where k >= 2 10
        13 coins in a row, take one or two adjacent coins ; en ; Assumed: whoever makes the last ; misere kayles 13
        34颗石子，先手不能取完，之后每次最多取对手上次的两倍 ; zh ; 没有说明胜负 ; misere fibonacci-nim 34
        fibonacci nim with 34 stones, take turns ; en ; ;
        race to 100, players add 1 to 10 in turn ; en ; ;
        27 stones, each player takes 1 to 3, last player wins ; en ; ;
        27 stones, each player takes 1 to 3, last player loses ; en ; ;
        27颗石子，每次取1到3颗，取不了的人输 ; zh ; ;
        take 1-3 27 ; en ; ;
        nim with three piles of 3, 5 and 7 stones ; en ; ;
        """)
    void whoWinsIsAssumedAndSaidWhereASentenceDoesNotTellIt(
            String sentence, String language, String said, String other) {
        var ran = Ran.command("solve", "", sentence, "--lang", language);
        assertThat(ran.status()).isZero();
        if (said == null) assertThat(ran.out()).doesNotContain("Assumed", "没有说明");
        else {
            assertThat(ran.out().replace('\n', ' ')).contains(said).contains(other + " ");
            assertThat(Ran.command("solve", "", other).status()).isZero();
        }
    }

    private static String untimed(Ran ran) {
        return ran.out().replaceAll("[0-9]+[.][0-9]+ s", "");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"solve", "values", "prove", "quotient", "emit", "exercise", "play", "show"})
    void everyCommandReadsASentenceAsItsLine(String command) {
        boolean isAtPosition = command.equals("solve") || command.equals("play");
        var sentence = "take 1 to 3 stones" + (isAtPosition ? " from 21, who wins?" : "");
        var line = "take 1..3" + (isAtPosition ? " 21" : "");
        var asked = Ran.command(command, "quit\n", line);
        assertThat(asked.status()).isZero();
        var ran = Ran.command(command, "quit\n", sentence);
        var read = "Read as: " + line + "\n";
        assertThat(untimed(ran)
                        .replaceFirst("(?s)Assumed: whoever .*?\\d\n", "")
                        .replace(read, ""))
                .isEqualTo(untimed(asked));
        assertThat(ran.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1 000 000     | 1000000
        1,000         | 1000
        7 12 345 678  |
        3 500 700     | 3500700
        3 5 7         |
        100 100       |
        3 500         |
        1 000 5       | 1000
        5 1 000       | 1000
        1,000,5       | 1000
        １，０００     | 1000
        """)
    void digitsInGroupsAreSaidToBeSeveralNumbersInTextAndJson(String heaps, String number) {
        var ran = Ran.command("solve", "", "nim", heaps, "--json");
        assertThat(ran.status()).isZero();
        if (number == null) assertThat(ran.json().has("notices")).isFalse();
        else assertThat(ran.json().path("notices").path(0).asString()).contains("It is written " + number + ".");
        assertThat(Ran.command("solve", "", "nim", "1", "000", "000").out()).contains("1000000");
        if (number != null) {
            assertThat(Ran.command("solve", "", "nim", heaps, "--lang", "zh").out())
                    .contains("读作几个数");
            assertThat(Ran.command("eval", "", "kayles(" + heaps + ") + 1").err())
                    .contains(number);
            assertThat(Ran.command("play", "quit\n", "nim", heaps).out()).contains(number);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        eval ; 3 ^ 5               ; nim-sum is written 3 xor 5
        eval ; {10^18|0} + 1       ; 10 + ^18
        eval ; nim(3) + 2 ^ 3      ; 2 xor 3
        eval ; 3^2*4               ;
        eval ; (3)^2               ;
        eval ; *3^5                ;
        eval ; nim(2^3)            ;
        eval ; 3^                  ;
        eval ; ^5                  ;
        solve ; nim 3 ^ 5          ; side by side: 3 5
        solve ; nim 3^5            ;
        solve ; [take {1,200}](5)  ;
        """)
    void aPowerThatMayBeANimSumIsSaidToBeOne(String command, String question, String said) {
        var ran = Ran.command(command, "", question, "--json");
        assertThat(ran.status()).isZero();
        if (said == null) assertThat(ran.json().has("notices")).isFalse();
        else assertThat(ran.json().path("notices").path(0).asString()).contains(said);
    }

    @ParameterizedTest
    @CsvSource({
        "3×5, 15",
        "3·5, 15",
        "3⋅5, 15",
        "3×*5, *5",
        "*3×*5, *15",
        "3*5, 3*5",
        "3∗5, 3*5",
        "3 XOR 5, 6",
        "*3⊻*5, *6",
        "∗2, *2",
    })
    void aCrossAndAPointMultiplyAndOnlyAStarIsANimber(String expression, String value) {
        assertThat(Ran.command("eval", "", expression, "--json")
                        .json()
                        .path("text")
                        .asString())
                .isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"×3", "·3", "{×2|0}", "1 + ·"})
    void aCrossBeginsNoNimber(String expression) {
        assertThat(Ran.command("eval", "", expression).status()).isEqualTo(Command.BAD_INPUT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        subtraction-interval[7,100] 40
        take {1,100,101} 40
        wythoff (10,100)
        """)
    void groupsBehindABracketAreAList(String question) {
        assertThat(Ran.command("solve", "", question).err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        nim 3 5 every             ; every nim 3 5
        nim 3 5 short             ; short nim 3 5
        kayles 1'000'000          ; kayles 1000000
        nim 3+5+7                 ; nim 3 5 7
        kayles 10 + 3             ; kayles 10 3
        """)
    void aPrefixThatStandsBehindAndHeapsThatAreAddedAreProposedAsTheyAreWritten(String question, String meant) {
        var ran = Ran.command("solve", "", question);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).endsWith("Maybe: " + meant + "\n");
        assertThat(Ran.command("solve", "", meant).status()).isZero();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        nim 1 1 1 misere          ; misere nim 1 1 1
        kayles 10, misere         ; misere kayles 10
        kayles 10 (misère)        ; misere kayles 10
        take 1..3 21 反常         ; misere take 1..3 21
        wythoff 3 5 in misere play ; misere wythoff 3 5
        cram 2x3 misere play      ; misere cram 2x3
        nim misere 1 1 1          ; misere nim 1 1 1
        nim 3 5 in normal play    ; normal nim 3 5
        nim 3 5 7 反常规则        ; misere nim 3 5 7
        take 2 or 5 20 ; take {2,5} 20
        take up to 4 20 ; take 1..4 20
        take 2 ~ 5 20 ; take 2..5 20
        kayles 1e6 ; kayles 10^6
        cram 4by4 ; cram 4x4
        take 1-3 20 ; take 1..3 20
        """)
    void whatIsSaidInOtherWordsIsAnsweredAndSaidInTheRuleLanguage(String question, String line) {
        var ran = Ran.command("solve", "", question, "--lang", "en");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("Read as: " + line + "\n");
    }

    @Test
    void onlyADashBeforeALetterBeginsAnOption() {
        assertThat(Ran.command("eval", "", "--1", "--json").json().path("text").asString())
                .isEqualTo("1");
        assertThat(Ran.command("solve", "", "dots-and-boxes", "--/.../-./.../..")
                        .status())
                .isZero();
        assertThat(Ran.command("solve", "", "nim", "3", "--mowes", "2").err()).contains("no option \"--mowes\"");
    }

    @ParameterizedTest
    @CsvSource({"solve, 尼姆遊戲 3 4 5", "show, 威佐夫遊戲", "games, 納什均衡", "games, 樹上博弈", "learn, 尼姆", "show, 公平組合遊戲"})
    void namesMayBeInTraditionalCharacters(String command, String name) {
        assertThat(Ran.command(command, "", name).status()).isZero();
    }

    @Test
    void notionsThatAreNoGamesAreFound() {
        assertThat(Ran.command("games", "", "树上博弈").out()).contains("hackenbush");
        assertThat(Ran.command("show", "", "codeforces").out()).contains("grundy judge");
        assertThat(Ran.command("solve", "", "n = 21, m = 5").err()).contains("bash[m = 5] 21", "nim 21 5");
        assertThat(Ran.command("values", "", "Alice takes 1 or 2, Bob 1 or 3, 10 stones")
                        .err())
                .isEqualTo("Read as: grundy values \"left take {1,2}; right take {1,3}\" --to 10\n");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"values", "emit", "exercise", "prove"})
    void rulesInWordsAreSaidBeforeTheAnswerAtEveryDoor(String command) {
        assertThat(Ran.command(command, "", "take 1 to 3 stones").err())
                .contains("Read as: take 1..3\n", "Assumed: whoever makes the last move wins", "misere take 1..3");
        assertThat(Ran.command(command, "", "每次取1到3颗").err()).contains("读作：take 1..3\n", "misere take 1..3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"take 1 to 3 stones", "每次取1到3颗"})
    void whatIsSaidOfASentenceIsNoPartOfAProgram(String sentence) {
        assertThat(Ran.command("emit", "", sentence).out())
                .isEqualTo(Ran.command("emit", "", "take 1..3", sentence.contains("取") ? "--lang=zh" : "--lang=en")
                        .out());
    }

    @Test
    void rulesAloneMayHaveMisereBehindThem() {
        assertThat(Ran.command("values", "", "nim misere").err()).isEqualTo("Read as: misere nim\n");
        assertThat(Ran.command("solve", "", "nim(3) + 5").status()).isZero();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        tic-tac-toe(.../.../...)       ; 2 ; is a game with a score
        domineering(6x6)               ; 3 ; time
        red-blue-hackenbush(0-1G 0-2B) ; 0 ; ''
        red-blue-hackenbush(0-1G 0-2R) ; 0 ; ''
        """)
    void whyThereIsNoValueIsTrue(String position, int status, String says) {
        var ran = Ran.command("eval", "", position, "--time", "1");
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.err()).contains(says);
    }

    @Test
    void gamesOfLeftAndRightAreNotSaidToLackCoordinates() {
        assertThat(Ran.command("values", "", "cutcake").err()).contains("Left and Right have moves of their own");
    }

    @Test
    void whatAShellSpreadIsAskedBack() {
        assertThat(Ran.command("solve", "", "take", "1", "3", "4", "27").err()).contains("\"take {1,3,4}\" 27?");
        assertThat(Ran.command("values", "", "take", "1", "3", "4").err()).isEqualTo("Read as: take {1,3,4}\n");
        assertThat(Ran.command("solve", "", "take 1", "3", "27").err()).isEmpty();
        assertThat(Ran.command("solve", "", "nim", "pom.xml", "src").err()).contains("\"pom.xml\" is a file here");
        assertThat(Ran.command("solve", "", "(n): (n-k) where k", "10").err()).contains("named after >");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        geography    | For example: geography at 1: path 4
        wythoff(3)   | For example: wythoff(3 5)
        every-sg     | Maybe: grundy show every-sg
        """)
    void positionsThatAreRefusedComeWithOneThatIsRight(String question, String said) {
        var ran = Ran.command("solve", "", question);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        (n): n-1, n-2 20                     ; (n): (n-1) | (n-2) 20
        n -> n-1 20                          ; (n): (n-1) 20
        (n): (n-1) or (n-3) 20               ; (n): (n-1) | (n-3) 20
        (n): (n-k) if k < 4 20               ; (n): (n-k) where k < 4 20
        (n): (n-k), 1 <= k <= 4 20           ; (n): (n-k) where 1 <= k <= 4 20
        (n): (n-k) where k ∈ {2,5} 20        ; (n): (n-k) where k in {2,5} 20
        (n): (n-k) where k | n 20            ; (n): (n-k) where n mod k == 0 20
        take {1,2,5 20                       ; take {1,2,5} 20
        take third 20                        ; take at most third 20
        """)
    void whatIsWrittenOtherwiseElsewhereIsProposed(String question, String meant) {
        var ran = Ran.command("solve", "", question);
        assertThat(ran.err()).contains("Maybe: " + meant);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
    }

    @Test
    void gamesAndPrefixesInThePlaceOfCommandsAndOptionsAreKnown() {
        assertThat(Ran.run("", "nim").err()).contains("\"grundy show nim\"").contains("\"grundy solve nim 3 5 7\"");
        assertThat(Ran.run("", "help", "威佐夫", "--lang", "zh").err()).contains("grundy show 威佐夫");
        assertThat(Ran.command("solve", "", "nim", "1", "2", "--misere").err()).contains("grundy solve misere nim");
        assertThat(Ran.command("values", "", "take 1..?").err()).contains("Only solve looks for");
        assertThat(Ran.command("solve", "", "kayles", "1,000,000").out()).contains("It is written 1000000.");
        assertThat(Ran.command("solve", "").err()).startsWith("Expected rules").contains("For example: nim 3 5 7");
        assertThat(Ran.command("prove", "").err()).contains("For example: take {1,3,4}");
    }

    @Test
    void aLetterThatNothingBoundsIsShownInItsPlace() {
        var ran = Ran.command("solve", "", "(n): (n-k) where abs(m-m) < 1", "10");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("line 1, column 22: the letter m has no upper limit");
    }

    @Test
    void aMoveThatLeavesThePositionAsItIsIsWarnedOf() {
        assertThat(Ran.command("solve", "", "(n): (n/2) | (n-1)", "100").out())
                .contains("In 0 a move can leave the position as it is", "where n > 0");
        assertThat(Ran.command("solve", "", "(n): (n/2) where n > 0 | (n-1)", "100")
                        .out())
                .doesNotContain("leave the position as it is");
    }

    @Test
    void wordsForOptionsAndAQuestionWithoutItsCommand() {
        assertThat(Ran.run("").status())
                .isEqualTo(Ran.run("", "--lang", "zh").status())
                .isZero();
        assertThat(Ran.run("", "help").out()).isEqualTo(Ran.run("", "--help").out());
        assertThat(Ran.run("", "help", "solve").out())
                .isEqualTo(Ran.run("", "solve", "--help").out());
        assertThat(Ran.run("", "version").out())
                .isEqualTo(Ran.run("", "--version").out());
        assertThat(Ran.run("", "nim", "3", "5", "7").out())
                .isEqualTo(Ran.run("", "solve", "nim", "3", "5", "7").out());
        assertThat(Ran.run("", "--time", "5", "--json", "solve", "nim", "3")
                        .json()
                        .path("outcome")
                        .asString())
                .isEqualTo("N");
        assertThat(Ran.run("", "help", "sovle").err()).contains("Maybe: solve");
        assertThat(Ran.run("", "sovle", "nim", "3").out())
                .isEqualTo(Ran.run("", "solve", "nim", "3").out());
        for (var slip : List.of("sovle", "slove"))
            assertThat(Ran.run("", slip, "nim", "3", "4", "--lang", "zh").err())
                    .isEqualTo("读作：grundy solve nim 3 4 --lang zh\n");
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource({
        "list, grundy games",
        "打表 kayles 30, grundy values kayles --to 30",
        "values kayles 30, grundy values kayles --to 30",
        "sg-values of kayles up to 30, grundy values kayles --to 30",
        "first 20 grundy values of kayles, grundy values kayles --to 19",
        "kayles period, grundy values kayles",
        "period of 0.77, grundy values 0.77",
        "0.77的周期, grundy values 0.77",
        "打表 kayles 到 30, grundy values kayles --to 30",
        "losing positions up to 40 of kayles, grundy values kayles --to 40",
        "which pile sizes up to 40 are losing in kayles, grundy values kayles --to 40",
        "solve grundy values of kayles up to 20, grundy values kayles --to 20",
        "solve 40以内的必败点 kayles, grundy values kayles --to 40",
        "is dawsons-kayles eventually periodic and what is its period length, grundy values dawsons-kayles",
        "威佐夫20以内的奇异局势, grundy values 威佐夫 --to 20",
        "wythoff cold pairs below 40, grundy values wythoff --to 40",
        "kayles losing positions below 50, grundy values kayles --to 50",
        "grundy numbers for kayles for n from 0 to 20, grundy values kayles --to 20",
        "打印n从0到25的SG值 kayles, grundy values kayles --to 25",
        "威佐夫里小于20的必败局面(奇异局势)全列出来, grundy values 威佐夫 --to 20",
        "list all the grundy numbers up to 40 for kayles, grundy values kayles --to 40",
        "which heaps up to 40 are losing in kayles, grundy values kayles --to 40",
        "does kayles have a period?, grundy values kayles",
        "is the sequence of kayles eventually periodic, grundy values kayles",
        "40以内的必败点 kayles, grundy values kayles --to 40",
        "kayles 40以内的必败点有哪些, grundy values kayles --to 40",
        "凯尔斯有周期吗, grundy values 凯尔斯",
        "前20个SG值 kayles, grundy values kayles --to 19",
        "kayles的前20个SG值, grundy values kayles --to 19",
        "nash 囚徒困境, grundy matrix 囚徒困境",
        "solve 囚徒困境, grundy matrix 囚徒困境",
        "prisoners-dilemma, grundy matrix prisoners-dilemma"
    })
    void aCommandThatIsGuessedIsRunAndNamed(String line, String command) {
        var ran = Ran.run("", (line + " --lang en").split(" "));
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEqualTo("Read as: " + command + " --lang en\n");
        assertThat(ran.out())
                .isEqualTo(Ran.run("", (command + " --lang en").substring(7).split(" "))
                        .out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        27 stones in a puddle, take 1 to 3 ; Maybe: take 1..3 27
        抢50 ; race[target = 50, m = 10] 0
        27 stones, hop over 1 to 3 ; "hop" is not known here
        """)
    void aSentenceWithoutACommandThatIsNotReadIsToldWhatIsWrongWithIt(String line, String said) {
        var ran = Ran.run("", line, "--lang", "en");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(said).doesNotContain("there is no command");
    }

    @ParameterizedTest
    @CsvSource({
        "shell, grundy serve",
        "batch, xargs -L 1 grundy solve --json",
        "batch questions.txt, xargs -L 1 grundy solve --json",
        "count, grundy values 'take 1..3' --to 100",
        "count kayles --to 30, grundy values",
        "run First.java, java -cp",
        "jshell, jshell --class-path",
        "help batch, xargs"
    })
    void aCommandThatThereIsNotNamesWhatDoesItsWork(String line, String instead) {
        for (var language : List.of("en", "zh")) {
            var ran = Ran.run("", (line + " --lang " + language).split(" "));
            assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
            assertThat(ran.err()).contains(instead);
        }
        assertThat(Ran.run("", "values", "take 1..3", "--to", "100").out()).contains("26 in all");
    }

    @ParameterizedTest
    @CsvSource({
        "solve prisoners-dilemma 3, grundy matrix prisoners-dilemma",
        "values centipede, grundy tree centipede",
        "play 囚徒困境 3, grundy matrix 囚徒困境",
        "solve HDU1846, grundy judge HDU1846",
        "matrix nim, grundy solve nim",
        "tree kayles, grundy solve kayles"
    })
    void aNameOfAnotherCommandIsToldToWhich(String line, String right) {
        var ran = Ran.run("", line.split(" "));
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(right).doesNotContain("there is no", "没有");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        抢30，每次1到2                     | "race[target = 30, m = 2]" --to 30
        race to 100, 1 to 10 each time     | "race[target = 100, m = 10]" --to 100
        报数到50，每次报1到4个             | "race[target = 50, m = 4]" --to 50
        race[30,2] 7                       | "race[30,2]" --to 30
        take 1 to 3 stones from 21         | take 1..3 --to 21
        每次取1到3颗，共21颗               | take 1..3 --to 21
        从21颗里每次取1到3颗               | take 1..3 --to 21
        kayles 10                          | kayles --to 10
        kayles 0                           | kayles
        巴什博弈 21 3                      | "bash[m = 3]" --to 21
        take 1 or 2, last player loses, 15 | "misere take {1,2}" --to 15
        每次取1或3颗，共20颗，最后一颗者输 | "misere take {1,3}" --to 20
        take squares from 50               | take squares --to 50
        每次取不超过一半，共40颗           | take at most half --to 40
        three piles of 3, 5 and 7          | nim --to 7
        3堆石子 3 5 7 取最后一个输         | misere nim --to 7
        kayles 3 12 5                      | kayles --to 12
        wythoff 5 8                        | wythoff --to 8
        威佐夫 5 8                         | 威佐夫 --to 8
        威佐夫 500 800                     | 威佐夫
        fibonacci nim 21                   | fibonacci nim --to 21
        dawson's kayles 12                 | "dawson's kayles" --to 12
        """)
    void aPositionSaysHowFarATableGoes(String sentence, String line) {
        var ran = Ran.command("values", "", sentence, "--lang", "en", "--time", "20");
        assertThat(ran.err() + ran.out()).contains("Read as: grundy values " + line + " --lang en");
        assertThat(ran.status()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"domineering 4x4", "nim(3) + kayles(4)", "every nim(3) + kayles(4)", "staircase 1 2 3"})
    void whatHasNoTableIsNotReadAsOne(String sentence) {
        var ran = Ran.command("values", "", sentence);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err() + ran.out()).doesNotContain("Read as: grundy values");
    }
}
