package grundy.engine.contract;

import grundy.rules.scored.EndsRow;
import grundy.rules.scored.RemainingRow;
import java.util.Random;

/// Rules at random, of the shapes that engines know.
final class RandomShapes {
    private RandomShapes() {}

    private static String any(Random random, String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    /// @return amounts below `bound`, as rules write them: `{1,4,9}` or `2..5`
    private static String amounts(Random random, int bound) {
        int first = 1 + random.nextInt(bound - 1);
        if (random.nextInt(3) == 0) return first + ".." + (first + random.nextInt(bound));
        var all = new StringBuilder("{" + first);
        for (int i = random.nextInt(4); i > 0; i--) all.append(',').append(1 + random.nextInt(bound - 1));
        return all.append('}').toString();
    }

    /// @param first digits before the point that may come
    /// @return an octal code of up to four digits, the last not 0
    private static String code(Random random, String first) {
        var text = new StringBuilder()
                .append(first.charAt(random.nextInt(first.length())))
                .append('.');
        for (int i = random.nextInt(4); i > 0; i--) text.append(random.nextInt(8));
        return text.append(1 + random.nextInt(7)).toString();
    }

    static String subtraction(Random random) {
        return random.nextInt(5) == 0
                ? any(random, "take squares", "take primes", "take fibonacci", "take at most third", "take powers of 3")
                : "take " + amounts(random, 12);
    }

    static String wideSubtraction(Random random) {
        return "take " + amounts(random, 40);
    }

    static String atMostAPart(Random random) {
        return "take at most n/" + (2 + random.nextInt(8));
    }

    static String breaking(Random random) {
        return random.nextInt(4) == 0
                ? "take " + amounts(random, 7) + any(random, " or split", " then may split")
                : code(random, "0004");
    }

    static String code(Random random) {
        return code(random, "00004");
    }

    static String codeOrName(Random random) {
        return random.nextInt(6) == 0
                ? any(random, "grundys-game", "couples-are-forever", "officers", "0.106")
                : code(random);
    }

    static String equalParts(Random random) {
        return any(
                random,
                "interesting-game",
                "even-splitting[" + (2 + random.nextInt(9)) + "]",
                "split evenly",
                "split into equal heaps",
                "split into consecutive heaps",
                "(n): m * (n/m) where m >= 2 and m <= n and n > " + random.nextInt(9),
                "(n): (n mod m) * (1 + n/m) + (m - n mod m) * (n/m) where m >= 2 and m <= n and n > "
                        + random.nextInt(9));
    }

    static String oneHeap(Random random) {
        return random.nextBoolean() ? "take " + amounts(random, 9) : code(random, "04");
    }

    static String withATheorem(Random random) {
        int a = 1 + random.nextInt(5);
        return any(
                random,
                "take " + a + ".." + (a + random.nextInt(6)),
                "take {" + a + "," + (a + 1 + random.nextInt(6)) + "}",
                "take powers of " + (a + 1),
                "take at most n/" + (a + 1),
                any(random, "take odd", "take even", "take divisors", "take any", "take any or split", "split"));
    }

    static String lines(Random random) {
        var text = new StringBuilder("(a, b): (a - k, b)");
        text.append(any(random, " | (a, b - k)", " | (a, b - 2*k)", ""));
        text.append(any(random, " | (a - k, b - k)", " | (a - k, b - 2*k)", " | (a - 2*k, b - k)", ""));
        return text.append(any(random, "", " | (a - 1, b - 2)", " | (a - 3, b - 1)"))
                .toString();
    }

    static String pairsWithATheorem(Random random) {
        return any(
                random,
                "wythoff",
                "euclid",
                "fibonacci-nim",
                "no-more-than-last",
                "generalized-wythoff[" + (1 + random.nextInt(4)) + "]",
                "dynamic-nim[" + (1 + random.nextInt(4)) + "]");
    }

    static Scored<RemainingRow> stones(Random random) {
        var row = random.longs(1 + random.nextInt(9), -9, 10).toArray();
        return new Scored<>(new EndsRow(1 + random.nextInt(4)), RemainingRow.of(row));
    }
}
