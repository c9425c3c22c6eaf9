package grundy.theory.nim;

import grundy.rules.Board;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;

/// Boards that come down to Nim in normal and in misere play.
public final class NimBoard {
    private NimBoard() {}

    /// @param form one that meets the condition for misere play of {@link NimReduction}
    /// @param sentence what the heaps are
    public static <P> BoardTheorem<P> of(
            String id, Board<P> board, Class<P> states, NimReduction<P> form, Message sentence) {
        return BoardTheorem.tame(id, board, states, form, new MisereReduced<>(form))
                .saying(sentence)
                .sayingInMisere(Message.of("explain.board.nim-misere"))
                .showing(form::labelledHeaps);
    }
}
