package grundy.rules.board.graph;

import grundy.limit.Checkpoint;
import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteRules;
import grundy.text.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A game on a graph with a letter on each vertex, whose moves are rows of letters that are rewritten along paths of
/// the graph.
///
/// A position is a graph as {@link NodeKayles} has it, and the letters of some vertices: `path 5 2:x`, `1-2 2-3 1:o`.
///
/// @param rules of strips; what is repeated in a move goes on to the right there, and here along any path
public record GraphRewriteBoard(RewriteRules rules) implements PartizanBoard<LabelledGraph> {
    private static final Pattern LETTER = Pattern.compile("(?<![^\\s,;])([0-9]{1,9}):(\\S)");

    /// Receives each place where a pattern fits.
    @FunctionalInterface
    private interface PlaceVisitor {
        /// @param path the vertices under the pattern
        void at(PlacedPattern rewrite, int[] path);
    }

    @Override
    public Iterable<LabelledGraph> leftOptions(LabelledGraph graph) {
        return options(rules.left(), graph);
    }

    @Override
    public Iterable<LabelledGraph> rightOptions(LabelledGraph graph) {
        return options(rules.right(), graph);
    }

    private List<LabelledGraph> options(List<PlacedPattern> side, LabelledGraph graph) {
        var options = new ArrayList<LabelledGraph>();
        var now = letters(graph);
        var over = new boolean[1];
        for (var pattern : rules.until()) place(pattern, graph, now, (_, _) -> over[0] = true);
        if (over[0]) return options;
        Checkpoint.look();
        for (var rewrite : side)
            if (rewrite.step() instanceof PlacedPattern.Shift(int _, int landing))
                addRepeated(rewrite, landing, graph, options);
            else each(rewrite, graph, (_, path) -> options.add(applied(rewrite, graph, path)));
        return options;
    }

    /// What one letter leaves that goes on from where it lands, in any direction, but not what comes back to
    /// the position itself.
    ///
    /// @param landing the place of the pattern where the letter lands
    private static void addRepeated(
            PlacedPattern rewrite, int landing, LabelledGraph graph, List<LabelledGraph> options) {
        var reached = new LinkedHashSet<MovingLetter>();
        var open = new ArrayDeque<MovingLetter>();
        each(rewrite, graph, (_, path) -> land(applied(rewrite, graph, path), path[landing], reached, open));
        while (!open.isEmpty()) {
            var letter = open.remove();
            each(rewrite, letter.graph, (_, path) -> {
                if (path[0] == letter.vertex) land(applied(rewrite, letter.graph, path), path[landing], reached, open);
            });
        }
        reached.stream()
                .map(MovingLetter::graph)
                .filter(after -> !after.equals(graph))
                .distinct()
                .forEach(options::add);
    }

    /// @param vertex where the letter is that may go on
    private record MovingLetter(LabelledGraph graph, int vertex) {}

    private static void land(
            LabelledGraph graph, int vertex, Set<MovingLetter> reached, ArrayDeque<MovingLetter> open) {
        var letter = new MovingLetter(graph, vertex);
        if (reached.add(letter)) open.add(letter);
    }

    /// Each place where a pattern fits and nothing beside it is in the way.
    private static void each(PlacedPattern rewrite, LabelledGraph graph, PlaceVisitor visitor) {
        var now = letters(graph);
        place(rewrite, graph, now, (_, path) -> {
            if (!isBlocked(rewrite, graph, path, now, new boolean[graph.size()])) visitor.at(rewrite, path);
        });
    }

    private static int[] letters(LabelledGraph graph) {
        var letters = new int[graph.size()];
        for (int v = 0; v < letters.length; v++) letters[v] = 1 << graph.code(v);
        return letters;
    }

    /// @param letters bits of those that may stand on each vertex
    private static void place(PlacedPattern rewrite, LabelledGraph graph, int[] letters, PlaceVisitor visitor) {
        var path = new int[rewrite.cells().size()];
        var used = new boolean[graph.size()];
        for (int v = 0; v < graph.size(); v++) extend(rewrite, graph, letters, path, used, 0, v, visitor);
    }

