package grundy.engine.partizan;

import grundy.engine.heap.subtraction.TakingRules;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table of who loses each heap, for every player to move, computed from the definition, heap by
/// heap.
///
/// Cost: m - 1 bits for each heap and each of the m players; time as {@link HeapReach} for each of these bits at most.
final class TurnTable {
    private static final int ASK_EVERY = 1 << 12;

    private final List<PlayerSeat> seats = new ArrayList<>();
    private final int[] stuck;
    private final int[] losers;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final Optional<TwoSides> sides;
    private long length;

    /// @param takings what each player may take
    /// @param orders whom each would like to see lose
    /// @param stuck who loses where a player cannot move, for each player
    TurnTable(List<TakingRules> takings, List<List<Integer>> orders, int[] stuck, Limits limits) {
        for (int i = 0; i < takings.size(); i++) seats.add(new PlayerSeat(takings.get(i), orders.get(i)));
        this.stuck = stuck.clone();
        this.losers = new int[stuck.length];
        this.limits = limits;
        this.memory = limits.memory().grant();
        this.sides = TwoSides.of(takings, seats, stuck[0] != 0);
    }

    long length() {
        return length;
    }

    int players() {
        return stuck.length;
    }

    PlayerSeat seat(int player) {
        return seats.get(player);
    }

    /// Works out the heaps below `end`, or until the watch has seen a repetition.
    void fill(long end, RepeatWatch watch) {
        if (end <= length) return;
        memory.hold(end / Byte.SIZE * seats.size() * (seats.size() - 1));
        for (var seat : seats) seat.grow(end);
        while (length < end && !watch.isDone()) {
            long stop = Math.min(end, (length | (ASK_EVERY - 1)) + 1);
            if (sides.isPresent()) fill(sides.get(), stop, watch);
            else for (long heap = length; heap < stop && !watch.isDone(); heap++) work(heap, watch);
            limits.checkpoint("progress.heaps", length);
        }
    }

    private void fill(TwoSides both, long stop, RepeatWatch watch) {
        long start = length;
        both.fill(start, stop);
        length = stop;
        length = watch.see(seats.get(0).firstWanted(), seats.get(1).firstWanted(), start, stop, this);
    }

    private void work(long heap, RepeatWatch watch) {
        for (int player = 0; player < losers.length; player++) {
            int chosen = seats.get(player).choose(heap);
            losers[player] = chosen < 0 ? stuck[player] : chosen;
        }
        for (int player = 0; player < losers.length; player++) seats.get(player).learn(heap, losers[next(player)]);
        length = heap + 1;
        if (watch.isDue(length)) watch.see(this, length);
    }

    int next(int player) {
        return player + 1 == stuck.length ? 0 : player + 1;
    }

    /// @param heap below {@link #length}
    int loser(long heap, int mover) {
        if (heap == 0) return stuck[mover];
        return seats.get(mover == 0 ? stuck.length - 1 : mover - 1).loserAfter(heap);
    }

    /// @return whether the same players lose from both heaps
    boolean isAlike(long a, long b) {
        for (int player = 0; player < stuck.length; player++) if (loser(a, player) != loser(b, player)) return false;
        return true;
    }

    /// @param a at least 1, as b
    /// @return whether the same players lose from the heaps from `a` and from `b` on
    boolean isAlike(long a, long b, long length) {
        for (var seat : seats) if (!seat.isAlike(a, b, length)) return false;
        return true;
    }
}
