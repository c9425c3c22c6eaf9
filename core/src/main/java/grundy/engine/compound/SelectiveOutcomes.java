package grundy.engine.compound;

import grundy.engine.Limits;
import grundy.engine.PostOrder;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.List;

/// Which positions of one game are cold (lost for the player about to move) as components of a selective sum.
///
/// Normal play: a selective sum is cold exactly if every component is. From such a sum every move warms the
/// components it touches, and otherwise one moves to cold in exactly the warm ones. A move that splits leaves a
/// selective sum. Misere play: a sum with one running component is that component; with more than one running it is
/// cold exactly if every component is cold in *normal* play: whoever plays normally there can still decide, with
/// his last move outside a single component, who is left with what. (Winning Ways, chapter 9; checked against
/// search in this package's tests.)
public final class SelectiveOutcomes {
    private final Rules rules;
    private final PostOrder<Position, Boolean> cold;

    /// @param play in misere play only single components are told; options must not split
    public SelectiveOutcomes(Rules rules, Play play, Limits limits) {
        this.rules = rules;
        this.cold = new PostOrder<>(
                position -> RuleOptions.below(rules, position),
                (position, known) -> {
                    var options = RuleOptions.stream(rules, position).toList();
                    if (options.isEmpty()) return play == Play.NORMAL;
                    return options.stream().noneMatch(option -> option.stream().allMatch(known::apply));
                },
                limits);
    }

    /// @throws grundy.engine.LimitException if more positions are needed than the limits allow
    /// @throws PostOrder.CycleException if play can return to a position
    public boolean isCold(Position position) {
        return cold.of(position);
    }

    public boolean isCold(List<Position> option) {
        return option.stream().allMatch(this::isCold);
    }

    public boolean isRunning(Position position) {
        return RuleOptions.stream(rules, position).findAny().isPresent();
    }

    public List<List<Position>> options(Position position) {
        return RuleOptions.distinct(rules, position);
    }

    public long positions() {
        return cold.positions();
    }
}
