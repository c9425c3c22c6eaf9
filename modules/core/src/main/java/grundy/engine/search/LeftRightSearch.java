package grundy.engine.search;

import grundy.engine.PostOrder.CycleException;
import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PartNumbers;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SequenceIndex;
import grundy.engine.words.SearchMeter;
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
import java.util.Optional;

/// Who wins a sum in which Left and Right have moves of their own, in normal play: small parts by their values, which
/// add up to one, the others by search with early cut, the moves that promise most first.
///
/// A part is small if both sides together have few moves in it. Equal parts and sums are looked at once; what is known
/// stays where the limits end a search. Status: the definition, and that values add. Cost: a row of numbers for each
/// sum looked at, the options of each part once, the values of small parts.
final class LeftRightSearch {
    /// Parts with more moves than this are searched.
    private static final int SMALL = 7;

    private static final int DEEPEST = 1000;
    private static final int LEFT = 0;
    private static final int RIGHT = 1;
    private static final int SEARCHED = -1;
    private static final byte OPEN = 1;
    private static final byte LEFT_WINS = 2;
    private static final byte RIGHT_WINS = 3;

    /// In `values`: nobody asked yet, and being worked out; ids of forms and {@link #SEARCHED} follow.
    private static final int NEW = 0;

    private static final int BEGUN = 1;
    private static final int FIRST = 3;

    /// A move in an array of moves: its promise, then the number of the part, then where its option begins.
    private static final int PART_SHIFT = 20;

    private static final int PROMISE_SHIFT = 40;
    private static final long PART_MASK = (1L << PROMISE_SHIFT - PART_SHIFT) - 1;
    private static final int ENTRY_MASK = (1 << PART_SHIFT) - 1;
    private static final int MIDDLE = 1 << 20;

