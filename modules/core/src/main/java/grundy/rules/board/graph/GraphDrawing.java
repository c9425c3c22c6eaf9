package grundy.rules.board.graph;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A graph drawn as a text: edges in a row from vertex to vertex, branches in brackets after a vertex, and names
/// for vertices that are met again: `l(l;rl)`, `.-.-.(-.;-x)`, `:{ground}llr:{ground}`, `(e:B;ellr:B)`.
///
/// Vertices are numbered from 0 in the order of the text, the first one being the root. It hangs together.
///
/// @param edges each with its sign
/// @param letters of the vertices, the first one's first; 0 where none is written
record GraphDrawing(List<EdgeText> edges, List<Character> letters) {
    private static final int MOST_DEPTH = 200;

    GraphDrawing {
        edges = List.copyOf(edges);
        letters = List.copyOf(letters);
    }

    /// An edge.
    ///
    /// @param sign as it was written
    record EdgeText(int from, int to, char sign) {}

    /// @param lines signs of edges
    /// @param letters that may stand on vertices
    /// @param what is expected where an edge or a vertex could stand
    static GraphDrawing read(PositionText scan, String lines, String letters, Message what) {
        var pen = new Pen(scan, lines, letters, what);
        int root = pen.vertex();
        pen.row(root, 0);
        return new GraphDrawing(pen.edges, pen.tags);
    }

    /// @return whether a graph stands here that is drawn, rather than written by its edges
    ///
    /// @param letters that may stand on vertices
    static boolean isNext(PositionText scan, String lines, String letters) {
        if (scan.isNext("(") || scan.isNext(":")) return true;
        for (char letter : (letters + lines).toCharArray()) if (scan.isNext(String.valueOf(letter))) return true;
        return false;
    }

    /// Draws along the text.
    private static final class Pen {
        private final PositionText scan;
        private final String lines;
        private final String letters;
        private final Message what;
        private final List<EdgeText> edges = new ArrayList<>();
        private final List<Character> tags = new ArrayList<>();
        private final Map<String, Integer> named = new HashMap<>();

        Pen(PositionText scan, String lines, String letters, Message what) {
            this.scan = scan;
            this.lines = lines;
            this.letters = letters;
            this.what = what;
        }

        void row(int from, int depth) {
            int at = from;
            int offset = scan.offset();
            if (depth > MOST_DEPTH)
                throw new PositionException(offset, Message.of("board.edges", "most", EdgeList.MOST));
            for (char line = taken(lines); line != 0; line = taken(lines)) {
                if (edges.size() == EdgeList.MOST)
                    throw new PositionException(offset, Message.of("board.edges", "most", EdgeList.MOST));
                int to = vertex();
                edges.add(new EdgeText(at, to, line));
                at = to;
            }
            if (at == from && depth > 0 && !scan.isNext("(")) throw scan.expectedCharacter(what);
            if (scan.isNext("(")) branches(at, depth);
        }

        private void branches(int root, int depth) {
            scan.take("(");
            do row(root, depth + 1);
            while (scan.take(";") || !scan.isNext(")") && !scan.atEnd());
            if (!scan.take(")")) throw scan.expectedCharacter(Message.of("board.what.branch-end"));
        }

        /// @return the vertex that comes next, of which nothing need be written
        int vertex() {
            char letter = taken(letters);
            var name = name();
            var existing = name.isEmpty() ? null : named.get(name);
            int vertex = existing == null ? tags.size() : existing;
            if (existing == null) tags.add(letter);
            else if (letter != 0) tags.set(vertex, letter);
            if (!name.isEmpty()) named.put(name, vertex);
            return vertex;
        }

        private String name() {
            if (!scan.takeAtOnce(':')) return "";
            boolean isLong = scan.takeAtOnce('{');
            var name = new StringBuilder();
            while (!scan.atSeparator() && (isLong ? !scan.isNext("}") : name.isEmpty() && !scan.isNext(")")))
                name.append(scan.character());
            if (name.isEmpty() || isLong && !scan.takeAtOnce('}'))
                throw scan.expectedCharacter(Message.of("board.what.vertex-name"));
            return name.toString();
        }

        private char taken(String signs) {
            for (char sign : signs.toCharArray()) if (scan.takeAtOnce(sign)) return sign;
            return 0;
        }
    }
}
