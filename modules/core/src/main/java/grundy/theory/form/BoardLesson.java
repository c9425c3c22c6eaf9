package grundy.theory.form;

import grundy.rules.BoardPosition;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;

/// A board with a theorem of its own: what it says, and where it comes down to Nim the numbers in binary.
///
/// @param sentence what the theorem about the board says
record BoardLesson(LessonContext context, BoardTheorem<?> theorem, Message sentence) implements Lesson {
    private static final int MOST_VALUES = 12;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(sentence);
        columns().ifPresent(columns -> columns.tell(blocks));
        if (context.play() == Play.MISERE) tellMisere(blocks);
        position().flatMap(theorem::table).ifPresent(table -> table.tell(blocks));
        if (context.play() == Play.NORMAL) sum().ifPresent(sum -> tellSum(sum, blocks));
        if (context.isLost()) {
            blocks.say(Message.of("explain.board.lost"));
        } else {
            if (context.play() == Play.MISERE || sum().isEmpty()) blocks.say(Message.of("explain.board.won"));
            context.example().tell(blocks);
            if (context.play() == Play.NORMAL) tellAfter(blocks);
        }
    }

    private static void tellSum(BigInteger sum, Blocks blocks) {
        blocks.say(
                sum.signum() == 0
                        ? Message.of("explain.board.sum-zero")
                        : Message.of("explain.board.sum", "sum", new ShortenedText(blocks.language()).number(sum)));
    }

    /// What the values are after the move that is the example.
    private void tellAfter(Blocks blocks) {
        for (var move : context.moves().first(1)) {
            var to = move.steps().getFirst().to();
            if (to.size() != 1 || !(to.getFirst() instanceof BoardPosition after)) continue;
            var values = theorem.heaps(after).filter(NimHeaps::summed).map(NimHeaps::heaps);
            values.filter(few -> !few.isEmpty() && few.size() <= MOST_VALUES)
                    .ifPresent(few -> blocks.say(Message.of(
                            "explain.board.after", "values", new ShortenedText(blocks.language()).list(few))));
        }
    }

    /// @return the nim-sum of the heaps that the position comes down to
    private Optional<BigInteger> sum() {
        return position()
                .flatMap(theorem::heaps)
                .filter(NimHeaps::summed)
                .map(heaps -> heaps.heaps().stream().reduce(BigInteger.ZERO, BigInteger::xor));
    }

    private void tellMisere(Blocks blocks) {
        theorem.misere().ifPresent(blocks::say);
        columns()
                .filter(BinaryColumns::summed)
                .ifPresent(columns -> blocks.say(
                        columns.firm() > 0
                                ? Message.of("explain.board.misere-firm", "firm", columns.firm())
                                : Message.of("explain.board.misere-fickle", "ones", columns.ones())));
    }

    private Optional<BinaryColumns> columns() {
        return position().flatMap(theorem::heaps).map(BinaryColumns::of);
    }

    private Optional<BoardPosition> position() {
        return context.component().position() instanceof BoardPosition position
                ? Optional.of(position)
                : Optional.empty();
    }
}
