package grundy.rules.language.rule;

import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Reads how a heap may be split: `split`, `split into 3`, `split into consecutive heaps`,
/// `split into equal heaps`, `split evenly`, alone or after `take ... or`, `take ... then may`.
///
/// Splitting into two or three heaps is a digit of a take-and-break code; the others are written in the general form.
final class SplitParser {
    private static final int MOST_HEAPS = 20;

    /// Rules in the general form that these words stand for.
    static final String CONSECUTIVE =
            "(n): ((n - k*(k-1)/2)/k .. (n - k*(k-1)/2)/k + k - 1) where 2 <= k <= n and k*(k+1)/2 <= n and (n - k*(k-1)/2) mod k == 0";

    static final String EQUAL = "(n): m * (n/m) where 2 <= m <= n and n mod m == 0";
    static final String EVENLY = "(n): (n mod m) * (n/m + 1) + (m - n mod m) * (n/m) where 2 <= m <= n";
    private final TokenCursor cursor;
    private final NamedGames named;

    SplitParser(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        this.named = named;
    }

    /// The heaps that a split may leave.
    private sealed interface Split {
        /// Two or three nonempty heaps.
        record Digit(int parts) implements Split {}

        record General(Alternative alternative) implements Split {}
    }

    RuleTree splitOnly() throws SyntaxException {
        return switch (parseSplit()) {
            case Split.Digit(int parts) -> new TakeAndBreak(List.of(new Term(Amounts.NOTHING, parts)));
            case Split.General(var alternative) -> new Moves(List.of("n"), List.of(alternative));
        };
    }

    RuleTree takeOrSplit(Amounts amounts) throws SyntaxException {
        int start = cursor.token().start();
        return switch (parseSplit()) {
            case Split.Digit(int parts) ->
                new TakeAndBreak(List.of(new Term(amounts, Term.LEAVE_ONE_OR_NONE), new Term(Amounts.NOTHING, parts)));
            case Split.General(var alternative) -> {
                if (AmountSets.dependsOnHeap(amounts)) throw cursor.error(start, Message.of("syntax.split-with-set"));
                yield new Moves(List.of("n"), List.of(taking(amounts), alternative));
            }
        };
    }

    RuleTree takeThenSplit(Amounts amounts) throws SyntaxException {
        cursor.expect("may");
        int start = cursor.token().start();
        return switch (parseSplit()) {
            case Split.Digit(int parts) -> new TakeAndBreak(List.of(new Term(amounts, Term.LEAVE_ONE_OR_NONE | parts)));
            case Split.General _ -> throw cursor.error(start, Message.of("syntax.then-split"));
        };
    }

    private static Alternative taking(Amounts amounts) {
        var k = new Expression.Variable("k");
        var left = new Expression.Binary(Expression.Operator.MINUS, new Expression.Variable("n"), k);
        return new Alternative(
                List.of(List.of(left)),
                amounts.equals(Amounts.ANY) ? Condition.TRUE : new Condition.Membership(k, amounts));
    }

    private Split parseSplit() throws SyntaxException {
        cursor.expect("split");
        if (cursor.accept("evenly")) return general(EVENLY);
        if (!cursor.at("into")) return new Split.Digit(1 << 2);
        cursor.next();
        if (cursor.accept("consecutive")) return heaps(general(CONSECUTIVE));
        if (cursor.accept("equal")) return heaps(general(EQUAL));
        int start = cursor.token().start();
        var count = cursor.integer(Message.of("syntax.split-into"));
        if (count.compareTo(BigInteger.TWO) < 0 || count.compareTo(BigInteger.valueOf(MOST_HEAPS)) > 0)
            throw cursor.error(start, Message.of("syntax.split-count", "most", MOST_HEAPS, "count", count));
        int heaps = count.intValueExact();
        return heaps(heaps <= 3 ? new Split.Digit(1 << heaps) : general(exactly(heaps)));
    }

    private Split heaps(Split split) {
        if (!cursor.accept("heaps")) cursor.accept("parts");
        return split;
    }

    /// Heaps in ascending order, so that each split is found once.
    private static String exactly(int heaps) {
        var letters = IntStream.rangeClosed(1, heaps).mapToObj(i -> "p" + i).toList();
        return "(n): "
                + letters.stream().map(letter -> "(" + letter + ")").collect(Collectors.joining(" + "))
                + " where " + String.join(" + ", letters) + " == n and " + String.join(" <= ", letters);
    }

    private Split general(String text) throws SyntaxException {
        var game = new RuleParser(new TokenCursor(Source.of(text), Map.of()), named).game();
        if (!(game.rules() instanceof Moves(var _, var alternatives)))
            throw new AssertionError("Splitting is written in the general form: " + text);
        return new Split.General(alternatives.getFirst());
    }
}
