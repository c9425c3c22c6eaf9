package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.LetterNotation;
import grundy.rules.rewrite.TwoColourBoard;
import java.util.ArrayList;
import java.util.List;

/// NoGo (Anti-Atari Go): Left puts a stone x, Right a stone o on a free square, so that every group of stones of one
/// colour, own or other, still stands beside a free square.
///
/// Source: N. Pelekis 2011.
public record NoGo() implements TwoColourBoard {
    private static final LetterNotation NOTATION = LetterNotation.of(false, ".xo");

    @Override
    public LetterNotation notation() {
        return NOTATION;
    }

    @Override
    public List<LetterGrid> options(LetterGrid board, byte stone) {
        var options = new ArrayList<LetterGrid>();
        var codes = board.codes();
        for (int at = 0; at < codes.length; at++) {
            if (codes[at] != FREE) continue;
            var after = codes.clone();
            after[at] = stone;
            if (everyGroupBreathes(board, after)) options.add(new LetterGrid(board.rows(), board.columns(), after));
        }
        return options;
    }

    private static boolean everyGroupBreathes(LetterGrid board, byte[] codes) {
        var visited = new boolean[codes.length];
        for (int at = 0; at < codes.length; at++)
            if (codes[at] > FREE && !visited[at] && !breathes(board, codes, at, visited)) return false;
        return true;
    }

    private static boolean breathes(LetterGrid board, byte[] codes, int start, boolean[] visited) {
        boolean breathes = false;
        var open = new ArrayList<Integer>(List.of(start));
        visited[start] = true;
        while (!open.isEmpty()) {
            int square = open.removeLast();
            for (int way = 0; way < 4; way++) {
                int row = square / board.columns() + (way - 1) % 2;
                int column = square % board.columns() + (way - 2) % 2;
                if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) continue;
                int next = row * board.columns() + column;
                if (codes[next] == FREE) breathes = true;
                if (codes[next] != codes[start] || visited[next]) continue;
                visited[next] = true;
                open.add(next);
            }
        }
        return breathes;
    }

    /// Free squares and stones that hang together; a hole is no free square.
    @Override
    public List<LetterGrid> parts(LetterGrid board) {
        var codes = board.codes();
        var parts = new ArrayList<LetterGrid>();
        for (int start = 0; start < codes.length; start++) {
            if (codes[start] == Alphabet.NO_SQUARE) continue;
            var region = new boolean[codes.length];
            if (take(board, codes, start, region)) parts.add(board.crop(region).least());
        }
        return parts.isEmpty() ? List.of(LetterGrid.EMPTY) : parts;
    }

    /// @return whether a square is free
    private static boolean take(LetterGrid board, byte[] codes, int start, boolean[] region) {
        boolean free = codes[start] == FREE;
        var open = new ArrayList<Integer>(List.of(start));
        codes[start] = Alphabet.NO_SQUARE;
        while (!open.isEmpty()) {
            int square = open.removeLast();
            region[square] = true;
            for (int way = 0; way < 4; way++) {
                int row = square / board.columns() + (way - 1) % 2;
                int column = square % board.columns() + (way - 2) % 2;
                if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) continue;
                int next = row * board.columns() + column;
                if (codes[next] == Alphabet.NO_SQUARE) continue;
                free |= codes[next] == FREE;
                codes[next] = Alphabet.NO_SQUARE;
                open.add(next);
            }
        }
        return free;
    }
}
