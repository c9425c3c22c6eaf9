package grundy.engine.sum;

import grundy.engine.search.SumGraphSearch;
import grundy.engine.words.UnfitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;
import java.util.function.Function;

/// Outcomes of sums with a side to move: N if that side wins, P if it loses, D if neither can force an end.
///
/// Positions are packed into words where the rules allow it. If a number then does not fit, all begins anew with
/// objects.
final class SumOutcomes {
    private final List<Component> components;
    private final Function<Boolean, SumGraphSearch> begin;
    private SumGraphSearch search;

    /// @param sides 1 for impartial components; 2 if some are partizan
    SumOutcomes(List<Component> components, Compound compound, Play play, int sides, Limits limits) {
        this.components = List.copyOf(components);
        this.begin = packed -> new SumGraphSearch(this.components, compound, play, sides, limits, packed);
        this.search = newSearch();
    }

    /// @return the components as they are at the start
    List<List<Position>> start() {
        return components.stream()
                .map(component -> List.of(component.position()))
                .toList();
    }

    /// @param sum the parts that each of the components has become
    Outcome outcomeOf(List<List<Position>> sum, int side) {
        return ask(current -> current.outcomeOf(sum, side));
    }

    /// @return moves to the end if the winner hurries and the loser delays, or -1 for a draw
    long remotenessOf(List<List<Position>> sum, int side) {
        return ask(current -> current.remotenessOf(sum, side));
    }

    long positions() {
        return search.positions();
    }

    private SumGraphSearch newSearch() {
        try {
            return begin.apply(true);
        } catch (UnfitException _) {
            return begin.apply(false);
        }
    }

    private <T> T ask(Function<SumGraphSearch, T> question) {
        try {
            return question.apply(search);
        } catch (UnfitException _) {
            search = begin.apply(false);
            return question.apply(search);
        }
    }
}
