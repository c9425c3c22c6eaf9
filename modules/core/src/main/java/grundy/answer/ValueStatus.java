package grundy.answer;

import grundy.check.Evidence;
import grundy.text.Message;
import grundy.value.Value;
import java.util.Optional;

/// The value of a position, as far as it is known; never a value without its evidence.
public sealed interface ValueStatus {
    /// @return the value, if it is known
    default Optional<Value> knownValue() {
        return this instanceof Known(var value, var _) ? Optional.of(value) : Optional.empty();
    }

    /// @param evidence that the value is right, which may be another than that of the outcome
    record Known(Value value, Evidence evidence) implements ValueStatus {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// The theory has no value for this kind of play, or it is not known; the outcome always is.
    enum Unknown implements ValueStatus {
        UNKNOWN
    }

    /// A value that exists, but was not found.
    ///
    /// @param why a limit that was reached, or what it would need, in a sentence
    record OutOfReach(Message why) implements ValueStatus {}
}
