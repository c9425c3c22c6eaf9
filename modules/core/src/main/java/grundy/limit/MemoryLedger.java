package grundy.limit;

import grundy.text.Message;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Keeps the books of the memory that questions hold in large arrays, so that what is too much is refused with a
/// {@link LimitException} before the virtual machine runs out. What is small is not counted; a ledger is to
/// leave room for it.
///
/// An engine takes what it needs by a {@link Grant}, which is given back when it is closed, when the ledger of its
/// question is closed ({@link #open}), or when nobody can reach it any more: an answer may go on using the tables that
/// it rests on for as long as somebody holds it. All methods may be called by several threads.
///
/// Cost: grants draw by the megabyte, so that the books are opened rarely. Before a request is refused that
/// would be met if grants out of reach came back, the garbage is collected, but not again before a part of the
/// ledger was drawn anew or a second is over.
public final class MemoryLedger implements AutoCloseable {
    /// Two thirds of what the virtual machine may use.
    public static final MemoryLedger PROCESS =
            new MemoryLedger(Runtime.getRuntime().maxMemory() / 3 * 2);

    /// The bytes that a grant may hold without the ledger: most questions need no more.
    private static final long FREE = 1 << 16;

    private static final long DRAWN_AT_ONCE = 1 << 20;
    private static final long COLLECT_EVERY = TimeUnit.SECONDS.toNanos(1);
    private static final long COLLECT_PART = 16;
    private static final long WAIT_MILLIS = 500;

    private final long bytes;
    private final @Nullable MemoryLedger parent;
    private final HoldingRegister books;
    private long held;
    private boolean closed;

    /// @param bytes that may be held at a time, at least 0
    public MemoryLedger(long bytes) {
        this(bytes, null, new HoldingRegister());
    }

    private MemoryLedger(long bytes, @Nullable MemoryLedger parent, HoldingRegister books) {
        if (bytes < 0) throw new IllegalArgumentException("A ledger must have >= 0 bytes, but has " + bytes);
        this.bytes = bytes;
        this.parent = parent;
        this.books = books;
    }

    /// @return the most bytes that may be held at a time
    public long bytes() {
        return bytes;
    }

    /// @return the number of bytes that are held now
    public long heldBytes() {
        synchronized (books) {
            return held;
        }
    }

    /// @return a ledger for one question that draws from this one, and gives back all when it is closed
    public MemoryLedger open() {
        return new MemoryLedger(bytes, this, books);
    }

    /// @return a grant of nothing yet
    public Grant grant() {
        return new Grant(this);
    }

    /// Gives back all that is held. What holds it must not be used any more.
    @Override
    public void close() {
        synchronized (books) {
            if (closed) return;
            for (var ledger = parent; ledger != null && !ledger.closed; ledger = ledger.parent) ledger.held -= held;
            held = 0;
            closed = true;
        }
    }

    private boolean draws(long more) {
        synchronized (books) {
            for (var ledger = this; ledger != null; ledger = ledger.parent)
                if (ledger.closed || more > ledger.bytes - ledger.held) return false;
            for (var ledger = this; ledger != null; ledger = ledger.parent) ledger.held += more;
            books.drawn += more;
            return true;
        }
    }

    private void putBack(long less) {
        synchronized (books) {
            for (var ledger = this; ledger != null && !ledger.closed; ledger = ledger.parent) ledger.held -= less;
        }
    }

    /// @param own what the grant holds already
    private void draw(long more, long own) {
        books.settle();
        if (draws(more)) return;
        long others = heldBytes() - own;
        if (more <= bytes - own && books.collect(bytes / COLLECT_PART, () -> draws(more))) return;
        throw refusal(more > bytes - own ? 0 : others);
    }

    private LimitException refusal(long others) {
        long rest = parent == null ? 0 : parent.heldBytes() - heldBytes();
        return new LimitException(
                others + rest >> 20 == 0
                        ? Message.of("limit.memory", "megabytes", bytes >> 20)
                        : Message.of("limit.memory-shared", "megabytes", bytes >> 20, "held", others + rest >> 20));
    }

    /// The memory that one engine holds. Not for several threads at a time.
    public static final class Grant implements AutoCloseable, MemoryRoom {
        private final MemoryLedger ledger;
        private long used;
        private @Nullable Holding holding;

