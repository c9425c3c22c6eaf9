package grundy.store.run;

import grundy.check.Evidence;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.value.Play;
import java.util.Optional;

/// The header of a file of values.
///
/// @param rules in the rule language
/// @param engine name and version of the method; only the same goes on with the file
/// @param coding how to read the codes; its rare heaps are below length
/// @param length how many heaps are in the file: 0 to length - 1
/// @param tailSum checksum of the codes of the last block if it is not full
/// @param largest value; -1 where it has to be looked for again
/// @param largestAt the least heap of that value
/// @param millis of work so far; 0 when the run has come to its end
/// @param period that is proved
public record RunHeader(
        String rules,
        Play play,
        String engine,
        HeapCoding coding,
        long length,
        int tailSum,
        int largest,
        long largestAt,
        long millis,
        Optional<Evidence.Period> period) {
    static RunHeader fresh(String rules, Play play, String engine, HeapCoding coding) {
        return new RunHeader(rules, play, engine, coding, 0, 0, 0, 0, 0, Optional.empty());
    }

    /// @return the number of blocks; the last may be incomplete
    long blocks() {
        return (length + CodeChunks.HEAPS - 1) / CodeChunks.HEAPS;
    }

    /// @return this header without what depends on how the run went
    RunHeader settled() {
        return new RunHeader(rules, play, engine, coding, length, tailSum, largest, largestAt, 0, period);
    }

    /// @param heaps that are kept, whole blocks
    RunHeader truncatedTo(long heaps) {
        var stored = new HeapCoding(
                coding.width(),
                coding.mask(),
                coding.alternating(),
                coding.shift(),
                coding.rare().stream().filter(heap -> heap < heaps).toList());
        return new RunHeader(
                rules,
                play,
                engine,
                stored,
                heaps,
                0,
                largestAt < heaps ? largest : -1,
                largestAt < heaps ? largestAt : 0,
                millis,
                period.filter(found -> found.verifiedTo() < heaps));
    }
}
