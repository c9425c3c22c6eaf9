package grundy.rules.board.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.RulesException;
import grundy.rules.catalogue.Boards;
import grundy.rules.rewrite.RewriteBoard;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Steps and jumps against the definition, and against lists of moves from the test suite of MCGS.
class ToadsAndFrogsTest {
    private static Set<String> moves(RewriteBoard board, String strip, boolean isLeft) {
        var position = board.read(strip);
        var options = isLeft ? board.leftOptions(position) : board.rightOptions(position);
        return StreamSupport.stream(options.spliterator(), false)
                .map(board::write)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Each animal to each free square: only free ones between, or only those that are jumped over.
    private static Set<String> byDefinition(
            int least, int most, int jumped, boolean overOwn, String strip, boolean isLeft) {
        var moves = new TreeSet<String>();
        char own = isLeft ? 't' : 'f';
        char other = isLeft ? 'f' : 't';
        for (int from = 0; from < strip.length(); from++)
            for (int to = 0; to < strip.length(); to++) {
                if (isLeft ? to <= from : to >= from) continue;
                if (strip.charAt(from) != own || strip.charAt(to) != '.') continue;
                var between = strip.substring(Math.min(from, to) + 1, Math.max(from, to));
                int way = Math.abs(to - from);
                boolean steps = way >= least && way <= most && between.chars().allMatch(c -> c == '.');
                boolean jumps = !between.isEmpty()
                        && between.length() <= jumped
                        && between.chars().allMatch(c -> c == other || overOwn && c == own);
                if (!steps && !jumps) continue;
                var after = new StringBuilder(strip);
                after.setCharAt(from, '.');
                after.setCharAt(to, own);
                moves.add(after.toString());
            }
        return moves;
    }

    @Tag("slow")
    @Test
    void movesAreThoseOfTheDefinition() {
        var random = new Random(20);
        for (int i = 0; i < 3000; i++) {
            int least = random.nextInt(1, 4);
            int most = random.nextInt(least, 6);
            int jumped = random.nextInt(5);
            boolean overOwn = random.nextBoolean();
            var strip = random.ints(random.nextInt(1, 14), 0, 3)
                    .mapToObj(letter -> "t.f".substring(letter, letter + 1))
                    .collect(Collectors.joining());
            var board = ToadsAndFrogs.of(least, most, jumped, overOwn);
            for (boolean isLeft : List.of(true, false))
                assertThat(moves(board, strip, isLeft))
                        .as("%d %d %d %b %s", least, most, jumped, overOwn, strip)
                        .isEqualTo(byDefinition(least, most, jumped, overOwn, strip, isLeft));
        }
    }

    @Test
    void movesAreThoseOfAnotherProgram() {
        var strip = "f....t....tf....ttff....tftf....t....f....f";
        assertThat(moves(ToadsAndFrogs.of(2, 3, 4, true), strip, true))
                .containsExactlyInAnyOrder(
                        "f......t..tf....ttff....tftf....t....f....f",
                        "f.......t.tf....ttff....tftf....t....f....f",
                        "f....t....tf....ttff....tftf......t..f....f",
                        "f....t....tf....ttff....tftf.......t.f....f",
                        "f....t.....ft...ttff....tftf....t....f....f",
                        "f....t....tf.....tfft...tftf....t....f....f",
                        "f....t....tf....t.fft...tftf....t....f....f",
                        "f....t....tf....ttff.....ftft...t....f....f",
                        "f....t....tf....ttff....tf.ft...t....f....f");
    }

    @ParameterizedTest
    @CsvSource({"least,0", "least,65", "most,0", "jumped,-1", "own,2"})
    void otherNumbersAreRefused(String name, long value) {
        var parameters = Map.of(name, BigInteger.valueOf(value));
        assertThatThrownBy(() -> Boards.find("generalized-toads-and-frogs", parameters))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining(name);
    }
}
