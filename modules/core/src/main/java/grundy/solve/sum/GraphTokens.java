package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.graph.GraphAnalysis;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.solve.component.ComponentEngines;
import grundy.solve.sum.PartizanSums.ExpressionValues;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Solves tokens on graphs: one token by retrograde analysis of what it can reach; in normal play of impartial games
/// sums of tokens and other components by their values, of which some may be infinite (Smith 1966). Other sums are
/// left to the searches that need no graph.
public final class GraphTokens {
    private final TurnPosition question;
    private final Limits limits;
    private final ExpressionValues written;
    private final List<Component> components;
    private final Play play;

    /// @param written values of components that are expressions
    public GraphTokens(TurnPosition question, Limits limits, ExpressionValues written) {
        this.question = question;
        this.limits = limits;
        this.written = written;
        this.components = question.sum().components();
        this.play = question.sum().play();
    }

    /// @return empty if no component is a token on a graph, or the theory of graphs has nothing to say
    /// @throws RulesException if the graph states results of vertices, which say nothing about sums
    /// @throws LimitException if the graph is larger than the limits allow
    public Optional<Verdict> verdict() {
        if (components.stream().noneMatch(component -> TokenGraph.graphOf(component) != null)) return Optional.empty();
        boolean plain = question.sum().compound() == Compound.DISJUNCTIVE;
        if (components.size() == 1 && plain) return Optional.of(single());
        for (var component : components)
            if (TokenGraph.graphOf(component) instanceof GameGraph graph && graph.statesOtherThan(play))
                throw new RulesException(Message.of("graph.results-one-token"));
        boolean impartial = components.stream()
                .noneMatch(component -> component.game().rules() instanceof RuleTree.Partizan
                        || component.game().rules() instanceof RuleTree.Players);
        if (!plain || play != Play.NORMAL || !impartial) return Optional.empty();
        try {
            return Optional.of(new ImpartialSum(question, new ComponentEngines(limits)).verdict(question));
        } catch (CycleException _) {
            return Optional.empty();
        }
    }

    private Verdict single() {
        var component = components.getFirst();
        if (!(TokenGraph.graphOf(component) instanceof GameGraph whole))
            throw new AssertionError("A component is on a graph");
        var graph = whole.reachable(TokenGraph.vertex(component));
        int vertex = graph.inPart(TokenGraph.vertex(component));
        var analysis = GraphAnalysis.of(graph, play, limits, TokenGraph.MOST_WORK);
        return graph.isPartizan() || whole.isPartizan()
                ? sided(analysis, component, vertex)
                : impartial(analysis, component, vertex);
    }

    private Verdict impartial(GraphAnalysis analysis, Component component, int vertex) {
        var outcomes = analysis.outcomes();
        var moves = new StartMoves(analysis, component, vertex);
        return new Verdict(
                        question,
                        outcomes.first(vertex, 0),
                        analysis.values().map(values -> values.value(vertex)).orElse(null),
                        CountedList.of(moves.winning(0, null)),
                        new Evidence.Exhaustive(analysis.graph().vertices()),
                        new Verdict.Reasoning.Token(
                                analysis.graph().vertices(),
                                outcomes.remoteness(vertex, 0),
                                analysis.graph().ending(vertex).isPresent()))
                .holding(CountedList.of(moves.drawing(0, null)));
    }

    private Verdict sided(GraphAnalysis analysis, Component component, int vertex) {
        var outcomes = analysis.outcomes();
        var moves = new StartMoves(analysis, component, vertex);
        var winning = moves.winning(0, Side.LEFT);
        winning.addAll(moves.winning(1, Side.RIGHT));
        var drawing = moves.drawing(0, Side.LEFT);
        drawing.addAll(moves.drawing(1, Side.RIGHT));
        return new Verdict(
                        question,
                        outcomes.outcome(vertex),
                        sidedValue(component).orElse(null),
                        CountedList.of(winning),
                        new Evidence.Exhaustive(outcomes.states()),
                        new Verdict.Reasoning.SidedToken(
                                analysis.graph().vertices(),
                                outcomes.first(vertex, 0),
                                outcomes.first(vertex, 1),
                                outcomes.remoteness(vertex, 0),
                                outcomes.remoteness(vertex, 1)))
                .holding(CountedList.of(drawing));
    }

    private Optional<Value> sidedValue(Component component) {
        boolean valued = play == Play.NORMAL
                && TokenGraph.graphOf(component) instanceof GameGraph graph
                && !graph.statesOtherThan(play);
        return valued ? EndlessSum.value(component, PartizanSums.shareForValues(limits), written) : Optional.empty();
    }

    /// The moves of a token from where it stands.
    private record StartMoves(GraphAnalysis analysis, Component component, int vertex) {
        /// @param mover null in an impartial game
        /// @return the winning moves, the quickest first
        List<Move> winning(int side, @Nullable Side mover) {
            return to(Outcome.P, side, mover);
        }

        /// @return the moves that hold the draw; none where the side can win, or has lost
        List<Move> drawing(int side, @Nullable Side mover) {
            return analysis.outcomes().first(vertex, side) == Outcome.D
                    ? to(Outcome.D, side, mover)
                    : new ArrayList<>();
        }

        private List<Move> to(Outcome outcome, int side, @Nullable Side mover) {
            var targets = new ArrayList<Integer>();
            var graph = analysis.graph();
            var outcomes = analysis.outcomes();
            for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++)
                if ((graph.players(edge) >> side & 1) != 0 && outcomes.first(graph.target(edge), 1 - side) == outcome)
                    targets.add(graph.target(edge));
            targets.sort(Comparator.comparingInt(target -> outcomes.remoteness(target, 1 - side)));
            var moves = new ArrayList<Move>();
            for (int target : targets) {
                var to = List.<Position>of(GraphBoard.position(graph, target));
                moves.add(new Move(List.of(new Move.Step(0, component.position(), to)), mover));
            }
            return moves;
        }
    }
}
