package grundy.store.run;

import grundy.check.Evidence;
import grundy.finding.CodeChunks;
import grundy.finding.ExtendibleSequence;
import grundy.finding.HeapCoding;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.limit.ProgressListener;
import grundy.question.AnswerSource;
import grundy.question.LongRunQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.store.DiskAccess;
import grundy.store.ShutdownDelay;
import grundy.store.StoreException;
import grundy.store.document.StoredRules;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Works out values into a file, from where it stopped, and makes them last every few seconds.
public final class LongRun {
    private static final long STEP = TimeUnit.MILLISECONDS.toNanos(300);
    private static final long CHECKPOINT_EVERY =
            TimeUnit.MILLISECONDS.toNanos(Long.getLong("grundy.checkpoint.millis", 3_000));
    private static final long LEAST_STEP = 1 << 8;

    /// The fewest heaps of a run with a mask that is continued to more heaps; a shorter one begins
    /// anew: engines read their masks off the first heaps.
    private static final long LEAST_KEPT = 1 << 16;

    private final Request request;
    private final AnswerSource answers;
    private final ProgressListener progress;
    private final ShutdownDelay interrupt = new ShutdownDelay();
    private final long start = System.nanoTime();
    private long millisBefore;
    private Evidence.@Nullable Period announced;

    /// The request for a long run.
    ///
    /// @param rulesText as the file names the rules
    /// @param to the last heap
    /// @param limits whose listener receives the events and the number of heaps computed
    public record Request(Path file, String rulesText, RuleTree rules, Play play, long to, Limits limits) {}

    /// The result of a run.
    ///
    /// @param from heaps that the file had
    /// @param millis of work since the file was begun, or since a run to fewer heaps came to its end
    public record Result(RunHeader header, long from, long millis) {
        /// @return whether nothing was left to do
        public boolean wasDone() {
            return header.length() == from;
        }
    }

    private LongRun(Request request, AnswerSource answers) {
        this.request = request;
        this.answers = answers;
        this.progress = request.limits().progress();
    }

    /// @param answers where the engine of the rules comes from
    /// @throws StoreException if the file is another's, or another run is writing to it
    /// @throws LimitException if a limit was reached, or the disk is full; what was worked out is in the file
    /// @throws RulesException if the rules are not those of a game of single heaps
    public static Result run(Request request, AnswerSource answers) throws IOException {
        return run(request, answers, DiskAccess.SYSTEM);
    }

    public static Result run(Request request, AnswerSource answers, DiskAccess disk) throws IOException {
        var run = new LongRun(request, answers);
        // What cannot be finished is not begun.
        if (Files.notExists(request.file())) run.requireRoom(request.to() + 1);
        try (var _ = run.interrupt;
                var file = RunFile.open(request.file(), disk)) {
            return run.into(file);
        } catch (NoSuchFileException | AccessDeniedException e) {
            throw e;
        } catch (IOException e) {
            throw MappedChunks.full(request.file(), e);
        }
    }

    private Result into(RunFile file) throws IOException {
        var fresh = sequence(CodeChunks.inMemory(MemoryLedger.PROCESS), 0, HeapCoding.plain(1));
        file.header().ifPresent(header -> requireSame(header, fresh.engine()));
        file.damage()
                .ifPresent(damage -> progress.note(Message.of(
                        "store.damage",
                        "file",
                        request.file(),
                        "block",
                        damage.block(),
                        "from",
                        damage.firstHeap(),
                        "to",
                        damage.lastHeap())));
        if (file.header().filter(this::canGoOn).isEmpty())
            file.begin(RunHeader.fresh(request.rulesText(), request.play(), fresh.engine(), upTo(fresh.coding(), 0)));
        var header = file.header().orElseThrow();
        millisBefore = header.millis();
        announced = header.period().orElse(null);
        if (header.length() > request.to()) {
            if (header.length() == request.to() + 1 && !file.isSettled()) file.settle();
            return new Result(header, header.length(), header.millis());
        }
        requireRoom((request.to() + 1 - header.length()) * header.coding().width());
        var sequence = sequence(file.chunks(), header.length(), header.coding());
        return new Result(fill(sequence, file), header.length(), millis());
    }

    private void requireRoom(long bytes) throws IOException {
        var file = request.file().toAbsolutePath();
        var there = Files.exists(file) ? file : file.getParent();
        if (there == null || !Files.exists(there)) return;
        long free = Files.getFileStore(there).getUsableSpace();
        // Some file systems say 0 where they do not know.
        if (free > 0 && bytes > free)
            throw new LimitException(Message.of(
                    "store.disk",
                    "file",
                    request.file(),
                    "to",
                    request.to(),
                    "needed",
                    (bytes >> 20) + 1,
                    "free",
                    free >> 20));
    }

