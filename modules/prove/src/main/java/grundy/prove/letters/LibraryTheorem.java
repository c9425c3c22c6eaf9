package grundy.prove.letters;

import grundy.rules.CatalogueEntry;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame.Letter;
import grundy.value.Play;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A theorem of the library for Rocq that is about the rules: for all positions, or for any number of heaps.
///
/// @param text the rules as written, without prefixes
/// @param entry the catalogue's entry if it was named, else null
/// @param numbers what stands for each letter of the law, a number or an expression in letters
/// @param letters that are in them
/// @param domain of the letters, beside the least of each
public record LibraryTheorem(
        Law law,
        String text,
        @Nullable CatalogueEntry entry,
        Map<String, Expression> numbers,
        List<Letter> letters,
        List<Condition> domain) {
    private static final String WYTHOFF_CLAIM = """
            P when abs(a - b) mod t == 0 and \
            min(a, b) == (abs(a - b) / t * (2 - t) + sqrt((abs(a - b) / t)^2 * (t * t + 4))) / 2""";

    /// @param claim in the language of claims, in the names of the catalogue
    /// @return whether the theorem says the very same, of every value of the parameters
    /// @throws SyntaxException if it is not in that language
    public boolean says(String claim) throws SyntaxException {
        var plain = numbers.equals(Map.of("t", new Expression.Variable("t"))) && domain.isEmpty();
        if (law != Law.WYTHOFF || !plain) return false;
        var names = List.of("a", "b", "t");
        return ClaimParser.claim(claim, names, Map.of()) instanceof CatalogueClaim.Cold(var play, var _, var condition)
                && ClaimParser.claim(WYTHOFF_CLAIM, names, Map.of())
                        instanceof CatalogueClaim.Cold(var _, var _, var claimed)
                && play == Play.NORMAL
                && condition.equals(claimed);
    }

    /// The theorems of the library.
    public enum Law {
        /// C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
        NIM("Values", "bouton", Play.NORMAL),
        /// Bouton 1901.
        MISERE_NIM("Values", "bouton_misere", Play.MISERE),
        /// E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910): `k`.
        MOORE("Moore", "moore", Play.NORMAL),
        /// The theorem in misere play.
        MISERE_MOORE("Moore", "misere_moore", Play.MISERE),
        /// A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American
        /// Mathematical Monthly 89 (1982): `t`.
        WYTHOFF("Wythoff", "generalized_wythoff", Play.NORMAL),
        /// Any number of heaps, from each of which `l` to `r` may be taken.
        INTERVALS("Intervals", "intervals_lost", Play.NORMAL),
        /// The theorem in misere play: T. S. Ferguson, On sums of graph games with last player losing,
        /// International Journal of Game Theory 3 (1974).
        MISERE_INTERVALS("Intervals", "intervals_misere", Play.MISERE);

        private final String file;
        private final String theorem;
        private final Play play;

        Law(String file, String theorem, Play play) {
            this.file = file;
            this.theorem = theorem;
            this.play = play;
        }

        /// @return the file of the library in which it is proved, without its ending
        public String file() {
            return file;
        }

        /// @return its name there
        public String theorem() {
            return theorem;
        }

        public Play play() {
            return play;
        }
    }
}
