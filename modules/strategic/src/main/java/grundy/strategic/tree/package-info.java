/// Games in extensive form: trees with chance, information sets and payoffs, and the texts they are written in.
@NullMarked
package grundy.strategic.tree;

import org.jspecify.annotations.NullMarked;
