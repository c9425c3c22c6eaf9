package grundy.solve;

import grundy.check.Evidence;
import grundy.check.QuotientTheorem;
import grundy.engine.QuotientObstacle;
import grundy.text.Message;
import java.util.Optional;

/// A misere quotient, as far as it was found.
///
/// @param theorem what is proved
/// @param last number of the last heap that was looked at, or had to be for what is proved for all
/// @param obstacle what is in the way of the next heap
/// @param limit which limit ended the search
public record QuotientAnswer(
        QuotientTheorem theorem, int last, Optional<QuotientObstacle> obstacle, Optional<Message> limit)
        implements Answer {
    @Override
    public Evidence evidence() {
        return new Evidence.Quotient(theorem);
    }
}
