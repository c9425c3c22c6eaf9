package grundy.explain.board;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.explain.Explained;
import grundy.explain.Explainer;
import grundy.text.Block;
import grundy.text.Language;
import grundy.value.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Boards drawn with letters, and whose letters they are.
class BoardArtTest {
    private static List<Block.Art> art(String question) {
        return Explainer.in(Language.EN).answer(Explained.verdict(question), 20).stream()
                .filter(Block.Art.class::isInstance)
                .map(Block.Art.class::cast)
                .toList();
    }

    @Test
    void aMoveOfEachSideStandsBesideTheBoard() {
        assertThat(art("domineering .../...").getFirst().lines())
                .containsExactly(
                        "            Left wins     Right wins",
                        " . . .      .[#].        [# #].",
                        " . . .      .[#].         . . .");
        assertThat(art("col ../.x").getFirst().lines())
                .containsExactly("          Right wins", " . .     [o].", " . x      . x");
    }

    @Test
    void theBoardAloneNeedsLessRoom() {
        var art = art("domineering .../...").getFirst();
        assertThat(art.instead()).containsExactly(new Block.Art(List.of(" . . .", " . . ."), List.of()));
    }

    @Test
    void aStripIsALineAlready() {
        assertThat(art("toads-and-frogs tt..ff")).isEmpty();
        assertThat(art("nim 3 4 5")).isEmpty();
    }

    @Test
    void lettersBelongToTheSideThatAlonePutsThemDown() {
        var clobber = seen("clobber xo/ox");
        assertThat(clobber.owner(0, 0)).contains(Side.LEFT);
        assertThat(clobber.owner(0, 1)).contains(Side.RIGHT);
        var frogs = seen("toads-and-frogs tf.");
        assertThat(frogs.owner(0, 0)).contains(Side.LEFT);
        assertThat(frogs.owner(0, 1)).contains(Side.RIGHT);
        assertThat(frogs.owner(0, 2)).isEmpty();
        assertThat(frogs.isEmpty(0, 2)).isTrue();
        var domineering = seen("domineering .#/..");
        assertThat(domineering.isHole(0, 1)).isTrue();
        assertThat(domineering.owner(0, 1)).isEmpty();
    }

    private static MarkedBoard seen(String question) {
        var component =
                Explained.verdict(question).question().sum().components().getFirst();
        return MarkedBoard.of(component.game().rules(), component.position()).orElseThrow();
    }
}
