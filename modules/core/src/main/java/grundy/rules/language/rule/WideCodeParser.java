package grundy.rules.language.rule;

import grundy.rules.RuleTree;
import grundy.rules.board.heap.BreakingHeaps;
import grundy.rules.board.heap.BreakingHeaps.Count;
import grundy.rules.board.heap.BreakingHeaps.Digit;
import grundy.rules.board.heap.BreakingHeaps.Likeness;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Reads take-and-break codes with signs after their digits: `4!.0` (two different heaps), `0.3F?` (not all
/// equal), `0.{2,3+}` (two heaps, or three and more), `0.*` (any number of heaps), `{2+}=.0` (all equal).
public final class WideCodeParser {
    private static final String DIGIT = "(?:[0-9a-fA-F*]|\\{[0-9+,?!=]+\\})[?!=]?";
    private static final Pattern CODE =
            Pattern.compile("((?:" + DIGIT + ")?)\\.((?:" + DIGIT + ")*+)(?:\\[(" + DIGIT + ")\\])?(?![\\w.])");
    private static final Pattern ONE = Pattern.compile(DIGIT);
    private static final Pattern COUNT = Pattern.compile("(\\d{1,4})([?!=]?)(\\+?)([?!=]?)");
    private static final Pattern WIDE = Pattern.compile("[{*?!=]");

    private final TokenCursor cursor;

    /// @param cursor at the first token that is read
    public WideCodeParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @return whether such a code starts at the present token
    public boolean atCode() {
        return end() > 0;
    }

    private int end() {
        var text = cursor.source.text();
        var code = CODE.matcher(text).region(cursor.token().start(), text.length());
        boolean isCode = code.lookingAt()
                && !code.group(1).startsWith("*")
                && (!code.group(1).isEmpty() || !code.group(2).isEmpty())
                && WIDE.matcher(code.group()).find();
        return isCode ? code.end() : 0;
    }

    RuleTree code() throws SyntaxException {
        int start = cursor.token().start();
        var code = CODE.matcher(cursor.source.text()).region(start, end());
        if (!code.lookingAt()) throw cursor.expected(Message.of("syntax.rules"));
        var digits = new ArrayList<Digit>();
        digits.add(code.group(1).isEmpty() ? Digit.NOTHING : digit(code.group(1), start));
        var first = digits.getFirst();
        boolean isEndless = first.counts().stream().anyMatch(count -> count.least() < 2);
        if (isEndless && !code.group(1).equals("0")) throw cursor.error(start, Message.of("syntax.wide-code-start"));
        if (code.group(1).equals("0")) digits.set(0, Digit.NOTHING);
        var each = ONE.matcher(code.group(2));
        while (each.find()) digits.add(digit(each.group(), code.start(2)));
        var repeated = code.group(3) == null ? Digit.NOTHING : digit(code.group(3), code.start(3));
        cursor.moveTo(code.end());
        return new RuleTree.OnBoard("take-and-break", Map.of(), new BreakingHeaps(digits, repeated));
    }

    private Digit digit(String text, int at) throws SyntaxException {
        var likeness = likeness(text.substring(text.length() - 1));
        var body = likeness == Likeness.ANY ? text : text.substring(0, text.length() - 1);
        if (body.equals("*")) return new Digit(List.of(new Count(0, Integer.MAX_VALUE, likeness)));
        var counts = new ArrayList<Count>();
        if (!body.startsWith("{")) {
            int bits = Character.digit(body.charAt(0), 16);
            for (int heaps = 0; heaps < 4; heaps++)
                if ((bits >> heaps & 1) == 1) counts.add(new Count(heaps, heaps, likeness));
            return new Digit(counts);
        }
        for (var item : body.substring(1, body.length() - 1).split(",", -1)) {
            var count = COUNT.matcher(item);
            if (!count.matches()) throw cursor.error(at, Message.of("syntax.wide-code"));
            int least = Integer.parseInt(count.group(1));
            var own = likeness(count.group(2) + count.group(4));
            counts.add(new Count(
                    least, count.group(3).isEmpty() ? least : Integer.MAX_VALUE, own == Likeness.ANY ? likeness : own));
        }
        return new Digit(counts);
    }

    private static Likeness likeness(String sign) {
        return switch (sign) {
            case "?" -> Likeness.NOT_ALL_EQUAL;
            case "!" -> Likeness.DIFFERENT;
            case "=" -> Likeness.EQUAL;
            default -> Likeness.ANY;
        };
    }
}
