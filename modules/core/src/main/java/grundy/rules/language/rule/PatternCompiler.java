package grundy.rules.language.rule;

import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.PatternText.Square;
import grundy.rules.notation.SyntaxException;
import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteRules;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes rules of patterns as they are drawn.
final class PatternCompiler {
    private final TokenCursor cursor;

    PatternCompiler(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @throws SyntaxException if the patterns make no sense
    RewriteRules compiled(
            boolean isStrip,
            List<BoardParser.RewriteText> left,
            List<BoardParser.RewriteText> right,
            List<BoardParser.RewriteText> until,
            List<PatternText> start)
            throws SyntaxException {
        var alphabet = alphabet(List.of(left, right, until), start);
        var compiledLeft = rewrites(isStrip, left, alphabet);
        return new RewriteRules(
                isStrip,
                alphabet,
                compiledLeft,
                left.equals(right) ? compiledLeft : rewrites(isStrip, right, alphabet),
                rewrites(isStrip, until, alphabet),
                starts(isStrip, start, alphabet));
    }

    private Alphabet alphabet(List<List<BoardParser.RewriteText>> all, List<PatternText> start) throws SyntaxException {
        var letters = new LinkedHashSet<Character>();
        for (var drawn : all)
            for (var rewrite : drawn) {
                collect(rewrite.from(), letters);
                if (rewrite.to() != null) collect(rewrite.to(), letters);
                for (var beside : rewrite.unlessNextTo()) collect(beside, letters);
            }
        for (var pattern : start) collect(pattern, letters);
        var text = new StringBuilder();
        letters.forEach(text::append);
        return new Alphabet(text.toString());
    }

    private void collect(PatternText pattern, Set<Character> letters) throws SyntaxException {
        for (var row : pattern.rows())
            for (var square : row) {
                for (char letter : square.letters().toCharArray()) letters.add(letter);
                if (letters.size() > Alphabet.MOST)
                    throw cursor.error(square.offset(), Message.of("syntax.many-letters", "most", Alphabet.MOST));
            }
    }

    private List<PlacedPattern> rewrites(boolean isStrip, List<BoardParser.RewriteText> drawn, Alphabet alphabet)
            throws SyntaxException {
        var rewrites = new LinkedHashSet<PlacedPattern>();
        for (var each : drawn) {
            var rewrite = rewrite(each, alphabet);
            rewrites.addAll(rewrite.everyWay(each.turned(), each.mirrored(), isStrip, alphabet));
        }
        return List.copyOf(rewrites);
    }

    private PlacedPattern rewrite(BoardParser.RewriteText rewrite, Alphabet alphabet) throws SyntaxException {
        var from = rewrite.from();
        var cells = new ArrayList<PlacedPattern.Cell>();
        boolean changes = false;
        for (int row = 0; row < from.rows().size(); row++)
            for (int column = 0; column < from.columns(); column++) {
                var square = from.rows().get(row).get(column);
                int to = rewrite.to() == null
                        ? PlacedPattern.KEEP
                        : becomes(square, partner(from, rewrite.to(), row, column), alphabet);
                if (square.blank()) continue;
                cells.add(new PlacedPattern.Cell(row, column, letters(square, alphabet), to));
                changes |= to != PlacedPattern.KEEP;
            }
        if (rewrite.to() != null && !changes)
            throw cursor.error(rewrite.to().offset(), Message.of("syntax.pattern-same"));
        int guard = 0;
        for (var beside : rewrite.unlessNextTo())
            guard |= letters(beside.rows().getFirst().getFirst(), alphabet);
        return new PlacedPattern(from.rows().size(), from.columns(), cells, guard, step(rewrite));
    }

    private Square partner(PatternText from, PatternText to, int row, int column) throws SyntaxException {
        if (to.rows().size() != from.rows().size() || to.columns() != from.columns())
            throw cursor.error(
                    to.offset(),
                    Message.of("syntax.pattern-shape", "rows", from.rows().size(), "columns", from.columns()));
        return to.rows().get(row).get(column);
    }

    private int becomes(Square from, Square to, Alphabet alphabet) throws SyntaxException {
        if (to.saysTheSameAs(from) || to.excluded() && to.letters().isEmpty() && !from.blank())
            return PlacedPattern.KEEP;
        if (!to.isOneLetter() || from.blank()) throw cursor.error(to.offset(), Message.of("syntax.pattern-target"));
        return alphabet.code(to.letters().charAt(0));
    }

    private static int letters(Square square, Alphabet alphabet) {
        int letters = 0;
        for (char letter : square.letters().toCharArray()) letters |= 1 << alphabet.code(letter);
        return square.excluded() ? alphabet.all() & ~letters : letters;
    }

    /// The pattern may be applied again where the letter of its first square has gone.
    private PlacedPattern.@Nullable Shift step(BoardParser.RewriteText rewrite) throws SyntaxException {
        if (!rewrite.repeated() || rewrite.to() == null) return null;
        var from = rewrite.from();
        PlacedPattern.Shift step = null;
        int firstRow = -1;
        int firstColumn = -1;
        for (int row = 0; row < from.rows().size(); row++)
            for (int column = 0; column < from.columns(); column++) {
                var square = from.rows().get(row).get(column);
                if (square.blank()) continue;
                if (firstRow < 0) {
                    firstRow = row;
                    firstColumn = column;
                    continue;
                }
                var target = rewrite.to().rows().get(row).get(column);
                var moved = from.rows().get(firstRow).get(firstColumn);
                if (!moved.isOneLetter() || target.saysTheSameAs(square) || !target.saysTheSameAs(moved)) continue;
                if (step != null) throw cursor.error(from.offset(), Message.of("syntax.repeat"));
                step = new PlacedPattern.Shift(row - firstRow, column - firstColumn);
            }
        if (step == null) throw cursor.error(from.offset(), Message.of("syntax.repeat"));
        return step;
    }

    private List<LetterGrid> starts(boolean isStrip, List<PatternText> drawn, Alphabet alphabet)
            throws SyntaxException {
        var starts = new ArrayList<LetterGrid>();
        for (var pattern : drawn) {
            if (!isStrip && drawn.size() > 1) throw cursor.error(drawn.get(1).offset(), Message.of("syntax.one-start"));
            var codes = new byte[pattern.rows().size() * pattern.columns()];
            int at = 0;
            for (var row : pattern.rows())
                for (var square : row) {
                    if (!square.isOneLetter()) throw cursor.error(square.offset(), Message.of("syntax.start-letter"));
                    codes[at++] = (byte) alphabet.code(square.letters().charAt(0));
                }
            starts.add(new LetterGrid(pattern.rows().size(), pattern.columns(), codes));
        }
        int free = alphabet.code('.');
        if (starts.isEmpty() && free > 0) starts.add(new LetterGrid(1, 1, new byte[] {(byte) free}));
        return starts;
    }
}
