package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.ClaimDomains;
import grundy.rules.ClaimDomains.Instance;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/// The closed forms that the catalogue claims, against the general engine, farther than the plain search of
/// `CatalogueClaimsTest` goes.
@Tag("thorough")
class CatalogueClaimsFartherTest {
    private static final int HEAPS = 1500;

    /// Games where a heap has more options than it has counters, or where it takes long to tell what may be
    /// taken.
    private static final Map<String, Integer> SMALLER_HEAPS = Map.of(
            "kenyons-game", 300,
            "nim-with-three-way-split", 300,
            "one-or-prime", 600,
            "prime-powers", 600,
            "rims", 300,
            "two-smaller-heaps", 300);

    @TestFactory
    Stream<DynamicTest> everyClaimHolds() {
        return ClaimDomains.claiming().stream().flatMap(entry -> {
            var instance = ClaimDomains.instances(entry).getLast();
            var positions = positions(instance);
            var known = new EnumMap<Play, SearchValues>(Play.class);
            return IntStream.range(0, entry.claims().size())
                    .filter(number ->
                            !(instance.splits() && entry.claims().get(number).startsWith("misere")))
                    .mapToObj(number -> DynamicTest.dynamicTest(
                            "%s: %s (%,d positions)"
                                    .formatted(instance, entry.claims().get(number), positions.size()),
                            () -> check(instance, number, positions, known)));
        });
    }

    private static List<Position> positions(Instance instance) {
        return switch (instance.rules().arity()) {
            case 0 -> ClaimDomains.onBoard(instance.entry());
            case 1 ->
                Oracles.boxTo(1, SMALLER_HEAPS.getOrDefault(instance.entry().id(), HEAPS));
            case 2 -> Oracles.boxTo(2, 45);
            default -> Oracles.boxTo(instance.rules().arity(), instance.rules().arity() == 3 ? 12 : 7);
        };
    }

    private static void check(Instance instance, int number, List<Position> positions, Map<Play, SearchValues> known)
            throws SyntaxException {
        var claim = instance.claims().get(number);
        var values =
                known.computeIfAbsent(claim.play(), play -> new SearchValues(instance.rules(), play, Limits.DEFAULT));
        for (var position : positions) {
            var at = ClaimParser.at(instance.rules(), instance.parameters(), position);
            var value = values.value(position);
            var claimed = switch (claim) {
                case CatalogueClaim.Grundy(var _, var _, var expression) -> at.value(expression);
                case CatalogueClaim.Cold(var _, var _, var condition) -> at.holds(condition);
            };
            Object found = claim instanceof CatalogueClaim.Grundy ? value : value.signum() == 0;
            if (!claimed.equals(found))
                assertThat(claimed)
                        .as("%s %s: %s", instance, position, claim.text())
                        .isEqualTo(found);
        }
    }
}
