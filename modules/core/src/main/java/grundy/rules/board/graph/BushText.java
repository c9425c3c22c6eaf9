package grundy.rules.board.graph;

import grundy.rules.PositionException;
import grundy.rules.board.graph.ColouredBush.Coloured.Edge;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Reads positions of Hackenbush, joined by `+`: stalks by their colours, `BRR + BB`, trees with branches in
/// brackets, `B(B;RB)`, and names of vertices that are met again after a colon, `B:1(R:1)` ({@link
/// GraphDrawing}), and graphs by their edges, `0-1B 1-2R 1-3`. Colours are B (or l), R (or r), G (or e). The
/// ground is the vertex 0; after `ground 5` it is the vertex 5, which then changes its name with the vertex 0.
final class BushText {
    private static final int MOST = EdgeList.MOST;
    private static final int MOST_QUOTED = 40;
    static final String LETTERS = "BbLlRrGgEe蓝藍红紅绿綠";
    private final PositionText scan;
    private final String text;
    private final boolean green;
    private int count;

    /// @param green whether all edges are green, so that no colours are written and there are no stalks
    BushText(String text, boolean green) {
        this.text = text;
        this.green = green;
        this.scan = new PositionText(text);
    }

    /// @return the only position, stalks being one position however many there are
    ColouredBush one() {
        var stalks = new ArrayList<String>();
        while (true) {
            var bush = piece(stalks.isEmpty());
            boolean more = takeSeparator(bush);
            if (!(bush instanceof ColouredBush.Stalks(var some)) || stalks.isEmpty() && !more) {
                if (!stalks.isEmpty()) throw scan.expected(Message.of("board.what.stalk"));
                scan.expectEnd();
                return bush;
            }
            stalks.addAll(some);
            if (!more) return new ColouredBush.Stalks(stalks);
        }
    }

    /// @return the positions joined, each stalk being one
    List<ColouredBush> all() {
        var bushes = new ArrayList<ColouredBush>();
        do bushes.add(piece(bushes.isEmpty()));
        while (takeSeparator(bushes.getLast()));
        return bushes;
    }

    /// @return whether another position follows
    private boolean takeSeparator(ColouredBush last) {
        int from = scan.here();
        boolean comma = last instanceof ColouredBush.Stalks
                && text.substring(from, scan.offset()).indexOf(',') >= 0;
        if (scan.take("+") || comma) return true;
        if (!scan.atEnd()) throw scan.expected(Message.of("board.what.plus"));
        return false;
    }

    private ColouredBush piece(boolean first) {
        if (scan.take("empty") || takeGroundAlone()) return ColouredBush.EMPTY;
        if (scan.take("ground") || scan.take("地面")) return graph(scan.count(0, Integer.MAX_VALUE));
        boolean named = !green && (scan.take("stalks") || scan.take("stalk"));
        if (green && !scan.atDigit() && isDrawn(scan.offset())) return readDrawn(scan.offset());
        if (green || !named && scan.atDigit()) return graph(Hackenbush.GROUND);
        if (first && scan.atEnd()) throw scan.expected(Message.of("board.what.bush"));
        return stalk();
    }

    /// The ground without any edge.
    private boolean takeGroundAlone() {
        int at = scan.offset();
        if (!text.startsWith("0", at) || at + 1 < text.length() && " \t\n+,".indexOf(text.charAt(at + 1)) < 0)
            return false;
        return scan.take("0");
    }

    private ColouredBush stalk() {
        int from = scan.offset();
        if (isDrawn(from)) return readDrawn(from);
        var colours = new StringBuilder();
        for (char colour = takeColour(scan); colour != 0; colour = takeColour(scan)) colours.append(colour);
        count += colours.length();
        if (count > MOST) throw new PositionException(from, Message.of("board.edges", "most", MOST));
        if (colours.isEmpty() || !scan.atSeparator() && !scan.isNext("+"))
            throw scan.expectedCharacter(Message.of("board.what.stalk"));
        return new ColouredBush.Stalks(List.of(colours.toString()));
    }

