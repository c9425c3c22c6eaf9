package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.finding.FamilyProof;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameFamilyTest {
    private static final GameFamily FAMILY = new GameFamily(new RunningNumber("m", 1, 8));

    private static ProofTask task(List<String> words) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.ofArguments(words));
        return ProofTask.of(read.game(), read.play());
    }

    private static Limits until(AtomicBoolean passed) {
        return Limits.DEFAULT.until(new Deadline() {
            @Override
            public boolean isPassed() {
                return passed.get();
            }

            @Override
            public Duration remaining() {
                return Duration.ofHours(1);
            }

            @Override
            public Message explanation() {
                return Deadline.timeIsOver(1);
            }
        });
    }

    @Test
    void theTimeIsForAllNumbersTogether() throws SyntaxException, IOException {
        var passed = new AtomicBoolean();
        var proof = FAMILY.prove(List.of("take 1..m"), GameFamilyTest::task, until(passed), member -> {
            if (member.value() == 3) passed.set(true);
        });
        assertThat(proof.members()).extracting(FamilyProof.Member::value).containsExactly(1L, 2L, 3L);
        assertThat(proof.untried()).isEqualTo(OptionalLong.of(4));
        assertThat(proof.isProved()).isFalse();
    }

    @Test
    void whereThereIsTimeAllAreTried() throws SyntaxException, IOException {
        var proof = FAMILY.prove(List.of("take 1..m"), GameFamilyTest::task, until(new AtomicBoolean()), member -> {});
        assertThat(proof.untried()).isEmpty();
        assertThat(proof.isProved()).isTrue();
    }

    private static final int SLOW = 3;

    /// A family of which one number takes longer than its share, so often.
    private static List<FamilyProof.Member> told(int often) throws SyntaxException, IOException {
        var passed = new AtomicBoolean();
        var slow = new AtomicInteger();
        var told = new ArrayList<FamilyProof.Member>();
        GameFamily.TaskReader reader = words -> {
            if (words.equals(List.of("take 1.." + SLOW)) && slow.incrementAndGet() <= often) passed.set(true);
            return task(words);
        };
        var proof = FAMILY.prove(List.of("take 1..m"), reader, until(passed), member -> {
            told.add(member);
            passed.set(false);
        });
        assertThat(proof.members())
                .extracting(FamilyProof.Member::value)
                .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
        assertThat(proof.members().get(SLOW - 1)).isEqualTo(told.getLast());
        assertThat(proof.provedCount()).isEqualTo(often > 1 ? 7 : 8);
        return told;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100})
    void whatOthersLeaveOfTheTimeGoesToThoseWhoseShareWasTooShort(int often) throws SyntaxException, IOException {
        var told = told(often);
        assertThat(told).extracting(FamilyProof.Member::value).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 3L);
        assertThat(told.get(SLOW - 1).problem()).contains(Message.of("prove.again"));
        assertThat(told.getLast().problem()).isEmpty();
        assertThat(told.getLast().theorem().isPresent()).isEqualTo(often == 1);
    }
}
