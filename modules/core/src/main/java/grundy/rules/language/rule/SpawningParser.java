package grundy.rules.language.rule;

import grundy.rules.RuleTree;
import grundy.rules.board.heap.SpawningHeaps;
import grundy.rules.board.heap.SpawningHeaps.CoinSets;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads `spawning 1-3`, `spawning 1-3C(5)`, `spawning 2-3,6C`: how many coins may be turned together, and after
/// that whether they are neighbours (`C`), within a given number of squares (`C(5)`), equally spaced (`E`), the
/// same read backwards (`S`), with the first of the row among them (`F`).
final class SpawningParser {
    private static final String WAY = "(\\d{1,3})(?:-(\\d{1,3})|(\\+))?((?:C\\(\\d{1,3}\\)|[CEFS])*)";
    private static final Pattern ONE = Pattern.compile(WAY);
    private static final Pattern CODE = Pattern.compile(WAY + "(?:," + WAY + ")*+(?![\\w.])");
    private static final Pattern SPAN = Pattern.compile("C(?:\\((\\d+)\\))?");

    private final TokenCursor cursor;

    SpawningParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @return whether such rules start at the present token
    boolean follows() {
        return cursor.at("spawning");
    }

    RuleTree rules() throws SyntaxException {
        cursor.next();
        int start = cursor.token().start();
        var text = cursor.source.text();
        var code = CODE.matcher(text).region(start, text.length());
        if (!code.lookingAt()) throw cursor.expected(Message.of("syntax.spawning"));
        var ways = new ArrayList<CoinSets>();
        var each = ONE.matcher(code.group());
        while (each.find()) ways.add(way(each, start));
        cursor.moveTo(code.end());
        return new RuleTree.OnBoard("spawning", Map.of(), new SpawningHeaps(ways));
    }

    private CoinSets way(Matcher way, int start) throws SyntaxException {
        int least = Integer.parseInt(way.group(1));
        int most = way.group(3) != null
                ? Integer.MAX_VALUE
                : way.group(2) == null ? least : Integer.parseInt(way.group(2));
        if (least < 1 || most < least) throw cursor.error(start, Message.of("syntax.spawning-range"));
        var signs = way.group(4);
        var span = SPAN.matcher(signs);
        int within = Integer.MAX_VALUE;
        if (span.find()) within = span.group(1) == null ? 0 : Math.max(1, Integer.parseInt(span.group(1)));
        return new CoinSets(least, most, within, signs.contains("E"), signs.contains("S"), signs.contains("F"));
    }
}
