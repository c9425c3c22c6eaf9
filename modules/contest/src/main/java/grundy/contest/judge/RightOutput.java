package grundy.contest.judge;

import java.util.List;

/// The right output for an input.
///
/// @param open the answer to each case where the statement leaves something open, so that other outputs are right, too;
///     else empty
public record RightOutput(String text, List<OpenAnswer> open) {}
