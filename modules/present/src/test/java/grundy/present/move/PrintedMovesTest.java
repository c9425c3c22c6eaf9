package grundy.present.move;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredAnalyst;
import grundy.present.play.ScoredCommentary;
import grundy.present.play.ScoredMatch;
import grundy.question.ScoresQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is printed as a move can be typed as it is printed, in every game of the catalogue, alone and in sums.
@EveryTurn
class PrintedMovesTest {
    private static final long SEED = 20_261_123;
    private static final int POSITIONS = 3;
    private static final int MOST_MOVES = CaseCount.of(60);
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    static List<CatalogueEntry> games() {
        return Catalogue.builtIn().entries().stream()
                .filter(entry -> !entry.examples().isEmpty())
                .toList();
    }

    @Test
    void allGamesArePlayed() {
        assertThat(games()).hasSizeGreaterThan(100);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 20)
    @ParameterizedTest
    @MethodSource("games")
    void whatIsPrintedIsUnderstood(CatalogueEntry game) throws SyntaxException {
        int read = 0;
        for (var question : questions(game)) {
            Sum sum;
            try {
                sum = LANGUAGE.question(Source.of(question));
            } catch (SyntaxException e) {
                // an example with two components in brackets is none
                if (question.contains("(")) continue;
                throw e;
            }
            read += sum.components().getFirst().game().rules() instanceof RuleTree.Scored scored
                    ? scored(sum, scored.board())
                    : positions(question, sum);
        }
        assertThat(read).as("moves of " + game.id()).isGreaterThan(4);
    }

    private static List<String> questions(CatalogueEntry game) {
        var questions = new ArrayList<String>();
        for (var example : game.examples()) questions.add(game.id() + " " + example);
        if (game.group().equals("scored")) return questions;
        var one = game.id() + "(" + game.examples().getFirst() + ")";
        var other = game.id() + "(" + game.examples().getLast() + ")";
        questions.add(one + " + " + other);
        questions.add("nim(3) + " + one);
        questions.add("every " + one + " + " + other);
        return questions;
    }

    private static int positions(String question, Sum sum) {
        var random = CaseCount.random(SEED);
        int read = 0;
        for (int round = 0; round < POSITIONS; round++) {
            var now = Situation.start(sum, round == 1 ? Side.RIGHT : Side.LEFT);
            for (int i = 0; i < 2 * round; i++) {
                var moves = LegalMoves.moves(now).limit(200).toList();
                if (moves.isEmpty()) break;
                now = now.after(moves.get(random.nextInt(moves.size())));
            }
            read += moves(question + " (seed " + SEED + ")", now);
        }
        return read;
    }

    private static int moves(String question, Situation now) {
        var reader = new MoveReader(now, LANGUAGE);
        var moves = LegalMoves.moves(now).limit(MOST_MOVES).toList();
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var texts = new LinkedHashSet<String>();
            for (var language : Language.values()) texts.add(new MoveWording(language).move(now, move));
            texts.add(new MoveWriter(now).typedText(move));
            texts.add(new MoveWriter(now).brief(move));
            texts.add(MoveReader.isNumberAnAmount(now) ? MoveWriter.amount(move) : Integer.toString(i + 1));
            for (var text : texts) reads(question, reader, now, text, move);
        }
        return moves.size();
    }

    private static void reads(String question, MoveReader reader, Situation now, String text, Move move) {
        var as = "%s, at %s: \"%s\"".formatted(question, now.text(), text);
        switch (reader.read(text)) {
            case MoveReading.Accepted(var played) ->
                assertThat(now.after(played)).as(as).isEqualTo(now.after(move));
            case MoveReading.Refused(var why) -> throw new AssertionError(as + " is refused: " + why.in(Language.EN));
        }
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> int scored(Sum sum, ScoredBoard<P> board) {
        var start = (P) ((BoardPosition) sum.components().getFirst().position()).state();
        var scores = new Solver(Limits.DEFAULT).solve(new ScoresQuestion<>(board, start));
        var match = new ScoredMatch<>(board, start, new ScoredAnalyst<>(scores, new MoveClock(0)), true);
        int read = 0;
        while (!match.isOver() && read < MOST_MOVES) {
            var moves = board.moves(match.now());
            for (var move : moves)
                for (var language : Language.values()) {
                    var text = new ScoredCommentary<>(board, new MoveWording(language)).move(match.now(), move);
                    assertThat(match.read(text)).as(text).contains(move);
                    read++;
                }
            match.play(moves.iterator().next());
        }
        return read;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hackenbush 0-1 1-2 1-3 | cut 1-2 | 0-1 1-3",
                "hackenbush 0-1 1-2 1-3 | 砍断 1-2 | 0-1 1-3",
                "nim 3 5 | take 5 from heap 2 | 3 0",
                "nim 3 5 | Take 2 from Heap 1 | 1 5",
                "nim 3 5 | 第 2 堆：5 -> 1（取 4 个） | 3 1",
                "chomp 3 4 | rows:4,2,2 | rows:4,2,2",
                "strip-staircase X.XX./.X..X | ->X.X.X/.X..X | X.X.X/.X..X",
                "cram 2 2 | ##/.. | ##/..",
                "equal-heaps 12 | 12 -> 4 × 3 | 3 3 3 3",
            })
    void aMoveIsTypedAsItIsPrinted(String question, String typed, String left) throws SyntaxException {
        var now = Situation.start(LANGUAGE.question(Source.of(question)), Side.LEFT);
        assertThat(new MoveReader(now, LANGUAGE).read(typed))
                .isInstanceOfSatisfying(
                        MoveReading.Accepted.class,
                        played -> assertThat(now.after(played.move()).text()).isEqualTo(left));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | abracadabra | 1:1",
                "wythoff 3 5 | (3, | ->(2,5)",
                "cram 9 9 | #/## | 1",
            })
    void whatIsNotUnderstoodIsAnsweredWithAnExampleThatIs(String question, String typed, String example)
            throws SyntaxException {
        var now = Situation.start(LANGUAGE.question(Source.of(question)), Side.LEFT);
        var reader = new MoveReader(now, LANGUAGE);
        assertThat(reader.read(typed))
                .isInstanceOfSatisfying(
                        MoveReading.Refused.class,
                        refused -> assertThat(refused.why().in(Language.EN))
                                .contains("Type a move like this: " + example));
        assertThat(reader.read(example)).isInstanceOf(MoveReading.Accepted.class);
    }
}
