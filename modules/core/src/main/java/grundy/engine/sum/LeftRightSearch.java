package grundy.engine.sum;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PartNumbers;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SequenceIndex;
import grundy.engine.words.SearchMeter;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.text.Message;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds who wins a sum in which Left and Right have moves of their own, in normal play: small parts by
/// their values, which add up to one, the others by search with early cut.
///
/// Sums are represented as in {@link SumRows}, and each is examined once; what is known stays where the
/// limits end a search. Of a sum all moves are looked up before any is searched, and those come first
/// that leave the other side few replies. Status: the definition, and that values add. Cost: a row of
/// numbers for each sum looked at, the options of each part once, the values of small parts.
final class LeftRightSearch {
    private static final int LEFT = 0;
    private static final int RIGHT = 1;
    private static final byte UNKNOWN = 0;
    private static final byte OPEN = 1;
    private static final byte WINS = 2;
    private static final byte LOSES = 3;

    /// The number of one's own moves that a reply of the other side outweighs.
    private static final int WEIGHT_OF_REPLIES = 3;

    /// In a number one moves last (number avoidance), but may have to where the others are worth a number, too.
    private static final int IN_NUMBER = 1 << 20;

    private static final int MOST_PROMISE = 1 << 30;

    private final List<Integer> games = new ArrayList<>();
    private final PartNumbers parts;
    private final CanonicalForms forms;
    private final SearchMeter meter;
    private final SmallValues small;
    private final SumRows rows;
    private final SequenceIndex sums;

    /// For each sum, the result for the side to move.
    private byte[] results = new byte[64];

    /// Moves that wait to be searched: how much they promise, the less the better, above the row that they lead to.
    private long[] moves = new long[256];

    private int moveCount;
    private int depth;

    /// @param components as they are at the start
    /// @param packed whether to pack positions into words where the rules allow it
    LeftRightSearch(List<Component> components, Limits limits, boolean packed) {
        this.meter = new SearchMeter(limits);
        this.forms = new CanonicalForms(limits.memory().grant());
        this.sums = new SequenceIndex(meter);
        meter.foresee(() -> components.stream()
                .map(component -> FollowerCount.inOneMove(component.game().rules(), component.position()))
                .reduce(BigInteger.ONE, BigInteger::max));
        var rules = new ArrayList<RuleTree>();
        var spaces = new ArrayList<PositionSpace>();
        for (var component : components) {
            var own = component.game().rules();
            if (!rules.contains(own)) {
                rules.add(own);
                spaces.add(space(own, components, packed));
            }
            games.add(rules.indexOf(own));
        }
        this.parts = new PartNumbers(spaces, 2, meter);
        this.small = new SmallValues(parts, forms, meter);
        this.rows = new SumRows(parts, forms, small, meter);
    }

    private PositionSpace space(RuleTree rules, List<Component> components, boolean packed) {
        var space = RuleShape.signedSpace(rules, packed, meter);
        space.expect(components.stream()
                .filter(component -> component.game().rules().equals(rules))
                .map(Component::position)
                .toList());
        return space;
    }

    /// @param sum what each component has become
    /// @param first who begins
    /// @return whether Left wins
    /// @throws CycleException if play can come back to a position
    /// @throws grundy.engine.words.UnfitException if a component does not go into the words chosen for its game
    /// @throws LimitException if more is needed than the limits allow
    boolean leftWins(List<List<Position>> sum, Side first) {
        int top = rows.top();
        try {
            rows.begin(forms.zero());
            for (int i = 0; i < sum.size(); i++)
                for (var position : sum.get(i)) rows.add(parts.idOf(games.get(i), position));
            return wins(rows.finish(first == Side.LEFT ? LEFT : RIGHT)) == (first == Side.LEFT);
        } finally {
            rows.truncate(top);
        }
    }

    /// @return the number of sums and small parts that were examined
    long positions() {
        return sums.size() + small.positions();
    }

