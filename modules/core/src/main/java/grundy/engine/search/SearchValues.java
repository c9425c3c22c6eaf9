package grundy.engine.search;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SingleGraph;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;

/// Nim-values of single components of one game by search over all positions that can be reached.
///
/// In normal play an option that is a sum counts with the nim-sum of its parts (Sprague 1935, Grundy 1939). In misere
/// play no option may be a sum. On boards on which each move uses squares up, only those positions are examined that
/// decide a value ({@link ProofNumberSearch}). Status: the definition itself. Cost: time proportional to the options;
/// about 40 bytes a position that goes into a 64-bit word, and for others what the position takes as an object
/// besides.
public final class SearchValues implements NimValues {
    /// Moves that follow each other, of which each takes some hundred bytes of the stack.
    private static final int DEEPEST = 1000;

    private final RuleTree rules;
    private final Play play;
    private final Limits limits;
    private SearchTable table;

    /// @param rules `TakeAndBreak`, `Moves` or `OnBoard`
    public SearchValues(RuleTree rules, Play play, Limits limits) {
        this.rules = rules;
        this.play = play;
        this.limits = limits;
        this.table = new SearchTable(true);
    }

    private final class SearchTable {
        private final SearchMeter meter;
        private final PositionSpace space;
        private final boolean early;
        private final NimValueSearch search;

        SearchTable(boolean packed) {
            this.meter = new SearchMeter(limits);
            this.space = RuleShape.space(List.of(rules), packed, meter);
            this.early = play == Play.NORMAL && space.alwaysUsesUp();
            this.search = early
                    ? new ProofNumberSearch(space, DEEPEST, meter)
                    : new NimSearch(new SingleGraph(space), play, meter);
        }

        int value(Position position) {
            return search.valueOf(idOf(position));
        }

        private int idOf(Position position) {
            RuleOptions.foresee(rules, position);
            meter.foresee(() -> early ? FollowerCount.inOneMove(rules, position) : FollowerCount.all(rules, position));
            return space.idOf(position);
        }

        boolean isWorth(List<Position> sum, int value) {
            if (sum.isEmpty()) return value == 0;
            var ids = sum.stream()
                    .map(this::idOf)
                    .sorted(Comparator.comparingInt(id -> space.mobility(id, 0)))
                    .toList();
            int rest = value;
            for (int id : ids.subList(0, ids.size() - 1)) rest ^= search.valueOf(id);
            return search.isWorth(ids.getLast(), rest);
        }
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can come back to a position
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
    /// @throws grundy.finding.CycleException if play can come back to a position
    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        var distinct = new HashSet<List<Position>>();
        var found = new ArrayList<List<Position>>();
        RuleOptions.readableOptions(rules, position).forEach(option -> {
            if (isWorth(option.parts(), value) && distinct.add(option.key())) found.add(option.to());
        });
        return CountedList.of(found);
    }

    private boolean isWorth(List<Position> option, BigInteger value) {
        if (option.size() > 1 && play == Play.MISERE) throw NimSearch.misereSum();
        return value.bitLength() < Integer.SIZE && ask(current -> current.isWorth(option, value.intValue()));
    }

    private <T> T ask(Function<SearchTable, T> question) {
        try {
            return question.apply(table);
        } catch (UnfitException _) {
            table = new SearchTable(false);
            return question.apply(table);
        }
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(positions());
    }

    /// @return the number of positions examined
    public long positions() {
        return table.search.positions();
    }
}
