package grundy.check.verdict;

import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The numbers of a heap or a tuple as certificates write it: `7`, `(3,5)`.
final class TupleText {
    private TupleText() {}

    /// @return none if the text is no such position, or is written otherwise
    static List<BigInteger> numbers(String text) {
        if (!text.matches("\\d+|\\(\\d+(,\\d+)+\\)")) return List.of();
        var numbers = new ArrayList<BigInteger>();
        for (var number : text.replaceAll("[()]", "").split(",", -1)) numbers.add(new BigInteger(number));
        return Tuple.of(numbers).toString().equals(text) ? List.copyOf(numbers) : List.of();
    }
}
