package grundy.engine.search;

import grundy.engine.space.LongIndex;
import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PartNumbers;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.SingleGraph;
import grundy.engine.words.SearchMeter;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;

/// Nim-values in normal play without those of all options: a position is worth `n` where the player to move loses it
/// beside a heap of `n` stones (Lemoine and Viennot 2012, "Nimbers are inevitable"), which is found out by depth-first
/// proof numbers (Nagai 2002).
///
/// Of an option that is a sum all parts but the largest are first worked out, which leaves a single position beside a
/// heap. Play must always end. Status: the definition, and that nim-values add (Sprague 1935, Grundy 1939). Cost: the
/// options of the positions that are examined, once; about 30 bytes for each position and heap.
final class ProofNumberSearch implements NimValueSearch {
    private static final int INFINITE = 1 << 30;

    /// A move is left for the second best only when it needs a fourth as much more (Pawlewicz and Lew 2006).
    private static final int SLACK = 4;

    private static final int NEW = -1;
    private static final int LOST = -2;
    private static final int WON = -3;

    private static final int MET = -1;

    private final PartNumbers parts;
    private final NimSearch plain;
    private final int deepest;
    private final SearchMeter meter;

    /// Positions beside a heap that were examined.
    private final LongIndex index;

    /// For each, the least number of positions that must be found lost before it is won; and before it
    /// is lost.
    private int[] toWin = new int[64];

    private int[] toLose = new int[64];

    /// For each part, its nim-value plus 1; {@link #MET} where it was examined beside some heap, else
    /// 0.
    private int[] values = new int[64];

    /// The moves of the positions on the path: the heap, and the part, or `~at` of those in {@link #sums}.
    private int[] heaps = new int[256];

    private int[] places = new int[256];
    private int moveCount;

    /// The number of parts, followed by the parts.
    private int[] sums = new int[256];

    private int sumsEnd;
    private int depth;

    /// @param space of an impartial game in which play always ends
    /// @param deepest the number of moves from which on values are computed by the definition
    ProofNumberSearch(PositionSpace space, int deepest, SearchMeter meter) {
        this.parts = new PartNumbers(List.of(space), 1, meter);
        this.plain = new NimSearch(new SingleGraph(space), Play.NORMAL, meter);
        this.deepest = deepest;
        this.meter = meter;
        this.index = new LongIndex(meter);
    }

    @Override
    public int valueOf(int part) {
        int heap = 0;
        while (!isWorth(part, heap)) heap++;
        return heap;
    }

    @Override
    public boolean isWorth(int part, int value) {
        while (true) {
            int numbers = numbers(part, value);
            if (numbers == LOST || numbers == WON) return numbers == LOST;
            search(part, value, INFINITE, INFINITE);
        }
    }

    @Override
    public void learn(int part, int value) {
        mark(part, value + 1);
    }

    private void mark(int part, int mark) {
        if (part >= values.length) values = meter.grow(values, part + 1);
        values[part] = mark;
    }

    /// @return the number of positions beside a heap that were examined, and of those examined by the definition
    @Override
    public long positions() {
        return index.size() + plain.positions();
    }

    /// @return {@link #LOST} or {@link #WON} for the player to move, where that is known; else where
    ///     its numbers stand, or {@link #NEW}
    private int numbers(int part, int heap) {
        int value = knownValue(part);
        if (value > 0) return value == heap + 1 ? LOST : WON;
        if (heap > parts.mobility(part, 0)) return WON;
        if (value != MET) return NEW;
        int at = index.find(key(part, heap));
        return at >= 0 && toWin[at] == 0 ? WON : at;
    }

    private int knownValue(int part) {
        return part < values.length ? values[part] : 0;
    }

    private static long key(int part, int heap) {
        return (long) heap << Integer.SIZE | part;
    }

    private void search(int part, int heap, int mostToWin, int mostToLose) {
        meter.tick();
        if (depth == deepest) {
            learn(part, plain.valueOf(part));
            return;
        }
        depth++;
        int first = moveCount;
        int firstSum = sumsEnd;
        try {
            if (addMoves(part, heap)) record(part, heap, 0, INFINITE);
            else compare(part, heap, first, mostToWin, mostToLose);
        } finally {
            depth--;
            moveCount = first;
            sumsEnd = firstSum;
        }
    }

    private void record(int part, int heap, int win, int lose) {
        int at = index.idOf(key(part, heap));
        if (at >= toWin.length) {
            toWin = meter.grow(toWin, at + 1);
            toLose = meter.grow(toLose, at + 1);
        }
        toWin[at] = win;
        toLose[at] = lose;
        if (knownValue(part) == 0) mark(part, MET);
    }

