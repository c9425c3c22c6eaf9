package grundy.rules.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Rules of a board of letters.
///
/// @param isStrip whether all boards have one row
/// @param left what Left may rewrite, in every orientation
/// @param right what Right may; equal to Left's where both have the same moves
/// @param until patterns that end the game as soon as one of them stands on the board: then nobody can move
/// @param start what boards given by their size are covered with; of a strip given by several lengths, one letter for
///     each
public record RewriteRules(
        boolean isStrip,
        Alphabet alphabet,
        List<PlacedPattern> left,
        List<PlacedPattern> right,
        List<PlacedPattern> until,
        List<LetterGrid> start) {
    /// All ways to permute more letters than this are too many to be tried.
    private static final int MOST_PERMUTED = 5;

    /// @return whether Left and Right have the same moves
    public boolean isImpartial() {
        return left.equals(right);
    }

    /// @return the rules under which either side may rewrite whatever one of them may here
    public RewriteRules impartial() {
        var either = Stream.concat(left.stream(), right.stream()).distinct().toList();
        return new RewriteRules(isStrip, alphabet, either, either, until, start);
    }

    /// @return whether play is known to end on every board, whoever moves ({@link EndOfPlay})
    public boolean alwaysEnds() {
        return EndOfPlay.isCertain(this);
    }

    /// @return whether each move uses squares up, so that play always ends: there are fewer that hold some letter
    public boolean alwaysUsesUp() {
        return EndOfPlay.isByCounts(this);
    }

    /// @return bits of the letters that some pattern looks at; no others matter, and they count as no square
    public int read() {
        int read = 0;
        for (var patterns : List.of(left, right, until))
            for (var rewrite : patterns) {
                read |= rewrite.unlessNextTo();
                for (var cell : rewrite.cells()) read |= cell.letters();
            }
        return read;
    }

    /// @return the code of each letter that matters, and 0 for the others
    int[] normal() {
        int read = read();
        var normal = new int[alphabet.size() + 1];
        for (int code = 1; code < normal.length; code++) normal[code] = (read >> code & 1) != 0 ? code : 0;
        return normal;
    }

    /// All symmetries of the rules, the identity first. Cost: the patterns times the ways to permute the letters,
    /// of which at most 120 are tried.
    public List<RuleSymmetry> symmetries() {
        var symmetries = new ArrayList<RuleSymmetry>();
        var orientations = isStrip ? List.of(Orientation.IDENTITY, Orientation.REFLECTED) : Orientation.ALL;
        var normal = normal();
        var ownLeft = transformed(left, Orientation.IDENTITY, normal);
        var ownRight = transformed(right, Orientation.IDENTITY, normal);
        var ownUntil = transformed(until, Orientation.IDENTITY, normal);
        for (var letters : permutations(normal))
            for (var orientation : orientations) {
                if (!transformed(until, orientation, letters).equals(ownUntil)) continue;
                var seenLeft = transformed(left, orientation, letters);
                var seenRight = transformed(right, orientation, letters);
                if (seenLeft.equals(ownLeft) && seenRight.equals(ownRight))
                    symmetries.add(new RuleSymmetry(orientation, letters, false));
                else if (seenLeft.equals(ownRight) && seenRight.equals(ownLeft))
                    symmetries.add(new RuleSymmetry(orientation, letters, true));
            }
        return symmetries;
    }

    private static Set<PlacedPattern> transformed(
            List<PlacedPattern> rewrites, Orientation orientation, int[] letters) {
        var distinct = new HashSet<PlacedPattern>();
        for (var rewrite : rewrites) distinct.add(rewrite.transformed(orientation, letters));
        return distinct;
    }

    /// @return the ways to exchange letters that matter, the identity first
    private static List<int[]> permutations(int[] normal) {
        var codes = new ArrayList<Integer>();
        for (int code : normal) if (code != 0) codes.add(code);
        var permutations = new ArrayList<int[]>();
        permutations.add(normal.clone());
        if (codes.size() <= MOST_PERMUTED) permute(codes, 0, normal.clone(), new boolean[normal.length], permutations);
        return permutations;
    }

    private static void permute(
            List<Integer> codes, int depth, int[] letters, boolean[] used, List<int[]> permutations) {
        if (depth == codes.size()) {
            if (!Arrays.equals(letters, permutations.getFirst())) permutations.add(letters.clone());
            return;
        }
        for (int code : codes) {
            if (used[code]) continue;
            used[code] = true;
            letters[codes.get(depth)] = code;
            permute(codes, depth + 1, letters, used, permutations);
            used[code] = false;
        }
    }
}
