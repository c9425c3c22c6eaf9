package grundy.theory.form;

import grundy.rules.Shown;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.function.Function;

/// The closed form of a one-heap game's nim-values, in normal play.
///
/// @param rule for every heap, as a sentence
/// @param numbers the same with the numbers of one heap filled in, short enough to stand in a table; empty where that
///     says nothing new
public record Law(Function<Shown, Message> rule, Function<Shown, String> numbers) {
    public static Law of(Message rule) {
        return of(rule, _ -> "");
    }

    public static Law of(Message rule, Function<Shown, String> numbers) {
        return new Law(_ -> rule, numbers);
    }

    /// @return `23 mod 7 = 2`
    public static String modulo(BigInteger heap, BigInteger modulus, Shown shown) {
        return shown.brief(heap) + " mod " + shown.brief(modulus) + " = " + shown.brief(heap.mod(modulus));
    }

    /// @return `⌊7 / 2⌋ = 3`
    public static String quotient(BigInteger number, BigInteger divisor, Shown shown) {
        return "⌊" + shown.brief(number) + " / " + shown.brief(divisor) + "⌋ = " + shown.brief(number.divide(divisor));
    }
}
