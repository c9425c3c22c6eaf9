package grundy.rules.formula;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import java.math.BigInteger;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What may be taken is what the words of a set say, asked one by one and listed.
class AmountSetsTest {
    private static final int FAR = 130;

    private static boolean isPrime(int number) {
        return number > 1 && IntStream.range(2, number).noneMatch(each -> number % each == 0);
    }

    private static boolean isPower(int number, int base) {
        int rest = number;
        while (rest > 1 && rest % base == 0) rest /= base;
        return rest == 1;
    }

    private static boolean isAmong(int number, IntUnaryOperator terms) {
        return IntStream.rangeClosed(0, number + 1).map(terms).anyMatch(term -> term == number);
    }

    private static int factorial(int number) {
        return number > 6 ? 5_040 : IntStream.rangeClosed(1, number).reduce(1, (one, other) -> one * other);
    }

    private static int fibonacci(int index) {
        int one = 1;
        int other = 2;
        for (int i = 0; i < Math.min(index, 20); i++) {
            int next = one + other;
            one = other;
            other = next;
        }
        return one;
    }

    /// @return which amounts may be taken from a heap
    private static IntPredicate meaning(String set, int heap) {
        return switch (set) {
            case "any" -> _ -> true;
            case "odd" -> amount -> amount % 2 == 1;
            case "even" -> amount -> amount % 2 == 0;
            case "squares" -> amount -> isAmong(amount, n -> n * n);
            case "cubes" -> amount -> isAmong(amount, n -> n * n * n);
            case "triangular" -> amount -> isAmong(amount, n -> n * (n + 1) / 2);
            case "factorials" -> amount -> isAmong(amount, AmountSetsTest::factorial);
            case "fibonacci" -> amount -> isAmong(amount, AmountSetsTest::fibonacci);
            case "primes" -> AmountSetsTest::isPrime;
            case "prime powers" ->
                amount -> amount == 1
                        || IntStream.rangeClosed(2, amount).anyMatch(base -> isPrime(base) && isPower(amount, base));
            case "powers of 2" -> amount -> isPower(amount, 2);
            case "powers of 3" -> amount -> isPower(amount, 3);
            case "divisors" -> amount -> heap % amount == 0;
            case "proper divisors" -> amount -> heap % amount == 0 && amount < heap;
            case "at most half" -> amount -> 2 * amount <= heap;
            case "at most third" -> amount -> 3 * amount <= heap;
            case "{2, 5..7, 90}" -> amount -> amount == 2 || amount >= 5 && amount <= 7 || amount == 90;
            case "{1, 4}, squares" -> amount -> amount == 1 || isAmong(amount, n -> n * n);
            case "2..3, odd" -> amount -> amount == 2 || amount % 2 == 1;
            default -> throw new AssertionError(set);
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "any",
                "odd",
                "even",
                "squares",
                "cubes",
                "triangular",
                "factorials",
                "fibonacci",
                "primes",
                "prime powers",
                "powers of 2",
                "powers of 3",
                "divisors",
                "proper divisors",
                "at most half",
                "at most third",
                "{2, 5..7, 90}",
                "{1, 4}, squares",
                "2..3, odd"
            })
    void amountsAreThoseThatTheWordsSay(String set) {
        for (int heap : new int[] {0, 1, 2, 3, 4, 6, 9, 27, 36, 64, 97, 120, FAR}) {
            var size = BigInteger.valueOf(heap);
            var terms = ((TakeAndBreak) Oracles.rules("take " + set)).terms();
            var meaning = meaning(set, heap);
            for (int amount = 1; amount <= heap; amount++) {
                var number = BigInteger.valueOf(amount);
                assertThat(terms.stream().anyMatch(term -> AmountSets.contains(term.amounts(), number, size)))
                        .as("%s: %d of %d", set, amount, heap)
                        .isEqualTo(meaning.test(amount));
            }
            assertThat(terms.stream()
                            .flatMap(term -> AmountSets.stream(term.amounts(), size))
                            .map(BigInteger::intValueExact)
                            .sorted())
                    .as("%s of %d", set, heap)
                    .containsExactlyElementsOf(IntStream.rangeClosed(1, heap)
                            .filter(meaning)
                            .boxed()
                            .toList());
        }
    }
}
