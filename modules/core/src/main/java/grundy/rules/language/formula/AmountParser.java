package grundy.rules.language.formula;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Reads sets of amounts: `any`, `3`, `1..3`, `{1, 3..5}`, `powers of 2`, `at most half`, `proper divisors`, and
/// lists of these.
public final class AmountParser {
    private static final Message AMOUNT = Message.of("syntax.amount");
    private static final List<String> PORTIONS = List.of("half", "third", "quarter");
    private final TokenCursor cursor;

    /// @param cursor at the first token that is read
    public AmountParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// Reads the amounts that may be taken: a list of sets, all of positive amounts.
    public Amounts amounts() throws SyntaxException {
        var sets = new ArrayList<Amounts>();
        do sets.add(parseSet(BigInteger.ONE));
        while (cursor.accept(","));
        return AmountSets.union(sets);
    }

    /// Reads one set after `in`, in which 0 may occur.
    Amounts members() throws SyntaxException {
        return parseSet(BigInteger.ZERO);
    }

    private Amounts parseSet(BigInteger least) throws SyntaxException {
        if (cursor.at("{")) return braces(least);
        if (cursor.atInteger() || cursor.at("-")) return AmountSets.of(List.of(range(least)));
        if (cursor.token().kind() != Token.Kind.WORD) throw cursor.expected(Message.of("syntax.amounts"));
        if (cursor.accept("any")) return Amounts.ANY;
        if (cursor.at("powers")) return powers();
        if (cursor.at("at")) return part();
        return parseNamedSet();
    }

    private Amounts braces(BigInteger least) throws SyntaxException {
        cursor.expect("{");
        var ranges = new ArrayList<Range>();
        do ranges.add(range(least));
        while (cursor.accept(","));
        if (!cursor.at("}")) throw cursor.expected(Message.of("syntax.comma-or-brace"));
        cursor.next();
        return AmountSets.of(ranges);
    }

    private Range range(BigInteger least) throws SyntaxException {
        int start = cursor.token().start();
        if (cursor.at("-")) throw cursor.error(start, Message.of("syntax.negative-amount"));
        if (cursor.at("}") || cursor.at(","))
            throw cursor.expected(Message.of("syntax.amount-or-brace"), withoutEmptyItem());
        var from = cursor.integer(Message.of("syntax.amount-or-brace"));
        if (from.compareTo(least) < 0) throw cursor.error(start, Message.of("syntax.zero-amount"));
        if (!cursor.accept("..")) return new Range(from, from);
        var to = cursor.integer(AMOUNT);
        if (to.compareTo(from) < 0)
            throw cursor.error(
                    start, Message.of("syntax.empty-range", "from", from, "to", to), "%s..%s".formatted(to, from));
        return new Range(from, to);
    }

    /// @return the braces as they were meant where there is a comma too many, else null
    private @Nullable String withoutEmptyItem() {
        var text = cursor.source.text();
        int open = text.lastIndexOf('{', cursor.token().start());
        int close = text.indexOf('}', cursor.token().start());
        if (open < 0 || close < 0 || close - open > 60) return null;
        var items = Arrays.stream(text.substring(open + 1, close).split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
        if (items.isEmpty()) return null;
        int take = text.lastIndexOf("take", open);
        var lead = take >= 0 && open - take <= 6 ? "take " : "";
        return lead + "{" + String.join(",", items) + "}";
    }

    private Amounts powers() throws SyntaxException {
        cursor.next();
        cursor.expect("of");
        int start = cursor.token().start();
        var base = cursor.integer(Message.of("syntax.base"));
        if (base.compareTo(BigInteger.TWO) < 0)
            throw cursor.error(start, Message.of("syntax.small-base", "base", base));
        return new Amounts.Powers(base);
    }

    /// `at most half`, `at most third`, `at most quarter`, `at most n/3`.
    private Amounts part() throws SyntaxException {
        cursor.next();
        cursor.expect("most");
        for (int i = 0; i < PORTIONS.size(); i++)
            if (cursor.accept(PORTIONS.get(i)))
                return new Amounts.AtMostPart(BigInteger.ONE, BigInteger.valueOf(i + 2L));
        if (!cursor.at("n")) throw cursor.unknownWord(Message.of("syntax.portion"), PORTIONS);
        cursor.next();
        cursor.expect("/");
        int start = cursor.token().start();
        var denominator = cursor.integer(Message.of("syntax.divisor"));
        if (denominator.signum() == 0) throw cursor.error(start, Message.of("syntax.divide-by-zero"));
        return new Amounts.AtMostPart(BigInteger.ONE, denominator);
    }

    private Amounts parseNamedSet() throws SyntaxException {
        for (var name : Name.values()) {
            var words = name.words().split(" ");
            if (!cursor.at(words[0])) continue;
            if (words.length > 1 && !cursor.lexer.at(cursor.token().end()).is(words[1])) {
                if (name != Name.TRIANGULAR) continue;
                cursor.next();
                return new Amounts.Named(name);
            }
            for (int i = 0; i < words.length; i++) cursor.next();
            return new Amounts.Named(name);
        }
        var all = new TreeSet<String>(List.of("any", "powers", "at"));
        for (var name : Name.values()) all.add(name.words().split(" ")[0]);
        throw cursor.unknownWord(Message.of("syntax.amounts"), all);
    }
}
