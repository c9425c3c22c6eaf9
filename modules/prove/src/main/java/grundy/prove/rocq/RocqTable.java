package grundy.prove.rocq;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// A row of numbers in a file for Rocq.
final class RocqTable {
    private static final int A_LINE = 24;

    /// Rocq reads no list of tens of thousands at once.
    private static final int LONGEST_LIST = 4_000;

    private RocqTable() {}

    /// @param name what the list is called
    /// @return its definition
    static String of(String name, List<String> numbers) {
        if (numbers.size() <= LONGEST_LIST) return list(name, wrapped(numbers));
        var text = new StringBuilder();
        var names = new ArrayList<String>();
        for (int from = 0; from < numbers.size(); from += LONGEST_LIST) {
            var some = numbers.subList(from, Math.min(from + LONGEST_LIST, numbers.size()));
            names.add("values_from_" + from);
            text.append(list(names.getLast(), wrapped(some))).append('\n');
        }
        return text + list(name, String.join("\n  ++ ", names));
    }

    private static String list(String name, String text) {
        return "Definition %s : list N :=\n  %s.\n".formatted(name, text);
    }

    private static String wrapped(List<String> numbers) {
        return LongStream.range(0, (numbers.size() + A_LINE - 1) / A_LINE)
                .mapToObj(line ->
                        numbers.stream().skip(line * A_LINE).limit(A_LINE).collect(Collectors.joining("; ")))
                .collect(Collectors.joining(";\n   ", "[", "]"));
    }
}
