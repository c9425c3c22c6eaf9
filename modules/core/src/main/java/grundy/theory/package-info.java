/// Theorems about games: who wins, nim-values and all winning moves for positions of any size, without search and
/// without tables. A package a family; {@link grundy.theory.Theorems} is the registry, with a line for each theorem,
/// and the only class here that knows them all. Rules are recognised by their form, never by a game's name; what is
/// only conjectured does not belong here.
@NullMarked
package grundy.theory;

import org.jspecify.annotations.NullMarked;
