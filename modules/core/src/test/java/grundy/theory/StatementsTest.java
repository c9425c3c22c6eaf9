package grundy.theory;

import static grundy.rules.Oracles.box;
import static grundy.rules.Oracles.heapsBelow;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.rules.CatalogueEntry;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The statements that forms give as their evidence, read in the language of claims, say what the forms compute.
class StatementsTest {
    private static List<Position> positions(RuleTree rules) {
        return switch (rules.arity()) {
            case 1 -> heapsBelow(90);
            case 2 -> box(22, 22);
            default -> box(7, 7, 7);
        };
    }

    private static CatalogueClaim read(Evidence evidence, RuleTree rules) throws SyntaxException {
        var statement = ((Evidence.ClosedForm) evidence).statement();
        var entry = new CatalogueEntry(
                "any",
                Map.of(),
                "take",
                List.of(),
                List.of(),
                "",
                "",
                "",
                "",
                "",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(statement),
                List.of());
        return ClaimParser.claims(entry, rules, Map.of()).getFirst();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take any",
                "take 2..5",
                "take 4..4",
                "take 1..3",
                "take odd",
                "take even",
                "take divisors",
                "take proper divisors",
                "take powers of 2",
                "take powers of 3",
                "take powers of 4",
                "take prime powers",
                "take 1, primes",
                "take at most half",
                "take {1, 2, 6}",
                "take {1, 2, 9}",
                "take {2, 7}",
                "take {3, 6, 15}",
                "take any then may split",
                "take any or split",
                "8.[3]",
                "split",
                "split into 3",
                "split into 4",
                "equal heaps",
                "two smaller heaps",
                "lieges of legendre",
                "dividing game",
                "mark",
                "race[15, 4]",
                "public-sale[15, 4]",
                "rook",
                "king",
                "delete nim",
                "cyclic nimhoff[3]",
                "euclid-positive",
                "(a, b, c): (a - k, b, c) | (a, b - k, c) | (a, b, c - k)",
                "wythoff",
                "generalized-wythoff[2]",
                "generalized-wythoff[3]",
                "take {1, 4}",
                "take {1, 5}",
                "take {2, 4}",
                "take {2, 6}",
                "race-to-thirty",
                "twenty-one",
                "generalized-wythoff[5]",
                "euclid",
                "fibonacci nim",
                "no-more-than-last",
                "white knight",
                "nim in disguise",
                "greedy nim",
                "mark-t[3]",
                "i-mark",
                "prim",
                "deleting divisors",
                "interval-must-finish[3, 5]",
                "blocking bash[3]"
            })
    void statementsSayWhatTheFormsCompute(String text) throws SyntaxException {
        var rules = rules(text);
        int read = 0;
        for (var play : Play.values()) {
            var values = new Theorems().find(rules, play);
            if (values.isPresent()) {
                agrees(values.get(), play, rules);
                read++;
            }
            var cold = new Theorems().findCold(rules, play);
            if (cold.isEmpty()) continue;
            var claim = (CatalogueClaim.Cold) read(cold.get().evidence(), rules);
            assertThat(claim.play()).isEqualTo(play);
            for (var position : positions(rules))
                assertThat(ClaimParser.at(rules, Map.of(), position).holds(claim.condition()))
                        .as("%s at %s", claim.text(), position)
                        .isEqualTo(cold.get().isCold(position));
            read++;
        }
        var tame = new Theorems().findTame(rules);
        if (tame.isPresent()) {
            assertThat(tame.get().theorem()).isEqualTo(tame.get().misere().evidence());
            agrees(tame.get().misere(), Play.MISERE, rules);
        }
        assertThat(read).isPositive();
    }

    private static void agrees(NimValues values, Play play, RuleTree rules) throws SyntaxException {
        var claim = (CatalogueClaim.Grundy) read(values.evidence(), rules);
        assertThat(claim.play()).isEqualTo(play);
        for (var position : positions(rules)) {
            BigInteger claimed = ClaimParser.at(rules, Map.of(), position).value(claim.value());
            assertThat(claimed).as("%s at %s", claim.text(), position).isEqualTo(values.value(position));
        }
    }
}
