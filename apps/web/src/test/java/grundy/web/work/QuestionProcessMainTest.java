package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.PartialListener;
import grundy.web.table.HeavierException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A process of its own is the last place where a question can be answered.
class QuestionProcessMainTest {
    private static final long ENOUGH = 10_000_000;
    private static final Endpoint.PreparedQuestion HEAVY = Endpoint.reply(limits -> {
        if (limits.positions() < ENOUGH) throw new HeavierException(60, ENOUGH);
        return EndpointReply.of(new JsonObject().put("positions", limits.positions()));
    });

    @ParameterizedTest
    @ValueSource(longs = {1, 2_000_000, 9_999_999, ENOUGH, 1_000_000_000})
    void aHeavyQuestionIsAnsweredHoweverFewPositionsWereAskedFor(long positions) throws SyntaxException {
        var reply = QuestionProcessMain.reply(HEAVY, Limits.DEFAULT.withPositions(positions), PartialListener.NONE);
        assertThat(new String(reply.bytes(), StandardCharsets.UTF_8))
                .contains(String.valueOf(Math.max(positions, ENOUGH)));
    }

    @Test
    void otherFaultsAreToldAsTheyAre() {
        assertThatThrownBy(() -> QuestionProcessMain.reply(
                        Endpoint.reply(_ -> {
                            throw new IllegalStateException("other");
                        }),
                        Limits.DEFAULT,
                        PartialListener.NONE))
                .isInstanceOf(IllegalStateException.class);
    }
}
