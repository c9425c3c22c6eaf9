package grundy.engine.search;

import grundy.engine.space.OptionBuffer;
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
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// Labels of the positions of one game, each worked out from the labels of its options by one rule: outcomes, lengths
/// of play, values of whatever kind.
///
/// Status: the definition that the rule states. Cost: time proportional to the options; about 40 bytes a position
/// that goes into a 64-bit word, and for others what the position takes as an object besides.
public final class LabelSearch {
    /// The rule by which labels are computed. All labels are at least 0.
    public interface Labelling {
        /// @return the label of an option that leaves parts with these labels; applied from part to part
        int combine(int one, int other);

        /// @param options the labels of the options, perhaps repeatedly; what lies after the first
        ///     `count` means nothing
        /// @return the label of the position
        int label(int[] options, int count);

        /// @return whether a position to which several moves lead is one option; only where none leaves
        ///     several parts
        default boolean countsPositions() {
            return false;
        }
    }

    private final RuleTree rules;
    private final Labelling labelling;
    private final Limits limits;
    private LabelTable table;

    /// @param rules `TakeAndBreak`, `Moves` or `OnBoard`
    public LabelSearch(RuleTree rules, Labelling labelling, Limits limits) {
        this.rules = rules;
        this.labelling = labelling;
        this.limits = limits;
        this.table = new LabelTable(true);
    }

    private final class LabelTable extends DepthFirst {
        private final PositionSpace space;
        private final SearchMeter meter;
        private int[] joined = new int[64];

        LabelTable(boolean packed) {
            this(packed, new SearchMeter(limits));
        }

        private LabelTable(boolean packed, SearchMeter meter) {
            this(RuleShape.space(List.of(rules), packed, meter), meter);
        }

        private LabelTable(PositionSpace space, SearchMeter meter) {
            super(new SingleGraph(space), NONE, meter);
            this.space = space;
            this.meter = meter;
        }

        int labelOf(Position position) {
            RuleOptions.foresee(rules, position);
            meter.foresee(() -> FollowerCount.all(rules, position));
            return labelOf(space.idOf(position));
        }

        @Override
        int evaluate(int id, int[] entries, int from, int to) {
            if (joined.length < to - from) joined = Arrays.copyOf(joined, 2 * (to - from));
            int count = 0;
            if (labelling.countsPositions())
                for (int option : different(entries, from, to)) joined[count++] = labels.get(option);
            else
                for (int at = from; at < to; at = OptionBuffer.after(entries, at))
                    joined[count++] = option(entries, at);
            return labelling.label(joined, count);
        }

        private static int[] different(int[] entries, int from, int to) {
            return Arrays.stream(entries, from, to).distinct().toArray();
        }

        private int option(int[] entries, int at) {
            if (entries[at] >= 0) return labels.get(entries[at]);
            int end = OptionBuffer.after(entries, at);
            int label = labels.get(entries[at + 1]);
            for (int i = at + 2; i < end; i++) label = labelling.combine(label, labels.get(entries[i]));
            return label;
        }
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can come back to a position
    public int of(Position position) {
        return ask(current -> current.labelOf(position));
    }

    /// @return the label of what an option leaves
    public int of(List<Position> option) {
        int label = of(option.getFirst());
        for (var part : option.subList(1, option.size())) label = labelling.combine(label, of(part));
        return label;
    }

    /// @return the number of positions examined
    public long positions() {
        return table.positions();
    }

    private int ask(ToIntFunction<LabelTable> question) {
        try {
            return question.applyAsInt(table);
        } catch (UnfitException _) {
            table = new LabelTable(false);
            return question.applyAsInt(table);
        }
    }
}
