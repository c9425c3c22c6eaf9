package grundy.explain.compound;

import grundy.answer.Verdict;
import grundy.rules.option.RuleOptions;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;

/// A selective sum under the short rule: lost exactly if every component is, as long as none has ended.
///
/// Source: Smith 1966; Winning Ways, chapter 10.
///
/// @param cold for each component whether the player to move loses it by itself
public record ShortSelectiveLesson(Verdict verdict, List<Boolean> cold) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        boolean over = verdict.question().sum().components().stream()
                .anyMatch(component -> RuleOptions.stream(component.game().rules(), component.position())
                        .findAny()
                        .isEmpty());
        if (over) {
            blocks.say(Message.of(normal ? "explain.short.over" : "explain.short.misere-over"));
            return;
        }
        blocks.say(Message.of(normal ? "explain.selective.intro" : "explain.selective.short-misere"));
        CompoundRows.table(
                        verdict,
                        "rll",
                        blocks,
                        i -> blocks.phrase(
                                Message.of(cold.get(i) ? "explain.selective.lost" : "explain.selective.won")))
                .into(blocks);
        long hot = cold.stream().filter(lost -> !lost).count();
        blocks.say(hot > 0 ? Message.of("explain.selective.hot", "count", hot) : Message.of("explain.selective.cold"));
    }
}
