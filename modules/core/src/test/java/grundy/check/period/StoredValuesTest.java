package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Play;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredValuesTest {
    private static final int TO = 400;

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {"0.137", "0.07", "0.6", "4.007", "0.16", "take {1,3,4}", "misere take {2,5}", "lasker", "4.3"})
    void findsEveryWrongValueAndNoOther(String text) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var rules = (TakeAndBreak) game.game().rules();
        boolean misere = game.play() == Play.MISERE;
        int[] values = new Solver(Limits.DEFAULT)
                .solve(new SequenceQuestion(game.game(), game.play(), TO))
                .values();
        var stored = new StoredValues(rules, misere, heap -> values[(int) heap]);
        boolean single = StoredValues.canCheckSingle(rules);
        assertThat(single).isEqualTo(!text.equals("lasker"));
        assertThat(stored.firstWrong(TO)).isEmpty();
        for (int heap = 0; heap <= TO; heap += heap < 20 ? 1 : 37) {
            if (single) assertThat(stored.holdsAt(heap)).as("heap %d", heap).isTrue();
            values[heap]++;
            if (single) assertThat(stored.holdsAt(heap)).as("heap %d", heap).isFalse();
            assertThat(stored.firstWrong(TO)).isEqualTo(OptionalLong.of(heap));
            values[heap]--;
        }
    }
}
