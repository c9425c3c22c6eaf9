package grundy.contest.judge;

import java.util.List;

/// The correct output for an input.
///
/// @param open the answer to each case where the statement also allows other outputs; else empty
public record RightOutput(String text, List<OpenAnswer> open) {}
