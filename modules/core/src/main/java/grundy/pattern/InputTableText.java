package grundy.pattern;

import grundy.pattern.InputTable.Reading;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads tables as people paste them: numbers between blanks, commas, line ends and brackets, perhaps with an index
/// before each (`sg[3] = 2`, `3: 2`, a column as in OEIS b-files) or in a row above (`n 0 1 2 ...`), with `...` at
/// the end; or letters, W and L, N and P, 胜 and 负. Full-width signs and digits count as their ASCII twins; `#` begins
/// a comment.
public final class InputTableText {
    private static final int LONGEST_NUMBER = 15;
    private static final int MOST_VALUES = 4_000_000;
    private static final int LEAST_ROWS = 3;
    private static final String SEPARATORS = ",;|[]{}()，；、｜【】（）〔〕［］｛｝";
    private static final Pattern PAIR =
            Pattern.compile("[(（\\[{]\\s*\\d+\\s*[,，]\\s*\\d+\\s*[)）\\]}]\\s*[,，;；]?\\s*[(（\\[{]");
    private static final Map<String, Integer> OUTCOMES = Map.ofEntries(
            Map.entry("w", 1),
            Map.entry("l", 0),
            Map.entry("n", 1),
            Map.entry("p", 0),
            Map.entry("win", 1),
            Map.entry("lose", 0),
            Map.entry("loss", 0),
            Map.entry("first", 1),
            Map.entry("second", 0),
            Map.entry("true", 1),
            Map.entry("false", 0),
            Map.entry("胜", 1),
            Map.entry("负", 0),
            Map.entry("败", 0),
            Map.entry("必胜", 1),
            Map.entry("必败", 0),
            Map.entry("赢", 1),
            Map.entry("输", 0),
            Map.entry("先手", 1),
            Map.entry("后手", 0));

    private final Source source;
    private final String text;
    private int at;
    private final List<NumberLine> lines = new ArrayList<>();
    private boolean letters;
    private boolean numbers;

    private InputTableText(String text) {
        this.source = Source.of(text);
        this.text = text;
    }

    /// The content of a table's text.
    ///
    /// @param first the index of the first value, if there were indices
    /// @param rows one row, or the rows of a table of two coordinates
    /// @param letters whether it was written in letters, as outcomes
    public record TableContent(Optional<Long> first, List<long[]> rows, boolean letters) {
        /// @return the rows, concatenated
        public TableContent inOneRow() {
            var all = rows.stream().flatMapToLong(Arrays::stream).toArray();
            return new TableContent(first, List.of(all), letters);
        }
    }

    private static final class NumberLine {
        final List<Long> values = new ArrayList<>();
        final List<Integer> offsets = new ArrayList<>();
        /// Whether a number is followed by a sign that makes it an index.
        final List<Boolean> index = new ArrayList<>();
    }

    /// @throws SyntaxException if it is no table
    public static TableContent read(String text) throws SyntaxException {
        return new InputTableText(text).read();
    }

    private SyntaxException fault(int offset, Message problem) {
        return new SyntaxException(source, Math.min(offset, text.length()), problem, null);
    }

