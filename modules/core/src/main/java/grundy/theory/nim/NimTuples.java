package grundy.theory.nim;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.theory.form.GameForms;
import grundy.theory.form.TupleValues;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Nim with its heaps written as one tuple: the value is the nim-sum. In misere play a tuple of heaps of 0 and 1 has
/// the other one of 0 and 1, and any other tuple the same value as in normal play: it is tame, since every heap is.
///
/// Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39.
///
/// @param names of the coordinates
public record NimTuples(List<String> names, Play play) implements TupleValues {
    private static final int MOST_HEAPS = 100;

    @Override
    public BigInteger value(Tuple position) {
        var sum = position.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return play == Play.MISERE && isFickle(position) ? sum.flipBit(0) : sum;
    }

    private static boolean isFickle(Tuple position) {
        return position.stream().allMatch(heap -> heap.bitLength() <= 1);
    }

    /// Each heap can be reduced in at most one way to a given nim-sum; in misere play the options without large
    /// heaps are examined one by one.
    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var found = new ArrayList<List<Position>>();
        var sum = position.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        for (int i = 0; i < position.arity(); i++) {
            var heap = position.get(i);
            var target = heap.xor(sum).xor(value);
            if (play == Play.MISERE) {
                for (int small = 0; small < 2; small++)
                    offer(position, i, BigInteger.valueOf(small), value, true, found);
                offer(position, i, target, value, false, found);
            } else if (target.compareTo(heap) < 0) found.add(List.of(position.with(i, target)));
        }
        return CountedList.of(found);
    }

    private void offer(
            Tuple position, int index, BigInteger heap, BigInteger value, boolean fickle, List<List<Position>> found) {
        if (heap.compareTo(position.get(index)) >= 0) return;
        var option = position.with(index, heap);
        if (isFickle(option) == fickle && value(option).equals(value)) found.add(List.of(option));
    }

    @Override
    public Evidence evidence() {
        var sum = String.join(" xor ", names);
        var small = names.stream().map(name -> name + " < 2").collect(Collectors.joining(" and "));
        return new Evidence.ClosedForm(
                "Bouton 1901",
                play == Play.NORMAL ? "g = " + sum : "misere g = 1 - (%s) if %s else %s".formatted(sum, small, sum),
                "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39");
    }

    /// @return the forms of the theorem for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        return GameForms.tame(
                new NimTuples(rules.coordinates(), Play.NORMAL), new NimTuples(rules.coordinates(), Play.MISERE));
    }

    /// @param form of rules of several heaps
    /// @return whether a move takes any number from one of them
    public static boolean covers(CanonicalMoves form) {
        int heaps = form.arity();
        if (heaps > MOST_HEAPS || form.alternatives().size() != heaps) return false;
        var names = IntStream.range(0, heaps).mapToObj(i -> "x" + i).toList();
        var rules = names.stream()
                .map(name -> taking(names, name))
                .collect(Collectors.joining(" | ", tuple(names) + ": ", ""));
        return form.matches(CanonicalMoves.read(rules, Map.of()));
    }

    private static String taking(List<String> names, String reduced) {
        return tuple(names.stream()
                .map(name -> name.equals(reduced) ? name + " - k" : name)
                .toList());
    }

    private static String tuple(List<String> coordinates) {
        return "(" + String.join(", ", coordinates) + ")";
    }
}
