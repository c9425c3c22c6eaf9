package grundy.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Elements of a misere quotient as products of generators, in the form of the literature: generators are named a, b,
/// c, ..., and each element by its shortest product, of those of the same length by the first one in the order of
/// the letters.
public final class QuotientNames {
    private static final int LETTERS = 26;

    private final MisereQuotient quotient;
    private final int[] generators;

    /// For each element the exponents of the generators.
    private final int[][] exponents;

    private final List<Integer> order = new ArrayList<>();

    /// An equation between two products.
    ///
    /// @param left exponents of the generators
    /// @param right of the name of the same element
    public record Relation(int[] left, int[] right) {}

    /// @param generators elements that generate the quotient
    public QuotientNames(MisereQuotient quotient, List<Integer> generators) {
        this.quotient = quotient;
        this.generators = generators.stream().mapToInt(each -> each).toArray();
        this.exponents = new int[quotient.order()][];
        exponents[0] = new int[this.generators.length];
        order.add(0);
        for (int i = 0; i < order.size(); i++) {
            int element = order.get(i);
            for (int g = last(exponents[element]); g < this.generators.length; g++) {
                int product = quotient.times(element, this.generators[g]);
                if (exponents[product] != null) continue;
                exponents[product] = with(g, exponents[element]);
                order.add(product);
            }
        }
    }

    private static int last(int[] word) {
        int last = word.length - 1;
        while (last > 0 && word[last] == 0) last--;
        return Math.max(0, last);
    }

    private static int[] with(int generator, int[] word) {
        var longer = word.clone();
        longer[generator]++;
        return longer;
    }

    /// @return the number of elements with a name: all, if the generators do generate
    public int namedCount() {
        return order.size();
    }

    /// @return the elements, those with the shortest names first
    public List<Integer> elements() {
        return List.copyOf(order);
    }

    /// @param index of the generator
    /// @return `a`, `b`, ..., `z`, `a1`, `b1`, ...
    public static String letter(int index) {
        return (char) ('a' + index % LETTERS) + (index < LETTERS ? "" : String.valueOf(index / LETTERS));
    }

    /// @return such as `1`, `a`, `a b^2`; where all letters are single, without blanks
    public String name(int element) {
        return text(exponents[element]);
    }

    /// @param word exponents of the generators
    public String text(int[] word) {
        var text = new StringBuilder();
        for (int g = 0; g < word.length; g++) {
            if (word[g] == 0) continue;
            if (!text.isEmpty() && generators.length > LETTERS) text.append(' ');
            text.append(letter(g));
            if (word[g] > 1) text.append('^').append(word[g]);
        }
        return text.isEmpty() ? "1" : text.toString();
    }

    /// Relations from which all others follow, none of which is a multiple of another: the reduced Gröbner basis in
    /// the order of the names.
    public List<Relation> relations() {
        var relations = new ArrayList<Relation>();
        for (int element : order)
            for (int g = last(exponents[element]); g < generators.length; g++) {
                var word = with(g, exponents[element]);
                if (Arrays.equals(word, exponents[elementOf(word)]) || !hasNamedDivisors(word)) continue;
                relations.add(new Relation(word, exponents[elementOf(word)]));
            }
        return relations;
    }

    private boolean hasNamedDivisors(int[] word) {
        for (int g = 0; g < word.length; g++) {
            if (word[g] == 0) continue;
            var divisor = word.clone();
            divisor[g]--;
            if (!Arrays.equals(divisor, exponents[elementOf(divisor)])) return false;
        }
        return true;
    }

    private int elementOf(int[] word) {
        int element = 0;
        for (int g = 0; g < word.length; g++)
            for (int i = 0; i < word[g]; i++) element = quotient.times(element, generators[g]);
        return element;
    }
}
