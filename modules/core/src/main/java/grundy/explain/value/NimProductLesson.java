package grundy.explain.value;

import static java.math.BigInteger.ONE;

import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.NimField;
import java.math.BigInteger;

/// One nim-product, step by step: both numbers split at the greatest Fermat power in them.
record NimProductLesson(BigInteger a, BigInteger b) implements Lesson {
    private static final int MOST_BITS = 64;

    @Override
    public void tell(Blocks blocks) {
        int bits = NimField.fieldBits(a.max(b));
        if (a.min(b).compareTo(ONE) <= 0 || bits > MOST_BITS) return;
        int half = bits / 2;
        var split = new Split(half, new ShortenedText(blocks.language()));
        blocks.gap();
        blocks.say(Message.of(
                "explain.nim-product.split",
                "power",
                split.star(ONE.shiftLeft(half)),
                "a",
                split.formula(a),
                "b",
                split.formula(b)));
        if (a.min(b).bitLength() <= half) oneSide(split, blocks);
        else bothSides(split, blocks);
        blocks.gap();
    }

    /// The smaller number lies below the Fermat power.
    private void oneSide(Split split, Blocks blocks) {
        var large = a.max(b);
        var small = a.min(b);
        formula(split.product(split.high(large), small) + ", " + split.product(split.low(large), small), blocks);
        blocks.say(Message.of("explain.nim-product.one-side", "product", split.result(NimField.multiply(a, b))));
    }

    private static void formula(String text, Blocks blocks) {
        blocks.add(new Block.Formula(text, 1));
    }

    private void bothSides(Split split, Blocks blocks) {
        var a1 = split.high(a);
        var a0 = split.low(a);
        var b1 = split.high(b);
        var b0 = split.low(b);
        var high = NimField.multiply(a1, b1);
        var half = ONE.shiftLeft(split.half() - 1);
        formula(split.product(a1, b1), blocks);
        formula(split.product(a1, b0) + ", " + split.product(a0, b1), blocks);
        formula(split.product(a0, b0), blocks);
        blocks.say(Message.of(
                "explain.nim-product.both-sides",
                "power",
                split.star(ONE.shiftLeft(split.half())),
                "square",
                split.star(ONE.shiftLeft(split.half()).or(half)),
                "halfPower",
                split.star(half),
                "halved",
                split.product(high, half),
                "highSum",
                split.sum(high, NimField.multiply(a1, b0), NimField.multiply(a0, b1)),
                "lowSum",
                split.sum(NimField.multiply(a0, b0), NimField.multiply(high, half)),
                "product",
                split.result(NimField.multiply(a, b))));
    }

    /// Numbers cut at the Fermat power 2^half.
    private record Split(int half, ShortenedText shortened) {
        BigInteger high(BigInteger number) {
            return number.shiftRight(half);
        }

        BigInteger low(BigInteger number) {
            return number.xor(high(number).shiftLeft(half));
        }

        String star(BigInteger number) {
            return CalculationLesson.star(number, shortened);
        }

        /// @return `*2⊗*4 ⊕ *1`, without what adds nothing
        String formula(BigInteger number) {
            if (high(number).signum() == 0) return star(number);
            var power = star(ONE.shiftLeft(half));
            var multiple = high(number).equals(ONE) ? power : star(high(number)) + "⊗" + power;
            return low(number).signum() == 0 ? multiple : multiple + " ⊕ " + star(low(number));
        }

        /// @return `*2⊗*4 ⊕ *1 = *9`
        String result(BigInteger number) {
            var formula = formula(number);
            return formula.equals(star(number)) ? formula : formula + " = " + star(number);
        }

        String product(BigInteger one, BigInteger other) {
            return star(one) + " ⊗ " + star(other) + " = " + star(NimField.multiply(one, other));
        }

        String sum(BigInteger... numbers) {
            var text = new StringBuilder();
            var sum = BigInteger.ZERO;
            for (var number : numbers) {
                text.append(text.isEmpty() ? "" : " ⊕ ").append(star(number));
                sum = sum.xor(number);
            }
            return text + " = " + star(sum);
        }
    }
}
