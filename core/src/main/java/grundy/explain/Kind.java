package grundy.explain;

import grundy.rules.Amounts;
import grundy.rules.Rules;
import grundy.theory.Theorems;
import grundy.theory.race.CountingUp;
import grundy.theory.takeaway.TakeAway;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// The games about which there is something special to say, recognised by their rules and not by their names.
sealed interface Kind {
    /// Take any number from a heap.
    record Nim() implements Kind {}

    /// Take at least `least` and at most `most` (Bash's game where `least` is 1).
    record Interval(BigInteger least, BigInteger most) implements Kind {}

    /// Take at least `least`, and as many more as one likes.
    record AtLeast(BigInteger least) implements Kind {}

    record Powers(BigInteger base) implements Kind {}

    record AtMostHalf() implements Kind {}

    /// @param proper the heap itself may not be taken
    record Divisors(boolean proper) implements Kind {}

    record Odd() implements Kind {}

    record Even() implements Kind {}

    /// Take any number, or split in two.
    record Lasker() implements Kind {}

    /// Take any number, then the rest may be split in two.
    record TakeThenSplit() implements Kind {}

    /// Any other game of one heap.
    ///
    /// @param splits whether a heap may become several
    record OneHeap(boolean splits) implements Kind {}

    /// Count up by 1 to `most`, until the target is reached.
    record Race(BigInteger target, BigInteger most) implements Kind {}

    /// Take `least` to `most`, but with fewer than `least` left take them all.
    record MustFinish(BigInteger least, BigInteger most) implements Kind {}

    record Wythoff() implements Kind {}

    record FibonacciNim() implements Kind {}

    record Euclid() implements Kind {}

    record Other() implements Kind {}

    /// Bits of a term's `parts`: none and one heap may be left; two heaps may be left.
    int NONE_OR_ONE = 3;

    int TWO = 4;

    static Kind of(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak(var terms) -> oneHeap(terms);
            case Rules.Moves moves when moves.arity() == 1 -> oneNumber(moves);
            case Rules.Moves moves when moves.arity() == 2 -> twoHeaps(moves);
            case Rules.Moves _, Rules.Partizan _, Rules.Players _, Rules.OnBoard _, Rules.Scored _ -> new Other();
        };
    }

    private static Kind oneHeap(List<Rules.Term> terms) {
        if (terms.size() == 1 && terms.getFirst().parts() == NONE_OR_ONE)
            return subtraction(terms.getFirst().amounts());
        if (terms.size() == 1 && terms.getFirst().equals(new Rules.Term(Amounts.ANY, NONE_OR_ONE | TWO)))
            return new TakeThenSplit();
        var any = new Rules.Term(Amounts.ANY, NONE_OR_ONE);
        var split = new Rules.Term(Amounts.NOTHING, TWO);
        if (terms.size() == 2 && terms.contains(any) && terms.contains(split)) return new Lasker();
        return new OneHeap(terms.stream().anyMatch(term -> term.parts() >= TWO));
    }

    private static Kind subtraction(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) when amounts.equals(Amounts.ANY) && !ranges.isEmpty() -> new Nim();
            case Amounts.Ranges(var ranges)
            when ranges.size() == 1 -> {
                var range = ranges.getFirst();
                if (range.from().signum() == 0) yield new OneHeap(false);
                yield range.to() == null ? new AtLeast(range.from()) : new Interval(range.from(), range.to());
            }
            case Amounts.Powers(var base) when base.equals(BigInteger.TWO) || base.testBit(0) -> new Powers(base);
            case Amounts.AtMostPart(var numerator, var denominator)
            when numerator.equals(BigInteger.ONE) && denominator.equals(BigInteger.TWO) -> new AtMostHalf();
            case Amounts.Named(var name) ->
                switch (name) {
                    case DIVISORS -> new Divisors(false);
                    case PROPER_DIVISORS -> new Divisors(true);
                    case ODD -> new Odd();
                    case EVEN -> new Even();
                    default -> new OneHeap(false);
                };
            case Amounts.Ranges _, Amounts.Powers _, Amounts.AtMostPart _, Amounts.Union _ -> new OneHeap(false);
        };
    }

    private static Kind oneNumber(Rules.Moves moves) {
        return switch (Theorems.find(moves, Play.NORMAL).orElse(null)) {
            case CountingUp(var target, var most, boolean _) -> new Race(target, most);
            case grundy.theory.taking.MustFinish(var least, var most) -> new MustFinish(least, most);
            case null, default -> new Other();
        };
    }

    private static Kind twoHeaps(Rules.Moves moves) {
        return switch (Theorems.findCold(moves, Play.NORMAL).orElse(null)) {
            case grundy.theory.wythoff.Wythoff(var width, var _) when width.equals(BigInteger.ONE) -> new Wythoff();
            case TakeAway(var factor, var more, var _)
            when factor.equals(BigInteger.TWO) && more.signum() == 0 -> new FibonacciNim();
            case grundy.theory.euclid.Euclid _ -> new Euclid();
            case null, default -> new Other();
        };
    }
}
