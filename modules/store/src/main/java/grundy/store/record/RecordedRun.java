package grundy.store.record;

import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.question.AnswerSource;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.run.LongRun;
import grundy.store.run.RunReader;
import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A run with its records beside the values: the certificate of its period, and its entry in the list
/// of runs.
///
/// @param run the result of the run
/// @param certificate that there is now
public record RecordedRun(LongRun.Result run, Optional<Path> certificate) {
    /// The last heap that a file may have.
    public static final long FARTHEST = 1L << 50;

    /// Computes values into a file. They are there whether or not the list of runs can be written to; if not, the
    /// listener of the request's limits is notified.
    ///
    /// @param answers where the engine of the rules comes from
    /// @param certificate where the user wants it; it is not written again where nothing was left to do and
    ///     it is there
    /// @throws StoreException if the file cannot hold that many heaps, belongs to another game, or play
    ///     need not end
    /// @throws LimitException if a limit was reached; the values computed so far are in the file
    public static RecordedRun of(
            LongRun.Request request, AnswerSource answers, Optional<Path> certificate, RunCatalogue catalogue)
            throws IOException {
        return of(request, answers, certificate, catalogue, DiskAccess.SYSTEM);
    }

    public static RecordedRun of(
            LongRun.Request request,
            AnswerSource answers,
            Optional<Path> certificate,
            RunCatalogue catalogue,
            DiskAccess disk)
            throws IOException {
        if (request.to() > FARTHEST)
            throw new StoreException(Message.of("store.far", "most", FARTHEST, "to", request.to()));
        LongRun.Result result;
        try {
            result = LongRun.run(request, answers, disk);
        } catch (CycleException _) {
            throw new StoreException(Message.of("store.loopy", "rules", request.rulesText()));
        }
        var recorded = new RecordedRun(result, certified(request.file(), result, certificate, disk));
        try {
            catalogue.add(request.file(), result, recorded.certificate.orElse(null));
        } catch (IOException | UncheckedIOException e) {
            unlisted(request, catalogue, String.valueOf(e.getMessage()));
        } catch (LimitException e) {
            unlisted(request, catalogue, e.explanation());
        } catch (StoreException e) {
            unlisted(request, catalogue, e.explanation());
        }
        return recorded;
    }

    private static void unlisted(LongRun.Request request, RunCatalogue catalogue, Object problem) {
        request.limits()
                .progress()
                .note(Message.of("store.no-catalogue", "folder", catalogue.folder(), "problem", problem));
    }

    private static Optional<Path> certified(
            Path file, LongRun.Result result, Optional<Path> destination, DiskAccess disk) throws IOException {
        if (result.header().period().isEmpty()) return Optional.empty();
        var target = destination.orElse(PeriodCertificateFile.usual(file));
        if (destination.isEmpty() && result.wasDone() && Files.exists(target)) return Optional.of(target);
        try (var reader = RunReader.open(file)) {
            var certificate = PeriodCertificateFile.of(reader);
            if (certificate.isEmpty()) return Optional.empty();
            PeriodCertificateFile.write(certificate.get(), target, disk);
            return Optional.of(target);
        }
    }
}
