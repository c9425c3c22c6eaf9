package grundy.prove.learn;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where play may go on for ever it is said how.
class CycleFinderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(n): (n-1) | (m) where n == 2*m or n == 2*m - 1; play may go on for ever: 1 → 1",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-2, b); play may go on for ever: (0,1) → (1,0) → (0,1)",
                "(a, b): (a-k, b) | (a, b-k) | (b, a-k) | (a-k, a-k); no measure was found that every move lowers, so play may go on for ever",
            })
    void movesThatLeadBackAreNamed(String text, String why) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var open = (ProofFinding.Open) Prover.prove(ProofTask.of(read.game(), read.play()));
        assertThat(open.attempts().getFirst().why().in(Language.EN)).isEqualTo(why);
    }
}
