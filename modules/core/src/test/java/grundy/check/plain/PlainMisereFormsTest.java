package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Forms in misere play: two games have the same one exactly if they do the same beside every small game.
class PlainMisereFormsTest {
    /// A game by its options, never simplified.
    private record Tree(List<Tree> options) {
        int number(PlainMisereForms forms) {
            var below = new HashSet<Integer>();
            for (var option : options) below.add(option.number(forms));
            return forms.of(below);
        }

        /// Whoever is to move in both together loses.
        boolean isLostBeside(Tree other) {
            if (options.isEmpty() && other.options.isEmpty()) return false;
            return options.stream().noneMatch(option -> option.isLostBeside(other))
                    && other.options.stream().noneMatch(this::isLostBeside);
        }
    }

    private static final Tree ZERO = new Tree(List.of());

    private static List<Tree> small() {
        var trees = new ArrayList<>(List.of(ZERO));
        for (int round = 0; round < 3; round++) {
            var all = new ArrayList<>(List.of(ZERO));
            for (int chosen = 1; chosen < 1 << trees.size(); chosen++) {
                var options = new ArrayList<Tree>();
                for (int i = 0; i < trees.size(); i++) if ((chosen >> i & 1) != 0) options.add(trees.get(i));
                all.add(new Tree(options));
            }
            trees = all;
        }
        return trees;
    }

    private static Tree random(Random random, int depth) {
        var options = new ArrayList<Tree>();
        for (int i = random.nextInt(4); i > 0 && depth > 0; i--) options.add(random(random, depth - 1));
        return new Tree(options);
    }

    @Test
    void equalGamesDoTheSameBesideOthers() {
        var random = new Random(47);
        var forms = new PlainMisereForms();
        var beside = small();
        int same = 0;
        int different = 0;
        int untold = 0;
        for (int i = 0; i < 400; i++) {
            var one = random(random, 3);
            var two = random(random, 3);
            assertThat(forms.isLost(one.number(forms))).isEqualTo(one.isLostBeside(ZERO));
            boolean told = beside.stream().anyMatch(other -> one.isLostBeside(other) != two.isLostBeside(other));
            boolean equal = one.number(forms) == two.number(forms);
            if (equal) same++;
            if (told) different++;
            assertThat(equal && told).as("%s and %s", one, two).isFalse();
            if (!equal && !told) untold++;
        }
        assertThat(same).isGreaterThan(20);
        assertThat(different).isGreaterThan(20);
        // Most that differ are told apart by games as small as these.
        assertThat(untold).isLessThan(different / 10);
    }

    @Test
    void heapsAreTheirOwnForms() {
        var forms = new PlainMisereForms();
        int two = forms.heap(2).orElseThrow();
        int three = forms.heap(3).orElseThrow();
        assertThat(forms.of(Set.of(PlainMisereForms.ZERO)))
                .isEqualTo(forms.heap(1).orElseThrow());
        assertThat(forms.value(three)).isEqualTo(3);
        assertThat(forms.plus(forms.heap(1).orElseThrow(), two)).contains(three);
        assertThat(forms.plus(two, two)).isNotEqualTo(forms.heap(0));
        assertThat(forms.heap(1_000_000)).isEmpty();
    }
}
