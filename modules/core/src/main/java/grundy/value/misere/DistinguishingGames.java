package grundy.value.misere;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Games that distinguish two impartial games in misere play, and games beside which both are lost.
///
/// - A link T makes `one + T` and `two + T` lost: the game of what tells each option of the one apart from the other,
///   so that the option beside it is lost and the other one is won. There is one exactly if neither game is an
///   option of the other; the mate links a game with itself.
/// - What links an option of G with H makes `H + T` lost and `G + T` won. If neither has an option that is linked with
///   the other, their outcomes are not the same, and 0 does it.
/// - If `G + T` is won and `H + T` is lost, then it is the other way round beside the game of T and the mates of G's
///   options.
///
/// Source: Conway 1976, chapter 12; Siegel 2013, section V.3. Cost: one step for each pair of followers.
public final class DistinguishingGames {
    private static final int MOST_DEPTH = 1000;

    private final MisereForms forms;
    private final Map<List<Integer>, Integer> cache = new HashMap<>();
    private int depth;

    /// @param forms the numbers of the games that are asked about
    public DistinguishingGames(MisereForms forms) {
        this.forms = forms;
    }

    /// @param one linked with the other, see {@link MisereForms#areLinked}
    /// @return a game beside which whoever is to move loses both
    public int link(int one, int two) {
        if (!forms.areLinked(one, two)) throw new IllegalArgumentException("One game is an option of the other.");
        if (one == two) return forms.mate(one);
        var parts = new ArrayList<Integer>();
        for (int option : forms.options(one)) parts.add(distinguisher(option, two));
        for (int option : forms.options(two)) parts.add(distinguisher(option, one));
        return forms.of(parts.stream().mapToInt(part -> part).toArray());
    }

    /// @param lost not equal to the other
    /// @return a game beside which whoever is to move loses the one and wins the other
    public int distinguisher(int lost, int won) {
        if (lost == won) throw new IllegalArgumentException("Nothing tells a game from itself.");
        var pair = List.of(lost, won);
        var cached = cache.get(pair);
        if (cached != null) return cached;
        if (depth == MOST_DEPTH) throw new LimitException(Message.of("limit.form-depth", "limit", MOST_DEPTH));
        depth++;
        try {
            int game = find(lost, won);
            cache.put(pair, game);
            return game;
        } finally {
            depth--;
        }
    }

    private int find(int lost, int won) {
        boolean isLost = forms.misere(lost) == 0;
        if (isLost != (forms.misere(won) == 0)) return isLost ? forms.zero() : reversed(lost, forms.zero());
        for (int option : forms.options(won)) if (forms.areLinked(option, lost)) return link(option, lost);
        for (int option : forms.options(lost))
            if (forms.areLinked(option, won)) return reversed(lost, link(option, won));
        throw new AssertionError("Games that nothing tells apart have one canonical form.");
    }

    /// @param game beside which the one is won and the other lost
    private int reversed(int one, int game) {
        int[] mates = Arrays.stream(forms.options(one)).map(forms::mate).toArray();
        int[] all = Arrays.copyOf(mates, mates.length + 1);
        all[mates.length] = game;
        return forms.of(all);
    }
}