    private boolean canGoOn(RunHeader header) {
        return header.coding().mask() == 0 || header.length() >= LEAST_KEPT || header.length() > request.to();
    }

    private long millis() {
        return millisBefore + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    /// Progress is reported in heaps here; an engine's own steps are another measure.
    private ExtendibleSequence sequence(CodeChunks chunks, long length, HeapCoding coding) {
        var limits = request.limits();
        var stoppable = limits.cancelledBy(interrupt::isRequested).withProgress(ProgressListener.NONE);
        var question = new LongRunQuestion(request.rules(), request.play(), chunks, length, coding);
        return answers.answer(question, stoppable)
                .sequence()
                .orElseThrow(() -> new RulesException(Message.of("store.not-heaps", "rules", request.rulesText())));
    }

    private void requireSame(RunHeader header, String engine) {
        boolean same = header.play() == request.play()
                && StoredRules.same(header.rules(), request.rulesText(), request.rules());
        if (!same)
            throw new StoreException(Message.of(
                    "store.other-rules",
                    "file",
                    request.file(),
                    "found",
                    header.play().prefix() + header.rules(),
                    "expected",
                    request.play().prefix() + request.rulesText()));
        if (!header.engine().equals(engine))
            throw new StoreException(Message.of(
                    "store.other-engine",
                    "file",
                    request.file(),
                    "found",
                    EngineWords.of(header.engine()),
                    "expected",
                    EngineWords.of(engine)));
    }

    /// Computes values into the file; they stay there however this ends, unless the file cannot be
    /// written to.
    private RunHeader fill(ExtendibleSequence sequence, RunFile file) throws IOException {
        try {
            compute(sequence, file);
        } catch (LimitException | OutOfMemoryError | UncheckedIOException reached) {
            checkpoint(sequence, file);
            progress.note(Message.of("store.stopped", "length", sequence.length(), "file", request.file()));
            throw reached;
        } catch (InternalError fault) {
            throw MappedChunks.full(request.file(), new IOException(fault));
        }
        return finish(sequence, file);
    }

    private void compute(ExtendibleSequence sequence, RunFile file) throws IOException {
        long length = request.to() + 1;
        long step = LEAST_STEP;
        long latest = System.nanoTime();
        while (sequence.length() < length) {
            long before = System.nanoTime();
            sequence.extend(Math.min(length, sequence.length() + step));
            long now = System.nanoTime();
            step = now - before < STEP / 2 ? 2 * step : now - before > STEP ? Math.max(LEAST_STEP, step / 2) : step;
            if (now - latest > CHECKPOINT_EVERY) {
                checkpoint(sequence, file);
                latest = System.nanoTime();
            }
            var header = file.header().orElseThrow();
            int rare = sequence.coding().rare().size();
            progress.at(new ProgressListener.WorkProgress(
                    Message.of("store.heaps", "rare", grouped(rare), "largest", header.largest()),
                    sequence.length(),
                    OptionalLong.of(length)));
            if (interrupt.isRequested()) throw new LimitException(Message.of("limit.cancelled"));
        }
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /// While an engine that was gone on with has not yet come to where the file was, there is nothing to be kept.
    private void checkpoint(ExtendibleSequence sequence, RunFile file) throws IOException {
        long length = Math.min(sequence.length(), request.to() + 1);
        var period = period(sequence, length);
        if (length <= file.header().orElseThrow().length()) return;
        file.checkpoint(length, upTo(sequence.coding(), length), period, millis());
    }

    private RunHeader finish(ExtendibleSequence sequence, RunFile file) throws IOException {
        long length = request.to() + 1;
        var period = period(sequence, length);
        return file.finish(length, upTo(sequence.coding(), length), period);
    }

    /// @return the coding without the rare heaps beyond what was asked for
    private static HeapCoding upTo(HeapCoding coding, long length) {
        var rare = coding.rare();
        int count = rare.size();
        while (count > 0 && rare.get(count - 1) >= length) count--;
        return count == rare.size()
                ? coding
                : new HeapCoding(
                        coding.width(), coding.mask(), coding.alternating(), coding.shift(), rare.subList(0, count));
    }

    private Optional<Evidence.Period> period(ExtendibleSequence sequence, long length) {
        var period = sequence.period().filter(found -> found.verifiedTo() < length);
        period.filter(_ -> announced == null).ifPresent(this::tell);
        return best(period);
    }

    /// A period that the file has was proved by the heaps it has; an engine that goes on need not find it again.
    private Optional<Evidence.Period> best(Optional<Evidence.Period> found) {
        return found.or(() -> Optional.ofNullable(announced));
    }

    private void tell(Evidence.Period period) {
        announced = period;
        progress.note(Message.of(
                "store.period",
                "preperiod",
                period.preperiod(),
                "period",
                period.period(),
                "saltus",
                period.saltus(),
                "to",
                period.verifiedTo()));
    }
}
