package grundy.contest.judge;

import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.PrefixedRules;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A case as a position: heaps of one game as numbers as long as that will do, else components.
final class CasePosition {
    private static final int FIRST = 16;

    private @Nullable Game game;
    private Play play = Play.NORMAL;
    private Compound compound = Compound.DISJUNCTIVE;
    private long[] heaps = new long[FIRST];
    private int size;
    private @Nullable List<Component> components;

    private void begin(PrefixedRules rules) {
        if (game == null) {
            play = rules.play();
            compound = rules.compound();
            game = rules.game();
        } else if (components == null && !game.rules().equals(rules.game().rules())) components = asComponents();
        game = rules.game();
    }

    void addHeaps(PrefixedRules rules, long[] more) {
        begin(rules);
        if (components != null) {
            for (long heap : more) components.add(new Component(rules.game(), Tuple.of(heap)));
            return;
        }
        if (size == 0 && more.length >= FIRST) heaps = more;
        else {
            if (size + more.length > heaps.length)
                heaps = Arrays.copyOf(heaps, Math.max(2 * heaps.length, size + more.length));
            System.arraycopy(more, 0, heaps, size, more.length);
        }
        size += more.length;
    }

    void addComponents(PrefixedRules rules, List<Component> more) {
        begin(rules);
        if (components == null) components = asComponents();
        components.addAll(more);
    }

    private List<Component> asComponents() {
        var list = new ArrayList<Component>();
        var its = game;
        if (its != null) for (int i = 0; i < size; i++) list.add(new Component(its, Tuple.of(heaps[i])));
        return list;
    }

    Play play() {
        return play;
    }

    /// @return the heaps, if all is heaps of one game in an ordinary sum; else null
    long @Nullable [] heaps() {
        if (components != null || compound != Compound.DISJUNCTIVE) return null;
        if (size < heaps.length) heaps = Arrays.copyOf(heaps, size);
        return heaps;
    }

    /// @return whether there is no summand at all
    boolean isEmpty() {
        return game == null;
    }

    /// @return the game of the heaps
    Game game() {
        if (game == null) throw new AssertionError("Nothing was posed");
        return game;
    }

    /// A sum of nothing is an empty heap.
    Sum sum() {
        var list = components != null ? components : asComponents();
        if (list.isEmpty() && game != null) list.add(new Component(game, Tuple.of(0L)));
        return new Sum(play, compound, list, "");
    }
}
