package grundy.rules;

import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Collectors;

/// A position to be solved: components played together, how a move is made in them, and what the end of play means.
///
/// @param text the position as the user wrote it
public record Sum(Play play, Compound compound, List<Component> components, String text) {
    /// @return each component with its game: `nim(3) + wythoff(4,7)`
    public String written() {
        return components.stream().map(Sum::written).collect(Collectors.joining(" + "));
    }

    /// @return the position as a user writes it: without the game where all components are of one
    public String position() {
        if (!isOneGame()) return written();
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

    private static String written(Component component) {
        if (component.game().isValue()) return component.position().toString();
        var name = component.game().entry() != null
                ? component.game().text()
                : "[" + component.game().text() + "]";
        var position = component.position().toString();
        return position.startsWith("(") ? name + position : name + "(" + position + ")";
    }
}
