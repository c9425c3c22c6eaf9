package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.testkit.DrawnCases;
import grundy.text.Block;
import grundy.text.Language;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What must hold of the explanation of any question, in both languages.
class ExplainerTest {
    private static final int MOST_LINES = 70;
    private static final int MOST_MOVES = 5;
    private static final Pattern GAP = Pattern.compile("\\{[A-Za-z][A-Za-z0-9]*}");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");

    private static final Pattern COINS_OR_SIGNS = Pattern.compile("[HTXO]+|v+");

    /// Terms without a Chinese form, the words of the language of claims, and people.
    private static final Set<String> FOREIGN = Set.of(
            "SG",
            "SJ",
            "minimax",
            "alpha",
            "beta",
            "mex",
            "mod",
            "JSON",
            "misere",
            "when",
            "if",
            "else",
            "or",
            "and",
            "floor",
            "phi",
            "min",
            "max",
            "abs",
            "twos",
            "xor",
            "nim",
            "sum",
            "of",
            "the",
            "for",
            "not",
            "in",
            "Sprague",
            "Grundy",
            "Golomb",
            "Guy",
            "Smith",
            "Moore",
            "Gale",
            "Bouton",
            "Albert",
            "Nowakowski",
            "Welter",
            "Fraenkel",
            "Scheinerman",
            "Ullman",
            "Whinihan",
            "Schwenk",
            "Winning",
            "Ways",
            "on",
            "off",
            "over",
            "under",
            "upon",
            "dud",
            "stopper",
            "onside",
            "offside",
            "empty",
            "rows");

