package grundy.engine.misere;

import java.util.List;

/// The nim-values of a position in normal and in misere play, as far as play of tame games needs them: the first two
/// numbers of its genus, of which {@link grundy.value.misere.GenusSymbol} has all.
///
/// A position is fickle if the two are 0 and 1 in some order, and firm if they are equal; every other genus is wild.
///
/// Theorem. Let every position that can be reached in each component of a sum be fickle or firm, and let `x` be the
/// nim-sum of the components' normal values. Then the misere nim-value of the sum is `x xor 1` if all components are
/// fickle, else `x`.
///
/// Proof by induction. Write `o` for the nim-sum of the other components when one of them moves to an option of genus
/// `(y, y')`. If no other component is firm, the option's misere value is `o xor y'`, else `o xor y`. *Two or more
/// are firm*: all options have their normal values, and so does the sum. *One is firm*, of genus `(n, n)`: no option
/// has the value x, since `y' != n` there and `y` differs from the value of a fickle one. For `v < x` take the
/// component that normal play would: the firm one has an option with `y' = n xor x xor v`, a fickle one of value 1
/// one with `y = 0`. *None is firm*: the misere value claimed, t, is 0 or 1. No option has it, since `y'` is never
/// the component's own misere value. If t = 1 and play is not over, 0 is reached: by `y' = 0` in a component of genus
/// (0,1) that has options; if there is none, in one of genus (1,0), whose option with `y = 0` cannot be (0,0), so
/// that `y' = 1`.
///
/// Source: Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13.
///
/// @param normal at least 0
/// @param misere at least 0
public record GenusPair(int normal, int misere) {
    /// The genus of a position without options.
    public static final GenusPair END = new GenusPair(0, 1);

    /// @return whether it is 0 in normal and 1 in misere play, or the other way round
    public boolean isFickle() {
        return normal + misere == 1;
    }

    /// Returns whether it is the genus of a sum of heaps of Nim.
    public boolean isTame() {
        return isFickle() || normal == misere;
    }

    /// Adds positions of tame games.
    ///
    /// @param parts all tame
    public static GenusPair ofSum(List<GenusPair> parts) {
        int normal = 0;
        boolean fickle = true;
        for (var part : parts) {
            normal ^= part.normal;
            fickle &= part.isFickle();
        }
        return new GenusPair(normal, fickle ? normal ^ 1 : normal);
    }
}
