/// Searches for the outcome of a sum as a whole, where the values of its components are out of reach or do not add: of
/// players who have the same moves ({@link SumSearch}) and of Left and Right ({@link PartizanSearch}).
///
/// Not here: searches of single positions (`grundy.engine.search`), and sums by values (`grundy.solve.sum`).
@NullMarked
package grundy.engine.sum;

import org.jspecify.annotations.NullMarked;