    /// Returns whether edges are drawn here with branches or with names of vertices, rather than a
    /// stalk.
    private boolean isDrawn(int from) {
        int end = from;
        while (end < text.length() && LETTERS.indexOf(text.charAt(end)) >= 0) end++;
        return end < text.length() && (text.charAt(end) == '(' || text.charAt(end) == ':');
    }

    private ColouredBush readDrawn(int from) {
        var edges = new ArrayList<Edge>();
        for (var line : GraphDrawing.read(scan, LETTERS, "", Message.of("board.what.branch"))
                .edges())
            edges.add(
                    new Edge(Math.min(line.from(), line.to()), Math.max(line.from(), line.to()), colour(line.sign())));
        count += edges.size();
        if (count > MOST) throw new PositionException(from, Message.of("board.edges", "most", MOST));
        if (edges.isEmpty() || !scan.atSeparator() && !scan.isNext("+"))
            throw scan.expectedCharacter(Message.of("board.what.stalk"));
        if (green && edges.stream().anyMatch(edge -> edge.colour() != ColouredBush.GREEN))
            throw new PositionException(from, Message.of("board.green-only"));
        return ColouredBush.Coloured.of(edges);
    }

    private ColouredBush graph(int ground) {
        int offset = scan.offset();
        var listed = new ArrayList<Edge>();
        do listed.add(edge(ground));
        while (!scan.atEnd() && !scan.isNext("+"));
        var graph = ColouredBush.Coloured.of(listed);
        requireJoined(graph.edges(), ground, offset);
        return graph;
    }

    private Edge edge(int ground) {
        var ends = EdgeList.readEdge(scan, count++);
        int one = renamed(ends[0], ground);
        int other = renamed(ends[1], ground);
        return new Edge(Math.min(one, other), Math.max(one, other), colourBehind());
    }

    private static int renamed(int vertex, int ground) {
        return vertex == ground ? Hackenbush.GROUND : vertex == Hackenbush.GROUND ? ground : vertex;
    }

    private char colourBehind() {
        int behind = scan.here();
        boolean colon = scan.takeAtOnce(':');
        char colour = takeColour(scan);
        if (green && (colon || colour != 0)) throw new PositionException(behind, Message.of("board.green-only"));
        if (colour != 0) return colour;
        if (colon || !green && !scan.atSeparator() && !scan.isNext("+"))
            throw scan.expectedHere(Message.of("board.what.colour"));
        return ColouredBush.GREEN;
    }

    /// @return the colour that comes at once, or 0
    static char takeColour(PositionText scan) {
        for (char c : LETTERS.toCharArray()) if (scan.takeAtOnce(c)) return colour(c);
        return 0;
    }

    static char colour(char letter) {
        return switch (letter) {
            case 'B', 'b', 'L', 'l', '蓝', '藍' -> ColouredBush.BLUE;
            case 'R', 'r', '红', '紅' -> ColouredBush.RED;
            default -> ColouredBush.GREEN;
        };
    }

    /// @param ground what the ground was called
    /// @param offset of the edges in the text
    private void requireJoined(EdgeList edges, int ground, int offset) {
        var joined = edges.joinedTo(Hackenbush.GROUND, -1);
        int least = Integer.MAX_VALUE;
        boolean grounded = false;
        int floating = -1;
        for (int edge = joined.length - 1; edge >= 0; edge--) {
            grounded |= joined[edge];
            least = Math.min(least, edges.from(edge));
            if (!joined[edge]) floating = edge;
        }
        if (floating < 0) return;
        if (!grounded && ground == Hackenbush.GROUND)
            throw new PositionException(
                    offset,
                    Message.of(
                            "board.no-ground",
                            "vertex",
                            least,
                            "example",
                            "ground " + least + " " + quotedText(offset)));
        throw new PositionException(
                offset,
                Message.of(
                        ground == Hackenbush.GROUND ? "board.floating" : "board.floating-from",
                        "edge",
                        renamed(edges.from(floating), ground) + "-" + renamed(edges.to(floating), ground),
                        "ground",
                        ground));
    }

    private String quotedText(int offset) {
        var rest = text.substring(offset, scan.offset()).strip();
        return rest.length() <= MOST_QUOTED ? rest : rest.substring(0, MOST_QUOTED) + "…";
    }
}
