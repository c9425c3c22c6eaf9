package grundy.check;

import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// The result of a check.
///
/// @param steps what was checked, in order
/// @param open what was not
/// @param fault what does not hold; empty if all that was checked does
public record CheckResult(List<Message> steps, List<Message> open, Optional<Message> fault) {
    public CheckResult {
        steps = List.copyOf(steps);
        open = List.copyOf(open);
    }

    /// @return whether all that is stated was checked and holds
    public boolean isComplete() {
        return fault.isEmpty() && open.isEmpty();
    }
}
