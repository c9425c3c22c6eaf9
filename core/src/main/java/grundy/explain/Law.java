package grundy.explain;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;

/// The closed form of a one-heap game's nim-values, in normal play.
///
/// @param rule for every heap, as a sentence
/// @param numbers the same with the numbers of one heap filled in, short enough to stand in a table; empty where that
///     says nothing new
record Law(Message rule, String numbers) {
    private static final BigInteger THREE = BigInteger.valueOf(3);
    private static final BigInteger FOUR = BigInteger.valueOf(4);

    static Optional<Law> of(Kind kind, BigInteger heap, Shown shown) {
        var n = shown.brief(heap);
        return Optional.ofNullable(
                switch (kind) {
                    case Kind.Nim _ -> new Law(Message.of("explain.law.nim"), "");
                    case Kind.Interval(var least, var most) -> interval(least, most, heap, shown);
                    case Kind.AtLeast(var least) ->
                        new Law(
                                Message.of("explain.law.at-least", "least", shown.number(least)),
                                "⌊" + n + " / " + shown.brief(least) + "⌋ = " + shown.brief(heap.divide(least)));
                    case Kind.Powers(var base) -> {
                        var modulus = base.testBit(0) ? BigInteger.TWO : THREE;
                        var rule = base.testBit(0)
                                ? Message.of("explain.law.odd-powers", "base", shown.number(base))
                                : Message.of("explain.law.powers-of-2");
                        yield new Law(rule, modulo(heap, modulus, shown));
                    }
                    case Kind.AtMostHalf _ -> half(heap, shown);
                    case Kind.Divisors(boolean proper) -> heap.signum() == 0 ? null : divisors(proper, heap, shown);
                    case Kind.Odd _ -> new Law(Message.of("explain.law.odd"), modulo(heap, BigInteger.TWO, shown));
                    case Kind.Even _ ->
                        new Law(Message.of("explain.law.even"), "⌊" + n + " / 2⌋ = " + shown.brief(heap.shiftRight(1)));
                    case Kind.Lasker _ -> lasker(heap, shown);
                    case Kind.TakeThenSplit _ -> new Law(Message.of("explain.law.take-then-split"), "");
                    case Kind.OneHeap _,
                            Kind.Race _,
                            Kind.MustFinish _,
                            Kind.Wythoff _,
                            Kind.FibonacciNim _,
                            Kind.Euclid _,
                            Kind.Other _ -> null;
                });
    }

    private static String modulo(BigInteger heap, BigInteger modulus, Shown shown) {
        return shown.brief(heap) + " mod " + shown.brief(modulus) + " = " + shown.brief(heap.mod(modulus));
    }

    private static Law interval(BigInteger least, BigInteger most, BigInteger heap, Shown shown) {
        var period = least.add(most);
        if (least.equals(BigInteger.ONE))
            return new Law(Message.of("explain.law.bash", "period", shown.number(period)), modulo(heap, period, shown));
        var rest = heap.mod(period);
        var numbers = modulo(heap, period, shown) + ", ⌊" + shown.brief(rest) + " / " + shown.brief(least) + "⌋ = "
                + shown.brief(rest.divide(least));
        return new Law(
                Message.of("explain.law.interval", "period", shown.number(period), "least", shown.number(least)),
                numbers);
    }

    /// n + 1 = 2^j (2v + 1): taking away trailing ones of n in binary.
    private static Law half(BigInteger heap, Shown shown) {
        var next = heap.add(BigInteger.ONE);
        int twos = next.getLowestSetBit();
        var odd = next.shiftRight(twos);
        var numbers = shown.brief(heap) + " + 1 = 2^" + twos + " * " + shown.brief(odd) + ", (" + shown.brief(odd)
                + " - 1) / 2 = " + shown.brief(odd.shiftRight(1));
        return new Law(Message.of("explain.law.half"), numbers);
    }

    private static Law divisors(boolean proper, BigInteger heap, Shown shown) {
        int twos = heap.getLowestSetBit();
        var factors = shown.brief(heap) + " = 2^" + twos + " * " + shown.brief(heap.shiftRight(twos));
        return proper
                ? new Law(Message.of("explain.law.proper-divisors"), factors)
                : new Law(Message.of("explain.law.divisors"), factors + ", " + twos + " + 1 = " + (twos + 1));
    }

    private static Law lasker(BigInteger heap, Shown shown) {
        int rest = heap.mod(FOUR).intValueExact();
        var n = shown.brief(heap);
        var factors = n + " = 4 * " + shown.brief(heap.shiftRight(2)) + " + " + rest;
        var changed = rest == 3
                ? n + " + 1 = " + shown.brief(heap.add(BigInteger.ONE))
                : n + " - 1 = " + shown.brief(heap.subtract(BigInteger.ONE));
        boolean same = heap.signum() == 0 || rest == 1 || rest == 2;
        return new Law(Message.of("explain.law.lasker"), same ? factors : factors + ", " + changed);
    }
}
