package grundy.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The computer against somebody who plays at random: once it stands to win, it wins. Who has won is told by the
/// rules alone.
class OpponentTest {
    private static final long SEED = 20_260_301;
    private static final int GAMES_OF_EACH_KIND = 12;
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(2_000_000);

    record Kind(String name, Function<Random, String> question) {
        @Override
        public String toString() {
            return name;
        }
    }

    static final List<Kind> KINDS = List.of(
            new Kind("nim", random -> "nim " + heaps(random, 3, 9)),
            new Kind("misere nim", random -> "misere nim " + heaps(random, 4, 4)),
            new Kind("take {1,3,4}", random -> "take {1,3,4} " + heaps(random, 2, 15)),
            new Kind("one heap", random -> "take {2,5,6} " + random.nextInt(40)),
            new Kind("misere take", random -> "misere take 2..4 " + heaps(random, 2, 12)),
            new Kind("powers of 2", random -> "take powers of 2 " + heaps(random, 2, 30)),
            new Kind("at most half", random -> "take at most half " + heaps(random, 2, 20)),
            new Kind("lasker", random -> "take any or split " + heaps(random, 2, 6)),
            new Kind(
                    "Grundy's game",
                    random -> "(n): (i) + (j) where i + j == n and i != j and i > 0 and j > 0 " + heaps(random, 2, 10)),
            new Kind("wythoff", random -> "wythoff " + random.nextInt(12) + " " + random.nextInt(12)),
            new Kind(
                    "two wythoffs",
                    random -> "wythoff (%d,%d) (%d,%d)"
                            .formatted(random.nextInt(5), random.nextInt(5), random.nextInt(5), random.nextInt(5))),
            new Kind("misere wythoff", random -> "misere wythoff " + random.nextInt(8) + " " + random.nextInt(8)),
            new Kind("fibonacci-nim", random -> "fibonacci-nim " + (2 + random.nextInt(40))),
            new Kind("euclid", random -> "euclid " + (1 + random.nextInt(30)) + " " + (1 + random.nextInt(30))),
            new Kind("chomp", random -> "chomp " + (1 + random.nextInt(4)) + " " + (1 + random.nextInt(4))),
            new Kind(
                    "misere chomp",
                    random -> "misere chomp " + (1 + random.nextInt(3)) + " " + (1 + random.nextInt(4))),
            new Kind("cram", random -> "cram " + (1 + random.nextInt(3)) + " " + (1 + random.nextInt(4))),
            new Kind("turning turtles", random -> "turning-turtles " + coins(random, 7)),
            new Kind("nimble", random -> "nimble " + heaps(random, 3, 6)),
            new Kind("geography", random -> "geography at " + (1 + random.nextInt(5)) + ": 1-2 2-3 3-4 4-1 1-3 4-5"),
            new Kind("hackenbush", random -> "hackenbush " + tree(random, 6)),
            new Kind("every nim", random -> "every nim " + heaps(random, 3, 4)),
            new Kind("misere every", random -> "misere every take 1..2 " + heaps(random, 3, 5)),
            new Kind("some", random -> "some take 1..2 " + heaps(random, 3, 5)),
            new Kind("misere some", random -> "misere some take {1,3} " + heaps(random, 2, 6)),
            new Kind(
                    "different games",
                    random -> "nim(%d) + wythoff(%d,%d) + [take {1,2}](%d)"
                            .formatted(random.nextInt(6), random.nextInt(5), random.nextInt(5), random.nextInt(9))),
            new Kind(
                    "misere different games",
                    random -> "misere nim(%d) + [take 1..2](%d)".formatted(random.nextInt(5), random.nextInt(7))),
            new Kind("left and right", random -> "left take {1,2}; right take {1,3} " + heaps(random, 2, 8)),
            new Kind("cutcake", random -> "cutcake " + (1 + random.nextInt(3)) + " " + (1 + random.nextInt(4))),
            new Kind(
                    "endless",
                    random -> "(a, b): (b, a) where a != b | (a - 1, b) | (a, b - 2) " + random.nextInt(6) + " "
                            + random.nextInt(6)));

    private static String heaps(Random random, int most, int largest) {
        var heaps = new ArrayList<String>();
        int count = 1 + random.nextInt(most);
        for (int i = 0; i < count; i++) heaps.add(Integer.toString(random.nextInt(largest + 1)));
        return String.join(" ", heaps);
    }

