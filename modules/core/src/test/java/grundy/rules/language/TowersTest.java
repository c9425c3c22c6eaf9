package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.language.formula.FormulaReader;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.TextFormula;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A power of a power without brackets is `a^(b^c)`, for every reader of formulas.
@EveryTurn
class TowersTest {
    private static final long SEED = 20270931;
    private static final BigInteger HEAP = BigInteger.TWO;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private final Random random = CaseCount.random(SEED);

    /// @param text as it is written
    /// @param value at a heap of 2
    private record Tower(String text, BigInteger value) {}

    private Tower drawn(int height) {
        var floors = new ArrayList<Tower>();
        for (int i = 0; i < height; i++) {
            int number = random.nextInt(height > 3 ? 3 : 4);
            var value = BigInteger.valueOf(number);
            floors.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new Tower("n", HEAP);
                        case 1 -> new Tower("(" + number + ")", value);
                        default -> new Tower(value.toString(), value);
                    });
        }
        var value = BigInteger.ONE;
        for (var floor : floors.reversed()) value = floor.value().pow(value.intValueExact());
        var text = String.join(
                random.nextInt(4) == 0 ? " ^ " : "^",
                floors.stream().map(Tower::text).toList());
        boolean negative = random.nextInt(4) == 0;
        return new Tower(negative ? "-" + text : text, negative ? value.negate() : value);
    }

    private static BigInteger at(Expression expression) {
        return Evaluation.of(List.of("n"), List.of(HEAP)).value(expression);
    }

    private static Expression inRules(String text) throws SyntaxException {
        var rules = "(n): (n-k) where k <= n and n < " + text;
        var moves = (RuleTree.Moves) LANGUAGE.rules(Source.of(rules)).game().rules();
        var where = (Condition.All) moves.alternatives().getFirst().where();
        return ((Condition.Comparison) where.conditions().getLast()).right();
    }

    private static Expression inClaim(String text) throws SyntaxException {
        return ((CatalogueClaim.Grundy) ClaimParser.claim("g = " + text, List.of("n"), Map.of())).value();
    }

    private static Expression asWritten(String text) {
        return ((FormulaReader.FormulaTree.Value)
                        FormulaReader.read(TextFormula.exact(text, text)).orElseThrow())
                .expression();
    }

    @Test
    void associateToTheRightForEveryReader() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(4_000); i++) {
            var tower = drawn(2 + random.nextInt(3));
            var text = tower.text();
            for (var read : List.of(inRules(text), inClaim(text), asWritten(text))) {
                assertThat(at(read))
                        .as("seed %d: %s", CaseCount.seed(SEED), text)
                        .isEqualTo(tower.value());
                var again = ExpressionText.of(read);
                assertThat(at(inRules(again))).as(text + " as " + again).isEqualTo(tower.value());
                assertThat(at(inClaim(again))).as(text + " as " + again).isEqualTo(tower.value());
            }
        }
    }

    @Test
    void ofNumbersAreNumbers() throws SyntaxException {
        assertThat(inRules("2^3^2")).isEqualTo(new Expression.Number(BigInteger.valueOf(512)));
        assertThat(inRules("2^2^2^2")).isEqualTo(new Expression.Number(BigInteger.valueOf(65_536)));
    }
}
