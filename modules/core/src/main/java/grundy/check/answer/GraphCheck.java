package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.plain.PlainOutcomes;
import grundy.check.plain.TokenBesideHeaps;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Checks a table of all vertices of a graph against the definition, vertex by vertex, from the statements about
/// the vertices that its edges lead to.
///
/// What is stated of outcome and remoteness is right everywhere if it fits everywhere: a won vertex has an option
/// that is lost sooner, all options of a lost one are won sooner, so that induction on the remoteness shows both;
/// and where every option is won or drawn, one of them drawn, nobody is ever forced to lose. Values without
/// cycles are the mex of those that the edges lead to, with cycles they say who wins beside a heap ({@link
/// TokenBesideHeaps}); those of Left and Right are checked by {@link VerdictCheck}, one by one.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the outcome and the remoteness of each vertex | {@link #fits}, from those that its edges lead to |
/// | each value | {@link #mexFault} without cycles, {@link #besideFault} with them, else {@link VerdictCheck} |
///
/// Cost: linear in the edges, where values are such. Source: Smith 1966.
public final class GraphCheck {
    /// Vertices whose values are checked one by one.
    private static final int MOST_SINGLE = 300;

    /// Vertices times sizes of heaps beside them.
    private static final long MOST_BESIDE = 100_000_000;

    private final Game game;
    private final GameGraph graph;
    private final Play play;
    private final List<Vertex> vertices;
    private final CheckFindings findings = new CheckFindings();

    /// The statement about a vertex.
    ///
    /// @param first N, P or D, what becomes of a side that begins; of Left and Right one for each
    /// @param remoteness as many: moves to the end under best play, -1 for a draw
    public record Vertex(List<Outcome> first, List<Long> remoteness, Optional<Value> value) {
        public Vertex {
            first = List.copyOf(first);
            remoteness = List.copyOf(remoteness);
        }

        /// @return the outcome; for Left and Right also L and R, and D if one of them can have a draw
        ///     moving first
        Outcome outcome() {
            return Outcome.ofBeginners(first.getFirst(), first.getLast());
        }
    }

    private GraphCheck(Game game, GameGraph graph, Play play, List<Vertex> vertices) {
        this.game = game;
        this.graph = graph;
        this.play = play;
        this.vertices = vertices;
    }

    /// @param game of a token on the graph
    /// @param vertices what is stated of each, in the order of the graph
    public static CheckResult of(Game game, GameGraph graph, Play play, List<Vertex> vertices) {
        var check = new GraphCheck(game, graph, play, vertices);
        return check.findings.result(check.sizeFault().or(check::outcomeFault).or(check::valueFault));
    }

    private Optional<Message> sizeFault() {
        int sides = graph.isPartizan() ? 2 : 1;
        boolean fits = vertices.size() == graph.vertices()
                && vertices.stream()
                        .allMatch(vertex -> vertex.first.size() == sides && vertex.remoteness.size() == sides);
        return fits ? Optional.empty() : Optional.of(Message.of("check.graph.other"));
    }

    private Optional<Message> outcomeFault() {
        for (int v = 0; v < vertices.size(); v++) {
            Checkpoint.step();
            for (int side = 0; side < vertices.get(v).first.size(); side++)
                if (!fits(v, side))
                    return Optional.of(Message.of(
                            "check.graph.outcome",
                            "vertex",
                            graph.name(v),
                            "outcome",
                            vertices.get(v).first.get(side),
                            "moves",
                            vertices.get(v).remoteness.get(side)));
        }
        findings.holds("check.graph.outcomes", "count", vertices.size(), "edges", graph.edges());
        return Optional.empty();
    }

