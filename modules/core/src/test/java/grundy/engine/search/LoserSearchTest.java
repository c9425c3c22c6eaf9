package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.GameMoves;
import grundy.testkit.LoserOracle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Against a bare recursion over sums as they are written, which knows nothing of sums that are alike.
@Tag("slow")
@EveryTurn
class LoserSearchTest {
    private static final long SEED = 20260411;
    private final Random random = CaseCount.random(SEED);

    private String rules() {
        var sets = List.of("{1}", "{1,2}", "{2}", "{1,3}", "{2,5}", "{4}", "1..3", "any", "odd");
        var ways = List.of("", "", " or split", " then may split", " or split into 3");
        return "take " + sets.get(random.nextInt(sets.size())) + ways.get(random.nextInt(ways.size()));
    }

    @Test
    void sumsAreAsByTheDefinition() throws Exception {
        for (int round = 0; round < CaseCount.of(150); round++) {
            int players = 2 + random.nextInt(3);
            var texts = IntStream.range(0, players).mapToObj(_ -> rules()).toList();
            var text = players + " players: " + String.join("; ", texts);
            var game =
                    new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
            var byPlayer = ((RuleTree.Players) game.rules()).byPlayer();
            var orders = IntStream.range(0, players)
                    .mapToObj(_ -> {
                        var order = new ArrayList<>(
                                IntStream.range(0, players).boxed().toList());
                        Collections.shuffle(order, random);
                        return List.copyOf(order);
                    })
                    .toList();
            var search = new LoserSearch(byPlayer, orders, Limits.DEFAULT);
            var definition = new LoserOracle<Position>(
                    byPlayer.stream()
                            .<GameMoves<Position>>map(rules -> position -> RuleOptions.of(rules, position))
                            .toList(),
                    orders);
            for (int i = 0; i < 12; i++) {
                var sum = new ArrayList<Position>();
                for (int left = 9; left > 0 && sum.size() < 3; ) {
                    int heap = random.nextInt(left + 1);
                    sum.add(Tuple.of(heap));
                    left -= heap + 1;
                }
                int mover = random.nextInt(players);
                assertThat(search.loser(sum, mover))
                        .as("seed " + SEED + ": " + text + " " + orders + " at " + sum + ", mover " + mover)
                        .isEqualTo(definition.loser(List.copyOf(sum), mover));
            }
        }
    }

    /// In the order in which they are written sums of these would be millions.
    @Test
    void sumsThatAreAlikeAreLookedAtOnce() throws Exception {
        var game = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("3 players: take {1,2,3} or split"))
                .game();
        var search = new LoserSearch(
                ((RuleTree.Players) game.rules()).byPlayer(),
                RuleTree.Players.preferences(List.of(), 3),
                Limits.DEFAULT);
        search.loser(List.of(Tuple.of(16)), 0);
        assertThat(search.positions()).isLessThan(3000);
    }
}