    private final List<Integer> games = new ArrayList<>();
    private final PartNumbers parts;
    private final CanonicalForms forms;
    private final SearchMeter meter;
    private final SequenceIndex sums;
    private byte[] winners = new byte[64];
    private int[] values = {};
    private int depth;
    private long valued;

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
        for (var component : components) {
            var own = component.game().rules();
            if (!rules.contains(own)) rules.add(own);
            games.add(rules.indexOf(own));
        }
        this.parts = new PartNumbers(
                rules.stream()
                        .map(each -> RuleShape.space(RuleShape.bySide(each, 2), packed, meter))
                        .toList(),
                2,
                meter);
    }

    /// @param sum what each component has become
    /// @param first who begins
    /// @return whether Left wins
    /// @throws CycleException if play can come back to a position
    /// @throws grundy.engine.words.UnfitException if a component does not go into the words chosen for its game
    /// @throws LimitException if more is needed than the limits allow
    boolean leftWins(List<List<Position>> sum, Side first) {
        var big = new int[16];
        int count = 0;
        int form = forms.zero();
        for (int i = 0; i < sum.size(); i++)
            for (var position : sum.get(i)) {
                int part = parts.idOf(games.get(i), position);
                int value = valueOf(part);
                if (value != SEARCHED) form = forms.plus(form, value);
                else {
                    if (count == big.length) big = Arrays.copyOf(big, 2 * count);
                    big[count++] = part;
                }
            }
        return leftWins(big, count, form, first == Side.LEFT ? LEFT : RIGHT);
    }

    /// @return how many sums and small parts were looked at
    long positions() {
        return sums.size() + valued;
    }

    /// @param big numbers of parts that are searched; may be changed
    /// @param form what the small ones are worth together
    private boolean leftWins(int[] big, int count, int form, int side) {
        if (count == 0) return side == LEFT ? !forms.isAtMost(form, forms.zero()) : forms.isAtMost(forms.zero(), form);
        Arrays.sort(big, 0, count);
        var row = new int[count + 1];
        row[0] = Math.addExact(Math.multiplyExact(2, form), side);
        System.arraycopy(big, 0, row, 1, count);
        int id = sums.idOf(row, count + 1);
        if (id >= winners.length) winners = meter.grown(winners, id + 1);
        if (winners[id] == OPEN) throw new CycleException();
        if (winners[id] != 0) return winners[id] == LEFT_WINS;
        winners[id] = OPEN;
        enter();
        byte winner = 0;
        try {
            winner = search(Arrays.copyOfRange(row, 1, count + 1), form, side) ? LEFT_WINS : RIGHT_WINS;
        } finally {
            depth--;
            winners[id] = winner;
        }
        return winner == LEFT_WINS;
    }

    private void enter() {
        if (++depth > DEEPEST) throw new LimitException(Message.of("limit.deep-sum", "limit", DEEPEST));
    }

    private boolean search(int[] big, int form, int side) {
        for (long move : moves(big, form, side)) {
            meter.tick();
            int part = (int) (move >>> PART_SHIFT & PART_MASK);
            int at = (int) move & ENTRY_MASK;
            boolean leftWins = part == big.length
                    ? leftWins(big.clone(), big.length, options(form, side)[at], RIGHT - side)
                    : after(big, form, side, part, at);
            if (leftWins == (side == LEFT)) return leftWins;
        }
        return side == RIGHT;
    }

    private int[] options(int form, int side) {
        return side == LEFT ? forms.left(form) : forms.right(form);
    }

    private boolean after(int[] before, int form, int side, int moved, int at) {
        var entries = parts.options(before[moved], side);
        int end = OptionBuffer.after(entries, at);
        var big = new int[before.length + end - at];
        int count = 0;
        for (int i = 0; i < before.length; i++) if (i != moved) big[count++] = before[i];
        int sum = form;
        for (int i = entries[at] < 0 ? at + 1 : at; i < end; i++) {
            int value = valueOf(entries[i]);
            if (value == SEARCHED) big[count++] = entries[i];
            else sum = forms.plus(sum, value);
        }
        return leftWins(big, count, sum, RIGHT - side);
    }

    /// @return moves, the best first. A move promises as much as it leaves the side more moves, and the other
    ///     fewer, than they had; in a number one moves last (number avoidance), but may have to where the others
    ///     are worth a number too
    private long[] moves(int[] big, int form, int side) {
        var moves = new long[64];
        int size = 0;
        for (int part = 0; part < big.length; part++) {
            if (part > 0 && big[part] == big[part - 1]) continue;
            var entries = parts.options(big[part], side);
            if (entries.length > ENTRY_MASK)
                throw new LimitException(Message.of("limit.many-options", "limit", ENTRY_MASK));
            for (int at = 0; at < entries.length; at = OptionBuffer.after(entries, at)) {
                int promise = -ahead(big[part], side);
                for (int i = entries[at] < 0 ? at + 1 : at; i < OptionBuffer.after(entries, at); i++)
                    promise += ahead(entries[i], side);
                if (size == moves.length) moves = Arrays.copyOf(moves, 2 * size);
                moves[size++] = move(promise, part, at);
            }
        }
        int promise = forms.isNumber(form) ? -MIDDLE : 0;
        for (int at = 0; at < options(form, side).length; at++) {
            if (size == moves.length) moves = Arrays.copyOf(moves, 2 * size);
            moves[size++] = move(promise, big.length, at);
        }
        Arrays.sort(moves, 0, size);
        return Arrays.copyOf(moves, size);
    }

    private static long move(int promise, int part, int at) {
        return (long) (MIDDLE - Math.clamp(promise, -MIDDLE, MIDDLE)) << PROMISE_SHIFT | (long) part << PART_SHIFT | at;
    }

    private int ahead(int part, int side) {
        return parts.mobility(part, side) - parts.mobility(part, RIGHT - side);
    }

    /// @return id of the form, or {@link #SEARCHED} if the part is not small
    private int valueOf(int part) {
        int known = part < values.length ? values[part] : NEW;
        if (known == BEGUN) throw new CycleException();
        if (known != NEW) return known - FIRST;
        mark(part, BEGUN);
        enter();
        int state = NEW;
        try {
            int value = parts.mobility(part, LEFT) + parts.mobility(part, RIGHT) > SMALL ? SEARCHED : worked(part);
            state = value + FIRST;
            return value;
        } finally {
            depth--;
            mark(part, state);
        }
    }

    private void mark(int part, int state) {
        if (part >= values.length) values = meter.grown(values, part + 1);
        values[part] = state;
    }

    private int worked(int part) {
        var left = optionValues(part, LEFT);
        if (left.isEmpty()) return SEARCHED;
        var right = optionValues(part, RIGHT);
        if (right.isEmpty()) return SEARCHED;
        valued++;
        return forms.position(left.get(), right.get());
    }

    /// @return empty if some option is not small
    private Optional<int[]> optionValues(int part, int side) {
        var entries = parts.options(part, side);
        var found = new int[entries.length];
        int size = 0;
        for (int at = 0; at < entries.length; at = OptionBuffer.after(entries, at)) {
            int sum = forms.zero();
            for (int i = entries[at] < 0 ? at + 1 : at; i < OptionBuffer.after(entries, at); i++) {
                int value = valueOf(entries[i]);
                if (value == SEARCHED) return Optional.empty();
                sum = forms.plus(sum, value);
            }
            found[size++] = sum;
        }
        return Optional.of(Arrays.stream(found, 0, size).distinct().toArray());
    }
}
