package grundy.cli;

import grundy.cli.Json.Elements;
import grundy.cli.Json.Member;
import grundy.cli.Json.Members;
import grundy.cli.Json.Text;
import grundy.cli.Json.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// All documents that differ from one in a single place: what stands there is left out, stands there twice, is another
/// word, number or kind of thing, or is exchanged with what stands beside it.
final class JsonMutants {
    private static final Pattern WHOLE = Pattern.compile("-?\\d+");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private final Set<String> words = new LinkedHashSet<>();
    private final List<Mutant> mutants = new ArrayList<>();

    /// A changed document.
    ///
    /// @param place names of members from the root, `*` for an element of a list: `moves.*.steps.*.to`
    /// @param change what was done there
    record Mutant(String place, String change, Json document) {}

    private JsonMutants() {}

    /// @param words that may stand in the place of a text, beside all texts of the document itself
    /// @param foreign members that may stand there besides
    static List<Mutant> of(Members document, Set<String> words, List<Member> foreign) {
        var all = new JsonMutants();
        all.words.addAll(words);
        all.collect(document);
        for (var member : foreign)
            if (document.get(member.name()).isEmpty())
                all.add(
                        "",
                        "with " + member.name() + " " + member.value().write(),
                        document,
                        new Members(with(document.members(), member)),
                        changed -> changed);
        all.visit("", document, changed -> changed);
        return all.mutants;
    }

    private void collect(Json node) {
        switch (node) {
            case Members(var members) -> members.forEach(member -> collect(member.value()));
            case Elements(var elements) -> elements.forEach(this::collect);
            case Text(var text) -> {
                if (text.length() < 40) words.add(text);
            }
            case Word _ -> {}
        }
    }

    private void visit(String place, Json node, UnaryOperator<Json> whole) {
        for (var other : others(node)) add(place, "to " + other.write(), node, other, whole);
        switch (node) {
            case Members(var members) -> {
                inMembers(place, node, members, whole);
                for (int i = 0; i < members.size(); i++) {
                    int index = i;
                    var member = members.get(i);
                    visit(
                            place.isEmpty() ? member.name() : place + "." + member.name(),
                            member.value(),
                            changed ->
                                    whole.apply(new Members(with(members, index, new Member(member.name(), changed)))));
                }
            }
            case Elements(var elements) -> {
                inElements(place, node, elements, whole);
                for (int i = 0; i < elements.size(); i++) {
                    int index = i;
                    visit(
                            place + ".*",
                            elements.get(i),
                            changed -> whole.apply(new Elements(with(elements, index, changed))));
                }
            }
            case Text _, Word _ -> {}
        }
    }

    private void add(String place, String change, Json node, Json other, UnaryOperator<Json> whole) {
        if (!other.equals(node)) mutants.add(new Mutant(place, change, whole.apply(other)));
    }

    private void inMembers(String place, Json node, List<Member> members, UnaryOperator<Json> whole) {
        for (int i = 0; i < members.size(); i++) {
            var member = members.get(i);
            var name = member.name();
            add(place, "without " + name, node, new Members(without(members, i)), whole);
            add(place, name + " twice", node, new Members(with(members, member)), whole);
            add(place, name + " and null", node, new Members(with(members, new Member(name, new Word("null")))), whole);
            add(
                    place,
                    name + " renamed",
                    node,
                    new Members(with(members, i, new Member(name + "s", member.value()))),
                    whole);
            for (int j = i + 1; j < members.size(); j++) {
                var other = members.get(j);
                var swapped = with(members, i, new Member(name, other.value()));
                add(
                        place,
                        name + " for " + other.name(),
                        node,
                        new Members(with(swapped, j, new Member(other.name(), member.value()))),
                        whole);
            }
        }
        add(place, "with note", node, new Members(with(members, new Member("note", new Word("1")))), whole);
    }

    private void inElements(String place, Json node, List<Json> elements, UnaryOperator<Json> whole) {
        for (int i = 0; i < elements.size(); i++) {
            var element = elements.get(i);
            add(place, "without " + i, node, new Elements(without(elements, i)), whole);
            var twice = new ArrayList<>(elements);
            twice.add(i, element);
            add(place, i + " twice", node, new Elements(twice), whole);
            if (i + 1 < elements.size())
                add(
                        place,
                        i + " for " + (i + 1),
                        node,
                        new Elements(with(with(elements, i, elements.get(i + 1)), i + 1, element)),
                        whole);
        }
        add(place, "reversed", node, new Elements(elements.reversed()), whole);
        if (elements.size() > 1) {
            var rotated = new ArrayList<>(elements);
            Collections.rotate(rotated, 1);
            add(place, "rotated", node, new Elements(rotated), whole);
        }
        add(place, "emptied", node, new Elements(List.of()), whole);
        for (var more : List.of("null", "0", "1", "\"\"", "{}", "[]"))
            add(place, "with " + more, node, new Elements(with(elements, Json.read(more))), whole);
    }

    private List<Json> others(Json node) {
        var others = new LinkedHashSet<Json>();
        for (var word : List.of("null", "0", "1", "1.5", "true", "false", "{}", "[]", "\"\"", "\"0\""))
            others.add(Json.read(word));
        switch (node) {
            case Text(var text) -> {
                others.add(new Text(text + "x"));
                others.add(new Text(text + " "));
                others.add(new Elements(List.of(node)));
                for (var word : words) others.add(new Text(word));
                var matcher = DIGITS.matcher(text);
                while (text.length() < 400 && matcher.find()) {
                    var number = new BigInteger(matcher.group());
                    for (var other : List.of(
                            number.add(BigInteger.ONE).toString(),
                            number.subtract(BigInteger.ONE).toString(),
                            number.shiftLeft(1).toString(),
                            "-" + number,
                            "0" + number,
                            number + "/2",
                            number + "0000000000000000000000"))
                        others.add(
                                new Text(text.substring(0, matcher.start()) + other + text.substring(matcher.end())));
                }
            }
            case Word(var word)
            when WHOLE.matcher(word).matches() -> {
                var number = new BigInteger(word);
                others.add(new Text(word));
                for (var other : List.of(
                        number.add(BigInteger.ONE),
                        number.subtract(BigInteger.ONE),
                        number.add(BigInteger.TWO),
                        number.shiftLeft(1),
                        number.negate(),
                        BigInteger.valueOf(Long.MAX_VALUE),
                        BigInteger.valueOf(Long.MIN_VALUE),
                        BigInteger.valueOf(Integer.MAX_VALUE),
                        BigInteger.ONE.shiftLeft(32).add(number),
                        BigInteger.TEN.pow(30))) others.add(new Word(other.toString()));
                others.add(new Word(word + ".0"));
                others.add(new Word(word + "e0"));
            }
            case Word _, Members _, Elements _ -> {}
        }
        return List.copyOf(others);
    }

    private static <T> List<T> with(List<T> list, T more) {
        var all = new ArrayList<>(list);
        all.add(more);
        return all;
    }

    private static <T> List<T> with(List<T> list, int index, T other) {
        var all = new ArrayList<>(list);
        all.set(index, other);
        return all;
    }

    private static <T> List<T> without(List<T> list, int index) {
        var all = new ArrayList<>(list);
        all.remove(index);
        return all;
    }
}
