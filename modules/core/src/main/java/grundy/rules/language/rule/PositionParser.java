package grundy.rules.language.rule;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.ExpressionParser;
import grundy.rules.language.formula.Lexer;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Reads positions of one game: `3 5 7` (heaps), `(3,5)` (a tuple), or whatever the game's board reads.
public final class PositionParser {
    private static final Message NUMBER = Message.of("syntax.heap");
    private static final Pattern TIMES = Pattern.compile("[xXｘＸ]");
    private static final Pattern SIDE = Pattern.compile("[xXｘＸ][0-9０-９]+");
    private static final Pattern NUMBERS = Pattern.compile("[\\d\\s,-]*\\d");
    private static final Pattern SIGN = Pattern.compile("\\s*-\\s*");
    private static final int MOST_EQUAL = 10_000;
    private final TokenCursor cursor;
    private final Game game;
    private final int arity;

    /// @param cursor at the first token that is read
    public PositionParser(TokenCursor cursor, Game game) {
        this.cursor = cursor;
        this.game = game;
        this.arity = game.rules().arity();
    }

    /// @return whether a position in brackets follows, in square ones if it is a board's size
    public boolean follow() {
        return cursor.at("(") || cursor.at("[") && readsItself();
    }

    /// A position in brackets after the name of its game.
    public void enclosed(List<Component> components) throws SyntaxException {
        if (readsItself()) {
            int open = cursor.token().start();
            int close = matchingBracket(open);
            read(open + 1, close, components);
            cursor.moveTo(close + 1);
            return;
        }
        var open = cursor.expect("(");
        if (cursor.at("(")) {
            tuples(components);
            cursor.expect(")");
            return;
        }
        var numbers = numbers();
        cursor.expect(")");
        place(numbers, open.start(), components);
    }

    /// A position that goes on to the end of the text.
    ///
    /// @return whether it is numbers without brackets
    public boolean restIsNumbers(List<Component> components) throws SyntaxException {
        boolean isNumbers = !readsItself() && !cursor.at("(");
        rest(components);
        return isNumbers;
    }

    /// A position that goes on to the end of the text.
    public void rest(List<Component> components) throws SyntaxException {
        if (readsItself()) {
            int start = startOfDrawing();
            read(start, endOfDrawing(start), components);
            cursor.moveTo(cursor.source.text().length());
            return;
        }
        if (cursor.atEnd()) throw cursor.expected(missing());
        if (cursor.at("(")) {
            tuples(components);
            return;
        }
        int start = cursor.token().start();
        place(numbers(), start, components);
    }

    /// A `#` begins a drawing here, and no comment, if something follows at once, or nothing but a comment.
    private int startOfDrawing() {
        var text = cursor.source.text();
        int at = cursor.behind();
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        if (!text.startsWith("#", at)) return cursor.token().start();
        var behind = text.substring(at + 1).strip();
        boolean isDrawn = !isBlank(text, at + 1) || behind.isEmpty() || behind.startsWith("#");
        return isDrawn ? at : cursor.token().start();
    }

    /// A `#` with blanks around it begins a comment after a position; a line of a drawing may begin with one.
    private int endOfDrawing(int start) {
        var text = cursor.source.text();
        for (int at = text.indexOf('#', start + 1); at >= 0; at = text.indexOf('#', at + 1))
            if (isBlank(text, at - 1) && isBlank(text, at + 1)) return at;
        return text.length();
    }

    private static boolean isBlank(String text, int at) {
        return at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t');
    }

    private Message missing() {
        return arity == 1
                ? Message.of("syntax.heaps")
                : Message.of("syntax.tuple", "arity", arity, "example", "(" + "3,".repeat(arity - 1) + "5)");
    }

    /// Several tuples side by side or joined by `+`: components of one sum.
    private void tuples(List<Component> components) throws SyntaxException {
        do {
            var open = cursor.expect("(");
            var numbers = numbers();
            cursor.expect(")");
            if (arity == 1) place(numbers, open.start(), components);
            else {
                if (numbers.size() != arity) throw wrongCount(numbers.size(), open.start());
                components.add(new Component(game, Tuple.of(numbers)));
            }
            if (cursor.at("+") && cursor.lexer.at(cursor.token().end()).is("(")) cursor.next();
            else cursor.accept(",");
        } while (cursor.at("("));
    }

