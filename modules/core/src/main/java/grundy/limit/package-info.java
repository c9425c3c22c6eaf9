/// The resources that a question may use: positions, memory, threads, time; how it is cancelled, and how it reports its
/// progress. Rules and values receive no limits, but call {@link grundy.limit.Checkpoint}.
///
/// Not here: which limits a user sets: that is each app's (`grundy.cli.option`, `grundy.web.work`).
@NullMarked
package grundy.limit;

import org.jspecify.annotations.NullMarked;
