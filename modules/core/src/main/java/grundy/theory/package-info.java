/// Theorems about games: who wins, nim-values and all winning moves for positions of any size, without search and
/// without tables. There is a package for each family; {@link grundy.theory.Theorems} is the registry, with a line
/// for each theorem, and the only class here that knows them all. Rules are recognised by their form, never by a
/// game's name.
///
/// Not here: what is only conjectured (`grundy.pattern`), and theorems that the prover finds (`grundy.prove`).
@NullMarked
package grundy.theory;

import org.jspecify.annotations.NullMarked;
