package grundy.rules.graph;

import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Reads the language of Graphviz: one `digraph` or `graph` (whose edges `--` go both ways) of nodes and chains of
/// edges, with comments, quoted names, attributes and their defaults. `player` or `color` of an edge say whose it is,
/// `result` of a node states the result. Subgraphs are refused; ports and other attributes are passed over.
///
/// Source of the format: E. R. Gansner, E. Koutsofios and S. North, Drawing graphs with dot (Graphviz).
final class DotReader {
    private static final int LONGEST = 1_000_000;
    private final GraphBytes in;
    private final GraphBuilder graph;
    private final Map<String, String> edgeDefaults = new HashMap<>();
    private final Map<String, String> nodeDefaults = new HashMap<>();
    private boolean directed;

    /// The token at hand: a sign such as `{` or `->`, a name, or the empty text at the end.
    private String token = "";

    private boolean isName;
    private boolean isQuoted;
    private long line;

    DotReader(GraphBytes in, GraphBuilder graph) {
        this.in = in;
        this.graph = graph;
    }

    void read() throws IOException, GraphException {
        next();
        if (isWord("strict")) next();
        directed = isWord("digraph");
        if (!directed && !isWord("graph")) throw expected("digraph");
        next();
        if (isName) next();
        expect("{");
        while (!is("}")) {
            if (token.isEmpty() && !isName) throw expected("}");
            statement();
        }
        next();
        if (!token.isEmpty() || isName) throw error(Message.of("graph.dot-second"));
    }

    private void statement() throws IOException, GraphException {
        if (is(";")) {
            next();
            return;
        }
        if (is("{") || isWord("subgraph")) throw error(Message.of("graph.dot-subgraph"));
        if (isWord("node") || isWord("edge") || isWord("graph")) {
            var what = token.toLowerCase(Locale.ROOT);
            next();
            if (!is("[")) throw expected("[");
            var attributes = attributes();
            if (what.equals("edge")) edgeDefaults.putAll(attributes);
            if (what.equals("node")) nodeDefaults.putAll(attributes);
            return;
        }
        long firstLine = line;
        var first = name();
        if (is("=")) {
            next();
            name();
            return;
        }
        var chain = new ArrayList<>(List.of(node(first)));
        while (is("->") || is("--")) {
            if (is("->") != directed) throw error(Message.of("graph.dot-arrow", "sign", directed ? "->" : "--"));
            next();
            if (is("{") || isWord("subgraph")) throw error(Message.of("graph.dot-subgraph"));
            chain.add(node(name()));
        }
        var attributes = is("[") ? attributes() : Map.<String, String>of();
        if (chain.size() == 1) result(chain.getFirst(), attributes, firstLine);
        else edges(chain, attributes);
    }

    private int node(String name) throws IOException, GraphException {
        while (is(":")) {
            next();
            name();
        }
        var bytes = name.getBytes(StandardCharsets.UTF_8);
        return graph.vertex(bytes, 0, bytes.length);
    }

    private void edges(List<Integer> chain, Map<String, String> attributes) throws GraphException {
        var all = new HashMap<>(edgeDefaults);
        all.putAll(attributes);
        int bits = players(all);
        for (int i = 1; i < chain.size(); i++) {
            graph.edge(chain.get(i - 1), chain.get(i), bits);
            if (!directed) graph.edge(chain.get(i), chain.get(i - 1), bits);
        }
    }

    /// A `player` must be one; of the colours only blue and red say whose an edge is.
    private int players(Map<String, String> attributes) throws GraphException {
        if (attributes.get("player") instanceof String player)
            return GraphWords.players(player)
                    .orElseThrow(() -> error(Message.of("graph.player", "found", GraphWords.quotation(player))));
        return GraphWords.players(attributes.getOrDefault("color", "")).orElse(GameGraph.BOTH);
    }

    private void result(int vertex, Map<String, String> attributes, long firstLine) throws GraphException {
        var word = attributes.getOrDefault("result", nodeDefaults.getOrDefault("result", ""));
        if (word.isEmpty()) return;
        var ending = GraphWords.ending(word)
                .orElseThrow(() ->
                        new GraphException(firstLine, Message.of("graph.result", "found", GraphWords.quotation(word))));
        if (graph.state(vertex, ending, firstLine) != null)
            throw new GraphException(firstLine, Message.of("graph.two-results", "vertex", graph.name(vertex)));
    }

