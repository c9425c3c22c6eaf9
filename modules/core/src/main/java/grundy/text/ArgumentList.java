package grundy.text;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

/// An argument of a message that lists things, with what stands between them. Any other collection is listed with
/// commas.
public final class ArgumentList extends AbstractList<Object> {
    private static final String COMMA = "explain.comma";
    private static final String SEMICOLON = "explain.semicolon";

    private final List<Object> things;
    private final String separator;

    private ArgumentList(Collection<?> things, String separator) {
        this.things = List.copyOf(things);
        this.separator = separator;
    }

    /// Returns the things with commas between them, unless they have their separator already.
    public static ArgumentList of(Collection<?> things) {
        return things instanceof ArgumentList list ? list : new ArgumentList(things, COMMA);
    }

    /// Returns the things with semicolons between them: their own texts may have commas.
    public static ArgumentList withSemicolons(List<?> things) {
        return new ArgumentList(things, SEMICOLON);
    }

    /// @param most how many are shown; an ellipsis stands for the others
    public static ArgumentList withSemicolons(List<?> things, int most) {
        if (things.size() <= most) return withSemicolons(things);
        var arguments = new ArrayList<Object>(things.subList(0, most));
        arguments.add("…");
        return withSemicolons(arguments);
    }

    /// Returns the changed things with the same separator.
    public ArgumentList map(UnaryOperator<Object> change) {
        return new ArgumentList(things.stream().map(change).toList(), separator);
    }

    /// @return the key of the phrase between two things
    String separator() {
        return separator;
    }

    @Override
    public Object get(int index) {
        return things.get(index);
    }

    @Override
    public int size() {
        return things.size();
    }
}
