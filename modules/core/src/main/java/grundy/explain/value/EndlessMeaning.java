package grundy.explain.value;

import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Value;
import grundy.value.loopy.LoopyValue;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Explains the value of a game in which play may go on for ever to somebody who wants to win.
///
/// Source: Winning Ways, chapter 11.
public record EndlessMeaning(Value.Endless value) implements Lesson {
    private static final Pattern BESIDE = Pattern.compile("(-?\\d+(?:/\\d+)?)(over|under|[v^]\\[on])");

    @Override
    public void tell(Blocks blocks) {
        var name = value.toString();
        var beside = BESIDE.matcher(name);
        if (beside.matches()) {
            var number = beside.group(1);
            blocks.say(Message.of(
                    "explain.endless.beside",
                    "value",
                    name,
                    "number",
                    number,
                    "name",
                    beside.group(2),
                    "rest",
                    number.startsWith("-") ? number.substring(1) : "-" + number));
            name = beside.group(2);
        }
        var meaning = meaning(name);
        if (meaning != null) blocks.say(meaning);
        if (!(value instanceof LoopyValue loopy)) return;
        if (loopy.isStopper()) blocks.say(Message.of("explain.game.stopper"));
        else if (loopy.isStopperSided()) blocks.say(Message.of("explain.game.stopper-sided"));
        else blocks.say(Message.of("explain.game.not-sided"));
    }

    private static @Nullable Message meaning(String name) {
        return switch (name) {
            case "on" -> Message.of("explain.endless.on", "form", "a{a|}");
            case "off" -> Message.of("explain.endless.off", "form", "a{|a}");
            case "over" -> Message.of("explain.endless.over", "form", "a{0|a}");
            case "under" -> Message.of("explain.endless.under", "form", "a{a|0}");
            case "^[on]" -> Message.of("explain.endless.upon", "form", "a{a|*}");
            case "v[on]" -> Message.of("explain.endless.down-on", "form", "a{*|a}");
            case "^<on>" -> Message.of("explain.endless.least-up");
            case "v<on>" -> Message.of("explain.endless.least-down");
            case "dud" -> Message.of("explain.endless.dud", "form", "a{a|a}");
            case "1 & 0" -> Message.of("explain.endless.tis", "form", "a{{|a}|}");
            case "0 & -1" -> Message.of("explain.endless.tisn", "form", "a{|{a|}}");
            default -> null;
        };
    }
}
