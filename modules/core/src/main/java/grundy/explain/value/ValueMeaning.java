package grundy.explain.value;

import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.heat.Thermographs;

/// Explains a value of Left and Right to somebody who wants to win.
record ValueMeaning(ShortValue value) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(SearchLesson.partizan(value.outcome()));
        switch (value) {
            case Value.Nimber(var size) when size.signum() > 0 -> blocks.say(Message.of("explain.game.nimber"));
            case Value.Number(var number)
            when number.signum() > 0 -> blocks.say(Message.of("explain.game.number-left", "moves", number));
            case Value.Number(var number)
            when number.signum() < 0 -> blocks.say(Message.of("explain.game.number-right", "moves", number.negate()));
            case Value.Number _, Value.Nimber _ -> {}
            case Value.NumberAndNimber _ -> blocks.say(Message.of("explain.game.number-and-nimber"));
            case CanonicalForm(var forms, int id) -> {
                var left = forms.leftStop(id);
                var right = forms.rightStop(id);
                if (left.equals(right)) {
                    blocks.say(Message.of("explain.game.infinitesimal", "number", left));
                    return;
                }
                var thermograph = new Thermographs(forms).of(id);
                blocks.say(Message.of(
                        "explain.game.hot",
                        "left",
                        left,
                        "right",
                        right,
                        "mean",
                        thermograph.mean(),
                        "temperature",
                        thermograph.temperature()));
            }
            case Value.Game _ -> {}
        }
    }
}
