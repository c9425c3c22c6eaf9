package grundy.explain;

import grundy.engine.Move;
import grundy.rules.Sum;
import grundy.solve.Verdict;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.DisplayWidth;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The boards of a sum drawn with letters, beside them a winning move of each side: what changes stands in brackets.
record BoardArt(Verdict verdict) implements Lesson {
    private static final int MOST_BOARDS = 3;
    private static final int MOST_ROWS = 16;
    private static final int MOST_COLUMNS = 30;

    /// Winning moves among which one of each side and in each component is looked for.
    private static final int MOST_MOVES = 100;

    private static final int GAP = 4;

    @Override
    public void tell(Blocks blocks) {
        var sum = verdict.question().sum();
        if (sum.components().size() > MOST_BOARDS) return;
        var moves = verdict.moves().first(MOST_MOVES);
        for (int i = 0; i < sum.components().size(); i++) tell(sum, i, moves, blocks);
    }

    private static void tell(Sum sum, int component, List<Move> moves, Blocks blocks) {
        var of = sum.components().get(component);
        var seen = SeenBoard.of(of.game().rules(), of.position()).filter(BoardArt::isDrawn);
        if (seen.isEmpty()) return;
        var board = seen.get();
        var pictures = new ArrayList<List<String>>();
        pictures.add(lines("", board, board));
        for (var side : sides(moves))
            first(moves, component, side, board)
                    .ifPresent(after -> pictures.add(lines(label(blocks, side), after, board)));
        blocks.gap();
        var alone = new Block.Art(beside(List.of(lines(board, board))), List.of());
        blocks.add(pictures.size() == 1 ? alone : new Block.Art(beside(pictures), List.of(alone)));
        blocks.gap();
    }

    private static boolean isDrawn(SeenBoard board) {
        return board.rows() > 1 && board.rows() <= MOST_ROWS && board.columns() <= MOST_COLUMNS;
    }

    /// @return the sides that have winning moves; null if both have the same ones
    private static List<@Nullable Side> sides(List<Move> moves) {
        var sides = new ArrayList<@Nullable Side>();
        for (var move : moves) if (!sides.contains(move.side())) sides.add(move.side());
        return sides;
    }

    private static Optional<SeenBoard> first(List<Move> moves, int component, @Nullable Side side, SeenBoard board) {
        return moves.stream()
                .filter(move -> move.side() == side && move.steps().size() == 1)
                .map(move -> move.steps().getFirst())
                .filter(step -> step.component() == component && step.to().size() == 1)
                .findFirst()
                .flatMap(step -> board.after(step.to().getFirst()));
    }

    private static String label(Blocks blocks, @Nullable Side side) {
        if (side == null) return blocks.phrase(Message.of("explain.board.wins"));
        return blocks.phrase(Message.of(side == Side.LEFT ? "explain.board.left" : "explain.board.right"));
    }

    private static List<String> lines(String label, SeenBoard board, SeenBoard before) {
        var lines = new ArrayList<String>();
        lines.add(" " + label);
        lines.addAll(lines(board, before));
        return lines;
    }

    private static List<String> lines(SeenBoard board, SeenBoard before) {
        var lines = new ArrayList<String>();
        for (int row = 0; row < board.rows(); row++) {
            var line = new StringBuilder(" ".repeat(2 * board.columns() + 1));
            for (int column = 0; column < board.columns(); column++) {
                line.setCharAt(2 * column + 1, board.letter(row, column));
                if (!board.differs(before, row, column)) continue;
                if (line.charAt(2 * column) == ' ') line.setCharAt(2 * column, '[');
                else line.setCharAt(2 * column, ' ');
                line.setCharAt(2 * column + 2, ']');
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static List<String> beside(List<List<String>> pictures) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < pictures.getFirst().size(); i++) {
            var line = new StringBuilder();
            for (var picture : pictures) {
                int width =
                        GAP + picture.stream().mapToInt(DisplayWidth::of).max().orElse(0);
                line.append(picture.get(i)).append(" ".repeat(width - DisplayWidth.of(picture.get(i))));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
