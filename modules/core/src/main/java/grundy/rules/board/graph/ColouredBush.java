package grundy.rules.board.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A position of Hackenbush with colours, as it was written: stalks by their colours, or a graph by its edges. It
/// keeps its form from move to move.
public sealed interface ColouredBush {
    /// The bush without edges.
    ColouredBush EMPTY = new Stalks(List.of());

    /// Colours of edges, as they are written.
    char BLUE = 'B';

    char RED = 'R';
    char GREEN = 'G';

    /// Stalks on the ground, each by the colours of its edges from the ground up.
    ///
    /// @param stalks none of them empty
    record Stalks(List<String> stalks) implements ColouredBush {
        public Stalks {
            stalks = List.copyOf(stalks);
        }

        /// @param stalk which one, from 0
        /// @param height of the edge that is cut: how many edges of the stalk are left
        public ColouredBush cut(int stalk, int height) {
            var rest = new ArrayList<>(stalks);
            if (height == 0) rest.remove(stalk);
            else rest.set(stalk, stalks.get(stalk).substring(0, height));
            return new Stalks(rest);
        }

        @Override
        public String toString() {
            return stalks.isEmpty() ? "empty" : String.join(" + ", stalks);
        }
    }

    /// A graph with coloured edges, all joined to the ground, vertex 0.
    ///
    /// @param edges at least one
    /// @param colours for each edge its colour; ascending among edges with the same ends
    record Coloured(EdgeList edges, String colours) implements ColouredBush {
        /// An edge on its own.
        ///
        /// @param from the smaller end
        public record Edge(int from, int to, char colour) {}

        /// @param listed in any order, at least one
        public static Coloured of(List<Edge> listed) {
            var sorted = new ArrayList<>(listed);
            sorted.sort(Comparator.comparingInt(Edge::from)
                    .thenComparingInt(Edge::to)
                    .thenComparingInt(Edge::colour));
            var ends = new ArrayList<int[]>(sorted.size());
            var colours = new StringBuilder(sorted.size());
            for (var edge : sorted) {
                ends.add(new int[] {edge.from, edge.to});
                colours.append(edge.colour);
            }
            return new Coloured(EdgeList.of(ends), colours.toString());
        }

        /// @param edge from 0
        /// @return its ends and its colour
        public Edge edge(int edge) {
            return new Edge(edges.from(edge), edges.to(edge), colour(edge));
        }

        /// @param edge from 0
        public char colour(int edge) {
            return colours.charAt(edge);
        }

        /// @return whether the edge before it has the same ends and colour
        public boolean repeats(int edge) {
            return edges.repeats(edge) && colour(edge) == colour(edge - 1);
        }

        /// @param edge that is cut; what is no longer joined to the ground falls away
        public ColouredBush cut(int edge) {
            return keep(edges.joinedTo(Hackenbush.GROUND, edge));
        }

        /// @param remaining for each edge whether it stays
        public ColouredBush keep(boolean[] remaining) {
            var rest = new StringBuilder();
            for (int edge = 0; edge < remaining.length; edge++) if (remaining[edge]) rest.append(colour(edge));
            return rest.isEmpty() ? EMPTY : new Coloured(edges.keep(remaining), rest.toString());
        }

        /// @return `0-1B 1-2R`
        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int edge = 0; edge < edges.count(); edge++) {
                if (edge > 0) text.append(' ');
                text.append(edgeText(edge));
            }
            return text.toString();
        }

        /// @return the edge as it is written, `0-1B`
        public String edgeText(int edge) {
            return edges.from(edge) + "-" + edges.to(edge) + colour(edge);
        }
    }
}
