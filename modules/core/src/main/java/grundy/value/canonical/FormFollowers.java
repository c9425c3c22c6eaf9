package grundy.value.canonical;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.stream.IntStream;

/// Measures what lies below canonical forms: how many forms, how deep, how many ways to a stop.
/// Integers are counted without going through them.
///
/// Source: Siegel 2013, chapter II (birthday, followers, stop count).
public final class FormFollowers {
    private final CanonicalForms forms;
    private final Map<Integer, BigInteger> birthdays = new HashMap<>();
    private final Map<Integer, BigInteger> stops = new HashMap<>();
    private final Map<Integer, Integer> tempers = new HashMap<>();
    private final Map<Integer, Integer> parities = new HashMap<>();
    private final RecursionDepth depth = new RecursionDepth(400);

    /// @param forms the numbers of the games that are asked about
    public FormFollowers(CanonicalForms forms) {
        this.forms = forms;
    }

    /// @return the least number of days on which it can be made; how long play lasts at most
    public BigInteger birthday(int form) {
        if (forms.isNumber(form)) return forms.numberOf(form).birthday();
        var cached = birthdays.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            var birthday = options(form)
                    .mapToObj(this::birthday)
                    .reduce(BigInteger::max)
                    .orElseThrow()
                    .add(BigInteger.ONE);
            birthdays.put(form, birthday);
            return birthday;
        } finally {
            depth.leave();
        }
    }

    /// @return the number of lines of play that lead to a number
    public BigInteger stopCount(int form) {
        if (forms.isNumber(form)) return BigInteger.ONE;
        var cached = stops.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            var count = options(form).mapToObj(this::stopCount).reduce(BigInteger.ZERO, BigInteger::add);
            stops.put(form, count);
            return count;
        } finally {
            depth.leave();
        }
    }

    /// @return the number of different forms that can be reached, with it itself
    public BigInteger count(int form) {
        var visited = new HashSet<Integer>();
        var waiting = new IdSet(16);
        waiting.add(form);
        var most = BigInteger.ZERO;
        var least = BigInteger.ZERO;
        while (waiting.size() > 0) {
            Checkpoint.step();
            int next = waiting.get(waiting.size() - 1);
            waiting.remove(waiting.size() - 1);
            if (forms.isNumber(next) && forms.numberOf(next).isInteger()) {
                var integer = forms.numberOf(next).numerator();
                most = most.max(integer);
                least = least.min(integer);
            } else if (visited.add(next)) options(next).forEach(waiting::add);
        }
        // Play that goes on to the end passes 0.
        return most.subtract(least).add(BigInteger.valueOf(visited.size() + 1L));
    }

    /// Finds the parity of the number of moves that play takes to a number, whoever moves when.
    ///
    /// @return 0 if it always does, 1 if it is always odd, -1 if neither
    public int temper(int form) {
        if (forms.isNumber(form)) return 0;
        var cached = tempers.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            var below = options(form).map(this::temper).distinct().toArray();
            int temper = below.length == 1 && below[0] >= 0 ? 1 - below[0] : -1;
            tempers.put(form, temper);
            return temper;
        } finally {
            depth.leave();
        }
    }

    /// @return whether it is 0, or all its options are odd
    public boolean isEven(int form) {
        return parity(form) == 0;
    }

    /// @return whether it is not 0, and all its options are even
    public boolean isOdd(int form) {
        return parity(form) == 1;
    }

    /// @return 0 for even, 1 for odd, -1 for neither
    private int parity(int form) {
        if (form == forms.zero()) return 0;
        if (forms.isNumber(form) && forms.numberOf(form).isInteger())
            return forms.numberOf(form).numerator().testBit(0) ? 1 : 0;
        var cached = parities.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            var below = options(form).map(this::parity).distinct().toArray();
            int parity = below.length == 1 && below[0] >= 0 ? 1 - below[0] : -1;
            parities.put(form, parity);
            return parity;
        } finally {
            depth.leave();
        }
    }

    private IntStream options(int form) {
        return IntStream.concat(Arrays.stream(forms.left(form)), Arrays.stream(forms.right(form)));
    }
}