    /// @return whether the side to move wins
    private boolean wins(int row) {
        if (rows.firstOf(row) == rows.endOf(row)) return winsForm(row);
        int id = sums.idOf(rows.numbers(), row + 1, rows.numbers()[row]);
        if (id >= results.length) results = meter.grow(results, id + 1);
        if (results[id] == OPEN) throw new CycleException();
        if (results[id] != UNKNOWN) return results[id] == WINS;
        if (depth == SmallValues.DEEPEST)
            throw new LimitException(Message.of("limit.deep-sum", "limit", SmallValues.DEEPEST));
        depth++;
        results[id] = OPEN;
        byte found = UNKNOWN;
        int top = rows.top();
        int count = moveCount;
        try {
            found = tryMoves(row) ? WINS : LOSES;
            if (found == LOSES) learn(row);
        } finally {
            depth--;
            results[id] = found;
            rows.truncate(top);
            moveCount = count;
        }
        return found == WINS;
    }

    /// Where one part is left that is its own negative, as the rest is, and the side to move loses, the other side
    /// loses, too, if it begins: part and rest are worth the same.
    private void learn(int row) {
        int part = rows.numbers()[rows.firstOf(row)];
        int form = rows.formOf(row);
        if (rows.firstOf(row) + 1 == rows.endOf(row) && parts.negative(part) == part && forms.negative(form) == form)
            small.learn(part, form);
    }

    private boolean winsForm(int row) {
        int form = rows.formOf(row);
        return rows.moverOf(row) == LEFT ? !forms.isAtMost(form, forms.zero()) : !forms.isAtMost(forms.zero(), form);
    }

    private byte knownResult(int row) {
        if (rows.firstOf(row) == rows.endOf(row)) return winsForm(row) ? WINS : LOSES;
        int id = sums.find(rows.numbers(), row + 1, rows.numbers()[row]);
        return id < 0 ? UNKNOWN : results[id];
    }

    private boolean tryMoves(int row) {
        int first = moveCount;
        if (addMoves(row)) return true;
        Arrays.sort(moves, first, moveCount);
        for (int i = first; i < moveCount; i++) {
            meter.tick();
            if (!wins((int) moves[i])) return true;
        }
        return false;
    }

    /// Adds the moves of which nothing is known.
    ///
    /// @return whether one is known to win
    private boolean addMoves(int row) {
        int side = rows.moverOf(row);
        for (int i = rows.firstOf(row); i < rows.endOf(row); i++) {
            int part = rows.numbers()[i];
            if (i > rows.firstOf(row) && part == rows.numbers()[i - 1]) continue;
            var entries = parts.options(part, side);
            for (int at = 0; at < entries.length; at = OptionBuffer.after(entries, at)) {
                rows.begin(rows.formOf(row));
                rows.addRest(row, i);
                rows.addOption(entries, at);
                if (endMove(side, 0)) return true;
            }
        }
        int form = rows.formOf(row);
        int promise = forms.isNumber(form) ? IN_NUMBER : 0;
        for (int option : side == LEFT ? forms.left(form) : forms.right(form)) {
            rows.begin(option);
            rows.addRest(row, 0);
            if (endMove(side, promise)) return true;
        }
        return false;
    }

    /// Ends the row of a move, which is added if nothing is known of it.
    ///
    /// @param side that made the move
    /// @return whether it is known to win
    private boolean endMove(int side, int promise) {
        meter.tick();
        int row = rows.finish(RIGHT - side);
        byte its = knownResult(row);
        if (its == LOSES) return true;
        if (its == WINS) rows.truncate(row);
        else {
            if (moveCount == moves.length) moves = meter.grow(moves, moveCount + 1);
            moves[moveCount++] = (long) (promise + promise(row)) << Integer.SIZE | row;
        }
        return false;
    }

    private int promise(int row) {
        int side = rows.moverOf(row);
        long promise = 0;
        for (int i = rows.firstOf(row); i < rows.endOf(row); i++) {
            int part = rows.numbers()[i];
            promise += (long) WEIGHT_OF_REPLIES * parts.mobility(part, side) - parts.mobility(part, RIGHT - side);
        }
        return Math.clamp(promise, -MOST_PROMISE, MOST_PROMISE);
    }
}
