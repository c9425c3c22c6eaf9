package grundy.value.canonical;

import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// Short games of Left and Right up to equality: each canonical form once, named by an id, with the arithmetic of
/// their group. Equal games have equal ids.
///
/// Ids of one arena mean nothing in another; an arena shares nothing with others and goes with its owner. Not for
/// several threads at a time.
///
/// All methods throw `LimitException` where there is no more memory, the recursion would be too deep for the stack,
/// or the work is to stop.
public final class CanonicalForms {
    /// A nimber has as many options as its number, so that only small ones can be compared with other games.
    private static final int NIMBER_BITS = 20;

    private final FormTable forms;
    private final RecursionDepth depth = new RecursionDepth(1500);
    private final FormOrder order;
    private final FormBuilder builder;
    private final FormSums sums;
    private final int zero;

    /// @param room that the tables are taken from
    public CanonicalForms(MemoryRoom room) {
        forms = new FormTable(room);
        order = new FormOrder(forms, depth, room);
        builder = new FormBuilder(forms, order, depth);
        sums = new FormSums(forms, builder, depth, room);
        zero = forms.ofNumber(Dyadic.ZERO);
    }

    /// @return the number of forms
    public int count() {
        return forms.count();
    }

    /// @return the game without moves
    public int zero() {
        return zero;
    }

    /// @return the form of a number
    public int number(Dyadic number) {
        return forms.ofNumber(number);
    }

    /// @param ups how many ups; downs if negative
    /// @param nimber at least 0
    /// @return the number plus the ups plus the nimber
    public int sum(Dyadic number, int ups, int nimber) {
        if (nimber < 0) throw new IllegalArgumentException("A nimber must be >= 0, but is " + nimber);
        return forms.withTerms(forms.numbers.index(number), ups, nimber);
    }

    /// @return the form of a value, brought here from another arena where it belongs to one
    public int of(ShortValue value) {
        return switch (value) {
            case Value.Nimber(var nimber) -> sum(Dyadic.ZERO, 0, nimber(nimber));
            case Value.Number(var number) -> number(number);
            case Value.NumberAndNimber(var number, var nimber) -> sum(number, 0, nimber(nimber));
            case CanonicalForm(var other, int form) -> other == this ? form : copied(other, form, new HashMap<>());
            case Value.Game game -> throw new IllegalArgumentException("No canonical form: " + game);
        };
    }

    /// @return whether it has a nimber that is too large for a form
    public static boolean hasLargeNimber(ShortValue value) {
        return switch (value) {
            case Value.Nimber(var nimber) -> isLarge(nimber);
            case Value.NumberAndNimber(var _, var nimber) -> isLarge(nimber);
            case Value.Number _, Value.Game _ -> false;
        };
    }

    private static boolean isLarge(BigInteger nimber) {
        return nimber.bitLength() > NIMBER_BITS;
    }

    private static int nimber(BigInteger nimber) {
        if (isLarge(nimber)) throw new LimitException(Message.of("limit.form-nimber", "bits", NIMBER_BITS));
        return nimber.intValueExact();
    }

    private int copied(CanonicalForms from, int form, Map<Integer, Integer> copies) {
        if (from.hasTerms(form)) return sum(from.numberOf(form), from.upsOf(form), from.nimberOf(form));
        var cached = copies.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            int copied =
                    forms.withOptions(copied(from, from.left(form), copies), copied(from, from.right(form), copies));
            copies.put(form, copied);
            return copied;
        } finally {
            depth.leave();
        }
    }

    private int[] copied(CanonicalForms from, int[] options, Map<Integer, Integer> copies) {
        return Arrays.stream(options)
                .map(option -> copied(from, option, copies))
                .sorted()
                .toArray();
    }

    /// The value of the position `{left | right}`.
    ///
    /// @param left ids of what Left can move to, in any order
    /// Cost: a comparison for each pair of options of a side, and of the position with each answer to each option.
    public int position(int[] left, int[] right) {
        return builder.of(left, right);
    }

    /// @return the disjunctive sum
    public int plus(int one, int two) {
        if (one == zero) return two;
        return two == zero ? one : sums.sum(one, two);
    }

    /// @return the form with Left and Right exchanged
    public int negative(int form) {
        return sums.negative(form);
    }

    /// Returns the difference of two games.
    public int minus(int one, int two) {
        return one == two ? zero : sums.sum(one, sums.negative(two));
    }

    /// @return the sum of that many copies, of negatives if negative. Cost: two sums for each binary digit
    ///     of the number.
    public int times(int form, BigInteger copies) {
        if (forms.hasTerms(form) && forms.ups(form) == 0) {
            var number = forms.numbers.get(forms.number(form));
            return sum(
                    new Dyadic(number.numerator().multiply(copies), number.twos()),
                    0,
                    copies.testBit(0) ? forms.nimber(form) : 0);
        }
        int all = zero;
        int power = copies.signum() < 0 ? negative(form) : form;
        var left = copies.abs();
        for (int bit = 0; bit < left.bitLength(); bit++) {
            if (bit > 0) power = plus(power, power);
            if (left.testBit(bit)) all = plus(all, power);
        }
        return all;
    }

    /// @return whether Right, moving second, wins `one - two`
    public boolean isAtMost(int one, int two) {
        return order.isAtMost(one, two);
    }

    /// @return the maximal ones, ascending ids
    public int[] best(int[] some) {
        return builder.maximal(some);
    }

    /// @return the outcome
    public Outcome outcome(int form) {
        boolean atLeast = order.isAtMost(zero, form);
        boolean atMost = order.isAtMost(form, zero);
        if (atLeast) return atMost ? Outcome.P : Outcome.L;
        return atMost ? Outcome.R : Outcome.N;
    }

    /// @return ids of the options of Left in canonical form, none dominated or reversible
    public int[] left(int form) {
        return forms.lefts(form);
    }

    /// Returns the options of Right.
    public int[] right(int form) {
        return forms.rights(form);
    }

    /// @return whether it is a number plus a multiple of up plus a nimber
    public boolean hasTerms(int form) {
        return forms.hasTerms(form);
    }

    /// Returns whether a game is a number.
    public boolean isNumber(int form) {
        return forms.isNumber(form);
    }

    /// Returns whether a game is an integer.
    public boolean isInteger(int form) {
        return forms.isNumber(form) && numberOf(form).isInteger();
    }

    /// @return whether it is a number and an infinitesimal
    public boolean isNumberish(int form) {
        return forms.leftStop(form) == forms.rightStop(form);
    }

    /// @return whether it lies between all positive numbers and all negative ones
    public boolean isInfinitesimal(int form) {
        return isNumberish(form) && leftStop(form).signum() == 0;
    }

    /// @return the number among the three terms of a form that has them
    public Dyadic numberOf(int form) {
        return forms.numbers.get(forms.number(form));
    }

    /// @return the number of ups among the three terms
    public int upsOf(int form) {
        return forms.ups(form);
    }

    /// @return the nimber among the three terms
    public int nimberOf(int form) {
        return forms.nimber(form);
    }

    /// @return the number that play comes to if Left begins and both do their best, playing on while it is no
    ///     number
    public Dyadic leftStop(int form) {
        return forms.numbers.get(forms.leftStop(form));
    }

    /// Returns the number at which play stops when Right begins.
    public Dyadic rightStop(int form) {
        return forms.numbers.get(forms.rightStop(form));
    }

    /// @return whether in each position below it both can move, or neither; such a game is infinitesimal
    public boolean isDicot(int form) {
        return forms.isDicot(form);
    }
}
