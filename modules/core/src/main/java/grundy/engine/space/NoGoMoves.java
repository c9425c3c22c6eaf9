package grundy.engine.space;

/// The moves of {@link grundy.rules.board.grid.NoGo}.
final class NoGoMoves implements StoneMoves {
    @Override
    public void generate(long free, long own, long other, Sink sink) {
        for (long open = free; open != 0; open &= open - 1) {
            long square = open & -open;
            long left = free & ~square;
            if (breathes(own | square, left) && breathes(other, left)) sink.option(left, own | square, other);
        }
    }

    /// @return whether every group of a colour stands beside a free square
    private boolean breathes(long stones, long free) {
        return region(beside(free) & stones, stones) == stones;
    }

    @Override
    public long beside(long set) {
        return FRAME.beside(set, FIRST_COLUMN, LAST_COLUMN);
    }

    @Override
    public boolean isAlive(long free, long pieces) {
        return free != 0;
    }
}
