package grundy.question;

import grundy.answer.LongRunAnswer;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.rules.RuleTree;
import grundy.value.Play;

/// A nim-sequence of any length, worked out block by block into chunks. The same rules give the same engine at the
/// start and when one goes on.
///
/// @param chunks with the codes of the heaps below length, zero beyond; not asked for before the first heap is worked
///     out
/// @param coding with the rare heaps below length; of no importance if length is 0
public record LongRunQuestion(RuleTree rules, Play play, CodeChunks chunks, long length, HeapCoding coding)
        implements Question<LongRunAnswer> {
    /// A sequence from its beginning.
    public LongRunQuestion(RuleTree rules, Play play, CodeChunks chunks) {
        this(rules, play, chunks, 0, HeapCoding.plain(1));
    }
}
