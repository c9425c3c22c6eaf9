package grundy.rules.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.rewrite.BitMoves;
import grundy.rules.BoardPosition;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikenessesTest {
    private static final long SEED = 271828;

    /// Letters in one, two and three words of bits; what exchanges Left and Right exchanges the first two words,
    /// does something else to them, or leaves them.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "grid: left `./.` -> `#/#`, right `..` -> `##`; 4; 1",
                "grid: left `xo` -> `.x` turned, right `ox` -> `.o` turned; 8; 2",
                "grid: left `xo` -> `.x` turned | `z` -> `.`, right `ox` -> `.o` turned | `z` -> `.`; 8; 2",
                "grid: left `x` -> `.` | `zx` -> `..` turned, right `o` -> `.` | `zo` -> `..` turned; 8; 2",
                "grid: left `ax` -> `.x` turned | `b` -> `a`, right `xb` -> `x.` turned | `a` -> `b`; 8; 2",
                "grid: left `xo` -> `.x` turned | `y` -> `.`, right `ox` -> `.o` turned | `z` -> `.`; 8; 3",
                "grid: left `xo` -> `.x` mirrored, right `ox` -> `.o` mirrored; 4; 2",
                "strip: left `xo` -> `.x`, right `ox` -> `.o`; 1; 2"
            })
    void haveTheSameWords(String rules, int fewestSymmetries, int planes) throws Exception {
        var line = rules.replace('`', '"').replace(",", ";");
        var random = new Random(SEED);
        for (int draw = 0; draw < 300; draw++) {
            int rows = line.startsWith("strip") ? 1 : 1 + random.nextInt(4);
            var drawn = drawn(random, rows, 1 + random.nextInt(4), line);
            var component = new RuleLanguage(NamedGames.NONE)
                    .question(Source.of(line + " \"" + drawn + "\""))
                    .components()
                    .getFirst();
            if (!(component.game().rules().onBoard().orElseThrow().played() instanceof RewriteBoard board)
                    || !(component.position() instanceof BoardPosition(LetterGrid grid, var _)))
                throw new AssertionError(line);
            assertThat(board.symmetries()).hasSizeGreaterThanOrEqualTo(fewestSymmetries);
            var start = new LetterGrid(4, 4, new byte[16]);
            var moves = BitMoves.of(board, start.rows(), start.columns(), true).orElseThrow();
            assertThat(moves.words()).isEqualTo(planes);
            var own = moves.whole(grid).orElseThrow();
            var least = new long[planes];
            boolean negative = moves.least(own, 0, least, 0);
            for (var symmetry : board.symmetries()) {
                var text = line + " at " + drawn + " seen " + symmetry;
                var likeness = moves.whole(grid.transformed(symmetry.orientation(), symmetry.letters()))
                        .orElseThrow();
                var same = new long[planes];
                boolean sameNegative = moves.least(likeness, 0, same, 0);
                assertThat(same).as(text).isEqualTo(least);
                if (!symmetry.exchanges()) assertThat(likeness).as(text).isEqualTo(own);
                else if (!Arrays.equals(likeness, own))
                    assertThat(sameNegative).as(text).isNotEqualTo(negative);
                else assertThat(sameNegative || negative).as(text).isFalse();
            }
        }
    }

    private static String drawn(Random random, int rows, int columns, String line) {
        var letters = line.chars().filter(letter -> ".xozyab".indexOf(letter) >= 0 && isQuoted(line, letter));
        var all = letters.mapToObj(Character::toString).distinct().toList();
        return IntStream.range(0, rows)
                .mapToObj(_ -> IntStream.range(0, columns)
                        .mapToObj(_ -> all.get(random.nextInt(all.size())))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    private static boolean isQuoted(String line, int letter) {
        return IntStream.range(0, line.split("\"").length)
                .filter(part -> part % 2 == 1)
                .anyMatch(part -> line.split("\"")[part].indexOf(letter) >= 0);
    }
}
