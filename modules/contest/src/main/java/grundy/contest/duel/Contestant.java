package grundy.contest.duel;

import grundy.contest.problem.JudgeException;
import grundy.text.Message;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A user's program: started anew for each input, without a shell, in a process group of its own, shut in as far as
/// the system offers it, and ended with everything that it started.
public final class Contestant implements TestedProgram, AutoCloseable {
    private static final long MEGABYTE = 1 << 20;
    private static final int MOST_ERRORS = 1 << 13;
    /// The most processes that a program may have at the same time.
    public static final int MOST_PROCESSES = 64;

    private static final int CHUNK = 1 << 14;
    private static final long LOOK_EVERY_MILLIS = 5;

    /// At first it is looked more often: a program that forks without end is fast.
    private static final long OFTEN_NANOS = 500_000;

    private static final long OFTEN_FOR_MILLIS = 200;
    private static final int MOST_NEW_TASKS = 200;
    private static final long PATIENCE_MILLIS = 2000;
    private static final int KILLED = 137;

    /// The factor by which a waiting program may exceed its time limit.
    private static final long MOST_WAITING = 2;

    /// The status of a program that a signal ended because it wrote more to a file than it may.
    static final int TOO_LARGE_FILE = 153;

    private static final int THREADS = 6;

    private final List<String> command;
    private final boolean grouped;

    /// Whether the processes that a program starts end with it.
    private final boolean enclosed;

    private final int mostProcesses;

    /// Children of ours that are no programs of a duel.
    private final Set<Long> others;

    private final Thread hook = new Thread(this::end, "duel-end");
    private volatile @Nullable Process running;

    /// They are there before a program runs, which may leave no room for new ones.
    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(THREADS, Integer.MAX_VALUE, 1, TimeUnit.HOURS, new SynchronousQueue<>(), task -> {
                var thread = new Thread(task, "duel");
                thread.setDaemon(true);
                return thread;
            });

    private Contestant(List<String> words, ProcessEnclosure enclosure) {
        this.command = enclosure.around(words);
        this.grouped = enclosure.isGrouped();
        this.enclosed = enclosure.processes() > 0;
        this.mostProcesses = MOST_PROCESSES + enclosure.processes();
        this.others =
                ProcessHandle.current().descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
        Runtime.getRuntime().addShutdownHook(hook);
        threads.prestartAllCoreThreads();
    }

    /// @param words the program and its arguments
    /// @throws JudgeException if there is no such program
    public static Contestant of(List<String> words) {
        var program = words.getFirst();
        var fault = ProgramFile.fault(program, ProcessEnclosure.find(program));
        if (fault != null) throw new JudgeException(fault);
        ProcessSignals.adoptOrphans();
        return new Contestant(List.copyOf(words), ProcessEnclosure.ofSystem());
    }

    private static void close(Closeable stream) {
        try {
            stream.close();
        } catch (IOException _) {
            // nothing is expected of it any more
        }
    }

    @Override
    public ProgramRun run(byte[] input, RunAllowance allowance, long mostOutput) {
        Process process;
        long start = System.nanoTime();
        try {
            process = new ProcessBuilder(command).start();
        } catch (IOException e) {
            throw new JudgeException(Message.of("duel.cannot-start", "problem", String.valueOf(e.getMessage())));
        }
        running = process;
        var writer = threads.submit(() -> feed(process, input));
        var output = new OutputCollector(threads, process.getInputStream(), mostOutput, true);
        var errors = new OutputCollector(threads, process.getErrorStream(), MOST_ERRORS, false);
        var watch = new ProcessWatch(process, allowance, start, output, mostProcesses);
        try {
            var fault = watch.await();
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            end(process);
            output.await();
            errors.await();
            writer.cancel(true);
            boolean processes = fault == RunEnding.CRASH;
            int status = process.isAlive() ? KILLED : process.exitValue();
            if (fault == null && (output.isFull() || status == TOO_LARGE_FILE)) fault = RunEnding.OUTPUT;
            if (fault == null && status != 0) fault = RunEnding.CRASH;
            return new ProgramRun(fault, status, processes, output.bytes(), errors.text(), millis, watch.megabytes);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new JudgeException(Message.of("limit.cancelled"));
        } finally {
            end(process);
            running = null;
            close(process.getInputStream());
            close(process.getErrorStream());
        }
    }

    /// A program need not read what it is sent.
    private static void feed(Process process, byte[] input) {
        try (var stream = process.getOutputStream()) {
            stream.write(input);
        } catch (IOException _) {
            // it has ended, or has closed its input
        }
    }

    private void end() {
        if (running instanceof Process process) end(process);
    }

    /// Ends the process and all that it has started, again until none is left.
    private void end(Process process) {
        // To look through all processes of the system takes longer than most programs.
        if (enclosed && !process.isAlive()) return;
        for (int i = 0; i < 100; i++) {
            if (grouped) ProcessSignals.killGroup(process.pid());
            var left = new ArrayList<>(process.descendants().toList());
            // Not Process.destroyForcibly, which closes the streams before they are read.
            process.toHandle().destroyForcibly();
            left.addAll(orphans());
            left.forEach(ProcessHandle::destroyForcibly);
            try {
                process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            boolean ended =
                    left.stream().noneMatch(Contestant::isRunning) && orphans().isEmpty();
            collect(process);
            if (ended) return;
        }
    }

    private void collect(Process process) {
        ProcessHandle.current()
                .children()
                .filter(child -> child.pid() != process.pid() && !others.contains(child.pid()) && !isRunning(child))
                .forEach(child -> ProcessSignals.collect(child.pid()));
    }

    /// Processes of programs that have ended, which the system has made our children.
    private List<ProcessHandle> orphans() {
        return ProcessHandle.current()
                .descendants()
                .filter(each -> !others.contains(each.pid()) && isRunning(each))
                .toList();
    }

    /// A process that has ended but was not collected by its parent is no longer running.
    private static boolean isRunning(ProcessHandle process) {
        if (!process.isAlive()) return false;
        try {
            var stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"), StandardCharsets.ISO_8859_1);
            int name = stat.lastIndexOf(')');
            return name < 0 || !stat.startsWith(") Z", name) && !stat.startsWith(") X", name);
        } catch (IOException _) {
            return !Files.isDirectory(Path.of("/proc/self"));
        }
    }

    @Override
    public void close() {
        end();
        threads.shutdownNow();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // the program is ending
        }
    }

