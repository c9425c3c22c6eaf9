package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values of single components of Left and Right: those that the engine's canonical forms give by the same recursion.
class PlainFormsTest {
    private static final int MOST = 10_000;

    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);
    private final Map<Position, Integer> known = new HashMap<>();

    private record SingleComponent(RuleTree.Partizan rules, Position position) {
        static SingleComponent of(String text) throws SyntaxException {
            var component = new RuleLanguage(Catalogue.builtIn())
                    .question(Source.of(text))
                    .components()
                    .getFirst();
            return new SingleComponent((RuleTree.Partizan) component.game().rules(), component.position());
        }

        /// @return every position that play can come to in single components, itself among them
        Set<Position> reached() {
            var reached = new HashSet<>(Set.of(position));
            for (var open = new ArrayList<>(reached); !open.isEmpty(); ) {
                var now = open.removeLast();
                for (var side : List.of(rules.left(), rules.right()))
                    for (var option : RuleOptions.of(side, now))
                        for (var part : option) if (reached.add(part)) open.add(part);
            }
            return reached;
        }
    }

    private int form(RuleTree.Partizan rules, Position position) {
        if (known.get(position) instanceof Integer form) return form;
        int form = forms.position(options(rules, rules.left(), position), options(rules, rules.right(), position));
        known.put(position, form);
        return form;
    }

    private int[] options(RuleTree.Partizan rules, RuleTree side, Position position) {
        var options = new ArrayList<Integer>();
        for (var option : RuleOptions.of(side, position)) options.add(sum(rules, option));
        return options.stream().mapToInt(Integer::intValue).toArray();
    }

    private int sum(RuleTree.Partizan rules, List<Position> parts) {
        return parts.stream().map(part -> form(rules, part)).reduce(forms.number(Dyadic.ZERO), forms::plus);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3} 12",
                "left take 2; right take {1,4} 15",
                "left kayles; right take 1..2 7",
                "left take 1..2; right take any or split 6",
                "domineering 3x3",
                "domineering 2x4",
                "cutcake 3x4",
                "toads-and-frogs TTT..FF",
                "left (a, b): (a-2, b) | (a, b-1); right (a, b): (a-1, b) + (b, 0) where a > b (4,3)"
            })
    void eachPositionIsWorthWhatItsOptionsMake(String text) throws SyntaxException {
        var component = SingleComponent.of(text);
        var games = new PlainGames();
        var plain = new PlainForms(component.rules, games, MOST);
        var reached = List.copyOf(component.reached());
        for (int i = 0; i < reached.size(); i++) {
            var one = reached.get(i);
            assertThat(games.shortValue(plain.sum(List.of(one)).orElseThrow()))
                    .as("%s: %s", text, one)
                    .isEqualTo(CanonicalForm.value(forms, form(component.rules, one)));
            var two = List.of(one, reached.get(i / 2), component.position);
            assertThat(games.shortValue(plain.sum(two).orElseThrow()))
                    .as("%s: %s", text, two)
                    .isEqualTo(CanonicalForm.value(forms, sum(component.rules, two)));
        }
        assertThat(plain.sum(List.of())).contains(games.zero());
    }

    /// Of 10 counters each side may leave 10 heaps, all looked at together; or each step leaves two more to look
    /// at, one beside those above it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"left take any; right take any 10 | 20", "left take 1; right take 1 10 | 29"})
    void morePositionsThanMayBeLookedAtLeaveItOpen(String text, int enough) throws SyntaxException {
        var component = SingleComponent.of(text);
        for (int most = 0; most <= enough + 20; most++)
            assertThat(new PlainForms(component.rules, new PlainGames(), most)
                            .sum(List.of(component.position))
                            .isPresent())
                    .as("%s: %d", text, most)
                    .isEqualTo(most >= enough);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left (a, b): (b, a); right (a, b): (a-1, b) (2,1)",
                "left (a, b): (a-1, b); right (a, b): (a, b) (2,1)"
            })
    void whereAPositionComesBackThereIsNoValue(String text) throws SyntaxException {
        var component = SingleComponent.of(text);
        var plain = new PlainForms(component.rules, new PlainGames(), MOST);
        assertThat(plain.sum(List.of(component.position))).isEmpty();
    }
}
