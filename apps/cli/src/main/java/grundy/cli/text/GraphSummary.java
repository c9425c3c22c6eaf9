package grundy.cli.text;

import grundy.answer.GraphTable;
import grundy.cli.terminal.Console;
import grundy.present.json.answer.GraphJson;
import grundy.present.picture.graph.GraphCsv;
import grundy.present.picture.graph.GraphPicture;
import grundy.rules.notation.ShortenedText;
import grundy.text.DisplayWidth;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;

/// Prints the summary of a whole graph: its size, whether play must end, how many vertices have which
/// outcome, and for every vertex of a small graph outcome, value and remoteness.
///
/// @param all whether every vertex is listed, however many there are
public record GraphSummary(String name, GraphTable table, boolean all) {
    private static final int FEW = 60;
    private static final int MOST_COLUMNS = 40;

    public void say(Console console) {
        boolean listed = all || table.graph().vertices() <= FEW;
        if (console.json()) {
            console.say(GraphJson.of(table, name, listed, console.language()));
            return;
        }
        head(console);
        if (listed) rows(console);
        else console.say(Message.of("cli.graph.not-listed", "few", FEW));
    }

    private void head(Console console) {
        var graph = table.graph();
        console.say(Message.of(
                "cli.graph.size",
                "file",
                name,
                "vertices",
                graph.vertices(),
                "edges",
                graph.edges(),
                "cycles",
                table.isAcyclic() ? Message.of("cli.graph.acyclic") : Message.of("cli.graph.cyclic")));
        graph.notice().ifPresent(console::say);
        console.say(convention(table.play()));
        for (var outcome : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D)) {
            long count = table.counts().getOrDefault(outcome, 0L);
            boolean usual = outcome == Outcome.N || outcome == Outcome.P || table.isPartizan() && outcome != Outcome.D;
            if (count > 0 || usual) say(outcome, table.isPartizan(), count, console);
        }
        if (table.largestValue() >= 0) console.say(Message.of("cli.graph.largest", "value", table.largestValue()));
        if (table.infiniteValues() > 0) console.say(Message.of("cli.graph.infinite", "count", table.infiniteValues()));
        if (table.lacksValues()) console.say(Message.of("cli.graph.no-values"));
        if (table.lacksSidedValues()) console.say(Message.of("cli.graph.no-sided-values"));
        if (table.unsidedValues() > 0) console.say(Message.of("cli.graph.unsided", "count", table.unsidedValues()));
        if (table.longestRemoteness() >= 0)
            console.say(Message.of("cli.graph.longest", "moves", table.longestRemoteness()));
    }

    /// @return the rule about who wins at the end
    public static Message convention(Play play) {
        return play == Play.NORMAL ? Message.of("explain.convention.normal") : Message.of("explain.convention.misere");
    }

    /// Says how many vertices have an outcome.
    public static void say(Outcome outcome, boolean sides, long count, Console console) {
        console.say("  " + console.text(GraphPicture.meaning(outcome, sides))
                + console.text(Message.of("cli.graph.count", "count", count)));
    }

    private void rows(Console console) {
        var rows = new ArrayList<List<String>>();
        rows.add(columns(console));
        for (int v = 0; v < table.graph().vertices(); v++) rows.add(row(v, console));
        var widths = new int[rows.getFirst().size()];
        for (var row : rows)
            for (int i = 0; i < widths.length; i++)
                widths[i] = Math.min(MOST_COLUMNS, Math.max(widths[i], DisplayWidth.of(row.get(i))));
        console.say("");
        for (var row : rows) {
            var line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) line.append(TextColumns.padded(row.get(i), widths[i] + 2));
            console.say(line.toString().stripTrailing());
        }
    }

    private List<String> columns(Console console) {
        var columns = new ArrayList<String>();
        columns.add(console.text(Message.of("cli.graph.column.vertex")));
        columns.add(console.text(Message.of("cli.graph.column.outcome")));
        if (table.isPartizan()) {
            columns.add(console.text(Message.of("cli.graph.column.left")));
            columns.add(console.text(Message.of("cli.graph.column.right")));
            if (table.hasSidedValues()) columns.add(console.text(Message.of("cli.graph.column.worth")));
        } else {
            if (table.hasValues()) columns.add(console.text(Message.of("cli.graph.column.value")));
            columns.add(console.text(Message.of("cli.graph.column.remoteness")));
        }
        return columns;
    }

    private List<String> row(int vertex, Console console) {
        var row = new ArrayList<String>();
        row.add(shortName(table.graph().name(vertex)));
        row.add(table.outcome(vertex).name());
        if (table.isPartizan()) {
            row.add(start(vertex, Side.LEFT, console));
            row.add(start(vertex, Side.RIGHT, console));
            if (table.hasSidedValues()) row.add(valueText(vertex));
        } else {
            if (table.hasValues()) row.add(new GraphCsv(table).valueText(table.value(vertex)));
            int moves = table.remoteness(vertex, Side.LEFT);
            row.add(moves < 0 ? "–" : Integer.toString(moves));
        }
        return row;
    }

    private String valueText(int vertex) {
        var value = new GraphCsv(table).valueText(table.value(vertex));
        return value.isEmpty() ? "–" : ShortenedText.shorten(value, MOST_COLUMNS);
    }

    private String start(int vertex, Side side, Console console) {
        int moves = table.remoteness(vertex, side);
        return switch (table.first(vertex, side)) {
            case N, L, R -> console.text(Message.of("cli.graph.wins-in", "moves", moves));
            case P -> console.text(Message.of("cli.graph.loses-in", "moves", moves));
            case D -> console.text(Message.of("cli.graph.draws"));
        };
    }

    private static String shortName(String name) {
        if (name.length() <= MOST_COLUMNS) return PrintableText.of(name);
        int end = Character.isHighSurrogate(name.charAt(MOST_COLUMNS - 1)) ? MOST_COLUMNS - 1 : MOST_COLUMNS;
        return PrintableText.of(name.substring(0, end)) + "…";
    }
}
