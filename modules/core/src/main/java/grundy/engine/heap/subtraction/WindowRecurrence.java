package grundy.engine.heap.subtraction;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/// Finds whether the last codes of a sequence, a window of a given length, have occurred before, while the sequence
/// grows.
///
/// Polynomial hashes of all codes so far are kept at evenly spaced places, so that the hash of the window before
/// each such place is known. To search, the window is moved over as many places near the end as lie between two
/// of them: if the sequence repeats there with a period p, one of these places lies p after a place whose hash
/// was kept. What the hashes suggest is compared code by code.
///
/// Cost: two multiplications for each 8 bytes; for a search three for each byte of the window, or of what is new if
/// that is less. Space: some 50 bytes for each place; the places are at most 2^18, 4096 bytes apart in a sequence of up
/// to 2^30 and farther in a longer one.
final class WindowRecurrence {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long FACTOR = 0x9E3779B97F4A7C15L;
    private static final long POWER_2 = power(2);
    private static final long POWER_3 = power(3);
    private static final long POWER_4 = power(4);
    private static final long POWER_5 = power(5);
    private static final long POWER_6 = power(6);
    private static final long POWER_7 = power(7);
    private static final long POWER_8 = power(8);
    private static final long MIXER = 0xD6E8FEB86659FD93L;
    private static final int WORD = 8;
    private static final int LEAST_SPACING = 64;
    private static final int USUAL_SPACING = 1 << 12;
    private static final int FIRST_PLACES = 1 << 11;
    private static final int MOST_PLACES = 1 << 18;

    private final ByteRow codes;
    private final long least;
    private int spacing = LEAST_SPACING;
    private long length;
    private long hash;
    /// Hash of everything before each place.
    private long[] prefixes = new long[FIRST_PLACES + 1];

    private int places = 1;
    private final Map<Long, Integer> latest = new HashMap<>();
    private int entered;
    private long power;

    /// Hashes of the windows that end at the last eight bytes before {@link #rolled}.
    private final long[] hashes = new long[WORD];

    private long rolled;
    private long rolledWindow;

    /// @param window bytes that must recur, at least 1
    WindowRecurrence(ByteRow codes, long window) {
        this.codes = codes;
        this.least = window;
        this.entered = firstPlace();
        this.power = power(window() / WORD);
    }

    /// @return bytes that are compared: as many as asked for, or some more
    private long window() {
        return (least + spacing - 1) / spacing * spacing;
    }

    /// @return the first place that has a window before it
    private int firstPlace() {
        return (int) (window() / spacing);
    }

    private static long power(long exponent) {
        long result = 1;
        long square = FACTOR;
        for (long rest = exponent; rest > 0; rest >>= 1, square *= square) if ((rest & 1) != 0) result *= square;
        return result;
    }

    private static long mixed(long word) {
        long mixed = word * MIXER;
        return mixed ^ mixed >>> 32;
    }

    /// @param words the next codes, the lowest bytes first
    /// @param count their bytes, a multiple of {@link #LEAST_SPACING}
    void add(long[] words, int count) {
        for (int from = 0; from < count / WORD; from += LEAST_SPACING / WORD) {
            hash = hash * POWER_8
                    + mixed(words[from]) * POWER_7
                    + mixed(words[from + 1]) * POWER_6
                    + mixed(words[from + 2]) * POWER_5
                    + mixed(words[from + 3]) * POWER_4
                    + mixed(words[from + 4]) * POWER_3
                    + mixed(words[from + 5]) * POWER_2
                    + mixed(words[from + 6]) * FACTOR
                    + mixed(words[from + 7]);
            length += LEAST_SPACING;
            if (length % spacing == 0) keep();
        }
    }

    private void keep() {
        if (places == prefixes.length) {
            if (spacing < USUAL_SPACING || places >= MOST_PLACES) spread();
            else prefixes = Arrays.copyOf(prefixes, 2 * places);
        }
        if (length % spacing == 0) prefixes[places++] = hash;
    }

    private void spread() {
        for (int i = 0; 2 * i < places; i++) prefixes[i] = prefixes[2 * i];
        places = (places + 1) / 2;
        spacing *= 2;
        latest.clear();
        entered = firstPlace();
        power = power(window() / WORD);
    }

    /// @return the distance of two equal windows, the later of which ends near the end; at least 1. Empty if none
    ///     is found
    OptionalLong find() {
        for (; (long) entered * spacing <= length - spacing; entered++)
            latest.put(prefixes[entered] - prefixes[entered - firstPlace()] * power, entered);
        long window = window();
        if (length < window + spacing + WORD || latest.isEmpty()) return OptionalLong.empty();
        if (rolledWindow != window || length - rolled >= window) restart();
        var recurrence = roll();
        boolean holds = recurrence.distance < Long.MAX_VALUE
                && recurrence.distance <= recurrence.end - window
                && codes.isSame(recurrence.end - window, recurrence.end - window - recurrence.distance, window);
        return holds ? OptionalLong.of(recurrence.distance) : OptionalLong.empty();
    }

    /// Works out the hashes of the eight windows that end at the place from which the last ones are looked up.
    private void restart() {
        rolledWindow = window();
        rolled = length - spacing;
        var bytes = new byte[Math.toIntExact(rolledWindow + WORD)];
        codes.read(rolled - bytes.length, bytes, bytes.length);
        for (int phase = codes.width(); phase <= WORD; phase += codes.width()) {
            long h = 0;
            for (int at = phase; at < rolledWindow + phase; at += WORD)
                h = h * FACTOR + mixed((long) LONG.get(bytes, at));
            hashes[phase - 1] = h;
        }
    }

    private record Recurrence(long distance, long end) {}

    /// Moves the windows up to the end of the sequence and looks up the last ones.
    private Recurrence roll() {
        int count = Math.toIntExact(length - rolled) + WORD;
        var in = new byte[count];
        var out = new byte[count];
        codes.read(rolled - WORD, in, count);
        codes.read(rolled - WORD - rolledWindow, out, count);
        long distance = Long.MAX_VALUE;
        long end = 0;
        for (int phase = codes.width(); phase <= WORD; phase += codes.width()) {
            long h = hashes[phase - 1];
            for (int at = phase; at + WORD <= count; at += WORD) {
                h = h * FACTOR + mixed((long) LONG.get(in, at)) - power * mixed((long) LONG.get(out, at));
                if (at + WORD < count - spacing) continue;
                var place = latest.get(h);
                long here = rolled + at;
                if (place == null || here <= (long) place * spacing) continue;
                if (here - (long) place * spacing >= distance) continue;
                distance = here - (long) place * spacing;
                end = here;
            }
            hashes[phase - 1] = h;
        }
        rolled = length;
        return new Recurrence(distance, end);
    }
}
