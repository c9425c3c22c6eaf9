package grundy.solve.table;

import grundy.answer.BoardsTable;
import grundy.engine.rewrite.BoardSearch;
import grundy.limit.Limits;
import grundy.question.BoardsQuestion;
import grundy.rules.RulesException;
import grundy.text.Message;

/// Solves all boards of one size.
public final class BoardsSolver {
    private BoardsSolver() {}

    /// @throws grundy.limit.LimitException if there are too many boards, or the limits end the work
    /// @throws RulesException if the game has no boards of letters, or no nim-values, or play can go on for ever
    public static BoardsTable of(BoardsQuestion question, Limits limits) {
        var board = BoardsQuestion.board(question.game().rules())
                .orElseThrow(() -> new RulesException(Message.of("boards.rules")));
        boolean impartial = board.rules().isImpartial();
        if (question.wantsValues() && !impartial) throw new RulesException(Message.of("boards.no-values"));
        if (board.rules().isStrip() && question.rows() > 1) throw new RulesException(Message.of("boards.strip"));
        var search = new BoardSearch(
                board, question.rows(), question.columns(), question.play(), question.wantsValues(), limits);
        return new SearchedBoards(
                question.game(),
                question.play(),
                question.rows(),
                question.columns(),
                search,
                question.wantsValues(),
                board.notation(),
                impartial);
    }
}
