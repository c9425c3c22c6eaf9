package grundy.theory.form;

import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.function.Function;

/// The closed form of a one-heap game's nim-values, in normal play.
///
/// @param rule for every heap, as a sentence
/// @param numbers the rule with the numbers of one heap filled in, short enough to stand in a table; empty where
///     that says nothing new
public record HeapLaw(Function<ShortenedText, Message> rule, Function<ShortenedText, String> numbers) {
    /// @param rule says the law of all heaps
    public static HeapLaw of(Message rule) {
        return of(rule, _ -> "");
    }

    /// @param numbers the rule with the numbers of one heap filled in
    public static HeapLaw of(Message rule, Function<ShortenedText, String> numbers) {
        return new HeapLaw(_ -> rule, numbers);
    }

    /// @return `23 mod 7 = 2`
    public static String modulo(BigInteger heap, BigInteger modulus, ShortenedText texts) {
        return texts.brief(heap) + " mod " + texts.brief(modulus) + " = " + texts.brief(heap.mod(modulus));
    }

    /// @return `⌊7 / 2⌋ = 3`
    public static String quotient(BigInteger number, BigInteger divisor, ShortenedText texts) {
        return "⌊" + texts.brief(number) + " / " + texts.brief(divisor) + "⌋ = " + texts.brief(number.divide(divisor));
    }
}
