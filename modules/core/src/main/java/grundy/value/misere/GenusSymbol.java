package grundy.value.misere;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The genus of an impartial game: its nim-value in normal play, and above it the nim-values in misere play of the
/// game alone, beside a heap of two, beside two such heaps, and so on.
///
/// From some place on the numbers above are `a, b, a, b, …` with `b = a xor 2`. They are written up to the first a and
/// b; where they are so from the beginning a alone is written: `2^1420`, `0^0`.
///
/// Source: Winning Ways, chapter 13; Conway 1976, chapter 12.
///
/// @param normal at least 0
/// @param above the numbers until they repeat with period 2, at least two
public record GenusSymbol(int normal, List<Integer> above) {
    public GenusSymbol {
        above = shortest(above);
    }

    private static List<Integer> shortest(List<Integer> above) {
        int length = above.size();
        while (length > 2 && above.get(length - 3).equals(above.get(length - 1))) length--;
        return List.copyOf(above.subList(0, length));
    }

    /// @param counters at least 0
    static GenusSymbol ofHeap(int counters) {
        return new GenusSymbol(
                counters,
                switch (counters) {
                    case 0 -> List.of(1, 2, 0);
                    case 1 -> List.of(0, 3, 1);
                    default -> List.of(counters, counters ^ 2);
                });
    }

    /// @return the number above at a place, counted from 0
    int at(int place) {
        int last = above.size() - 1;
        return place <= last ? above.get(place) : above.get(last - (place - last) % 2);
    }

    /// @return whether it is that of a sum of heaps of Nim
    public boolean isTame() {
        return equals(ofHeap(normal))
                || normal == 0 && above.equals(List.of(0, 2))
                || normal == 1 && above.equals(List.of(1, 3));
    }

    /// The numbers of a game are the mex of those of its options and of those of what a move in the newest heap of
    /// two leaves: the numbers before, and these beside a heap of one.
    ///
    /// @param options of the genera of its options, at least one
    static GenusSymbol of(int normal, List<GenusSymbol> options) {
        int settled =
                options.stream().mapToInt(option -> option.above().size()).max().orElseThrow();
        var above = new ArrayList<Integer>();
        while (!repeats(above, settled)) {
            int place = above.size();
            var visited = new ArrayList<Integer>();
            for (var option : options) visited.add(option.at(place));
            if (place > 0) {
                visited.add(above.get(place - 1));
                visited.add(above.get(place - 1) ^ 1);
            }
            int mex = 0;
            while (visited.contains(mex)) mex++;
            above.add(mex);
        }
        return new GenusSymbol(normal, above);
    }

    private static boolean repeats(List<Integer> above, int settled) {
        int size = above.size();
        return size > settled + 2 && above.get(size - 1).equals(above.get(size - 3));
    }

    /// @param isTame whether the game is tame, where the numbers above mean nothing
    /// @return the symbol as the books write it, with commas between numbers of which one has two
    ///     digits
    public String text(boolean isTame) {
        if (isTame && equals(ofHeap(normal))) return String.valueOf(normal);
        boolean atOnce = above.size() == 2 && above.get(1).equals(above.get(0) ^ 2);
        var digits = atOnce ? above.subList(0, 1) : above;
        var between = digits.stream().anyMatch(number -> number > 9) ? "," : "";
        return normal + "^" + digits.stream().map(String::valueOf).collect(Collectors.joining(between));
    }
}
