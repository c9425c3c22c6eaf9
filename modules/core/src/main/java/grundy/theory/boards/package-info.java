/// Theorems about boards that are no heaps or coins: mirror strategies, parity, two-rowed Chomp, End-Nim, graphs.
///
/// Not here: Hackenbush (`grundy.theory.hackenbush`), rows of coins (`grundy.theory.coins`, `grundy.theory.staircase`).
@NullMarked
package grundy.theory.boards;

import org.jspecify.annotations.NullMarked;
