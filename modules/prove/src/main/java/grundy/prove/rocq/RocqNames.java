package grundy.prove.rocq;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Names of variables in a file for Rocq: as in the rules where that is allowed.
final class RocqNames {
    /// Words of Rocq, and names that the file itself gives.
    private static final Set<String> TAKEN = Set.of(
            "as",
            "at",
            "cofix",
            "else",
            "end",
            "exists",
            "fix",
            "for",
            "forall",
            "fun",
            "if",
            "in",
            "let",
            "match",
            "mod",
            "move",
            "lost",
            "won",
            "cold",
            "option",
            "position",
            "return",
            "system",
            "then",
            "using",
            "where",
            "with",
            "by",
            "list",
            "nat",
            "bool",
            "g",
            "leaves",
            "parts",
            "nimbers",
            "has_value",
            "some",
            "below",
            "others",
            "base",
            "ranks",
            "ranked",
            "p",
            "q",
            "E",
            "G",
            "U",
            "M",
            "K",
            "N",
            "P",
            "Z");

    private final Map<String, String> names = new HashMap<>();
    private final Set<String> given = new HashSet<>(TAKEN);

    /// @param coordinates of the game
    RocqNames(List<String> coordinates) {
        coordinates.forEach(this::of);
    }

    /// @return the name of a variable, the same each time
    String of(String variable) {
        return names.computeIfAbsent(variable, this::free);
    }

    /// Names a variable like the coordinate of the position that a move leaves.
    void nameOption(String variable, String coordinate) {
        names.put(variable, option(coordinate));
    }

    /// Lets a number stand for a variable.
    void replace(String variable, String number) {
        names.put(variable, number);
    }

    /// @return the name of a coordinate of the position that a move leaves
    String option(String coordinate) {
        return of(coordinate) + "'";
    }

    private String free(String variable) {
        var plain = variable.replaceAll("[^A-Za-z0-9_]", "");
        var name = plain.matches("[A-Za-z].*") ? plain : "x" + plain;
        while (!given.add(name)) name += "_";
        return name;
    }
}
