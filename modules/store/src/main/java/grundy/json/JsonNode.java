package grundy.json;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// A part of a document that holds others. Documents are built, written once, and thrown away.
///
/// Jackson's generator writes them; its trees would bring a thousand classes more into every start:
/// docs/decisions/0002-start-up.md.
public sealed interface JsonNode permits JsonObject, JsonArray {
    /// Characters of one text or name that is read; longer ones are no JSON that this program ever writes.
    int LONGEST_TEXT = 1 << 24;

    JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .characterEscapes(new EscapedCharacters())
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LONGEST_TEXT)
                    .build())
            .build();
    BigInteger EXACT_IN_DOUBLE = BigInteger.ONE.shiftLeft(53);

    void write(JsonGenerator text);

    /// Writes the document on one line, in UTF-8, and leaves the stream open.
    default void writeTo(OutputStream out) {
        var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        try (var generator = FACTORY.createGenerator(ObjectWriteContext.empty(), writer)) {
            write(generator);
        }
    }

    /// Many readers keep every number in a double, which holds the integers up to 2^53.
    static Object exact(BigInteger number) {
        if (number.abs().compareTo(EXACT_IN_DOUBLE) <= 0) return number.longValueExact();
        return number.toString();
    }

    /// @param value a node, a text, a number, a truth value, or null
    static void write(@Nullable Object value, JsonGenerator text) {
        switch (value) {
            case null -> text.writeNull();
            case JsonNode node -> node.write(text);
            case String string -> text.writeString(string);
            case Long number -> text.writeNumber(number);
            case BigDecimal number -> text.writeNumber(number);
            case Boolean truth -> text.writeBoolean(truth);
            default -> throw new AssertionError("No such value is ever put: " + value);
        }
    }
}
