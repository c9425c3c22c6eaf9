package grundy.rules.graph;

import grundy.text.Message;
import java.io.IOException;

/// Reads lines of pairs: `from to`, `from -> to`, `from, to, L`, `vertex`, `vertex = win`; `#` begins a comment. A
/// name with blanks stands in quotation marks.
final class PairsReader {
    private final GraphBytes in;
    private final GraphBuilder graph;
    private final EdgeListHeader header = new EdgeListHeader(false);

    /// A `-` was taken: it begins an arrow, or else the next word.
    private boolean dash;

    PairsReader(GraphBytes in, GraphBuilder graph) {
        this.in = in;
        this.graph = graph;
    }

    EdgeListHeader header() {
        return header;
    }

    void read() throws IOException, GraphException {
        while (in.peek() != GraphBytes.END) {
            in.skipBlanks();
            int next = in.peek();
            if (next != '#' && next != '\n' && next != GraphBytes.END) line();
            in.skipLine();
            in.next();
        }
    }

    private void line() throws IOException, GraphException {
        long line = in.line();
        boolean quoted = in.peek() == '"';
        int from = vertex();
        int separator = separator();
        boolean arrow = separator == '>';
        if (atEnd() && !arrow) {
            if (!quoted && in.wordText().matches("\\d+-\\d+"))
                throw error(Message.of("graph.dash", "found", quotedWord()));
            header.lone(quoted ? -1 : graph.number(from), line);
            return;
        }
        if (in.peek() == '=' && !dash && !arrow) {
            in.next();
            in.skipBlanks();
            header.other();
            ending(from);
            return;
        }
        int to = vertex();
        separator();
        int bits = GameGraph.BOTH;
        boolean both = atEnd();
        if (!both) bits = players();
        if (header.isPastHeader() || both && !arrow) header.pair(graph.number(from), graph.number(to), line);
        else header.other();
        graph.edge(from, to, bits);
    }

    private int players() throws IOException, GraphException {
        word();
        int bits = GraphWords.players(in.wordText())
                .orElseThrow(
                        () -> error(Message.of(isNumber() ? "graph.number" : "graph.player", "found", quotedWord())));
        expectEnd();
        return bits;
    }

    private boolean isNumber() {
        return in.wordText().matches("\\d+");
    }

    private Message quotedWord() {
        return GraphWords.quotation(in.wordText());
    }

    private void ending(int vertex) throws IOException, GraphException {
        in.beginWord();
        if (!atEnd()) word();
        var result = GraphWords.ending(in.wordText())
                .orElseThrow(() -> error(Message.of("graph.result", "found", quotedWord())));
        if (graph.state(vertex, result, in.line()) != null)
            throw error(Message.of("graph.two-results", "vertex", graph.name(vertex)));
        expectEnd();
    }

    private void expectEnd() throws IOException, GraphException {
        separator();
        if (atEnd()) return;
        word();
        throw error(Message.of("graph.extra", "found", quotedWord()));
    }

    private GraphException error(Message problem) {
        return new GraphException(in.line(), problem);
    }

    private boolean atEnd() throws IOException {
        int next = in.peek();
        return !dash && (next == '\n' || next == GraphBytes.END || next == '#');
    }

    /// Takes blanks, and among them one comma or arrow.
    ///
    /// @return the separator found: `,`, `>` for an arrow, or else a blank
    private int separator() throws IOException {
        in.skipBlanks();
        int next = in.peek();
        if (next == '-' && !dash) {
            in.next();
            dash = true;
            next = in.peek();
        }
        boolean arrow = dash && next == '>';
        if (!arrow && (dash || next != ',' && next != ';')) return ' ';
        dash = false;
        in.next();
        in.skipBlanks();
        return arrow ? '>' : ',';
    }

    private int vertex() throws IOException, GraphException {
        word();
        return graph.vertex(in.word(), 0, in.wordLength());
    }

    private void word() throws IOException, GraphException {
        in.beginWord();
        if (in.peek() == '"' && !dash) {
            readQuoted();
            return;
        }
        if (dash) in.add('-');
        dash = false;
        for (int next = in.peek(); isInWord(next); next = in.peek()) {
            in.next();
            if (next == '-' && in.peek() == '>') {
                dash = true;
                break;
            }
            in.add(next);
        }
        if (in.wordLength() > 0) return;
        int found = in.peek();
        throw error(Message.of(
                "graph.name",
                "found",
                found == GraphBytes.END || found == '\n'
                        ? Message.of("graph.line-end")
                        : GraphWords.quotation(dash ? "->" : Character.toString(found))));
    }

    private void readQuoted() throws IOException, GraphException {
        in.next();
        for (int next = in.peek(); next != '"'; next = in.peek()) {
            if (next == '\n' || next == GraphBytes.END) throw error(Message.of("graph.open-quote"));
            in.add(in.next());
        }
        in.next();
    }

    private static boolean isInWord(int next) {
        return next > ' ' && next != ',' && next != ';' && next != '=' && next != '"' && next != '#';
    }
}
