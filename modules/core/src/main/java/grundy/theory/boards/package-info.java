/// Other boards with a theorem: mirror strategies, parity, two-rowed Chomp, End-Nim.
@NullMarked
package grundy.theory.boards;

import org.jspecify.annotations.NullMarked;
