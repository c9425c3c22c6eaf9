package grundy.store.certificate;

import grundy.check.answer.ReasonedValues;
import grundy.check.answer.ReasonedValues.Fate;
import grundy.check.answer.ReasonedValues.Option;
import grundy.check.answer.ReasonedValues.ReasonedPosition;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.store.document.CertificateMembers;
import grundy.store.document.ValueText;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads and writes, in a certificate, the reasons for the values of the positions in a sum of Left and
/// Right.
///
/// Its members: `values`, each once; and `positions`, of which each has `component` (the first one of the game),
/// `position`, `value`, and `left` and `right`, what the options are worth: each `value`, and where it goes
/// `dominated`, by which option, or `reversible`, through which answer. Values are given by their numbers in the list,
/// from 0.
final class ReasonsText {
    private ReasonsText() {}

    static JsonObject write(ReasonedValues reasons) {
        var node = new JsonObject();
        var values = node.putArray("values");
        for (var value : reasons.values()) values.add(ValueText.write(value));
        var positions = node.putArray("positions");
        for (var each : reasons.positions()) {
            var one = positions
                    .addObject()
                    .put("component", each.component())
                    .put("position", each.position())
                    .put("value", each.value());
            write(one.putArray("left"), each.left());
            write(one.putArray("right"), each.right());
        }
        return node;
    }

    private static void write(JsonArray array, List<Option> options) {
        for (var option : options) {
            var node = array.addObject().put("value", option.value());
            switch (option.fate()) {
                case STAYS -> {}
                case DOMINATED -> node.put("dominated", option.by());
                case REVERSIBLE -> node.put("reversible", option.by());
            }
        }
    }

    /// @return empty if the node is no such table
    static Optional<ReasonedValues> read(CertificateMembers in, Map<?, ?> node) {
        try {
            var values = new ArrayList<ShortValue>();
            for (var one : list(node.get("values"))) {
                if (!(one instanceof Map<?, ?> value && ValueText.read(value, in.answers()) instanceof ShortValue read))
                    return Optional.empty();
                values.add(read);
            }
            var positions = new ArrayList<ReasonedPosition>();
            for (var one : list(node.get("positions"))) {
                if (!(one instanceof Map<?, ?> each && each.get("position") instanceof String position))
                    return Optional.empty();
                positions.add(new ReasonedPosition(
                        number(each.get("component")),
                        position,
                        number(each.get("value")),
                        options(each.get("left")),
                        options(each.get("right"))));
            }
            return Optional.of(new ReasonedValues(values, positions));
        } catch (IllegalArgumentException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    private static List<Option> options(@Nullable Object node) {
        var options = new ArrayList<Option>();
        for (var one : list(node)) {
            if (!(one instanceof Map<?, ?> each)) throw new IllegalArgumentException("An option has members");
            int value = number(each.get("value"));
            if (each.containsKey("dominated"))
                options.add(new Option(value, Fate.DOMINATED, number(each.get("dominated"))));
            else if (each.containsKey("reversible"))
                options.add(new Option(value, Fate.REVERSIBLE, number(each.get("reversible"))));
            else options.add(new Option(value, Fate.STAYS, value));
        }
        return options;
    }

    private static List<?> list(@Nullable Object node) {
        if (node instanceof List<?> list) return list;
        throw new IllegalArgumentException("This must be a list");
    }

    private static int number(@Nullable Object node) {
        if (node instanceof Long number) return Math.toIntExact(number);
        throw new IllegalArgumentException("This must be a number");
    }
}
