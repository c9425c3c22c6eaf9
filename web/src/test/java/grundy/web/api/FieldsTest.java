package grundy.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// What makes two requests the same question.
class FieldsTest {
    private static String key(String body) {
        return Fields.of(body.getBytes(StandardCharsets.UTF_8)).key();
    }

    @Test
    void theTabAndTheOrderOfMembersDoNotMatter() {
        assertThat(key("{\"rules\":\"nim 3\",\"moves\":5,\"tab\":\"a\"}"))
                .isEqualTo(key("{ \"tab\": \"b\", \"moves\": 5, \"rules\": \"nim 3\" }"));
    }

    @Test
    void everythingElseDoes() {
        assertThat(key("{\"rules\":\"nim 3\"}")).isNotEqualTo(key("{\"rules\":\"nim 4\"}"));
        assertThat(key("{\"to\":5}")).isNotEqualTo(key("{\"to\":\"5\"}"));
        assertThat(key("{\"rules\":\"a\",\"lang\":\"zh\"}")).isNotEqualTo(key("{\"rules\":\"a\"}"));
        assertThat(key("{\"terms\":[\"a\",\"b\"]}")).isNotEqualTo(key("{\"terms\":[\"ab\"]}"));
        assertThat(key("{\"a\":\"1:b\",\"c\":\"d\"}")).isNotEqualTo(key("{\"a\":\"1\",\"bc\":\"d\"}"));
    }
}
