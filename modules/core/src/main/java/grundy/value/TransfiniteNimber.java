package grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// An ordinal below omega^omega^omega as a nimber, in Cantor's normal form: the sum of powers of omega times integers.
///
/// @param terms by the exponent, the greatest first; the integers are at least 1
public record TransfiniteNimber(SortedMap<Exponent, BigInteger> terms) implements Comparable<TransfiniteNimber> {
    public static final TransfiniteNimber ZERO = of(BigInteger.ZERO);

    /// An exponent below omega^omega.
    ///
    /// @param by the integers before omega^0, omega^1, ...; the last one is at least 1
    public record Exponent(List<BigInteger> by) implements Comparable<Exponent> {
        public static final Exponent ZERO = new Exponent(List.of());

        public Exponent {
            int length = by.size();
            while (length > 0 && by.get(length - 1).signum() == 0) length--;
            by = List.copyOf(by.subList(0, length));
        }

        /// @return the exponent `omega^place * many`
        public static Exponent of(int place, BigInteger many) {
            var by = new ArrayList<>(Collections.nCopies(place, BigInteger.ZERO));
            by.add(many);
            return new Exponent(by);
        }

        /// @return the integer before `omega^place`
        public BigInteger at(int place) {
            return place < by.size() ? by.get(place) : BigInteger.ZERO;
        }

        @Override
        public int compareTo(Exponent other) {
            for (int place = Math.max(by.size(), other.by.size()) - 1; place >= 0; place--) {
                int order = at(place).compareTo(other.at(place));
                if (order != 0) return order;
            }
            return 0;
        }

        /// @return `ω^2*3+ω+1`
        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int place = by.size() - 1; place >= 0; place--) {
                var many = at(place);
                if (many.signum() == 0) continue;
                if (!text.isEmpty()) text.append('+');
                if (place > 0) text.append('ω');
                if (place > 1) text.append('^').append(place);
                if (place > 0 && many.equals(BigInteger.ONE)) continue;
                text.append(place > 0 ? "*" : "").append(many);
            }
            return text.toString();
        }
    }

    public TransfiniteNimber {
        var copy = new TreeMap<Exponent, BigInteger>(Comparator.reverseOrder());
        terms.forEach((exponent, many) -> {
            if (many.signum() > 0) copy.put(exponent, many);
        });
        terms = Collections.unmodifiableSortedMap(copy);
    }

    /// In the order of the ordinals: what differs first in the normal forms decides.
    @Override
    public int compareTo(TransfiniteNimber other) {
        var mine = terms.entrySet().iterator();
        var others = other.terms.entrySet().iterator();
        while (mine.hasNext() && others.hasNext()) {
            var one = mine.next();
            var two = others.next();
            int order = one.getKey().compareTo(two.getKey());
            if (order == 0) order = one.getValue().compareTo(two.getValue());
            if (order != 0) return order;
        }
        return Boolean.compare(mine.hasNext(), others.hasNext());
    }

    /// @param number at least 0
    public static TransfiniteNimber of(BigInteger number) {
        return of(Exponent.ZERO, number);
    }

    /// @return omega^exponent times an integer
    public static TransfiniteNimber of(Exponent exponent, BigInteger many) {
        return new TransfiniteNimber(new TreeMap<>(Map.of(exponent, many)));
    }

    /// Returns whether it is the nimber of an integer.
    public boolean isFinite() {
        return terms.isEmpty() || terms.firstKey().equals(Exponent.ZERO);
    }

    /// @return the integer at its end
    public BigInteger finitePart() {
        return terms.getOrDefault(Exponent.ZERO, BigInteger.ZERO);
    }

    /// @return `*(ω^ω*2 + ω^3*12 + 11)`, which can be read again
    @Override
    public String toString() {
        if (isFinite()) return new Value.Nimber(finitePart()).toString();
        var text = terms.entrySet().stream()
                .map(term -> text(term.getKey(), term.getValue()))
                .collect(Collectors.joining(" + "));
        return text.equals("ω") ? "*ω" : "*(" + text + ")";
    }

    /// @return the ordinal, without a star: `ω^2`, `(ω^2*3 + 1)`, `5`
    public String ordinal() {
        if (isFinite()) return finitePart().toString();
        var starred = toString().substring(1);
        boolean isPower = terms.size() == 1 && terms.containsValue(BigInteger.ONE);
        return isPower && starred.startsWith("(") ? starred.substring(1, starred.length() - 1) : starred;
    }

    private static String text(Exponent exponent, BigInteger many) {
        if (exponent.equals(Exponent.ZERO)) return many.toString();
        var power = exponent.toString();
        boolean isPlain = power.matches("\\d+|ω|ω\\^\\d+");
        var base = power.equals("1") ? "ω" : "ω^" + (isPlain ? power : "(" + power + ")");
        return many.equals(BigInteger.ONE) ? base : base + "*" + many;
    }
}
