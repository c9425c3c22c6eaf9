/// The rule language: text becomes rules, a position, a claim or an expression; every complaint says where, what was
/// expected and what was probably meant. To add a board, write its class in `grundy.rules.board` and its line in
/// `grundy.rules.catalogue.Boards`.
///
/// Not here: who wins.
@NullMarked
package grundy.rules.language;

import org.jspecify.annotations.NullMarked;
