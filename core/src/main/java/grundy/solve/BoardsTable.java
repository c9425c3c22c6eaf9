package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.rewrite.BoardSearch;
import grundy.limit.Limits;
import grundy.rules.RulesException;
import grundy.rules.rewrite.LetterNotation;
import grundy.text.Message;
import grundy.value.Outcome;
import java.util.EnumMap;
import java.util.Map;

/// Who wins on all boards of one size, and perhaps what they are worth. Letters that no move looks at are one letter.
public final class BoardsTable implements Answer {
    private final BoardsQuestion question;
    private final BoardSearch search;
    private final LetterNotation notation;
    private final boolean impartial;
    private final Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);

    private BoardsTable(BoardsQuestion question, BoardSearch search, LetterNotation notation, boolean impartial) {
        this.question = question;
        this.search = search;
        this.notation = notation;
        this.impartial = impartial;
        for (long number = 0; number < size(); number++) counts.merge(search.outcome(number), 1L, Long::sum);
    }

    /// @throws grundy.limit.LimitException if there are too many boards, or the limits end the work
    /// @throws RulesException if the game has no boards of letters, or no nim-values, or play can go on for ever
    static BoardsTable of(BoardsQuestion question, Limits limits) {
        var board = BoardsQuestion.board(question.game().rules())
                .orElseThrow(() -> new RulesException(Message.of("boards.rules")));
        boolean impartial = board.rules().isImpartial();
        if (question.wantsValues() && !impartial) throw new RulesException(Message.of("boards.no-values"));
        if (board.rules().isStrip() && question.rows() > 1) throw new RulesException(Message.of("boards.strip"));
        var search = new BoardSearch(
                board, question.rows(), question.columns(), question.play(), question.wantsValues(), limits);
        return new BoardsTable(question, search, board.notation(), impartial);
    }

    /// @return what was asked
    public BoardsQuestion question() {
        return question;
    }

    /// @return whether Left and Right have the same moves
    public boolean isImpartial() {
        return impartial;
    }

    /// @return how many boards there are
    public long size() {
        return search.size();
    }

    /// @return on how many of them an outcome is that of perfect play
    public long count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0L);
    }

    /// Is told boards one by one.
    @FunctionalInterface
    public interface Visitor {
        /// @param board as one writes it
        /// @param value the nim-value; 0 where none was wanted
        /// @return whether others are wanted
        boolean board(String board, Outcome outcome, int value);
    }

    /// Tells all boards, or of impartial rules without values the lost ones.
    public void visit(Visitor visitor) {
        boolean all = !impartial || question.wantsValues();
        for (long number = 0; number < size(); number++) {
            var outcome = search.outcome(number);
            if (!all && outcome != Outcome.P) continue;
            int value = question.wantsValues() ? search.value(number) : 0;
            if (!visitor.board(notation.write(search.board(number)), outcome, value)) return;
        }
    }

    /// @return every board was looked at
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
