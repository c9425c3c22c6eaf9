package grundy.explain;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.board.Edges;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.Theorems;
import grundy.theory.form.BoardTheorem;
import grundy.theory.hackenbush.FusedPart;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Optional;

/// A board with a theorem of its own: what it says, and where it comes down to Nim the numbers in binary.
///
/// @param sentence what the theorem about the board says
record BoardLesson(Verdict verdict, BoardTheorem<?> theorem, Message sentence) implements Lesson {
    /// @return empty if the verdict does not rest on the theorem about its board
    static Optional<BoardLesson> of(Verdict verdict) {
        var components = verdict.question().sum().components();
        if (components.size() != 1 || EvidenceIn.closedForm(verdict.evidence()).isEmpty()) return Optional.empty();
        return components.getFirst().game().rules() instanceof Rules.OnBoard(var _, var _, var board)
                ? Theorems.onBoard(board).flatMap(theorem -> of(verdict, theorem))
                : Optional.empty();
    }

    private static Optional<BoardLesson> of(Verdict verdict, BoardTheorem<?> theorem) {
        return theorem.sentence().map(sentence -> new BoardLesson(verdict, theorem, sentence));
    }

    @Override
    public void tell(Blocks blocks) {
        blocks.say(sentence);
        columns().ifPresent(columns -> columns.tell(blocks));
        if (verdict.question().sum().play() == Play.MISERE) tellMisere(blocks);
        if (component().position() instanceof BoardPosition(var state, var _)
                && state instanceof Edges graph
                && graph.count() > 0) new FusionTable(FusedPart.of(graph)).tell(blocks);
        if (verdict.outcome() == Outcome.P) {
            blocks.say(Message.of("explain.board.lost"));
        } else {
            blocks.say(Message.of("explain.board.won"));
            new Example(verdict).tell(blocks);
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
        return component().position() instanceof BoardPosition position
                ? theorem.heaps(position).map(BinaryColumns::of)
                : Optional.empty();
    }

    private Component component() {
        return verdict.question().sum().components().getFirst();
    }
}