    private static String coins(Random random, int count) {
        var coins = new StringBuilder();
        for (int i = 0; i < count; i++) coins.append(random.nextBoolean() ? 'H' : 'T');
        return coins.toString();
    }

    private static String tree(Random random, int edges) {
        var tree = new ArrayList<String>();
        for (int vertex = 1; vertex <= edges; vertex++) tree.add(random.nextInt(vertex) + "-" + vertex);
        return String.join(" ", tree);
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("KINDS")
    void neverLosesAWonGame(Kind kind) throws SyntaxException {
        var random = new Random(SEED + kind.name.hashCode());
        int won = 0;
        for (int game = 0; game < GAMES_OF_EACH_KIND; game++) {
            var text = kind.question.apply(random);
            var sum = Question.parse(text).sum();
            var analyst = new GameAnalyst(LIMITS);
            var opponent = new Opponent(analyst);
            boolean humanFirst = random.nextBoolean();
            var match =
                    new Match(Situation.start(sum, random.nextBoolean() ? Side.LEFT : Side.RIGHT), humanFirst, analyst);
            boolean stoodToWin = false;
            for (int ply = 0; match.end().isEmpty(); ply++) {
                assertThat(ply).as("moves of %s (seed %d)", text, SEED).isLessThan(2000);
                if (match.isHumansTurn()) {
                    var moves = LegalMoves.moves(match.now()).limit(300).toList();
                    match.play(moves.get(random.nextInt(moves.size())));
                } else {
                    stoodToWin |= match.analysis().standing() == MoverStanding.WON;
                    match.play(opponent.choose(match));
                }
            }
            if (stoodToWin) {
                won++;
                var played = match.plies().stream().map(ply -> ply.to().text()).toList();
                assertThat(match.end())
                        .as("%s, human first: %s, then %s (seed %d)", text, humanFirst, played, SEED)
                        .contains(Match.End.COMPUTER_WINS);
            }
        }
        assertThat(won).as("games in which there was something to win").isPositive();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "on + {1|-1}",
                "over + over + *",
                "2 + under + {0|-1}",
                "upon + upon + *",
                "on + 3 + {2|1}",
                "^<on> + ^<on>",
                "over + under + 1",
                "upon + ^<on> + {1|0}"
            })
    void doesNotPassForEverWhereItWins(String text) throws SyntaxException {
        var random = new Random(SEED + text.hashCode());
        for (int game = 0; game < 5; game++) {
            var analyst = new GameAnalyst(LIMITS);
            var opponent = new Opponent(analyst);
            var match = new Match(Situation.start(Question.parse(text).sum(), Side.LEFT), false, analyst);
            boolean won = match.analysis().standing() == MoverStanding.WON;
            while (match.end().isEmpty()) {
                assertThat(match.plies()).as(text).hasSizeLessThan(200);
                if (!match.isHumansTurn()) {
                    match.play(opponent.choose(match));
                    continue;
                }
                var moves = LegalMoves.moves(match.now()).toList();
                match.play(moves.get(random.nextInt(moves.size())));
            }
            if (won) assertThat(match.end()).as(text).contains(Match.End.COMPUTER_WINS);
        }
    }

    @Test
    void inALostPositionLeavesTheFewestWinningReplies() throws SyntaxException {
        var analyst = new GameAnalyst(LIMITS);
        var situation = Situation.start(Question.parse("take 1..3 8").sum(), Side.LEFT);
        var move = new Opponent(analyst).choose(new Match(situation, false, analyst));
        var after = analyst.of(situation.after(move));
        assertThat(after.standing()).isEqualTo(MoverStanding.WON);
        assertThat(after.winningCount()).isEqualTo("1");
        assertThat(situation.after(move).text()).isEqualTo("7");
    }

    @Test
    void answersAHeapOfManyDigitsAtOnce() throws SyntaxException {
        var analyst = new GameAnalyst(LIMITS);
        var situation =
                Situation.start(Question.parse("nim 1" + "0".repeat(200) + " 7").sum(), Side.LEFT);
        var move = new Opponent(analyst).choose(new Match(situation, false, analyst));
        assertThat(situation.after(move).text()).isEqualTo("7 7");
    }
}