    private TableContent read() throws SyntaxException {
        var line = new NumberLine();
        var pair = PAIR.matcher(text);
        int count = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            if (c == '\n') {
                if (!line.values.isEmpty()) lines.add(line);
                line = new NumberLine();
                at++;
            } else if (c == '#') {
                while (at < text.length() && text.charAt(at) != '\n') at++;
            } else if (isSeparator(c)) {
                if (pair.region(at, text.length()).lookingAt()) throw fault(at, Message.of("pattern.text.pair"));
                at += Character.charCount(c);
            } else if (Character.isDigit(c)) {
                number(line);
                if (++count > MOST_VALUES) throw fault(at, Message.of("pattern.text.long", "most", MOST_VALUES));
            } else if (c == '.' || c == '…' || c == '⋯') {
                dots();
            } else {
                other(line, c);
            }
        }
        if (!line.values.isEmpty()) lines.add(line);
        if (lines.isEmpty()) throw fault(text.length(), Message.of("pattern.text.empty"));
        return table();
    }

    private static boolean isSeparator(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || SEPARATORS.indexOf(c) >= 0 || c == '\uFEFF';
    }

    private void number(NumberLine line) throws SyntaxException {
        int start = at;
        long value = 0;
        int digits = 0;
        while (at < text.length() && Character.isDigit(text.codePointAt(at))) {
            int c = text.codePointAt(at);
            value = value * 10 + Character.digit(c, 10);
            if (value > 0 && ++digits > LONGEST_NUMBER)
                throw fault(start, Message.of("pattern.text.large", "digits", LONGEST_NUMBER));
            at += Character.charCount(c);
        }
        if (at + 1 < text.length()
                && (text.charAt(at) == '.' || text.charAt(at) == '．')
                && Character.isDigit(text.charAt(at + 1))) throw fault(start, Message.of("pattern.text.fraction"));
        line.values.add(value);
        line.offsets.add(start);
        line.index.add(indexSign());
        if (!line.index.getLast()) numbers = true;
    }

    /// Passes over `:`, `=`, `->`, `→` after a number, which make it an index; `)` and `]` may stand before them.
    private boolean indexSign() {
        int look = at;
        while (look < text.length() && " \t)]）】".indexOf(text.charAt(look)) >= 0) look++;
        if (look >= text.length()) return false;
        char c = text.charAt(look);
        boolean arrow = c == '-' && look + 1 < text.length() && text.charAt(look + 1) == '>';
        if (!arrow && ":：=＝→".indexOf(c) < 0) return false;
        at = look + (arrow ? 2 : 1);
        if (at < text.length() && text.charAt(at) == '=') at++;
        return true;
    }

    /// Dots may stand at the end only.
    private void dots() throws SyntaxException {
        int start = at;
        while (at < text.length() && ".…⋯".indexOf(text.charAt(at)) >= 0) at++;
        int look = at;
        while (look < text.length() && isSeparator(text.codePointAt(look))) look++;
        if (look < text.length() && text.charAt(look) != '#') throw fault(start, Message.of("pattern.text.dots"));
    }

    private void other(NumberLine line, int c) throws SyntaxException {
        int start = at;
        if ("-−–－".indexOf(c) >= 0) {
            boolean negative = at + 1 < text.length() && Character.isDigit(text.codePointAt(at + 1));
            throw fault(
                    start,
                    Message.of(
                            negative ? "pattern.text.negative" : "pattern.text.sign", "sign", Character.toString(c)));
        }
        if (!Character.isLetter(c)) throw fault(start, Message.of("pattern.text.sign", "sign", Character.toString(c)));
        while (at < text.length() && Character.isLetter(text.codePointAt(at)))
            at += Character.charCount(text.codePointAt(at));
        var word = text.substring(start, at);
        if (skipLabel()) return;
        if (word.equalsIgnoreCase("etc") || word.equals("等")) return;
        boolean rowOfNumbers = line.values.isEmpty() && !letters && restIsNumbers();
        if (rowOfNumbers && word.length() <= 12) return;
        for (var outcome : outcomes(word, start)) {
            line.values.add(outcome);
            line.offsets.add(start);
            line.index.add(false);
        }
        letters = true;
    }

    /// Skips the signs after the name of a row or of a sequence that was just read: `sg:`, `a[0]`,
    /// `g(3) =`.
    ///
    /// @return whether it was such a name
    private boolean skipLabel() {
        int look = at;
        while (look < text.length() && (text.charAt(look) == ' ' || text.charAt(look) == '\t')) look++;
        if (look >= text.length()) return false;
        char c = text.charAt(look);
        if (":：=＝".indexOf(c) >= 0) {
            at = look + 1;
            return true;
        }
        if ("([（【".indexOf(c) < 0) return false;
        int close = look + 1;
        while (close < text.length() && ")]）】\n".indexOf(text.charAt(close)) < 0) close++;
        if (close >= text.length() || text.charAt(close) == '\n') return false;
        var inside = text.substring(look + 1, close).strip();
        if (inside.matches("\\p{L}+")) {
            at = close + 1;
            int sign = at;
            while (sign < text.length() && text.charAt(sign) == ' ') sign++;
            if (sign < text.length() && ":：=＝".indexOf(text.charAt(sign)) >= 0) at = sign + 1;
            return true;
        }
        return inside.matches("\\p{Nd}+");
    }

    /// @return whether the line goes on with numbers only, so that a word before them is its name
    private boolean restIsNumbers() {
        int look = at;
        boolean any = false;
        for (; look < text.length() && text.charAt(look) != '\n'; look++) {
            char c = text.charAt(look);
            if (Character.isLetter(c)) return false;
            any |= Character.isDigit(c);
        }
        return any;
    }

    private List<Long> outcomes(String word, int start) throws SyntaxException {
        var lower = word.toLowerCase(Locale.ROOT);
        if (OUTCOMES.get(lower) instanceof Integer one) return List.of(one.longValue());
        var all = new ArrayList<Long>();
        boolean wins = lower.chars().allMatch(c -> "wl胜负败赢输".indexOf(c) >= 0);
        boolean classes = lower.chars().allMatch(c -> "np".indexOf(c) >= 0);
        if (!wins && !classes) throw fault(start, Message.of("pattern.text.word", "word", word));
        lower.chars().forEach(c -> all.add("wn胜赢".indexOf(c) >= 0 ? 1L : 0L));
        return all;
    }

    private TableContent table() throws SyntaxException {
        if (letters
                && numbers
                && lines.stream().anyMatch(line -> line.values.stream().anyMatch(value -> value > 1))
                && !hasIndices()) throw fault(lines.getFirst().offsets.getFirst(), Message.of("pattern.text.mixed"));
        if (hasIndices()) return indexed();
        var column = column();
        if (column != null) return column;
        var above = above();
        if (above != null) return above;
        int width = lines.getFirst().values.size();
        boolean rectangle = lines.size() >= LEAST_ROWS
                && width >= LEAST_ROWS
                && lines.stream().allMatch(line -> line.values.size() == width);
        if (rectangle && isGrid())
            return new TableContent(
                    Optional.empty(),
                    lines.stream().map(line -> array(line.values)).toList(),
                    letters);
        var all = lines.stream().flatMap(line -> line.values.stream()).toList();
        return new TableContent(Optional.empty(), List.of(array(all)), letters);
    }

    /// A table of two coordinates rather than a long row that was broken into lines: nobody breaks
    /// at so few numbers, or the first row and column are equal.
    private boolean isGrid() {
        for (int i = 0; i < Math.min(lines.size(), lines.getFirst().values.size()); i++)
            if (!lines.get(i).values.getFirst().equals(lines.getFirst().values.get(i))) return false;
        return true;
    }

    private boolean hasIndices() {
        return lines.stream().anyMatch(line -> line.index.contains(true));
    }

    private static long[] array(List<Long> values) {
        return values.stream().mapToLong(Long::longValue).toArray();
    }

    /// `0: 0, 1: 1, ...`: an index before each value.
    private TableContent indexed() throws SyntaxException {
        var values = new ArrayList<Long>();
        long next = -1;
        long first = 0;
        boolean expectIndex = true;
        for (var line : lines)
            for (int i = 0; i < line.values.size(); i++) {
                if (line.index.get(i) != expectIndex)
                    throw fault(
                            line.offsets.get(i),
                            Message.of(expectIndex ? "pattern.text.no-index" : "pattern.text.no-value"));
                if (expectIndex) {
                    if (next < 0) first = line.values.get(i);
                    else if (line.values.get(i) != next)
                        throw fault(
                                line.offsets.get(i),
                                Message.of("pattern.text.index", "expected", next, "found", line.values.get(i)));
                    next = line.values.get(i) + 1;
                } else {
                    values.add(line.values.get(i));
                }
                expectIndex = !expectIndex;
            }
        if (!expectIndex) throw fault(text.length(), Message.of("pattern.text.no-value"));
        return new TableContent(Optional.of(first), List.of(array(values)), letters);
    }

    /// Two numbers in each line, the first of them counting the lines.
    private @Nullable TableContent column() {
        if (lines.size() < 2) return null;
        long first = lines.getFirst().values.getFirst();
        for (int i = 0; i < lines.size(); i++) {
            var values = lines.get(i).values;
            if (values.size() != 2 || values.getFirst() != first + i) return null;
        }
        return new TableContent(
                Optional.of(first),
                List.of(lines.stream().mapToLong(line -> line.values.getLast()).toArray()),
                letters);
    }

    /// Two lines of equal length, the first of them counting.
    private @Nullable TableContent above() {
        if (lines.size() != 2) return null;
        var index = lines.getFirst().values;
        var values = lines.getLast().values;
        if (index.size() != values.size() || index.size() < 2) return null;
        for (int i = 0; i < index.size(); i++) if (index.get(i) != index.getFirst() + i) return null;
        return new TableContent(Optional.of(index.getFirst()), List.of(array(values)), letters);
    }

    /// Makes a table of one row.
    ///
    /// @param preferred how to read the numbers; empty to judge by their look
    public static InputTable table(TableContent content, Optional<Reading> preferred, Optional<Long> first) {
        var values = content.rows.getFirst();
        var reading = preferred.orElse(content.letters ? Reading.OUTCOMES : Reading.VALUES);
        long start = first.or(() -> content.first).orElse(0L);
        return switch (reading) {
            case VALUES -> new InputTable(start, values, reading);
            case OUTCOMES ->
                new InputTable(
                        start,
                        Arrays.stream(values).map(value -> Math.min(value, 1)).toArray(),
                        reading);
            // A list without the empty heap says nothing of it: many games do not begin there.
            case POSITIONS -> positions(values, first.orElse(Math.min(1, values[0])));
        };
    }

    /// A table as it stands, and where it may also be something else, as that.
    ///
    /// @param most below which the heaps of a list of lost ones are
    public static List<InputTable> tables(
            TableContent content, Optional<Reading> preferred, Optional<Long> first, int most) {
        var table = table(content, preferred, first);
        if (preferred.isPresent()) return List.of(table);
        boolean isFromFirst = first.orElse(0L) <= content.rows.getFirst()[0];
        if (isFromFirst && mayBePositions(table, most))
            return List.of(table, table(content, Optional.of(Reading.POSITIONS), first));
        if (table.reading() == Reading.VALUES && table.largest() == 1 && table.distinct() == 2)
            return List.of(table, table(content, Optional.of(Reading.OUTCOMES), first));
        return List.of(table);
    }

    /// The heaps up to the last of a list of lost ones.
    private static InputTable positions(long[] heaps, long first) {
        int length = Math.toIntExact(heaps[heaps.length - 1] - first + 1);
        var values = new long[length];
        Arrays.fill(values, 1);
        for (long heap : heaps) values[(int) (heap - first)] = 0;
        return new InputTable(first, values, Reading.POSITIONS);
    }

    /// @return whether the numbers may be a list of lost heaps: ascending, with a gap, and not too far apart
    private static boolean mayBePositions(InputTable table, int most) {
        if (table.reading() != Reading.VALUES || table.length() < 3 || !table.isAscending()) return false;
        long last = table.values()[table.length() - 1];
        return last < most && last > table.values()[0] + table.length() - 1;
    }
}