    private static void extend(
            PlacedPattern rewrite,
            LabelledGraph graph,
            int[] letters,
            int[] path,
            boolean[] used,
            int length,
            int vertex,
            PlaceVisitor visitor) {
        if (used[vertex] || (letters[vertex] & rewrite.cells().get(length).letters()) == 0) return;
        Checkpoint.step();
        path[length] = vertex;
        if (length + 1 == path.length) {
            visitor.at(rewrite, path);
            return;
        }
        used[vertex] = true;
        for (int next : graph.neighbours(vertex))
            extend(rewrite, graph, letters, path, used, length + 1, next, visitor);
        used[vertex] = false;
    }

    /// @param changing of each vertex, whether its letter may go
    private static boolean isBlocked(
            PlacedPattern rewrite, LabelledGraph graph, int[] path, int[] letters, boolean[] changing) {
        if (rewrite.unlessNextTo() == 0) return false;
        for (int i = 0; i < path.length; i++) {
            if ((letters[path[i]] & rewrite.cells().get(i).unchanged()) != 0) continue;
            for (int beside : graph.neighbours(path[i]))
                if (!changing[beside] && (letters[beside] & rewrite.unlessNextTo()) != 0) return true;
        }
        return false;
    }

    private static LabelledGraph applied(PlacedPattern rewrite, LabelledGraph graph, int[] path) {
        var cells = rewrite.cells();
        int[] changing = IntStream.range(0, path.length)
                .filter(i -> cells.get(i).writes())
                .toArray();
        return graph.with(
                Arrays.stream(changing).map(i -> path[i]).toArray(),
                Arrays.stream(changing).map(i -> cells.get(i).to()).toArray());
    }

    /// The regions that can never touch each other, as `grundy.rules.rewrite.RegionFinder` finds them. Where a
    /// pattern may ever stand that ends play on all of them, the graph stays one.
    ///
    /// @return at least one graph
    @Override
    public List<LabelledGraph> parts(LabelledGraph graph) {
        return new JoinedParts(graph).parts();
    }

    /// A move is described on the whole graph.
    @Override
    public boolean staysWhole() {
        return true;
    }

    private final class JoinedParts {
        private final LabelledGraph graph;
        private final int[] possible;
        private final boolean[] changes;
        private final int[] joined;

        JoinedParts(LabelledGraph graph) {
            this.graph = graph;
            this.possible = letters(graph);
            this.changes = new boolean[graph.size()];
            this.joined = IntStream.range(0, graph.size()).toArray();
        }

        List<LabelledGraph> parts() {
            findPossible();
            if (mayEnd()) return List.of(whole());
            var visited = new boolean[graph.size()][];
            eachPossible((rewrite, path) -> join(rewrite, path));
            eachPossible((_, path) -> {
                int root = root(
                        Arrays.stream(path).filter(v -> changes[v]).findFirst().orElse(path[0]));
                if (visited[root] == null) visited[root] = new boolean[graph.size()];
                for (int v : path) visited[root][v] = true;
            });
            var parts = new ArrayList<LabelledGraph>();
            for (var region : visited)
                if (region != null) {
                    addGuards(region);
                    parts.add(graph.subgraph(region));
                }
            return parts.isEmpty() ? List.of(graph.subgraph(new boolean[graph.size()])) : parts;
        }

        private void eachPossible(PlaceVisitor visitor) {
            for (var side : rules.isImpartial() ? List.of(rules.left()) : List.of(rules.left(), rules.right()))
                for (var rewrite : side)
                    place(rewrite, graph, possible, (_, path) -> {
                        if (!isBlocked(rewrite, graph, path, possible, changes)) visitor.at(rewrite, path.clone());
                    });
        }

        private boolean mayEnd() {
            var ends = new boolean[1];
            for (var pattern : rules.until()) place(pattern, graph, possible, (_, _) -> ends[0] = true);
            return ends[0];
        }

        private LabelledGraph whole() {
            var all = new boolean[graph.size()];
            Arrays.fill(all, true);
            return graph.subgraph(all);
        }

        private void findPossible() {
            var more = new boolean[] {true};
            while (more[0]) {
                more[0] = false;
                eachPossible((rewrite, path) -> {
                    for (int i = 0; i < path.length; i++) {
                        var cell = rewrite.cells().get(i);
                        if (!cell.writes()) continue;
                        int to = 1 << cell.to();
                        more[0] |= !changes[path[i]] || (possible[path[i]] & to) == 0;
                        changes[path[i]] = true;
                        possible[path[i]] |= to;
                    }
                });
            }
        }