    static List<String> questions() {
        return """
            nim 3 5 7
            nim 1 2 3
            nim 0 0
            nim 5
            nim 1 2 4 8 16 32 64 128 256 512 1024 2048 4096 8192
            misere nim 1 1 1
            misere nim 1 1
            misere nim 1 1 5
            misere nim 3 5 7
            misere nim 2 2
            misere nim 0
            misere nim 4
            bash 21
            bash 20
            bash 0
            misere bash 21
            take 1..3 with 1 blocked 7
            misere bash 20
            misere bash 0
            take 2..5 17
            take 2..5 15
            take 2..5 1
            misere take 2..5 17
            misere take 2..5 14
            misere take 2..5 1
            take 5 1000003
            wythoff 3 5
            wythoff 5 8
            wythoff 5 6
            wythoff 8 20
            wythoff 0 0
            wythoff 165580140 267914295
            wythoff 165580141 267914296
            misere wythoff 2 2
            misere wythoff 1 2
            misere wythoff 3 5
            misere wythoff 4 9
            take {1,3,4} 21
            take {1,3,4} 20
            take {1,3,4} 1000000007
            take {2,7} 1000000007
            misere take {1,3,4} 21
            kayles 10
            kayles 1000
            kayles 0
            misere kayles 10
            misere kayles 40
            dawsons-chess 34
            grundys-game 20
            couples-are-forever 12
            officers 15
            treblecross 12
            take powers of 2 30
            take powers of 3 31
            take powers of 4 31
            take fibonacci 30
            take squares 34
            take primes 30
            take odd 7
            take even 7
            take divisors 12
            take proper divisors 12
            take proper divisors 1
            take at most half 20
            take at most n/3 20
            0.00[3] 11
            lasker 7
            lasker 8
            take any then may split 9
            0.77 5
            0.3F 20
            4.007 9
            fibonacci-nim 13
            fibonacci-nim 20
            (n, q): (n-k, 2*k) where k <= q (21, 20)
            misere fibonacci-nim 13
            (n, q): (n-k, 3*k) where k <= q (21, 20)
            euclid 25 7
            euclid 13 8
            euclid 5 3
            euclid 6 6
            euclid 0 5
            euclid-positive 25 7
            nim(3,5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)
            nim(3) + [take 1..3](3)
            kayles(3) + kayles(3)
            misere [kayles](3) + [nim](2)
            misere [take {1,3,4}](5) + nim(2)
            misere kayles(9) + kayles(7)
            misere take {2,4} 9
            misere take at most half 9
            misere (a, b): (a, b-2) | (a-2, b-1) | (a-2, b+1) | (a-1, b) 5 7
            misere bash 5 6
            misere bash 1 4
            every nim(3,5) + kayles(4)
            every nim 0 0
            every kayles 4 5
            misere every nim 2 3
            misere every nim 0
            short every nim(3,5) + kayles(4)
            short every take 1..3 8 12
            misere short every take 1..3 4 5
            every short take 1..3 0 5
            misere every short take 2 4 9
            short some take 1..3 4 8
            misere short some take 1..3 5 9
            misere short some take 1..3 5 6
            short some nim 0 3
            short take 1..3 5 9
            short take 1..3 5 2
            short take 1..3 8 8
            misere short take 1..3 5 9
            misere short nim 0 3
            some take 1..3 4 8
            some take 1..3 4 7
            misere some nim 1 0
            misere some nim 0 0
            misere some nim 1 1
            misere some take 1..3 4 7
            left take {1,2}; right take {1,3} 5
            left take {1,3}; right take {1,2} 5
            left take {1,3}; right take {1,2} 5000
            left take 1; right take 2 2
            left take 1; right take 1 2
            left take 2; right take 1 5
            cutcake 3 4
            tic-tac-toe
            tic-tac-toe X.O/.../...
            tic-tac-toe XX./O../...
            tic-tac-toe XXX/OO./...
            misere tic-tac-toe b2
            either-end 3 9 1 2
            either-end[2] 5 -4 3 -2 9 7
            misere coin-row 8 15 3 7
            front-row 1 2 3 7
            point-heaps 9 5 4
            dots-and-boxes
            connect-four[4,4]
            3 players: take 1..2 6
            3 players: take 1..2 2
            3 players: take 1..2 0
            (a): (a-1) | (a+1) where a < 3 3
            (a): (a+1) where a < 3 | (a-1) where a > 1 2
            staircase 1 2 3
            staircase[1] 1 2 3
            race 90
            race 89
            misere race 89
            misere race 99
            public-sale 0
            race[21,3] 5
            race[10^600,10^500] 5
            interval-must-finish 21
            interval-must-finish 23
            interval-must-finish[1,3] 9
            misere interval-must-finish 21
            misere interval-must-finish 22
            staircase-right 1 2 3
            staircase-right[1] 1 2 3
            tree-staircase parents 0 1 1 coins 3 4 5
            silver-dollar 0 2 5 6 9
            strip-staircase X.XX./.X..X
            moore 3 5 7
            chomp 3 3
            chomp 2 5
            cram 2 2
            cram 4 4
            turning-turtles THTH
            mock-turtles THTH
            twins THTH
            ruler 2 4
            silver-dollar 2 5 9
            northcott 1 5
            nimble 2 5 5
            welter 2 5 7
            hackenbush 0-1 1-2 0-3
            red-blue-hackenbush BRB + BR + RRB
            red-blue-hackenbush BBR + RRB
            red-blue-hackenbush 0-1B 1-2R 1-3B 0-4R 0-4R
            red-blue-hackenbush 0-1B 1-2R 2-0B 1-3R 0-5G
            red-blue-hackenbush BR + RB + GG
            red-blue-hackenbush 0-1B 1-2G 1-3R
            red-blue-hackenbush empty
            nim-with-a-pass 3 4
            end-nim 2 3 4
            sylver-coinage 4 5
            strange-nim 3 4
            ./loop.edges a
            ./loop.edges b
            ./loop.edges c
            ./loop.edges y
            ./loop.edges z
            ./loop.edges b z
            ./loop.edges b b
            ./loop.edges z z
            ./loop.edges(b) + nim(2)
            misere ./loop.edges y
            misere ./loop.edges a
            misere ./loop.edges z y
            every ./loop.edges(z) + nim(2)
            ./ends.edges a
            ./ends.edges b
            ./sides.edges a
            ./sides.edges b
            ./sides.edges d
            ./sides.edges e
            ./sides.edges f
            ./sides.edges a b
            """.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void fillsEveryGapAndIsBounded(String question) {
        var verdict = Explained.verdict(question);
        for (var language : Language.values()) {
            var answer = Explainer.in(language).answer(verdict, MOST_MOVES);
            assertThat(Plain.text(answer)).as(question).doesNotContainPattern(GAP);
            assertThat(Plain.lines(answer))
                    .as(question)
                    .hasSizeLessThan(MOST_LINES)
                    .noneMatch(line -> line.endsWith(" "))
                    .noneMatch(line -> line.contains("null"));
            assertThat(Plain.text(answer))
                    .contains(Plain.text(Explainer.in(language).explanation(verdict)));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void blocksHoldWordsAndNoForm(String question) {
        for (var language : Language.values())
            assertThat(Plain.lines(Explainer.in(language).answer(Explained.verdict(question), MOST_MOVES)))
                    .as(question)
                    .noneMatch(line -> line.isBlank() || line.contains("\n") || line.contains("  "))
                    .allMatch(line -> line.equals(line.strip()));
    }

    /// A page shows the same pieces in both languages.
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void bothLanguagesTellTheSameKindsOfBlocks(String question) {
        assertThat(kinds(Language.ZH, question)).isEqualTo(kinds(Language.EN, question));
    }

    private static List<Class<?>> kinds(Language language, String question) {
        return Block.plain(Explainer.in(language).answer(Explained.verdict(question), MOST_MOVES)).stream()
                .<Class<?>>map(Object::getClass)
                .toList();
    }

    @Test
    void theQuestionsSeeEveryKindOfBlockButThoseOfMatricesTreesAndCalculations() {
        var kinds = new HashSet<Class<?>>();
        for (var question : questions()) kinds.addAll(kinds(Language.EN, question));
        assertThat(kinds)
                .containsExactlyInAnyOrder(
                        Block.Paragraph.class,
                        Block.Result.class,
                        Block.Moves.class,
                        Block.Table.class,
                        Block.Columns.class,
                        Block.Art.class,
                        Block.Break.class);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void theChineseAnswerIsChinese(String question) {
        var answer = Plain.text(Explainer.in(Language.ZH).answer(Explained.verdict(question), MOST_MOVES));
        var text = answer.substring(0, answer.lastIndexOf("依据："));
        var words = WORD.matcher(text).results().map(match -> match.group()).collect(Collectors.toSet());
        words.removeAll(FOREIGN);
        Explained.verdict(question)
                .question()
                .sum()
                .components()
                .forEach(component ->
                        words.removeAll(component.game().parameters().keySet()));
        words.removeIf(word -> question.contains(word)
                || COINS_OR_SIGNS.matcher(word).matches()
                || text.contains("反常商") && word.matches("[a-g]{2,3}"));
        assertThat(words).as(text).isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void everyAnswerExplainsSomething(String question) {
        var verdict = Explained.verdict(question);
        assertThat(Plain.text(Explainer.in(Language.EN).explanation(verdict)))
                .hasSizeGreaterThan(40)
                .containsPattern("[.0-9]$");
        assertThat(Plain.text(Explainer.in(Language.ZH).explanation(verdict)))
                .hasSizeGreaterThan(12)
                .containsPattern("[\u3002)0-9]$");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("questions")
    void theHeadlineTellsTheOutcome(String question) {
        var verdict = Explained.verdict(question);
        var lines = Plain.lines(Explainer.in(Language.EN).answer(verdict, MOST_MOVES));
        assertThat(lines.getFirst()).containsPattern(" play\\.$|in turn\\.$| score\\.$| cannot move loses\\.$");
        boolean assumed = verdict.question().sum().components().stream()
                .anyMatch(component -> component.game().isAssumed());
        assertThat(lines.get(1).startsWith("Assumed: ")).isEqualTo(assumed);
        int told = 1;
        while (lines.get(told).startsWith("Assumed: ")) told++;
        var first = lines.get(told);
        var wanted = switch (verdict.outcome()) {
            case N -> "first player wins";
            case P -> "second player wins";
            case L -> "Left wins";
            case R -> "Right wins";
            case D -> "draw";
        };
        assertThat(first)
                .satisfiesAnyOf(
                        line -> assertThat(line).contains(wanted),
                        line -> assertThat(line).startsWith("Player "));
    }

    @Test
    void theQuestionsSeeEveryOutcomeAndEveryWayOfReasoning() {
        var outcomes = new HashSet<Outcome>();
        var reasons = new HashSet<Class<?>>();
        for (var question : questions()) {
            outcomes.add(Explained.verdict(question).outcome());
            reasons.add(Explained.verdict(question).reasoning().getClass());
        }
        assertThat(outcomes).containsExactlyInAnyOrder(Outcome.values());
        assertThat(reasons).hasSize(Verdict.Reasoning.class.getPermittedSubclasses().length);
    }

    @Tag("slow")
    @Test
    void heapsOfAThousandDigitsAreShortened() {
        var heap = BigInteger.TEN.pow(999).add(new BigInteger("12345678901234567890"));
        for (var rules : List.of(
                "nim",
                "misere nim",
                "bash",
                "misere bash",
                "take 3..8",
                "lasker",
                "take at most half",
                "take powers of 2",
                "take any then may split",
                "fibonacci-nim",
                "take {1,3,4}",
                "kayles")) {
            var verdict = Explained.verdict(rules + " " + heap);
            for (var language : Language.values())
                assertThat(Plain.text(Explainer.in(language).answer(verdict, MOST_MOVES)))
                        .as(rules)
                        .hasSizeLessThan(4_000)
                        .doesNotContainPattern("[0-9]{70}");
        }
        var pair = Explained.verdict("wythoff " + heap + " " + heap.shiftLeft(1));
        assertThat(Plain.text(Explainer.in(Language.EN).answer(pair, MOST_MOVES)))
                .hasSizeLessThan(3_000)
                .contains("(1000 digits)")
                .contains("in JSON they are complete");
        assertThat(Plain.text(Explainer.in(Language.ZH).answer(pair, MOST_MOVES)))
                .contains("1000 位")
                .doesNotContain("） 颗");
    }

    @Tag("slow")
    @Test
    void manyHeapsGiveABoundedText() {
        var random = new Random(1);
        var heaps = IntStream.range(0, 20_000)
                .mapToObj(_ -> Long.toUnsignedString(random.nextLong()))
                .collect(Collectors.joining(" "));
        for (var rules : List.of("nim ", "misere nim ", "bash ")) {
            var verdict = Explained.verdict(rules + heaps);
            for (var language : Language.values())
                assertThat(Plain.text(Explainer.in(language).answer(verdict, MOST_MOVES)))
                        .as(rules)
                        .hasSizeLessThan(6_000);
        }
    }
}
