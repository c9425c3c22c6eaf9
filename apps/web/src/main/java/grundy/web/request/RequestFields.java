package grundy.web.request;

import grundy.json.JsonNode;
import grundy.json.JsonText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/// The members of a request, read one by one. What nobody reads is a mistake of whoever asks.
public final class RequestFields {
    private static final String TAB = "tab";
    private final Map<?, ?> members;
    private final TreeSet<String> unread = new TreeSet<>();
    private final TreeSet<String> names = new TreeSet<>();

    /// A request without members.
    public static final RequestFields NONE = new RequestFields(Map.of());

    private RequestFields(Map<?, ?> members) {
        this.members = members;
        members.keySet().forEach(name -> unread.add(String.valueOf(name)));
    }

    /// @param body a JSON object
    /// @throws RefusedRequest if it is none
    public static RequestFields of(byte[] body) {
        try {
            if (JsonText.parse(body) instanceof Map<?, ?> members) return new RequestFields(members);
        } catch (JacksonException fault) {
            var place = JsonText.place(fault);
            throw new RefusedRequest(
                    400, Message.of("web.request.no-json", "line", place.line(), "column", place.column()));
        } catch (StackOverflowError fault) {
            throw new RefusedRequest(400, Message.of("web.request.deep"));
        }
        throw new RefusedRequest(400, Message.of("web.request.no-object"));
    }

    /// @return all members but the tab as one text, equal for two requests if and only if they ask the same
    ///     question
    public String key() {
        var key = new StringBuilder();
        new TreeMap<String, Object>(namedMembers()).forEach((name, value) -> key(key, name, value));
        return key.toString();
    }

    private Map<String, Object> namedMembers() {
        var named = new HashMap<String, Object>();
        members.forEach((name, value) -> {
            if (value != null && !TAB.equals(name)) named.put(String.valueOf(name), value);
        });
        return named;
    }

    /// With its length in front no text can be taken for another.
    private static void key(StringBuilder key, String name, @Nullable Object value) {
        key.append(name.length()).append(name);
        switch (value) {
            case Map<?, ?> document -> {
                key.append('{').append(document.size());
                var sorted = new TreeMap<String, @Nullable Object>();
                document.forEach((inner, each) -> sorted.put(String.valueOf(inner), each));
                sorted.forEach((inner, each) -> key(key, inner, each));
            }
            case List<?> list -> {
                key.append('[').append(list.size());
                list.forEach(each -> key(key, "", each));
            }
            case null, default -> {
                var text = String.valueOf(value);
                key.append(value instanceof String ? '"' : '=')
                        .append(text.length())
                        .append(':')
                        .append(text);
            }
        }
    }

    /// @return the text of that name
    public String text(String name) {
        return optionalText(name)
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.request.missing", "name", name)));
    }

    /// @return the text of that name, if it is there
    public Optional<String> optionalText(String name) {
        return value(name, String.class, "web.request.text");
    }

    /// @return the text of the document of that name, which stands there as a text or as it is, if it is there
    public Optional<String> optionalDocument(String name) {
        if (!(members.get(name) instanceof Map<?, ?> document))
            return value(name, String.class, "web.request.document");
        unread.remove(name);
        names.add(name);
        var text = new StringWriter();
        try (var generator = JsonNode.FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(document, generator);
        }
        return Optional.of(text.toString());
    }

    private static void write(@Nullable Object value, JsonGenerator text) {
        switch (value) {
            case Map<?, ?> document -> {
                text.writeStartObject();
                document.forEach((name, each) -> {
                    text.writeName(String.valueOf(name));
                    write(each, text);
                });
                text.writeEndObject();
            }
            case List<?> list -> {
                text.writeStartArray();
                for (Object each : list) write(each, text);
                text.writeEndArray();
            }
            case null, default -> JsonNode.write(value, text);
        }
    }

    /// @return the number of that name
    public long number(String name, long usual, long least, long most) {
        long number = value(name, Long.class, "web.request.number").orElse(usual);
        if (number < least || number > most)
            throw new RefusedRequest(
                    400, Message.of("web.request.range", "name", name, "least", least, "most", most, "found", number));
        return number;
    }

    /// @return the number of that name, if it is there
    public Optional<Long> optionalNumber(String name, long least, long most) {
        return members.get(name) == null ? none(name) : Optional.of(number(name, least, least, most));
    }

    private <T> Optional<T> none(String name) {
        unread.remove(name);
        names.add(name);
        return Optional.empty();
    }

    /// @return whether the member is there and true
    public boolean flag(String name) {
        return flag(name, false);
    }

    /// @return the value of the member, true or false
    public boolean flag(String name, boolean usual) {
        return value(name, Boolean.class, "web.request.flag").orElse(usual);
    }

    /// @return the value under that name, of whatever kind; null if there is none
    public @Nullable Object get(String name) {
        return members.get(name);
    }

    /// @return the numbers of that name; none if it is not there
    public List<Long> numbers(String name) {
        var numbers = new ArrayList<Long>();
        for (Object each : value(name, List.class, "web.request.numbers").orElse(List.of()))
            if (each instanceof Long number) numbers.add(number);
            else throw new RefusedRequest(400, Message.of("web.request.numbers", "name", name));
        return numbers;
    }

    /// @return the texts of that name; none if it is not there
    public List<String> texts(String name) {
        var texts = new ArrayList<String>();
        for (Object each : value(name, List.class, "web.request.texts").orElse(List.of()))
            if (each instanceof String text) texts.add(text);
            else throw new RefusedRequest(400, Message.of("web.request.texts", "name", name));
        return texts;
    }

    /// @param reading from the name that stands there
    /// @return the thing that one of several names stands for
    public <T> T choice(String name, T usual, List<String> names, Function<String, T> reading) {
        var text = optionalText(name);
        if (text.isEmpty()) return usual;
        if (!names.contains(text.get()))
            throw new RefusedRequest(400, Message.of("web.request.choice", "name", name, "names", names));
        return reading.apply(text.get());
    }

    /// @return the side that `side` names
    public Optional<Side> side() {
        return choice(
                "side",
                Optional.empty(),
                List.of("left", "right"),
                name -> Optional.of(name.equals("left") ? Side.LEFT : Side.RIGHT));
    }

    /// @return the language of the answer: `en` or `zh`
    public Language language() {
        return choice("lang", Language.EN, List.of("en", "zh"), name -> name.equals("zh") ? Language.ZH : Language.EN);
    }

    private <T> Optional<T> value(String name, Class<T> type, String problem) {
        unread.remove(name);
        names.add(name);
        var value = members.get(name);
        if (value == null) return Optional.empty();
        if (!type.isInstance(value)) throw new RefusedRequest(400, Message.of(problem, "name", name));
        return Optional.of(type.cast(value));
    }

    /// @return the names of all members that were asked for, whether they are there or not
    public Set<String> requestedNames() {
        return names;
    }

    /// @throws RefusedRequest if there is a member that nobody has read
    public void expectEnd() {
        if (!unread.isEmpty())
            throw new RefusedRequest(400, Message.of("web.request.unknown", "name", unread.getFirst()));
    }
}
