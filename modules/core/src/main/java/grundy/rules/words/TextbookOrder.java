package grundy.rules.words;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Games of which textbooks name the numbers in an order of their own: `bash 27 4` is a heap of 27 and at most 4.
public final class TextbookOrder {
    private TextbookOrder() {}

    /// Returns the line of the rule language that a textbook means by a game and its numbers.
    ///
    /// @param id of the game
    /// @param numbers after its name, two of them; of games in the table they are heaps
    /// @return the line; empty if textbooks name no numbers of the game but positions, or the second
    ///     number is larger, as no parameter is larger than the heap
    public static Optional<String> line(String id, List<String> numbers) {
        return PhraseTables.of("textbook order").stream()
                .filter(phrase -> phrase.parts().equals(List.of(new PhrasePart.Word(id))))
                .filter(_ -> new BigInteger(numbers.getFirst()).compareTo(new BigInteger(numbers.getLast())) >= 0)
                .findFirst()
                .flatMap(phrase -> PhraseMeaning.of(phrase.meaning(), numbers));
    }
}
