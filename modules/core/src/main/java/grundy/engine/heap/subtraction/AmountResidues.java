package grundy.engine.heap.subtraction;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Powers;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import java.math.BigInteger;
import java.util.BitSet;

/// Finds the residues that the amounts of an infinite set have modulo a number: all of those, perhaps
/// more.
final class AmountResidues {
    private final int modulus;
    private final BitSet residues = new BitSet();

    private AmountResidues(int modulus) {
        this.modulus = modulus;
    }

    /// Cost: at most about `modulus` steps for each part of the set.
    ///
    /// @param modulus at least 1
    /// @return a set that contains the residue of every amount; it contains 0 if nothing better is known
    static BitSet of(Amounts set, int modulus) {
        var residues = new AmountResidues(modulus);
        residues.add(set);
        return residues.residues;
    }

    /// @return false if the set has multiples of every number, so that no modulus can be the period of a game
    static boolean mayAvoidZero(Amounts set) {
        return switch (set) {
            case Union(var sets) -> sets.stream().allMatch(AmountResidues::mayAvoidZero);
            case Ranges _ -> AmountSets.isFinite(set);
            case Powers _ -> true;
            case Named(var name) -> name == Name.ODD || name == Name.PRIMES || name == Name.PRIME_POWERS;
            case Amounts.AtMostPart _ -> false;
        };
    }

    private void add(Amounts set) {
        switch (set) {
            case Union(var sets) -> sets.forEach(this::add);
            case Ranges(var ranges) ->
                ranges.forEach(range -> {
                    var length = BigInteger.valueOf(modulus);
                    boolean all = range.to() == null
                            || range.to().subtract(range.from()).compareTo(length) >= 0;
                    int first = all ? 0 : range.from().mod(length).intValueExact();
                    int count = all || range.to() == null
                            ? modulus
                            : range.to().subtract(range.from()).intValueExact() + 1;
                    for (int i = 0; i < count; i++) residues.set((int) (((long) first + i) % modulus));
                });
            case Powers(var base) -> {
                var reached = new BitSet();
                long factor = base.mod(BigInteger.valueOf(modulus)).longValueExact();
                for (long power = 1 % modulus; !reached.get((int) power); power = power * factor % modulus)
                    reached.set((int) power);
                residues.or(reached);
            }
            case Named(var name) -> addNamed(name);
            case Amounts.AtMostPart _ -> residues.set(0, modulus);
        }
    }

    private void addNamed(Name name) {
        switch (name) {
            case ODD -> {
                for (int residue = 0; residue < modulus; residue++)
                    if (modulus % 2 == 1 || residue % 2 == 1) residues.set(residue);
            }
            case PRIMES -> primes(1);
            case PRIME_POWERS -> {
                residues.set(1 % modulus);
                primes(Integer.MAX_VALUE);
            }
            case EVEN, FIBONACCI, SQUARES, CUBES, FACTORIALS, TRIANGULAR, DIVISORS, PROPER_DIVISORS ->
                residues.set(0, modulus);
        }
    }

    /// A prime divides the modulus or has no factor in common with it, and so have its powers.
    private void primes(int highestExponent) {
        var coprime = new BitSet(modulus);
        coprime.set(0, modulus);
        int rest = modulus;
        for (int factor = 2; factor <= rest; factor++) {
            if (rest % factor != 0) continue;
            while (rest % factor == 0) rest /= factor;
            for (long multiple = 0; multiple < modulus; multiple += factor) coprime.clear((int) multiple);
            var reached = new BitSet();
            int exponent = 1;
            for (long power = factor % modulus; exponent <= highestExponent && !reached.get((int) power); exponent++) {
                reached.set((int) power);
                power = power * factor % modulus;
            }
            residues.or(reached);
        }
        residues.or(coprime);
    }
}
