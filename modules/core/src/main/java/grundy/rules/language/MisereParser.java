package grundy.rules.language;

import grundy.rules.language.MisereTree.Difference;
import grundy.rules.language.MisereTree.Heap;
import grundy.rules.language.MisereTree.Options;
import grundy.rules.language.MisereTree.Sum;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Reads what follows the star of an impartial game in misere play. Two ways to write them, which may be mixed:
/// lists, `[[2],0]`, where `[2]` inside is the game whose one option is a heap of two; and as the books do,
/// `[2#0]`, options without commas, `#` for the game whose one option stands before it, and `[…]` after one for
/// what is done with it in turn: `2[#2]` is `2# + 2`, `4[-2]` the difference.
///
/// It reads signs, not tokens, for `#` is no comment here.
final class MisereParser {
    private static final int MOST_DIGITS = 6;
    private static final int MOST_NESTED = 200;

    private final Source source;
    private final String text;
    private int at;
    private int depth;

    /// @param at where the bracket after the star is
    MisereParser(Source source, int at) {
        this.source = source;
        this.text = source.text();
        this.at = at;
    }

    /// @return the place where the text goes on
    int end() {
        return at;
    }

    MisereTree read() throws SyntaxException {
        var items = items();
        return items.size() == 1 ? items.getFirst() : new Options(items);
    }

    private List<MisereTree> items() throws SyntaxException {
        enter();
        expect('[');
        var items = new ArrayList<MisereTree>();
        if (!accept(']')) {
            do items.add(item());
            while (accept(','));
            expect(']');
        }
        depth--;
        return items;
    }

    private MisereTree item() throws SyntaxException {
        char sign = sign();
        if (sign == '[') return new Options(items());
        if (sign == '*') {
            MisereTree sum = starred();
            while (accept('+')) sum = new Sum(sum, starred());
            return sum;
        }
        int start = at;
        int digits = 0;
        while (digits < text.length() - at && Character.isDigit(text.charAt(at + digits))) digits++;
        at += digits;
        boolean isHeap = digits > 0 && (sign() == ',' || sign() == ']');
        if (isHeap) {
            if (digits > MOST_DIGITS) throw fault(start, Message.of("value.syntax.misere-heap"));
            return new Heap(Integer.parseInt(text.substring(start, at)));
        }
        at = start;
        return row(']');
    }

    private MisereTree starred() throws SyntaxException {
        expect('*');
        if (sign() == '[') return read();
        return new Heap(digit());
    }

    /// Options side by side; one alone is that game itself.
    private MisereTree row(char end) throws SyntaxException {
        var row = new ArrayList<MisereTree>();
        while (sign() != end && sign() != ',') row.add(atom());
        if (row.isEmpty()) throw fault(at, Message.of("value.syntax.misere"));
        return row.size() == 1 ? row.getFirst() : new Options(row);
    }

    private MisereTree atom() throws SyntaxException {
        var atom = base();
        while (accept('#')) atom = new Options(List.of(atom));
        if (sign() != '[') return atom;
        at++;
        while (!accept(']')) {
            if (accept('#')) atom = new Options(List.of(atom));
            else if (accept('-')) atom = new Difference(atom, base());
            else atom = new Sum(atom, base());
        }
        return atom;
    }

    private MisereTree base() throws SyntaxException {
        if (sign() != '(') return new Heap(digit());
        enter();
        at++;
        var row = new ArrayList<MisereTree>();
        do row.add(row(')'));
        while (accept(','));
        expect(')');
        depth--;
        return row.size() == 1 ? row.getFirst() : new Options(row);
    }

    private int digit() throws SyntaxException {
        char sign = sign();
        if (sign < '0' || sign > '9') throw fault(at, Message.of("value.syntax.misere"));
        at++;
        return sign - '0';
    }

    private char sign() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean accept(char sign) {
        if (sign() != sign) return false;
        at++;
        return true;
    }

    private void expect(char sign) throws SyntaxException {
        if (!accept(sign)) throw fault(at, Message.of("value.syntax.misere"));
    }

    private void enter() throws SyntaxException {
        if (++depth > MOST_NESTED) throw fault(at, Message.of("value.syntax.misere-deep", "limit", MOST_NESTED));
    }

    private SyntaxException fault(int where, Message problem) {
        return new SyntaxException(source, where, problem, null);
    }
}
