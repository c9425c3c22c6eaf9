package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.DisplayWidth;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The boards of a sum drawn with letters, beside them a winning move of each side: what changes stands in brackets.
public record BoardArt(Verdict verdict) implements Lesson {
    private static final int MOST_BOARDS = 3;
    private static final int MOST_ROWS = 16;
    private static final int MOST_COLUMNS = 30;

    /// Winning moves among which one of each side and in each component is looked for.
    private static final int MOST_MOVES = 100;

    private static final int GAP = 4;

    @Override
    public void tell(Blocks blocks) {
        int components = verdict.question().sum().components().size();
        if (components > MOST_BOARDS) return;
        for (int i = 0; i < components; i++) tell(MarkedMoves.of(verdict, i, MOST_MOVES), blocks);
    }

    private static void tell(MarkedMoves moves, Blocks blocks) {
        var rules = moves.component().game().rules();
        var marked = MarkedBoard.of(rules, moves.component().position()).filter(BoardArt::isDrawn);
        if (marked.isEmpty()) return;
        var board = marked.get();
        var pictures = new ArrayList<List<String>>();
        pictures.add(lines("", board, board));
        for (var side : moves.sides())
            moves.of(side)
                    .findFirst()
                    .flatMap(move -> board.after(rules, move.whole()))
                    .ifPresent(after -> pictures.add(lines(label(blocks, side), after, board)));
        blocks.gap();
        var alone = new Block.Art(beside(List.of(lines(board, board))), List.of());
        blocks.add(pictures.size() == 1 ? alone : new Block.Art(beside(pictures), List.of(alone)));
        blocks.gap();
    }

    private static boolean isDrawn(MarkedBoard board) {
        return board.rows() > 1 && board.rows() <= MOST_ROWS && board.columns() <= MOST_COLUMNS;
    }

    private static String label(Blocks blocks, @Nullable Side side) {
        if (side == null) return blocks.phrase(Message.of("explain.board.wins"));
        return blocks.phrase(Message.of(side == Side.LEFT ? "explain.board.left" : "explain.board.right"));
    }

    private static List<String> lines(String label, MarkedBoard board, MarkedBoard before) {
        var lines = new ArrayList<String>();
        lines.add(" " + label);
        lines.addAll(lines(board, before));
        return lines;
    }

    private static List<String> lines(MarkedBoard board, MarkedBoard before) {
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
