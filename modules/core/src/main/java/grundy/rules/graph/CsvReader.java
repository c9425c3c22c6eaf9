package grundy.rules.graph;

import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads comma-separated values (RFC 4180; tabs and semicolons separate as well): `from,to` or `from,to,player`,
/// under a line with names of columns or without. A record without a target is a vertex; its third field may state
/// its result.
///
/// Source of the format: Y. Shafranovich, RFC 4180, 2005.
final class CsvReader {
    private static final Set<String> FROM = Set.of("from", "source", "src", "tail", "start", "起点", "从");
    private static final Set<String> TO =
            Set.of("to", "target", "dst", "dest", "destination", "head", "end", "终点", "到");
    private static final Set<String> PLAYER = Set.of("player", "side", "color", "colour", "玩家", "颜色");
    private static final Set<String> RESULT = Set.of("result", "label", "outcome", "结果");

    private static final char NO_SEPARATOR = 0;
    private static final Pattern TWO_NUMBERS = Pattern.compile("\\s*\\d+\\s*[,;\\s]\\s*\\d+\\s*");

    private final GraphBytes in;
    private final GraphBuilder graph;
    private final int separator;
    private final EdgeListHeader header = new EdgeListHeader(true);

    /// The fields of one record, concatenated, and where each ends.
    private byte[] fields = new byte[256];

    private int[] ends = new int[8];
    private int count;
    private int used;

    /// Whether the last field was in quotation marks.
    private boolean quoted;

    private int from = 0;
    private int to = 1;
    private int player = 2;
    private int result = 2;

    CsvReader(GraphBytes in, GraphBuilder graph) {
        this.in = in;
        this.graph = graph;
        this.separator = separatorOf(new String(in.head(), StandardCharsets.UTF_8));
    }

    /// @return the separator in the first line that has one, or in the next below two numbers
    private static char separatorOf(String head) {
        var lines = head.lines()
                .filter(line -> !line.startsWith("#") && separatorIn(line) != NO_SEPARATOR)
                .limit(2)
                .toList();
        if (lines.isEmpty()) return ',';
        char first = separatorIn(lines.getFirst());
        var next = lines.getLast();
        boolean above = TWO_NUMBERS.matcher(lines.getFirst()).matches() && next.indexOf(first) < 0;
        return above ? separatorIn(next) : first;
    }

    private static char separatorIn(String line) {
        for (char separator : new char[] {'\t', ',', ';'}) if (line.indexOf(separator) >= 0) return separator;
        return NO_SEPARATOR;
    }

    EdgeListHeader header() {
        return header;
    }

    /// @return whether a line names the columns
    static boolean isHeader(String line) {
        var names = Arrays.stream(line.split("[,;\t]"))
                .map(name -> name.replace("\"", "").strip().toLowerCase(Locale.ROOT))
                .toList();
        return names.stream().anyMatch(FROM::contains) && names.stream().anyMatch(TO::contains);
    }

    void read() throws IOException, GraphException {
        boolean first = true;
        while (in.peek() != GraphBytes.END) {
            long line = in.line();
            if (in.peek() == '#') {
                in.skipLine();
                in.next();
                continue;
            }
            record();
            if (count == 1 && ends[0] == 0) continue;
            if (!first || !columns()) edge(line);
            first = false;
        }
    }

    /// Reads one record with the end of its line.
    private void record() throws IOException, GraphException {
        count = 0;
        used = 0;
        do field();
        while (in.peek() == separator && in.next() != GraphBytes.END);
        if (in.peek() == '\r') in.next();
        int next = in.peek();
        if (next != '\n' && next != GraphBytes.END)
            throw new GraphException(in.line(), Message.of("graph.csv-after-quote"));
        in.next();
        if (count == 1 && !quoted) separateNumbers();
    }

