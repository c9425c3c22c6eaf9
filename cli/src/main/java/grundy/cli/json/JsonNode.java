package grundy.cli.json;

import java.io.StringWriter;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// A part of a document that holds others. Documents are built, written once, and thrown away.
///
/// Jackson's generator writes them; its trees would bring a thousand classes more into every start:
/// docs/decisions/0002-start-up.md.
public sealed interface JsonNode permits JsonObject, JsonArray {
    void write(JsonGenerator text);

    /// @return the document, on one line
    default String toText() {
        var text = new StringWriter();
        try (var generator = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            write(generator);
        }
        return text.toString();
    }

    /// @param value a node, a text, a whole number, a truth value, or null
    static void write(@Nullable Object value, JsonGenerator text) {
        switch (value) {
            case null -> text.writeNull();
            case JsonNode node -> node.write(text);
            case String string -> text.writeString(string);
            case Long number -> text.writeNumber(number);
            case Boolean truth -> text.writeBoolean(truth);
            default -> throw new AssertionError("No such value is ever put: " + value);
        }
    }
}
