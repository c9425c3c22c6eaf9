package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.PartizanBoard;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.rewrite.DrawnRules;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.LoopyOracle;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rules and board in a mirror are the same game, and what Right may do with letters that stand nowhere
/// changes nothing.
@EveryTurn
class MirroredRulesTest {
    private static final long SEED = 20_470_404;
    private static final List<UnaryOperator<String[]>> ROW_MIRRORS = List.of(DrawnRules::mirror);
    private static final List<UnaryOperator<String[]>> GRID_MIRRORS = List.of(
            DrawnRules::mirror,
            rows -> DrawnRules.quarter(DrawnRules.quarter(DrawnRules.mirror(rows))),
            rows -> DrawnRules.quarter(DrawnRules.mirror(rows)),
            DrawnRules::quarter);

    /// What is the same for likenesses.
    private record VerdictSummary(Outcome outcome, String value, String moves) {}

    private static Verdict verdict(String rules, String board) throws Exception {
        var sum = new RuleLanguage(NamedGames.NONE).question(Source.of(rules + " \"" + board + "\""));
        return new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum));
    }

    private static VerdictSummary worth(String rules, String board) throws Exception {
        var verdict = verdict(rules, board);
        return new VerdictSummary(
                verdict.outcome(),
                verdict.value().knownValue().map(Object::toString).orElse("?"),
                verdict.moves().count().toString());
    }

    /// The position of which the rules of Left are read.
    private static Set<String> options(String rules, String board, Side side) throws Exception {
        var component = new RuleLanguage(NamedGames.NONE)
                .question(Source.of(rules + " \"" + board + "\""))
                .components()
                .getFirst();
        return options(component, side);
    }

    private static Set<String> options(Component component, Side side) {
        if (!(component.position() instanceof BoardPosition(LetterGrid grid, var _))
                || !(component.game().rules().onBoard().orElseThrow().played() instanceof RewriteBoard board))
            throw new AssertionError(component.game().text());
        PartizanBoard<LetterGrid> sides = board;
        var options = new TreeSet<String>();
        for (var option : sides.options(grid, side))
            options.add(board.write(option).replace('_', '#'));
        return options;
    }

    private static String seen(String board, UnaryOperator<String[]> mirror) {
        return String.join("/", mirror.apply(board.split("/")));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '@',
            value = {
                "strip: left `[.x]?` -> `x.` unless next to `.`; right `o` -> `x` @ x. @ on",
                "strip: left `?[.x]` -> `.x` unless next to `.`; right `o` -> `x` @ .x @ on",
                "strip: left `[.x]` -> `.` unless next to `x`; right `o` -> `x` @ .x @ on",
                "strip: left `[.x]` -> `.` unless next to `x`; right `o` -> `x` @ xx @ 0",
                "strip: left `?x` -> `..` unless next to `x`; right `o` -> `x` @ .x @ 1",
                "strip: left `x?` -> `..` unless next to `x`; right `o` -> `x` @ x. @ 1",
                "strip: left `?x` -> `..` unless next to `x`; right `o` -> `x` @ xx @ 0",
                "grid: left `[.x]/?` -> `x/.` unless next to `.`; right `o` -> `x` @ x/. @ on",
                "graph: left `[.x]?` -> `x.` unless next to `.`; right `o` -> `x` @ 1-2 1:x @ on",
                "graph: left `?[.x]` -> `.x` unless next to `.`; right `o` -> `x` @ 1-2 2:x @ on",
            })
    void whatDoesNotChangeIsNotKeptAwayByItsNeighbours(String rules, String board, String value) throws Exception {
        var line = rules.replace('`', '"') + " " + board;
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(line));
        assertThat(verdict.value().knownValue()).as(line).map(Object::toString).contains(value);
        assertThat(VerdictCheck.of(verdict.question(), verdict.claimedVerdict(20))
                        .isComplete())
                .as(line)
                .isTrue();
    }

    /// A pattern of a hundred squares each of which may stay as it is.
    @Test
    void manySquaresThatMayStayTakeNoTime() throws Exception {
        var from = "?".repeat(100);
        var to = "x.".repeat(50);
        var rules = "strip: left \"" + from + "\" -> \"" + to + "\" unless next to \"o\"; right \"o\" -> \"x\"";
        assertThat(options(rules, to, Side.LEFT)).containsExactly(to);
    }

    @Tag("slow")
    @Test
    void aMirrorAndLettersThatStandNowhereChangeNothing() throws Exception {
        var random = CaseCount.random(SEED);
        int passes = 0;
        int guarded = 0;
        for (int i = 0; i < CaseCount.of(2000); i++) {
            var rules = DrawnRules.endless(random);
            int rows = rules.strip() ? 1 : 1 + random.nextInt(2);
            var board = DrawnRules.board(random, rows, 1 + random.nextInt(4 / rows));
            if (!rules.know(board)) continue;
            var text = "seed " + SEED + " " + i + ": " + rules.text() + " at " + board;
            for (var side : Side.values()) {
                var expected = rules.options(board, side == Side.LEFT);
                assertThat(options(rules.text(), board, side)).as(text).isEqualTo(expected);
                assertThat(options(rules.withNewLetters(), board, side))
                        .as(text)
                        .isEqualTo(expected);
                if (expected.contains(board)) passes++;
            }
            if (rules.text().contains("unless")) guarded++;
            var worth = worth(rules.text(), board);
            assertThat(worth.outcome).as(text).isEqualTo(outcome(rules, board));
            assertThat(worth(rules.withNewLetters(), board)).as(text).isEqualTo(worth);
            assertThat(worth(rules.text(), beyondAWord(board))).as(text).isEqualTo(worth);
            for (var mirror : rules.strip() ? ROW_MIRRORS : GRID_MIRRORS) {
                var mirrored = rules.seen(mirror);
                var seen = seen(board, mirror);
                assertThat(worth(mirrored.text(), seen))
                        .as("%s, in a mirror %s at %s", text, mirrored.text(), seen)
                        .isEqualTo(worth);
            }
            if (i % 8 == 0) {
                var verdict = verdict(rules.text(), board);
                assertThat(VerdictCheck.of(verdict.question(), verdict.claimedVerdict(100))
                                .fault())
                        .as(text)
                        .isEmpty();
            }
        }
        assertThat(passes).isGreaterThan(CaseCount.least(150));
        assertThat(guarded).isGreaterThan(CaseCount.least(500));
    }

    /// With holes behind it, too large for the words of the fast engines.
    private static String beyondAWord(String board) {
        return Arrays.stream(board.split("/")).map(row -> row + "#".repeat(70)).collect(Collectors.joining("/"));
    }

    private record Turn(String board, boolean isLeft) {}

    private static Outcome outcome(DrawnRules rules, String board) {
        var left = new Turn(board, true);
        var right = new Turn(board, false);
        var oracle = new LoopyOracle<>(
                List.of(left, right),
                turn -> rules.options(turn.board, turn.isLeft).stream()
                        .map(option -> new Turn(option, !turn.isLeft))
                        .toList(),
                false);
        var leftFirst = oracle.result(left);
        var rightFirst = oracle.result(right);
        if (leftFirst.isEmpty() || rightFirst.isEmpty()) return Outcome.D;
        boolean leftWins = leftFirst.get().wins();
        boolean rightWins = rightFirst.get().wins();
        return leftWins ? rightWins ? Outcome.N : Outcome.L : rightWins ? Outcome.R : Outcome.P;
    }
}
