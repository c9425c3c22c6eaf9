package grundy.rules.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.solve.Solver;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Push and Shove on all short strips: Shove against its theorem, both against play as the rules are said.
class PushedPiecesTest {
    private static final int LONGEST = 6;

    private static Verdict verdict(String question) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(question));
    }

    private static List<String> strips() {
        var strips = new ArrayList<String>();
        var longest = List.of("");
        for (int length = 1; length <= LONGEST; length++) {
            longest = longest.stream()
                    .flatMap(strip -> Stream.of(".", "x", "o").map(letter -> strip + letter))
                    .toList();
            strips.addAll(longest);
        }
        return strips;
    }

    /// Lessons in Play (2007): each piece is worth its square divided by 2 for each piece to the right of it, up
    /// to the last change of colour and including the piece behind that.
    private static String worth(String strip) {
        int change = -1;
        char last = ' ';
        for (int i = 0; i < strip.length(); i++) {
            char piece = strip.charAt(i);
            if (piece == '.') continue;
            if (last != ' ' && last != piece) change = i;
            last = piece;
        }
        long sixtyFourths = 0;
        for (int i = 0; i < strip.length(); i++) {
            if (strip.charAt(i) == '.') continue;
            int halvings = 0;
            for (int right = i + 1; right <= change; right++) if (strip.charAt(right) != '.') halvings++;
            sixtyFourths += (strip.charAt(i) == 'x' ? 64L : -64L) * (i + 1) >> halvings;
        }
        long common =
                BigInteger.valueOf(sixtyFourths).gcd(BigInteger.valueOf(64)).longValue();
        return common == 64 ? "" + sixtyFourths / 64 : sixtyFourths / common + "/" + 64 / common;
    }

    @Tag("slow")
    @Test
    void shoveIsWorthWhatItsTheoremSays() throws Exception {
        for (var strip : strips())
            assertThat(verdict("shove " + strip).value()).as(strip).hasToString(worth(strip));
    }

    private static String played(String strip, int at, boolean isShove) {
        var squares = new StringBuilder(strip);
        char pushed = squares.charAt(at);
        squares.setCharAt(at, '.');
        for (int to = at - 1; to >= 0; to--) {
            char there = squares.charAt(to);
            squares.setCharAt(to, pushed);
            pushed = there;
            if (!isShove && there == '.') break;
        }
        return squares.toString();
    }

    private static boolean wins(String strip, char mover, boolean isShove, Map<String, Boolean> known) {
        var seen = known.get(mover + strip);
        if (seen != null) return seen;
        boolean wins = false;
        for (int at = 0; at < strip.length(); at++)
            if (strip.charAt(at) == mover)
                wins |= !wins(played(strip, at, isShove), mover == 'x' ? 'o' : 'x', isShove, known);
        known.put(mover + strip, wins);
        return wins;
    }

    @Tag("slow")
    @Test
    void whoWinsIsWhatPlaySays() throws Exception {
        for (boolean isShove : new boolean[] {false, true}) {
            var known = new HashMap<String, Boolean>();
            for (var strip : strips()) {
                boolean left = wins(strip, 'x', isShove, known);
                boolean right = wins(strip, 'o', isShove, known);
                var outcome = left && right ? Outcome.N : left ? Outcome.L : right ? Outcome.R : Outcome.P;
                var question = (isShove ? "shove " : "push ") + strip;
                assertThat(verdict(question).outcome()).as(question).isEqualTo(outcome);
            }
        }
    }
}
