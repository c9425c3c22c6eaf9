package grundy.web.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.text.Language;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What makes two requests the same question, and what is no request.
class RequestFieldsTest {
    private static String key(String body) {
        return RequestFields.of(body.getBytes(StandardCharsets.UTF_8)).key();
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
        assertThat(key("{\"terms\":[\"1\"]}")).isNotEqualTo(key("{\"terms\":[1]}"));
        assertThat(key("{\"certificate\":{\"a\":\"1\"}}")).isNotEqualTo(key("{\"certificate\":{\"a\":1}}"));
        assertThat(key("{\"certificate\":{\"a\":[{}]}}")).isNotEqualTo(key("{\"certificate\":{\"a\":{}}}"));
        assertThat(key("{\"a\":\"1:b\",\"c\":\"d\"}")).isNotEqualTo(key("{\"a\":\"1\",\"bc\":\"d\"}"));
    }

    @Test
    void aDocumentAndItsTextAreTheSame() {
        var text = "{\"a\":[1,\"1\",null,true,{\"b\":[]}],\"c\":null,\"d\":-9223372036854775808}";
        var fields = RequestFields.of(
                ("{\"x\":" + text + ",\"y\":\"" + text.replace("\"", "\\\"") + "\"}").getBytes(StandardCharsets.UTF_8));
        assertThat(fields.optionalDocument("x")).contains(text).isEqualTo(fields.optionalDocument("y"));
        fields.expectEnd();
    }

    /// Numbers that are not whole or too large, and names that stand twice, are JSON all the same.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"positions":1.5}                   | line 1
            {"to":100000000000000000000}        | line 1
            {"rules":"nim 3","rules":"nim 4"}   | each name appears once
            {"rules":                           | column
            """)
    void whatCannotBeReadIsToldWhereAndWhatIsExpected(String body, String said) {
        assertThatThrownBy(() -> key(body)).isInstanceOfSatisfying(RefusedRequest.class, refused -> {
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.explanation().in(Language.EN)).contains(said);
        });
    }
}
