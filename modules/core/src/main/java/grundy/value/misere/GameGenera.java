package grundy.value.misere;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/// Genera of impartial games, and which games are tame.
///
/// A game is tame if its genus is that of a sum of heaps of Nim and each option is tame, or can be answered by a move
/// to a tame game of the same genus as the game.
///
/// Source: Winning Ways, chapter 13. Cost: once for each game below.
public final class GameGenera {
    private final MisereForms forms;
    private final Map<Integer, GenusSymbol> genera = new HashMap<>();
    private final Map<Integer, Boolean> tame = new HashMap<>();

    /// @param forms the numbers of the games that are asked about
    public GameGenera(MisereForms forms) {
        this.forms = forms;
    }

    /// Returns the genus of a game.
    public GenusSymbol of(int form) {
        for (int below : forms.below(form)) {
            if (genera.containsKey(below)) continue;
            var options = Arrays.stream(forms.options(below))
                    .mapToObj(this::knownGenus)
                    .distinct()
                    .toList();
            genera.put(below, options.isEmpty() ? GenusSymbol.ofHeap(0) : GenusSymbol.of(forms.normal(below), options));
        }
        return knownGenus(form);
    }

    private GenusSymbol knownGenus(int form) {
        return Objects.requireNonNull(genera.get(form));
    }

    private boolean isKnownTame(int form) {
        return Objects.requireNonNull(tame.get(form));
    }

    /// Returns whether a game is tame.
    public boolean isTame(int form) {
        of(form);
        for (int below : forms.below(form)) tame.computeIfAbsent(below, this::isTameAbove);
        return isKnownTame(form);
    }

    private boolean isTameAbove(int form) {
        var genus = knownGenus(form);
        return genus.isTame()
                && Arrays.stream(forms.options(form)).allMatch(option -> isKnownTame(option) || reverts(option, genus));
    }

    private boolean reverts(int option, GenusSymbol genus) {
        return Arrays.stream(forms.options(option))
                .anyMatch(answer -> isKnownTame(answer) && knownGenus(answer).equals(genus));
    }
}