    private List<BigInteger> numbers() throws SyntaxException {
        var numbers = new ArrayList<BigInteger>();
        boolean isMore;
        do {
            if (cursor.at("-")) throw negative(numbers.isEmpty());
            int start = cursor.token().start();
            var number = cursor.integer(NUMBER);
            boolean times = acceptTimes();
            if (times && arity == 1) numbers.addAll(equal(number, start));
            else numbers.add(number);
            if (cursor.at(".")
                    || cursor.at("..")
                    || cursor.token().kind() == Kind.WORD && !cursor.token().spaceBefore())
                throw cursor.expected(NUMBER);
            isMore =
                    times && arity > 1 || cursor.accept(",") || cursor.token().kind() == Kind.INTEGER || cursor.at("-");
        } while (isMore);
        return numbers;
    }

    /// As many equal heaps as were named: `6 × 2`, which is how moves that leave them are printed.
    private List<BigInteger> equal(BigInteger times, int start) throws SyntaxException {
        if (times.signum() == 0 || times.compareTo(BigInteger.valueOf(MOST_EQUAL)) > 0)
            throw cursor.error(start, Message.of("syntax.equal-heaps", "most", MOST_EQUAL, "found", times));
        return Collections.nCopies(times.intValueExact(), cursor.integer(NUMBER));
    }

    /// What may stand between the sides of a rectangle, or after the number of equal heaps: `3x4`, `3 × 4`.
    private boolean acceptTimes() {
        var sign = cursor.token();
        if (cursor.lexer.isTimes(sign)) {
            cursor.next();
            return true;
        }
        boolean isX = sign.kind() == Kind.WORD
                && (SIDE.matcher(sign.text()).matches()
                        || TIMES.matcher(sign.text()).matches()
                                && cursor.lexer.at(sign.end()).kind() == Kind.INTEGER);
        if (isX) cursor.moveTo(sign.start() + 1);
        return isX;
    }

    /// A minus sign between two digits was meant as a range where rules end there, `take 1-3`; after a number of
    /// the position it separates, and elsewhere it is one too many: `nim 3-5`, `nim -3`.
    ///
    /// @param isFirst whether no number stands before it
    private SyntaxException negative(boolean isFirst) {
        var dash = cursor.token();
        var text = cursor.source.text();
        var next = cursor.lexer.at(dash.end());
        if (next.kind() != Kind.INTEGER) return noNumber(dash, next);
        var before = text.substring(0, dash.start());
        boolean range = isFirst
                && !dash.spaceBefore()
                && dash.start() > 0
                && Character.isDigit(before.codePointBefore(dash.start()));
        return new SyntaxException(
                cursor.source,
                dash.start(),
                Message.of("syntax.negative", "arity", arity),
                range ? before + ".." + text.substring(dash.end()) : before.stripTrailing() + withoutSigns(dash));
    }

    /// @return the rest of the text from a minus sign on, without this and the others of the position
    private String withoutSigns(Token dash) {
        var text = cursor.source.text();
        var numbers = NUMBERS.matcher(text).region(dash.start(), text.length());
        int end = numbers.lookingAt() ? numbers.end() : dash.end();
        var blank = dash.start() > 0 && "([,".indexOf(text.charAt(dash.start() - 1)) >= 0 ? "" : " ";
        var plain =
                SIGN.matcher(text.substring(dash.start(), end)).replaceAll(" ").strip();
        return blank + plain + text.substring(end);
    }

