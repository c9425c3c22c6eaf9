package grundy.theory.nim;

import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.BinaryColumns;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/// A move in Nim that makes the nim-sum 0, seen as binary digits that are flipped.
///
/// @param heap number of the heap, from 1
/// @param sum the nim-sum before the move, not 0
record BitFlip(int heap, BigInteger from, BigInteger to, BigInteger sum) implements Lesson {
    /// @return the first winning move of a sum of nim-heaps
    static Optional<BitFlip> first(CountedList<Move> moves, BigInteger sum) {
        return moves.first(1).stream()
                .map(move -> move.steps().getFirst())
                .filter(step -> step.from() instanceof Tuple && step.to().getFirst() instanceof Tuple)
                .map(step -> new BitFlip(
                        step.component() + 1,
                        ((Tuple) step.from()).get(0),
                        ((Tuple) step.to().getFirst()).get(0),
                        sum))
                .findFirst();
    }

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        int width = Math.max(from.bitLength(), sum.bitLength());
        var column = Block.Columns.columnValue(sum.bitLength() - 1);
        blocks.say(
                width > BinaryColumns.MOST_BITS
                        ? Message.of(
                                "explain.nim.flip-long",
                                "heap",
                                heap,
                                "column",
                                column,
                                "from",
                                texts.number(from),
                                "to",
                                texts.number(to))
                        : Message.of(
                                "explain.nim.flip",
                                "heap",
                                heap,
                                "column",
                                column,
                                "from",
                                from,
                                "to",
                                to,
                                "taken",
                                from.subtract(to),
                                "fromBits",
                                Block.Columns.digits(from, width),
                                "toBits",
                                Block.Columns.digits(to, width)));
    }

    /// @return the worths of the columns with an odd number of ones, the greatest first
    static String oddColumns(BigInteger sum, ShortenedText texts) {
        var bits = IntStream.iterate(sum.bitLength() - 1, bit -> bit >= 0, bit -> bit - 1);
        return texts.list(
                bits.filter(sum::testBit).mapToObj(Block.Columns::columnValue).toList());
    }
}
