package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.text.Language;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleLanguageTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static Sum question(String... arguments) throws SyntaxException {
        return LANGUAGE.question(Source.ofArguments(List.of(arguments)));
    }

    private static RuleTree rules(String text) throws SyntaxException {
        return LANGUAGE.rules(Source.of(text)).game().rules();
    }

    private static String options(String text) throws SyntaxException {
        var component = question(text).components().getFirst();
        return RuleOptions.distinct(component.game().rules(), component.position())
                .toString();
    }

    private static final String TIMES = "xX×✕✖⨯⨉·⋅∙ｘＸ";

    private static String position(String... arguments) throws SyntaxException {
        return question(arguments).components().getFirst().position().toString();
    }

    private static SyntaxException refused(String... arguments) {
        return catchThrowableOfType(SyntaxException.class, () -> question(arguments));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chomp", "cram", "cutcake", "eatcake"})
    void sidesOfARectangleStandApartOrWithASignBetweenThem(String game) throws SyntaxException {
        var known = position(game, "3 4");
        for (char sign : TIMES.toCharArray())
            for (var size : List.of("3" + sign + "4", "3 " + sign + " 4"))
                assertThat(position(game, size)).as(size).isEqualTo(known);
        assertThat(position(game + "(3x4)")).isEqualTo(known);
        assertThat(refused(game, "3x")).isNotNull();
        assertThat(refused(game, "3xx4")).isNotNull();
    }

    /// As moves print them: `12 -> 6 × 2`.
    @ParameterizedTest
    @ValueSource(strings = {"nim", "kayles", "equal-heaps", "take 1..3"})
    void equalHeapsAreCounted(String game) throws SyntaxException {
        var known = question(game, "2 2 2 5").components();
        for (char sign : TIMES.toCharArray())
            for (var heaps : List.of("3" + sign + "2, 5", "3 " + sign + " 2 5"))
                assertThat(question(game, heaps).components()).as(heaps).isEqualTo(known);
        assertThat(refused(game, "0 × 2")).hasMessageContaining("from 1 to 10000");
        assertThat(refused(game, "10001 × 2")).hasMessageContaining("from 1 to 10000");
        assertThat(refused(game, "3 ×")).isNotNull();
        assertThat(refused(game, "3 × × 2")).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
                    take 1 4                                       ; [[3]]
                    take 1..3 5                                    ; [[4], [3], [2]]
                    take 2..5 4                                    ; [[2], [1], [0]]
                    take {1,3,4} 9                                 ; [[8], [6], [5]]
                    take {1, 3..5} 4                               ; [[3], [1], [0]]
                    take any 2                                     ; [[1], [0]]
                    take powers of 2 9                             ; [[8], [7], [5], [1]]
                    take fibonacci 6                               ; [[5], [4], [3], [1]]
                    take squares 9                                 ; [[8], [5], [0]]
                    take primes 7                                  ; [[5], [4], [2], [0]]
                    take odd 5                                     ; [[4], [2], [0]]
                    take divisors 6                                ; [[5], [4], [3], [0]]
                    take proper divisors 6                         ; [[5], [4], [3]]
                    take at most half 9                            ; [[8], [7], [6], [5]]
                    take at most n/3 9                             ; [[8], [7], [6]]
                    take 1, primes 4                               ; [[3], [2], [1]]
                    take any or split 4                            ; [[3], [2], [1], [0], [1, 3], [2, 2]]
                    take any then may split 4                      ; [[3], [1, 2], [2], [1, 1], [1], [0]]
                    split 5                                        ; [[1, 4], [2, 3]]
                    0.77 5                                         ; [[4], [1, 3], [2, 2], [3], [1, 2]]
                    .137 6                                         ; [[4], [3], [1, 2]]
                    4.007 6                                        ; [[1, 5], [2, 4], [3, 3], [3], [1, 2]]
                    0.3F 6                                         ; [[5], [4], [1, 3], [2, 2], [1, 1, 2]]
                    4.[3] 3                                        ; [[2], [1], [0], [1, 2]]
                    """)
    void heapRulesAllowWhatTheySay(String question, String options) throws SyntaxException {
        var listed = RuleOptions.distinct(
                question(question).components().getFirst().game().rules(),
                question(question).components().getFirst().position());
        assertThat(listed.stream().map(Object::toString).toList()).containsExactlyInAnyOrderElementsOf(split(options));
    }

    private static List<String> split(String options) {
        return List.of(options.substring(1, options.length() - 1).split("(?<=\\]), "));
    }

    /// Letters behind a dash are no negative heap.
    @ParameterizedTest
    @ValueSource(strings = {"kayles-nim 3", "lasker-nim 3", "nim-such 3 5", "wythoff-two (3,5)", "kayles-x", "nim -x"})
    void nobodySpeaksOfANegativeHeapWhereNoneWasWritten(String question) {
        var fault = catchThrowableOfType(
                SyntaxException.class, () -> new RuleLanguage(Catalogue.builtIn()).question(Source.of(question)));
        assertThat(fault.problem().key()).isIn("syntax.unknown-game", "syntax.expected");
    }

    @Test
    void theGeneralFormAllowsWhatItSays() throws SyntaxException {
        assertThat(options("(n): (i) + (j) where i + j == n and i != j and i > 0 and j > 0 6"))
                .isEqualTo("[[1, 5], [2, 4]]");
        assertThat(options("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) (1,2)"))
                .isEqualTo("[[(0,2)], [(1,1)], [(1,0)], [(0,1)]]");
        assertThat(options("(n, q): (n-k, 2*k) where k <= q (21, 3)")).isEqualTo("[[(20,2)], [(19,4)], [(18,6)]]");
        assertThat(options("(a, b): (a - k*b, b) where b > 0 | (a, b - k*a) where a > 0 (7,3)"))
                .isEqualTo("[[(4,3)], [(1,3)]]");
        assertThat(options("(a, b): (a - k*b, b) where b > 0 | (a, b - k*a) where a > 0 (7,0)"))
                .isEqualTo("[]");
        assertThat(options("(n): (n-1) | (floor(n/2)) 9")).isEqualTo("[[8], [4]]");
        assertThat(options("(n): (n-k) where k in powers of 3 and n mod 2 == 1 11"))
                .isEqualTo("[[10], [8], [2]]");
        assertThat(options("(a,b): (a-i,b-j) where i-j<2 and j-i<2 (2,2)"))
                .isEqualTo("[[(1,1)], [(1,0)], [(0,1)], [(0,0)]]");
    }

    @Test
    void aLetterThatNothingBoundsIsRefused() throws SyntaxException {
        var sum = question("(n): (n+k) 3").components().getFirst();
        var thrown = catchThrowableOfType(
                RulesException.class, () -> RuleOptions.distinct(sum.game().rules(), sum.position()));
        assertThat(thrown.explanation().in(Language.EN)).contains("letter k").contains("no upper limit");
    }

    @Test
    void plainNumbersAreHeapsOrOneTuple() throws SyntaxException {
        assertThat(question("nim 3 5 7").components()).hasSize(3);
        assertThat(question("wythoff 3 5").notation()).isEqualTo("wythoff(3,5)");
        assertThat(question("wythoff (3,5) + (1,2)").components()).hasSize(2);
        assertThat(question("fibonacci-nim 13").components().getFirst().position())
                .isEqualTo(Tuple.of(13, 12));
    }

    @Test
    void sumsAndPrefixes() throws SyntaxException {
        var sum = question("nim(3,5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)");
        assertThat(sum.notation()).isEqualTo("nim(3) + nim(5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)");
        assertThat(question("misere", "nim", "1", "1").play()).isEqualTo(Play.MISERE);
        assertThat(question("every nim(3) + bash[4](5)").compound()).isEqualTo(Compound.CONJUNCTIVE);
        assertThat(question("short every nim 3 4").compound()).isEqualTo(Compound.SHORT_CONJUNCTIVE);
        assertThat(question("every misere short nim 3 4").compound()).isEqualTo(Compound.SHORT_CONJUNCTIVE);
        assertThat(question("some short nim 3 4").compound()).isEqualTo(Compound.SHORT_SELECTIVE);
        assertThat(question("short nim 3 4").compound()).isEqualTo(Compound.SHORT_DISJUNCTIVE);
        assertThat(question("misere some nim(3) + nim(4)").compound()).isEqualTo(Compound.SELECTIVE);
        assertThat(question("nim（3，5）＋ wythoff（4，7）").components()).hasSize(3);
    }

    @Test
    void equalRulesAreEqualHoweverWritten() throws SyntaxException {
        assertThat(rules("take 1..3"))
                .isEqualTo(rules("take {3,2,1}"))
                .isEqualTo(rules("0.333"))
                .isEqualTo(rules("bash[3]"));
        assertThat(rules("take any or split")).isEqualTo(rules("4.[3]"));
        assertThat(rules("take any then may split")).isEqualTo(rules("0.[7]"));
        assertThat(rules("Kayles")).isEqualTo(rules("0.77"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
                    take {3,1,,4} 5        ; 11 ; expected an amount (a positive integer) or "}", found "," ; take {3,1,4}
                    kayls 5                ;  1 ; no game called "kayls"                                   ; kayles
                    wythof 3 5             ;  1 ; no game called "wythof"                                  ; wythoff
                    tak 1..3 5             ;  1 ; no game called "tak"                                     ; take
                    bouton 3 5             ;  1 ; no game called "bouton"                                  ; nim
                    turtles 3 5            ;  1 ; no game called "turtles"                                 ; grundy games turtles
                    nim 3 -1               ;  7 ; cannot have a negative number                            ;
                    nim 3 5 x              ;  9 ; found "x"                                                ;
                    take 0..3 5            ;  6 ; must be at least 1                                       ;
                    take 3..1 5            ;  6 ; the range 3..1 is empty                                  ; 1..3
                    take 1..3              ; 10 ; expected a position                                      ;
                    wythoff 3              ;  9 ; has 2 coordinates, but 1                                 ;
                    (a,b): (a-k) 3         ;  8 ; has 2 coordinates, but this target has 1               ;
                    (n): (n-2k) 3          ; 9  ; expected an operator                                     ; 2*k
                    (n): (flor(n/2)) 3     ;  7 ; expected a function                                      ; floor
                    0.7G 4                 ;  4 ; a digit of the code                                      ; 0.7
                    3.77 5                 ;  1 ; must be 0, 4, 8 or C                                     ;
                    take {1,2              ; 10 ; expected "," or "}"                                      ;
                    left take 1 5          ; 13 ; moves of the other player                                ;
                    1 players: take 1 5    ;  1 ; between 2 and 1000 players                               ;
                    misere misere nim 1    ;  8 ; contradicts or repeats                                   ;
                    nim[3] 5               ;  4 ; nim has no parameters                                    ;
                    nim(3,5) wythoff(1,2)  ; 10 ; expected another number                                  ;
                    """)
    void errorsSayWhereAndWhatWasExpectedAndMeant(String text, int column, String problem, String meant) {
        var thrown = refused(text);
        assertThat(thrown).as(text).isNotNull();
        assertThat(thrown.line()).isEqualTo(1);
        assertThat(thrown.getMessage()).contains(problem);
        assertThat(thrown.column()).as(thrown.getMessage()).isEqualTo(column);
        if (meant != null) assertThat(thrown.getMessage()).endsWith("Maybe: " + meant);
        assertThat(thrown.in(Language.ZH)).contains("第 1 行第 " + column + " 列");
    }

    @Test
    void theCaretStandsBelowTheFaultAlsoBehindWideCharacters() {
        var lines = refused("威佐夫 3").getMessage().lines().toList();
        assertThat(lines.get(0)).isEqualTo("威佐夫 3");
        assertThat(lines.get(1)).isEqualTo("       ^");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u202e", "\u0000", "\u001b[31m", "\u05d0\u05d1"})
    void charactersThatCouldDeceiveAreShownAsEscapes(String text) {
        var message = refused("take " + text + " 5").getMessage();
        assertThat(message).doesNotContain(text).contains("\\u{");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cram #./.. | #./..",
                "cram(#./..) + cram(.#/..) | #./.. + .#/..",
                "nim 3 # 4 ... | 3",
                "nim 3 ## 4/5 | 3"
            })
    void aDrawingIsNoComment(String text, String position) throws SyntaxException {
        assertThat(question(text).position()).isEqualTo(position);
    }
}
