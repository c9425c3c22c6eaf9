package grundy.engine.space;

/// The moves of {@link grundy.rules.board.grid.Amazons}.
final class AmazonsMoves implements StoneMoves {
    @Override
    public void generate(long free, long own, long other, Sink sink) {
        for (long amazons = own; amazons != 0; amazons &= amazons - 1) {
            long from = amazons & -amazons;
            for (long targets = reachable(free, from); targets != 0; targets &= targets - 1) {
                long to = targets & -targets;
                long stands = own & ~from | to;
                long left = free & ~to | from;
                for (long burnt = reachable(left, to); burnt != 0; burnt &= burnt - 1)
                    sink.option(left & ~(burnt & -burnt), stands, other);
            }
        }
    }

    /// @return the free squares that a queen reaches from a square
    private static long reachable(long free, long square) {
        long up = ray(free, square, -8, -1L) | ray(free, square, 8, -1L);
        long along = ray(free, square, 1, ~FIRST_COLUMN) | ray(free, square, -1, ~LAST_COLUMN);
        long falling = ray(free, square, 9, ~FIRST_COLUMN) | ray(free, square, -9, ~LAST_COLUMN);
        return up | along | falling | ray(free, square, 7, ~LAST_COLUMN) | ray(free, square, -7, ~FIRST_COLUMN);
    }

    /// @param step from a square to the next one (unit: bits)
    /// @param inside where a step does not leave the board at its side
    private static long ray(long free, long square, int step, long inside) {
        long reached = 0;
        long at = square;
        do {
            at = (step > 0 ? at << step : at >>> -step) & inside & free;
            reached |= at;
        } while (at != 0);
        return reached;
    }

    @Override
    public long beside(long set) {
        long rows = set | set << 8 | set >>> 8;
        return rows | rows << 1 & ~FIRST_COLUMN | rows >>> 1 & ~LAST_COLUMN;
    }

    @Override
    public boolean isAlive(long free, long pieces) {
        return free != 0 && pieces != 0;
    }
}
