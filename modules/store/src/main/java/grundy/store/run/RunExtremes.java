package grundy.store.run;

import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.store.Sha256;
import grundy.store.WholeFile;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;

/// The least and the greatest value of each stretch of {@link #GRAIN} heaps of a file of values, so that a picture of
/// all of it is there at once. They are kept beside the file, and go on where it has grown.
///
/// Cost: 8 bytes for each 4,096 heaps; once a look at each heap. For several threads at a time.
public final class RunExtremes {
    /// Heaps in a stretch.
    public static final int GRAIN = 1 << 12;

    private static final int MAGIC = 0x31585247;
    private static final int HEAD = 32;
    private final Path file;
    private final byte[] digest;
    private int[] least;
    private int[] greatest;
    private int grains;
    private long examined;

    private RunExtremes(Path file, byte[] digest) {
        this.file = file;
        this.digest = digest;
        this.least = new int[16];
        this.greatest = new int[16];
    }

    /// @return the stored extremes of a file of values; none yet if nothing is stored, or they are of another
    ///     file
    public static RunExtremes of(RunReader run) throws IOException {
        var digest = digest(run.header());
        var file = run.file().resolveSibling(run.file().getFileName() + ".extremes");
        var extremes = new RunExtremes(file, digest);
        if (Files.isRegularFile(file)) extremes.read(Files.readAllBytes(file), run.length());
        return extremes;
    }

    private static byte[] digest(RunHeader header) {
        var text = header.rules() + "\n" + header.play() + "\n" + header.engine();
        return Arrays.copyOf(Sha256.hex(text.getBytes(StandardCharsets.UTF_8)).getBytes(StandardCharsets.US_ASCII), 16);
    }

    private void read(byte[] bytes, long length) {
        var in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.length < HEAD || in.getInt() != MAGIC) return;
        int count = in.getInt();
        long heaps = in.getLong();
        var readDigest = new byte[digest.length];
        in.get(readDigest);
        if (!Arrays.equals(readDigest, digest) || heaps > length || bytes.length != HEAD + 2L * Integer.BYTES * count)
            return;
        if (count < 0 || count != heaps / GRAIN) return;
        room(count);
        in.position(HEAD).asIntBuffer().get(least, 0, count).get(greatest, 0, count);
        grains = count;
        examined = heaps;
    }

    private void room(int count) {
        if (count <= least.length) return;
        least = Arrays.copyOf(least, Math.max(count, 2 * least.length));
        greatest = Arrays.copyOf(greatest, least.length);
    }

    /// @return whether they are those of this file as it is now, or as it was when it was shorter
    public synchronized boolean areOf(RunReader run) {
        return Arrays.equals(digest, digest(run.header())) && examined <= run.length();
    }

    /// @return the number of heaps that have not been examined
    public synchronized long missing(RunReader run) {
        return run.length() / GRAIN * GRAIN - examined;
    }

    /// Looks at the heaps that the file has more by now, whole stretches of them.
    ///
    /// @return whether there were any
    public synchronized boolean extend(RunReader run, Limits limits) throws IOException {
        long to = run.length() / GRAIN * GRAIN;
        if (to <= examined) return false;
        run.visit(examined, to - 1, (first, values, count) -> {
            add(values, count);
            limits.progress()
                    .at(new ProgressListener.WorkProgress(
                            Message.of("store.looked", "done", first + count, "of", to),
                            first + count,
                            OptionalLong.of(to)));
            limits.checkpoint();
        });
        return true;
    }

    /// @param count a multiple of the grain
    private void add(int[] values, int count) {
        for (int from = 0; from < count; from += GRAIN) {
            int low = values[from];
            int high = low;
            for (int i = from; i < from + GRAIN; i++) {
                low = Math.min(low, values[i]);
                high = Math.max(high, values[i]);
            }
            room(grains + 1);
            least[grains] = low;
            greatest[grains++] = high;
            examined += GRAIN;
        }
    }

    /// Keeps them beside the file of values.
    public void keep() throws IOException {
        var bytes = bytes();
        WholeFile.write(file, stream -> stream.write(bytes));
    }

    private synchronized byte[] bytes() {
        var out = ByteBuffer.allocate(HEAD + 2 * Integer.BYTES * grains).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(MAGIC).putInt(grains).putLong(examined).put(digest);
        out.asIntBuffer().put(least, 0, grains).put(greatest, 0, grains);
        return out.array();
    }

    /// @return the number of heaps that the stretches cover
    public synchronized long heaps() {
        return examined;
    }

    /// @param stretch number of the first
    /// @param count how many there are, at least 1
    /// @return the least value of them
    public synchronized int least(int stretch, int count) {
        int low = Integer.MAX_VALUE;
        for (int i = stretch; i < Math.min(grains, stretch + count); i++) low = Math.min(low, least[i]);
        return low;
    }

    /// @return the greatest value of them
    public synchronized int greatest(int stretch, int count) {
        int high = Integer.MIN_VALUE;
        for (int i = stretch; i < Math.min(grains, stretch + count); i++) high = Math.max(high, greatest[i]);
        return high;
    }
}
