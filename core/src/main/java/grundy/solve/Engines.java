package grundy.solve;

import grundy.rules.AskedPosition;
import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.breaking.Breaking;
import grundy.engine.heap.splitting.SplitTables;
import grundy.engine.heap.subtraction.Subtraction;
import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.PlainTaking;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Chooses the engine for a component by the shape of its rules: a closed form, else a table of heaps with its
/// period, else search over all positions. Engines are made once for each game of a question.
final class Engines {
    private final Limits limits;
    private final KnownTheorems known;
    private final ProvedGames proved;
    private final Map<Rules, NimValues> normal = new HashMap<>();
    private final Map<Played, OutcomeForms> outcomes = new HashMap<>();

    private record Played(Rules rules, Play play) {}

    Engines(Limits limits) {
        this(limits, KnownTheorems.NONE);
    }

    /// @param known theorems, which answer where there is no closed form, or before
    Engines(Limits limits, KnownTheorems known) {
        this.limits = limits;
        this.known = known;
        this.proved = new ProvedGames(known, limits);
    }

    KnownTheorems known() {
        return known;
    }

    ProvedGames proved() {
        return proved;
    }

    Limits limits() {
        return limits;
    }

    /// @return nim-values of a game in normal play
    NimValues normal(Rules rules) {
        return normal.computeIfAbsent(rules, this::newNormal);
    }

    private NimValues newNormal(Rules rules) {
        return first(rules, Play.NORMAL)
                .or(() -> ofHeaps(rules, Play.NORMAL))
                .or(() -> LongHeaps.of(rules, limits))
                .orElseGet(() -> new SearchValues(rules, Play.NORMAL, limits));
    }

    /// @param rules of a game that never splits
    /// @return misere nim-values of single components
    NimValues misere(Rules rules) {
        return first(rules, Play.MISERE)
                .or(() -> ofHeaps(rules, Play.MISERE))
                .orElseGet(() -> new SearchValues(rules, Play.MISERE, limits));
    }

    /// @return what answers for all sizes: a closed form, or a theorem that was proved; of both the one
    ///     that is preferred
    private Optional<NimValues> first(Rules rules, Play play) {
        return proved.comeFirst()
                ? proved.values(rules, play).or(() -> Theorems.find(rules, play))
                : Theorems.find(rules, play).or(() -> proved.values(rules, play));
    }

    private Optional<NimValues> ofHeaps(Rules rules, Play play) {
        return switch (rules) {
            case Rules.TakeAndBreak heaps -> table(heaps, play).map(table -> table);
            case Rules.Moves moves ->
                PlainTaking.of(moves)
                        .<NimValues>flatMap(heaps -> table(heaps, play).map(table -> table))
                        .or(() -> play == Play.NORMAL
                                ? SplitTables.of(moves, limits).map(table -> table)
                                : Optional.empty());
            default -> Optional.empty();
        };
    }

    /// @return the table of a game of single heaps; empty in misere play of games that split, which has none
    Optional<HeapSequence> table(Rules.TakeAndBreak rules, Play play) {
        return Subtraction.of(rules, play, limits)
                .or(() -> play == Play.NORMAL ? Breaking.of(rules, limits) : Optional.empty());
    }

    /// @return who loses the single components of a game, where that is known and the nim-values are not
    OutcomeForms outcomes(Rules rules, Play play) {
        return outcomes.computeIfAbsent(
                new Played(rules, play), game -> new OutcomeForms(game.rules(), game.play(), proved, limits));
    }

    /// @return who loses a single component, where that is known and its nim-value is not
    Optional<DecidedPosition> coldOnly(Component component, Play play) {
        return outcomes(component.game().rules(), play).at(component.position());
    }

    /// @return who loses a single component in normal play, whatever is known of its values
    DecidedPosition decided(Component component) {
        return coldOnly(component, Play.NORMAL)
                .orElseGet(() -> new OfValueZero(normal(component.game().rules())).at(component.position()));
    }

    private record OfValueZero(NimValues values) implements ColdPositions {
        @Override
        public boolean isCold(Position position) {
            return values.value(position).signum() == 0;
        }

        @Override
        public Options coldOptions(Position position) {
            return values.optionsOfValue(position, BigInteger.ZERO);
        }

        @Override
        public Evidence evidence() {
            return values.evidence();
        }
    }

    /// @return whether the outcome of several heaps follows from values that are known for all
    ///     sizes, and no theorem about their sum is to be preferred
    boolean canAdd(Rules rules, Play play) {
        if (proved.comeFirst()) return proved.values(rules, play).isPresent();
        return play == Play.NORMAL
                ? first(rules, play).isPresent()
                : Theorems.findTame(rules).isPresent();
    }
}
