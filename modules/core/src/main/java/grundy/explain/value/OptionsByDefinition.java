package grundy.explain.value;

import grundy.check.plain.PlainNimValues;
import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.notation.ShortenedText;
import grundy.rules.option.RuleOptions;
import grundy.rules.option.RuleOptions.RuleOption;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The options of a small position with their nim-values, computed from the definition, and the values missing
/// among them. It shows nothing of a position that is not small.
///
/// @param value of the position
public record OptionsByDefinition(Component component, Play play, BigInteger value) implements Lesson {
    private static final int MOST_POSITIONS = 2_000;
    private static final int MOST_OPTIONS = 12;

    @Override
    public void tell(Blocks blocks) {
        var rules = component.game().rules();
        if (play == Play.MISERE && rules.maySplit()) return;
        var options = RuleOptions.readableOptions(rules, component.position())
                .limit(MOST_POSITIONS + 1)
                .toList();
        if (options.isEmpty() || options.size() > MOST_POSITIONS) return;
        var plain = new PlainNimValues(rules, play, MOST_POSITIONS, Checkpoint::isOver);
        if (!plain.value(component.position()).equals(OptionalInt.of(value.intValue()))) return;
        tell(List.copyOf(different(options)), plain, blocks);
    }

    /// Two splits into the same parts are the same option.
    private static Collection<RuleOption> different(List<RuleOption> options) {
        var different = new LinkedHashMap<List<Position>, RuleOption>();
        for (var option : options) different.putIfAbsent(option.key(), option);
        return different.values();
    }

    private void tell(List<RuleOption> options, PlainNimValues plain, Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var here = texts.position(component.position());
        if (options.size() <= MOST_OPTIONS)
            blocks.say(Message.of(
                    "explain.options.all",
                    "position",
                    here,
                    "options",
                    options.stream().map(option -> option(option, plain, texts)).toList(),
                    "value",
                    value));
        else
            blocks.say(Message.of(
                    "explain.options.many",
                    "position",
                    here,
                    "count",
                    options.size(),
                    "values",
                    options.stream().map(option -> sum(option, plain)).collect(Collectors.toCollection(TreeSet::new)),
                    "value",
                    value));
    }

    private static int value(Position position, PlainNimValues plain) {
        return plain.value(position).orElseThrow(() -> new AssertionError("No value: " + position));
    }

    private static int sum(RuleOption option, PlainNimValues plain) {
        return option.parts().stream().mapToInt(part -> value(part, plain)).reduce(0, (a, b) -> a ^ b);
    }

    /// @return `(1,2) (0)`, and where the position falls into parts `3 + 5 (2 ⊕ 1 = 3)`
    private static String option(RuleOption option, PlainNimValues plain, ShortenedText texts) {
        var text = option.to().isEmpty() ? "0" : texts.sum(option.to());
        var values = option.parts().stream()
                .map(part -> Integer.toString(value(part, plain)))
                .collect(Collectors.joining(" ⊕ "));
        return option.parts().size() > 1
                ? text + " (" + values + " = " + sum(option, plain) + ")"
                : text + " (" + sum(option, plain) + ")";
    }
}
