package grundy.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.question.OpenQuestion;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class WordReaderTest {
    private static final RuleLanguage LANGUAGE = RuleLanguage.ofPeople(Catalogue.builtIn());
    private static final long SEED = 20261130;

    /// A number that may be another; not the exponent of a power.
    private static final Pattern NUMBER = Pattern.compile("(?<![\\d.^])\\d+(?![\\d.])");

    private record Sentence(String text, String line) {}

    private static List<Sentence> sentences() throws Exception {
        return lines("sentences.txt").stream()
                .map(line -> line.split(" => "))
                .map(parts -> new Sentence(parts[0], parts[1]))
                .toList();
    }

    private static List<Sentence> rules() throws Exception {
        return lines("rules.txt").stream()
                .map(line -> line.split(" => "))
                .map(parts -> new Sentence(parts[0], parts[1]))
                .toList();
    }

    private static List<String> refused() throws Exception {
        return lines("refused.txt");
    }

    private static List<String> lines(String file) throws Exception {
        try (var stream = Objects.requireNonNull(WordReaderTest.class.getResourceAsStream("/grundy/words/" + file));
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    private static Sum read(String text) throws SyntaxException {
        return LANGUAGE.question(Source.ofArguments(List.of(text.split(" ¦ "))));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @MethodSource("sentences")
    void aSentenceIsReadAsOneLineThatIsSaid(Sentence sentence) throws Exception {
        var sum = read(sentence.text);
        var read = Objects.requireNonNull(sum.readAs());
        assertThat(read.line()).isEqualTo(sentence.line);
        assertThat(new RuleLanguage(Catalogue.builtIn())
                        .question(Source.of(read.line()))
                        .notation())
                .isEqualTo(sum.notation());
    }

    /// Whatever the line is that it is read as: codes of amounts, moves with letters, a game of the catalogue.
    @Tag("slow")
    @Test
    void whatASentenceLeavesOpenAboutWhoWinsIsSaid() throws Exception {
        var moves = Pattern.compile("(?i)\\b(?:takes?|removes?|knock|split)\\b|取|拿|分成");
        var names = Pattern.compile("(?i)nim|kayles|wythoff|fibonacci|grundy|斐波|游戏|博弈|尼姆|凯尔|威佐夫");
        var length = Pattern.compile("(?:\\p{L}{2,}[^\\p{L}]+){5}|(?:\\p{IsHan}.*){7}");
        var wrong = new ArrayList<String>();
        int noted = 0;
        for (var sentence : CaseCount.some(sentences(), SEED)) {
            boolean isAssumed =
                    Objects.requireNonNull(read(sentence.text).readAs()).isPlayAssumed();
            if (isAssumed) noted++;
            if (sentence.line.matches("(?:normal|misere) .*")) {
                if (isAssumed) wrong.add(sentence.text);
            } else if (sentence.line.matches("(?:take |split|\\(|wythoff|kayles \\d|fibonacci|grundys|rims|dynamic).*")
                    && moves.matcher(sentence.text).find()
                    && !names.matcher(sentence.text).find()
                    && length.matcher(sentence.text).find()
                    && !isAssumed) wrong.add(sentence.text);
        }
        assertThat(wrong).isEmpty();
        assertThat(noted).isGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void rulesForAHeapOfAnySizeAreRules(Sentence sentence) throws Exception {
        var source = Source.of(sentence.text);
        assertThat(Objects.requireNonNull(LANGUAGE.rules(source).readAs()).line())
                .isEqualTo(sentence.line);
        assertThatThrownBy(() -> read(sentence.text))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.problem().key()).isEqualTo(RuleLanguage.RULES_ALONE));
    }

    /// `n stones` says the same rules as `27 stones`, or is not understood.
    @Tag("slow")
    @Test
    void aLetterForTheHeapLeavesTheRulesAsTheyWere() throws Exception {
        var line = Pattern.compile("((?:normal |misere )?take [^ ]+) (\\d+)");
        int same = 0;
        int all = 0;
        for (var sentence : CaseCount.some(sentences(), SEED)) {
            var parts = line.matcher(sentence.line);
            if (!parts.matches()) continue;
            var heap = Pattern.compile("(?<![\\d.,])" + parts.group(2) + "(?![\\d.])");
            if (sentence.text.contains("¦")
                    || heap.matcher(sentence.text).results().count() != 1) continue;
            all++;
            try {
                var rules = LANGUAGE.rules(Source.of(heap.matcher(sentence.text).replaceFirst("n")));
                assertThat(Objects.requireNonNull(rules.readAs()).line())
                        .as(sentence.text)
                        .isEqualTo(parts.group(1));
                same++;
            } catch (SyntaxException _) {
                // Some phrases have a number only.
            }
        }
        assertThat(same).isGreaterThan(all * 2 / 3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n stones, take 1 to m | m | take 1..3 27",
                "27 stones, take 1 to m | m | take 1..3 27",
                "有n个石子，两人轮流取，每次取1到m个 | m | take 1..3 27"
            })
    void aLetterInTheRulesHasNoValue(String sentence, String letter, String instead) {
        assertThatThrownBy(() -> read(sentence)).isInstanceOfSatisfying(SyntaxException.class, fault -> {
            assertThat(fault.problem().key()).isEqualTo("syntax.open-number");
            assertThat(fault.problem().toString()).contains(letter);
            assertThat(fault.suggestion()).contains(instead);
        });
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("sentences")
    void aMarkBehindASentenceLeavesNoNumberOpen(Sentence sentence) {
        var text = sentence.text.replaceFirst("[。?？!！]*\\s*$", "");
        for (var mark : new String[] {"?", "？"})
            assertThat(OpenQuestion.isAsked(LANGUAGE, Source.ofArguments(List.of((text + mark).split(" ¦ ")))))
                    .isFalse();
    }

    @Tag("slow")
    @Test
    void anotherNumberIsAnotherQuestionOrNone() throws Exception {
        var random = CaseCount.random(SEED);
        var dropped = new ArrayList<String>();
        for (var sentence : sentences()) {
            var numbers = NUMBER.matcher(sentence.text).results().toList();
            if (numbers.isEmpty() || random.nextInt(4) > 0) continue;
            var number = numbers.get(random.nextInt(numbers.size()));
            var other = new BigInteger(number.group()).add(BigInteger.valueOf(random.nextInt(2, 5)));
            var text = sentence.text.substring(0, number.start()) + other + sentence.text.substring(number.end());
            try {
                if (read(text).notation().equals(read(sentence.text).notation())) dropped.add(text);
            } catch (SyntaxException _) {
                // As it may be.
            }
        }
        assertThat(dropped).isEmpty();
    }

    @Tag("slow")
    @Test
    void aWordThatNobodyKnowsIsNeverPassedOver() throws Exception {
        var random = CaseCount.random(SEED);
        var passed = new ArrayList<String>();
        for (var sentence : sentences()) {
            if (random.nextInt(8) > 0) continue;
            var words = new ArrayList<>(List.of(sentence.text.split(" ")));
            words.add(random.nextInt(words.size() + 1), "frobnicate");
            var text = String.join(" ", words);
            try {
                passed.add(text + " => " + read(text).readAs());
            } catch (SyntaxException _) {
                // As it should be.
            }
        }
        assertThat(passed).isEmpty();
    }

    @Tag("slow")
    @Test
    void whatIsAnotherGameOrNoneIsRefused() throws Exception {
        var read = new ArrayList<String>();
        for (var text : refused()) {
            try {
                read.add(text + " => " + read(text).notation());
            } catch (SyntaxException fault) {
                if (fault.problem().key().equals(RuleLanguage.RULES_ALONE)) read.add(text + " => rules alone");
            }
        }
        assertThat(read).isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"取石子，", "甲乙两人轮流取石子，", "从一堆中取任意多个石子或从两堆中同时取同样多的石子，"})
    void aSentenceInWhichEverythingIsSaidOverAndOverIsReadOrRefusedSoon(String phrase) {
        var text = phrase.repeat(380 / phrase.length()) + "20颗石子，每次取1到3个";
        var began = ProcessorTime.start();
        try {
            assertThat(Objects.requireNonNull(read(text).readAs()).line()).isEqualTo("take 1..3 20");
        } catch (SyntaxException refused) {
            assertThat(refused).hasMessageContaining("line 1");
        }
        assertThat(began.spent()).isLessThan(Duration.ofSeconds(20));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        10 bowls of rice, take 1 to 3  ; 13 ; rice
        27 stones, hop over 1 to 3     ; 12 ; hop
        27颗石子，每次跳着取1到3颗      ; 9  ; 跳着取
        """)
    void theFirstWordThatIsNotKnownIsShown(String text, int column, String word) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.column()).isEqualTo(column))
                .hasMessageContaining(word);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        27 stones in a puddle, take 1 to 3        ; puddle     ; take 1..3 27
        27 mouldy stones, take 1 to 3             ; mouldy     ; take 1..3 27
        a conundrum of my granny: 27 stones, take 1 to 3 ; conundrum of my granny ; take 1..3 27
        古怪的桌上有27颗石子，每次取1到3颗          ; 古怪       ; take 1..3 27
        My uncle told us of 27 stones in a puddle, and Samir and Ella may take 1 to 3 of them ; puddle ; take 1..3 27
        Tom says he can always beat me at a game with 15 toothpicks: we take one, two or three in turn and the one left with the final toothpick loses. ; Tom says ; misere take {1,2,3} 15
        Sums game: start at 0, add 1 to 6, whoever hits 50 exactly wins. List the key totals I need to land on. ; key totals ; race[target = 50, m = 6] 0
        In an interview I was asked: there are 44 stones, you and your friend take turns removing 1 to 3, you start, return true if you win ; interview ; take 1..3 44
        52张扑克牌,小李和小王轮流抽走,一次可以抽1张到8张,抽到最后一张的输。小李先抽,谁会倒霉? ; 倒霉 ; misere take 1..8 52
        """)
    void aSentenceWithWordsThatAreNotKnownIsAskedBackWithoutThem(String text, String words, String line) {
        assertThatThrownBy(() -> read(text))
                .hasMessageContaining(words)
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.suggestion()).contains(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "27 stones, take 1 to 3, players may hop not",
                "fuzzy nim 3 4",
                "nim fuzzy 3 4",
                "27 stones, take 1 to 3, hop over 5",
                "27 knights of the table, take 1 to 3, then tarry",
                "3 rounds of tarrying, take 1 to 3 from 27 stones",
                "27颗石子，每次跳着取1到3颗",
                "27颗石子，每次取1到3颗，不能跳",
                "21 candles, blow out one to four, and whoever has to blow out the last candle does the washing up",
                "my brother and I have 21 candles, each blows out one to four, and whoever has to blow out the last candle cleans the kitchen",
                "my uncle has 27 stones, take 1 to 3, nobody may take what the other took before",
                "27 frogs in a puddle, 1 to 3 of them hop off, whoever sees the last frog sings",
                "Give the losing positions below 50. One heap, remove 1, 5 or 6 objects"
            })
    void whatMattersSurelyIsNotLeftOut(String text) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.suggestion()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 stones, take 1 or 2, I win if you take the last stone",
                "10 stones, take 1 or 2, you lose if I take the last stone",
                "20 stones, take 1, 2, 4, ..., 16",
                "20颗石子，每次取1、2、4、…、16颗",
                "two piles of 5 and 8, take at most 2 stones from one pile or equally many from both piles",
                "take 1, 4",
                "take 1, 3, 4",
                "10 stones, take 1 stone and then you must split the remaining heap into two heaps",
                "6 stones, take 1 stone and then split the rest into two heaps",
                "10颗石子，每次取1颗，然后把剩下的石子分成两堆",
                "take 1 or 2 stones from each heap, heaps of 3 and 5",
                "a heap of 20 stones, take 1 to 3, a = 5",
                "n stones, take 1 to n-1, n = 21",
                "n stones, take 1 to m, n = 21, m = 5, m = 6",
                "有n个石子，每次取1到n-1个，n=21",
                "3万5千颗石子，每次取1到3个",
                "1.5万颗石子，每次取1到3个",
                "有5、6颗石子，每次取1到2颗"
            })
    void whatIsAnotherGameThanThePhrasesKnowIsNotRead(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(SyntaxException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash[4] ()",
                "bash[4] 7 ()",
                "bash[4] ((((",
                "巴什博弈[4] （",
                "bash[4 7",
                "bash 4] 7",
                "27 stones, take 1 to 3)"
            })
    void aBracketThatHoldsNothingOrIsAloneIsASlip(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(SyntaxException.class);
    }

    @Test
    void groupsOfDigitsAreNoHeaps() {
        assertThatThrownBy(() -> read("1,000 stones, take 1 to 3")).isInstanceOf(SyntaxException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "抢50 | race[target = 50, m = 2] 0 | race[target = 50, m = 10] 0",
                "subtract 1 3 4 25 | take {1,3} 4 25 | take {1,3,4} 25"
            })
    void whatMayMeanSeveralThingsIsAsked(String text, String first, String second) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("grundy solve \"%s\"".formatted(first))
                .hasMessageContaining("grundy solve \"%s\"".formatted(second));
    }

    @ParameterizedTest
    @CsvSource({
        "bash 27 4, bash[m = 4] 27, bash(27) + bash(4)",
        "misere bash 27 4, misere bash[m = 4] 27, misere bash(27) + bash(4)",
        "巴什博弈 21 3, bash[m = 3] 21, 巴什博弈(21) + 巴什博弈(3)"
    })
    void numbersInTheOrderOfTextbooksNameTheOtherReading(String text, String line, String other) throws Exception {
        var read = Objects.requireNonNull(read(text).readAs());
        assertThat(read.line()).isEqualTo(line);
        assertThat(read.other()).contains(other);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff-by-multiples (3,5) (4,7)", "every bash 27 4", "bash 4 27", "bash(27) + bash(4)"})
    void otherPairsOfPositionsStayAsTheyAre(String text) throws Exception {
        assertThat(read(text).readAs()).isNull();
        assertThat(read(text).components()).hasSize(2);
    }

    @Tag("slow")
    @Test
    void everyGameWithParametersIsReadAtTwoPositions() {
        for (var entry : Catalogue.builtIn().entries())
            for (var position : entry.examples())
                try {
                    read(entry.id() + " " + position + " " + position);
                } catch (SyntaxException _) {
                    // Not every game has sums of its own positions.
                }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hex", "go", "chess 8x8", "象棋", "五子棋", "sprouts 3", "mancala"})
    void gamesKnownElsewhereAreRefusedWithTheReason(String text) {
        assertThatThrownBy(() -> read(text))
                .hasMessageContaining("not known here")
                .hasMessageContaining("grundy show ");
    }

    @Test
    void certificatesAndProgramsAreReadInTheRuleLanguageAlone() {
        var alone = new RuleLanguage(Catalogue.builtIn());
        assertThatThrownBy(() -> alone.question(Source.of("take 1 to 3 stones from 27")))
                .isInstanceOf(SyntaxException.class);
    }
}
