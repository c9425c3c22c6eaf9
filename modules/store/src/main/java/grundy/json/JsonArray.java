package grundy.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// Values in a row.
public final class JsonArray implements JsonNode {
    private final List<Object> elements = new ArrayList<>();

    public JsonArray add(String text) {
        elements.add(text);
        return this;
    }

    public JsonArray add(long number) {
        elements.add(number);
        return this;
    }

    /// @param number written as a text where a double could not hold it
    public JsonArray add(BigInteger number) {
        elements.add(JsonNode.exact(number));
        return this;
    }

    public JsonArray add(JsonNode node) {
        elements.add(node);
        return this;
    }

    /// @return a new array, which is added
    public JsonArray addArray() {
        var array = new JsonArray();
        elements.add(array);
        return array;
    }

    /// @return a new object, which is added
    public JsonObject addObject() {
        var object = new JsonObject();
        elements.add(object);
        return object;
    }

    public int size() {
        return elements.size();
    }

    @Override
    public void write(JsonGenerator text) {
        text.writeStartArray();
        elements.forEach(element -> JsonNode.write(element, text));
        text.writeEndArray();
    }
}
