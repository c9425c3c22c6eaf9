package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.value.Dyadic;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value.NumberAndNimber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartizanValuesTest {
    private static final long SEED = 20261122;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final List<String> GAMES = List.of(
            "left take {1,2}; right take {1,3}",
            "left take 1; right take {1,2}",
            "left take {1,4}; right take {2,3}",
            "left take 1 or split; right take 1",
            "left take {2,3}; right take {2,3}",
            "red-blue-hackenbush");

    private static Component component(String game, String position) {
        try {
            var sum = LANGUAGE.question(Source.of("[" + game + "](" + position + ")"));
            return sum.components().getFirst();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Optional<ShortValue> value(Component component) {
        return new PartizanValues((Rules.Partizan) component.game().rules(), Limits.DEFAULT).of(component.position());
    }

    private static String anyPosition(String game, Random random) {
        if (!game.contains("hackenbush")) return Integer.toString(random.nextInt(9));
        var stalk = new StringBuilder();
        for (int height = random.nextInt(1, 5); height > 0; height--) stalk.append("BRG".charAt(random.nextInt(3)));
        return stalk.toString();
    }

    /// Values of components add, and their sum says who wins as a search of the whole sum does.
    @Test
    void sumsOfValuesAgreeWithSearchOfTheSum() {
        var random = new Random(SEED);
        Map<String, Integer> kinds = new TreeMap<>();
        for (int i = 0; i < 3_000; i++) {
            var components = new ArrayList<Component>();
            for (int j = random.nextInt(1, 4); j > 0; j--) {
                var game = GAMES.get(random.nextInt(GAMES.size()));
                components.add(component(game, anyPosition(game, random)));
            }
            var values = components.stream()
                    .map(PartizanValuesTest::value)
                    .flatMap(Optional::stream)
                    .toList();
            for (var value : values) kinds.merge(value.getClass().getSimpleName(), 1, Integer::sum);
            if (values.size() < components.size()) continue;
            var sum = values.stream().reduce(ShortValue::plus).orElseThrow();
            assertThat(sum.outcome())
                    .as("seed %d: %s = %s", SEED, components, values)
                    .isEqualTo(new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT).outcome());
        }
        assertThat(kinds).containsOnlyKeys("Nimber", "Number", "NumberAndNimber");
        assertThat(kinds.values()).allMatch(count -> count > 100);
    }

    @ParameterizedTest
    @CsvSource({
        "BRR, 1/4",
        "GG, *2",
        "BG, 1*",
        "RGG, -1*2",
        "GB,",
        "left take 1; right take 1 at 3, *",
        "left take 1 or split; right take 1 at 1, *"
    })
    void valuesOfSmallPositions(String position, String value) {
        var parts = position.split(" at ");
        var asked = parts.length == 1 ? component("red-blue-hackenbush", position) : component(parts[0], parts[1]);
        assertThat(value(asked).map(ShortValue::toString)).isEqualTo(Optional.ofNullable(value));
    }

    @Test
    void aNumberBesideANimberIsTakenTogether() {
        assertThat(value(component("red-blue-hackenbush", "BG")))
                .contains(new NumberAndNimber(Dyadic.ONE, BigInteger.ONE));
    }

    @Test
    void itsPositionsAreLimited() {
        var rules = (Rules.Partizan)
                component("left take {1,2}; right take {1,3}", "9").game().rules();
        var values = new PartizanValues(rules, Limits.DEFAULT.withPositions(5));
        assertThatThrownBy(() -> values.of(
                        component("left take {1,2}; right take {1,3}", "9").position()))
                .isInstanceOf(LimitException.class);
    }
}