    /// Two numbers with blanks or another separator between them are no name.
    private void separateNumbers() {
        int end = digits(0);
        int begin = end;
        boolean separated = false;
        while (begin < used && digits(begin) == begin) {
            boolean blank = GraphBytes.isBlank(fields[begin]);
            if (!blank && (separated || fields[begin] != ',' && fields[begin] != ';')) return;
            separated |= !blank;
            begin++;
        }
        if (end == 0 || begin == end || begin == used || digits(begin) < used) return;
        System.arraycopy(fields, begin, fields, end, used - begin);
        used -= begin - end;
        ends[0] = end;
        ends[count++] = used;
    }

    /// @return the end of the digits that begin at a place
    private int digits(int begin) {
        int end = begin;
        while (end < used && fields[end] >= '0' && fields[end] <= '9') end++;
        return end;
    }

    private void field() throws IOException, GraphException {
        if (separator != '\t') in.skipBlanks();
        quoted = in.peek() == '"';
        if (quoted) {
            readQuoted();
            in.skipBlanks();
        } else {
            int begin = used;
            for (int next = in.peek(); next != separator && next != '\n' && next != GraphBytes.END; next = in.peek())
                add(in.next());
            while (used > begin && GraphBytes.isBlank(fields[used - 1])) used--;
        }
        if (count == ends.length) {
            in.checkLength(count);
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = used;
    }

    private void readQuoted() throws IOException, GraphException {
        long line = in.line();
        in.next();
        while (true) {
            int next = in.next();
            if (next == GraphBytes.END) throw new GraphException(line, Message.of("graph.open-quote"));
            if (next == '"') {
                if (in.peek() != '"') return;
                in.next();
            }
            add(next);
        }
    }

    private void add(int next) {
        if (used == fields.length) fields = in.longer(fields);
        fields[used++] = (byte) next;
    }

    private String text(int field) {
        if (field < 0 || field >= count) return "";
        return new String(fields, begin(field), ends[field] - begin(field), StandardCharsets.UTF_8);
    }

    private int begin(int field) {
        return field == 0 ? 0 : ends[field - 1];
    }

    private boolean isEmpty(int field) {
        return field < 0 || field >= count || begin(field) == ends[field];
    }

    /// @return whether the record names the columns; then they are known
    private boolean columns() {
        int source = find(FROM);
        int target = find(TO);
        if (source < 0 || target < 0) return false;
        from = source;
        to = target;
        header.other();
        player = find(PLAYER);
        result = find(RESULT);
        if (result < 0) result = player;
        return true;
    }

    private int find(Set<String> names) {
        for (int i = 0; i < count; i++) if (names.contains(text(i).toLowerCase(Locale.ROOT))) return i;
        return -1;
    }

    private void edge(long line) throws GraphException {
        if (isEmpty(from)) throw new GraphException(line, Message.of("graph.csv-no-source"));
        if (from == 0 && to == 1 && player == 2 && result == 2 && count > 3 && !isEmpty(3))
            throw new GraphException(line, Message.of("graph.extra", "found", GraphWords.quotation(text(3))));
        int source = graph.vertex(fields, begin(from), ends[from]);
        if (isEmpty(to)) {
            if (count == 1) header.lone(quoted ? -1 : graph.number(source), line);
            else header.other();
            if (!isEmpty(result)) state(source, line);
            return;
        }
        int target = graph.vertex(fields, begin(to), ends[to]);
        int bits = GameGraph.BOTH;
        boolean both = isEmpty(player);
        if (!both)
            bits = GraphWords.players(text(player))
                    .orElseThrow(() -> new GraphException(
                            line, Message.of("graph.player", "found", GraphWords.quotation(text(player)))));
        if (both || header.isPastHeader()) header.pair(graph.number(source), graph.number(target), line);
        else header.other();
        graph.edge(source, target, bits);
    }

    private void state(int vertex, long line) throws GraphException {
        var ending = GraphWords.ending(text(result))
                .orElseThrow(() -> new GraphException(
                        line, Message.of("graph.result", "found", GraphWords.quotation(text(result)))));
        if (graph.state(vertex, ending, line) != null)
            throw new GraphException(line, Message.of("graph.two-results", "vertex", graph.name(vertex)));
    }
}
