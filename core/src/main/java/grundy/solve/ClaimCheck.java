package grundy.solve;

import grundy.engine.Deadline;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.search.SearchValues;
import grundy.engine.search.SumSearch;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.rules.language.RuleLanguage;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What became of checking a claim of the catalogue by search, on some small positions, so that it takes a moment
/// only. It is no proof; the tests of the catalogue go farther.
///
/// @param claim as it is written
/// @param positions on how many it was found to hold
/// @param counterexample the first position where it does not hold, or null
public record ClaimCheck(
        String claim, int positions, @Nullable Position counterexample) {
    private static final int HEAPS = 100;
    private static final int COORDINATES = 12;
    private static final int POSITIONS = 300;
    private static final int MISERE_HEAPS = 12;
    private static final long SEARCHED = 50_000;

    /// After so long the check is content with what it has.
    private static final Duration TIME = Duration.ofSeconds(2);

    /// @param catalogue that knows the game, for its examples
    /// @return the claims in the order of the file, with the usual values of the parameters
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimCheck> of(CatalogueEntry entry, Catalogue catalogue) throws SyntaxException {
        var rules = catalogue.rules(entry, entry.parameters());
        var game = new Game(entry.id(), rules, entry);
        var checks = new ArrayList<ClaimCheck>();
        for (var claim : ClaimParser.claims(entry, rules, entry.parameters()))
            checks.add(check(claim, game, entry, positions(entry, rules, catalogue, claim.play())));
        return checks;
    }

    private static ClaimCheck check(Claim claim, Game game, CatalogueEntry entry, List<Position> positions) {
        var limits = Limits.DEFAULT.withPositions(SEARCHED).until(Deadline.after(TIME));
        var values = new SearchValues(game.rules(), claim.play(), limits);
        int checked = 0;
        try {
            for (var position : positions) {
                var at = ClaimParser.at(game.rules(), entry.parameters(), position);
                boolean holds = switch (claim) {
                    case Claim.Grundy(var _, var _, var expression) ->
                        at.value(expression).equals(values.value(position));
                    case Claim.Cold(var play, var _, var condition) ->
                        at.holds(condition)
                                == (play == Play.MISERE && game.rules().maySplit()
                                        ? loses(new Component(game, position), limits)
                                        : values.value(position).signum() == 0);
                };
                if (!holds) return new ClaimCheck(claim.text(), checked, position);
                checked++;
            }
        } catch (LimitException _) {
            return new ClaimCheck(claim.text(), checked, null);
        }
        return new ClaimCheck(claim.text(), checked, null);
    }

    private static boolean loses(Component component, Limits limits) {
        return new SumSearch(List.of(component), Compound.DISJUNCTIVE, Play.MISERE, limits).outcome() == Outcome.P;
    }

    private static List<Position> positions(CatalogueEntry entry, Rules rules, Catalogue catalogue, Play play)
            throws SyntaxException {
        if (rules.arity() == 0) return reachable(entry, rules, catalogue);
        if (rules.arity() == 1) return box(1, play == Play.MISERE && rules.maySplit() ? MISERE_HEAPS : HEAPS);
        return box(rules.arity(), COORDINATES);
    }

    /// Positions that can be reached from the examples, parts apart, the deepest first, which are mostly the
    /// smallest.
    private static List<Position> reachable(CatalogueEntry entry, Rules rules, Catalogue catalogue)
            throws SyntaxException {
        var found = new LinkedHashSet<Position>();
        var open = new ArrayDeque<Position>();
        var language = new RuleLanguage(catalogue);
        for (var example : entry.examples())
            for (var component : language.question(Source.ofArguments(List.of(entry.id(), example)))
                    .components()) if (found.add(component.position())) open.push(component.position());
        while (!open.isEmpty() && found.size() < POSITIONS)
            for (var part : RuleOptions.below(rules, open.pop())) {
                if (found.size() >= POSITIONS) break;
                if (found.add(part)) open.push(part);
            }
        return List.copyOf(found).reversed();
    }

    /// Tuples with coordinates from 0 on, in all directions equally far.
    private static List<Position> box(int arity, int most) {
        int to = arity <= 3 ? most : 2;
        var positions = new ArrayList<Position>();
        var coordinates = new long[arity];
        while (true) {
            positions.add(Tuple.of(coordinates));
            int last = 0;
            while (last < arity && coordinates[last] == to) coordinates[last++] = 0;
            if (last == arity) return positions;
            coordinates[last]++;
        }
    }
}