    /// What goes on after a dash with letters belongs to the name: `kayles-nim`.
    private SyntaxException noNumber(Token dash, Token next) {
        var text = cursor.source.text();
        int start = dash.start() - game.text().length();
        if (next.kind() != Kind.WORD
                || dash.spaceBefore()
                || next.spaceBefore()
                || game.entry() == null
                || !text.startsWith(game.text(), Math.max(0, start))) return cursor.expected(missing());
        int end = next.end();
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && "([".indexOf(text.charAt(end)) < 0)
            end++;
        return new SyntaxException(
                cursor.source,
                start,
                Message.of("syntax.unknown-game", "name", text.substring(start, end)),
                text.substring(0, dash.start()) + text.substring(end));
    }

    /// Plain numbers: heaps of a one-coordinate game; the coordinates of one tuple; or what the catalogue's
    /// `start` makes of them.
    private void place(List<BigInteger> numbers, int start, List<Component> components) throws SyntaxException {
        if (game.entry() instanceof CatalogueEntry entry && entry.start().isPresent()) {
            var mapping = StartMapping.parse(entry.start().get());
            if (mapping.names().size() == numbers.size() && numbers.size() != arity) {
                components.add(new Component(game, mapping.apply(numbers)));
                return;
            }
        }
        if (arity == 1) {
            for (var number : numbers) components.add(new Component(game, Tuple.of(number)));
            return;
        }
        if (numbers.size() != arity) throw wrongCount(numbers.size(), start);
        components.add(new Component(game, Tuple.of(numbers)));
    }

    private SyntaxException wrongCount(int given, int offset) {
        return cursor.error(
                offset, Message.of("syntax.coordinates", "game", game.text(), "wanted", arity, "given", given));
    }

    /// @return whether the game's board reads its positions, and not the language
    private boolean readsItself() {
        return game.rules() instanceof RuleTree.Scored || game.rules().onBoard().isPresent();
    }

    private void read(int start, int end, List<Component> components) throws SyntaxException {
        var text = cursor.source.text().substring(start, end);
        try {
            positions(asciiSigns(unquoted(text))).forEach(position -> components.add(new Component(game, position)));
        } catch (PositionException e) {
            throw cursor.error(Math.min(start + e.offset(), cursor.source.text().length()), e.explanation());
        }
    }

    /// @return the text with blanks for the quotes around it, if there are no others
    private static String unquoted(String text) {
        var inner = text.strip();
        boolean isQuoted = inner.length() > 1
                && inner.charAt(0) == '"'
                && inner.indexOf('"', 1) == inner.length() - 1
                && !inner.substring(1, inner.length() - 1).isBlank();
        return isQuoted ? text.replace('"', ' ') : text;
    }

    private List<BoardPosition> positions(String text) {
        return game.rules() instanceof RuleTree.Scored(var _, var _, var board)
                ? List.of(position(board, text))
                : positions(game.rules().onBoard().orElseThrow().board(), text);
    }

    private static <P> BoardPosition position(ScoredBoard<P> board, String text) {
        var state = board.read(text);
        return new BoardPosition(state, () -> board.write(state));
    }

    private static <P> List<BoardPosition> positions(Board<P> board, String text) {
        return board.readAll(text).stream()
                .map(state -> new BoardPosition(state, board.write(state)))
                .toList();
    }

    private static String asciiSigns(String text) {
        var ascii = new StringBuilder(text.length());
        text.chars().forEach(c -> ascii.append(Lexer.ascii((char) c)));
        return ascii.toString();
    }

    private int matchingBracket(int open) throws SyntaxException {
        int depth = 0;
        var text = cursor.source.text();
        boolean square = cursor.lexer.signAt(open) == '[';
        for (int i = open; i < text.length(); i++) {
            char c = cursor.lexer.signAt(i);
            if (c == (square ? '[' : '(')) depth++;
            if (c == (square ? ']' : ')') && --depth == 0) return i;
        }
        cursor.moveTo(text.length());
        throw cursor.expected(Message.of("syntax.quoted", "text", square ? "]" : ")"));
    }

    /// `n -> (n, n - 1)`: how plain numbers become a starting position.
    ///
    /// @param names of the numbers typed
    /// @param coordinates of the position
    private record StartMapping(List<String> names, List<Expression> coordinates) {
        static StartMapping parse(String text) throws SyntaxException {
            var cursor = new TokenCursor(Source.of(text), Map.of());
            var names = new ArrayList<String>();
            while (!cursor.at("->")) {
                names.add(cursor.next().text());
                cursor.accept(",");
            }
            cursor.expect("->");
            cursor.expect("(");
            var expressions = ExpressionParser.ofRules(cursor);
            var coordinates = new ArrayList<Expression>();
            do coordinates.add(expressions.expression());
            while (cursor.accept(","));
            cursor.expect(")");
            return new StartMapping(names, coordinates);
        }

        Tuple apply(List<BigInteger> numbers) {
            var evaluation = Evaluation.of(names, numbers);
            return Tuple.of(coordinates.stream()
                    .map(evaluation::value)
                    .map(BigInteger.ZERO::max)
                    .toList());
        }
    }
}