    /// @return whether what is stated follows from what is stated of the options
    private boolean fits(int vertex, int side) {
        var outcome = vertices.get(vertex).first.get(side);
        long remoteness = vertices.get(vertex).remoteness.get(side);
        int other = graph.isPartizan() ? 1 - side : 0;
        int mine = !graph.isPartizan() ? GameGraph.BOTH : side == 0 ? GameGraph.LEFT : GameGraph.RIGHT;
        boolean drawn = false;
        boolean moves = false;
        long soonest = Long.MAX_VALUE;
        long latest = -1;
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++) {
            if ((graph.players(edge) & mine) == 0) continue;
            moves = true;
            var next = vertices.get(graph.target(edge));
            long after = next.remoteness.get(other);
            switch (next.first.get(other)) {
                case P -> soonest = Math.min(soonest, after);
                case N -> latest = Math.max(latest, after);
                case D -> drawn = true;
                case L, R -> {
                    return false;
                }
            }
        }
        var result = graph.ending(vertex);
        if (!moves || result.isPresent()) {
            var end = PlainOutcomes.atEnd(result, play, side == 0);
            return outcome == end && remoteness == (end == Outcome.D ? -1 : 0);
        }
        if (soonest < Long.MAX_VALUE) return outcome == Outcome.N && soonest >= 0 && remoteness == soonest + 1;
        if (drawn) return outcome == Outcome.D && remoteness == -1;
        return outcome == Outcome.P && latest >= 0 && remoteness == latest + 1;
    }

    private Optional<Message> valueFault() {
        if (vertices.stream().noneMatch(vertex -> vertex.value.isPresent())) return Optional.empty();
        boolean plain = play == Play.NORMAL && !graph.isPartizan() && !graph.statesOtherThan(play);
        if (plain) return isAcyclic() ? mexFault() : besideFault();
        if (vertices.size() > MOST_SINGLE) {
            findings.leaves("check.verdict.open-value");
            return Optional.empty();
        }
        for (int v = 0; v < vertices.size(); v++) {
            var vertex = vertices.get(v);
            if (vertex.value.isEmpty()) continue;
            var component = new Component(game, GraphBoard.position(graph, v));
            var found = VerdictCheck.of(
                    new TurnPosition(new Sum(play, Compound.DISJUNCTIVE, List.of(component), graph.name(v))),
                    new ClaimedVerdict(vertex.outcome(), vertex.value, List.of(), Optional.empty(), VerdictBasis.NONE));
            if (found.fault().isPresent())
                return Optional.of(Message.of(
                        "check.graph.value-fault",
                        "vertex",
                        graph.name(v),
                        "fault",
                        found.fault().get()));
            if (!found.isComplete()) {
                findings.leaves("check.verdict.open-value");
                return Optional.empty();
            }
        }
        findings.holds("check.graph.values-single");
        return Optional.empty();
    }

    private Optional<Message> mexFault() {
        for (int v = 0; v < vertices.size(); v++) {
            Checkpoint.step();
            var visited = new BitSet();
            boolean isKnown = true;
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
                var number = number(graph.target(edge));
                if (number >= 0) visited.set(number);
                else isKnown = false;
            }
            int mex = visited.nextClearBit(0);
            if (!isKnown || number(v) != mex)
                return Optional.of(Message.of(
                        "check.graph.value",
                        "vertex",
                        graph.name(v),
                        "value",
                        vertices.get(v)
                                .value
                                .map(CheckFindings::messageArgument)
                                .orElse("?"),
                        "found",
                        mex));
        }
        findings.holds("check.graph.values");
        return Optional.empty();
    }

    /// A vertex is worth a heap if whoever begins loses both together; an infinite value says who wins beside each
    /// heap. One that is larger than the number of options anywhere is never worth it.
    private Optional<Message> besideFault() {
        int last = IntStream.range(0, vertices.size())
                .map(v -> graph.begin(v + 1) - graph.begin(v))
                .max()
                .orElse(0);
        if ((last + 1L) * vertices.size() > MOST_BESIDE) {
            findings.leaves("check.verdict.open-value");
            return Optional.empty();
        }
        try (var memory = Checkpoint.grant()) {
            var beside = new TokenBesideHeaps(graph, last, memory);
            for (int v = 0; v < vertices.size(); v++) {
                Checkpoint.step();
                if (!isWorth(v, last, beside))
                    return Optional.of(Message.of(
                            "check.graph.value-fault",
                            "vertex",
                            graph.name(v),
                            "fault",
                            Message.of(
                                    "check.verdict.value-wrong",
                                    "stated",
                                    vertices.get(v)
                                            .value
                                            .map(CheckFindings::messageArgument)
                                            .orElse("?"))));
            }
        }
        findings.holds("check.graph.values-beside", "largest", last);
        return Optional.empty();
    }

    private boolean isWorth(int vertex, int last, TokenBesideHeaps beside) {
        return switch (vertices.get(vertex).value.orElse(null)) {
            case Value.Nimber _ -> {
                int number = number(vertex);
                yield number >= 0 && number <= last && beside.outcome(vertex, number) == Outcome.P;
            }
            case Value.Loopy(var nimbers) -> {
                boolean fits = nimbers.stream()
                        .allMatch(number -> number.signum() >= 0 && number.compareTo(BigInteger.valueOf(last)) <= 0);
                yield fits
                        && IntStream.rangeClosed(0, last)
                                .allMatch(heap -> beside.outcome(vertex, heap)
                                        == (nimbers.contains(BigInteger.valueOf(heap)) ? Outcome.N : Outcome.D));
            }
            case null, default -> false;
        };
    }

    /// @return -1 if the vertex is stated to have no nimber that a vertex here can have
    private int number(int vertex) {
        return vertices.get(vertex).value.orElse(null) instanceof Value.Nimber(var number)
                        && number.signum() >= 0
                        && number.compareTo(BigInteger.valueOf(vertices.size())) < 0
                ? number.intValue()
                : -1;
    }

    private boolean isAcyclic() {
        var before = new int[graph.vertices()];
        for (int edge = 0; edge < graph.edges(); edge++) before[graph.target(edge)]++;
        var free = new ArrayDeque<Integer>();
        for (int v = 0; v < before.length; v++) if (before[v] == 0) free.add(v);
        int done = 0;
        while (free.poll() instanceof Integer v) {
            Checkpoint.step();
            done++;
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                if (--before[graph.target(edge)] == 0) free.add(graph.target(edge));
        }
        return done == before.length;
    }
}
