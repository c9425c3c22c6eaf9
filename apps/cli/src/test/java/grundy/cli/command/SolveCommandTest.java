package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SolveCommandTest {
    private static JsonNode solve(String... words) {
        return solveWith("", words);
    }

    private static JsonNode solveWith(String input, String... words) {
        var arguments = Stream.of(Stream.of("solve"), Stream.of(words), Stream.of("--json"))
                .flatMap(each -> each)
                .toArray(String[]::new);
        var ran = Ran.run(input, arguments);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        return JsonMapper.builder().build().readTree(ran.out());
    }

    @Test
    void aCertificateIsCheckedAgain(@TempDir Path folder) throws IOException {
        var file = folder.resolve("c.json");
        assertThat(Ran.run("", "solve", "wythoff", "5 8", "--certificate", file.toString())
                        .status())
                .isZero();
        var ran = Ran.run("", "check", file.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("The value is 2", "holds");
        Files.writeString(file, Files.readString(file).replace("\"number\":\"2\"", "\"number\":\"1\""));
        assertThat(Ran.run("", "check", file.toString()).status()).isEqualTo(1);
        Files.writeString(file, Files.readString(file).replace("\"outcome\":\"N\"", "\"outcome\":\"Q\""));
        assertThat(Ran.run("", "check", file.toString()).status()).isEqualTo(2);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    solve/take 1..?/100000000/--want/P ; "3","verdict ; "4","verdict ; 颗
                    eval/domineering(2x2) + *3         ; +-1*3       ; +-1*2       ; 步
                    values/wythoff/--to/20             ; [[0,1,2     ; [[0,2,1     ; 441
                    values/kayles                      ; "period":12 ; "period":11 ; 周期
                    """)
    void everyAnswerHasACertificate(String words, String right, String wrong, String said, @TempDir Path folder)
            throws IOException {
        var file = folder.resolve("c.json");
        var command = new ArrayList<>(List.of(words.split("/")));
        command.addAll(List.of("--certificate", file.toString()));
        assertThat(Ran.run("", command.toArray(String[]::new)).status()).isZero();
        var ran = Ran.run("", "check", file.toString(), "--lang", "zh");
        assertThat(ran.status()).as(ran.err() + ran.out()).isZero();
        assertThat(ran.out()).contains("证书成立", said);
        var text = Files.readString(file);
        assertThat(text).contains(right);
        Files.writeString(file, text.replace(right, wrong));
        assertThat(Ran.run("", "check", file.toString()).status()).isIn(1, 2);
    }

    /// Outcomes and values that are published or can be worked out by hand.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    nim 3 5 7                                                   ; N ; 1  ; 3
                    尼姆 1 2 3                                                  ; P ; 0  ; 0
                    wythoff 3 5                                                 ; P ; 0  ; 0
                    威佐夫 1 2                                                  ; P ; 0  ; 0
                    wythoff 5 8                                                 ; N ; 2  ; 2
                    kayles 11                                                   ; N ; 6  ;
                    kayles 12                                                   ; N ; 4  ;
                    0.77 9                                                      ; N ; 4  ;
                    take 1 5                                                    ; N ; 1  ; 1
                    take 1..3 21                                                ; N ; 1  ; 1
                    take 2..5 9                                                 ; N ; 1  ; 1
                    take {1,3,4} 14                                             ; P ; 0  ; 0
                    take any 5                                                  ; N ; 5  ; 1
                    take powers of 2 12                                         ; P ; 0  ; 0
                    take fibonacci 14                                           ; P ; 0  ; 0
                    take squares 20                                             ; P ; 0  ; 0
                    take odd 8                                                  ; P ; 0  ; 0
                    take any or split 7                                         ; N ; 8  ; 1
                    take any then may split 5                                   ; N ; 5  ;
                    0.137 14                                                    ; P ; 0  ; 0
                    4.[3] 7                                                     ; N ; 8  ; 1
                    (n): (i) + (j) where i + j == n and i != j and i > 0 and j > 0 (10) ; P ; 0 ; 0
                    (a, b): (a-k, b) | (a, b-k) | (a-k, b-k) (4,7)              ; P ; 0  ; 0
                    (n, q): (n-k, 2*k) where k <= q (21, 20)                    ; P ; 0  ; 0
                    (a, b): (a - k*b, b) where b > 0 | (a, b - k*a) where a > 0 (8,5) ; P ; 0 ; 0
                    fibonacci-nim 13                                            ; P ; 0  ; 0
                    nim(3,5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)      ; N ; 5  ; 4
                    nim 0                                                       ; P ; 0  ; 0
                    """)
    void knownPositions(String question, String outcome, long value, Long moves) {
        var answer = solve(question);
        assertThat(answer.get("outcome").asString()).isEqualTo(outcome);
        assertThat(answer.get("winner").asString()).isEqualTo(outcome.equals("N") ? "first" : "second");
        assertThat(answer.get("value").get("kind").asString()).isEqualTo("nimber");
        assertThat(answer.get("value").get("nimber").asLong()).isEqualTo(value);
        if (moves != null) assertThat(answer.get("moveCount").asLong()).isEqualTo(moves);
        assertThat(answer.get("moves").size()).isEqualTo(answer.get("moveCount").asInt());
        assertThat(answer.get("evidence").get("kind").asString()).isNotEmpty();
        assertThat(answer.get("explanation").asString()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    misere nim 1 1 1                        ; P
                    misere nim 1 1                          ; N
                    misere nim 0 1 1                        ; N
                    misere nim 2 2                          ; P
                    misere nim 3 5 6                        ; P
                    misere take 1..3 21                     ; P
                    misere kayles 9                         ; P
                    misere kayles 20                        ; P
                    misere kayles 19                        ; N
                    misere wythoff 2 2                      ; P
                    misere wythoff 1 2                      ; N
                    misere wythoff 4 7                      ; P
                    every nim(2) + nim(0)                   ; N
                    some nim 0 0                            ; P
                    some nim 3 5                            ; N
                    (a, b): (b, a) | (a-1, b) (1, 1)        ; D
                    """)
    void knownOutcomesInOtherKindsOfPlay(String question, String outcome) {
        assertThat(solve(question).get("outcome").asString()).isEqualTo(outcome);
    }

    @Test
    void leftAndRightHaveMovesOfTheirOwn() {
        assertThat(solve("left take {1,2}; right take {1,3}", "0")
                        .get("outcome")
                        .asString())
                .isEqualTo("P");
        var onlyLeft = solve("left take 1; right take 2", "1");
        assertThat(onlyLeft.get("outcome").asString()).isEqualTo("L");
        assertThat(onlyLeft.get("winner").asString()).isEqualTo("left");
        assertThat(onlyLeft.get("moves").get(0).get("player").asString()).isEqualTo("left");
    }

    /// The table of the multi-player recurrence: three players, take 1 or 2, each with a full order of
    /// preferences.
    @Test
    void redBlueHackenbushIsWorthANumber() {
        var verdict = solve("red-blue-hackenbush", "BRB + BR + RRB");
        assertThat(verdict.get("outcome").asString()).isEqualTo("R");
        assertThat(verdict.get("value").get("kind").asString()).isEqualTo("number");
        assertThat(verdict.get("value").get("number").asString()).isEqualTo("-1/4");
        assertThat(verdict.get("moveCount").asInt()).isEqualTo(1);
        assertThat(verdict.get("moves").get(0).get("player").asString()).isEqualTo("right");
        assertThat(verdict.get("moves").get(0).get("to").asString()).isEqualTo("B");
        var mixed = solve("red-blue-hackenbush", "BG + R");
        assertThat(mixed.get("value").get("nimber").asInt()).isEqualTo(1);
        assertThat(mixed.get("evidence").get("kind").asString()).isEqualTo("sum");
        var green = solve("red-blue-hackenbush", "GGG + G");
        assertThat(green.get("value").get("nimber").asInt()).isEqualTo(2);
        assertThat(solve("misere", "red-blue-hackenbush", "BR + RB")
                        .get("outcome")
                        .asString())
                .isEqualTo("N");
        var two = solve("red-blue-hackenbush(BR) + red-blue-hackenbush(0-1R)");
        assertThat(two.get("value").get("number").asString()).isEqualTo("-1/2");
        assertThat(two.get("moves").get(0).get("component").asInt()).isZero();
    }

    @Test
    void everyStalkIsAComponent() {
        var verdict = solve("red-blue-hackenbush", "BB+BB");
        assertThat(verdict.get("moveCount").asInt()).isEqualTo(4);
        assertThat(verdict.get("moves").get(2).get("component").asInt()).isOne();
        assertThat(verdict.get("moves").get(3).get("cut").get("height").asInt()).isEqualTo(2);
        assertThat(solve("red-blue-hackenbush", "0-1B 1-2B 0-3B 3-4B")
                        .get("moveCount")
                        .asInt())
                .isEqualTo(4);
        assertThat(solve("red-blue-hackenbush", "stalk BR + stalk RB")
                        .get("outcome")
                        .asString())
                .isEqualTo("P");
    }

    /// What a move leaves can be asked about as it is written.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hackenbush|0-1 1-2 2-3 3-1 0-4 4-5 0-6 6-7",
                "red-blue-hackenbush|0-1B 1-2R 0-3R 3-4B 4-5G 0-6B",
                "red-blue-hackenbush|BRB + RB",
                "hackenbush|0-1"
            })
    void whatAMoveLeavesInABushCanBeReadBack(String question) {
        var parts = question.split("\\|");
        var moves = solve(parts[0], parts[1], "--moves", "50").get("moves");
        assertThat(moves).isNotEmpty();
        for (var move : moves)
            assertThat(solve(parts[0], move.get("to").asString())
                            .get("position")
                            .asString())
                    .isEqualTo(move.get("to").asString());
    }

    @Test
    void theGroundOfABushCanBeAnyVertex() {
        assertThat(Ran.run("", "solve", "hackenbush", "1-2 1-3").err())
                .contains("If 1 is the ground, write ground 1 1-2 1-3");
        assertThat(solve("hackenbush", "ground 1 1-2 1-3").get("position").asString())
                .isEqualTo("0-2 0-3");
        assertThat(solve("hackenbush", "ground 2 0-1 1-2").get("position").asString())
                .isEqualTo("0-1 1-2");
        assertThat(solve("hackenbush(0-1 + ground 4 4-5) + nim(3)")
                        .get("moves")
                        .get(0)
                        .get("component")
                        .asInt())
                .isEqualTo(2);
        assertThat(solve("hackenbush", "0").get("outcome").asString()).isEqualTo("P");
        assertThat(Ran.run("", "solve", "hackenbush", "ground 1 1-2 0-3").err())
                .contains("the edge 0-3 is not joined to the ground, which is the vertex 1.");
    }

    @Test
    void greenHackenbushNamesTheEdgeAndShowsTheStalks() {
        var text = Ran.run("", "solve", "hackenbush", "0-1 1-2 2-3 3-1 1-4 0-5 5-6 5-7 7-8")
                .out();
        assertThat(text)
                .contains("(cut 7-8)")
                .containsPattern("1, 2, 3 fused +3 +1-4: 1 +0\n")
                .containsPattern("5 +5-6: 1, 5-7: 2 +3\n")
                .containsPattern("0 \\(the ground\\) +0-1: 1, 0-5: 4 +5\n");
        var long1 = new StringBuilder("0-1");
        for (int i = 1; i < 2000; i++) long1.append(' ').append(i).append('-').append(i + 1);
        assertThat(Ran.run("", "solve", "hackenbush", long1.toString()).out())
                .contains("cut 0-1; 0 of 2000 edges are left");
        var move = solve("hackenbush", long1.toString()).get("moves").get(0);
        assertThat(move.get("to").isNull()).isTrue();
        assertThat(move.get("cut").get("edge").asString()).isEqualTo("0-1");
    }

    @Test
    void anyOfSeveralPlayersMayBeAboutToMove() {
        var verdict = solve("3 players: take 1..2", "7", "--prefer", "1 2 0; 2 0 1; 0 1 2", "--player", "1");
        assertThat(verdict.get("player").asInt()).isOne();
        assertThat(verdict.get("loser").asInt()).isEqualTo(2);
        assertThat(verdict.get("moves").get(0).get("to").asString()).isEqualTo("5");
        assertThat(solve("3 players: take 1; take 2 or split; take 3", "4", "5", "--player", "2")
                        .get("moves"))
                .isNotNull();
        assertThat(Ran.run("", "solve", "3 players: take 1..2", "6", "--player", "3")
                        .err())
                .contains("counted from 0 to 2");
        assertThat(Ran.run("", "solve", "nim", "3", "--player", "0").err()).contains("several players");
        assertThat(Ran.run("", "solve", "3 players: take 1..2", "6", "--prefer", "")
                        .err())
                .contains("--prefer is empty");
        assertThat(Ran.run("", "solve", "3 players: take 1..2", "6", "--prefer", "0 1 2; 2 0 1; 0 1 2")
                        .out())
                .contains("loses, and prefers that");
    }

    @Test
    void anOpenNumberOfAPartizanGameThatChangesNothingAnyMoreIsGivenUp() {
        for (var rules : List.of("left take 1..?; right take 2..9", "right take 2..?; left take 1..9"))
            assertThat(Ran.run("", "solve", rules, "7").status()).as(rules).isZero();
        var lost = Ran.run("", "solve", "left take 1..?; right take 1", "7", "--want", "R")
                .out();
        assertThat(lost).contains("larger numbers allow the same moves");
    }

    @Test
    void keyWordsInCapitalsAreExplained() {
        assertThat(Ran.run("", "solve", "Left Take {1,2}; Right Take {1,3}", "7")
                        .err())
                .contains("\"left\" instead of \"Left\"")
                .contains("Maybe: left take {1,2}; right take {1,3} 7");
        assertThat(Ran.run("", "solve", "Take 1..3", "7").out()).contains("Read as: take 1..3 7");
    }

    @Test
    void aSumThatNeedsValuesSaysSo() {
        assertThat(Ran.run("", "solve", "euclid(1000000000000000000,100000000000000003) + nim(3)", "--limit", "1000")
                        .err())
                .contains("a sum needs the nim-value of every component");
    }

    @Test
    void misereEuclidIsToldInWords() {
        assertThat(Ran.run("", "solve", "misere", "euclid", "13", "8").out())
                .contains("whoever makes a 0 loses")
                .contains("Grossman")
                .doesNotContain("Cole and Davie");
        assertThat(Ran.run("", "solve", "euclid", "9", "3").out()).contains("9 = 3 * 3: Euclid's algorithm stops");
    }

    @Test
    void movesInChompNameTheSquare() {
        assertThat(Ran.run("", "solve", "chomp 3 4").out()).contains("3 4 -> rows:4,2,2 (bite row 2, column 3)");
        assertThat(Ran.run("", "solve", "chomp 3 4", "--lang", "zh").out()).contains("3 4 -> rows:4,2,2（咬第 2 行第 3 列）");
        assertThat(Ran.run("", "solve", "chomp rows:4,1").out()).contains("(bite row 1, column 3)");
        assertThat(Ran.run("", "solve", "chomp 1 4").out()).contains("(bite row 1, column 2)");
        assertThat(Ran.run("", "solve", "chomp 2 1").out()).contains("(bite row 2, column 1)");
    }

    @Test
    void movesInABushNameTheEdge() {
        assertThat(Ran.run("", "solve", "red-blue-hackenbush", "BRB + BR + RRB").out())
                .contains("component 1: BRB -> B (cut edge 2 from the ground)");
        assertThat(Ran.run("", "solve", "red-blue-hackenbush", "BRB").out())
                .contains("BRB -> BR (cut edge 3 from the ground)");
        assertThat(Ran.run("", "solve", "red-blue-hackenbush", "0-1B 0-1B 1-2R").out())
                .contains("-> 0-1B 1-2R (cut 0-1B)");
        assertThat(Ran.run("", "solve", "red-blue-hackenbush", "0-1B 1-2R 1-3G 0-4R")
                        .out())
                .contains("(cut 1-3G)");
        assertThat(Ran.run("", "solve", "red-blue-hackenbush", "BGR + R").out()).contains("(cut edge");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "red-blue-hackenbush B R | column 23: expected \"+\" and another position, or the end, found \"R\"",
                "red-blue-hackenbush BRX | column 23: expected a colour, B (blue), R (red) or G (green), found \"X\"",
                "red-blue-hackenbush BR + | expected a colour, B (blue), R (red) or G (green), found the end",
                "red-blue-hackenbush 0-1Q | column 24: expected a colour directly after the edge",
                "red-blue-hackenbush 0-1: 1-2B | found a blank",
                "red-blue-hackenbush 0-1B 3-4R | the edge 3-4 is not joined to the ground",
                "hackenbush 0-1 1-2R | column 19: all edges are green here"
            })
    void bushesThatCannotBeReadAreExplained(String question, String said) {
        var ran = Ran.run("", "solve", question);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(said);
    }

    @Test
    void severalPlayersByTheirPreferences() {
        int[] losers = {0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 0, 1, 1};
        for (int n = 0; n < losers.length; n++) {
            var answer = solve("3 players: take 1..2", "" + n, "--prefer", "1 2 0; 2 0 1; 0 1 2");
            assertThat(answer.get("loser").asInt()).as("heap " + n).isEqualTo(losers[n]);
        }
    }

    @Test
    void partizanHeapsOfAnySizeAndTheMovesOfOneSide() {
        var rules = "left take {2,3}; right take {1,4}";
        var far = solve(rules, "1" + "0".repeat(500));
        assertThat(far.get("evidence").get("kind").asString()).isEqualTo("period");
        var wide = "left take 1..1000000; right take 2..2000000";
        var both = solve(wide, "123456789");
        var left = solve(wide, "123456789", "--side", "left");
        var right = solve(wide, "123456789", "--side", "right");
        assertThat(left.get("moveCount").asLong() + right.get("moveCount").asLong())
                .isEqualTo(both.get("moveCount").asLong());
        assertThat(left.get("side").asString()).isEqualTo("left");
        for (var move : left.get("moves"))
            assertThat(move.get("player").asString()).isEqualTo("left");
        assertThat(Ran.run("", "solve", "nim", "3", "--side", "left").err()).contains("both have the same moves");
        assertThat(Ran.run("", "solve", "left take squares; right take primes", "10^18")
                        .status())
                .isEqualTo(Command.LIMIT_REACHED);
        assertThat(Ran.run(
                                "",
                                "solve",
                                "[left take 1..3; right take 2](1000000) + [left take 1; right take {1,2}](1000000)",
                                "--limit",
                                "1000")
                        .err())
                .contains("value was out of reach");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 2 0; 2 0 1             | needs one list for each of the 3 players
                    1 2 0; 2 0 1; 0 1 2; 0 1 | but the number of lists given is 4
                    1 2 0; 2 0; 0 1 2        | leaves out player 1
                    1 2 0; 2 0 2; 0 1 2      | names player 2 twice
                    1 2 0; 2 0 7; 0 1 2      | names a player 7, who does not exist.
                    2 3 1; 3 1 2; 1 2 3      | counted from 0, not from 1
                    1 2 0; x 0 1; 0 1 2      | has "x" where a player number should be
                    """)
    void badOrdersAreExplained(String orders, String problem) {
        var ran = Ran.run("", "solve", "3 players: take 1..2", "5", "--prefer", orders);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(problem);
        assertThat(Ran.run("", "solve", "3 players: take 1..2", "5", "--prefer", orders, "--json")
                        .out())
                .startsWith("{\"error\":");
    }

    /// A player who would rather lose himself than see player 2 lose: it need not be true that
    /// every option makes him lose.
    @Test
    void aPlayerWhoPrefersToLoseIsNotSaidToBeForced() {
        var chosen = Ran.run("", "solve", "3 players: take 1..2", "4", "--prefer", "0 1 2; 2 0 1; 0 1 2");
        assertThat(chosen.out()).contains("Player 0 loses").contains("loses, and prefers that");
        assertThat(chosen.out()).doesNotContain("every option");
    }

    @Test
    void doublePrecisionWouldBeWrongHere() {
        assertThat(solve("威佐夫", "165580140", "267914295").get("outcome").asString())
                .isEqualTo("P");
        assertThat(solve("威佐夫", "165580141", "267914296").get("outcome").asString())
                .isEqualTo("N");
        assertThat(solve("wythoff", "7778742048", "12586269024").get("outcome").asString())
                .isEqualTo("P");
    }

    @Tag("slow")
    @Test
    void wythoffOnHeapsOfAThousandDigits() {
        var random = new Random(11);
        for (int i = 0; i < 5; i++) {
            var k = new BigInteger(3321, random);
            var a = k.add(k.multiply(k).multiply(BigInteger.valueOf(5)).sqrt()).shiftRight(1);
            assertThat(solve("wythoff", "" + a, "" + a.add(k)).get("outcome").asString())
                    .isEqualTo("P");
            var won = solve("wythoff", "" + a, "" + a.add(k).add(BigInteger.ONE));
            assertThat(won.get("outcome").asString()).isEqualTo("N");
            assertThat(won.get("moveCount").asInt()).isBetween(1, 3);
            for (var move : won.get("moves"))
                assertThat(solve("wythoff", move.get("to").asString())
                                .get("outcome")
                                .asString())
                        .isEqualTo("P");
        }
    }

    @Test
    void numbersTooLongForADoubleAreStrings() {
        var answer = solve("nim", "9007199254740993", "5");
        assertThat(answer.get("value").get("nimber").isString()).isTrue();
        assertThat(answer.get("value").get("nimber").asString()).isEqualTo("9007199254740996");
        var heap = BigInteger.TEN.pow(1000);
        var most = BigInteger.TEN.pow(500);
        assertThat(solve("take 1.." + most, "" + heap)
                        .get("value")
                        .get("nimber")
                        .asString())
                .isEqualTo("" + heap.mod(most.add(BigInteger.ONE)));
    }

    @Tag("slow")
    @Test
    void aHundredThousandHeapsFromStandardInput() {
        var random = new Random(5);
        var heaps =
                Stream.generate(() -> new BigInteger(64, random)).limit(100_000).toList();
        var sum = heaps.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        long winning =
                heaps.stream().filter(heap -> heap.xor(sum).compareTo(heap) < 0).count();
        var answer = solveWith(heaps.stream().map(BigInteger::toString).collect(Collectors.joining(" ")), "nim", "-");
        assertThat(answer.get("value").get("nimber").asString()).isEqualTo("" + sum);
        assertThat(answer.get("moveCount").asLong()).isEqualTo(winning);
        assertThat(answer.get("moves").size()).isEqualTo(100);
    }

    @Test
    void theListOfMovesIsCutWhereAskedButTheirNumberIsExact() {
        var answer = solve("nim", "3", "5", "7", "--moves", "2");
        assertThat(answer.get("moves").size()).isEqualTo(2);
        assertThat(answer.get("moveCount").asInt()).isEqualTo(3);
    }

    @Test
    void movesNameTheirComponent() {
        var moves = new ArrayList<String>();
        for (var move :
                solve("nim(3,5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)").get("moves"))
            moves.add(move.get("component").asInt() + ": " + move.get("from").asString() + " -> "
                    + move.get("to").asString());
        assertThat(moves)
                .containsExactlyInAnyOrder("1: 5 -> 0", "2: (4,7) -> (4,1)", "2: (4,7) -> (1,4)", "4: 10 -> 3 + 5");
    }

    @Test
    void rulesMayStandInAFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("mine.rules");
        Files.writeString(file, "# my own game\ntake {1,3,4}\n");
        assertThat(solve(file.toString(), "14").get("outcome").asString()).isEqualTo("P");
        var position = folder.resolve("heaps");
        Files.writeString(position, "3 5\n7\n");
        assertThat(solve("nim", "@" + position).get("value").get("nimber").asInt())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    nim 3 -1            ; 2 ; column 7
                    kailz 5             ; 2 ; no game called
                    take {1,3,4         ; 2 ; column 12
                    wythoff 3           ; 2 ; 2 coordinates
                    nim                 ; 2 ; position
                    (n): (n+1) 3        ; 3 ; limit
                    """)
    void whatGoesWrongIsSaidInOneMessage(String question, int status, String said) {
        var ran = Ran.run("", "solve", question, "--limit", "1000", "--lang", "en");
        assertThat(ran.status()).as(ran.out()).isEqualTo(status);
        assertThat(ran.err()).contains(said).doesNotContain("Exception").doesNotContain("\tat ");
        assertThat(ran.out()).isEmpty();
        var json = Ran.run("", "solve", question, "--limit", "1000", "--json");
        assertThat(JsonMapper.builder()
                        .build()
                        .readTree(json.out())
                        .get("status")
                        .asInt())
                .isEqualTo(status);
    }

    @Test
    void optionsMayStandBeforeTheCommand() {
        var json = Ran.run("", "--json", "--lang", "zh", "solve", "nim", "3", "5");
        assertThat(json.status()).isZero();
        assertThat(JsonMapper.builder()
                        .build()
                        .readTree(json.out())
                        .get("outcome")
                        .asString())
                .isEqualTo("N");
        assertThat(Ran.run("", "solve", "nim", "3", "--lang", "fr").status()).isEqualTo(2);
    }

    @Test
    void aFileMayBeginWithAMarkAndEndWithAComment(@TempDir Path folder) throws IOException {
        var file = folder.resolve("mine.rules");
        Files.writeString(file, "\uFEFFtake 1..3 # Bash\r\n");
        assertThat(solve(file.toString(), "21").get("outcome").asString()).isEqualTo("N");
    }

    @Test
    void anOpenNumberIsFound() throws IOException {
        var answer = solve("take 1..?", "100000000", "--want", "P");
        assertThat(answer.get("rules").asString()).isEqualTo("take 1..3");
        assertThat(answer.get("outcome").asString()).isEqualTo("P");
        assertThat(answer.get("unknown").get("number").asInt()).isEqualTo(3);
        assertThat(answer.get("unknown").get("count").asInt()).isEqualTo(79);
        assertThat(solve("take 1..?", "2").get("unknown").get("number").isNull())
                .isTrue();
        assertThat(Ran.run("", "solve", "nim", "3", "--want", "N").status()).isEqualTo(2);
        assertThat(Ran.run("", "solve", "nim", "?", "--want", "Q").err()).contains("\"Q\"");
    }

    @Test
    void aParameterThatABoardDoesNotTakeIsExplained() {
        assertThat(Ran.run("", "solve", "moore[0]", "3").err()).contains("k must be at least 1, but is 0");
        var ran = Ran.run("", "solve", "staircase[2]", "3", "--lang", "zh");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("ground 应为 0 或 1");
        assertThat(Ran.run("", "solve", "staircase[left]", "1 2").err()).contains("Maybe: staircase[0]");
        assertThat(Ran.run("", "solve", "staircase[right]", "1 2").out()).contains("Read as: staircase-right 1 2");
    }

    @Test
    void aMoveOnABoardIsToldAsTheBoardItLeaves() {
        assertThat(solve("misere moore[1] 6 6 4").get("moveCount").asInt()).isEqualTo(3);
        assertThat(Ran.run("", "solve", "misere nimble 0 2").out()).contains("0 2 -> 0 1");
        assertThat(Ran.run("", "solve", "misere strip-staircase .X./.X.").out()).contains(".X./.X. -> .X./..X");
        assertThat(Ran.run("", "solve", "northcott 4-5 1-3 3-6").out()).contains("row 3: 3-6 -> 4-6");
        assertThat(Ran.run("", "solve", "staircase 10^18 5 7").out()).contains("-> 7 5 7");
    }

    /// The positions after the moves would be ten thousand million numbers.
    @Tag("slow")
    @Test
    void movesOnALongBoardAreToldByWhatTheyChange() {
        var row = "staircase " + "7 ".repeat(99_998) + "5";
        var move = solve(row).get("moves").get(0);
        assertThat(move.get("changes").get(0).get("place").asInt()).isPositive();
        assertThat(Ran.run("", "solve", row).out()).contains("step ").hasSizeLessThan(10_000);
    }

    @Tag("slow")
    @Test
    void theWinnerIsToldWhereTheMovesCannotBeCounted() {
        var heaps = new StringBuilder("moore[10]");
        for (int i = 0; i < 60; i++) heaps.append(' ').append(1_000_000 + 7 * i);
        var node = solve(heaps.toString());
        assertThat(node.get("outcome").asString()).isEqualTo("N");
        assertThat(node.get("moveCount").isNull()).isTrue();
        assertThat(node.get("moveCountUnknown").asString()).isNotEmpty();
    }

    /// With retreats, which the gaps leave out, it may be a draw.
    @Test
    void northcottIsRefusedWhereRetreatsMatter() {
        for (var prefix : List.of("misere", "every", "some", "short every")) {
            var ran = Ran.run("", "solve", prefix, "northcott", "1-2", "--lang", "en");
            assertThat(ran.status()).as(prefix).isEqualTo(2);
            assertThat(ran.err()).contains("retreats matter");
        }
    }

    @Test
    void anErrorAsJsonSaysWhere() throws IOException {
        var ran = Ran.run("", "solve", "(n): (n-k) wher k < 3", "5", "--json");
        var error = JsonMapper.builder().build().readTree(ran.out());
        assertThat(error.get("line").asInt()).isEqualTo(1);
        assertThat(error.get("column").asInt()).isEqualTo(12);
        assertThat(error.get("maybe").asString()).isEqualTo("(n): (n-k) where k < 3 5");
        assertThat(error.get("status").asInt()).isEqualTo(2);
    }

    @Test
    void aCommentEndsWithItsArgument() throws IOException {
        assertThat(solve("nim", "3 # three", "3").get("position").asString()).isEqualTo("3 3");
    }

    @Test
    void timeIsALimitToo() {
        var ran = Ran.run("", "solve", "chomp 15 15", "--time", "0", "--lang", "en");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("--time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void answersSpeakTheLanguageAskedFor(String language) {
        for (var question : List.of("nim 3 5 7", "wythoff 5 8", "take 1..3 21", "misere nim 1 1 1", "every nim 2 3")) {
            var ran = Ran.run("", "solve", question, "--lang", language);
            assertThat(ran.status()).isZero();
            assertThat(ran.out().codePoints().anyMatch(Character::isIdeographic))
                    .isEqualTo(language.equals("zh"));
        }
    }
}
