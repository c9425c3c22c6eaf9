package grundy.present.json.answer;

import grundy.explain.value.OptionTree;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.heat.Thermograph;
import grundy.value.heat.ThermographWall;
import grundy.value.heat.Thermographs;
import java.util.Locale;

/// Writes a partizan value as JSON, for apps that show its parts.
///
/// Members: `text`, `value` ({@link ValueJson}), `outcome`, `mean`, `temperature`, `leftStop`, `rightStop`,
/// `form` (the expanded canonical form: `text`, `left`, `right`, both lists of such forms, null where it is
/// not expanded any further; numbers, ups and nimbers are not), `thermograph` (`mean`, `temperature`,
/// `base`, `left`, `right`: corners by ascending temperature, each with `temperature` and `value`).
public final class FormJson {
    private static final int MOST_NODES = 500;
    private static final int MOST_DEPTH = 12;
    private static final int MOST_TEXT = 200;

    private int nodes;

    private FormJson() {}

    /// @param forms an arena for what comes from none
    public static JsonObject of(ShortValue value, CanonicalForms forms) {
        var arena = value instanceof CanonicalForm form ? form.forms() : forms;
        int id = arena.of(value);
        var thermograph = new Thermographs(arena).of(id);
        return new JsonObject()
                .put("text", shorten(value.toString()))
                .set("value", ValueJson.of(value))
                .put("outcome", arena.outcome(id).name())
                .put("mean", thermograph.mean().toString())
                .put("temperature", thermograph.temperature().toString())
                .put("leftStop", arena.leftStop(id).toString())
                .put("rightStop", arena.rightStop(id).toString())
                .set("form", new FormJson().form(arena, id, MOST_DEPTH))
                .set("thermograph", thermograph(thermograph));
    }

    private JsonObject form(CanonicalForms forms, int id, int depth) {
        nodes++;
        var node = new JsonObject()
                .put("text", shorten(CanonicalForm.value(forms, id).toString()));
        if (forms.hasTerms(id) && depth < MOST_DEPTH || depth == 0 || nodes > MOST_NODES)
            return node.putNull("left").putNull("right");
        options(node.putArray("left"), forms, forms.left(id), depth);
        options(node.putArray("right"), forms, forms.right(id), depth);
        return node;
    }

    private void options(JsonArray array, CanonicalForms forms, int[] options, int depth) {
        for (int option : options) {
            if (nodes > MOST_NODES) return;
            array.add(form(forms, option, depth - 1));
        }
    }

    private static String shorten(String text) {
        return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT) + "…";
    }

    private static JsonObject thermograph(Thermograph thermograph) {
        var node = new JsonObject()
                .put("mean", thermograph.mean().toString())
                .put("temperature", thermograph.temperature().toString())
                .put("base", thermograph.base().toString());
        corners(node.putArray("left"), thermograph.left());
        corners(node.putArray("right"), thermograph.right());
        return node;
    }

    private static void corners(JsonArray array, ThermographWall wall) {
        for (var corner : wall.corners())
            array.addObject()
                    .put("temperature", corner.temperature().toString())
                    .put("value", corner.value().toString());
    }

    /// Writes a tree of options in literal form: `root`, whose members are `text`, `side` (null at the
    /// root), `kind` (`stays`, `dominated`, `reversible`, `answer`, `instead`), `crossed`, `why` (in
    /// words) and `below` (its subtrees); `closed` and `omitted`: the numbers of unexpanded nodes and
    /// of omitted options.
    public static JsonObject tree(OptionTree tree) {
        return new JsonObject()
                .set("root", node(tree.root()))
                .put("closed", tree.closed())
                .put("omitted", tree.omitted());
    }

    private static JsonObject node(OptionTree.Node node) {
        var object = new JsonObject()
                .put("text", node.text())
                .put(
                        "side",
                        node.side()
                                .map(side -> side.name().toLowerCase(Locale.ROOT))
                                .orElse(null))
                .put("kind", node.kind().name().toLowerCase(Locale.ROOT))
                .put("crossed", node.isCrossed())
                .put("why", node.why());
        var below = object.putArray("below");
        for (var one : node.below()) below.add(node(one));
        return object;
    }
}
