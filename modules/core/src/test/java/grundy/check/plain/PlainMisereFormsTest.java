package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Truths;
import grundy.rules.Component;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /// The sum of two games, option by option.
    private static Tree sum(Tree one, Tree two) {
        var options = new ArrayList<Tree>();
        for (var option : one.options) options.add(sum(option, two));
        for (var option : two.options) options.add(sum(one, option));
        return new Tree(options);
    }

    @Test
    void sumsAreThoseOfTheirOptions() {
        var random = new Random(48);
        var forms = new PlainMisereForms();
        for (int i = 0; i < 200; i++) {
            var one = random(random, 2);
            var two = random(random, 3);
            assertThat(forms.plus(one.number(forms), two.number(forms)))
                    .as("%s + %s", one, two)
                    .contains(sum(one, two).number(forms));
        }
    }

    private static Tree position(Component component) {
        return new Tree(RuleOptions.distinct(component.game().rules(), component.position()).stream()
                .map(option -> option.stream()
                        .map(part -> position(new Component(component.game(), part)))
                        .reduce(ZERO, PlainMisereFormsTest::sum))
                .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kayles 6", "kayles 3 4", "nim 2 3", "chomp 2x3", "take {1,3} 7", "wythoff 2 2", "nim 0"})
    void positionsAreTheGamesOfTheirMoves(String text) {
        var forms = new PlainMisereForms();
        var sum = Truths.sum("misere " + text);
        var tree =
                sum.components().stream().map(PlainMisereFormsTest::position).reduce(ZERO, PlainMisereFormsTest::sum);
        assertThat(forms.of(sum)).as(text).contains(tree.number(forms));
        assertThat(forms.isLost(forms.of(sum).orElseThrow())).isEqualTo(tree.isLostBeside(ZERO));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-1, b+1) | (a+1, b-1) 2 2",
                "(a, b): (a-1, b) | (b, a) 2 1",
                "(a, b): (a, b) | (a-1, b) 1 0",
                "kayles 200"
            })
    void whereAPositionComesBackOrThereAreTooManyThereIsNoForm(String text) {
        assertThat(new PlainMisereForms().of(Truths.sum("misere " + text))).isEmpty();
    }

    @Test
    void heapsUpTo200() {
        var forms = new PlainMisereForms();
        assertThat(forms.value(forms.heap(200).orElseThrow())).isEqualTo(200);
        assertThat(forms.heap(201)).isEmpty();
        assertThat(forms.heap(0)).contains(PlainMisereForms.ZERO);
    }

    /// Games of two options each, as many as there may be, and no sum beyond them.
    @Test
    void sumsOfMoreThan20000Games() {
        var forms = new PlainMisereForms();
        int last = forms.heap(9).orElseThrow();
        for (int one = 0; last < 19_999; one++) {
            assertThat(one).isLessThanOrEqualTo(last);
            for (int two = 0; two < one && last < 19_999; two++) last = Math.max(last, forms.of(Set.of(one, two)));
        }
        int two = forms.heap(2).orElseThrow();
        assertThat(forms.plus(PlainMisereForms.ZERO, PlainMisereForms.ZERO)).contains(PlainMisereForms.ZERO);
        assertThat(forms.plus(PlainMisereForms.ZERO, PlainMisereForms.ZERO)).isEmpty();
        assertThat(forms.plus(two, PlainMisereForms.ZERO)).isEmpty();
    }
}
