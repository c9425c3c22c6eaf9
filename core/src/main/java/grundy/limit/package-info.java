/// What everything, rules and values included, may ask of the limits of a question: whether to go on. The limits
/// themselves are in `grundy.engine`.
@NullMarked
package grundy.limit;

import org.jspecify.annotations.NullMarked;
