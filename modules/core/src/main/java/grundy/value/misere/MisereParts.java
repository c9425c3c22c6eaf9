package grundy.value.misere;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Differences of impartial games in misere play, and the games that one is a sum of.
///
/// In misere play games cancel: `G = H + X` holds for at most one X. Where it holds, every option of X is `G' - H` or
/// `G - H'`, since `H + X'` is an option of G, or is reversible through a move of H that leads to G. So the game of
/// all such differences that exist is X, or no X exists. And since an option of G is an option of `H + X`, one of the
/// two is a summand of an option of G, which leaves finitely many to try.
///
/// Source: Conway 1976, chapter 12; Siegel 2013, section V.1. Cost: a difference for each pair of a follower of the
/// one and one of the other.
public final class MisereParts {
    private static final int NONE = -1;

    private final MisereForms forms;
    private final Map<Long, Integer> differences = new HashMap<>();
    private final Map<Integer, int[]> summands = new HashMap<>();

    /// @param forms the numbers of the games that are asked about
    public MisereParts(MisereForms forms) {
        this.forms = forms;
    }

    /// @return the X with `of = part + X`, empty if there is none
    public OptionalInt difference(int whole, int part) {
        int found = computeDifference(whole, part);
        return found == NONE ? OptionalInt.empty() : OptionalInt.of(found);
    }

    private int computeDifference(int whole, int part) {
        if (part == forms.zero()) return whole;
        if (part == whole) return forms.zero();
        long pair = (long) whole << 32 | part;
        var cached = differences.get(pair);
        if (cached != null) return cached;
        int[] ways = IntStream.concat(
                        Arrays.stream(forms.options(whole)).map(option -> computeDifference(option, part)),
                        Arrays.stream(forms.options(part)).map(option -> computeDifference(whole, option)))
                .filter(way -> way != NONE)
                .toArray();
        int found = forms.of(ways);
        if (forms.plus(part, found) != whole) found = NONE;
        differences.put(pair, found);
        return found;
    }

    /// The games H with `G = H + X` for some X, but for 0 and G, which every game has. Of H and `H + 1`, which are
    /// both such games or neither, the simpler one stands for both.
    ///
    /// @return ascending
    public int[] parts(int form) {
        int one = forms.heap(1);
        int other = forms.plus(form, one);
        return Arrays.stream(summands(form))
                .filter(part -> part != forms.zero() && part != one && part != form && part != other)
                .filter(part -> isSimpler(part, forms.plus(part, one)))
                .toArray();
    }

    private boolean isSimpler(int one, int two) {
        int later = Integer.compare(forms.birthday(one), forms.birthday(two));
        if (later == 0) later = Integer.compare(forms.options(one).length, forms.options(two).length);
        return later == 0 ? one < two : later < 0;
    }

    private int[] summands(int form) {
        var cached = summands.get(form);
        if (cached != null) return cached;
        var tried = new TreeSet<Integer>();
        var found = new TreeSet<Integer>();
        int one = forms.heap(1);
        for (int trivial : new int[] {forms.zero(), one, form, forms.plus(form, one)}) found.add(trivial);
        for (int option : forms.options(form)) for (int part : summands(option)) tried.add(part);
        for (int part : tried)
            difference(form, part).ifPresent(other -> {
                found.add(part);
                found.add(other);
            });
        int[] all = found.stream().mapToInt(part -> part).toArray();
        summands.put(form, all);
        return all;
    }
}
