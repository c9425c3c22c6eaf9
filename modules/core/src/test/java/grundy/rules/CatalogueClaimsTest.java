package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.ClaimDomains.Instance;
import grundy.rules.catalogue.CatalogueFile;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.EveryTurn;
import grundy.testkit.NimValueOracle;
import grundy.testkit.OutcomeOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every closed form that the catalogue claims, against a plain search that knows nothing but the rules.
///
/// The name of each test says on how many positions the claim was checked, over all choices of parameters tried. The
/// general engine goes farther in `CatalogueClaimsFartherTest`. Small positions are checked in every build: who adds
/// a game tries it with the quickest.
@EveryTurn
class CatalogueClaimsTest {
    private static final int ENOUGH = 500;

    /// Largest heap for games of one heap, and where whole multisets of heaps have to be looked at because a move
    /// splits and play is misere.
    private static final int HEAPS = 500;

    /// The same where more than two choices of the parameters are tried.
    private static final int HEAPS_OF_EACH = 200;

    private static final int HEAPS_THAT_SPLIT = 22;

    /// The same in every build.
    private static final int FEW_HEAPS = 64;

    private static final int FEW_HEAPS_OF_ONE = 160;

    private static final int FEW_HEAPS_THAT_SPLIT = 12;
    private static final int FEW_ON_BOARDS = 200;

    /// Games with so many options that the plain search stops earlier.
    private static final Map<String, Integer> HEAPS_OF_MANY_OPTIONS = Map.of("two-smaller-heaps", 100);

    /// Up to here the table of heaps is compared with the search.
    private static final int COMPARED = 60;

    @TestFactory
    Stream<DynamicTest> everyClaimHoldsOnSmallPositions() {
        return ClaimDomains.claiming().stream().flatMap(entry -> tests(entry, true));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> everyClaimHolds() {
        return ClaimDomains.claiming().stream().flatMap(entry -> tests(entry, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g = n mod 5",
                "P when n mod 5 == 0",
                "g = 2 if n == 39 else n mod 5 mod 2",
                "misere P when n == 1"
            })
    void aWrongClaimOfANewGameIsFoundInEveryBuild(String claim) throws SyntaxException {
        isFound("new-game", claim, "take {1, 4}", "7");
    }

    private static void isFound(String id, String claim, String rules, String example) throws SyntaxException {
        var entry = CatalogueFile.parse("""
                game     %s
                group    take
                name     New game
                name.zh  新游戏
                about    Taking counters.
                about.zh 取石子。
                source   Elementary
                rules    %s
                claim    %s
                example  %s
                """.formatted(id, rules, claim, example));
        assertThat(tests(entry, true))
                .hasSize(1)
                .allSatisfy(
                        test -> assertThatThrownBy(() -> test.getExecutable().execute())
                                .isInstanceOf(AssertionError.class)
                                .hasMessageContaining(id));
    }

    /// The first error is at (7,12).
    @Test
    void aWrongClaimAboutTwoHeapsIsFoundInEveryBuild() throws SyntaxException {
        isFound(
                "new-pairs",
                "P when min(a, b) == 3 * abs(a - b) / 2",
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)",
                "5 8");
    }

    private static Stream<DynamicTest> tests(CatalogueEntry entry, boolean few) {
        var known = ClaimDomains.instances(entry).stream().map(FoundValues::new).toList();
        return IntStream.range(0, entry.claims().size()).mapToObj(number -> {
            var positions = positions(known.getFirst().instance, number, few);
            int count = positions.size() * known.size();
            var name = "%s: %s (%,d positions)"
                    .formatted(entry.id(), entry.claims().get(number), count);
            return DynamicTest.dynamicTest(name, () -> {
                for (var game : known) check(game, number, positions);
                if (!few && bound(known.getFirst().instance, number, false) >= HEAPS_OF_EACH)
                    assertThat(count).isGreaterThanOrEqualTo(ENOUGH);
            });
        });
    }

    private static List<Position> positions(Instance instance, int number, boolean few) {
        int arity = instance.rules().arity();
        return switch (arity) {
            case 0 ->
                ClaimDomains.onBoard(instance.entry()).stream()
                        .limit(few ? FEW_ON_BOARDS : Long.MAX_VALUE)
                        .toList();
            case 1 -> Oracles.boxTo(1, bound(instance, number, few));
            case 2 -> Oracles.boxTo(2, few || instances(instance) > 2 ? 16 : 24);
            default -> Oracles.boxTo(arity, arity == 3 ? few ? 5 : 8 : few ? 3 : 5);
        };
    }

    /// How far the heaps of a game of one heap go; for other games without meaning.
    private static int bound(Instance instance, int number, boolean few) {
        boolean misere = instance.entry().claims().get(number).startsWith("misere");
        if (misere && instance.splits()) return few ? FEW_HEAPS_THAT_SPLIT : HEAPS_THAT_SPLIT;
        int most = HEAPS_OF_MANY_OPTIONS.getOrDefault(
                instance.entry().id(), instances(instance) > 2 ? HEAPS_OF_EACH : HEAPS);
        return few ? Math.min(most, instances(instance) > 2 ? FEW_HEAPS : FEW_HEAPS_OF_ONE) : most;
    }

    private static int instances(Instance instance) {
        return ClaimDomains.instances(instance.entry()).size();
    }

    /// What the plain search has found out about a game.
    private static final class FoundValues {
        final Instance instance;
        private final NimValueOracle<Position> normal;
        private final NimValueOracle<Position> misere;
        private final OutcomeOracle<Position> misereSums;
        private final Map<Play, int[]> tables = new EnumMap<>(Play.class);

        FoundValues(Instance instance) {
            this.instance = instance;
            var moves = Oracles.moves(instance.rules());
            this.normal = new NimValueOracle<>(moves, false);
            this.misere = new NimValueOracle<>(moves, true);
            this.misereSums = new OutcomeOracle<>(moves, true);
        }

        /// @return the value in normal or in misere play
        int value(Play play, Position position) {
            if (!(instance.rules() instanceof RuleTree.TakeAndBreak heaps)) return searched(play, position);
            int heap = ((Tuple) position).get(0).intValueExact();
            return tables.computeIfAbsent(play, _ -> table(heaps, play))[heap];
        }

        private int[] table(RuleTree.TakeAndBreak heaps, Play play) {
            var table = HeapTables.values(heaps, play, HEAPS + 1);
            for (int n = 0; n < COMPARED; n++)
                assertThat(table[n]).as(instance + " " + n).isEqualTo(searched(play, Tuple.of(n)));
            return table;
        }

        private int searched(Play play, Position position) {
            return (play == Play.NORMAL ? normal : misere).value(position);
        }

        boolean loses(Play play, Position position) {
            return play == Play.MISERE && instance.splits() ? !misereSums.wins(position) : value(play, position) == 0;
        }
    }

    private static void check(FoundValues game, int number, List<Position> positions) throws SyntaxException {
        var claim = game.instance.claims().get(number);
        for (var position : positions) {
            var at = ClaimParser.at(game.instance.rules(), game.instance.parameters(), position);
            Object claimed;
            Object found;
            switch (claim) {
                case CatalogueClaim.Grundy(var play, var _, var expression) -> {
                    claimed = at.value(expression);
                    found = BigInteger.valueOf(game.value(play, position));
                }
                case CatalogueClaim.Cold(var play, var _, var condition) -> {
                    claimed = at.holds(condition);
                    found = game.loses(play, position);
                }
            }
            if (!claimed.equals(found))
                assertThat(claimed)
                        .as("%s %s: %s", game.instance, position, claim.text())
                        .isEqualTo(found);
        }
    }
}
