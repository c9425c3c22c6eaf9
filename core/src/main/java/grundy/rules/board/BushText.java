package grundy.rules.board;

import grundy.rules.PositionException;
import grundy.rules.board.Bush.Coloured.Edge;
import grundy.text.Message;
import java.util.ArrayList;

/// Reads a position of Hackenbush with colours: `BRR + BB`, or `0-1B 1-2R 1-3`.
final class BushText {
    private static final int MOST = Edges.MOST;
    static final char[] LETTERS = "BbRrGg蓝藍红紅绿綠".toCharArray();
    private final Scan scan;
    private final String text;

    BushText(String text) {
        this.text = text;
        this.scan = new Scan(text);
    }

    Bush bush() {
        if (scan.take("empty")) {
            scan.expectEnd();
            return Bush.EMPTY;
        }
        boolean named = scan.take("stalks") || scan.take("stalk");
        if (!named && scan.atDigit()) return graph();
        if (scan.atEnd()) throw scan.expected(Message.of("board.what.bush"));
        return stalks();
    }

    private Bush stalks() {
        var stalks = new ArrayList<String>();
        int edges = 0;
        int at = scan.offset();
        while (true) {
            int from = at;
            while (at < text.length() && colour(text.charAt(at)) != 0) at++;
            edges += at - from;
            if (at == from) throw new PositionException(at, expected(Message.of("board.what.stalk"), at));
            if (edges > MOST) throw new PositionException(from, Message.of("board.edges", "most", MOST));
            stalks.add(colours(from, at));
            int behind = at;
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
            if (at == text.length()) return new Bush.Stalks(stalks);
            if (text.charAt(at) != '+' && text.charAt(at) != ',')
                throw new PositionException(
                        at, expected(Message.of(at > behind ? "board.what.plus" : "board.what.stalk"), at));
            do at++;
            while (at < text.length() && Character.isWhitespace(text.charAt(at)));
        }
    }

    private String colours(int from, int to) {
        var colours = new StringBuilder(to - from);
        for (int i = from; i < to; i++) colours.append(colour(text.charAt(i)));
        return colours.toString();
    }

    private Message expected(Message what, int at) {
        var found =
                at < text.length() ? Message.of("board.what.quoted", "text", shown(at)) : Message.of("board.what.end");
        return Message.of("board.expected", "what", what, "found", found);
    }

    private String shown(int at) {
        int c = text.codePointAt(at);
        boolean plain = c >= ' ' && c < 127 || Character.isIdeographic(c);
        return plain ? Character.toString(c) : "\\u%04x".formatted(c);
    }

    private Bush graph() {
        int offset = scan.offset();
        var listed = new ArrayList<Edge>();
        do listed.add(edge(listed.size()));
        while (!scan.atEnd());
        var graph = Bush.Coloured.of(listed);
        Hackenbush.requireJoined(graph.edges(), offset);
        return graph;
    }

    private Edge edge(int before) {
        var ends = Edges.readEdge(scan, before);
        boolean colon = scan.takeAtOnce(':');
        return new Edge(Math.min(ends[0], ends[1]), Math.max(ends[0], ends[1]), colourAtOnce(colon));
    }

    /// @param needed whether there must be one; otherwise an edge without a colour is green
    private char colourAtOnce(boolean needed) {
        for (char c : LETTERS) if (scan.takeAtOnce(c)) return colour(c);
        if (needed || !scan.atSeparator()) throw scan.expectedHere(Message.of("board.what.colour"));
        return Bush.GREEN;
    }

    /// @return the colour, or 0 if the letter stands for none
    static char colour(char letter) {
        return switch (letter) {
            case 'B', 'b', '蓝', '藍' -> Bush.BLUE;
            case 'R', 'r', '红', '紅' -> Bush.RED;
            case 'G', 'g', '绿', '綠' -> Bush.GREEN;
            default -> 0;
        };
    }
}
