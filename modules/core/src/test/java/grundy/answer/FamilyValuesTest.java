package grundy.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.FamilyQuestion;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of an expression for each number of a range, and what repeats in them.
class FamilyValuesTest {
    private static FamilyValues values(String text, long from, long to) throws SyntaxException {
        var question = FamilyQuestion.read(text, new RunningNumber("n", from, to), Catalogue.builtIn());
        return new Solver(Limits.DEFAULT).solve(question);
    }

    private static ShortValue value(String expression) throws SyntaxException {
        var parsed = ValueParser.parse(Source.of(expression), Catalogue.builtIn());
        var worked =
                new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(parsed)).result();
        return ((CalculationResult.SingleValue) worked).value();
    }

    /// Berlekamp 1988, Blockbusting and Domineering, table 1: boards of 2 rows.
    @Test
    void twoRowsOfDomineering() throws SyntaxException {
        assertThat(values("domineering[2,n]", 1, 7).values().stream().map(CalculationResult::toString))
                .containsExactly("1", "+-1", "{2|-1/2}", "miny(2)", "1/2", "{3|1||1|||-1}", "{3/2|-1/2}");
        assertThat(values("domineering[2,n]", 13, 13).values().getFirst()).hasToString("0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "cutcake(1,n)! 1! 12! 1! 1! 1",
                "cutcake(n,1)! 1! 12! 1! 1! -1",
                "cutcake(2,n)! 1! 16! 1! 2! 1",
                "[take 1..2](n)! 0! 12! 0! 3! 0",
                "[left take {1,2}; right take 1](n) + {1|-1}! 0! 12!!!",
                "toads-and-frogs[n,1,2]! 1! 8! 2! 1! 0",
                "n * ^ + *! 0! 9! 0! 1! ^",
                "mean(cutcake(2,n))! 1! 16! 1! 2! 1"
            })
    void sumsThatRepeat(String text, long from, long to, Long first, Integer length, String saltus) throws Exception {
        var answer = values(text, from, to);
        if (first == null) {
            answer.period()
                    .ifPresent(period -> assertThat(holds(answer, period)).isTrue());
            return;
        }
        var period = answer.period().orElseThrow();
        assertThat(holds(answer, period)).isTrue();
        assertThat(period).isEqualTo(new FamilyValues.Period(first, length, period.saltus()));
        assertThat(period.saltus()).hasToString(saltus);
    }

    /// What is said to repeat does, by sums of values written out; and no shorter length does with as much to show.
    private static boolean holds(FamilyValues answer, FamilyValues.Period period) {
        int start = (int) (period.from() - answer.number().from());
        for (int i = start; i + period.length() < answer.values().size(); i++) {
            var one = ((CalculationResult.SingleValue) answer.values().get(i)).value();
            var two = ((CalculationResult.SingleValue) answer.values().get(i + period.length())).value();
            if (!two.minus(one).toString().equals(period.saltus().toString())) return false;
        }
        return start + 2 * period.length() <= answer.values().size();
    }

    @Tag("slow")
    @Test
    void eachTermIsTheExpressionWithItsNumber() throws SyntaxException {
        var random = new Random(41);
        for (int i = 0; i < 40; i++) {
            int left = 1 + random.nextInt(3);
            int right = 1 + random.nextInt(4);
            var text = "[left take 1.." + left + "; right take {1," + (right + 1) + "}](n) + n * {" + right + "|-1}";
            var answer = values(text, 2, 6);
            var each = new ArrayList<ShortValue>();
            for (int n = 2; n <= 6; n++)
                each.add(value(text.replace("(n)", "(" + n + ")").replace("n *", n + " *")));
            assertThat(answer.values().stream().map(worked -> ((CalculationResult.SingleValue) worked).value()))
                    .as(text)
                    .containsExactlyElementsOf(each);
            answer.period()
                    .ifPresent(period -> assertThat(holds(answer, period)).isTrue());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "clobber(2xn); 3; clobber(2x3)",
                "clobber(nxn); 4; clobber(4x4)",
                "nim(n) + n1 + xn; 5; nim(5) + n1 + xn",
                "domineering[n, n]; 12; domineering[12, 12]",
                "mean(kayles(n)); 7; mean(kayles(7))"
            })
    void theNumberStandsForAWordOrASideOfASize(String text, long number, String written) {
        assertThat(new RunningNumber("n", 1, 20).in(text, number)).isEqualTo(written);
    }

    @Tag("slow")
    @Test
    void aRowThatGrowsOutOfReachEndsWhereItDoes() throws SyntaxException {
        var question = FamilyQuestion.read("domineering[n,n]", new RunningNumber("n", 1, 20), Catalogue.builtIn());
        var few = Limits.DEFAULT.withPositions(3000);
        var answer = new Solver(few).allowingPartialTables().solve(question);
        assertThat(answer.values()).hasSizeGreaterThan(2).hasSizeLessThan(10);
        assertThat(answer.earlyEnd()).isPresent();
        assertThatThrownBy(() -> new Solver(few).solve(question))
                .isInstanceOfAny(LimitException.class, CalculationException.class);
    }

    @Test
    void aSizeInSquareBracketsIsABoardAsPlayBegins() throws SyntaxException {
        assertThat(value("domineering[2,3]")).isEqualTo(value("domineering(2x3)"));
        assertThat(value("toads-and-frogs[2,1,2]")).isEqualTo(value("toads-and-frogs(2 1 2)"));
        assertThat(new Solver(Limits.DEFAULT)
                        .solve(Question.parse("domineering[2,3] + clobber[2,2]"))
                        .value()
                        .knownValue()
                        .orElseThrow())
                .hasToString("{2*|-1/2*}");
    }
}