    /// Looks at the most promising move, again and again, until the position is decided or needs more than it may.
    private void compare(int part, int heap, int first, int mostToWin, int mostToLose) {
        while (true) {
            long all = 0;
            int least = INFINITE;
            int second = INFINITE;
            int best = -1;
            int bestToWin = 0;
            int end = first;
            for (int i = first; i < moveCount; i++) {
                int place = places[i];
                int its = place < 0 ? NEW : numbers(place, heaps[i]);
                if (its == LOST) {
                    record(part, heap, 0, INFINITE);
                    return;
                }
                if (its == WON) continue;
                int win = its == NEW ? 1 : toWin[its];
                int lose = its == NEW ? guess(place) : toLose[its];
                places[end] = place;
                heaps[end] = heaps[i];
                all += win;
                if (lose < least) {
                    second = least;
                    least = lose;
                    best = end;
                    bestToWin = win;
                } else if (lose < second) second = lose;
                end++;
            }
            moveCount = end;
            if (best < 0) {
                learn(part, heap);
                return;
            }
            if (least >= mostToWin || all >= mostToLose) {
                record(part, heap, least, (int) Math.min(all, INFINITE - 1));
                return;
            }
            if (places[best] < 0) workOut(best);
            else
                search(
                        places[best],
                        heaps[best],
                        mostToLose == INFINITE ? INFINITE : (int) Math.min(INFINITE, mostToLose - all + bestToWin),
                        second == INFINITE ? mostToWin : Math.min(mostToWin, second + second / SLACK + 1));
        }
    }

    /// @return an estimate of the number of positions that must be found won before all moves of a place are
    private int guess(int place) {
        if (place >= 0) return Math.max(1, parts.mobility(place, 0));
        int guess = 0;
        int at = ~place;
        for (int i = 1; i <= sums[at]; i++) guess += parts.mobility(sums[at + i], 0);
        return Math.max(1, guess);
    }

    /// Puts for the parts of a sum, but the last, their values into the heap.
    private void workOut(int move) {
        int at = ~places[move];
        int count = sums[at];
        int heap = heaps[move];
        for (int i = 1; i < count; i++) heap ^= valueOf(sums[at + i]);
        heaps[move] = heap;
        places[move] = sums[at + count];
    }

    /// Adds the moves that are not known to lose.
    ///
    /// @return whether one is known to win
    private boolean addMoves(int part, int heap) {
        int first = moveCount;
        var options = parts.options(part, 0);
        for (int at = 0; at < options.length; at = OptionBuffer.after(options, at)) {
            meter.tick();
            if (addOption(options, at, heap, first)) return true;
        }
        for (int less = 0; less < heap; less++) if (add(part, less, first)) return true;
        return false;
    }

    private boolean addOption(int[] options, int at, int heap, int first) {
        int from = sumsEnd;
        int rest = heap;
        push(0);
        for (int i = OptionBuffer.first(options, at); i < OptionBuffer.after(options, at); i++) {
            int its = options[i];
            if (knownValue(its) > 0) rest ^= knownValue(its) - 1;
            else if (parts.mobility(its, 0) > 0) push(its);
        }
        int count = unpaired(from + 1, sumsEnd);
        sums[from] = count;
        sumsEnd = from + 1 + count;
        if (count < 2) {
            sumsEnd = from;
            return count == 0 ? rest == 0 : add(sums[from + 1], rest, first);
        }
        for (int i = first; i < moveCount; i++)
            if (heaps[i] == rest && places[i] < 0 && isSame(~places[i], from)) {
                sumsEnd = from;
                return false;
            }
        pushMove(~from, rest);
        return false;
    }

    private boolean isSame(int one, int other) {
        return Arrays.equals(sums, one, one + sums[one] + 1, sums, other, other + sums[other] + 1);
    }

    /// Sorts parts, the one with the most moves last, and leaves two out that are the same.
    ///
    /// @return the number of parts that are left
    private int unpaired(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int part = sums[i];
            int at = i;
            for (; at > from && isBefore(part, sums[at - 1]); at--) sums[at] = sums[at - 1];
            sums[at] = part;
        }
        int end = from;
        for (int i = from; i < to; i++)
            if (end > from && sums[end - 1] == sums[i]) end--;
            else sums[end++] = sums[i];
        return end - from;
    }

    private boolean isBefore(int one, int other) {
        int more = Integer.compare(parts.mobility(one, 0), parts.mobility(other, 0));
        return more == 0 ? one < other : more < 0;
    }

    private boolean add(int part, int heap, int first) {
        int numbers = numbers(part, heap);
        if (numbers == LOST) return true;
        if (numbers == WON) return false;
        for (int i = first; i < moveCount; i++) if (heaps[i] == heap && places[i] == part) return false;
        pushMove(part, heap);
        return false;
    }

    private void push(int entry) {
        if (sumsEnd == sums.length) sums = meter.grow(sums, sumsEnd + 1);
        sums[sumsEnd++] = entry;
    }

    private void pushMove(int place, int heap) {
        if (moveCount == places.length) {
            places = meter.grow(places, moveCount + 1);
            heaps = meter.grow(heaps, places.length);
        }
        places[moveCount] = place;
        heaps[moveCount++] = heap;
    }
}
