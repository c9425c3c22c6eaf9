package grundy.present.picture.graph;

import grundy.answer.GraphTable;
import grundy.answer.ValueStatus;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/// Writes all vertices of a graph as comma-separated values (RFC 4180), with a line of names.
public record GraphCsv(GraphTable table) {
    /// Cost: one line a vertex, written as it is made.
    public void writeTo(OutputStream stream) throws IOException {
        var out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
        if (table.isPartizan()) sides(out);
        else plain(out);
        out.flush();
    }

    private void plain(BufferedWriter out) throws IOException {
        out.write("vertex,outcome,value,remoteness\n");
        for (int v = 0; v < table.graph().vertices(); v++) {
            out.write(quote(table.graph().name(v)));
            out.write(',');
            out.write(table.outcome(v).name());
            out.write(',');
            out.write(quote(valueText(table.value(v))));
            out.write(',');
            out.write(moves(table.remoteness(v, Side.LEFT)));
            out.write('\n');
        }
    }

    private void sides(BufferedWriter out) throws IOException {
        out.write("vertex,outcome,left,right,leftRemoteness,rightRemoteness,value\n");
        for (int v = 0; v < table.graph().vertices(); v++) {
            out.write(String.join(
                    ",",
                    quote(table.graph().name(v)),
                    table.outcome(v).name(),
                    start(table.first(v, Side.LEFT)),
                    start(table.first(v, Side.RIGHT)),
                    moves(table.remoteness(v, Side.LEFT)),
                    moves(table.remoteness(v, Side.RIGHT)),
                    quote(valueText(table.value(v)))));
            out.write('\n');
        }
    }

    private static String start(Outcome outcome) {
        return outcome == Outcome.P ? "loss" : outcome == Outcome.D ? "draw" : "win";
    }

    private static String moves(int remoteness) {
        return remoteness < 0 ? "" : Integer.toString(remoteness);
    }

    /// @return a nim-value as a number, an infinite one as `∞(0,1)`, one of Left and Right as the books write it,
    ///     nothing for none
    public String valueText(ValueStatus worth) {
        return switch (worth) {
            case ValueStatus.Unknown _, ValueStatus.OutOfReach _ -> "";
            case ValueStatus.Known(var value, var _) when table.isPartizan() -> value.toString();
            case ValueStatus.Known(Value.Nimber(var number), var _) -> number.toString();
            case ValueStatus.Known(var value, var _) -> value.toString();
        };
    }

    private static String quote(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
