package grundy.solve.table;

import grundy.answer.BoardsTable;
import grundy.check.Evidence;
import grundy.engine.rewrite.BoardSearch;
import grundy.rules.Game;
import grundy.rules.rewrite.LetterNotation;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.EnumMap;
import java.util.Map;

/// All boards of one size, looked up in the search that went through them.
final class SearchedBoards implements BoardsTable {
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
    SearchedBoards(
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

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Play play() {
        return play;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public boolean hasValues() {
        return hasValues;
    }

    @Override
    public boolean isImpartial() {
        return impartial;
    }

    @Override
    public long size() {
        return search.size();
    }

    @Override
    public long count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0L);
    }

    @Override
    public void visit(Visitor visitor) {
        boolean all = !impartial || hasValues;
        for (long number = 0; number < size(); number++) {
            var outcome = search.outcome(number);
            if (!all && outcome != Outcome.P) continue;
            int value = hasValues ? search.value(number) : 0;
            if (!visitor.board(notation.write(search.board(number)), outcome, value)) return;
        }
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
