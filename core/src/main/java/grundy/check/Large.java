package grundy.check;

import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// What came out for a position too large for the definition.
///
/// @param steps what was checked and holds
/// @param open what was not checked
/// @param fault what does not hold
record Large(List<Message> steps, List<Message> open, Optional<Message> fault) {}
