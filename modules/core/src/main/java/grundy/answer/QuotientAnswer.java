package grundy.answer;

import grundy.check.Evidence;
import grundy.check.QuotientTheorem;
import grundy.finding.QuotientObstacle;
import grundy.rules.Game;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/// A misere quotient, as far as it was found.
///
/// @param theorem the theorem that proves the quotient for all heaps
/// @param last the last heap that was examined, or that the theorem requires
/// @param obstacle why the next heap could not be included
/// @param limit which limit ended the search
public record QuotientAnswer(
        QuotientTheorem theorem, int last, Optional<QuotientObstacle> obstacle, Optional<Message> limit)
        implements Answer {
    private static final String THEOREM = "Plambeck and Siegel 2008";

    @Override
    public Evidence evidence() {
        return new Evidence.Quotient(theorem);
    }

    /// The outcomes of single heaps: 0 where the player to move loses, else 1; with the least period,
    /// if one is proved.
    ///
    /// @param game the first of the theorem
    /// @param to the last heap; the outcomes end before it where the theorem does
    public NimSequence outcomes(Game game, int to) {
        int last = theorem.isForAll() ? to : Math.min(to, theorem.largest());
        return new NimSequence(
                game,
                Play.MISERE,
                IntStream.rangeClosed(0, last).map(this::outcome).toArray(),
                theorem.isForAll() ? Optional.of(period()) : Optional.empty(),
                Optional.empty(),
                evidence(),
                Optional.empty(),
                Optional.empty());
    }

    private int outcome(int heap) {
        return theorem.quotient().isLost(theorem.element(0, BigInteger.valueOf(heap))) ? 0 : 1;
    }

    private Evidence.Period period() {
        int games = theorem.games().size();
        int from = Math.ceilDiv(theorem.preperiod(), games);
        int whole = theorem.period() / games;
        int period = IntStream.rangeClosed(1, whole)
                .filter(shift -> whole % shift == 0
                        && IntStream.range(from, from + whole).allMatch(heap -> outcome(heap) == outcome(heap + shift)))
                .findFirst()
                .orElseThrow();
        int first = from;
        while (first > 0 && outcome(first - 1) == outcome(first - 1 + period)) first--;
        return new Evidence.Period(first, period, 0, last, THEOREM, true);
    }
}
