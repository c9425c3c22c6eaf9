package grundy.engine.search;

import grundy.check.Evidence;
import grundy.engine.CountedList;
import grundy.engine.NimValues;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SingleGraph;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;

/// Nim-values of single components of one game by search over all positions that can be reached.
///
/// In normal play an option that is a sum counts with the nim-sum of its parts (Sprague 1935, Grundy 1939). In misere
/// play no option may be a sum. Status: the definition itself. Cost: time proportional to the options; about 40 bytes
/// a position that goes into a 64-bit word, and for others what the position takes as an object besides.
public final class SearchValues implements NimValues {
    private final RuleTree rules;
    private final Play play;
    private final Limits limits;
    private Table table;

    /// @param rules `TakeAndBreak`, `Moves` or `OnBoard`
    public SearchValues(RuleTree rules, Play play, Limits limits) {
        this.rules = rules;
        this.play = play;
        this.limits = limits;
        this.table = new Table(true);
    }

    private final class Table {
        private final SearchMeter meter;
        private final PositionSpace space;
        private final NimSearch search;

        Table(boolean packed) {
            this.meter = new SearchMeter(limits);
            this.space = RuleShape.space(List.of(rules), packed, meter);
            this.search = new NimSearch(new SingleGraph(space), play, meter);
        }

        int value(Position position) {
            RuleOptions.foresee(rules, position);
            meter.foresee(() -> FollowerCount.all(rules, position));
            return search.valueOf(space.idOf(position));
        }
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.engine.PostOrder.CycleException if play can come back to a position
    /// @throws IllegalArgumentException in misere play, if an option is a sum
    @Override
    public BigInteger value(Position position) {
        return BigInteger.valueOf(ask(current -> current.value(position)));
    }

    /// Takes over a value that an earlier search found.
    ///
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public void learn(Position position, int value) {
        ask(current -> {
            current.search.learn(current.space.idOf(position), value);
            return value;
        });
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.engine.PostOrder.CycleException if play can come back to a position
    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        ask(current -> current.value(position));
        var seen = new HashSet<List<Position>>();
        var found = new ArrayList<List<Position>>();
        RuleOptions.told(rules, position).forEach(option -> {
            if (value.equals(valueOf(option.parts())) && seen.add(option.key())) found.add(option.to());
        });
        return CountedList.of(found);
    }

    private BigInteger valueOf(List<Position> option) {
        if (option.size() > 1 && play == Play.MISERE) throw NimSearch.misereSum();
        return option.stream().map(this::value).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private <T> T ask(Function<Table, T> question) {
        try {
            return question.apply(table);
        } catch (UnfitException _) {
            table = new Table(false);
            return question.apply(table);
        }
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(positions());
    }

    /// @return how many positions have been looked at
    public long positions() {
        return table.search.positions();
    }
}
