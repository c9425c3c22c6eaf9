/// Problems of judges whose positions no line of rules can say: graphs that an input describes, heaps with exceptions.
/// They make positions or graphs and hand them to the core; what can be said in a problem's file does not belong here.
@NullMarked
package grundy.contest.code;

import org.jspecify.annotations.NullMarked;
