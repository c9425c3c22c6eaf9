package grundy.store.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;

/// Reads a whole document, and nothing behind it, into maps, lists, texts, longs, truth values and null. There are no
/// numbers but those from -2^63 to 2^63 - 1.
public final class JsonText {
    private JsonText() {}

    /// @throws JacksonException if the bytes are no JSON, or hold another number
    public static @Nullable Object parse(byte[] bytes) {
        try (var parser = JsonNode.FACTORY.createParser(ObjectReadContext.empty(), bytes)) {
            parser.nextToken();
            var document = value(parser);
            if (parser.nextToken() != null)
                throw new StreamReadException(parser, "Something follows the end of the document");
            return document;
        }
    }

    private static @Nullable Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var members = new LinkedHashMap<String, @Nullable Object>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    var name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield members;
            }
            case START_ARRAY -> {
                var elements = new ArrayList<@Nullable Object>();
                while (parser.nextToken() != JsonToken.END_ARRAY) elements.add(value(parser));
                yield elements;
            }
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case null, default -> throw new StreamReadException(parser, "No such value is ever written");
        };
    }
}
