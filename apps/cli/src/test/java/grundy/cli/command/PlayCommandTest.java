package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.present.move.MoveWording;
import grundy.present.play.GameIntroduction;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import grundy.text.Language;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Games through a pipe, as a user plays them.
class PlayCommandTest {
    private static final long SEED = 7_041_905;

    private static Ran play(List<String> lines, String... arguments) {
        var command = new ArrayList<>(List.of(arguments));
        if (!command.contains("--lang")) command.addAll(List.of("--lang", "en"));
        return Ran.command("play", String.join("\n", lines), command.toArray(new String[0]));
    }

    /// Of this thread, in nanoseconds: the clock also counts what else the machine has to do.
    private static JsonNode record(List<String> lines, String... arguments) {
        var command = new ArrayList<>(List.of(arguments));
        command.add("--json");
        var played = play(lines, command.toArray(new String[0]));
        assertThat(played.status()).as(played.err()).isZero();
        return JsonMapper.builder().build().readTree(played.out());
    }

    @Test
    void aLosingComputerSaysHowManyMovesWin() {
        var played = play(List.of("3: 2"), "nim", "1", "2", "5");
        assertThat(played.status()).isZero();
        assertThat(played.out())
                .contains("You: heap 3: 5 -> 3 (take 2)")
                .contains("I have no winning move, so you can win:");
    }

    @Test
    void aHintDoesNotSpeakForTheComputer() {
        assertThat(play(List.of("hint"), "bash", "5").out())
                .contains("Try 5 -> 4 (take 1)")
                .contains("no move leads from there to another 0")
                .doesNotContain("your moves leads")
                .doesNotContain("I can answer");
    }

