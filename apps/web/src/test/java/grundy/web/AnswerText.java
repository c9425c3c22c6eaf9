package grundy.web;

import java.util.Map;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Reads answers, which may hold lengths with a fraction; what people send is read by the program's own reader, which
/// has none.
public final class AnswerText {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_LONG_FOR_INTS)
            .build();

    private AnswerText() {}

    /// @return maps, lists, texts, numbers, truth values and null
    public static Object parse(byte[] answer) {
        return MAPPER.readValue(answer, Object.class);
    }

    /// @return the members of a document
    public static Map<?, ?> members(byte[] answer) {
        return (Map<?, ?>) parse(answer);
    }
}
