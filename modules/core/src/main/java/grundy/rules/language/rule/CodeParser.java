package grundy.rules.language.rule;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Reads take-and-break codes: `0.77`, `.137`, `4.007`, `0.3F`, `4.[3]`.
///
/// Digit number k says what may be left after taking k counters: bit j of the digit allows exactly j nonempty
/// heaps. `[d]` repeats the digit for ever. Source of the notation: Guy and Smith 1956; hexadecimal digits: Winning
/// Ways, chapter 4.
public final class CodeParser {
    private static final int SPLITTING = 0b1100;
    private final TokenCursor cursor;

    /// @param cursor at the first token that is read
    public CodeParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @return whether a code starts at the present token
    public boolean atCode() {
        int i = cursor.token().start();
        var text = cursor.source.text();
        while (i < text.length() && digit(i) >= 0) i++;
        if (i >= text.length()
                || cursor.lexer.signAt(i) != '.'
                || i > cursor.token().start() + 1) return false;
        if (i + 1 >= text.length()) return i > cursor.token().start();
        char next = cursor.lexer.signAt(i + 1);
        return next == '[' || digit(i + 1) >= 0 || i > cursor.token().start() && next != '.';
    }

    TakeAndBreak code() throws SyntaxException {
        int start = cursor.token().start();
        int i = start;
        int beforePoint = digit(i) >= 0 ? digit(i++) : 0;
        if ((beforePoint & ~SPLITTING) != 0)
            throw cursor.error(
                    start,
                    Message.of(
                            "syntax.code-start", "digit", cursor.source.text().charAt(start)));
        i++;
        var digits = new ArrayList<Integer>();
        while (i < cursor.source.text().length() && digit(i) >= 0) digits.add(digit(i++));
        int repeated = 0;
        if (i < cursor.source.text().length()
                && cursor.lexer.signAt(i) == '['
                && (digits.isEmpty() || digit(i + 1) >= 0)) {
            repeated = digit(i + 1);
            if (repeated < 0) throw cursor.error(i + 1, Message.of("syntax.code-repeat"));
            if (i + 2 >= cursor.source.text().length() || cursor.lexer.signAt(i + 2) != ']')
                throw cursor.error(i + 2, Message.of("syntax.code-repeat-end"));
            i += 3;
        } else if (digits.isEmpty() && beforePoint == 0) {
            throw cursor.error(i, Message.of("syntax.code-digit"));
        }
        if (i < cursor.source.text().length()
                && Character.isLetterOrDigit(cursor.source.text().charAt(i)))
            throw cursor.error(i, Message.of("syntax.code-digit"), upTo(start, i));
        cursor.moveTo(i);
        return rules(beforePoint, digits, repeated);
    }

    private @Nullable String upTo(int start, int end) {
        return end - start > 2 ? cursor.source.text().substring(start, end) : null;
    }

    private static TakeAndBreak rules(int beforePoint, List<Integer> digits, int repeated) {
        var byDigit = new TreeMap<Integer, List<Range>>();
        for (int k = 1; k <= digits.size(); k++)
            if (digits.get(k - 1) != 0)
                byDigit.computeIfAbsent(digits.get(k - 1), _ -> new ArrayList<>())
                        .add(new Range(BigInteger.valueOf(k), BigInteger.valueOf(k)));
        if (repeated != 0)
            byDigit.computeIfAbsent(repeated, _ -> new ArrayList<>())
                    .add(new Range(BigInteger.valueOf(digits.size() + 1L), null));
        var terms = new ArrayList<Term>();
        byDigit.forEach((parts, amounts) -> terms.add(new Term(AmountSets.of(amounts), parts)));
        if (beforePoint != 0) terms.add(new Term(Amounts.NOTHING, beforePoint));
        terms.sort(Comparator.comparing(Term::parts));
        return new TakeAndBreak(List.copyOf(terms));
    }

    /// @return the hexadecimal digit at an offset, or -1
    private int digit(int offset) {
        if (offset >= cursor.source.text().length()) return -1;
        char c = cursor.lexer.signAt(offset);
        return c < 128 ? Character.digit(c, 16) : -1;
    }
}
