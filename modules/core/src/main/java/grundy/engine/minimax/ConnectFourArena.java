package grundy.engine.minimax;

import grundy.rules.scored.ConnectFour;

/// Connect Four on bitboards: a position is a word for the discs of the player about to move and one for all. Mirror
/// images are one position. The number of a move is the bit of its square.
///
/// Moves that lose at once are left out, a threat is answered, and two threats at once win. What is read off without
/// search: whoever has no line left does not win; where columns are even, the other player answers on top of each disc
/// (Allis 1988). Moves that make most threats come first (Tromp 2008, Pons 2015).
final class ConnectFourArena extends SearchArena<ConnectFour.Discs> {
    private static final int FOUR = 4;

    /// The number of free squares up to which a position is searched faster than it is looked up.
    private static final int FEW_FREE = 9;

    /// The number of free squares up to which options are searched faster than they are looked up.
    private static final int FEW_AHEAD = 14;

    private final ConnectFour rules;
    private final int columns;
    private final int step;
    private final long bottoms;
    private final long board;
    private final int[] central;

    /// The squares of the first, third, … row.
    private final long odds;

    private final boolean hasEvenColumns;
    private long mover;
    private long all;
    private long worthwhile;
    private boolean isForced;
    private boolean mirrored;

    ConnectFourArena(ConnectFour rules) {
        this.rules = rules;
        this.columns = rules.columns();
        this.step = rules.rows() + 1;
        this.central = new int[columns * step];
        long bottom = 0;
        long squares = 0;
        for (int column = 0; column < columns; column++) {
            bottom |= rules.bottom(column);
            squares |= rules.column(column);
            for (int row = 0; row < step; row++) central[column * step + row] = Math.min(column, columns - 1 - column);
        }
        this.bottoms = bottom;
        this.board = squares;
        long odd = 0;
        for (int row = 0; row < rules.rows(); row += 2) odd |= bottom << row;
        this.odds = odd;
        this.hasEvenColumns = rules.rows() % 2 == 0;
    }

    @Override
    void set(ConnectFour.Discs discs) {
        mover = discs.mover();
        all = discs.all();
    }

    @Override
    void survey() {
        lower = -1;
        upper = 1;
        if (rules.hasFour(all ^ mover)) {
            upper = -1;
            return;
        }
        long possible = all + bottoms & board;
        if ((wins(mover) & possible) != 0) {
            lower = 1;
            return;
        }
        long free = board & ~all;
        if (Long.bitCount(free) == 0) {
            lower = upper = 0;
            return;
        }
        threats(possible);
        if (worthwhile == 0) upper = -1;
        else if (Long.bitCount(free) <= 2) lower = upper = 0;
        else if (hasFork()) lower = 1;
        else {
            hopes(free);
            if (hasEvenColumns) followUp(possible, free);
        }
    }

    /// Returns whether a move makes two threats that cannot both be answered: on two lowest free squares, or on one
    /// and on the square above it.
    private boolean hasFork() {
        for (long rest = worthwhile; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long threats = wins(mover | move) & ~move;
            long next = threats & (all | move) + bottoms;
            if (next != 0 && ((next & next - 1) != 0 || (threats & next << 1) != 0)) return true;
        }
        return false;
    }

    /// Leaves the moves that do not let the other player win at once.
    private void threats(long possible) {
        long against = wins(all ^ mover);
        long forced = possible & against;
        isForced = forced != 0;
        if (isForced) possible = (forced & forced - 1) == 0 ? forced : 0;
        worthwhile = possible & ~(against >>> 1);
    }

    /// Whoever could not have four even if all free squares were his cannot win.
    private void hopes(long free) {
        if (!rules.hasFour(mover | free)) upper = 0;
        if (!rules.hasFour(all ^ mover | free)) lower = 0;
    }

    /// What the other player reaches by answering each disc with one on top of it, in columns of an even number of
    /// squares (claimeven; Allis 1988).
    ///
    /// @param next the lowest free square of each column
    private void followUp(long next, long free) {
        long uneven = next & ~odds;
        if (uneven == 0) {
            if (!rules.hasFour(mover | free & odds)) upper = Math.min(upper, 0);
        } else if ((uneven & uneven - 1) == 0) {
            zugzwang(rules.column(Long.numberOfTrailingZeros(uneven) / step) & free, free);
        }
    }

    /// Where one column alone has an odd number of free squares, and the other player completes four on a square in
    /// it that falls to him, the player about to move must let him in the end, unless he has four before.
    ///
    /// @param column the free squares of that column
    private void zugzwang(long column, long free) {
        long threats = wins(all ^ mover) & column & odds;
        if (threats == 0) return;
        long below = Long.lowestOneBit(threats) - 1;
        long own = free & ~column & odds | column & ~odds & below;
        if (!rules.hasFour(mover | own)) upper = -1;
    }

    /// @return the free squares of the board on which a disc would complete four
    private long wins(long discs) {
        long wins = discs << 1 & discs << 2 & discs << 3;
        if (columns >= FOUR) wins |= wins(discs, step - 1) | wins(discs, step) | wins(discs, step + 1);
        return wins & board & ~all;
    }

    private static long wins(long discs, int step) {
        long above = discs << step & discs << 2 * step;
        long below = discs >>> step & discs >>> 2 * step;
        return above & (discs << 3 * step | discs >>> step) | below & (discs << step | discs >>> 3 * step);
    }

    @Override
    int moves(OrderedMoves into) {
        for (long rest = worthwhile; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            int square = Long.numberOfTrailingZeros(move);
            into.add(square, Long.bitCount(wins(mover | move) & ~move) * columns + central[square]);
        }
        return into.count();
    }

    @Override
    boolean isStorable() {
        return !isForced && Long.bitCount(all) < columns * rules.rows() - FEW_FREE;
    }

    @Override
    boolean looksAhead() {
        return Long.bitCount(all) < columns * rules.rows() - FEW_AHEAD;
    }

    @Override
    long points(int move) {
        return 0;
    }

    @Override
    boolean play(int move) {
        mover ^= all;
        all |= 1L << move;
        return false;
    }

    @Override
    void undo(int move) {
        all ^= 1L << move;
        mover ^= all;
    }

    @Override
    long key() {
        long own = mover + all;
        long mirror = 0;
        long column = (1L << step) - 1;
        for (int i = 0; i < columns; i++) mirror = mirror << step | own >>> i * step & column;
        mirrored = mirror < own;
        return mirrored ? mirror : own;
    }

    @Override
    int toTable(int move) {
        return move >= 0 && mirrored() ? mirror(move) : move;
    }

    @Override
    int fromTable(int move) {
        return mirrored ? mirror(move) : move;
    }

    /// The search has been elsewhere since the key was made.
    private boolean mirrored() {
        key();
        return mirrored;
    }

    private int mirror(int move) {
        return (columns - 1 - move / step) * step + move % step;
    }

    @Override
    long reach() {
        return 1;
    }
}
