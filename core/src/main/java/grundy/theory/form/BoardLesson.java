package grundy.theory.form;

import grundy.rules.BoardPosition;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;

/// A board with a theorem of its own: what it says, and where it comes down to Nim the numbers in binary.
///
/// @param sentence what the theorem about the board says
record BoardLesson(Taught taught, BoardTheorem<?> theorem, Message sentence) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(sentence);
        columns().ifPresent(columns -> columns.tell(blocks));
        if (taught.play() == Play.MISERE) tellMisere(blocks);
        position().flatMap(theorem::table).ifPresent(table -> table.tell(blocks));
        if (taught.isLost()) {
            blocks.say(Message.of("explain.board.lost"));
        } else {
            blocks.say(Message.of("explain.board.won"));
            taught.example().tell(blocks);
        }
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
        return taught.component().position() instanceof BoardPosition position
                ? Optional.of(position)
                : Optional.empty();
    }
}
