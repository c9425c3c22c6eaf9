package grundy.course.trap;

import grundy.text.Message;

/// The result of an attempt to break a claim.
public sealed interface ClaimTrial {
    /// The claim is wrong there.
    ///
    /// @param claimed what it says
    /// @param actual what is so
    record Refuted(Message claimed, Message actual) implements ClaimTrial {}

    /// The claim is right there.
    ///
    /// @param claimed what it says
    record Confirmed(Message claimed) implements ClaimTrial {}

    /// The typed text is not a position at which the claim can be tried.
    record Unreadable(Message why) implements ClaimTrial {}
}
