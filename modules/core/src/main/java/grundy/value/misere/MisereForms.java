package grundy.value.misere;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Canonical forms of impartial games in misere play. Two games are equal if with every impartial game
/// beside them the same player wins both sums; each class of equal games has one form, and a form one
/// id.
///
/// A game equals its option's option K if K's options are among its own and every other option of it has the option
/// K; where K has no options, some option must be lost in misere play besides. Otherwise it is canonical.
///
/// Source: Conway 1976, chapter 12; Siegel 2013, section V.1. Cost: memory of the options of each form met, and a
/// number for each sum.
public final class MisereForms {
    private static final int MOST_DEPTH = 600;

    /// A heap has as many options as counters, and so have all below it.
    private static final int LARGEST_HEAP = 2000;

    private static final int BYTES_PER_FORM = 160;
    private static final int BYTES_PER_SUM = 80;

    private final MemoryRoom room;
    private final List<int[]> options = new ArrayList<>();
    private final List<Integer> normal = new ArrayList<>();
    private final List<Integer> misere = new ArrayList<>();
    private final List<Integer> birthdays = new ArrayList<>();
    private final Map<IntBuffer, Integer> ids = new HashMap<>();
    private final Map<Long, Integer> sums = new HashMap<>();
    private final Map<Integer, Integer> mates = new HashMap<>();
    private final List<Integer> heaps = new ArrayList<>();
    private int depth;

    /// @param room that the tables are taken from
    public MisereForms(MemoryRoom room) {
        this.room = room;
        interned(new int[0]);
    }

    /// @return the game without options
    public int zero() {
        return heaps.getFirst();
    }

    /// @param counters at least 0
    /// @return a heap of Nim
    /// @throws LimitException if it is larger than 2000 counters
    public int heap(int counters) {
        if (counters > LARGEST_HEAP) throw new LimitException(Message.of("limit.misere-heap", "limit", LARGEST_HEAP));
        while (heaps.size() <= counters)
            interned(heaps.stream().mapToInt(heap -> heap).toArray());
        return heaps.get(counters);
    }

    /// @return the counters of the heap of Nim that it is, or -1
    public int counters(int form) {
        int many = options.get(form).length;
        return many < heaps.size() && heaps.get(many) == form ? many : -1;
    }

    /// @param game by its options, in any order
    /// @return its canonical form
    public int of(int[] game) {
        Checkpoint.step();
        int[] all = Arrays.stream(game).sorted().distinct().toArray();
        if (isHeap(all)) return heap(all.length);
        for (int option : all) for (int other : options.get(option)) if (equals(other, all)) return other;
        return interned(all);
    }

    private boolean equals(int form, int[] game) {
        int[] own = options.get(form);
        for (int option : own) if (Arrays.binarySearch(game, option) < 0) return false;
        for (int option : game)
            if (Arrays.binarySearch(own, option) < 0 && Arrays.binarySearch(options.get(option), form) < 0)
                return false;
        return own.length > 0 || Arrays.stream(game).anyMatch(option -> misere.get(option) == 0);
    }

    private int interned(int[] all) {
        var cached = ids.get(IntBuffer.wrap(all));
        if (cached != null) return cached;
        room.take(BYTES_PER_FORM + 4L * all.length);
        int form = options.size();
        ids.put(IntBuffer.wrap(all), form);
        options.add(all);
        normal.add(mex(all, normal));
        misere.add(all.length == 0 ? 1 : mex(all, misere));
        int born = -1;
        for (int option : all) born = Math.max(born, birthdays.get(option));
        birthdays.add(born + 1);
        if (isHeap(all)) heaps.add(form);
        return form;
    }

    /// Heaps are met in the order of their sizes, since each is an option of the next.
    private boolean isHeap(int[] all) {
        if (all.length > heaps.size()) return false;
        for (int i = 0; i < all.length; i++) if (all[i] != heaps.get(i)) return false;
        return true;
    }

    private static int mex(int[] all, List<Integer> values) {
        var reached = new boolean[all.length + 1];
        for (int option : all) if (values.get(option) < reached.length) reached[values.get(option)] = true;
        int mex = 0;
        while (reached[mex]) mex++;
        return mex;
    }

    /// @return its options, ascending; not to be changed
    public int[] options(int form) {
        return options.get(form);
    }

    /// @return its nim-value in normal play
    public int normal(int form) {
        return normal.get(form);
    }

    /// @return its nim-value in misere play, where the game without options has 1: 0 means that the mover loses
    public int misere(int form) {
        return misere.get(form);
    }

    /// @return the number of moves in the longest play
    public int birthday(int form) {
        return birthdays.get(form);
    }

    /// @return the sum of two games
    public int plus(int one, int two) {
        if (one == zero()) return two;
        if (two == zero()) return one;
        long pair = one < two ? (long) one << 32 | two : (long) two << 32 | one;
        var cached = sums.get(pair);
        if (cached != null) return cached;
        enter();
        try {
            int[] first = options.get(one);
            int[] second = options.get(two);
            var all = new int[first.length + second.length];
            for (int i = 0; i < first.length; i++) all[i] = plus(first[i], two);
            for (int i = 0; i < second.length; i++) all[first.length + i] = plus(one, second[i]);
            int sum = of(all);
            room.take(BYTES_PER_SUM);
            sums.put(pair, sum);
            return sum;
        } finally {
            depth--;
        }
    }

    /// The mate: 1 for 0, else the game of the mates of the options. A game and its mate together are lost in
    /// misere play.
    public int mate(int form) {
        if (form == zero()) return heap(1);
        var cached = mates.get(form);
        if (cached != null) return cached;
        enter();
        try {
            int mate = of(Arrays.stream(options.get(form)).map(this::mate).toArray());
            mates.put(form, mate);
            return mate;
        } finally {
            depth--;
        }
    }

    /// Returns whether some game T makes losses in misere play of both `one + T` and `two + T`: exactly
    /// if neither is an option of the other.
    public boolean areLinked(int one, int two) {
        return Arrays.binarySearch(options.get(one), two) < 0 && Arrays.binarySearch(options.get(two), one) < 0;
    }

    /// @return the number of games that play can come to from it, itself among them
    public int followers(int form) {
        return below(form).length;
    }

    /// @return it and every game that play can come to, ascending
    int[] below(int form) {
        var visited = new boolean[form + 1];
        visited[form] = true;
        for (int at = form; at >= 0; at--) if (visited[at]) for (int option : options.get(at)) visited[option] = true;
        return IntStream.rangeClosed(0, form).filter(at -> visited[at]).toArray();
    }

    private void enter() {
        if (depth == MOST_DEPTH) throw new LimitException(Message.of("limit.form-depth", "limit", MOST_DEPTH));
        depth++;
    }
}
