package grundy.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.course.exercise.ExerciseTask;
import grundy.course.exercise.Grade;
import grundy.course.exercise.Grader;
import grundy.course.live.LiveAnswers;
import grundy.course.sheet.ExerciseSheet;
import grundy.course.sheet.SheetExercise;
import grundy.course.sheet.SheetLevel;
import grundy.course.sheet.SheetMaker;
import grundy.course.sheet.SheetText;
import grundy.course.sheet.SheetText.Format;
import grundy.limit.Limits;
import grundy.rules.CatalogueEntry;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import grundy.testkit.OutcomeOracle;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {
    private static final LiveAnswers ENGLISH = new LiveAnswers(Language.EN, Limits.DEFAULT);
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private static ExerciseSheet sheet(String rules, int count, SheetLevel level, long seed) throws SyntaxException {
        return SheetMaker.make(ENGLISH.prefixedRules(rules), rules, count, level, seed, ENGLISH);
    }

    static Stream<CatalogueEntry> games() {
        return Catalogue.builtIn().entries().stream();
    }

    /// What a sheet says is right is what a check accepts, for every game of the catalogue, and no exercise is
    /// there twice.
    @Tag("slow")
    @DrawnCases(oneIn = 96)
    @ParameterizedTest
    @MethodSource("sheets")
    void everyGameHasASheetWhoseAnswersAreRight(CatalogueEntry game, SheetLevel level) throws SyntaxException {
        var grader = new Grader(ENGLISH);
        var sheet = sheet(game.id(), 4, level, 7);
        assertThat(sheet.exercises()).isNotEmpty();
        assertThat(sheet.exercises().stream().map(SheetExercise::task)).doesNotHaveDuplicates();
        for (var exercise : sheet.exercises())
            assertThat(grader.grade(exercise.task(), exercise.answer()).kind())
                    .as("%s, answered by %s", exercise.task(), exercise.answer())
                    .isEqualTo(Grade.Kind.RIGHT);
    }

    /// Not even what a winning move leaves: `nim 0 5 5` is asked as nobody would ask it.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"nim", "misere nim", "kayles", "take {1,3,4}", "wythoff", "bounded-nim[3]", "lasker"})
    void noHeapIsEmpty(String rules) throws SyntaxException {
        for (var level : SheetLevel.values())
            for (long seed = 1; seed <= 8; seed++)
                for (var exercise : sheet(rules, 30, level, seed).exercises())
                    assertThat(exercise.question().substring(rules.length())).doesNotContainPattern("(?<!\\d)0(?!\\d)");
    }

    static Stream<Arguments> sheets() {
        return games().flatMap(game -> Stream.of(SheetLevel.values()).map(level -> Arguments.of(game, level)));
    }

    private record Definition(
            String rules, boolean misere, boolean split, Function<List<Integer>, List<List<Integer>>> options) {}

    private static List<List<Integer>> takes(List<Integer> position, int... amounts) {
        var options = new ArrayList<List<Integer>>();
        for (int amount : amounts)
            if (amount <= position.getFirst()) options.add(List.of(position.getFirst() - amount));
        return options;
    }

    private static List<List<Integer>> wythoff(List<Integer> position) {
        int a = position.getFirst();
        int b = position.getLast();
        var options = new ArrayList<List<Integer>>();
        for (int k = 1; k <= a; k++) options.add(List.of(a - k, b));
        for (int k = 1; k <= b; k++) options.add(List.of(a, b - k));
        for (int k = 1; k <= Math.min(a, b); k++) options.add(List.of(a - k, b - k));
        return options;
    }

    static Stream<Definition> definitions() {
        return Stream.of(
                new Definition("take {1,3,4}", false, true, position -> takes(position, 1, 3, 4)),
                new Definition("misere take 1..3", true, true, position -> takes(position, 1, 2, 3)),
                new Definition("bash[5]", false, true, position -> takes(position, 1, 2, 3, 4, 5)),
                new Definition("wythoff", false, false, SheetTest::wythoff),
                new Definition("misere wythoff", true, false, SheetTest::wythoff));
    }

    /// Against the definition, which knows nothing of the program.
    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("definitions")
    void theSolutionsAreThoseOfBruteForce(Definition game) throws SyntaxException {
        GameMoves<List<Integer>> moves =
                position -> game.options.apply(position).stream().map(List::of).toList();
        var outcomes = new OutcomeOracle<>(moves, game.misere);
        var values = new NimValueOracle<>(moves, game.misere);
        for (var level : List.of(SheetLevel.EASY, SheetLevel.MIDDLE))
            for (long seed = 1; seed <= 4; seed++)
                for (var exercise : sheet(game.rules, 12, level, seed).exercises()) {
                    var position = position(exercise.question().substring(game.rules.length()), game.split);
                    switch (exercise.task()) {
                        case ExerciseTask.Winner _ ->
                            assertThat(exercise.answer())
                                    .as(exercise.question())
                                    .isEqualTo(outcomes.wins(position) ? "first" : "second");
                        case ExerciseTask.Number _ ->
                            assertThat(exercise.answer())
                                    .as(exercise.question())
                                    .isEqualTo(Integer.toString(values.value(position)));
                        default ->
                            assertThat(outcomes.wins(position))
                                    .as(exercise.question())
                                    .isTrue();
                    }
                }
    }

    private static List<List<Integer>> position(String text, boolean split) {
        var numbers = NUMBER.matcher(text)
                .results()
                .map(found -> Integer.parseInt(found.group()))
                .toList();
        return split ? numbers.stream().map(List::of).toList() : List.of(numbers);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void oneSeedIsOneSheet(Format format) throws SyntaxException {
        var text = new SheetText(sheet("nim", 10, SheetLevel.MIDDLE, 7), Language.EN, true).in(format);
        assertThat(new SheetText(sheet("nim", 10, SheetLevel.MIDDLE, 7), Language.EN, true).in(format))
                .isEqualTo(text);
        assertThat(new SheetText(sheet("nim", 10, SheetLevel.MIDDLE, 8), Language.EN, true).in(format))
                .isNotEqualTo(text);
    }

    @Test
    void halfOfThosePositionsWhoseWinnerIsAskedAreLost() throws SyntaxException {
        var lost = sheet("nim", 40, SheetLevel.EASY, 1).exercises().stream()
                .filter(exercise -> exercise.answer().equals("second"))
                .count();
        assertThat(lost).isBetween(8L, 12L);
    }

    @Test
    void questionsAloneHaveNoSolutions() throws SyntaxException {
        var sheet = sheet("nim", 5, SheetLevel.EASY, 1);
        assertThat(new SheetText(sheet, Language.EN, false).in(Format.TEXT)).doesNotContain("Solutions");
        assertThat(new SheetText(sheet, Language.EN, true).in(Format.TEXT)).contains("Solutions");
    }

    @Tag("slow")
    @Test
    void signsThatMeanSomethingElseAreEscaped() throws SyntaxException {
        var sheet = sheet("take {1,3,4}", 3, SheetLevel.EASY, 1);
        assertThat(new SheetText(sheet, Language.EN, true).in(Format.LATEX))
                .contains("take \\{1,3,4\\}")
                .startsWith("\\documentclass[a4paper]{article}")
                .endsWith("\\end{document}\n");
        assertThat(new SheetText(sheet, Language.EN, true).in(Format.MARKDOWN)).contains("take \\{1,3,4\\}");
        assertThat(new SheetText(sheet("clobber", 3, SheetLevel.EASY, 1), Language.ZH, true).in(Format.LATEX))
                .startsWith("\\documentclass[a4paper]{ctexart}");
    }

    @Tag("slow")
    @Test
    void aBoardIsSeenRowByRow() throws SyntaxException {
        var sheet = sheet("domineering", 6, SheetLevel.EASY, 7);
        var boards = sheet.exercises().stream()
                .filter(exercise -> !exercise.board().isEmpty())
                .toList();
        assertThat(boards).isNotEmpty();
        for (var format : Format.values()) showsBoards(sheet, boards, format);
    }

    private static void showsBoards(ExerciseSheet sheet, List<SheetExercise> boards, Format format) {
        var lines = new SheetText(sheet, Language.EN, true)
                .in(format)
                .replaceAll("\\\\medskip\\{\\\\ttfamily |\\\\par\\}|\\\\", "")
                .lines()
                .map(String::strip)
                .toList();
        for (var exercise : boards) {
            assertThat(exercise.question()).endsWith(String.join("/", exercise.board()));
            assertThat(lines)
                    .as("%s", format)
                    .containsSequence(exercise.board().stream()
                            .map(row -> String.join(" ", row.split("")))
                            .toList());
        }
    }

    @Test
    void gamesOfSeveralPlayersHaveNoSheet() {
        assertThatThrownBy(() -> sheet("3 players: take 1..2", 3, SheetLevel.EASY, 1))
                .isInstanceOf(RulesException.class);
    }
}
