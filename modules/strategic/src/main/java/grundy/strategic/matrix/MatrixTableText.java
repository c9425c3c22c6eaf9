package grundy.strategic.matrix;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads a game from a table: one line (or part between semicolons) for each strategy of the first player, in it one
/// cell for each strategy of the second, in a cell the payoffs with commas between them. Names of strategies, of
/// players, and tables for further players are optional. The whole format: docs/matrix-games.md.
final class MatrixTableText {
    private static final Map<String, String> HEADERS = new LinkedHashMap<>();

    static {
        for (var name : List.of("title", "标题")) HEADERS.put(name, "title");
        for (var name : List.of("players", "player", "局中人", "参与人")) HEADERS.put(name, "players");
        for (var name : List.of("rows", "行")) HEADERS.put(name, "rows");
        for (var name : List.of("columns", "列")) HEADERS.put(name, "columns");
    }

    private final Source source;
    private final String text;
    private final Map<String, List<String>> headers = new LinkedHashMap<>();
    private final List<ColumnBlock> blocks = new ArrayList<>();

    /// Payoffs in each cell; 0 as long as none was read.
    private int width;

    /// The table for one choice of the players from the third on.
    private static final class ColumnBlock {
        final int offset;
        final List<String> names;

        @Nullable
        List<String> columns;

        final List<@Nullable String> rows = new ArrayList<>();
        final List<List<Rational[]>> cells = new ArrayList<>();

        ColumnBlock(int offset, List<String> names) {
            this.offset = offset;
            this.names = names;
        }
    }

    /// A part of a row: a name, or payoffs.
    private record Item(int offset, @Nullable String name, Rational[] payoffs) {}

    private MatrixTableText(Source source) {
        this.source = source;
        this.text = source.text();
    }

    /// @throws SyntaxException if the text is not such a table
    /// @throws SizeException if there are too many profiles
    static MatrixGame read(Source source) throws SyntaxException {
        var reader = new MatrixTableText(source);
        reader.lines();
        return reader.game();
    }

    private void lines() throws SyntaxException {
        for (int from = 0; from <= text.length(); ) {
            int end = text.indexOf('\n', from);
            if (end < 0) end = text.length();
            line(from, commentFrom(from, end));
            from = end + 1;
        }
    }

    /// @return the beginning of a comment, or the end of the line
    private int commentFrom(int from, int end) {
        boolean quoted = false;
        for (int i = from; i < end; i++) {
            if (text.charAt(i) == '"') quoted = !quoted;
            if (text.charAt(i) == '#' && !quoted) return i;
        }
        return end;
    }

    private void line(int from, int to) throws SyntaxException {
        int begin = skipBlank(from, to);
        if (begin == to || isRule(begin, to)) return;
        int wordEnd = begin;
        while (wordEnd < to && Character.isLetter(text.charAt(wordEnd))) wordEnd++;
        var header = HEADERS.get(text.substring(begin, wordEnd).toLowerCase(Locale.ROOT));
        boolean apart = wordEnd < to && (isBlank(text.charAt(wordEnd)) || isColon(text.charAt(wordEnd)));
        if (header != null && apart && blocks.isEmpty()) {
            header(header, begin, wordEnd, to);
            return;
        }
        int start = begin;
        boolean quoted = false;
        for (int i = begin; i <= to; i++) {
            if (i < to && text.charAt(i) == '"') quoted = !quoted;
            if (i < to && (quoted || text.charAt(i) != ';' && text.charAt(i) != '；')) continue;
            row(start, i);
            start = i + 1;
        }
    }

    /// The line of hyphens under the head of a table.
    private boolean isRule(int from, int to) {
        var line = text.substring(from, to);
        return line.contains("--") && line.chars().allMatch(c -> "-|+: \t\r=".indexOf(c) >= 0);
    }

