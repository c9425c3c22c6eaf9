package grundy.engine.compound;

import grundy.engine.Limits;
import grundy.engine.PostOrder;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Suspense numbers of the positions of one game: how many moves a component of a conjunctive sum lasts when its
/// winner makes it last and its loser hurries.
///
/// The longest component decides the sum: in normal play the player about to move wins exactly if the greatest
/// suspense number is odd, in misere play exactly if it is even. A move that splits leaves a conjunctive sum, whose
/// number is the greatest of its parts. Source: Smith, Graphs and composite games, 1966; Winning Ways, chapter 9.
public final class SuspenseNumbers {
    private final Rules rules;
    private final Play play;
    private final PostOrder<Position, Long> numbers;

    public SuspenseNumbers(Rules rules, Play play, Limits limits) {
        this.rules = rules;
        this.play = play;
        this.numbers = new PostOrder<>(position -> RuleOptions.below(rules, position), this::number, limits);
    }

    /// @throws grundy.engine.LimitException if more positions are needed than the limits allow
    /// @throws PostOrder.CycleException if play can return to a position
    public long of(Position position) {
        return numbers.of(position);
    }

    /// @return the suspense number of what an option leaves
    public long of(List<Position> option) {
        return option.stream().mapToLong(this::of).max().orElse(0);
    }

    public long positions() {
        return numbers.positions();
    }

    /// @return whether the player about to move wins a sum whose greatest suspense number is the one given
    public static boolean wins(long longest, Play play) {
        return longest % 2 == (play == Play.NORMAL ? 1 : 0);
    }

    /// A move to a number that the opponent loses is made to last; without one the end is hastened.
    private Long number(Position position, Function<Position, Long> known) {
        long longestWin = -1;
        long shortest = Long.MAX_VALUE;
        for (var option : (Iterable<List<Position>>) RuleOptions.stream(rules, position)::iterator) {
            long number = option.stream().mapToLong(known::apply).max().orElse(0);
            shortest = Math.min(shortest, number);
            if (!wins(number, play)) longestWin = Math.max(longestWin, number);
        }
        if (longestWin >= 0) return longestWin + 1;
        return shortest == Long.MAX_VALUE ? 0 : shortest + 1;
    }

    /// @return each option once
    public Stream<List<Position>> options(Position position) {
        return RuleOptions.distinct(rules, position).stream();
    }
}
