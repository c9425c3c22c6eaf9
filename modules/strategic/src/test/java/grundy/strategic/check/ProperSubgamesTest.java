package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The places from which the rest of a tree is a subgame, also of players who forget what they did.
class ProperSubgamesTest {
    private static void below(Node node, List<Node> places) {
        for (var next : GameTree.children(node)) {
            places.add(next);
            below(next, places);
        }
    }

    private static boolean isMovedIn(Node node) {
        return node instanceof Decision || GameTree.children(node).stream().anyMatch(ProperSubgamesTest::isMovedIn);
    }

    @Test
    void placesAreThoseBehindWhichAllPlacesOfEachSetLieOrNone() {
        var random = new Random(486);
        int found = 0;
        int none = 0;
        int forgotten = 0;
        for (int i = 0; i < 400; i++) {
            var tree = TreesByDefinition.random(random, 2, i % 4 > 0, false);
            Set<Node> expected = Collections.newSetFromMap(new IdentityHashMap<>());
            var places = new ArrayList<Node>();
            below(tree.root(), places);
            for (var place : places)
                if (isMovedIn(place) && TreesByDefinition.isSubgame(tree, place)) expected.add(place);
            var subgames = ProperSubgames.proper(tree);
            Set<Node> roots = Collections.newSetFromMap(new IdentityHashMap<>());
            for (var subgame : subgames) {
                roots.add(subgame.root());
                assertThat(subgame.sets()).isEqualTo(tree.sets());
            }
            assertThat(roots).as("%s", tree).hasSameSizeAs(subgames).isEqualTo(expected);
            found += subgames.size();
            if (subgames.isEmpty()) none++;
            if (!TreesByDefinition.isRecallPerfect(tree)) forgotten++;
        }
        assertThat(found).isGreaterThan(100);
        assertThat(none).isGreaterThan(50);
        assertThat(forgotten).isGreaterThan(50);
    }
}
