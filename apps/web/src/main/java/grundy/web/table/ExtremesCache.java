package grundy.web.table;

import grundy.limit.Limits;
import grundy.store.run.RunExtremes;
import grundy.store.run.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/// Caches the extremes of the files of values that were opened last, so that the next request for one
/// of them reads nothing. What a file has more by now is examined, and kept beside it; who looks does
/// not wait until it is on the disk.
///
/// Cost: 8 bytes for each 4,096 heaps of a few files.
public final class ExtremesCache {
    private static final int MOST_FILES = 4;

    /// The number of heaps that can be read in some tens of milliseconds.
    private static final long QUICK_LOOK = 64L << 20;

    private final Map<Path, RunExtremes> cache = new LinkedHashMap<>(16, 0.75f, true);
    private final Executor keeping;

    /// @param keeping runs what writes the extremes of a file that was examined beside it, one after the other
    public ExtremesCache(Executor keeping) {
        this.keeping = keeping;
    }

    /// @return the known extremes of a file, which may have more heaps by now
    public synchronized RunExtremes of(RunReader run) throws IOException {
        var cached = cache.get(run.file());
        if (cached != null && cached.areOf(run) && !isLong(cached, run)) return cached;
        // Another process may have looked at it since.
        var read = RunExtremes.of(run);
        cache.put(run.file(), read);
        if (cache.size() > MOST_FILES) cache.remove(cache.keySet().iterator().next());
        return read;
    }

    /// @return whether it takes long to look at what a file has more
    public static boolean isLong(RunExtremes extremes, RunReader run) {
        return extremes.missing(run) > QUICK_LOOK;
    }

    /// Looks at what a file has more, and keeps it: what took long at once, the rest soon.
    public void extend(RunExtremes extremes, RunReader run, Limits limits) throws IOException {
        boolean isLong = isLong(extremes, run);
        if (!extremes.extend(run, limits)) return;
        if (isLong) extremes.keep();
        else keeping.execute(() -> keep(extremes));
    }

    private static void keep(RunExtremes extremes) {
        try {
            extremes.keep();
        } catch (IOException | RuntimeException _) {
            // It is examined again by whoever needs it.
        }
    }
}
