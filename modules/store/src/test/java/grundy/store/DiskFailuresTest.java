package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.record.RecordedRun;
import grundy.store.record.RunCatalogue;
import grundy.store.run.LongRun;
import grundy.store.run.RunReader;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A run with its certificate, gone on with twice, on a disk that fails at each single call, or loses its power there:
/// nothing that failed is a success, no wrong value is ever read, what a checkpoint has made last stays, and the same
/// commands end with the same bytes as if nothing had happened.
@EveryTurn
class DiskFailuresTest {
    private static final String RULES = "take {1,3,4}";
    private static final List<Long> ENDS = List.of(900L, 3_000L, CodeChunks.HEAPS + 500L);
    private static final String NAME = "a.run";

    @TempDir
    Path folder;

    private Path work = Path.of(".");
    private byte[] rightRun = {};
    private byte[] rightCertificate = {};

    /// A disk on which something happens before each call.
    private abstract static class WatchedDisk extends UnsyncedDisk {
        int calls;

        /// @param what is asked, in a word
        abstract void before(String what) throws IOException;

        private void next(String what) throws IOException {
            calls++;
            before(what);
        }

        @Override
        FileChannel make(Path file) throws IOException {
            next("make");
            return super.make(file);
        }

        @Override
        public void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
            next("write");
            super.write(channel, bytes, at);
        }

        @Override
        public void sync(FileChannel channel) throws IOException {
            next("sync");
            super.sync(channel);
        }

        @Override
        public void sync(MemorySegment mapped) throws IOException {
            next("sync mapped");
            super.sync(mapped);
        }

        @Override
        void rename(Path from, Path to) throws IOException {
            next("rename");
            super.rename(from, to);
        }

