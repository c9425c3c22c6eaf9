package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.space.RuleShape;
import grundy.engine.words.SearchMeter;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.option.RuleOptions;
import grundy.rules.rewrite.DrawnRules;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class ProofNumberSearchTest {
    private static final long SEED = 20261130;
    private static final int CASES = 2000;

    private static Component component(String text) throws Exception {
        return new RuleLanguage(NamedGames.NONE)
                .question(Source.of(text))
                .components()
                .getFirst();
    }

    private static Component drawn(Random random) throws Exception {
        DrawnRules rules;
        do rules = DrawnRules.random(random);
        while (rules.left() != rules.right());
        int rows = rules.strip() ? 1 : 1 + random.nextInt(3);
        return component(
                rules.text() + " \"" + DrawnRules.board(random, rows, 1 + random.nextInt(rows == 1 ? 12 : 4)) + "\"");
    }

    private static NimValueOracle<Position> oracle(Component component) {
        return new NimValueOracle<>(at -> RuleOptions.of(component.game().rules(), at), false);
    }

    /// Each value is asked for in some order, in searches of every depth: from 0 moves on, by the definition alone.
    @Tag("slow")
    @Test
    void valuesAreThoseOfTheDefinition() throws Exception {
        var random = CaseCount.random(SEED);
        var seen = new HashSet<Integer>();
        int searched = 0;
        for (int i = 0; i < CaseCount.of(CASES); i++) {
            var component = drawn(random);
            int truth = oracle(component).value(component.position());
            var meter = new SearchMeter(Limits.DEFAULT);
            var space = RuleShape.space(List.of(component.game().rules()), true, meter);
            int id = space.idOf(component.position());
            if (!space.alwaysUsesUp()) continue;
            searched++;
            var search = new ProofNumberSearch(space, random.nextInt(2) == 0 ? 1000 : random.nextInt(4), meter);
            for (int value : random.ints(random.nextInt(4), 0, truth + 3).toArray())
                assertThat(search.isWorth(id, value))
                        .as("%d: %s is worth %d", i, component, value)
                        .isEqualTo(value == truth);
            assertThat(search.valueOf(id)).as("%d: %s", i, component).isEqualTo(truth);
            assertThat(IntStream.range(0, truth + 3).filter(value -> search.isWorth(id, value)))
                    .containsExactly(truth);
            seen.add(truth);
        }
        assertThat(searched).isGreaterThan(CaseCount.least(CASES / 2));
        assertThat(seen).contains(0, 1, 2, 3);
    }

    @Tag("slow")
    @Test
    void movesOfAValueAreThoseOfTheDefinition() throws Exception {
        var random = CaseCount.random(SEED + 1);
        int moves = 0;
        for (int i = 0; i < CaseCount.of(CASES); i++) {
            var component = drawn(random);
            var oracle = oracle(component);
            int wanted = random.nextInt(3);
            var seen = new HashSet<List<Position>>();
            var expected = RuleOptions.readableOptions(component.game().rules(), component.position())
                    .filter(option -> wanted
                            == option.parts().stream().mapToInt(oracle::value).reduce(0, (a, b) -> a ^ b))
                    .filter(option -> seen.add(option.key()))
                    .map(option -> option.to())
                    .toList();
            var found = new SearchValues(component.game().rules(), Play.NORMAL, Limits.DEFAULT)
                    .optionsOfValue(component.position(), BigInteger.valueOf(wanted));
            assertThat(found.stream())
                    .as("%d: %s to %d", i, component, wanted)
                    .containsExactlyInAnyOrderElementsOf(expected);
            moves += expected.size();
        }
        assertThat(moves).isGreaterThan(CaseCount.least(CASES / 4));
    }

    /// Values of Cram, J. Lemoine and S. Viennot, Nimbers are inevitable, 2012; all positions of 4x7 are 48,546.
    @Test
    void cramIsAsPublishedAfterFewPositions() throws Exception {
        var sizes = List.of("1x8", "2x5", "2x6", "3x6", "3x8", "4x5", "4x7", "5x5");
        var published = List.of(1, 1, 0, 4, 3, 2, 3, 0);
        for (int i = 0; i < sizes.size(); i++) {
            var component = component("grid: \"..\" -> \"##\" turned; start \".\" " + sizes.get(i));
            var values = new SearchValues(component.game().rules(), Play.NORMAL, Limits.DEFAULT);
            assertThat(values.value(component.position()))
                    .as(sizes.get(i))
                    .isEqualTo(BigInteger.valueOf(published.get(i)));
            assertThat(values.positions()).isLessThan(20_000);
        }
    }
}
