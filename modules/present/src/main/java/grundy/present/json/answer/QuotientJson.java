package grundy.present.json.answer;

import grundy.answer.QuotientAnswer;
import grundy.check.QuotientTheorem;
import grundy.json.JsonObject;
import grundy.present.words.QuotientWords;
import grundy.text.Language;
import grundy.value.QuotientNames;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Writes a misere quotient as JSON.
///
/// Members: `rules`; `order`; `p`, the number of P-elements; `period` and `preperiod` of the map, or null; `proved`,
/// whether it holds for heaps of all sizes; `heaps`, the last heap that was examined; `tame`, and `tameIndex`, the n
/// of T_n, or null; `generators` (name, heap); `relations`; `elements` by name; `pElements`; `map`, the element of each
/// heap from heap 0; `idempotents`; `components`, for each idempotent the elements that have it as a power, and those
/// of them that form a group with it; `stuck`, what was in the way of the next heap (`growing`, `large`), its number
/// and the last sum that went wrong, or null; `limit`, which limit ended the search, or null; `certificate` and
/// `stored`, files, or null.
public final class QuotientJson {
    private QuotientJson() {}

    /// @param rules as they were given
    /// @param certificate the file that it was written to
    /// @param stored where it is kept for later
    public static JsonObject of(
            String rules,
            QuotientAnswer answer,
            @Nullable String certificate,
            @Nullable String stored,
            Language language) {
        var theorem = answer.theorem();
        var quotient = theorem.quotient();
        var names = QuotientWords.names(theorem);
        var node = new JsonObject()
                .put("rules", rules)
                .put("order", quotient.order())
                .put("p", quotient.lostElements().cardinality());
        if (theorem.isForAll()) node.put("period", theorem.period()).put("preperiod", theorem.preperiod());
        else node.putNull("period").putNull("preperiod");
        node.put("proved", theorem.isForAll())
                .put("heaps", answer.last())
                .put("tame", quotient.tame().isPresent());
        if (quotient.tame().isPresent()) node.put("tameIndex", quotient.tame().getAsInt());
        else node.putNull("tameIndex");
        var generators = node.putArray("generators");
        for (int i = 0; i < theorem.generators().size(); i++)
            generators
                    .addObject()
                    .put("name", QuotientNames.letter(i))
                    .put("heap", theorem.generators().get(i));
        var relations = node.putArray("relations");
        for (var relation : names.relations())
            relations.add(names.text(relation.left()) + " = " + names.text(relation.right()));
        elements(node, names, theorem);
        if (answer.obstacle().isPresent()) {
            var obstacle = answer.obstacle().get();
            var stuck = node.putObject("stuck")
                    .put("kind", obstacle.kind().name().toLowerCase(Locale.ROOT))
                    .put("heap", obstacle.number());
            var word = stuck.putArray("sum");
            obstacle.word().forEach(word::add);
        } else node.putNull("stuck");
        node.put("limit", answer.limit().map(limit -> limit.in(language)).orElse(null));
        return node.put("certificate", certificate).put("stored", stored);
    }

    private static void elements(JsonObject node, QuotientNames names, QuotientTheorem theorem) {
        var quotient = theorem.quotient();
        var elements = node.putArray("elements");
        names.elements().forEach(element -> elements.add(names.name(element)));
        var lost = node.putArray("pElements");
        names.elements().stream().filter(quotient::isLost).forEach(element -> lost.add(names.name(element)));
        var map = node.putArray("map");
        theorem.map().forEach(element -> map.add(names.name(element)));
        var idempotents = node.putArray("idempotents");
        quotient.idempotents().forEach(element -> idempotents.add(names.name(element)));
        var components = node.putArray("components");
        for (int idempotent : quotient.idempotents()) {
            var component = components.addObject().put("idempotent", names.name(idempotent));
            var members = component.putArray("elements");
            quotient.archimedeanComponent(idempotent).forEach(element -> members.add(names.name(element)));
            var group = component.putArray("group");
            quotient.maximalGroup(idempotent).forEach(element -> group.add(names.name(element)));
        }
    }
}
