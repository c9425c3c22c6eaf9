package grundy.explain.compound;

import grundy.answer.Verdict;
import grundy.rules.Component;
import grundy.rules.option.RuleOptions;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;

/// A selective sum: whoever is to move wins exactly if some component is won, by a winning move in each of those.
///
/// In misere play this holds while more than one component is running; a single one is played for itself. Source:
/// Smith 1966; Winning Ways, chapter 9.
///
/// @param cold for each component whether the player to move loses it by itself in normal play
public record SelectiveLesson(Verdict verdict, List<Boolean> cold) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        boolean misere = verdict.question().sum().play() == Play.MISERE;
        if (misere) {
            long running = running();
            blocks.say(Message.of("explain.selective.misere"));
            if (running < 2) {
                blocks.say(running == 0 ? Message.of("explain.selective.misere-over") : single());
                return;
            }
        } else {
            blocks.say(Message.of("explain.selective.intro"));
        }
        CompoundRows.table(
                        verdict,
                        "rll",
                        blocks,
                        i -> blocks.phrase(
                                Message.of(cold.get(i) ? "explain.selective.lost" : "explain.selective.won")))
                .into(blocks);
        blocks.say(
                cold.contains(false)
                        ? Message.of(
                                "explain.selective.hot",
                                "count",
                                cold.stream().filter(lost -> !lost).count())
                        : Message.of("explain.selective.cold"));
        if (misere && cold.contains(false)) blocks.say(Message.of("explain.selective.misere-turn"));
    }

    private Message single() {
        return verdict.outcome() == Outcome.P
                ? Message.of("explain.selective.misere-lost")
                : Message.of("explain.selective.misere-won");
    }

    private long running() {
        return verdict.question().sum().components().stream()
                .filter(SelectiveLesson::isRunning)
                .limit(2)
                .count();
    }

    private static boolean isRunning(Component component) {
        return RuleOptions.stream(component.game().rules(), component.position())
                .findAny()
                .isPresent();
    }
}
