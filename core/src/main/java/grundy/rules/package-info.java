/// What a game allows: the rule language, positions, and the catalogue. Rules never solve: nothing here knows who
/// wins.
@NullMarked
package grundy.rules;

import org.jspecify.annotations.NullMarked;
