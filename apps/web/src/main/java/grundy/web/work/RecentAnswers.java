package grundy.web.work;

import grundy.web.request.EndpointReply;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// A cache of recent answers, for whoever asks the same again: a page that is loaded anew, goes back,
/// or types what it had typed before.
public final class RecentAnswers {
    private static final Set<String> QUESTIONS = Set.of("solve", "parse", "eval", "moves", "values");
    private static final long MOST_BYTES = 8 << 20;
    private static final int MOST_OF_ONE = 64 << 10;
    private static final long AGE = TimeUnit.MINUTES.toNanos(1);
    private final Map<String, CachedAnswer> cache = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    private record CachedAnswer(EndpointReply reply, long since, int bytes) {}

    /// @param text what the request asks, whoever sent it
    /// @return the answer to an identical question
    public Optional<Job.JobResult> find(String question, String text) {
        if (!QUESTIONS.contains(question)) return Optional.empty();
        synchronized (cache) {
            var found = cache.get(question + "\n" + text);
            if (found == null || System.nanoTime() - found.since > AGE) return Optional.empty();
            return Optional.of(new Job.JobResult(200, found.reply));
        }
    }

    /// Keeps an answer, if it is one, and not too long.
    ///
    /// @param text what the request asks, whoever sent it
    public void add(String question, String text, Job.JobResult result) {
        int size = Character.BYTES * text.length() + result.reply().bytes().length;
        if (result.status() != 200 || size > MOST_OF_ONE || !QUESTIONS.contains(question)) return;
        synchronized (cache) {
            var before = cache.put(question + "\n" + text, new CachedAnswer(result.reply(), System.nanoTime(), size));
            bytes += size - (before == null ? 0 : before.bytes);
            var oldest = cache.values().iterator();
            while (bytes > MOST_BYTES) {
                bytes -= oldest.next().bytes;
                oldest.remove();
            }
        }
    }
}
