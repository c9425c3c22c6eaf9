package grundy.engine.graph;

import grundy.limit.Checkpoint;
import grundy.rules.graph.GameGraph;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Values of a token on the vertices of a graph on which Left and Right may have edges of their own, in normal play.
///
/// Those from which little can be reached come first. Where a vertex is worth a stopper, this stands for it as an
/// option of those that follow: it does the same in every sum.
///
/// Cost: as {@link LoopyForms}, for each vertex a comparison for each pair of those that it can reach and that are
/// not known.
public final class SidedValues {
    private final GameGraph graph;
    private final LoopyForms forms;
    private final Map<Integer, Integer> stoppers = new HashMap<>();

    private SidedValues(GameGraph graph, LoopyForms forms) {
        this.graph = graph;
        this.forms = forms;
    }

    /// @param graph without stated results
    /// @param forms arena of the values
    /// @return the value of each vertex, empty where its onside and offside are not known as stoppers
    /// @throws grundy.limit.LimitException if the graph is too large, or the work is to stop
    public static List<Optional<Value>> of(GameGraph graph, LoopyForms forms) {
        var values = new SidedValues(graph, forms);
        var all = new ArrayList<Optional<Value>>();
        for (int v = 0; v < graph.vertices(); v++) all.add(Optional.empty());
        values.nearestToTheEnd().forEach(v -> all.set(v, values.value(v)));
        return List.copyOf(all);
    }

    private IntStream nearestToTheEnd() {
        var reached = new long[graph.vertices()];
        for (int v = 0; v < reached.length; v++) reached[v] = graph.reachable(v).vertices();
        return IntStream.range(0, reached.length)
                .boxed()
                .sorted((one, two) -> Long.compare(reached[one], reached[two]))
                .mapToInt(v -> v);
    }

    private Optional<Value> value(int vertex) {
        Checkpoint.step();
        var value = LoopyValue.of(forms, game(vertex));
        if (value instanceof ShortValue known)
            stoppers.put(vertex, ~forms.shorts().of(known));
        if (!(value instanceof LoopyValue loopy)) return Optional.of(value);
        if (loopy.isStopper()) stoppers.put(vertex, loopy.onside());
        return loopy.isStopperSided() ? Optional.of(value) : Optional.empty();
    }

    private int game(int vertex) {
        var games = new HashMap<>(stoppers);
        var open = new ArrayList<Integer>();
        game(vertex, games, open);
        for (int next = 0; next < open.size(); next++) {
            int v = open.get(next);
            forms.set(game(v, games, open), options(v, Side.LEFT, games, open), options(v, Side.RIGHT, games, open));
        }
        return game(vertex, games, open);
    }

    private int game(int vertex, Map<Integer, Integer> games, List<Integer> open) {
        return games.computeIfAbsent(vertex, v -> {
            open.add(v);
            return forms.add();
        });
    }

    private int[] options(int vertex, Side side, Map<Integer, Integer> games, List<Integer> open) {
        int bit = side == Side.LEFT ? 0 : 1;
        return IntStream.range(graph.begin(vertex), graph.begin(vertex + 1))
                .filter(edge -> (graph.players(edge) >> bit & 1) != 0)
                .map(edge -> game(graph.target(edge), games, open))
                .distinct()
                .toArray();
    }
}
