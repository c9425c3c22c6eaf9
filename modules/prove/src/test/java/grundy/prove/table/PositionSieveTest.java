package grundy.prove.table;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TheoremCheck;
import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The P-positions of a sieve are those of a search, with marks in blocks (base 2, two numbers) and with single ones.
@Tag("slow")
class PositionSieveTest {
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "misere wythoff",
                "st-wythoff[2,2]",
                "misere (a, b): (a-1, b) | (a, b-1) | (a-k, b-k)",
                "(a, b): (a-k, b) where k mod 3 == 0 | (a, b-k) where k < 4 | (a-k, b-k) where k mod 2 == 1",
                "(a, b): (a-2, b-1) | (a-1, b-2) | (a-1, b) | (a, b-3)",
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-k)",
            })
    void agreesWithTheSearch(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var game = GameFormulas.of(read.game().rules(), read.play(), 0);
        var search = new SearchValues(game.rules(), game.play(), Limits.DEFAULT);
        int count = game.coordinates().size();
        for (var system : new NumerationSystem[] {NumerationSystem.BINARY, NumerationSystem.base(3)}) {
            var arithmetic = new Arithmetic(system, KernelBudget.DEFAULT);
            var measure = TheoremCheck.measure(game, arithmetic).orElseThrow();
            var sieve = new PositionSieve(new MoveRelations(game, arithmetic), measure);
            int to = count == 2 ? 45 : 10;
            for (int place = 0; place < Math.pow(to, count); place++) {
                var position = new long[count];
                for (int i = 0, rest = place; i < count; i++, rest /= to) position[i] = rest % to;
                assertThat(sieve.value(position) == 0)
                        .as("%s at %s", text, Tuple.of(position))
                        .isEqualTo(search.value(Tuple.of(position)).signum() == 0);
            }
        }
    }
}
