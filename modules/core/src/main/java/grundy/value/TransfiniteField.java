package grundy.value;

import grundy.limit.Checkpoint;
import grundy.value.TransfiniteNimber.Exponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The nim-field of the ordinals below omega^omega^omega, the algebraic closure of the field of two elements.
///
/// Let p be the odd prime with k odd primes before it, and write omega^(omega^k * p^n) as x(n). Powers of such ordinals
/// with exponents below p multiply as ordinals do; x(n)^p is x(n-1), and x(0)^p is an ordinal alpha(p), the least that
/// has no p-th root below x(0). It is `kappa(f) + m`, where f is the order of 2 modulo p, m the excess of p, and
/// kappa(h) is read off h: with p the least prime in h, q the power of p in h, and g the rest, it is kappa(g) where q
/// divides the degree of kappa(g) over the field of two elements, else kappa(g) + kappa(q). Finite nimbers multiply by
/// {@link NimField}.
///
/// Source: Conway 1976, chapter 6; Lenstra 1977; the excesses are OEIS A380496. Cost: a product for each pair of terms,
/// and for each alpha that comes in its terms.
public final class TransfiniteField {
    /// The excess of each odd prime from 3 to 281 (OEIS A380496).
    private static final String EXCESS = "00110041010111110001111010100101010141010000001111001011010";

    private static final List<Integer> PRIMES = primes();
    private static final Map<Integer, TransfiniteNimber> ALPHAS = new HashMap<>();

    private TransfiniteField() {}

    private static List<Integer> primes() {
        var primes = new ArrayList<Integer>();
        for (int n = 3; primes.size() < EXCESS.length(); n += 2) {
            int odd = n;
            if (primes.stream().noneMatch(p -> odd % p == 0)) primes.add(n);
        }
        return List.copyOf(primes);
    }

    /// @return the first power omega^omega^k whose products are not known here: the k
    public static int places() {
        return PRIMES.size();
    }

    /// @return the nim-sum
    public static TransfiniteNimber add(TransfiniteNimber a, TransfiniteNimber b) {
        var terms = new TreeMap<Exponent, BigInteger>(Comparator.reverseOrder());
        terms.putAll(a.terms());
        b.terms().forEach((exponent, many) -> terms.merge(exponent, many, NimField::add));
        return new TransfiniteNimber(terms);
    }

    /// @return the nim-product; empty where it rests on an excess that is not known here
    public static Optional<TransfiniteNimber> multiply(TransfiniteNimber a, TransfiniteNimber b) {
        if (reach(a) > places() || reach(b) > places()) return Optional.empty();
        return Optional.of(product(a, b));
    }

    private static int reach(TransfiniteNimber a) {
        return a.isFinite() ? 0 : a.terms().firstKey().by().size();
    }

    /// @param exponent at least 0
    /// @return the nim-power; empty where it rests on an excess that is not known here
    public static Optional<TransfiniteNimber> power(TransfiniteNimber base, BigInteger exponent) {
        if (reach(base) > places()) return Optional.empty();
        var power = TransfiniteNimber.of(BigInteger.ONE);
        for (int bit = exponent.bitLength() - 1; bit >= 0; bit--) {
            power = product(power, power);
            if (exponent.testBit(bit)) power = product(power, base);
        }
        return Optional.of(power);
    }

    private static TransfiniteNimber product(TransfiniteNimber a, TransfiniteNimber b) {
        var sum = TransfiniteNimber.ZERO;
        for (var one : a.terms().entrySet())
            for (var two : b.terms().entrySet()) {
                Checkpoint.step();
                var many = NimField.multiply(one.getValue(), two.getValue());
                sum = add(sum, scaled(product(one.getKey(), two.getKey()), many));
            }
        return sum;
    }

    private static TransfiniteNimber scaled(TransfiniteNimber a, BigInteger by) {
        if (by.equals(BigInteger.ONE)) return a;
        var terms = new TreeMap<Exponent, BigInteger>(Comparator.reverseOrder());
        a.terms().forEach((exponent, many) -> terms.put(exponent, NimField.multiply(many, by)));
        return new TransfiniteNimber(terms);
    }

