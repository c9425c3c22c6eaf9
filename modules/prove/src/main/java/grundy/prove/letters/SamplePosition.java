package grundy.prove.letters;

import java.math.BigInteger;
import java.util.List;

/// A small position of one game of a family, solved by the definition of the game.
///
/// @param numbers the coordinates, then the letters
/// @param cold whether the player to move loses
/// @param value the nim-value; in misere play a position without a move has 1
public record SamplePosition(List<BigInteger> numbers, boolean cold, int value) {}
