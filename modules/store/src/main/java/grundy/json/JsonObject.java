package grundy.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// Names and values, in the order in which they were put; a name that is put again keeps its place.
public final class JsonObject implements JsonNode {
    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    public JsonObject put(String name, @Nullable String text) {
        members.put(name, text);
        return this;
    }

    public JsonObject put(String name, long number) {
        members.put(name, number);
        return this;
    }

    /// @param number written as a text where a double could not hold it
    public JsonObject put(String name, BigInteger number) {
        members.put(name, JsonNode.exact(number));
        return this;
    }

    /// @param number of a cell of a table, with a fixed number of digits after the point
    public JsonObject put(String name, BigDecimal number) {
        members.put(name, number);
        return this;
    }

    public JsonObject put(String name, boolean truth) {
        members.put(name, truth);
        return this;
    }

    public JsonObject putNull(String name) {
        members.put(name, null);
        return this;
    }

    public JsonObject set(String name, @Nullable JsonNode node) {
        members.put(name, node);
        return this;
    }

    /// @return a new array, which is put there
    public JsonArray putArray(String name) {
        var array = new JsonArray();
        members.put(name, array);
        return array;
    }

    /// @return the array that is there, or a new one, which is put there
    public JsonArray array(String name) {
        return members.get(name) instanceof JsonArray there ? there : putArray(name);
    }

    /// @return a new object, which is put there
    public JsonObject putObject(String name) {
        var object = new JsonObject();
        members.put(name, object);
        return object;
    }

    @Override
    public void write(JsonGenerator text) {
        text.writeStartObject();
        members.forEach((name, value) -> {
            text.writeName(name);
            JsonNode.write(value, text);
        });
        text.writeEndObject();
    }
}
