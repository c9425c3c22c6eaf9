package grundy.present.words;

import grundy.store.Checked;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// What came out when a certificate was checked again, for a reader.
public final class CheckedWords {
    private CheckedWords() {}

    public static List<Block> of(Checked checked, Language language) {
        var blocks = new Blocks(language);
        checked.title().ifPresent(blocks::say);
        switch (checked) {
            case Checked.Equilibria _, Checked.Behaviours _ -> {
                items(blocks, checked.faults());
                items(blocks, checked.steps());
                blocks.say(checked.verdict());
                // That there are no others is no part of what was stated.
                if (checked.faults().isEmpty()) checked.open().forEach(blocks::say);
            }
            case Checked.Period _, Checked.AllSizes _, Checked.Unreadable _, Checked.OfAnswer _, Checked.Quotient _ -> {
                items(blocks, checked.steps());
                items(blocks, checked.open());
                blocks.say(checked.verdict());
            }
        }
        return blocks.list();
    }

    private static void items(Blocks blocks, List<Message> messages) {
        messages.forEach(message -> blocks.item(message));
    }
}
