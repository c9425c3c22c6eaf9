package grundy.value.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.PlainPlay.Term;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Loopy games against the definition of survival, on random small graphs.
@EveryTurn
class LoopyFormsTest {
    private final CanonicalForms shorts = new CanonicalForms(MemoryRoom.ENDLESS);
    private final LoopyForms forms = new LoopyForms(shorts, MemoryRoom.ENDLESS);
    private final PlainPlay plain = new PlainPlay(forms);
    private final Random random = CaseCount.random(20261123);

    /// @return a node of a random graph whose options are its nodes and some short games
    private int graph() {
        int zero = shorts.zero();
        int star = shorts.position(new int[] {zero}, new int[] {zero});
        int[] known = {
            ~zero,
            ~shorts.number(Dyadic.ONE),
            ~shorts.number(Dyadic.of(-1)),
            ~star,
            ~shorts.position(new int[] {zero}, new int[] {star}),
            ~shorts.position(new int[] {shorts.number(Dyadic.ONE)}, new int[] {shorts.number(Dyadic.of(-1))}),
            ~shorts.number(new Dyadic(BigInteger.ONE, 1))
        };
        int count = 1 + random.nextInt(4);
        int[] nodes = IntStream.range(0, count).map(_ -> forms.add()).toArray();
        for (int node : nodes) forms.set(node, options(nodes, known), options(nodes, known));
        return nodes[0];
    }

    private int[] options(int[] nodes, int[] known) {
        return random.ints(random.nextInt(3), 0, nodes.length + 4)
                .map(i -> i < nodes.length ? nodes[i] : known[random.nextInt(known.length)])
                .distinct()
                .toArray();
    }

    private List<Integer> stoppers(int count) {
        var stoppers = new ArrayList<Integer>();
        while (stoppers.size() < count) {
            int graph = graph();
            if (forms.isStopper(graph)) stoppers.add(graph);
        }
        return stoppers;
    }

    @Tag("slow")
    @Test
    void comparesStoppers() {
        var stoppers = stoppers(60);
        for (int one : stoppers) {
            int simple = forms.simplestStopper(one);
            for (int two : stoppers) {
                assertThat(forms.isAtLeast(one, two)).isEqualTo(plain.isAtLeast(one, two));
                assertThat(forms.isAtLeast(simple, two)).isEqualTo(plain.isAtLeast(one, two));
            }
        }
    }

    @Tag("slow")
    @Test
    void canonicalFormsAreEqualAndTheSameForEqualGames() {
        var stoppers = stoppers(150);
        int loopy = 0;
        for (int one : stoppers) {
            int simple = forms.simplestStopper(one);
            if (simple >= 0) loopy++;
            assertThat(plain.isAtLeast(one, simple)).isTrue();
            assertThat(plain.isAtLeast(simple, one)).isTrue();
            assertThat(forms.isStopper(simple)).isTrue();
            assertThat(plain.areSame(simple, forms.simplestStopper(simple))).isTrue();
            for (int two : stoppers.subList(0, 60)) {
                boolean equal = plain.isAtLeast(one, two) && plain.isAtLeast(two, one);
                assertThat(plain.areSame(simple, forms.simplestStopper(two))).isEqualTo(equal);
            }
        }
        assertThat(loopy).isGreaterThan(CaseCount.least(30));
    }

    /// The sum beside further games, endless play counted for Left: its onside does the same there.
    @Tag("slow")
    @Test
    void onsidesAndOffsidesDoWhatTheGameDoes() {
        int sided = 0;
        var others = stoppers(12);
        for (int i = 0; i < CaseCount.of(300); i++) {
            int game = graph();
            int onside = forms.simplest(game, InfinitePlay.ONSIDE);
            int offside = forms.simplest(game, InfinitePlay.OFFSIDE);
            if (!forms.isStopper(game) && forms.isStopper(onside) && forms.isStopper(offside)) sided++;
            for (int other : others)
                for (boolean first : new boolean[] {true, false}) {
                    assertThat(plain.leftSurvives(first, new Term(onside, false), new Term(other, false)))
                            .isEqualTo(plain.leftSurvives(first, new Term(game, false), new Term(other, false)));
                    assertThat(plain.leftSurvives(first, new Term(offside, true), new Term(other, false)))
                            .isEqualTo(plain.leftSurvives(first, new Term(game, true), new Term(other, false)));
                }
        }
        assertThat(sided).isGreaterThan(CaseCount.least(15));
    }

    @Tag("slow")
    @Test
    void sumsAndNegativesAreThoseOfTheGraphs() {
        var stoppers = stoppers(25);
        for (int one : stoppers)
            for (int two : stoppers) {
                int sum = forms.plus(forms.simplestStopper(one), forms.simplestStopper(two));
                int onside = forms.simplest(sum, InfinitePlay.ONSIDE);
                int offside = forms.simplest(sum, InfinitePlay.OFFSIDE);
                for (int other : Arrays.asList(~shorts.zero(), stoppers.get(0), stoppers.get(1)))
                    for (boolean first : new boolean[] {true, false}) {
                        assertThat(plain.leftSurvives(first, new Term(onside, false), new Term(other, false)))
                                .isEqualTo(plain.leftSurvives(
                                        first, new Term(one, false), new Term(two, false), new Term(other, false)));
                        assertThat(plain.leftSurvives(first, new Term(forms.negative(offside), false)))
                                .isEqualTo(plain.leftSurvives(first, new Term(one, true), new Term(two, true)));
                    }
            }
    }
}
