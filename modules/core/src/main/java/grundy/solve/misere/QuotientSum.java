package grundy.solve.misere;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.check.QuotientTheorem;
import grundy.engine.heap.TableRepeat;
import grundy.engine.heap.breaking.HeapCodes;
import grundy.engine.misere.QuotientSearch;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.question.QuotientQuestion;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.option.RuleOptions;
import grundy.solve.component.ComponentEngines;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.QuotientNames;
import grundy.value.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A sum of single heaps in misere play, by the element of each heap in the misere quotient of the games.
final class QuotientSum {
    private static final int MOST_GAMES = 6;
    private static final int MOST_HEAPS = 1_000_000;
    private static final Duration MOST_TIME = Duration.ofSeconds(30);
    private static final int MOST_STATES = 1 << 16;
    private static final int MOST_KEPT = 1000;

    private final TurnPosition question;
    private final QuotientTheorem theorem;
    private final MisereQuotient quotient;
    private final List<Component> components;
    private final int[] elements;

    /// For each game the elements of its heaps, as far as they are listed.
    private final List<int[]> codes = new ArrayList<>();

    private final Map<Key, CountedList<List<Position>>> cache = new HashMap<>();

    private record Key(int game, BigInteger heap, int others) {}

    private QuotientSum(TurnPosition question, QuotientTheorem theorem) {
        this.question = question;
        this.theorem = theorem;
        this.quotient = theorem.quotient();
        this.components = question.sum().components();
        this.elements = components.stream()
                .mapToInt(component -> theorem.element(game(component), heap(component)))
                .toArray();
        for (int game = 0; game < theorem.games().size(); game++) codes.add(codesOf(game));
    }

    /// @return empty if the components are not heaps that the theory covers, or the quotient is not found soon
    static Optional<Verdict> verdict(TurnPosition question, ComponentEngines engines) {
        var games = new ArrayList<RuleTree>();
        var largest = BigInteger.ZERO;
        for (var component : question.sum().components()) {
            if (!(component.position() instanceof Tuple tuple) || tuple.arity() != 1) return Optional.empty();
            largest = largest.max(tuple.get(0));
            if (games.contains(component.game().rules())) continue;
            games.add(component.game().rules());
            if (games.size() > MOST_GAMES) return Optional.empty();
        }
        if (!games.stream().allMatch(QuotientSearch::canFollow)) return Optional.empty();
        return theorem(games, largest, engines).map(theorem -> new QuotientSum(question, theorem).verdict());
    }

    /// @return one that covers all heaps up to the largest
    private static Optional<QuotientTheorem> theorem(
            List<RuleTree> games, BigInteger largest, ComponentEngines engines) {
        int to = largest.min(BigInteger.valueOf(MOST_HEAPS)).intValueExact();
        var limits = engines.limits();
        var quotient =
                largest.bitLength() > 6 ? engines.theoremSource().quotient(games) : Optional.<QuotientTheorem>empty();
        try {
            var question = new QuotientQuestion(games, to, quotient, _ -> {});
            var answer =
                    new QuotientSolver(limits.withAtMost(MOST_STATES).until(Deadline.after(MOST_TIME))).of(question);
            if (answer.limit().isPresent() && limits.isOver())
                throw new LimitException(answer.limit().get());
            return Optional.of(answer.theorem()).filter(found -> found.covers(0, largest));
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    private int game(Component component) {
        return theorem.games().indexOf(component.game().rules());
    }

    private static BigInteger heap(Component component) {
        return ((Tuple) component.position()).get(0);
    }

    private int[] codesOf(int game) {
        int games = theorem.games().size();
        int length = theorem.map().size();
        int heaps = theorem.isForAll() ? Math.ceilDiv(length, games) + 1 : theorem.largest() + 1;
        return IntStream.range(0, heaps)
                .map(heap -> theorem.element(game, BigInteger.valueOf(heap)))
                .toArray();
    }

    private Optional<TableRepeat> repeat() {
        int games = theorem.games().size();
        return theorem.isForAll()
                ? Optional.of(new TableRepeat(
                        Math.max(0, Math.ceilDiv(theorem.preperiod() - 1, games) + 1), theorem.period() / games, 0))
                : Optional.empty();
    }

    Verdict verdict() {
        var counts = new int[quotient.order()];
        for (int element : elements) counts[element]++;
        int product = product(counts, -1);
        boolean lost = quotient.isLost(product);
        var names = new QuotientNames(
                quotient, theorem.generators().stream().map(theorem.map()::get).toList());
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                new Value.QuotientElement(names.name(product), quotient.order(), lost),
                lost ? CountedList.none() : moves(counts),
                new Evidence.Quotient(theorem),
                new Verdict.Reasoning.Quotient(
                        theorem, IntStream.of(elements).boxed().toList(), product));
    }

    /// @param without one heap of this element is left out; none if it is negative
    private int product(int[] counts, int without) {
        int product = 0;
        for (int i = 0; i < counts.length; i++) {
            int count = counts[i] - (i == without ? 1 : 0);
            if (count > 0) product = quotient.times(product, quotient.power(i, BigInteger.valueOf(count)));
        }
        return product;
    }

    private CountedList<Move> moves(int[] counts) {
        var others = new int[quotient.order()];
        for (int i = 0; i < others.length; i++) others[i] = counts[i] > 0 ? product(counts, i) : 0;
        return CountedList.union(
                components.size(),
                i -> Move.toOptions(i, components.get(i).position(), () -> winning(i, others[elements[i]])));
    }

    private CountedList<List<Position>> winning(int i, int others) {
        int game = game(components.get(i));
        var heap = heap(components.get(i));
        var key = new Key(game, heap, others);
        var before = cache.get(key);
        if (before != null) return before;
        var options = options(game, heap, others);
        if (cache.size() < MOST_KEPT) cache.put(key, options);
        return options;
    }

    private CountedList<List<Position>> options(int game, BigInteger heap, int others) {
        var elementsOfGame = codes.get(game);
        if (theorem.games().get(game) instanceof TakeAndBreak rules)
            return HeapCodes.options(
                    rules,
                    elementsOfGame,
                    repeat(),
                    quotient::times,
                    heap,
                    element -> quotient.isLost(quotient.times(others, element)));
        var distinct = new HashSet<Object>();
        return CountedList.of(RuleOptions.readableOptions(theorem.games().get(game), Tuple.of(heap))
                .filter(option -> quotient.isLost(option.parts().stream()
                        .map(part -> theorem.element(game, ((Tuple) part).get(0)))
                        .reduce(others, quotient::times)))
                .filter(option -> distinct.add(option.key()))
                .map(RuleOptions.RuleOption::to)
                .toList());
    }
}
