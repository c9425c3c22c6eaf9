package grundy.rules.language;

import grundy.rules.language.ValueExpression.Function;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The words that functions of games may be written as: `left-stop`, `LeftStop`, and what other programs of the field
/// call them, `OutcomeClass` for `outcome`.
final class FunctionNames {
    /// As the glossary says them, and what else they are called.
    private static final Map<String, Function> CHINESE = Map.ofEntries(
            Map.entry("均值", Function.MEAN),
            Map.entry("平均值", Function.MEAN),
            Map.entry("温度", Function.TEMPERATURE),
            Map.entry("温度图", Function.THERMOGRAPH),
            Map.entry("左停点", Function.LEFT_STOP),
            Map.entry("右停点", Function.RIGHT_STOP),
            Map.entry("胜负", Function.OUTCOME),
            Map.entry("反常胜负", Function.MISERE_OUTCOME),
            Map.entry("生日", Function.BIRTHDAY),
            Map.entry("标准形式", Function.CANONICAL_FORM),
            Map.entry("标准形", Function.CANONICAL_FORM),
            Map.entry("规范形式", Function.CANONICAL_FORM),
            Map.entry("规范形", Function.CANONICAL_FORM),
            Map.entry("约化标准形式", Function.REDUCED),
            Map.entry("冷却", Function.COOL),
            Map.entry("加热", Function.HEAT),
            Map.entry("过热", Function.OVERHEAT),
            Map.entry("诺顿积", Function.NORTON),
            Map.entry("原子重量", Function.ATOMIC_WEIGHT),
            Map.entry("原子量", Function.ATOMIC_WEIGHT),
            Map.entry("序数和", Function.ORDINAL_SUM),
            Map.entry("合取和", Function.CONJUNCTIVE_SUM),
            Map.entry("选择和", Function.SELECTIVE_SUM),
            Map.entry("康威积", Function.CONWAY_PRODUCT),
            Map.entry("sg值", Function.NIM_VALUE),
            Map.entry("反常sg值", Function.MISERE_NIM_VALUE),
            Map.entry("亏格", Function.GENUS),
            Map.entry("配偶", Function.MATE),
            Map.entry("平方", Function.SQUARE),
            Map.entry("平方根", Function.SQUARE_ROOT),
            Map.entry("逆元", Function.INVERSE),
            Map.entry("异或和", Function.NIM_SUM),
            Map.entry("尼姆和", Function.NIM_SUM),
            Map.entry("尼姆积", Function.NIM_PRODUCT));

    private static final Map<String, Function> WORDS = words();
    private static final int NEAR = 3;

    /// Of so many letters of a word one may be wrong.
    private static final int LETTERS_A_SLIP = 3;

    private static final int LEAST_STEM = 3;

    private FunctionNames() {}

    /// A function and where its word ends.
    record Found(Function function, int end) {}

    private static Map<String, Function> words() {
        var words = new HashMap<String, Function>();
        for (var function : Function.values()) {
            words.put(function.word(), function);
            words.put(function.word().replace("-", ""), function);
        }
        words.put("inv", Function.INVERSE);
        words.put("squareroot", Function.SQUARE_ROOT);
        words.put("minimalexcluded", Function.MEX);
        words.put("value", Function.CANONICAL_FORM);
        words.put("gamevalue", Function.CANONICAL_FORM);
        words.put("outcomeclass", Function.OUTCOME);
        words.put("outcome-class", Function.OUTCOME);
        words.put("misereoutcomeclass", Function.MISERE_OUTCOME);
        words.put("misere-outcome-class", Function.MISERE_OUTCOME);
        words.put("miserecanonicalform", Function.MISERE_FORM);
        words.put("misere-canonical-form", Function.MISERE_FORM);
        words.put("followercount", Function.FOLLOWERS);
        words.put("follower-count", Function.FOLLOWERS);
        words.put("nimber", Function.NIM_VALUE);
        words.put("grundy-value", Function.NIM_VALUE);
        words.put("reducedcanonicalform", Function.REDUCED);
        words.put("reduced-canonical-form", Function.REDUCED);
        words.put("uptimalexpansion", Function.UPTIMAL);
        words.put("uptimal-expansion", Function.UPTIMAL);
        words.put("nortonproduct", Function.NORTON);
        words.put("norton-product", Function.NORTON);
        words.put("nortonmultiply", Function.NORTON);
        words.put("isallsmall", Function.IS_DICOT);
        words.put("is-all-small", Function.IS_DICOT);
        words.put("isdicotic", Function.IS_DICOT);
        words.put("islinkedto", Function.IS_LINKED);
        words.put("is-linked-to", Function.IS_LINKED);
        words.put("nimexp", Function.NIM_POWER);
        words.put("nim-exp", Function.NIM_POWER);
        words.put("power", Function.POWER);
        words.put("average", Function.MEAN);
        words.put("canonical", Function.CANONICAL_FORM);
        words.putAll(CHINESE);
        return Map.copyOf(words);
    }

    /// @return at most three words that may have been meant by one that is not known, the nearest first
    static List<String> near(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        boolean chinese = lower.codePoints().anyMatch(Character::isIdeographic);
        return (chinese
                        ? CHINESE.keySet().stream()
                        : Arrays.stream(Function.values()).map(Function::word))
                .filter(known -> chinese ? sharesCharacter(lower, known) : isNear(lower, known))
                .sorted(Comparator.comparing((String known) -> SpellingGuess.slips(lower, known))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(NEAR)
                .toList();
    }

    private static boolean isNear(String word, String known) {
        boolean isPart = word.length() >= LEAST_STEM && known.contains(word)
                || known.length() >= LEAST_STEM && word.contains(known);
        return isPart || SpellingGuess.slips(word, known) <= word.length() / LETTERS_A_SLIP;
    }

    private static boolean sharesCharacter(String word, String known) {
        return word.codePoints().anyMatch(character -> known.indexOf(character) >= 0);
    }

    static Collection<String> all() {
        return WORDS.keySet();
    }

    static Optional<Function> of(String word) {
        return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT)));
    }

    /// @return the function whose word stands in the text at an offset, the longest of them
    static Optional<Found> at(String text, int offset) {
        return WORDS.keySet().stream()
                .filter(word -> text.regionMatches(true, offset, word, 0, word.length()))
                .max(Comparator.comparing(String::length))
                .flatMap(word -> of(word).map(function -> new Found(function, offset + word.length())));
    }
}