        private void join(PlacedPattern rewrite, int[] path) {
            int first = Arrays.stream(path).filter(v -> changes[v]).findFirst().orElse(path[0]);
            for (int i = 0; i < path.length; i++) {
                if (changes[path[i]]) joined[root(first)] = root(path[i]);
                if (rewrite.unlessNextTo() == 0 || !rewrite.cells().get(i).writes()) continue;
                for (int beside : graph.neighbours(path[i]))
                    if (changes[beside] && (possible[beside] & rewrite.unlessNextTo()) != 0)
                        joined[root(first)] = root(beside);
            }
        }

        private int root(int vertex) {
            int root = vertex;
            while (joined[root] != root) root = joined[root];
            return root;
        }

        /// What stands still and keeps a pattern from being rewritten beside it belongs to the picture.
        private void addGuards(boolean[] region) {
            int guards = 0;
            for (var side : List.of(rules.left(), rules.right()))
                for (var rewrite : side) guards |= rewrite.unlessNextTo();
            if (guards == 0) return;
            boolean more = true;
            while (more) {
                more = false;
                for (int v = 0; v < region.length; v++) {
                    if (region[v] || changes[v] || (possible[v] & guards) == 0) continue;
                    for (int beside : graph.neighbours(v)) region[v] |= region[beside];
                    more |= region[v];
                }
            }
        }
    }

    @Override
    public LabelledGraph read(String text) {
        var letters = rules.alphabet().letters();
        var scan = new PositionText(text);
        boolean isDrawn = text.chars().noneMatch(Character::isDigit) && GraphDrawing.isNext(scan, "", letters);
        return isDrawn && !text.strip().matches("(path|cycle|complete|grid|empty)\\b.*")
                ? readDrawn(scan)
                : readListed(text);
    }

    /// The letter of a vertex is written where the vertex is, `x-.-o`.
    private LabelledGraph readDrawn(PositionText scan) {
        var what = Message.of("board.what.drawn");
        var drawn = GraphDrawing.read(scan, "-", rules.alphabet().letters(), what);
        if (!scan.atEnd()) throw scan.expectedCharacter(what);
        var vertices = new TreeSet<Integer>();
        var codes = new byte[drawn.letters().size()];
        for (int v = 0; v < codes.length; v++) {
            vertices.add(v + 1);
            char letter = drawn.letters().get(v);
            if (letter == 0 && usual() <= 0) throw scan.expected(what);
            codes[v] = (byte) (letter == 0 ? usual() : rules.alphabet().code(letter));
        }
        var edges = new ArrayList<int[]>();
        for (var line : drawn.edges()) {
            if (line.from() == line.to())
                throw new PositionException(0, Message.of("board.loop", "vertex", line.from() + 1));
            edges.add(new int[] {line.from() + 1, line.to() + 1});
        }
        return LabelledGraph.of(InducedGraph.of(vertices, edges), codes);
    }

    private LabelledGraph readListed(String text) {
        var graph = InducedGraph.read(new PositionText(LETTER.matcher(text)
                .replaceAll(found -> " ".repeat(found.group().length()))));
        var codes = new byte[graph.size()];
        Arrays.fill(codes, (byte) Math.max(0, usual()));
        boolean isCovered = usual() > 0;
        var given = new boolean[codes.length];
        var letters = LETTER.matcher(text);
        while (letters.find()) {
            int vertex = graph.vertex(Integer.parseInt(letters.group(1)));
            if (vertex < 0)
                throw new PositionException(
                        letters.start(), Message.of("board.no-such-vertex", "vertex", letters.group(1)));
            int code = rules.alphabet().code(letters.group(2).charAt(0));
            if (code < 0) throw new PositionException(letters.start(2), expected());
            codes[vertex] = (byte) code;
            given[vertex] = true;
        }
        for (int v = 0; v < codes.length; v++)
            if (!isCovered && !given[v]) throw new PositionException(text.length(), expected());
        return LabelledGraph.of(graph, codes);
    }

    private Message expected() {
        return Message.of(
                "board.what.vertex-letter", "letters", rules.alphabet().letters());
    }

    /// @return the code of the letter of vertices of which nothing is said, or -1
    private int usual() {
        return rules.start().isEmpty() ? -1 : rules.start().getFirst().at(0, 0);
    }

    @Override
    public String write(LabelledGraph graph) {
        char usual = usual() > 0 ? rules.alphabet().letter(usual()) : 0;
        return graph.text(code -> rules.alphabet().letter(code), usual);
    }
}
