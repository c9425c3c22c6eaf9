package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import grundy.rules.Position;
import java.util.Arrays;
import java.util.List;

/// The single components that occur in the sums of one search, as numbers: position `id` of game `g` is the part
/// `id * games + g`. Their options are kept while they take little memory, and worked out again beyond that.
public final class PartNumbers {
    private static final int KEPT = 1 << 24;
    private static final char ENDED = 1;
    private static final char RUNNING = 2;
    private final List<PositionSpace> games;
    private final int sides;
    private final SearchMeter meter;
    private final OptionBuffer buffer;
    private int[][] options = {};
    private int count;
    private char[] states = {};

    /// Plus 1; 0 where nobody asked yet.
    private int[] mobilities = {};

    /// Plus 1; 0 where nobody asked yet, -1 where none is known.
    private int[] negatives = {};

    /// @param sides 1, or 2 if Left and Right have moves of their own
    public PartNumbers(List<PositionSpace> games, int sides, SearchMeter meter) {
        this.games = games;
        this.sides = sides;
        this.meter = meter;
        this.buffer = new OptionBuffer(meter);
    }

    /// Returns the number of a position of a game; a new one if it was never met.
    public int idOf(int game, Position position) {
        return part(games.get(game).idOf(position), game);
    }

    private int part(int id, int game) {
        return Math.addExact(Math.multiplyExact(id, games.size()), game);
    }

    /// @return whether any side has a move in the part
    boolean isRunning(int part) {
        if (part >= states.length) states = meter.grow(states, part + 1);
        if (states[part] == 0) states[part] = hasMove(part) ? RUNNING : ENDED;
        return states[part] == RUNNING;
    }

    private boolean hasMove(int part) {
        var game = games.get(part % games.size());
        for (int side = 0; side < sides; side++) if (game.hasOption(part / games.size(), side)) return true;
        return false;
    }

    /// @return the number of a side's moves in a part
    public int mobility(int part, int side) {
        int index = part * sides + side;
        if (index >= mobilities.length) mobilities = meter.grow(mobilities, index + 1);
        if (mobilities[index] == 0) mobilities[index] = 1 + counted(part % games.size(), part / games.size(), side);
        return mobilities[index] - 1;
    }

    private int counted(int game, int id, int side) {
        var its = games.get(game);
        return its.isNegative(id) ? its.mobility(its.negative(id), 1 - side) : its.mobility(id, side);
    }

    /// @return the options of a part, concatenated as in an {@link OptionBuffer}
    public int[] options(int part, int side) {
        int index = part * sides + side;
        if (index < options.length && options[index] != null) return options[index];
        var found = expanded(part % games.size(), part / games.size(), side);
        if (count + found.length > KEPT) return found;
        if (index >= options.length) {
            int length = index + (index >> 1) + 64;
            meter.charge(4L * (length - options.length));
            options = Arrays.copyOf(options, length);
        }
        meter.charge(16 + 4L * found.length);
        count += found.length;
        options[index] = found;
        return found;
    }

    private int[] expanded(int game, int id, int side) {
        buffer.truncate(0);
        var its = games.get(game);
        boolean isNegative = its.isNegative(id);
        if (isNegative) its.expand(its.negative(id), 1 - side, buffer);
        else its.expand(id, side, buffer);
        var found = Arrays.copyOf(buffer.entries(), buffer.size());
        for (int i = 0; i < found.length; i++)
            if (found[i] >= 0) found[i] = part(isNegative ? its.negative(found[i]) : found[i], game);
        return found;
    }

    /// @return the number of the negative of a part; -1 if it is unknown
    public int negative(int part) {
        if (part >= negatives.length) negatives = meter.grow(negatives, part + 1);
        if (negatives[part] == 0) {
            int negative = games.get(part % games.size()).negative(part / games.size());
            negatives[part] = negative < 0 ? -1 : 1 + part(negative, part % games.size());
        }
        return negatives[part] < 0 ? -1 : negatives[part] - 1;
    }

    /// @return whether the sum of two parts is 0, since they are each other's negatives and play always ends
    public boolean cancel(int one, int other) {
        return one % games.size() == other % games.size()
                && negative(one) == other
                && games.get(one % games.size()).alwaysEnds();
    }

    /// @return whether the part is represented as the negative of another
    public boolean isNegative(int part) {
        return games.get(part % games.size()).isNegative(part / games.size());
    }
}
