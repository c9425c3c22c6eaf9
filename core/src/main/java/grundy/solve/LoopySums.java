package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.graph.GraphAnalysis;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/// Solves sums in normal play in which some components are tokens on impartial graphs: by the nim-sum if all values
/// are finite. One infinite value `∞(K)` is won exactly if K contains the nim-sum of the others, by moving to that
/// value; two infinite values are a draw.
///
/// Status: theorem. Source: Smith 1966; Fraenkel and Perl 1975; Winning Ways, chapter 12.
final class LoopySums {
    private static final String FINITE = "Sprague 1935, Grundy 1939";
    private static final String INFINITE = "Smith 1966, Fraenkel and Perl 1975";

    private final PositionQuestion question;
    private final List<Component> components;
    private final Engines engines;
    private final IdentityHashMap<GameGraph, GraphAnalysis> analyses = new IdentityHashMap<>();
    private final List<Value> values = new ArrayList<>();

    LoopySums(PositionQuestion question, Limits limits) {
        this.question = question;
        this.components = question.sum().components();
        this.engines = new Engines(limits);
        analyse(limits);
    }

    private void analyse(Limits limits) {
        var starts = new IdentityHashMap<GameGraph, List<Integer>>();
        for (var component : components)
            if (GraphTokens.graphOf(component) instanceof GameGraph graph)
                starts.computeIfAbsent(graph, _ -> new ArrayList<>()).add(GraphTokens.vertex(component));
        starts.forEach((graph, tokens) -> {
            var part = graph.reachable(tokens.stream().mapToInt(i -> i).toArray());
            var analysis = GraphAnalysis.of(part, Play.NORMAL, limits, GraphTokens.MOST_WORK);
            if (analysis.values().isEmpty()) throw new LimitException(Message.of("graph.values-work"));
            analyses.put(graph, analysis);
        });
    }

    /// @throws CycleException if another game lets play go on for ever
    Verdict verdict() {
        var sum = BigInteger.ZERO;
        int infinite = -1;
        int count = 0;
        for (int i = 0; i < components.size(); i++) {
            var value = value(components.get(i));
            values.add(value);
            if (value instanceof Value.Nimber(var nimber)) {
                sum = sum.xor(nimber);
            } else {
                infinite = i;
                count++;
            }
        }
        if (count == 0) return finite(sum);
        var others = sum;
        var nimbers = count == 1 && values.get(infinite) instanceof Value.Loopy(var own)
                ? own.stream().map(others::xor).sorted().toList()
                : List.<BigInteger>of();
        boolean won = nimbers.contains(BigInteger.ZERO);
        return new Verdict(
                question,
                won ? Outcome.N : Outcome.D,
                new Value.Loopy(nimbers),
                won ? moves(infinite, others) : WinningMoves.NONE,
                evidence(INFINITE),
                new Verdict.Reasoning.LoopySum(
                        List.copyOf(values), won ? WholeSums.remoteness(question, engines.limits()) : -1));
    }

    private Verdict finite(BigInteger sum) {
        var nimbers =
                values.stream().map(value -> ((Value.Nimber) value).number()).toList();
        boolean acyclic = analyses.values().stream().allMatch(GraphAnalysis::acyclic);
        return new Verdict(
                question,
                sum.signum() == 0 ? Outcome.P : Outcome.N,
                new Value.Nimber(sum),
                sum.signum() == 0
                        ? WinningMoves.NONE
                        : WinningMoves.union(
                                components.size(), i -> moves(i, nimbers.get(i).xor(sum))),
                evidence(acyclic ? FINITE : INFINITE),
                acyclic
                        ? new Verdict.Reasoning.NimSum(nimbers, sum)
                        : new Verdict.Reasoning.LoopySum(
                                List.copyOf(values), WholeSums.remoteness(question, engines.limits())));
    }

    private Value value(Component component) {
        if (!(GraphTokens.graphOf(component) instanceof GameGraph whole))
            return new Value.Nimber(engines.normal(component.game().rules()).value(component.position()));
        var analysis = analysis(whole);
        return analysis.values().orElseThrow().value(analysis.graph().inPart(GraphTokens.vertex(component)));
    }

    private GraphAnalysis analysis(GameGraph whole) {
        if (analyses.get(whole) instanceof GraphAnalysis analysis) return analysis;
        throw new AssertionError("Every graph was analysed");
    }

    /// @return the moves in one component to a nimber
    private WinningMoves moves(int index, BigInteger wanted) {
        var component = components.get(index);
        if (!(GraphTokens.graphOf(component) instanceof GameGraph whole))
            return WinningMoves.in(
                    index,
                    component.position(),
                    () -> engines.normal(component.game().rules()).optionsOfValue(component.position(), wanted));
        var graph = analysis(whole).graph();
        var values = analysis(whole).values().orElseThrow();
        int vertex = graph.inPart(GraphTokens.vertex(component));
        var moves = new ArrayList<Move>();
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++) {
            int target = graph.target(edge);
            if (values.isInfinite(target) || !wanted.equals(BigInteger.valueOf(values.nimber(target)))) continue;
            moves.add(Move.of(index, component.position(), List.of(GraphBoard.position(graph, target))));
        }
        return WinningMoves.of(moves);
    }

    private Evidence evidence(String theorem) {
        var kinds = new ArrayList<Evidence>();
        var seen = new ArrayList<Rules>();
        for (var component : components) {
            var rules = component.game().rules();
            if (seen.contains(rules)) continue;
            seen.add(rules);
            kinds.add(
                    GraphTokens.graphOf(component) instanceof GameGraph whole
                            ? new Evidence.Exhaustive(analysis(whole).graph().vertices())
                            : engines.normal(rules).evidence());
        }
        return new Evidence.Sum(theorem, kinds);
    }
}
