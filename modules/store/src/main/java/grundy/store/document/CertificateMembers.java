package grundy.store.document;

import grundy.json.JsonMembers;
import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.store.StoreException;
import grundy.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the members of a certificate, each with the type it must have; a member that is missing or has
/// another type is a fault that names it.
///
/// @param file they were read from
/// @param kind of the certificate
/// @param answers by which texts of games are read
public record CertificateMembers(Path file, CertificateKind kind, Map<?, ?> members, AnswerSource answers) {
    static final String VERSION = "version";
    public static final String QUESTION = "question";
    public static final String PREFERENCES = "preferences";

    /// @return the first members of a certificate
    public static JsonObject newCertificate(CertificateKind kind, int version, List<String> question) {
        var node = new JsonObject().put(CertificateKind.MEMBER, kind.id()).put(VERSION, version);
        var words = node.putArray(QUESTION);
        question.forEach(words::add);
        return node;
    }

    /// Writes whom each of several players would like best to see lose; nothing for the usual order.
    public static void putPreferences(JsonObject node, List<List<Integer>> preferences) {
        if (preferences.isEmpty()) return;
        var lists = node.putArray(PREFERENCES);
        for (var one : preferences) {
            var list = lists.addArray();
            one.forEach(list::add);
        }
    }

    public boolean has(String member) {
        return members.containsKey(member);
    }

    @Nullable
    public Object get(String member) {
        return members.get(member);
    }

    public String text(String member) {
        if (members.get(member) instanceof String text) return text;
        throw fault(member);
    }

    /// @return the words on the command line; standard input holds nothing of a certificate
    public List<String> question() {
        var words = texts(QUESTION, members.get(QUESTION));
        if (words.isEmpty() || words.contains("-")) throw fault(QUESTION);
        return words;
    }

    public List<?> list(String member) {
        return list(member, members.get(member));
    }

    public List<?> list(String member, @Nullable Object node) {
        if (node instanceof List<?> list) return list;
        throw fault(member);
    }

    public List<String> texts(String member, @Nullable Object node) {
        var texts = new ArrayList<String>();
        for (var one : list(member, node)) {
            if (!(one instanceof String text)) throw fault(member);
            texts.add(text);
        }
        return List.copyOf(texts);
    }

    /// @return a whole number that is not negative
    public int number(String member, @Nullable Object node) {
        if (node instanceof Long number && number >= 0 && number <= Integer.MAX_VALUE) return number.intValue();
        throw fault(member);
    }

    /// @return a whole number that is not negative, however large
    public long longNumber(String member) {
        if (members.get(member) instanceof Long number && number >= 0) return number;
        throw fault(member);
    }

    public List<Long> longs(String member, @Nullable Object node) {
        var numbers = new ArrayList<Long>();
        for (var one : list(member, node)) {
            if (!(one instanceof Long number)) throw fault(member);
            numbers.add(number);
        }
        return numbers;
    }

    /// @return for each player all players, each once; empty where none are stated
    public List<List<Integer>> preferences() {
        if (!has(PREFERENCES)) return List.of();
        var lists = new ArrayList<List<Integer>>();
        for (var one : list(PREFERENCES))
            lists.add(list(PREFERENCES, one).stream()
                    .map(player -> number(PREFERENCES, player))
                    .toList());
        for (var one : lists)
            if (one.size() != lists.size()
                    || one.stream().distinct().count() != one.size()
                    || one.stream().anyMatch(player -> player >= one.size())) throw fault(PREFERENCES);
        return lists;
    }

    /// @param node a value as {@link ValueText} has it, or null for none
    public Optional<Value> value(String member, @Nullable Object node) {
        if (node == null) return Optional.empty();
        if (!(node instanceof Map<?, ?> value)) throw fault(member);
        try {
            return Optional.of(ValueText.read(value, answers));
        } catch (IllegalArgumentException | ArithmeticException _) {
            throw fault(member);
        }
    }

    /// @param names of a type, each of which is the name of one
    public <E extends Enum<E>> E enumConstant(String member, @Nullable Object node, E[] names) {
        for (var one : names) if (one.name().equals(node)) return one;
        throw fault(member);
    }

    /// @param node an object
    public CertificateMembers inner(String member, @Nullable Object node) {
        if (node instanceof Map<?, ?> inner) return new CertificateMembers(file, kind, inner, answers);
        throw fault(member);
    }

    /// Requires that the members are written the same again, since only then all that stands there was
    /// read.
    ///
    /// @param again the document that is written of what was understood
    public void requireAll(JsonNode again) {
        JsonMembers.other(members, again).ifPresent(name -> {
            throw fault(name);
        });
    }

    public StoreException fault(String member) {
        return kind.fault(file, member);
    }
}
