package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.answer.BlockPairs;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Wythoff's game in which multiples of a power of 2 are taken from both heaps is proved for all sizes.
class BlockPairGuessesTest {
    private static ProofFinding proved(String text, Duration most) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var limits = Limits.DEFAULT.until(Deadline.after(most));
        return Prover.prove(ProofTask.of(read.game(), read.play()).within(limits));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k); 2; 1",
                "(b, a): (b-k, a) | (b, a-k) | (b-k, a-k) where k mod 4 == 0; 4; 1",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*i, b-2*j) where i < j+3 and j < i+3; 2; 3"
            })
    void pairsInBlocksAreProved(String text, int size, int step) throws SyntaxException {
        var found = (ProofFinding.PairedBlocks) proved(text, Duration.ofSeconds(20));
        assertThat(found.pairs()).isEqualTo(new BlockPairs(size, BigInteger.valueOf(step)));
        assertThat(found.coordinates()).isEqualTo(text.startsWith("(a") ? List.of("a", "b") : List.of("b", "a"));
    }

    /// The first P-positions are the same. Within the time pairs in blocks would be found.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k) | (a-60, b-61)")
    void otherRulesAreNot(String text) throws SyntaxException {
        assertThat(proved(text, Duration.ofSeconds(3))).isNotInstanceOf(ProofFinding.PairedBlocks.class);
    }
}
