package grundy.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything a file of the catalogue says about a game. The first name of each list is the usual one.
///
/// @param id lower case with hyphens, the file's name
/// @param parameters names of the parameters with their default values, in the order of the brackets
/// @param group heading under which the game is listed: `take`, `split`, `heaps`, `coins`, `graphs`, `boards`,
///     `scored`, `numbers`
/// @param oeis free text with A-numbers, empty if none is known
/// @param rules text in the rule language, or `board NAME`
/// @param start how plain numbers become a starting position: `n -> (n, n - 1)`, empty if they are the position
/// @param need an order that two parameters must have: `p <= q`
/// @param theorems ids of the theorems that are about the game, as the registry of theory calls them
/// @param claims texts of the closed forms claimed
/// @param examples positions to try
public record CatalogueEntry(
        String id,
        Map<String, BigInteger> parameters,
        String group,
        List<String> names,
        List<String> chineseNames,
        String about,
        String chineseAbout,
        String source,
        String oeis,
        String rules,
        Optional<String> start,
        Optional<String> need,
        List<String> theorems,
        List<String> claims,
        List<String> examples) {
    /// @return the two parameters that {@link #need} names, the lesser one first; none if it is empty
    public List<String> order() {
        return need.map(order ->
                        Arrays.stream(order.split("<=")).map(String::strip).toList())
                .orElse(List.of());
    }

    /// @return the id with the parameters' usual values: `bash[m = 3]`
    public String title() {
        return id + (parameters.isEmpty() ? "" : "[" + Game.assignments(parameters) + "]");
    }
}
