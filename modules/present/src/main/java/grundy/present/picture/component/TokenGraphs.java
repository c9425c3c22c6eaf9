package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.graph.CoinTree;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.EdgeGeography;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.graph.PartizanArcKayles;
import grundy.rules.graph.GameGraph;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What a picture of a graph with a token shows of each game on graphs: of a large one only what is near the token.
final class TokenGraphs {
    private static final int MOST = 48;
    private static final int MOST_NEAR = 24;

    private final ComponentScene scene;
    private final Language language;
    private final TreeMap<Integer, Integer> places = new TreeMap<>();
    private final List<TokenPicture.Edge> edges = new ArrayList<>();
    private final List<TokenPicture.Way> ways = new ArrayList<>();

    private TokenGraphs(ComponentScene scene, Language language) {
        this.scene = scene;
        this.language = language;
    }

    static TokenPicture of(ComponentScene scene, Geography.Token token, Language language) {
        return new TokenGraphs(scene, language).geography(token);
    }

    static TokenPicture of(ComponentScene scene, EdgeGeography.Token token, Language language) {
        return new TokenGraphs(scene, language).edgeGeography(token);
    }

    static TokenPicture of(ComponentScene scene, NimOnGraphs.Token token, Language language) {
        return new TokenGraphs(scene, language).nim(token);
    }

    static TokenPicture of(ComponentScene scene, GameGraph graph, int vertex, Language language) {
        return new TokenGraphs(scene, language).graph(graph, vertex);
    }

    static TokenPicture of(ComponentScene scene, ColouredBush.Coloured net, Language language) {
        return new TokenGraphs(scene, language).arcs(net.edges(), net.colours());
    }

    /// @return a tree with coins; empty if it is too large to be drawn
    static Optional<TokenPicture> of(ComponentScene scene, CoinTree tree, Language language) {
        return tree.size() >= MOST ? Optional.empty() : Optional.of(new TokenGraphs(scene, language).tree(tree));
    }

    private static @Nullable Object state(List<Position> parts) {
        return parts.size() == 1 && parts.getFirst() instanceof BoardPosition(var state, var _) ? state : null;
    }

    /// Keeps all vertices, or those nearest to the token if there are too many.
    ///
    /// @param near the token, its neighbours of winning moves, then the others
    private int choose(Iterable<Integer> all, int size, Iterable<Integer> near) {
        var kept = new TreeSet<Integer>();
        if (size <= MOST) all.forEach(kept::add);
        else
            for (int v : near) {
                if (kept.size() == MOST_NEAR) break;
                kept.add(v);
            }
        for (int v : kept) places.put(v, places.size());
        return size - kept.size();
    }

    private int place(int vertex) {
        return places.getOrDefault(vertex, -1);
    }

    private void join(int from, int to, String label, boolean directed, int colour) {
        if (place(from) >= 0 && place(to) >= 0)
            edges.add(new TokenPicture.Edge(place(from), place(to), label, directed, colour));
    }

    private void go(int from, int to, ComponentScene.Step step) {
        if (place(from) >= 0 && place(to) >= 0)
            ways.add(new TokenPicture.Way(place(from), place(to), step.side(), step.label(), true));
    }

    private TokenPicture drawn(int token, int left) {
        var vertices = places.keySet().stream()
                .map(v -> new TokenPicture.Vertex(Integer.toString(v), ""))
                .toList();
        return new TokenPicture(vertices, edges, place(token), ways, left, false, language);
    }

    private TokenPicture geography(Geography.Token token) {
        var graph = token.graph();
        var near = new ArrayList<Integer>(List.of(token.name()));
        var targets = new ArrayList<Integer>();
        for (var step : scene.steps())
            targets.add(state(step.made().to()) instanceof Geography.Token to ? to.name() : token.name());
        near.addAll(targets);
        for (int i = 0; i < near.size() && near.size() < MOST; i++)
            for (int next : graph.neighbours(graph.vertex(near.get(i))))
                if (!near.contains(graph.name(next))) near.add(graph.name(next));
        int left =
                choose(IntStream.of(graph.vertices()).map(graph::name).boxed().toList(), graph.size(), near);
        for (int name : places.keySet())
            for (int w : graph.neighbours(graph.vertex(name)))
                if (name < graph.name(w)) join(name, graph.name(w), "", false, Illustration.GREY);
        for (int i = 0; i < targets.size(); i++)
            go(token.name(), targets.get(i), scene.steps().get(i));
        return drawn(token.name(), left);
    }

    private int choose(EdgeList all, int token, List<Integer> targets) {
        var vertices = new TreeSet<Integer>(List.of(token));
        var near = new LinkedHashSet<Integer>(List.of(token));
        near.addAll(targets);
        for (int edge = 0; edge < all.count(); edge++) {
            vertices.add(all.from(edge));
            vertices.add(all.to(edge));
        }
        for (int reached = 0; reached < near.size() && near.size() < MOST_NEAR; ) {
            reached = near.size();
            for (int edge = 0; edge < all.count() && near.size() < MOST_NEAR; edge++)
                if (near.contains(all.from(edge)) || near.contains(all.to(edge))) {
                    near.add(all.from(edge));
                    near.add(all.to(edge));
                }
        }
        return choose(vertices, vertices.size(), near);
    }

