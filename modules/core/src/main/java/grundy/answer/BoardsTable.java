package grundy.answer;

import grundy.check.Evidence;
import grundy.engine.rewrite.BoardSearch;
import grundy.rules.Game;
import grundy.rules.rewrite.LetterNotation;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.EnumMap;
import java.util.Map;

/// The outcomes of all boards of one size, and their nim-values if these were found. Letters that no
/// move reads are one letter.
public final class BoardsTable implements Answer {
    private final Game game;
    private final Play play;
    private final int rows;
    private final int columns;
    private final boolean hasValues;
    private final BoardSearch search;
    private final LetterNotation notation;
    private final boolean impartial;
    private final Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);

    /// @param search of all boards of the size
    /// @param hasValues whether it found nim-values
    /// @param impartial whether Left and Right have the same moves
    public BoardsTable(
            Game game,
            Play play,
            int rows,
            int columns,
            BoardSearch search,
            boolean hasValues,
            LetterNotation notation,
            boolean impartial) {
        this.game = game;
        this.play = play;
        this.rows = rows;
        this.columns = columns;
        this.search = search;
        this.hasValues = hasValues;
        this.notation = notation;
        this.impartial = impartial;
        for (long number = 0; number < size(); number++) counts.merge(search.outcome(number), 1L, Long::sum);
    }

    /// @return the game on a strip or a grid of letters
    public Game game() {
        return game;
    }

    /// @return how it is played
    public Play play() {
        return play;
    }

    /// @return the number of rows of the boards
    public int rows() {
        return rows;
    }

    /// @return how many columns the boards have
    public int columns() {
        return columns;
    }

    /// @return whether nim-values were wanted
    public boolean hasValues() {
        return hasValues;
    }

    /// @return whether Left and Right have the same moves
    public boolean isImpartial() {
        return impartial;
    }

    /// @return the number of boards
    public long size() {
        return search.size();
    }

    /// @return on how many of them an outcome is that of perfect play
    public long count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0L);
    }

    /// Receives boards one by one.
    @FunctionalInterface
    public interface Visitor {
        /// @param board as one writes it
        /// @param value the nim-value; 0 where none was wanted
        /// @return whether others are wanted
        boolean board(String board, Outcome outcome, int value);
    }

    /// Visits all boards, or with impartial rules and without values only the P-positions.
    public void visit(Visitor visitor) {
        boolean all = !impartial || hasValues;
        for (long number = 0; number < size(); number++) {
            var outcome = search.outcome(number);
            if (!all && outcome != Outcome.P) continue;
            int value = hasValues ? search.value(number) : 0;
            if (!visitor.board(notation.write(search.board(number)), outcome, value)) return;
        }
    }

    /// @return every board was examined
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
