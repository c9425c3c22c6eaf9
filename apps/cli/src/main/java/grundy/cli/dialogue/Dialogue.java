package grundy.cli.dialogue;

import grundy.present.layout.Tint;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A text conversation with a person, such as a game at a terminal.
public interface Dialogue {
    /// A person's response to a prompt.
    sealed interface DialogueInput {
        record Line(String text) implements DialogueInput {}

        /// The line was thrown away.
        record Cancelled() implements DialogueInput {}

        /// The input has ended.
        record End() implements DialogueInput {}
    }

    /// @param completions what the line could be, asked for when it is needed
    DialogueInput ask(String prompt, Supplier<List<String>> completions) throws IOException;

    default void say(String line) {
        say(line, null);
    }

    /// @param tint what the line stands out by, where colours are shown; null if by nothing
    void say(String line, @Nullable Tint tint);

    /// @return columns of the widest line
    int width();
}