    private TokenPicture edgeGeography(EdgeGeography.Token token) {
        var targets = new ArrayList<Integer>();
        for (var step : scene.steps())
            targets.add(state(step.made().to()) instanceof EdgeGeography.Token to ? to.vertex() : token.vertex());
        int left = choose(token.edges(), token.vertex(), targets);
        for (int edge = 0; edge < token.edges().count(); edge++)
            join(token.edges().from(edge), token.edges().to(edge), "", false, Illustration.GREY);
        for (int i = 0; i < targets.size(); i++)
            go(token.vertex(), targets.get(i), scene.steps().get(i));
        return drawn(token.vertex(), left);
    }

    private TokenPicture nim(NimOnGraphs.Token token) {
        var targets = new ArrayList<Integer>();
        for (var step : scene.steps())
            targets.add(state(step.made().to()) instanceof NimOnGraphs.Token to ? to.vertex() : token.vertex());
        int left = choose(token.edges(), token.vertex(), targets);
        for (int edge = 0; edge < token.edges().count(); edge++)
            join(
                    token.edges().from(edge),
                    token.edges().to(edge),
                    token.weights().get(edge).toString(),
                    false,
                    Illustration.GREY);
        for (int i = 0; i < targets.size(); i++)
            go(token.vertex(), targets.get(i), scene.steps().get(i));
        return drawn(token.vertex(), left);
    }

    private TokenPicture tree(CoinTree tree) {
        var vertices = new ArrayList<TokenPicture.Vertex>();
        vertices.add(new TokenPicture.Vertex("0", ""));
        for (int v = 0; v < tree.size(); v++) {
            vertices.add(new TokenPicture.Vertex(
                    Integer.toString(tree.name(v)), "x " + tree.coins().get(v)));
            edges.add(new TokenPicture.Edge(v + 1, tree.parent(v) + 1, "", false, Illustration.GREY));
        }
        for (var step : scene.steps())
            if (state(step.made().to()) instanceof CoinTree to && to.size() == tree.size())
                for (int v = 0; v < tree.size(); v++)
                    if (to.coins().get(v).compareTo(tree.coins().get(v)) < 0)
                        ways.add(new TokenPicture.Way(v + 1, tree.parent(v) + 1, step.side(), step.label(), true));
        return new TokenPicture(vertices, edges, -1, ways, 0, true, language);
    }

    private TokenPicture graph(GameGraph graph, int vertex) {
        var near = new ArrayList<Integer>(List.of(vertex));
        for (var step : scene.steps()) if (state(step.made().to()) instanceof Integer to) near.add(to);
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1) && near.size() < MOST; edge++)
            near.add(graph.target(edge));
        Iterable<Integer> all = () -> IntStream.range(0, graph.vertices()).iterator();
        int left = choose(all, graph.vertices(), near);
        for (int v : places.keySet())
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                join(v, graph.target(edge), "", true, colour(graph.players(edge)));
        for (var step : scene.steps()) if (state(step.made().to()) instanceof Integer to) go(vertex, to, step);
        var vertices = places.keySet().stream()
                .map(v -> new TokenPicture.Vertex(graph.name(v), ""))
                .toList();
        return new TokenPicture(vertices, edges, place(vertex), ways, left, false, language);
    }

    /// @param colours of the edges, `B`, `R` or `G`
    private TokenPicture arcs(EdgeList all, String colours) {
        int left = choose(all, all.from(0), List.of());
        for (int edge = 0; edge < all.count(); edge++)
            join(all.from(edge), all.to(edge), "", false, colour(colours.charAt(edge)));
        for (var step : scene.steps()) {
            int taken = taken(all, colours, step);
            if (taken >= 0 && place(all.from(taken)) >= 0 && place(all.to(taken)) >= 0)
                ways.add(new TokenPicture.Way(
                        place(all.from(taken)), place(all.to(taken)), step.side(), step.label(), false));
        }
        return drawn(-1, left);
    }

    /// @return an edge that a move may have taken, with all edges at its ends; -1 if there is none
    private static int taken(EdgeList all, String colours, ComponentScene.Step step) {
        char others = step.side() == Side.LEFT ? ColouredBush.RED : ColouredBush.BLUE;
        var kept = new ArrayList<String>();
        for (var part : step.made().to())
            if (state(List.of(part)) instanceof PartizanArcKayles.Net(ColouredBush.Coloured(var edges, var left)))
                for (int edge = 0; edge < edges.count(); edge++) kept.add(arc(edges, left, edge));
        kept.sort(null);
        for (int taken = 0; taken < all.count(); taken++) {
            if (colours.charAt(taken) == others) continue;
            var rest = new ArrayList<String>();
            for (int edge = 0; edge < all.count(); edge++)
                if (!all.touches(edge, all.from(taken)) && !all.touches(edge, all.to(taken)))
                    rest.add(arc(all, colours, edge));
            rest.sort(null);
            if (rest.equals(kept)) return taken;
        }
        return -1;
    }

    private static String arc(EdgeList edges, String colours, int edge) {
        return edges.from(edge) + "-" + edges.to(edge) + colours.charAt(edge);
    }

    private static int colour(char letter) {
        return switch (letter) {
            case ColouredBush.BLUE -> Illustration.LEFT;
            case ColouredBush.RED -> Illustration.RIGHT;
            default -> Illustration.GREEN;
        };
    }

    private static int colour(int players) {
        return switch (players) {
            case GameGraph.LEFT -> Illustration.LEFT;
            case GameGraph.RIGHT -> Illustration.RIGHT;
            default -> Illustration.GREY;
        };
    }
}