        private Grant(MemoryLedger ledger) {
            this.ledger = ledger;
        }

        /// @return bytes taken and not given back
        public long bytes() {
            return used;
        }

        /// @throws LimitException if there is not so much; then nothing has changed
        @Override
        public void take(long more) {
            if (more < 0) throw new IllegalArgumentException("Bytes must be >= 0, but are " + more);
            if (more > Long.MAX_VALUE - used) throw ledger.refusal(0);
            long drawn = holding == null ? 0 : holding.bytes;
            if (used + more > FREE + drawn) draw(used + more - FREE - drawn, drawn);
            used += more;
        }

        @SuppressWarnings("NonAtomicVolatileUpdate")
        private void draw(long missing, long drawn) {
            long generous = Math.max(missing, DRAWN_AT_ONCE);
            if (!ledger.draws(generous)) {
                generous = missing;
                ledger.draw(missing, drawn);
            }
            if (holding == null) holding = ledger.books.enter(this);
            holding.bytes += generous;
        }

        @Override
        @SuppressWarnings("NonAtomicVolatileUpdate")
        public void give(long less) {
            if (less < 0 || less > used)
                throw new IllegalArgumentException("Of %d bytes %d cannot be given back.".formatted(used, less));
            used -= less;
            if (holding == null) return;
            long spare = holding.bytes - Math.max(0, used - FREE);
            if (spare <= 2 * DRAWN_AT_ONCE) return;
            holding.bytes -= spare - DRAWN_AT_ONCE;
            ledger.putBack(spare - DRAWN_AT_ONCE);
        }

        /// Reserves or releases the difference to hold that many bytes.
        ///
        /// @throws LimitException if not enough is available; then nothing has changed
        public void hold(long all) {
            if (all > used) take(all - used);
            else give(used - all);
        }

        /// Gives back all.
        @Override
        public void close() {
            used = 0;
            if (holding == null) return;
            ledger.books.strike(holding);
            holding = null;
        }
    }

    /// The memory that a grant has drawn, known also when the grant itself is gone.
    private static final class Holding extends PhantomReference<Grant> {
        private final MemoryLedger ledger;
        /// Written by the one thread that has the grant.
        private volatile long bytes;

        Holding(Grant grant, ReferenceQueue<Grant> gone) {
            super(grant, gone);
            this.ledger = grant.ledger;
        }
    }

    /// All that is held from one ledger and those opened from it.
    private static final class HoldingRegister {
        private final Set<Holding> holdings = new HashSet<>();
        private final ReferenceQueue<Grant> gone = new ReferenceQueue<>();
        private long collected = System.nanoTime() - COLLECT_EVERY;

        /// Bytes, since the garbage was last collected.
        private long drawn;

        synchronized Holding enter(Grant grant) {
            var holding = new Holding(grant, gone);
            holdings.add(holding);
            return holding;
        }

        synchronized void strike(Reference<? extends Grant> reference) {
            if (reference instanceof Holding holding && holdings.remove(holding)) holding.ledger.putBack(holding.bytes);
        }

        /// Puts back what nobody can reach.
        void settle() {
            for (var reference = gone.poll(); reference != null; reference = gone.poll()) strike(reference);
        }

        /// @param worth bytes that must have been drawn for the garbage to be worth collecting again soon
        /// @param draws whether there is enough now
        boolean collect(long worth, BooleanSupplier draws) {
            if (!beginCollection(worth)) return draws.getAsBoolean();
            System.gc();
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(WAIT_MILLIS);
            try {
                while (!draws.getAsBoolean()) {
                    long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                    if (left <= 0) return false;
                    var reference = gone.remove(left);
                    if (reference != null) strike(reference);
                }
                return true;
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return draws.getAsBoolean();
            }
        }

        /// Begins a collection of garbage, unless the last one was a moment ago and little was drawn since.
        ///
        /// @return whether one begins
        private synchronized boolean beginCollection(long worth) {
            long now = System.nanoTime();
            if (now - collected < COLLECT_EVERY && drawn < worth) return false;
            collected = now;
            drawn = 0;
            return true;
        }
    }
}
