package grundy.rules;

import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A position to be solved: components played together, how a move is made in them, and what the end of play means.
///
/// @param text the position as the user wrote it
/// @param readAs as what the user's sentence was read; null if it was in the rule language itself
public record Sum(
        Play play,
        Compound compound,
        List<Component> components,
        String text,
        @Nullable SentenceReading readAs) {
    /// A position that was asked about in the rule language.
    public Sum(Play play, Compound compound, List<Component> components, String text) {
        this(play, compound, components, text, null);
    }

    /// @param reading as what the user's sentence was read
    public Sum readAs(SentenceReading reading) {
        return new Sum(play, compound, components, text, reading);
    }

    /// @return each component with its game: `nim(3) + wythoff(4,7)`
    public String notation() {
        return components.stream().map(Sum::notation).collect(Collectors.joining(" + "));
    }

    /// @return the position as a user writes it: without the game where all components are of one
    public String position() {
        if (!isOneGame()) return notation();
        boolean heaps = components.getFirst().game().rules().arity() == 1;
        return components.stream()
                .map(component -> component.position().toString())
                .collect(Collectors.joining(heaps ? " " : " + "));
    }

    /// @return whether all components are of the same game, which is not a value written in its place
    public boolean isOneGame() {
        var first = components.getFirst().game();
        return !first.isValue()
                && components.stream()
                        .allMatch(component -> component.game().text().equals(first.text()));
    }

    private static String notation(Component component) {
        if (component.game().isValue()) return component.position().toString();
        var name = component.game().entry() != null
                ? component.game().text()
                : "[" + component.game().text() + "]";
        var position = component.position().toString();
        return position.startsWith("(") ? name + position : name + "(" + position + ")";
    }

    /// The line of the rule language as which a sentence in other words was read.
    ///
    /// @param line of the rule language
    /// @param other line that the sentence might mean as well
    /// @param isPlayAssumed whether the sentence tells how is moved and not who wins
    public record SentenceReading(String line, Optional<String> other, boolean isPlayAssumed) {
        /// Returns the notes before the answer.
        public Message says() {
            return other.map(second -> Message.of("explain.question.read-in-order", "line", line, "other", second))
                    .orElseGet(() -> Message.of("explain.question.read-as", "line", line));
        }

        /// @return all notes before the answer, including the assumptions
        public List<Message> notices() {
            return isPlayAssumed
                    ? List.of(says(), Message.of("explain.question.assumed-play", "line", Play.MISERE.prefix() + line))
                    : List.of(says());
        }
    }
}
