package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.option.RuleOptions;
import java.util.List;
import java.util.function.ToIntFunction;

/// A game of any rules, its positions as the objects that {@link RuleOptions} gives.
final class ObjectSpace implements PositionSpace {
    private final List<RuleTree> bySide;
    private final ObjectIndex index;
    private final SearchMeter meter;

    /// @param bySide the rules of each side
    ObjectSpace(List<RuleTree> bySide, SearchMeter meter) {
        this.bySide = bySide;
        this.index = new ObjectIndex(meter);
        this.meter = meter;
    }

    @Override
    public int size() {
        return index.size();
    }

    @Override
    public int idOf(Position position) {
        return index.idOf(position);
    }

    @Override
    public void expand(int id, int side, OptionBuffer out) {
        expand(bySide.get(side), index.position(id), index::idOf, meter, out);
    }

    @Override
    public boolean hasOption(int id, int side) {
        return hasOption(bySide.get(side), index.position(id));
    }

    @Override
    public int mobility(int id, int side) {
        return mobility(bySide.get(side), index.position(id), meter);
    }

    static int mobility(RuleTree rules, Position position, SearchMeter meter) {
        int count = 0;
        for (var _ : RuleOptions.unsplit(rules, position)) {
            meter.tick();
            count++;
        }
        return count;
    }

    /// Appends the options that the definition gives.
    ///
    /// @param ids of positions
    /// @throws RulesException if the rules make no sense at this position
    static void expand(
            RuleTree rules, Position position, ToIntFunction<Position> ids, SearchMeter meter, OptionBuffer out) {
        for (var option : RuleOptions.of(rules, position)) {
            meter.tick();
            out.beginSum(option.size());
            for (var part : option) out.add(ids.applyAsInt(part));
        }
    }

    /// @throws RulesException if the rules make no sense at this position
    static boolean hasOption(RuleTree rules, Position position) {
        return RuleOptions.of(rules, position).iterator().hasNext();
    }
}
