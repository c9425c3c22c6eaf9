package grundy.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWording;
import grundy.present.move.Situation;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.util.HashSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameAnalystTest {
    /// Passes when it was looked at so often.
    private record LookDeadline(int[] left) implements Deadline {
        LookDeadline(int count) {
            this(new int[] {count});
        }

        @Override
        public boolean isPassed() {
            return --left[0] < 0;
        }

        @Override
        public Message explanation() {
            return Deadline.timeIsOver(1);
        }
    }

    private static Situation situation(String text) throws SyntaxException {
        return Situation.start(Question.parse(text).sum(), Side.LEFT);
    }

    /// Whenever the time ends, each move that is said to win does, and those that were found are there.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mogul HTHTHTHTHTHTHTHTHTHTHTHT",
                "moebius THHTHHHHHHTHHTHHTHH",
                "domineering 4x4",
                "cram 3x5",
                "snort 1x7",
                "kayles 30"
            })
    void movesThatWereFoundInTimeWin(String text) throws SyntaxException {
        var whole = new GameAnalyst(Limits.DEFAULT);
        var situation = situation(text);
        var counts = new HashSet<Integer>();
        for (int looks = 1; looks < 100_000; looks += 1 + looks / 3) {
            var analysis = new GameAnalyst(Limits.DEFAULT).of(situation, new LookDeadline(looks));
            if (analysis.standing() != MoverStanding.WON) continue;
            counts.add(analysis.winning().size());
            var count = analysis.winningCount();
            if (count.startsWith("≥"))
                assertThat(Integer.parseInt(count.substring(1)))
                        .isEqualTo(Math.max(1, analysis.winning().size()));
            for (var move : analysis.winning())
                assertThat(whole.of(situation.after(move)).standing())
                        .as(
                                "%s after %d looks: %s",
                                text, looks, situation.after(move).text())
                        .isEqualTo(MoverStanding.LOST);
        }
        assertThat(counts).as(text).anyMatch(count -> count > 0);
    }

    @Test
    void theComputerOwnsUpToAMistake() throws SyntaxException {
        var analyst = new GameAnalyst(Limits.DEFAULT);
        var match = new Match(situation("nim 3 5 7"), false, analyst);
        match.play(LegalMoves.moves(match.now())
                .filter(move -> analyst.of(match.now().after(move)).standing() == MoverStanding.WON)
                .findFirst()
                .orElseThrow());
        var commentary = new PlayCommentary(new MoveWording(Language.EN), analyst, new Opponent(analyst));
        assertThat(commentary.computerPlayed(match).in(Language.EN))
                .endsWith("I could have won, but did not find how in the time: now you can win.");
        assertThat(commentary.computerPlayed(match).in(Language.ZH)).endsWith("现在你能赢。");
    }
}
