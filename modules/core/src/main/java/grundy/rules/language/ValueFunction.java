package grundy.rules.language;

import grundy.text.Message;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A function that is written as a word.
public enum ValueFunction {
    SQUARE("square"),
    SQUARE_ROOT("sqrt"),
    INVERSE("inverse"),
    MEX("mex", 0, Integer.MAX_VALUE),
    /// The smaller x with `x*x + x` equal to the argument.
    ARTIN_SCHREIER("artinschreier"),
    TINY("tiny"),
    MINY("miny"),
    MEAN("mean"),
    TEMPERATURE("temperature"),
    THERMOGRAPH("thermograph"),
    LEFT_STOP("left-stop"),
    RIGHT_STOP("right-stop"),
    STOP_COUNT("stop-count"),
    OUTCOME("outcome"),
    MISERE_OUTCOME("misere-outcome"),
    BIRTHDAY("birthday"),
    FOLLOWERS("followers"),
    LEFT_OPTIONS("left-options"),
    RIGHT_OPTIONS("right-options"),
    INCENTIVES("incentives"),
    REDUCED("reduced"),
    COOL("cool", 2, 2),
    HEAT("heat", 2, 2),
    OVERHEAT("overheat", 3, 3),
    FREEZE("freeze"),
    NORTON("norton", 2, 2),
    ATOMIC_WEIGHT("atomic-weight"),
    UPTIMAL("uptimal"),
    COMPANION("companion"),
    ORDINAL_SUM("ordinal-sum", 2, 2),
    CONJUNCTIVE_SUM("conjunctive-sum", 2, 2),
    SELECTIVE_SUM("selective-sum", 2, 2),
    CONWAY_PRODUCT("conway-product", 2, 2),
    /// The sum of as many copies of G, one upon another, as H says (Siegel 2013, chapter II).
    ORDINAL_PRODUCT("ordinal-product", 2, 2),
    NIM_VALUE("nim-value"),
    MISERE_NIM_VALUE("misere-nim-value"),
    /// An impartial game in misere play, by its canonical form there.
    MISERE_FORM("misere-form"),
    GENUS("genus"),
    MATE("mate"),
    /// The games that a game in misere play is a sum of.
    PARTS("parts"),
    IS_TAME("is-tame"),
    /// Whether some game makes losses of both in misere play.
    IS_LINKED("is-linked", 2, 2),
    /// Such a game, and one beside which the first is lost and the second won.
    LINK("link", 2, 2),
    DISTINGUISHER("distinguisher", 2, 2),
    OPTION_COUNT("option-count"),
    /// The number of positions that play can reach, whatever they are worth.
    POSITION_COUNT("position-count"),
    /// The moves of a position.
    MOVES("moves"),
    /// The fate of the options of braces as they are written.
    OPTIONS("options"),
    IS_NUMBER("is-number"),
    IS_INTEGER("is-integer"),
    IS_NIMBER("is-nimber"),
    IS_DICOT("is-dicot"),
    IS_INFINITESIMAL("is-infinitesimal"),
    IS_NUMBERISH("is-numberish"),
    ONSIDE("onside"),
    OFFSIDE("offside"),
    DEGREE("degree"),
    /// What is left of a stopper but for its degree (Winning Ways, chapter 11).
    VARIETY("variety"),
    IS_STABLE("is-stable"),
    /// A power of `{0|H}` such as `^`, and the sum of the powers up to one (Siegel 2013, chapter II).
    POWER("pow", 2, 2),
    POWERS_UP_TO("pow-to", 2, 2),
    /// The X with `ordinal-sum(H, X) = G` (Winning Ways, chapter 8).
    SUBORDINATE("subordinate", 2, 2),
    IS_STOPPER("is-stopper"),
    IS_STOPPER_SIDED("is-stopper-sided"),
    IS_PLUMTREE("is-plumtree"),
    IS_SWITCH("is-switch"),
    IS_EVEN_TEMPERED("is-even-tempered"),
    IS_ODD_TEMPERED("is-odd-tempered"),
    /// The game itself, in canonical form.
    CANONICAL_FORM("canonical-form"),
    DISJUNCTIVE_SUM("disjunctive-sum", 2, 2),
    /// A stop, and whose turn it is there (Winning Ways, chapter 6).
    ADORNED_LEFT_STOP("adorned-left-stop"),
    ADORNED_RIGHT_STOP("adorned-right-stop"),
    LEFT_INCENTIVES("left-incentives"),
    RIGHT_INCENTIVES("right-incentives"),
    /// Whether there is an atomic weight.
    IS_ATOMIC("is-atomic"),
    IS_UPTIMAL("is-uptimal"),
    IS_ZERO("is-zero"),
    /// Whether it is 0 or has odd options only; odd is what has even ones only, and some (Siegel 2013,
    /// chapter II).
    IS_EVEN("is-even"),
    IS_ODD("is-odd"),
    IS_LOOPFREE("is-loopfree"),
    IS_PSEUDONUMBER("is-pseudonumber"),
    /// Whether twice the game is the game.
    IS_IDEMPOTENT("is-idempotent"),
    /// The onside of a sum of stoppers, its offside, and the varieties by a degree (Winning Ways,
    /// chapter 11).
    UPSUM("upsum", 2, 2),
    DOWNSUM("downsum", 2, 2),
    UPSUM_VARIETY("upsum-variety", 2, 2),
    DOWNSUM_VARIETY("downsum-variety", 2, 2),
    /// Of integers an integer, of nimbers a nimber.
    NIM_SUM("nim-sum", 2, 2),
    NIM_PRODUCT("nim-product", 2, 2),
    NIM_POWER("nim-power", 2, 2),
    NIM_INVERSE("nim-inverse"),
    /// The product of Winning Ways, chapter 14, distributive over nim-sums.
    UGLY_PRODUCT("ugly-product", 2, 2),
    /// Whether an integer has evenly many binary digits 1.
    IS_EVIL("is-evil"),
    IS_ODIOUS("is-odious");

    private final String word;
    private final int least;
    private final int most;

    private static final Set<ValueFunction> OF_NIMBERS = EnumSet.of(SQUARE, SQUARE_ROOT, INVERSE, MEX, ARTIN_SCHREIER);

    /// @return the words of all functions
    public static List<String> words() {
        return Arrays.stream(values()).map(ValueFunction::word).toList();
    }

    /// @return the description of each function, in the order of their words
    public static List<Message> descriptions() {
        return words().stream().map(word -> Message.of("function." + word)).toList();
    }

    /// @return whether it belongs to the field of nimbers
    public boolean isOfNimbers() {
        return OF_NIMBERS.contains(this);
    }

    ValueFunction(String word) {
        this(word, 1, 1);
    }

    ValueFunction(String word, int least, int most) {
        this.word = word;
        this.least = least;
        this.most = most;
    }

    /// @return the word as it is written
    public String word() {
        return word;
    }

    /// @return the least number of arguments
    public int least() {
        return least;
    }

    /// @return the greatest number of arguments
    public int most() {
        return most;
    }
}