    /// Looks at a process until it ends or uses more than it may.
    private static final class ProcessWatch {
        private final Process process;
        private final RunAllowance allowance;
        private final long start;
        private final OutputCollector output;
        private final int mostProcesses;
        private long megabytes;
        private long nextLook;

        ProcessWatch(Process process, RunAllowance allowance, long start, OutputCollector output, int mostProcesses) {
            this.process = process;
            this.allowance = allowance;
            this.start = start;
            this.output = output;
            this.mostProcesses = mostProcesses;
            this.nextLook = start + TimeUnit.MILLISECONDS.toNanos(LOOK_EVERY_MILLIS);
        }

        @Nullable
        RunEnding await() throws InterruptedException {
            long tasks = tasks();
            while (!process.waitFor(pause(), TimeUnit.NANOSECONDS)) {
                if (tasks() > tasks + MOST_NEW_TASKS && processes().size() > mostProcesses) return RunEnding.CRASH;
                if (output.isFull()) return RunEnding.OUTPUT;
                if (isOverTime()) return RunEnding.TIME;
                if (System.nanoTime() < nextLook) continue;
                nextLook = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOK_EVERY_MILLIS);
                var processes = processes();
                if (processes.size() > mostProcesses) return RunEnding.CRASH;
                long used = 0;
                for (long pid : processes) used += resident(pid);
                megabytes = Math.max(megabytes, used / MEGABYTE);
                if (megabytes > allowance.megabytes()) return RunEnding.MEMORY;
            }
            return null;
        }

        /// On a busy machine the clock runs on while the program waits for its turn.
        private boolean isOverTime() {
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            if (millis <= allowance.millis()) return false;
            return millis > MOST_WAITING * allowance.millis() || workMillis() >= allowance.millis() * 3 / 4;
        }

        /// @return for how long the program has worked; without end where the system does not report it
        private long workMillis() {
            var work = Duration.ZERO;
            for (long pid : processes()) {
                var time = ProcessHandle.of(pid).flatMap(each -> each.info().totalCpuDuration());
                if (time.isPresent()) work = work.plus(time.get());
                else if (pid == process.pid() && process.isAlive()) return Long.MAX_VALUE;
            }
            return work.toMillis();
        }

        private long pause() {
            boolean often = System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(OFTEN_FOR_MILLIS);
            return often ? OFTEN_NANOS : TimeUnit.MILLISECONDS.toNanos(LOOK_EVERY_MILLIS);
        }

        /// @return the number of tasks in the whole system, which is faster to determine than the number that
        ///     belong to a program; 0 where the system does not report it
        private static long tasks() {
            try {
                var words = Files.readString(Path.of("/proc/loadavg"), StandardCharsets.ISO_8859_1)
                        .split("[ /]");
                return Long.parseLong(words[4]);
            } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException _) {
                return 0;
            }
        }

        private Set<Long> processes() {
            var pids = new HashSet<Long>();
            pids.add(process.pid());
            process.descendants().limit(mostProcesses + 1L).forEach(each -> pids.add(each.pid()));
            return pids;
        }

        private static long resident(long pid) {
            try {
                for (var line : Files.readAllLines(Path.of("/proc/" + pid + "/status"), StandardCharsets.ISO_8859_1))
                    if (line.startsWith("VmHWM:")) return 1024 * Long.parseLong(line.replaceAll("[^0-9]", ""));
            } catch (IOException | NumberFormatException _) {
                return 0;
            }
            return 0;
        }
    }

    /// Collects a stream up to a number of bytes.
    private static final class OutputCollector {
        private final ByteArrayOutputStream output = new ByteArrayOutputStream();
        private final Future<?> reading;
        private volatile boolean full;

        /// @param stops whether nothing more is read then; else it is read and thrown away
        OutputCollector(ExecutorService threads, InputStream stream, long most, boolean stops) {
            reading = threads.submit(() -> collect(stream, most, stops));
        }

        private void collect(InputStream stream, long most, boolean stops) {
            var chunk = new byte[CHUNK];
            try (stream) {
                for (int read = stream.read(chunk); read >= 0; read = stream.read(chunk)) {
                    synchronized (output) {
                        output.write(chunk, 0, (int) Math.min(read, most - output.size()));
                        if (output.size() >= most) full = stops;
                    }
                    if (full) return;
                }
            } catch (IOException _) {
                // the process was ended
            }
        }

        boolean isFull() {
            return full;
        }

        void await() throws InterruptedException {
            try {
                reading.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (ExecutionException | TimeoutException _) {
                reading.cancel(true);
            }
        }

        byte[] bytes() {
            synchronized (output) {
                return output.toByteArray();
            }
        }

        String text() {
            return new String(bytes(), StandardCharsets.UTF_8);
        }
    }
}
