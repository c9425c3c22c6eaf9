package grundy.cli;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A document as a tree that may also be what no program writes: members that stand there twice, numbers of any length.
sealed interface Json {
    /// Members in their order.
    record Members(List<Member> members) implements Json {
        Optional<Json> get(String name) {
            return members.stream()
                    .filter(member -> member.name.equals(name))
                    .map(Member::value)
                    .findFirst();
        }

        Members with(String name, Json value) {
            return new Members(members.stream()
                    .map(member -> member.name.equals(name) ? new Member(name, value) : member)
                    .toList());
        }

        Members without(String name) {
            return new Members(
                    members.stream().filter(member -> !member.name.equals(name)).toList());
        }
    }

    record Member(String name, Json value) {}

    record Elements(List<Json> elements) implements Json {}

    record Text(String text) implements Json {}

    /// A number, a truth value or null, as it is written.
    record Word(String word) implements Json {}

    static Json read(String document) {
        return of(JsonMapper.builder().build().readTree(document));
    }

    private static Json of(JsonNode node) {
        if (node.isObject())
            return new Members(node.properties().stream()
                    .map(member -> new Member(member.getKey(), of(member.getValue())))
                    .toList());
        if (node.isArray()) {
            var elements = new ArrayList<Json>();
            for (var element : node) elements.add(of(element));
            return new Elements(elements);
        }
        return node.isString() ? new Text(node.stringValue()) : new Word(node.toString());
    }

    /// @return the text without blanks, as certificates are written
    default String write() {
        return switch (this) {
            case Members(var members) ->
                members.stream()
                        .map(member -> quoted(member.name) + ":" + member.value.write())
                        .collect(Collectors.joining(",", "{", "}"));
            case Elements(var elements) ->
                elements.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
            case Text(var text) -> quoted(text);
            case Word(var word) -> word;
        };
    }

    private static String quoted(String text) {
        return JsonMapper.builder().build().writeValueAsString(text);
    }

    /// What somebody who means to deceive would write: with the seal, and the digests, that fit what stands there.
    static String sealed(Json document) {
        if (!(fitted(document) instanceof Members members)) return document.write();
        if (members.get("seal").isEmpty()) return members.write() + "\n";
        return members.with("seal", new Text("sha256:" + Seal.of(members.without("seal"))))
                        .write() + "\n";
    }

    private static Json fitted(Json document) {
        return switch (document) {
            case Members(var all) -> {
                var members = new Members(all.stream()
                        .map(member -> new Member(member.name, fitted(member.value)))
                        .toList());
                var kind = members.get("certificate").orElse(new Word("null"));
                var hex = sha256(members.without("digest").write().getBytes(StandardCharsets.UTF_8));
                if (kind.equals(new Text("grundy-theorem"))) yield members.with("digest", new Text("sha256:" + hex));
                if (kind.equals(new Text("grundy-misere-quotient"))) yield members.with("digest", new Text(hex));
                yield members;
            }
            case Elements(var elements) ->
                new Elements(elements.stream().map(Json::fitted).toList());
            case Text _, Word _ -> document;
        };
    }

    private static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(Seal.begun().digest(bytes));
    }

    /// The seal, written down a second time.
    final class Seal {
        private final MessageDigest digest = begun();

        static MessageDigest begun() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError(e);
            }
        }

        static String of(Json node) {
            var seal = new Seal();
            seal.add(node);
            return HexFormat.of().formatHex(seal.digest.digest());
        }

        private void add(Json node) {
            switch (node) {
                case Members(var members) -> {
                    begin('{', members.size());
                    members.stream().sorted(Comparator.comparing(Member::name)).forEach(member -> {
                        text('"', member.name);
                        add(member.value);
                    });
                }
                case Elements(var elements) -> {
                    begin('[', elements.size());
                    elements.forEach(this::add);
                }
                case Text(var text) -> text('"', text);
                case Word(var word) -> text(word.equals("null") ? 'n' : '=', word.equals("null") ? "" : word);
            }
        }

        private void begin(char kind, int size) {
            digest.update((kind + String.valueOf(size) + ":").getBytes(StandardCharsets.UTF_8));
        }

        private void text(char kind, String text) {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            begin(kind, bytes.length);
            digest.update(bytes);
        }
    }
}
