package grundy.engine;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Rules of one heap made at random.
public final class RandomHeaps {
    private RandomHeaps() {}

    /// Rules in which every amount occurs in one term.
    ///
    /// @param most the greatest number of heaps that a move may leave
    public static TakeAndBreak random(RandomGenerator random, int most) {
        var terms = new ArrayList<Term>();
        int greatest = 1 + random.nextInt(12);
        var amounts = new ArrayList<Integer>();
        for (int amount = most > 1 && random.nextInt(3) == 0 ? 0 : 1; amount <= greatest; amount++)
            if (random.nextInt(3) > 0) amounts.add(amount);
        int masks = 1 << (most + 1);
        boolean plain = most == 1 && random.nextBoolean();
        for (int term = 1 + random.nextInt(3); term > 0 && !amounts.isEmpty(); term--) {
            int last = term;
            var mine = amounts.stream()
                    .filter(_ -> last == 1 || random.nextBoolean())
                    .toList();
            amounts.removeAll(mine);
            int mask = plain ? 3 : 1 + random.nextInt(masks - 1);
            if (!mine.isEmpty())
                terms.add(new Term(
                        AmountSets.of(mine.stream().mapToLong(amount -> amount).toArray()), mask));
        }
        if (random.nextInt(4) == 0) {
            var endless = AmountSets.of(List.of(new Range(BigInteger.valueOf(greatest + 1 + random.nextInt(3)), null)));
            terms.add(new Term(endless, plain ? 3 : 1 + random.nextInt(masks - 1)));
        }
        return new TakeAndBreak(List.copyOf(terms));
    }

    /// A single set, possibly infinite or dependent on the heap, alone or together with a few amounts.
    public static Amounts randomSet(RandomGenerator random) {
        var names = Name.values();
        var set = switch (random.nextInt(5)) {
            case 0, 1 -> new Named(names[random.nextInt(names.length)]);
            case 2 -> new Amounts.Powers(BigInteger.valueOf(2 + random.nextInt(4)));
            case 3 ->
                new Amounts.AtMostPart(
                        BigInteger.valueOf(1 + random.nextInt(3)), BigInteger.valueOf(2 + random.nextInt(3)));
            default -> {
                int from = 1 + random.nextInt(10);
                var to = random.nextInt(3) == 0 ? null : BigInteger.valueOf(from + random.nextInt(30));
                yield AmountSets.of(List.of(new Range(BigInteger.valueOf(from), to)));
            }
        };
        if (random.nextBoolean()) return set;
        return AmountSets.union(
                List.of(set, AmountSets.of(1 + random.nextInt(9)), AmountSets.of(1 + random.nextInt(40))));
    }
}
