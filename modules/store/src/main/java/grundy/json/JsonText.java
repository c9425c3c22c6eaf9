package grundy.json;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;

/// Reads a whole document, and nothing after it, into maps, lists, texts, longs, truth values and null. There are
/// no numbers but those from -2^63 to 2^63 - 1.
public final class JsonText {
    private JsonText() {}

    /// The memory for each byte of a text in a document while it is read.
    private static final int BYTES_OF_TEXT = 5;

    private static final int BYTES_OF_MEMBER = 100;
    private static final int BYTES_OF_ELEMENT = 40;

    /// The place, from 1, where a document cannot be read.
    public record Place(int line, int column) {}

    /// @return the place where a document cannot be read; its beginning if that is not known
    public static Place place(JacksonException fault) {
        var location = fault.getLocation();
        return location == null ? new Place(1, 1) : new Place(location.getLineNr(), location.getColumnNr());
    }

    /// @throws JacksonException if the bytes are no JSON, or hold another number
    public static @Nullable Object parse(byte[] bytes) {
        return parse(new ByteArrayInputStream(bytes), bytes.length, MemoryRoom.ENDLESS);
    }

    /// @param in which is read to its end and left open
    /// @param length how many bytes there are
    /// @param room from which the document takes its memory
    /// @throws JacksonException if the bytes are no JSON, or hold another number
    /// @throws grundy.limit.LimitException if there is not so much memory, or the work is to stop
    public static @Nullable Object parse(InputStream in, long length, MemoryRoom room) {
        room.take(BYTES_OF_TEXT * Math.min(length, JsonNode.LONGEST_TEXT));
        try (var parser = JsonNode.FACTORY.createParser(ObjectReadContext.empty(), in)) {
            parser.nextToken();
            var document = value(parser, room);
            if (parser.nextToken() != null) throw fault(parser, "Something follows the end of the document");
            return document;
        }
    }

    private static @Nullable Object value(JsonParser parser, MemoryRoom room) {
        Checkpoint.step();
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var members = new LinkedHashMap<String, @Nullable Object>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    var name = parser.currentName();
                    parser.nextToken();
                    room.take(BYTES_OF_MEMBER);
                    members.put(name, value(parser, room));
                }
                yield members;
            }
            case START_ARRAY -> array(parser, room);
            case VALUE_NUMBER_INT -> number(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case null, default -> throw fault(parser, "No such value is ever written");
        };
    }

    private static long number(JsonParser parser) {
        try {
            return parser.getLongValue();
        } catch (InputCoercionException _) {
            throw fault(parser, "No such number is ever written");
        }
    }

    /// The place is where the token begins, not where the parser has looked for its end.
    private static StreamReadException fault(JsonParser parser, String why) {
        return new StreamReadException(parser, why, parser.currentTokenLocation());
    }

    private static List<@Nullable Object> array(JsonParser parser, MemoryRoom room) {
        var numbers = new NumberList(room);
        while (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
            Checkpoint.step();
            numbers.append(number(parser));
        }
        if (parser.currentToken() == JsonToken.END_ARRAY) return numbers;
        room.take((long) BYTES_OF_ELEMENT * numbers.size());
        var elements = numbers.boxed();
        do {
            room.take(BYTES_OF_ELEMENT);
            elements.add(value(parser, room));
        } while (parser.nextToken() != JsonToken.END_ARRAY);
        return elements;
    }
}
