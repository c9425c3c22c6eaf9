package grundy.rules.language.rule;

import grundy.rules.OneSide;
import grundy.rules.PartizanBoard;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.GraphRewriteBoard;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.PatternText.Square;
import grundy.rules.notation.SyntaxException;
import grundy.rules.rewrite.RewriteBoard;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads rules of boards of letters: `grid: left "./." -> "#/#"; right ".." -> "##"`,
/// `strip: "." -> "x"; until "xxx"`, `graph: left "xo" -> ".x"; right "ox" -> ".o"`.
final class BoardParser {
    private static final List<String> FLAGS = List.of("turned", "mirrored", "repeat", "unless");
    private static final List<String> CLAUSES = List.of("until", "start");
    private static final int LONGEST_PATH = 6;
    private final TokenCursor cursor;
    private final PatternCompiler compiler;
    private boolean isStrip;
    private boolean isGraph;

    BoardParser(TokenCursor cursor) {
        this.cursor = cursor;
        this.compiler = new PatternCompiler(cursor);
    }

    /// A pattern and what it becomes, as written.
    ///
    /// @param to null for a pattern that is only looked for
    /// @param unlessNextTo what must not stand beside, any of them
    record RewriteText(
            PatternText from,
            @Nullable PatternText to,
            boolean turned,
            boolean mirrored,
            boolean repeated,
            List<PatternText> unlessNextTo) {}

    /// @return whether such rules start at the present token
    boolean follows() {
        return (cursor.at("grid") || cursor.at("strip") || cursor.at("graph"))
                && cursor.lexer.at(cursor.token().end()).is(":");
    }

    /// @throws SyntaxException where something else stands
    RuleTree rules() throws SyntaxException {
        isGraph = cursor.at("graph");
        isStrip = !cursor.next().is("grid");
        cursor.expect(":");
        List<RewriteText> left;
        List<RewriteText> right;
        boolean sided = cursor.at("left") || cursor.at("right");
        if (sided) {
            boolean leftFirst = cursor.at("left");
            var first = side();
            if (!cursor.accept(";"))
                throw cursor.expected(Message.of("syntax.other-side", "side", leftFirst ? "right" : "left"));
            if (!cursor.at(leftFirst ? "right" : "left"))
                throw cursor.expected(Message.of("syntax.quoted", "text", leftFirst ? "right" : "left"));
            var second = side();
            left = leftFirst ? first : second;
            right = leftFirst ? second : first;
        } else {
            left = rewrites();
            right = left;
        }
        var until = new ArrayList<RewriteText>();
        var start = new ArrayList<PatternText>();
        while (cursor.at(";") || CLAUSES.stream().anyMatch(cursor::at)) {
            cursor.accept(";");
            clause(until, start);
        }
        var rules = compiler.compiled(isStrip, left, right, until, start);
        PartizanBoard<?> board = isGraph ? new GraphRewriteBoard(rules) : new RewriteBoard(rules);
        var name = isGraph ? "graph" : isStrip ? "strip" : "grid";
        return rules.isImpartial()
                ? new RuleTree.OnBoard(name, Map.of(), new OneSide<>(board, Side.LEFT))
                : RuleTree.of(name, Map.of(), board);
    }

    private List<RewriteText> side() throws SyntaxException {
        cursor.next();
        cursor.accept(":");
        return rewrites();
    }

    private List<RewriteText> rewrites() throws SyntaxException {
        var rewrites = new ArrayList<RewriteText>();
        do {
            var from = pattern();
            cursor.expect("->");
            rewrites.add(flags(from, pattern()));
        } while (cursor.accept("|") || cursor.accept("||"));
        return rewrites;
    }

    private PatternText pattern() throws SyntaxException {
        var pattern = PatternText.read(cursor);
        if (isStrip && pattern.rows().size() > 1) throw cursor.error(pattern.offset(), Message.of("syntax.strip-row"));
        if (isGraph
                && (pattern.columns() > LONGEST_PATH
                        || pattern.rows().getFirst().stream().anyMatch(Square::blank)))
            throw cursor.error(pattern.offset(), Message.of("syntax.graph-pattern", "most", LONGEST_PATH));
        return pattern;
    }

    /// A path of a graph is read from either end without a word that says so.
    private RewriteText flags(PatternText from, @Nullable PatternText to) throws SyntaxException {
        boolean turned = false;
        boolean mirrored = false;
        boolean repeated = false;
        var unless = new ArrayList<PatternText>();
        while (true) {
            if (cursor.accept("turned")) turned = true;
            else if (cursor.accept("mirrored")) mirrored = true;
            else if (to != null && cursor.accept("repeat")) repeated = true;
            else if (to != null && cursor.accept("unless")) {
                cursor.expect("next");
                cursor.expect("to");
                var beside = PatternText.read(cursor);
                if (beside.rows().size() != 1 || beside.columns() != 1)
                    throw cursor.error(beside.offset(), Message.of("syntax.next-to"));
                unless.add(beside);
            } else {
                refuseSlip();
                boolean anyWay = isGraph && repeated;
                return new RewriteText(from, to, turned && !anyWay, mirrored && !anyWay, repeated, unless);
            }
        }
    }

    private void refuseSlip() throws SyntaxException {
        if (cursor.token().kind() == Token.Kind.WORD
                && SpellingGuess.nearest(cursor.token().text(), FLAGS).isPresent())
            throw cursor.unknownWord(Message.of("syntax.pattern-flag"), FLAGS);
    }

    private void clause(List<RewriteText> until, List<PatternText> start) throws SyntaxException {
        if (cursor.accept("until")) {
            do until.add(flags(pattern(), null));
            while (cursor.accept("|"));
        } else if (cursor.accept("start")) {
            do start.add(pattern());
            while (cursor.accept(","));
        } else throw cursor.unknownWord(Message.of("syntax.board-clause"), CLAUSES);
    }
}
