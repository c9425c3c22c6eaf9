package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.finding.TableEnd;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.BoxQuestion;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.question.LostQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables of every kind end where the limit of positions is, whether they hold the positions or not.
class PositionLimitTest {
    private static final int LIMIT = 50;
    private static final Limits FEW = Limits.DEFAULT.withPositions(LIMIT);

    private static PrefixedRules rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        } catch (Exception fault) {
            throw new IllegalArgumentException(text, fault);
        }
    }

    private static SequenceQuestion sequence(String text) {
        var read = rules(text);
        return new SequenceQuestion(read.game(), read.play(), 3000);
    }

    private static OutcomesQuestion outcomes(String text) {
        var read = rules(text);
        return new OutcomesQuestion(read.game(), read.play(), 3000);
    }

    private static Stream<Question<?>> tables() {
        return Stream.of(
                new LostQuestion(rules("take {1,3,4}").game().rules(), 1000),
                new LostQuestion(rules("take squares").game().rules(), 1000),
                new GridQuestion(rules("wythoff").game(), Play.NORMAL, 200),
                new GridQuestion(
                        rules("(a, b): (a-k, b-2*k) | (a-3, b) | (a, b-1)").game(), Play.NORMAL, 200),
                new GridRowsQuestion(
                        rules("wythoff").game(), Play.NORMAL, 200, (GridRowsQuestion.RowVisitor) (_, _) -> {}),
                new GridRowsQuestion(
                        rules("wythoff").game(), Play.NORMAL, 200, (GridRowsQuestion.ColdVisitor) (_, _) -> {}),
                new BoxQuestion(rules("(a, b): (a-k, b) | (a, b-1)").game(), Play.NORMAL, List.of(20, 20), true),
                sequence("grundys-game"),
                sequence("couples-are-forever"),
                sequence("0.07"),
                sequence("0.3F"),
                sequence("take squares"),
                sequence("misere 0.07"),
                outcomes("left take {2,5,6,11}; right take {3,7}"),
                outcomes("left take squares; right take primes"),
                outcomes("take 1..5 with 2 blocked"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void tablesEndWhereTheLimitIs(Question<?> question) {
        assertThatThrownBy(() -> new Solver(FEW).solve(question)).isInstanceOf(LimitException.class);
    }

    @Test
    void aTableThatMayEndEarlyIsAsLargeAsTheLimitAllows() {
        var question = new GridQuestion(rules("wythoff").game(), Play.NORMAL, 200);
        var whole = new Solver(Limits.DEFAULT).solve(question);
        var part = new Solver(FEW).allowingPartialTables().solve(question);
        assertThat(part.to()).isEqualTo(6);
        assertThat(part.earlyEnd()).get().extracting(TableEnd::requestedHeap).isEqualTo(200L);
        for (int a = 0; a <= 6; a++) assertThat(whole.values()[a]).startsWith(part.values()[a]);
    }

    @Test
    void aSequenceGoesOnPastTheLimitByAProvedPeriod() {
        var few = new Solver(Limits.DEFAULT.withPositions(4_000)).solve(sequence("0.07"));
        assertThat(few.values())
                .isEqualTo(new Solver(Limits.DEFAULT).solve(sequence("0.07")).values());
    }
}
