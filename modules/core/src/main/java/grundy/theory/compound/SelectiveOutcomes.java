package grundy.theory.compound;

import grundy.engine.search.LabelSearch;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.util.List;

/// Finds the P-positions of one game as components of a selective sum; they are called cold here.
///
/// Normal play: a selective sum is cold exactly if every component is. From such a sum every move warms the
/// components it touches, and otherwise one moves to cold in exactly the warm ones. A move that splits leaves a
/// selective sum. Misere play: a sum with one running component is that component; with more than one running it is
/// cold exactly if every component is cold in *normal* play: whoever plays normally there can still decide, with
/// his last move outside a single component, who is left with what.
///
/// Under the short rule the same argument holds in both kinds of play as long as no component has ended: the sum is
/// cold exactly if every component is, by that kind of play.
///
/// Source: Smith, Graphs and composite games, 1966; Winning Ways, chapters 9 and 10.
public final class SelectiveOutcomes {
    private static final int ENDED = 0;
    private static final int COLD = 1;
    private static final int HOT = 2;
    private final RuleTree rules;
    private final SelectiveLabels labelling;
    private final LabelSearch search;

    /// @param shortRule whether the first component that ends decides; without it options must not split in
    ///     misere play
    public SelectiveOutcomes(RuleTree rules, Play play, boolean shortRule, Limits limits) {
        this.rules = rules;
        this.labelling = new SelectiveLabels(play, shortRule);
        this.search = new LabelSearch(rules, labelling, limits);
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can return to a position
    public boolean isCold(List<Position> option) {
        return labelling.isCold(search.of(option));
    }

    /// @return whether the position has a move
    public boolean isRunning(Position position) {
        return RuleOptions.stream(rules, position).findAny().isPresent();
    }

    /// @return the components after each move
    public List<List<Position>> options(Position position) {
        return RuleOptions.distinct(rules, position);
    }

    /// @return the number of positions examined, each counted once
    public long positions() {
        return search.positions();
    }

    private record SelectiveLabels(Play play, boolean shortRule) implements LabelSearch.Labelling {
        @Override
        public int combine(int one, int other) {
            return shortRule && Math.min(one, other) == ENDED ? ENDED : Math.max(one, other);
        }

        @Override
        public int label(int[] options, int count) {
            if (count == 0) return ENDED;
            for (int i = 0; i < count; i++) if (isCold(options[i])) return HOT;
            return COLD;
        }

        boolean isCold(int label) {
            return label == COLD || label == ENDED && play == Play.NORMAL;
        }
    }
}
