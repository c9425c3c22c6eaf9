package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.List;

/// The properties of the components of one game that decide selective sums: see {@link
/// SelectiveOutcomes}.
public interface SelectiveValues {
    /// Positions that do not differ in what counts.
    ///
    /// @param running whether there is a move, or under the short rule whether none of the parts has ended
    /// @param cold whether the player to move loses it as a component of a sum in which others are running
    /// @param misereCold in misere play without the short rule, whether the player to move loses it alone
    record PositionKind(boolean running, boolean cold, boolean misereCold) {}

    /// @param options of one kind, at least one
    record OptionGroup(PositionKind kind, CountedList<List<Position>> options) {}

    /// @throws grundy.limit.LimitException if it is out of reach
    PositionKind of(Position position);

    /// @return all options
    /// @throws grundy.limit.LimitException if they are too many
    List<OptionGroup> options(Position position);

    /// @return the evidence for the answers given out so far
    Evidence evidence();

    /// A closed form where one is known, else a search.
    ///
    /// @param shortRule whether the first component that ends decides
    static SelectiveValues of(RuleTree rules, Play play, boolean shortRule, Limits limits) {
        return HeapOutcomes.of(rules, play, shortRule, limits)
                .orElseGet(() -> new SearchedOutcomes(rules, play, shortRule, limits));
    }
}