    private void header(String header, int offset, int from, int to) throws SyntaxException {
        int begin = skipBlank(from, to);
        if (begin < to && isColon(text.charAt(begin))) begin = skipBlank(begin + 1, to);
        var names = header.equals("title") ? List.of(text.substring(begin, to).strip()) : names(begin, to);
        if (names.isEmpty()) throw error(offset, Message.of("matrix.empty-header", "header", header));
        if (headers.put(header, names) != null)
            throw error(offset, Message.of("matrix.header-twice", "header", header));
        if (!header.equals("title")) checkDifferent(names, begin);
    }

    private void checkDifferent(List<String> names, int offset) throws SyntaxException {
        var distinct = new HashSet<String>();
        for (var name : names)
            if (!distinct.add(name))
                throw error(offset, Message.of("matrix.name-twice", "name", PayoffText.shortWord(name)));
    }

    /// Names with commas between them, or blanks where there is no comma; quotes hold a name together.
    private List<String> names(int from, int to) throws SyntaxException {
        boolean commas = false;
        boolean quoted = false;
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '"') quoted = !quoted;
            else if (!quoted && isComma(text.charAt(i))) commas = true;
        }
        var names = new ArrayList<String>();
        for (int i = skipBlank(from, to); i < to; i = skipBlank(i, to)) {
            int end = text.charAt(i) == '"' ? closingQuote(i, to) + 1 : i;
            while (end < to && !isComma(text.charAt(end)) && (commas || !isBlank(text.charAt(end)))) end++;
            names.add(unquoted(text.substring(i, end).strip()));
            i = end < to && isComma(text.charAt(end)) ? end + 1 : end;
        }
        return names;
    }

    private static String unquoted(String name) {
        return name.length() > 1 && name.startsWith("\"") && name.endsWith("\"")
                ? name.substring(1, name.length() - 1)
                : name;
    }

    private int closingQuote(int open, int to) throws SyntaxException {
        int close = text.indexOf('"', open + 1);
        if (close < 0 || close >= to) throw error(open, Message.of("matrix.open-quote"));
        return close;
    }

    private void row(int from, int to) throws SyntaxException {
        int begin = skipBlank(from, to);
        if (begin == to) return;
        if (text.charAt(begin) == '[') {
            begin = skipBlank(block(begin, to), to);
            if (begin == to) return;
        }
        var items = items(begin, to);
        // Brackets alone.
        if (items.isEmpty()) return;
        if (blocks.isEmpty()) blocks.add(new ColumnBlock(begin, List.of()));
        row(blocks.getLast(), items);
    }

    private int block(int open, int to) throws SyntaxException {
        int close = text.indexOf(']', open);
        if (close < 0 || close >= to) throw error(open, Message.of("matrix.open-bracket"));
        if (!blocks.isEmpty() && blocks.getFirst().names.isEmpty())
            throw error(open, Message.of("matrix.bracket-late"));
        var names = names(open + 1, close);
        if (names.isEmpty()) throw error(open, Message.of("matrix.bracket-empty"));
        blocks.add(new ColumnBlock(open, names));
        return close + 1;
    }

    private void row(ColumnBlock block, List<Item> items) throws SyntaxException {
        var first = items.getFirst();
        if (items.stream().allMatch(item -> item.name() != null)) {
            if (block.columns != null || !block.cells.isEmpty())
                throw error(
                        first.offset(),
                        Message.of("matrix.no-payoffs", "text", PayoffText.shortWord(String.valueOf(first.name()))));
            block.columns =
                    items.stream().map(item -> String.valueOf(item.name())).toList();
            checkDifferent(block.columns, first.offset());
            return;
        }
        var name = first.name();
        var cells = items.subList(name == null ? 0 : 1, items.size());
        if (!block.cells.isEmpty() && (name == null) != (block.rows.getFirst() == null))
            throw error(first.offset(), Message.of("matrix.names-mixed", "row", block.cells.size() + 1));
        if (name != null && block.rows.contains(name))
            throw error(first.offset(), Message.of("matrix.name-twice", "name", PayoffText.shortWord(name)));
        for (var cell : cells) {
            if (cell.name() != null)
                throw error(
                        cell.offset(), Message.of("matrix.text-in-cell", "text", PayoffText.shortWord(cell.name())));
            if (width == 0) width = cell.payoffs().length;
            if (cell.payoffs().length != width)
                throw error(
                        cell.offset(),
                        Message.of("matrix.cell-width", "found", cell.payoffs().length, "expected", width));
        }
        if (!block.cells.isEmpty() && cells.size() != block.cells.getFirst().size())
            throw error(
                    first.offset(),
                    Message.of(
                            "matrix.ragged",
                            "row",
                            block.cells.size() + 1,
                            "found",
                            cells.size(),
                            "expected",
                            block.cells.getFirst().size()));
        block.rows.add(name);
        block.cells.add(cells.stream().map(Item::payoffs).toList());
        if ((long) block.cells.size() * cells.size() * blocks.size() > MatrixGame.MOST_CELLS)
            MatrixGame.checkSize(block.cells.size(), cells.size(), blocks.size());
    }

    private List<Item> items(int from, int to) throws SyntaxException {
        var items = new ArrayList<Item>();
        for (int i = skipFiller(from, to); i < to; i = skipFiller(i, to)) {
            int start = i;
            if (isComma(text.charAt(i))) throw error(i, Message.of("matrix.comma"));
            if (text.charAt(i) == '"') {
                int close = closingQuote(i, to);
                items.add(new Item(start, text.substring(i + 1, close), new Rational[0]));
                i = close + 1;
                continue;
            }
            int end = wordEnd(i, to);
            var word = text.substring(i, end);
            int next = skipFiller(end, to);
            if (!PayoffText.looksNumeric(word) && (next == to || !isComma(text.charAt(next)))) {
                items.add(new Item(start, word, new Rational[0]));
                i = end;
                continue;
            }
            var payoffs = new ArrayList<Rational>();
            payoffs.add(payoff(i, end));
            i = end;
            while (next < to && isComma(text.charAt(next))) {
                int begin = skipFiller(next + 1, to);
                i = begin == to ? begin : wordEnd(begin, to);
                if (i == begin) throw error(Math.min(begin, to), Message.of("matrix.comma"));
                payoffs.add(payoff(begin, i));
                next = skipFiller(i, to);
            }
            items.add(new Item(start, null, payoffs.toArray(Rational[]::new)));
        }
        return items;
    }

    private Rational payoff(int from, int to) throws SyntaxException {
        var word = text.substring(from, to);
        try {
            return PayoffText.read(word);
        } catch (PayoffText.NumberFault e) {
            throw error(from, e.problem());
        }
    }

    private int wordEnd(int from, int to) {
        int end = from;
        while (end < to && !isFiller(text.charAt(end)) && !isComma(text.charAt(end)) && text.charAt(end) != '"') end++;
        return end;
    }

    private MatrixGame game() throws SyntaxException {
        if (width == 0) throw error(0, Message.of(text.isBlank() ? "matrix.empty" : "matrix.no-table"));
        for (var block : blocks) {
            if (block.cells.isEmpty()) throw error(block.offset, Message.of("matrix.no-table"));
            var first = blocks.getFirst();
            if (block.cells.size() != first.cells.size()
                    || block.cells.getFirst().size() != first.cells.getFirst().size())
                throw error(block.offset, Message.of("matrix.blocks-differ"));
        }
        return new TableGame(this::error)
                .of(headers, blocks.stream().map(this::part).toList(), width);
    }

    private TableGame.TableSlice part(ColumnBlock block) {
        return new TableGame.TableSlice(block.offset, block.names, block.columns, block.rows, block.cells);
    }

    private int skipBlank(int from, int to) {
        int i = from;
        while (i < to && isBlank(text.charAt(i))) i++;
        return i;
    }

    private int skipFiller(int from, int to) {
        int i = from;
        while (i < to && isFiller(text.charAt(i))) i++;
        return i;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    private static boolean isFiller(char c) {
        return isBlank(c) || "|()（）".indexOf(c) >= 0;
    }

    private static boolean isComma(char c) {
        return c == ',' || c == '，' || c == '、';
    }

    private static boolean isColon(char c) {
        return c == ':' || c == '：';
    }

    private SyntaxException error(int offset, Message problem) {
        return new SyntaxException(source, Math.min(offset, text.length()), problem, null);
    }
}
