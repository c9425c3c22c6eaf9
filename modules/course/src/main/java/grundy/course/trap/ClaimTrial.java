package grundy.course.trap;

import grundy.text.Message;

/// The result of an attempt to break a claim.
public sealed interface ClaimTrial {
    /// The claim is wrong at the position.
    ///
    /// @param claimed the claimed value
    /// @param actual the true value
    record Refuted(Message claimed, Message actual) implements ClaimTrial {}

    /// The claim is right at the position.
    ///
    /// @param claimed the claimed value
    record Confirmed(Message claimed) implements ClaimTrial {}

    /// The typed text is not a position at which the claim can be tried.
    record Unreadable(Message why) implements ClaimTrial {}
}
