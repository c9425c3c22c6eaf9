package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.LazyStreams;
import grundy.rules.option.RuleOptions;
import grundy.solve.component.ComponentEngines;
import grundy.solve.component.ProvedGame;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Several heaps of one game, where a theorem about that many, or about more of them, gives the
/// P-positions: those that are missing are empty, if nothing can be done with an empty heap.
public final class ProvedHeaps {
    private static final int MOST = 6;

    private ProvedHeaps() {}

    /// Returns who wins, where a theorem about heaps of any size says so.
    public static Optional<Verdict> verdict(TurnPosition question, ComponentEngines engines) {
        var proved = engines.proved();
        if (proved.isEmpty()) return Optional.empty();
        var components = question.sum().components();
        var rules = components.getFirst().game().rules();
        boolean alike = components.size() >= 2
                && components.size() <= MOST
                && rules.arity() == 1
                && components.stream()
                        .allMatch(component -> component.game().rules().equals(rules));
        if (!alike || rules instanceof RuleTree.Partizan || rules instanceof RuleTree.Players) return Optional.empty();
        if (engines.canAdd(rules, question.sum().play())) return Optional.empty();
        boolean mayPad = RuleOptions.stream(rules, Tuple.of(0)).findAny().isEmpty();
        for (int heaps = components.size(); heaps <= (mayPad ? MOST : components.size()); heaps++) {
            var game = proved.several(rules, question.sum().play(), heaps);
            if (game.isPresent()) return Optional.of(verdict(question, game.get(), heaps));
        }
        return Optional.empty();
    }

    private static Verdict verdict(TurnPosition question, ProvedGame game, int heaps) {
        var sizes = new ArrayList<BigInteger>();
        for (var component : question.sum().components()) sizes.add(heap(component));
        while (sizes.size() < heaps) sizes.add(BigInteger.ZERO);
        boolean lost = game.isCold(sizes);
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                lost && question.sum().play() == Play.NORMAL ? Value.Nimber.of(0) : null,
                lost ? CountedList.none() : moves(game, sizes),
                new Evidence.Automatic(game.theorem(), game.claim()),
                new Verdict.Reasoning.OutcomeOnly());
    }

    private static BigInteger heap(Component component) {
        return ((Tuple) component.position()).get(0);
    }

    private static CountedList<Move> moves(ProvedGame game, List<BigInteger> sizes) {
        var options = game.options(sizes, BigInteger.ZERO);
        var count = options.stream().map(ProvedGame.OptionGroup::count).reduce(BigInteger.ZERO, BigInteger::add);
        return new CountedList<>(count, () -> LazyStreams.flatMap(options.stream(), group -> stream(group, sizes)));
    }

    private static Stream<Move> stream(ProvedGame.OptionGroup group, List<BigInteger> sizes) {
        return group.stream().map(after -> {
            int heap = 0;
            while (after.get(heap).equals(sizes.get(heap))) heap++;
            Position left = Tuple.of(after.get(heap));
            return Move.of(heap, Tuple.of(sizes.get(heap)), List.of(left));
        });
    }
}
