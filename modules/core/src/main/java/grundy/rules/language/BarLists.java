package grundy.rules.language;

import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Lists of options with bars between them: the longest run of bars parts the sides, and a side with bars of its own
/// is one option, `{2||1|0}` for `{2|{1|0}}`.
final class BarLists {
    private final int start;
    private final List<List<ValueExpression>> lists = new ArrayList<>();
    private final List<Integer> bars = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();

    /// @param start where the brace opens
    BarLists(int start) {
        this.start = start;
    }

    void add(List<ValueExpression> list) {
        lists.add(List.copyOf(list));
    }

    /// @param at where the first of the bars stands
    void separate(int length, int at) {
        bars.add(length);
        places.add(at);
    }

    boolean isWithoutBars() {
        return bars.isEmpty();
    }

    List<ValueExpression> first() {
        return lists.getFirst();
    }

    /// @throws SyntaxException unless the longest run of bars is there once, in all and on each side of it
    ///
    /// @param deepest how deep all may be nested
    ValueExpression braces(TokenCursor cursor, int deepest) throws SyntaxException {
        if (bars.isEmpty()) throw cursor.error(start, Message.of("value.syntax.no-bar"));
        return braces(cursor, deepest, 0, bars.size());
    }

    private ValueExpression braces(TokenCursor cursor, int deepest, int from, int to) throws SyntaxException {
        cursor.enter(deepest);
        int longest = from;
        for (int i = from; i < to; i++) if (bars.get(i) > bars.get(longest)) longest = i;
        for (int i = longest + 1; i < to; i++)
            if (bars.get(i).equals(bars.get(longest)))
                throw cursor.error(
                        places.get(i), Message.of("value.syntax.bars", "bars", "|".repeat(Math.min(bars.get(i), 8))));
        var braces = new Braces(side(cursor, deepest, from, longest), side(cursor, deepest, longest + 1, to));
        cursor.leave();
        boolean passes = braces.operands().stream()
                .anyMatch(option -> option instanceof Reference(var letter, int _) && letter.equals(Reference.PASS));
        return passes ? new Cycle(Reference.PASS, braces) : braces;
    }

    private List<ValueExpression> side(TokenCursor cursor, int deepest, int from, int to) throws SyntaxException {
        return from == to ? lists.get(from) : List.of(braces(cursor, deepest, from, to));
    }
}
