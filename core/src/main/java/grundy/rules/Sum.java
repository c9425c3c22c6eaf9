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

    private static String written(Component component) {
        var name = component.game().entry() != null
                ? component.game().text()
                : "[" + component.game().text() + "]";
        var position = component.position().toString();
        return position.startsWith("(") ? name + position : name + "(" + position + ")";
    }
}
