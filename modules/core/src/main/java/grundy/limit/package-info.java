/// What a question may use: positions, memory, threads, time; who may cancel it and who is told how far it is. Rules
/// and values are handed no limits, but look at {@link grundy.limit.Checkpoint}.
@NullMarked
package grundy.limit;

import org.jspecify.annotations.NullMarked;