    private Map<String, String> attributes() throws IOException, GraphException {
        var attributes = new HashMap<String, String>();
        while (is("[")) {
            next();
            while (!is("]")) {
                if (is(",") || is(";")) {
                    next();
                    continue;
                }
                var key = name();
                var value = "true";
                if (is("=")) {
                    next();
                    value = name();
                }
                attributes.put(key.toLowerCase(Locale.ROOT), value);
            }
            next();
        }
        return attributes;
    }

    private String name() throws IOException, GraphException {
        if (!isName) throw error(Message.of("graph.dot-name", "found", GraphWords.quotation(token)));
        var name = token;
        boolean joins = isQuoted;
        next();
        while (joins && is("+")) {
            next();
            if (!isQuoted) throw expected("\"");
            name += token;
            next();
        }
        return name;
    }

    private boolean is(String sign) {
        return !isName && token.equals(sign);
    }

    private boolean isWord(String word) {
        return isName && !isQuoted && token.equalsIgnoreCase(word);
    }

    private void expect(String sign) throws IOException, GraphException {
        if (!is(sign)) throw expected(sign);
        next();
    }

    private GraphException expected(String sign) {
        return error(Message.of(
                "syntax.expected",
                "expected",
                Message.of("syntax.quoted", "text", sign),
                "found",
                token.isEmpty() ? Message.of("syntax.end") : GraphWords.quotation(token)));
    }

    private GraphException error(Message problem) {
        return new GraphException(line, problem);
    }

    /// Reads the next token.
    private void next() throws IOException, GraphException {
        skip();
        line = in.line();
        isName = false;
        isQuoted = false;
        in.beginWord();
        int first = in.peek();
        if (first == GraphBytes.END) {
            token = "";
        } else if (first == '"') {
            readQuoted();
        } else if (first == '<') {
            throw error(Message.of("graph.dot-html"));
        } else if (first == '-') {
            in.next();
            int second = in.peek();
            if (second == '>' || second == '-') {
                in.next();
                token = second == '>' ? "->" : "--";
            } else {
                in.add('-');
                bare();
            }
        } else if (isBare(first)) {
            bare();
        } else {
            in.next();
            token = Character.toString(first);
        }
    }

    private void bare() throws IOException, GraphException {
        while (isBare(in.peek()) && in.wordLength() < LONGEST) in.add(in.next());
        token = in.wordText();
        isName = true;
        if (token.equals("-")) throw error(Message.of("graph.dot-name", "found", GraphWords.quotation(token)));
    }

    private void readQuoted() throws IOException, GraphException {
        in.next();
        for (int next = in.next(); next != '"'; next = in.next()) {
            if (next == GraphBytes.END) throw error(Message.of("graph.open-quote"));
            if (next == '\\' && (in.peek() == '"' || in.peek() == '\\')) next = in.next();
            else if (next == '\\' && in.peek() == '\n') {
                in.next();
                continue;
            }
            in.add(next);
        }
        token = in.wordText();
        isName = true;
        isQuoted = true;
    }

    private static boolean isBare(int next) {
        return next >= '0' && next <= '9'
                || next >= 'a' && next <= 'z'
                || next >= 'A' && next <= 'Z'
                || next == '_'
                || next == '.'
                || next >= 128;
    }

    private void skip() throws IOException, GraphException {
        while (true) {
            int next = in.peek();
            if (next == '#') {
                in.skipLine();
            } else if (next == '/') {
                comment();
            } else if (next != '\n' && !GraphBytes.isBlank(next)) {
                return;
            } else in.next();
        }
    }

    private void comment() throws IOException, GraphException {
        line = in.line();
        in.next();
        if (in.peek() == '/') {
            in.skipLine();
            return;
        }
        if (in.peek() != '*') throw error(Message.of("graph.dot-name", "found", GraphWords.quotation("/")));
        int before = 0;
        in.next();
        for (int next = in.next(); before != '*' || next != '/'; next = in.next()) {
            if (next == GraphBytes.END) throw error(Message.of("graph.dot-comment"));
            before = next;
        }
    }
}
