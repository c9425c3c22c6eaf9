package grundy.text;

import java.util.ArrayList;
import java.util.List;

/// An argument of a message that lists things with the semicolon of the language: their own texts may have commas.
public record SemicolonList(List<?> things) {
    public SemicolonList {
        things = List.copyOf(things);
    }

    /// @param most how many are shown; an ellipsis stands for the others
    public static SemicolonList of(List<?> things, int most) {
        if (things.size() <= most) return new SemicolonList(things);
        var shown = new ArrayList<Object>(things.subList(0, most));
        shown.add("…");
        return new SemicolonList(shown);
    }
}