    /// The product of two powers of omega.
    private static TransfiniteNimber product(Exponent a, Exponent b) {
        int places = Math.max(a.by().size(), b.by().size());
        var rest = new ArrayList<BigInteger>();
        var alphas = new ArrayList<Integer>();
        for (int place = 0; place < places; place++) {
            var prime = BigInteger.valueOf(PRIMES.get(place));
            var digits = digits(a.at(place), prime);
            var more = digits(b.at(place), prime);
            while (digits.size() < more.size()) digits.add(BigInteger.ZERO);
            for (int n = 0; n < more.size(); n++) digits.set(n, digits.get(n).add(more.get(n)));
            for (int n = digits.size() - 1; n >= 0; n--) {
                if (digits.get(n).compareTo(prime) < 0) continue;
                digits.set(n, digits.get(n).subtract(prime));
                if (n > 0) digits.set(n - 1, digits.get(n - 1).add(BigInteger.ONE));
                else alphas.add(place);
            }
            var number = BigInteger.ZERO;
            for (int n = digits.size() - 1; n >= 0; n--)
                number = number.multiply(prime).add(digits.get(n));
            rest.add(number);
        }
        var product = TransfiniteNimber.of(new Exponent(rest), BigInteger.ONE);
        for (int place : alphas) product = product(product, alpha(PRIMES.get(place)));
        return product;
    }

    private static List<BigInteger> digits(BigInteger number, BigInteger base) {
        var digits = new ArrayList<BigInteger>();
        for (var left = number; left.signum() > 0; left = left.divide(base)) digits.add(left.mod(base));
        return digits;
    }

    /// @param prime odd, at most the last whose excess is known
    /// @return the prime-th nim-power of omega^omega^k, for the k odd primes before it
    static synchronized TransfiniteNimber alpha(int prime) {
        var cached = ALPHAS.get(prime);
        if (cached != null) return cached;
        var alpha = TransfiniteNimber.of(BigInteger.valueOf(excess(prime)));
        for (var power : kappa(order(prime))) alpha = add(alpha, kappa(power));
        ALPHAS.put(prime, alpha);
        return alpha;
    }

    private static int excess(int prime) {
        return EXCESS.charAt(PRIMES.indexOf(prime)) - '0';
    }

    /// A power of a prime, at least the prime itself.
    private record PrimePower(int prime, int exponent) {
        int number() {
            int number = 1;
            for (int i = 0; i < exponent; i++) number *= prime;
            return number;
        }
    }

    /// @return the q of which kappa(h) is the sum of the kappa(q)
    private static List<PrimePower> kappa(int h) {
        int prime = 2;
        while (h % prime != 0) prime++;
        int exponent = 0;
        int rest = h;
        for (; rest % prime == 0; rest /= prime) exponent++;
        var power = new PrimePower(prime, exponent);
        if (rest == 1) return List.of(power);
        var kappa = new ArrayList<>(kappa(rest));
        if (degree(kappa).mod(BigInteger.valueOf(power.number())).signum() != 0) kappa.add(power);
        return kappa;
    }

    private static TransfiniteNimber kappa(PrimePower power) {
        if (power.prime == 2) return TransfiniteNimber.of(BigInteger.TWO.pow(1 << (power.exponent - 1)));
        var many = BigInteger.valueOf(power.prime).pow(power.exponent - 1);
        return TransfiniteNimber.of(Exponent.of(PRIMES.indexOf(power.prime), many), BigInteger.ONE);
    }

    private static BigInteger degree(List<PrimePower> kappa) {
        return kappa.stream().map(TransfiniteField::degree).reduce(BigInteger.ONE, TransfiniteField::lcm);
    }

    private static BigInteger degree(PrimePower power) {
        var number = BigInteger.valueOf(power.number());
        return power.prime == 2 ? number : number.multiply(degreeOfAlpha(power.prime));
    }

    /// @return the degree of alpha over the field of two elements, which the tables call the exponent of the prime
    static BigInteger degreeOfAlpha(int prime) {
        var excess = BigInteger.valueOf(excess(prime) > 1 ? excess(prime) : 1);
        return lcm(degree(kappa(order(prime))), excess);
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.multiply(b).divide(a.gcd(b));
    }

    private static int order(int prime) {
        int order = 1;
        for (int power = 2; power != 1; power = power * 2 % prime) order++;
        return order;
    }
}
