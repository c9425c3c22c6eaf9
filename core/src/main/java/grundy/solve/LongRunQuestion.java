package grundy.solve;

import grundy.engine.heap.run.Chunks;
import grundy.engine.heap.run.Coding;
import grundy.rules.Rules;
import grundy.value.Play;

/// A nim-sequence of any length, worked out block by block into chunks. The same rules give the same engine at the
/// start and when one goes on.
///
/// @param chunks with the codes of the heaps below length, zero beyond; not asked for before the first heap is worked
///     out
/// @param coding with the rare heaps below length; of no importance if length is 0
public record LongRunQuestion(Rules rules, Play play, Chunks chunks, long length, Coding coding)
        implements Question<LongRunAnswer> {
    /// A sequence from its beginning.
    public LongRunQuestion(Rules rules, Play play, Chunks chunks) {
        this(rules, play, chunks, 0, Coding.plain(1));
    }
}
