package grundy.check;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The winning moves that a verdict states.
///
/// @param count how many there are, those of Left and of Right together; empty if they were not counted
/// @param list some of them, each once
public record ClaimedMoves(Optional<BigInteger> count, List<ClaimedMove> list) {}
