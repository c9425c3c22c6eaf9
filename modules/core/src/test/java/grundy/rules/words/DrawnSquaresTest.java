package grundy.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// No square of a drawn board is taken for a sign of punctuation.
class DrawnSquaresTest {
    private static final Catalogue CATALOGUE = Catalogue.builtIn();
    private static final RuleLanguage LANGUAGE = RuleLanguage.ofPeople(CATALOGUE);

    /// What is written in front of a drawing and behind it.
    private static final List<String> FRAMES = List.of(
            ".%s",
            "%s.",
            ".%s.",
            "..%s",
            "%s..",
            ",%s",
            "%s,",
            ";%s",
            "%s;",
            ":%s",
            "%s:",
            "!%s",
            "%s!",
            "%s .",
            ". %s",
            ".,%s",
            "%s,.",
            "%s;.",
            ". .%s",
            "%s. .",
            "．%s",
            "%s．",
            "…%s",
            "%s…",
            "，%s",
            "%s，",
            "；%s",
            "%s；",
            "%s …",
            "%s. %1$s",
            "%s .%1$s");

    private static Optional<Sum> read(Source source) {
        try {
            return Optional.of(LANGUAGE.question(source));
        } catch (SyntaxException | RulesException _) {
            return Optional.empty();
        }
    }

    private static void isRefused(String rules, String position) {
        for (var source : List.of(
                Source.of(rules + " " + position),
                Source.of("misere " + rules + " " + position),
                Source.ofArguments(List.of(rules, position))))
            assertThat(read(source).map(Sum::text)).as(source.text()).isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    strip: left "x" -> "o"; right "o" -> "x"                   | oo  | xo
                    strip: left "[^x]x" -> "xx"; right "o[xo]?" -> "x[xo]o"    | xx  | oxo
                    strip: "xo" -> "ox"                                        | xo  | xoo
                    strip: left "10" -> "01"; right "00" -> "11"               | 10  | 101
                    grid: left "x" -> "o"; right "o" -> "x"                    | xo  | xo/oo
                    grid: "xo" -> "ox" turned                                  | x/o | xo/ox
                    """)
    void aSquareThatTheRulesDoNotKnowIsRefused(String rules, String board, String other) {
        for (var drawing : List.of(board, other)) {
            assertThat(read(Source.of(rules + " " + drawing))).as(drawing).isPresent();
            for (var frame : FRAMES) isRefused(rules, frame.formatted(drawing));
        }
        isRefused(rules, "." + board + "/" + other + ".");
    }

    static Stream<String> drawnExamples() {
        return CATALOGUE.entries().stream()
                .flatMap(entry -> Stream.of(entry.examples())
                        .flatMap(List::stream)
                        .filter(example -> !example.matches(".*[\\d ].*"))
                        .map(example -> entry.id() + " " + example))
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("drawnExamples")
    void aPointBesideADrawingOfTheCatalogueIsASquareOrRefused(String line) {
        int blank = line.indexOf(' ');
        var id = line.substring(0, blank);
        var drawing = line.substring(blank + 1);
        var plain = read(Source.of(line)).orElseThrow().position();
        for (var frame : List.of(".%s", "%s.", ".%s.", "%s .", ". %s"))
            read(Source.of(id + " " + frame.formatted(drawing)))
                    .ifPresent(sum -> assertThat(sum.position()).as(line).isNotEqualTo(plain));
    }

    @Test
    void signsOfASentenceAreNoSquares() throws SyntaxException {
        for (var text :
                List.of("kayles 10.", "domineering 6x6.", "wythoff (3, 5).", "clobber, xo/ox", "clobber: xo/ox"))
            assertThat(LANGUAGE.question(Source.of(text)).components()).as(text).hasSize(1);
        assertThatThrownBy(() -> LANGUAGE.question(Source.of("clobber xo,"))).isInstanceOf(SyntaxException.class);
    }
}
