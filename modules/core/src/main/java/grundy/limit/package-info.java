/// The resources that a question may use: positions, memory, threads, time; how it is cancelled, and
/// how it reports its progress. Rules and values are handed no limits, but look at {@link
/// grundy.limit.Checkpoint}.
@NullMarked
package grundy.limit;

import org.jspecify.annotations.NullMarked;