        @Override
        public void syncFolder(Path place) throws IOException {
            next("sync folder");
            super.syncFolder(place);
        }
    }

    /// Fails at one call, or from there on; a write that fails has written the first half.
    private static final class FailingDisk extends WatchedDisk {
        private final int at;
        private final boolean forEver;

        FailingDisk(int at, boolean forEver) {
            this.at = at;
            this.forEver = forEver;
        }

        private boolean fails() {
            return calls == at || forEver && calls > at;
        }

        @Override
        void before(String what) throws IOException {
            if (fails() && !what.equals("write")) throw new IOException("injected at " + what);
        }

        @Override
        public void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
            int all = bytes.limit();
            if (calls + 1 == this.at || forEver && calls + 1 > this.at) bytes.limit((bytes.position() + all) / 2);
            super.write(channel, bytes, at);
            bytes.limit(all);
            if (fails()) throw new IOException("injected at write");
        }
    }

    @BeforeEach
    void right() throws IOException, SyntaxException {
        work = Files.createDirectory(folder.resolve("right"));
        runs(new UnsyncedDisk());
        rightRun = Files.readAllBytes(work.resolve(NAME));
        rightCertificate = Files.readAllBytes(PeriodCertificateFile.usual(work.resolve(NAME)));
    }

    private void runs(DiskAccess disk) throws IOException, SyntaxException {
        for (long end : ENDS) run(end, disk);
    }

    private RecordedRun run(long end, DiskAccess disk) throws IOException, SyntaxException {
        return run(RULES, end, disk);
    }

    private RecordedRun run(String text, long end, DiskAccess disk) throws IOException, SyntaxException {
        var rules = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
        // A folder that cannot be made: the list of runs is no part of this.
        var list = new RunCatalogue(folder.resolve("right").resolve(NAME).resolve("list"));
        return RecordedRun.of(
                new LongRun.Request(work.resolve(NAME), text, rules, Play.NORMAL, end, Limits.DEFAULT),
                Solver::solve,
                Optional.empty(),
                list,
                disk);
    }

    private void fresh() throws IOException {
        clear(folder.resolve("work"));
        work = Files.createDirectories(folder.resolve("work"));
    }

    private static void clear(Path place) throws IOException {
        if (!Files.isDirectory(place)) return;
        try (var files = Files.list(place)) {
            for (var file : files.toList()) Files.delete(file);
        }
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(work)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void endsAsIfNothingHadHappened(String when) throws IOException, SyntaxException {
        runs(new UnsyncedDisk());
        assertThat(Files.readAllBytes(work.resolve(NAME))).as(when).isEqualTo(rightRun);
        assertThat(Files.readAllBytes(PeriodCertificateFile.usual(work.resolve(NAME))))
                .as(when)
                .isEqualTo(rightCertificate);
    }

    /// @return all calls of the runs, but of zeros that are written in many calls the first and the last few
    private List<Integer> calls() throws IOException, SyntaxException {
        fresh();
        var chosen = new ArrayList<Integer>();
        var counting = new WatchedDisk() {
            private int alike;

            @Override
            void before(String what) {
                if (alike < 2) chosen.add(calls);
                alike = what.equals("write") ? alike + 1 : 0;
            }
        };
        runs(counting);
        chosen.add(counting.calls);
        return chosen;
    }

    @Tag("slow")
    @Test
    void noCallThatFailsIsASuccessAndAllGoOnAfterIt() throws IOException, SyntaxException {
        var calls = calls();
        assertThat(calls).hasSizeGreaterThan(30);
        var random = CaseCount.random(25);
        for (int at : CaseCount.some(calls, 25)) {
            boolean forEver = random.nextBoolean();
            fresh();
            var when = "call " + at + (forEver ? " and all after it" : "");
            var disk = new FailingDisk(at, forEver);
            assertThatThrownBy(() -> runs(disk))
                    .as(when)
                    .isInstanceOf(LimitException.class)
                    .satisfies(fault -> assertThat(
                                    ((LimitException) fault).explanation().toString())
                            .contains("injected"));
            assertThat(names()).as(when).allSatisfy(name -> assertThat(name).startsWith(NAME));
            endsAsIfNothingHadHappened(when);
        }
    }

    /// An engine with rare heaps knows some before the first heap is in the file. Who is killed closes nothing.
    @Tag("slow")
    @Test
    void aRunByTheSparseSpaceGoesOnWhereverItWasKilled() throws IOException, SyntaxException {
        fresh();
        var left = new ArrayList<byte[]>();
        var killed = new WatchedDisk() {
            @Override
            void before(String what) throws IOException {
                if (calls % 8 == 0 || !what.equals("write")) left.add(Files.readAllBytes(work.resolve(NAME)));
            }
        };
        run("0.106", 3_000, killed);
        var right = Files.readAllBytes(work.resolve(NAME));
        for (var kept : CaseCount.some(left, 1)) {
            fresh();
            Files.write(work.resolve(NAME), kept);
            run("0.106", 3_000, new UnsyncedDisk());
            assertThat(Files.readAllBytes(work.resolve(NAME)))
                    .as("of %d bytes", kept.length)
                    .isEqualTo(right);
        }
    }

    @Tag("slow")
    @DrawnCases
    @EveryTurn
    @Test
    void noPowerThatIsLostTakesWhatACheckpointMadeLast() throws IOException, SyntaxException {
        long seed = CaseCount.seed(26);
        System.out.println("DiskFailuresTest: seed " + seed);
        var random = CaseCount.random(seed);
        for (int at : CaseCount.some(calls(), 26)) {
            fresh();
            var when = "seed " + seed + ", power lost at call " + at;
            var power = new LosingDisk(work, at);
            long lasting = 0;
            try {
                for (long end : ENDS) {
                    run(end, power);
                    lasting = end + 1;
                }
            } catch (LosingDisk.PowerLossException _) {
                // What follows begins with what the disk has.
            }
            for (int i = 0; i < CaseCount.of(8); i++) {
                power.restore(work, random);
                lasts(lasting, when);
            }
            endsAsIfNothingHadHappened(when);
        }
    }

    private void lasts(long length, String when) throws IOException {
        if (length == 0) return;
        try (var file = RunReader.open(work.resolve(NAME))) {
            assertThat(file.length()).as(when).isGreaterThanOrEqualTo(length);
            file.visit(0, file.length() - 1, (_, _, _) -> {});
        }
    }

    @Test
    void aRunWhoseFileIsDeletedMovedOrReplacedMeanwhileIsNoSuccess() throws IOException, SyntaxException {
        for (var how : List.of("deleted", "moved", "replaced")) {
            fresh();
            var disk = new WatchedDisk() {
                @Override
                void before(String what) throws IOException {
                    if (!what.equals("sync mapped") || calls < 20) return;
                    var file = work.resolve(NAME);
                    if (how.equals("deleted")) Files.deleteIfExists(file);
                    else if (Files.exists(file)) Files.move(file, work.resolve(NAME + ".old"));
                    if (how.equals("replaced")) Files.writeString(file, "another");
                    calls = -1_000_000;
                }
            };
            assertThatThrownBy(() -> run(5_000, disk))
                    .as(how)
                    .isInstanceOf(LimitException.class)
                    .satisfies(fault -> assertThat(
                                    ((LimitException) fault).explanation().toString())
                            .contains("deleted, moved or replaced"));
            assertThat(disk.calls).as(how).isNegative();
        }
    }
}