    /// What is printed can be typed, in either language.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles 10",
                "nim 3 5 7",
                "wythoff 5 8",
                "grundys-game 12",
                "interesting-game 15",
                "misere kayles 7",
                "cram 3 4",
                "left take {1, 2}; right take {1, 3} 9"
            })
    void aHintNamesTheSameMoveWheneverItIsAskedForAndThatMoveWins(String game) {
        var english = hinted(game, "en", "Try (.*) \\(\\d+ winning");
        assertThat(play(List.of(english, "quit"), game).out())
                .contains("You: " + english)
                .containsAnyOf("I have no winning move", "You win");
        var chinese = hinted(game, "zh", "可以走 ?(.*)（必胜走法");
        assertThat(play(List.of(chinese, "quit"), game, "--lang", "zh").out()).contains("你：" + chinese);
    }

    private static String hinted(String game, String language, String sentence) {
        var played = play(List.of("hint", "hint", "board", "hint"), game, "--lang", language);
        var named = Pattern.compile(sentence)
                .matcher(played.out())
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(named).as(played.out()).hasSize(3).containsOnly(named.getFirst());
        return named.getFirst();
    }

    @Test
    void saysWhyTheGameEnded() {
        assertThat(play(List.of("3"), "misere", "nim", "3").out())
                .contains("No move is left, and in misere play whoever made the last move loses.")
                .contains("I win");
        assertThat(play(List.of("1: 3"), "short nim(3) + nim(4)").out())
                .contains("Part 1 has no move left, which ends the game: whoever made the last move wins.")
                .contains("You win");
        assertThat(play(List.of("1: 3"), "misere short nim(3) + nim(4)").out())
                .contains("Part 1 has no move left, which ends the game: in misere play whoever made the last")
                .contains("I win");
        assertThat(play(List.of("1: 3; 2: 1"), "short every nim(3) + nim(4)").out())
                .contains("Part 1 has no move left, which ends the game");
        assertThat(play(List.of("1: 3; 2: 4"), "some nim(3) + nim(4)").out())
                .contains("No move is left, and whoever made the last move wins.");
        assertThat(play(List.of("2"), "left take 1..2; right take 1..2", "2").out())
                .contains("Right is to move and has no move left, and so loses.");
    }

    @Test
    void namesTheParametersWithTheirValues() {
        assertThat(play(List.of(), "race", "0").out()).contains("race[target = 100, m = 10] — ");
        assertThat(play(List.of(), "race[30,2]", "0").out()).contains("race[target = 30, m = 2] — ");
        assertThat(play(List.of(), "抢30", "0").out()).contains("抢30 = race-to-thirty[target = 30, m = 2] — ");
        assertThat(play(List.of(), "misere", "bash[4]", "7").out())
                .contains("bash[m = 4] — One heap: take at least 1 and");
    }

    /// In misere play as in normal play, and in the reader's language: the rules of a game as a sentence.
    @Test
    void everyGameOfTheCatalogueIsIntroducedByItsSentence() {
        int misere = 0;
        for (var entry : Catalogue.builtIn().entries())
            for (var prefix : List.of("", "misere "))
                for (var language : Language.values()) {
                    if (entry.examples().isEmpty()) continue;
                    var question = prefix + entry.id() + " " + entry.examples().getFirst();
                    final Sum sum;
                    try {
                        sum = RuleLanguage.ofPeople(Catalogue.builtIn()).question(Source.of(question));
                    } catch (SyntaxException | RulesException _) {
                        continue; // a game with a score is not played in misere play
                    }
                    if (!prefix.isEmpty()) misere++;
                    assertThat(new GameIntroduction(sum, new MoveWording(language)).games())
                            .as(question)
                            .anyMatch(line ->
                                    line.contains(language == Language.ZH ? entry.chineseAbout() : entry.about()));
                }
        assertThat(misere).isGreaterThan(200);
    }

    @Test
    void helpShowsHowAPositionIsTyped() {
        assertThat(play(List.of("help"), "chomp", "3", "2").out())
                .contains("Here, for example: ")
                .contains("The whole position as you type it: 3 2");
    }

    @ParameterizedTest
    @CsvSource({"nim 1 1, false", "misere nim 1, false", "take {1} 6, false", "nim 2 2, true", "'take {1,2} 6', true"})
    void aHintSpeaksOfRoomForAMistakeWhereThereIsSome(String question, boolean isRoom) {
        assertThat(play(List.of("hint", "quit"), question).out())
                .contains(isRoom ? "leaves the most room for a mistake" : "leaves no room for a mistake");
        assertThat(play(List.of("hint", "quit"), question, "--lang", "zh").out())
                .contains(isRoom ? "犯错机会最多" : "没有犯错的机会");
    }

    @EveryTurn
    @Tag("slow")
    @Test
    void whatIsTooLargeIsPlayedAllTheSameAndTheComputerSaysThatItsMoveMayNotBePerfect() {
        for (var game : CaseCount.some(
                List.of("cram 9 9", "connect-four", "dots-and-boxes[5,5]", "mnk[8,8,5]", "cram(7 8) + chomp(9 9)"),
                1)) {
            var time = ProcessorTime.start();
            var played = play(List.of("moves", "1", "a1b1", "hint", "why", "quit"), game, "--think", "1");
            var spent = time.spent();
            assertThat(played.status()).as(played.err()).isZero();
            assertThat(played.out())
                    .as(game)
                    .contains("I cannot tell at once who wins here. I play as well as I can within 1 s")
                    .contains("--think S")
                    .containsPattern(
                            "Me: .*(not known to be a perfect move|I do not know whether this move is perfect)");
            assertThat(spent)
                    .as("%s: five answers with at most a second for each", game)
                    .isLessThan(Duration.ofSeconds(12));
        }
    }

    /// Moves that are many, sparse or far between are not waited for either.
    @Tag("slow")
    @DrawnCases(oneIn = 24)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram 60 60",
                "dividing-game 10^30 10^29 6",
                "moore[3] 10^20 10^21 10^22 7 8 9",
                "welter 30 50 70 100 140 180 220",
                "wythoff-with-three-heaps 200 300 400",
                "node-kayles path 500"
            })
    void noAnswerTakesMuchLongerThanTheTimeForAMove(String game) {
        var time = ProcessorTime.start();
        var played = play(List.of("1", "hint", "2", "moves", "help", "quit"), game, "--think", "1");
        assertThat(time.spent()).as(game).isLessThan(Duration.ofSeconds(14));
        assertThat(played.status()).as(played.err()).isZero();
        assertThat(played.out()).containsAnyOf("Me: ", "the answer needs more than 1 second");
    }

    @Test
    void aTheoremIsKnownAtOnceHoweverManyMovesThereAre() {
        assertThat(play(List.of("hint"), "moore[3] 10^20 10^21 10^22 7 8 9").out())
                .contains("-> 15 15 6 7 8 9 (9 winning moves in all)")
                .contains("(Type ->15 15 6 7 8 9 for this move.)");
        assertThat(play(List.of("1"), "welter 30 50 70 100 140 180 220").out())
                .contains("Me: 0 50 70 100 140 180 220 -> 0 50 70 100 103 180 220. That leaves nim-value 0");
    }

    @Test
    void coloursTellHowThePlayersStandWhereTheyAreAskedFor() {
        var lines = List.of("hint", "3: 1", "nonsense", "resign");
        assertThat(play(lines, "nim", "3", "5", "7", "--color", "always").out())
                .contains("\u001b[32mTry ")
                .contains("\u001b[32mMe: ")
                .contains("\u001b[1;31m\"nonsense\" is neither a command")
                .contains("\u001b[31mYou resign");
        assertThat(play(lines, "nim", "3", "5", "7").out()).doesNotContain("\u001b");
    }

    @Test
    void nothingIsSaidToBeFaultlessThatWasNotSolved() {
        var played = play(List.of("1", "resign"), "cram", "9", "9", "--think", "0");
        assertThat(played.out())
                .contains("I found no mistake of yours, but not every position could be solved")
                .doesNotContain("You made no mistake");
    }

    @Test
    void losesGracefullyAndNamesTheMoveThatDecided() {
        // one of the last two moves is refused: the computer has emptied that heap
        var played = play(List.of("2: 1", "1: 1", "2: 1"), "nim", "1", "2");
        assertThat(played.out())
                .contains("every move of yours wins")
                .contains("You win")
                .contains("Move 1 decided: heap 2: 2 -> 1 (take 1). Only 1 of 3 moves won.");
    }

    @Test
    void saysWhereTheWinWasGivenAway() {
        var played = play(List.of("3"), "take any", "5", "--first", "human");
        assertThat(played.out())
                .contains("You: 5 -> 2 (take 3)")
                .contains("Me: 2 -> 0 (take 2). No move is left, and whoever made the last move wins.")
                .contains("I win this one")
                .contains("Move 1 gave the win away: in 5 you could have won with 5 -> 0 (take 5).");
        var record = record(List.of("3"), "take any", "5");
        assertThat(record.get("winner").asString()).isEqualTo("computer");
        assertThat(record.get("expectedWinner").asString()).isEqualTo("human");
        assertThat(record.get("mistakes").get(0).get("move").asInt()).isEqualTo(1);
        assertThat(record.get("mistakes").get(0).get("better").get(0).get("to").asString())
                .isEqualTo("0");
        assertThat(record.get("moves")).hasSize(2);
    }

    @Test
    void aBadMoveGetsOneLineThatSaysWhatIsPossible() {
        assertThat(play(List.of("2"), "take {1,3,4}", "14").out())
                .contains("you cannot take 2 from heap 1. Possible: 1, 3, 4.");
        assertThat(play(List.of("2: 9"), "nim", "3", "5").out()).contains("heap 2 has only 5; you cannot take 9.");
        assertThat(play(List.of("4: 1"), "nim", "3", "5").out()).contains("there is no part 4; the last one is 2.");
        assertThat(play(List.of("99"), "nim", "3", "5").out()).contains("there is no move 99: the list has 8.");
        assertThat(play(List.of("3 4"), "wythoff", "5", "8").out())
                .contains("no move leads from (5,8) to (3,4). Nearest: (5,4);");
        assertThat(play(List.of("2 4"), "nim", "3", "5").out())
                .contains("a move changes one part only, but here 2 differ.");
        assertThat(play(List.of("3 5"), "nim", "3", "5").out()).contains("that is the position as it stands");
        assertThat(play(List.of("hnt"), "nim", "3", "5").out()).contains("\"hnt\" is not a command. Maybe: hint");
        assertThat(play(List.of("abracadabra"), "nim", "3", "5").out())
                .contains("\"abracadabra\" is neither a command nor a move. Type a move like this: 1:1.");
        assertThat(play(List.of("(3,"), "wythoff", "3", "5").out()).contains("is neither a move nor a position");
        assertThat(play(List.of("1: 1"), "kayles", "7").out())
                .contains(
                        "taking 1 from heap 1 can leave different things: 6; 1+5; 2+4; 3+3. Write which, such as -> 3+3");
        assertThat(play(List.of("1: 1"), "every nim", "2", "3").out())
                .contains("you must move in every part that is still running: part 2 is missing.");
        assertThat(play(List.of("1: 1; 2: 1"), "nim", "2", "3").out())
                .contains("a move is made in one part only, not in 2.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2: 3",
                "2:3",
                "heap 2: 3",
                "2: -> 2",
                "2: 5 -> 2 (take 3)",
                "take 3 from 2",
                "take 3 from heap 2",
                "3 2",
                "3,2",
                "2:3",
                "第2堆取3个",
                "从第2堆取3个",
                "从2取3",
                "6"
            })
    void aMoveCanBeWrittenInManyWays(String move) {
        var record = record(List.of(move), "nim", "3", "5");
        assertThat(record.get("moves").get(0).get("leaves").asString()).as(move).isEqualTo("3 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-> 3+3", "3+3", "3 3", "1: 3+3", "to 3+3", "4"})
    void aSplitCanBeWrittenInManyWays(String move) {
        var record = record(List.of(move), "kayles", "7");
        assertThat(record.get("moves").get(0).get("leaves").asString()).as(move).isEqualTo("3 3");
    }

    @Test
    void redBlueHackenbushIsPlayedByWritingWhatIsLeft() {
        var played = play(List.of("hint", "RR + BBB", "why", "quit"), "red-blue-hackenbush", "BRB + RR + BBB");
        assertThat(played.out())
                .contains("Try part 1: BRB -> empty (cut edge 1 from the ground) (3 winning moves in all)")
                .contains("Left and Right have different moves")
                .contains("You: part 1: BRB -> empty (cut edge 1 from the ground)")
                .contains("Me: part 2: RR -> ")
                .contains("2 > 0: Left wins, whoever starts");
    }

    @Test
    void undoTakesBackTheLastMoveAndItsAnswer() {
        var played = play(List.of("undo", "1: 1", "undo", "moves"), "nim", "3", "5");
        assertThat(played.out())
                .contains("nothing to take back")
                .contains("Taken back.")
                .contains("8  heap 2: 5 -> 0 (take 5)");
        assertThat(record(List.of("1: 1", "悔棋"), "nim", "3", "5").get("moves")).isEmpty();
    }

    @Test
    void undoAfterTheEndGoesOn() {
        var record = record(List.of("3", "undo", "5"), "take any", "5");
        assertThat(record.get("winner").asString()).isEqualTo("human");
        assertThat(record.get("mistakes")).isEmpty();
    }

    @Test
    void aHintIsAWinningMoveWithItsReason() {
        var played = play(List.of("hint"), "nim", "3", "5", "7");
        assertThat(played.out()).contains("winning moves in all").contains("nim-sum is 0");
        assertThat(play(List.of("hint"), "nim", "1", "2", "3").out()).contains("Every move loses against best play.");
    }

    @Test
    void whyExplains() {
        assertThat(play(List.of("why"), "nim", "3", "5").out())
                .contains("The player about to move (you) can win here:")
                .contains("nim-sum");
        assertThat(play(List.of("1: 1", "why"), "nim", "3", "3").out()).contains("I played heap 2: 3 -> 2 (take 1).");
    }

    @Test
    void speaksChinese() {
        var played = play(List.of("走法", "提示", "3: 9", "2: 1", "认输", "退出"), "尼姆", "3", "5", "7", "--lang", "zh");
        assertThat(played.out())
                .contains("你先走。")
                .contains("第 2 堆：5 -> 4（取 1 个）")
                .contains("必胜走法共 3 种")
                .contains("第 3 堆只有 7 个，取不了 9 个。")
                .contains("你认输了")
                .contains("再见。")
                .doesNotContainPattern("[a-z]{4,} (the|is|you)");
    }

    @Test
    void theComputerCanBeginAndSidesCanBeChosen() {
        assertThat(record(List.of(), "nim", "3", "5", "--first", "computer")
                        .get("moves")
                        .get(0)
                        .get("by")
                        .asString())
                .isEqualTo("computer");
        assertThat(record(List.of("second"), "nim", "3", "5")
                        .get("moves")
                        .get(0)
                        .get("leaves")
                        .asString())
                .isEqualTo("3 3");
        var right = play(List.of("right", "moves"), "left take 1; right take 2", "5");
        assertThat(right.out()).contains("You are Right.").contains("2  5 -> 3 (take 2)");
        assertThat(play(List.of("left"), "nim", "3").out()).contains("no sides to choose");
    }

    @Test
    void resigningAndLeavingAreNotWinning() {
        var resigned = record(List.of("resign"), "nim", "3", "5");
        assertThat(resigned.get("winner").asString()).isEqualTo("computer");
        assertThat(resigned.get("resigned").asBoolean()).isTrue();
        var left = record(List.of("1: 1", "quit", "1: 1"), "nim", "3", "5");
        assertThat(left.get("winner").isNull()).isTrue();
        assertThat(left.get("finished").asBoolean()).isFalse();
    }

    @Test
    void theSamePositionForTheThirdTimeIsADraw() {
        var record = record(List.of("1", "1", "1"), "(a, b): (b, a) where a != b | (a - 1, b)", "3", "4");
        assertThat(record.get("winner").asString()).isEqualTo("draw");
        assertThat(record.get("expectedWinner").asString()).isEqualTo("draw");
    }

    @Tag("slow")
    @Test
    void hugeHeapsCanBePlayed() {
        var big = "1" + "0".repeat(40);
        var record = record(List.of("1: " + big), "nim", big, big);
        assertThat(record.get("winner").asString()).isEqualTo("computer");
        assertThat(play(List.of("2: 3"), "nim", big, "1").out()).contains("heap 2 has only 1; you cannot take 3.");
    }

    @Test
    void badQuestionsAreRefused() {
        assertThat(play(List.of(), "3 players: take 1..2", "4", "5").err()).contains("two players");
        assertThat(play(List.of(), "nim", "3", "--first", "somebody").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(play(List.of(), "nim", "0").err()).contains("Nobody can move");
        assertThat(play(List.of(), "nim", "3", "--side", "right").err()).contains("both have the same moves");
        assertThat(play(List.of(), "nim", "3", "--side", "right").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(play(List.of(), "nim").err()).contains("expected a position");
        assertThat(play(List.of(), "nim", "3", "--json", "--first", "x").out()).startsWith("{\"error\":");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 2 3 4",
                "misere nim 1 2 2",
                "take {1,3,4} 20",
                "kayles 9",
                "wythoff 6 9",
                "fibonacci-nim 21",
                "chomp 3 3",
                "some take 1..2 3 4",
                "turning-turtles HTHHT",
                "nim(3) + wythoff(2,4)",
                "left take {1,2}; right take {1,3} 9",
                "red-blue-hackenbush BRBR + RRB + BB",
                "red-blue-hackenbush 0-1B 1-2R 0-2R 2-3B 2-4G 0-5B",
                "euclid 13 8"
            })
    void whoShouldWinWinsAgainstRandomMovesWhenItIsTheComputer(String question) {
        var random = new Random(SEED);
        for (var first : List.of("human", "computer")) {
            var lines = new ArrayList<String>();
            for (int i = 0; i < 400; i++) lines.add(Integer.toString(1 + random.nextInt(6)));
            var record = record(lines, question, "--first", first);
            assertThat(record.get("finished").asBoolean())
                    .as("%s (seed %d)", question, SEED)
                    .isTrue();
            if (record.get("expectedWinner").asString().equals("computer"))
                assertThat(record.get("winner").asString())
                        .as("%s, %s first (seed %d)", question, first, SEED)
                        .isEqualTo("computer");
            if (record.get("winner").asString().equals("human"))
                assertThat(record.get("mistakes")).isEmpty();
        }
    }
}
