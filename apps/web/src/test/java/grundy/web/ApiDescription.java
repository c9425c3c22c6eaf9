package grundy.web;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import grundy.json.JsonText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The description of the interface, by which a validator of JSON Schema looks at documents.
public final class ApiDescription {
    private static final String PLACE = "https://grundy.invalid/openapi";
    private static final String DOCUMENT = "/content/application~1json/schema";
    private final String text = text();
    private final Map<?, ?> document = (Map<?, ?>) JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
    private final Map<String, Schema> schemas = new HashMap<>();
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(PLACE, text)));

    private static String text() {
        try (var in = Workbench.class.getResourceAsStream("/grundy/openapi.json")) {
            if (in == null) throw new AssertionError("The description is a part of the program");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private List<String> faults(String pointer, byte[] json) {
        var schema =
                schemas.computeIfAbsent(pointer, where -> registry.getSchema(SchemaLocation.of(PLACE + "#" + where)));
        return schema.validate(new String(json, StandardCharsets.UTF_8), InputFormat.JSON).stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
                .toList();
    }

    private static String operation(String method, String path) {
        return "/paths/" + path.replace("/", "~1") + "/" + method;
    }

    /// @return the statuses that a question may be answered with
    public Set<String> statuses(String method, String path) {
        var statuses = new TreeSet<String>();
        ((Map<?, ?>) at(operation(method, path) + "/responses")).keySet().forEach(key -> statuses.add("" + key));
        return statuses;
    }

    /// @param status as the description has it
    /// @return what is wrong with an answer
    public List<String> ofAnswer(String method, String path, String status, byte[] json) {
        return faults(operation(method, path) + "/responses/" + status + DOCUMENT, json);
    }

    /// @return what is wrong with a request
    public List<String> ofRequest(String path, byte[] json) {
        return faults(operation("post", path) + "/requestBody" + DOCUMENT, json);
    }

    /// @return the members of an answer that are described
    public Set<String> members(String method, String path, String status) {
        var members = new TreeSet<String>();
        collect((Map<?, ?>) at(operation(method, path) + "/responses/" + status + DOCUMENT), members);
        return members;
    }

    private void collect(Map<?, ?> schema, Set<String> members) {
        if (schema.get("$ref") instanceof String place) collect((Map<?, ?>) at(place.substring(1)), members);
        if (schema.get("properties") instanceof Map<?, ?> properties)
            properties.keySet().forEach(name -> members.add(String.valueOf(name)));
        for (var combined : List.of("allOf", "anyOf"))
            if (schema.get(combined) instanceof List<?> parts)
                for (var part : parts) collect((Map<?, ?>) part, members);
    }

    private Object at(String pointer) {
        Object found = document;
        for (var name : pointer.substring(1).split("/"))
            found = ((Map<?, ?>) found).get(name.replace("~1", "/").replace("~0", "~"));
        if (found == null) throw new AssertionError("Nothing is described at " + pointer);
        return found;
    }

    /// @return of each question that is posted the examples of its requests
    public Map<String, List<Map<?, ?>>> examples() {
        var examples = new HashMap<String, List<Map<?, ?>>>();
        ((Map<?, ?>) at("/paths")).forEach((path, item) -> {
            var name = String.valueOf(path).substring(1);
            if (!((Map<?, ?>) item).containsKey("post") || name.contains("/")) return;
            var given =
                    (Map<?, ?>) at(operation("post", "/" + name) + "/requestBody/content/application~1json/examples");
            examples.put(
                    name,
                    given.values().stream()
                            .<Map<?, ?>>map(example -> (Map<?, ?>) ((Map<?, ?>) example).get("value"))
                            .toList());
        });
        return examples;
    }
}
