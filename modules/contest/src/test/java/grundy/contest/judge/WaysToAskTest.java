package grundy.contest.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.contest.problem.JudgeException;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who wins a case does not depend on what else its texts ask for.
class WaysToAskTest {
    private static final List<String> TEXTS = List.of(
            "win W\nlose L\ndraw D",
            "win W $count\nlose L $count\ndraw D $count",
            "win W $count\nlose L\ndraw D\nmove to",
            "win W\nlose L $count\ndraw D\nmove from");

    private static String answer(String problem, String input) {
        try {
            return JudgeCasesTest.answer(Problems.of(problem), input);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String problem(String rules, String position, String texts) {
        return "problem p\ninput { line s } until end\nrules %s\nposition %s\n%s\n".formatted(rules, position, texts);
    }

    private static String solved(String question) throws SyntaxException {
        var sum = new RuleLanguage(Catalogue.builtIn()).question(Source.of(question));
        return switch (new Solver(Limits.DEFAULT)
                .solve(new PositionQuestion(sum))
                .outcome()) {
            case N, L -> "W";
            case P, R -> "L";
            case D -> "D";
        };
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim ; 0 ; 1 ; 1 1 ; 3 5 6",
                "misere nim ; 0 ; 1 ; 1 1 ; 0 0 ; 2 1 1",
                "misere take 2..3 ; 0 ; 1 ; 2 ; 3 ; 1 1 ; 4 5",
                "misere (a, b): (a-k, b) | (a, b-4) ; (0,2) ; (0,0) ; (1,2) ; (2,5)",
                "misere take 1..3 with 1 blocked ; 0 ; 1 ; 2 ; 3",
                "take 1..3 with 1 blocked ; 0 ; 1 ; 2 ; 3 ; 4",
                "misere kayles ; 0 ; 1 ; 1 1 ; 4",
                "misere every nim ; 0 0 ; 1 2",
                "misere some nim ; 0 0 ; 1 1",
                "short nim ; 0 1 ; 2 3 ; 1 1",
                "misere short nim ; 0 1 ; 2 3",
                "left take 1; right take {1,2} ; 0 ; 1 ; 2 ; 3 ; 1 1",
                "left take {1,2}; right take 1 ; 0 ; 1 ; 2 ; 3",
                "misere left take 1; right take 2 ; 0 ; 1 ; 2 ; 3",
                "domineering ; 1x2 ; 2x1 ; 2x2 ; 3x3 ; 1x1",
                "(n): (n-1) where n > 5 | (n) where n > 3 ; 0 ; 3 ; 4 ; 5 ; 6",
                "misere (n): (n-1) | (n) where n == 2 ; 0 ; 1 ; 2 ; 3",
                "point-heaps ; 2 1 ; 2 2 ; 2 5",
                "tic-tac-toe ; X.O/.../... ; XO./OX./... ; ",
                "3 players: take 1..2 ; 0 ; 1 ; 2 ; 3 ; 4",
            })
    void whoWinsDoesNotDependOnWhatTheTextsAskFor(String line) throws SyntaxException {
        var parts = Stream.of(line.split(" ; ")).map(String::strip).toList();
        var rules = parts.getFirst();
        for (var position : parts.subList(1, parts.size())) {
            if (position.isEmpty()) continue;
            var expected = solved(rules + " " + position);
            var found = new ArrayList<String>();
            for (var texts : TEXTS)
                found.add(answer(problem(rules, "$s", texts), position + "\n").substring(0, 1));
            assertThat(found).as(rules + " " + position).containsOnly(expected);
        }
    }

    @Test
    void movesThatAreCountedAreThoseOfTheFirstPlayer() {
        var texts = "win W $count\nlose L $count";
        assertThat(answer(problem("left take {1,2}; right take 1", "$s", texts), "3\n1\n"))
                .isEqualTo("W 1\nW 1\n");
        assertThat(answer(problem("left take 1; right take {1,2}", "$s", texts), "2\n3\n"))
                .isEqualTo(
                        answer(problem("left take 1; right take {1,2}", "$s", texts), "3\n2\n")
                                .lines()
                                .toList()
                                .reversed()
                                .stream()
                                .reduce("", (all, each) -> all + each + "\n"));
    }

    @Test
    void whoWinsWithoutAMoveHasNoneToWrite() {
        var text = problem("misere nim", "$s", "win $heap $take\nlose L\npick first");
        assertThat(answer(text, "2\n1\n3 3\n")).startsWith("1 ");
        var listed = problem("misere nim", "$s", "win $moves\nlose L\nmove $heap:$take\nbetween \" \"");
        assertThat(answer(listed, "2\n")).isEqualTo("1:1\n");
        for (var problem : List.of(text, listed))
            assertThatThrownBy(() -> answer(problem, "0\n"))
                    .isInstanceOf(JudgeException.class)
                    .hasMessageContaining("wins without a move");
    }

    @Test
    void aSumOfNothingIsWonInMiserePlay() {
        var text = "problem p\ninput n, sum of n { a }\nrules %s nim\nposition $a\nwin W $n\nlose L $n\n";
        assertThat(answer(text.formatted("misere"), "0")).isEqualTo("W 0\n");
        assertThat(answer(text.formatted("normal"), "0")).isEqualTo("L 0\n");
    }

    @Test
    void drawsAreNeitherWonNorLostInTotals() {
        var rules = "(n): (n-1) where n > 5 | (n) where n > 3";
        var text = "problem p\ninput n\nrules " + rules + "\nposition $i\nfor i in 0..n\ntotal $wins $losses\n";
        assertThat(answer(text, "5")).isEqualTo("0 4\n");
        var sides =
                "problem p\ninput n\nrules left take {1,2}; right take 1\nposition $i\nfor i in 0..n\ntotal $wins $losses\n";
        assertThat(answer(sides, "3").strip().split(" ")[0])
                .isEqualTo(Stream.of(0, 1, 2, 3)
                                .filter(heap -> isWon("left take {1,2}; right take 1 " + heap))
                                .count()
                        + "");
    }

    private static boolean isWon(String question) {
        try {
            return solved(question).equals("W");
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
