package grundy.engine.rewrite;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RulesException;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.Arrays;

/// All boards of one size, whatever stands on them: who wins, or what they are worth, by the definition.
///
/// Status: the definition itself. Cost: time proportional to the options, for who wins up to the first lost one; a byte
/// a board, and where Left and Right have moves of their own two.
public final class BoardSearch {
    /// The most boards, counted for each player to move where that makes a difference.
    public static final long MOST = 2_000_000_000;

    private static final int OPEN = 0;
    private static final int ENTERED = 255;
    private static final int LOST = 1;
    private static final int WON = 2;
    private static final int MOST_VALUE = ENTERED - 2;
    private static final int TOLD_EVERY = 1 << 16;
    private static final Side[] SIDES = Side.values();

    private final NumberedBoards boards;
    private final boolean wantsValues;
    private final Play play;
    private final int sides;

    @SuppressWarnings("unused") // it is held as long as the table is
    private final MemoryLedger.Grant memory;

    /// For each board and each player to move: 1 and the value, or who wins.
    private final byte[] table;

    private int[] path = new int[64];
    private int[] options = new int[1 << 10];
    private int[] begins = new int[64];
    private int depth;
    private int optionCount;

    /// @param rows of the boards
    /// @param wantsValues whether nim-values are wanted, which only impartial rules have
    /// @throws LimitException if there are too many boards, or the limits end it
    /// @throws RulesException if play can go on for ever
    public BoardSearch(RewriteBoard board, int rows, int columns, Play play, boolean wantsValues, Limits limits) {
        this.sides = board.rules().isImpartial() ? 1 : 2;
        this.boards = NumberedBoards.of(board, rows, columns, MOST / sides);
        this.wantsValues = wantsValues;
        this.play = play;
        this.memory = limits.memory().grant();
        memory.take(boards.size() * sides);
        this.table = new byte[(int) (boards.size() * sides)];
        for (int state = 0; state < table.length; state++) {
            if (state % TOLD_EVERY == 0) limits.checkpoint("progress.box", state, table.length);
            if (table[state] == OPEN) search(state);
        }
    }

    /// @return the number of boards
    public long size() {
        return boards.size();
    }

    /// @return the board with a number, from 0 on
    public LetterGrid board(long number) {
        return boards.board(number);
    }

    /// @return the outcome there
    public Outcome outcome(long number) {
        boolean left = isWon((int) (number * sides));
        return Outcome.ofBeginners(left, sides == 1 ? left : isWon((int) (number * sides + 1)));
    }

    /// @return the nim-value, if values were wanted
    public int value(long number) {
        return (table[(int) number] & 0xff) - 1;
    }

    private boolean isWon(int state) {
        return (table[state] & 0xff) > LOST;
    }

    private void search(int first) {
        enter(first);
        while (depth > 0) {
            int next = nextOpen();
            if (next >= 0) {
                enter(next);
                continue;
            }
            depth--;
            table[path[depth]] = (byte) result();
            optionCount = begins[depth];
        }
    }

    /// Takes a state and lists its options; one with a lost option is known at once.
    private void enter(int state) {
        Checkpoint.step();
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            begins = Arrays.copyOf(begins, 2 * depth);
        }
        path[depth] = state;
        begins[depth] = optionCount;
        depth++;
        table[state] = (byte) ENTERED;
        int side = state % sides;
        boards.options(state / sides, SIDES[side], this::add);
    }

    private boolean add(long number) {
        int mover = path[depth - 1] % sides;
        int state = (int) (number * sides) + sides - 1 - mover;
        if (optionCount == options.length) options = Arrays.copyOf(options, 2 * optionCount);
        options[optionCount++] = state;
        return wantsValues || table[state] != LOST;
    }

    /// @return an option of the last state of the path that is not known yet, or -1
    private int nextOpen() {
        for (int i = optionCount - 1; i >= begins[depth - 1]; i--) {
            int value = optionValue(i);
            if (value == ENTERED) throw new RulesException(Message.of("board.endless"));
            if (value == OPEN) return options[i];
            if (!wantsValues && value == LOST) {
                options[optionCount - 1] = options[i];
                return -1;
            }
        }
        return -1;
    }

    private int optionValue(int option) {
        return table[options[option]] & 0xff;
    }

    /// @return the result known of the state whose options are last on the stack
    private int result() {
        int from = begins[depth];
        if (from == optionCount) return play == Play.MISERE ? WON : LOST;
        if (!wantsValues) return optionValue(optionCount - 1) == LOST ? WON : LOST;
        var reached = new long[(ENTERED >> 6) + 1];
        for (int i = from; i < optionCount; i++) {
            int value = optionValue(i) - 1;
            reached[value >> 6] |= 1L << value;
        }
        int mex = 0;
        while ((reached[mex >> 6] >>> mex & 1) != 0) mex++;
        if (mex > MOST_VALUE) throw new LimitException(Message.of("limit.box-value", "most", MOST_VALUE));
        return mex + 1;
    }
}
