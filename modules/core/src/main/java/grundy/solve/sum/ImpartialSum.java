package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GameGraph;
import grundy.rules.option.RuleOptions;
import grundy.solve.component.ComponentEngines;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Summand;
import grundy.value.Value.Loopy;
import grundy.value.Value.Nimber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A sum of impartial games in normal play by nim-values, of which those of tokens on graphs may be infinite. One
/// infinite value `∞(K)` is won exactly if K contains the nim-sum of the others, by moving to that value; two infinite
/// values are a draw.
///
/// Status: theorem. Source: Sprague 1935; Grundy 1939; Smith 1966; Fraenkel and Perl 1975; Winning Ways, chapter 12.
public final class ImpartialSum implements ValueSum {
    static final String FINITE = "Sprague 1935, Grundy 1939";
    private static final String INFINITE = "Smith 1966, Fraenkel and Perl 1975";

    /// Moves in one component that are tried for a draw.
    private static final int MOST_TRIED = 100_000;

    /// The values of the positions of one game.
    private sealed interface SummandGame {
        /// A game whose values an engine knows.
        record Engine(NimValues values) implements SummandGame {}

        /// Tokens on one graph.
        record Tokens(TokenGraph graph) implements SummandGame {}
    }

    private final TurnPosition question;
    private final List<Component> components;
    private final ComponentEngines engines;
    private final Map<GameGraph, TokenGraph> graphs;
    private final IdentityHashMap<RuleTree, SummandGame> games = new IdentityHashMap<>();
    private final List<Summand> values;
    private final Summand total;

    /// @throws CycleException if a game that is none of tokens lets play go on for ever
    /// @throws grundy.limit.LimitException if a value is out of reach
    public ImpartialSum(TurnPosition question, ComponentEngines engines) {
        this.question = question;
        this.components = question.sum().components();
        this.engines = engines;
        this.graphs = TokenGraph.of(components, engines.limits());
        this.values = new ArrayList<>(components.size());
        for (var component : components) values.add(value(component));
        this.total = Summand.sum(values).orElseThrow(() -> new AssertionError("Impartial values can be added"));
    }

    /// Components of one game mostly share one object for its rules, which is found without comparing rules.
    private SummandGame game(Component component) {
        return games.computeIfAbsent(component.game().rules(), rules -> newGame(component, rules));
    }

    private SummandGame newGame(Component component, RuleTree rules) {
        if (TokenGraph.graphOf(component) instanceof GameGraph graph && graphs.get(graph) instanceof TokenGraph tokens)
            return new SummandGame.Tokens(tokens);
        return new SummandGame.Engine(engines.normal(rules));
    }

    private Summand value(Component component) {
        return switch (game(component)) {
            case SummandGame.Engine(var engine) -> new Nimber(engine.value(component.position()));
            case SummandGame.Tokens(var graph) -> graph.value(component);
        };
    }

    @Override
    public int components() {
        return components.size();
    }

    @Override
    public Summand value(int component) {
        return values.get(component);
    }

    @Override
    public Summand total() {
        return total;
    }

    @Override
    public boolean isPartizan() {
        return false;
    }

    /// A move wins if it changes its component's value to what the other components sum to, which no move does
    /// beside an infinite value.
    @Override
    public CountedList<Move> winning(int index, Side side) {
        var others = others(index);
        if (others instanceof Loopy) return CountedList.none();
        var component = components.get(index);
        var target = others instanceof Nimber nimber ? nimber : Nimber.of(0);
        return switch (game(component)) {
            case SummandGame.Engine(var engine) ->
                Move.toOptions(
                        index,
                        component.position(),
                        () -> engine.optionsOfValue(component.position(), target.number()));
            case SummandGame.Tokens(var graph) -> graph.moves(index, component, target::equals);
        };
    }

    @Override
    public CountedList<Move> drawing(int index) {
        var others = others(index);
        var component = components.get(index);
        if (game(component) instanceof SummandGame.Tokens(var graph))
            return graph.moves(index, component, value -> isDrawn(others, value));
        return CountedList.counted(
                () -> options(component)
                        .filter(option -> isDrawn(others, sum(component, option.parts())))
                        .map(option -> Move.of(index, component.position(), option.to())),
                MOST_TRIED);
    }

    private static boolean isDrawn(Summand others, Summand value) {
        return requireSum(others.plus(value)).outcome() == Outcome.D;
    }

    private Stream<RuleOptions.RuleOption> options(Component component) {
        var distinct = new HashSet<List<Position>>();
        return RuleOptions.readableOptions(component.game().rules(), component.position())
                .filter(option -> distinct.add(option.key()));
    }

    private Nimber sum(Component component, List<Position> parts) {
        var sum = BigInteger.ZERO;
        for (var part : parts)
            if (value(new Component(component.game(), part)) instanceof Nimber(var number)) sum = sum.xor(number);
        return new Nimber(sum);
    }

    /// Infinite values cannot be subtracted.
    private Summand others(int index) {
        if (value(index) instanceof ShortValue own) return requireSum(total.minus(own));
        return requireSum(Summand.sum(IntStream.range(0, components())
                .filter(i -> i != index)
                .mapToObj(this::value)
                .toList()));
    }

    private static Summand requireSum(Optional<Summand> sum) {
        return sum.orElseThrow(() -> new AssertionError("The values of these components can be added"));
    }

    /// @return whether play must end, so that infinite values need not be thought of
    private boolean isAcyclic() {
        return graphs.values().stream().allMatch(TokenGraph::isAcyclic);
    }

    @Override
    public Evidence evidence() {
        var used = components.size() == 1
                ? List.of(game(components.getFirst()))
                : components.stream().map(this::game).distinct().toList();
        var kinds = used.stream().map(ImpartialSum::evidence).toList();
        if (components.size() == 1) return kinds.getFirst();
        return new Evidence.Sum(isAcyclic() ? FINITE : INFINITE, kinds);
    }

    private static Evidence evidence(SummandGame game) {
        return switch (game) {
            case SummandGame.Engine(var engine) -> engine.evidence();
            case SummandGame.Tokens(var graph) -> graph.evidence();
        };
    }

    @Override
    public Verdict.Reasoning reasoning() {
        if (isAcyclic() && total instanceof Nimber sum)
            return new Verdict.Reasoning.NimSum(
                    values.stream().map(Nimber.class::cast).toList(), sum);
        boolean ends = switch (total.outcome()) {
            case N, P, L, R -> true;
            case D -> false;
        };
        return new Verdict.Reasoning.LoopySum(
                List.copyOf(values), total, ends ? WholeSums.remoteness(question, engines.limits()) : -1);
    }
}
