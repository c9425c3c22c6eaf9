package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.taking.IntervalGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// The foreclosed nim-values of the components of one game, for disjunctive sums that end with their
/// first component: see {@link ForeclosedValues}.
public interface ForeclosedGame {
    /// @return {@link ForeclosedValues#ENDED}, {@link ForeclosedValues#OPEN} or the foreclosed nim-value
    /// @throws grundy.limit.LimitException if it is out of reach
    BigInteger of(Position position);

    /// @return the options of a position that count for so much
    CountedList<List<Position>> options(Position position, BigInteger value);

    /// @return the evidence for the values given out so far
    Evidence evidence();

    /// A closed form where one is known, else a search.
    static ForeclosedGame of(RuleTree rules, Play play, Limits limits) {
        return IntervalGame.of(rules)
                .<ForeclosedGame>map(game -> new ForeclosedInterval(game, play))
                .orElseGet(() -> new ForeclosedValues(rules, play, limits));
    }

    /// Taking an amount of an interval, at any size.
    record ForeclosedInterval(IntervalGame game, Play play) implements ForeclosedGame {
        @Override
        public BigInteger of(Position position) {
            var heap = ((Tuple) position).get(0);
            if (game.hasEnded(heap)) return ForeclosedValues.ENDED;
            return play == Play.NORMAL && game.isOpen(heap) ? ForeclosedValues.OPEN : game.foreclosed(heap, play);
        }

        @Override
        public CountedList<List<Position>> options(Position position, BigInteger value) {
            var heap = ((Tuple) position).get(0);
            if (value.equals(ForeclosedValues.ENDED)) return game.endedOptions(heap);
            if (value.signum() < 0) throw new IllegalArgumentException("Nobody asks for options that are open");
            return game.foreclosedOptions(heap, value, play);
        }

        @Override
        public Evidence evidence() {
            return new Evidence.ClosedForm(
                    "Interval, the first to end decides", game.foreclosedStatement(play), "Elementary");
        }
    }
}
