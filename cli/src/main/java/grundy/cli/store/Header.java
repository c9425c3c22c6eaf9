package grundy.cli.store;

import grundy.check.Evidence;
import grundy.engine.run.Coding;
import grundy.value.Play;
import java.util.Optional;

/// What a file of values says about itself.
///
/// @param rules in the rule language
/// @param engine name and version of the method; only the same goes on with the file
/// @param coding how to read the codes; its rare heaps are below length
/// @param length how many heaps are in the file: 0 to length - 1
/// @param tailSum checksum of the codes of the last block if it is not full
/// @param largest value; -1 where it has to be looked for again
/// @param largestAt the least heap of that value
/// @param millis of work so far
/// @param period that is proved
public record Header(
        String rules,
        Play play,
        String engine,
        Coding coding,
        long length,
        int tailSum,
        int largest,
        long largestAt,
        long millis,
        Optional<Evidence.Period> period) {
    static Header fresh(String rules, Play play, String engine, Coding coding) {
        return new Header(rules, play, engine, coding, 0, 0, 0, 0, 0, Optional.empty());
    }

    /// @param heaps that are kept, whole blocks
    Header cut(long heaps) {
        var kept = new Coding(
                coding.width(),
                coding.mask(),
                coding.alternating(),
                coding.shift(),
                coding.rare().stream().filter(heap -> heap < heaps).toList());
        return new Header(
                rules,
                play,
                engine,
                kept,
                heaps,
                0,
                largestAt < heaps ? largest : -1,
                largestAt < heaps ? largestAt : 0,
                millis,
                period.filter(found -> found.verifiedTo() < heaps));
    }
}
