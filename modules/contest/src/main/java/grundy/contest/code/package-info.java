/// Problems of online judges whose positions no line of rules can say: graphs that an input describes, heaps with
/// exceptions. They make positions or graphs and hand them to the core.
///
/// Not here: what the file of a problem can say (`games/judge`).
@NullMarked
package grundy.contest.code;

import org.jspecify.annotations.NullMarked;
