package grundy.check.verdict;

import grundy.check.plain.PlainNimValues;
import grundy.check.plain.PlainOutcomes;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The result of checking a claim of the catalogue from the definition, on a few small positions, so
/// that it takes only a moment. It is no proof; the tests of the catalogue go farther.
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
    private static final long NANOSECONDS = 2_000_000_000;

    /// @param catalogue that knows the game, for its examples
    /// @return the claims in the order of the file, with the usual values of the parameters
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimCheck> of(CatalogueEntry entry, Catalogue catalogue) throws SyntaxException {
        var rules = catalogue.rules(entry, entry.parameters());
        var game = new Game(entry.id(), rules, entry);
        var checks = new ArrayList<ClaimCheck>();
        for (var claim : ClaimParser.claims(entry, rules, entry.parameters()))
            checks.add(check(claim, game, entry.parameters(), positions(entry, rules, catalogue, claim.play())));
        return checks;
    }

    /// @param game of at least one coordinate
    /// @return the result of checking a claim about it on positions with small coordinates
    static ClaimCheck small(CatalogueClaim claim, Game game) {
        return check(claim, game, Map.of(), small(game.rules(), claim.play()));
    }

    private static List<Position> small(RuleTree rules, Play play) {
        if (rules.arity() == 1) return box(1, play == Play.MISERE && rules.maySplit() ? MISERE_HEAPS : HEAPS);
        return box(rules.arity(), COORDINATES);
    }

    private static ClaimCheck check(
            CatalogueClaim claim, Game game, Map<String, BigInteger> parameters, List<Position> positions) {
        long end = System.nanoTime() + NANOSECONDS;
        var values = new PlainNimValues(game.rules(), claim.play(), SEARCHED, () -> System.nanoTime() - end > 0);
        int checked = 0;
        for (var position : positions) {
            var at = ClaimParser.at(game.rules(), parameters, position);
            Optional<Boolean> holds = switch (claim) {
                case CatalogueClaim.Grundy(var _, var _, var expression) ->
                    value(values, position).map(at.value(expression)::equals);
                case CatalogueClaim.Cold(var play, var _, var condition) ->
                    (play == Play.MISERE && game.rules().maySplit()
                                    ? loses(new Component(game, position))
                                    : value(values, position).map(value -> value.signum() == 0))
                            .map(lost -> lost == at.holds(condition));
            };
            if (holds.isEmpty()) break;
            if (!holds.get()) return new ClaimCheck(claim.text(), checked, position);
            checked++;
        }
        return new ClaimCheck(claim.text(), checked, null);
    }

    private static Optional<BigInteger> value(PlainNimValues values, Position position) {
        var value = values.value(position);
        return value.isPresent() ? Optional.of(BigInteger.valueOf(value.getAsInt())) : Optional.empty();
    }

    private static Optional<Boolean> loses(Component component) {
        var sum = new Sum(Play.MISERE, Compound.DISJUNCTIVE, List.of(component), "");
        return PlainOutcomes.of(sum, SEARCHED).map(found -> found.outcome() == Outcome.P);
    }

    private static List<Position> positions(CatalogueEntry entry, RuleTree rules, Catalogue catalogue, Play play)
            throws SyntaxException {
        return rules.arity() == 0 ? reachable(entry, rules, catalogue) : small(rules, play);
    }

    /// Positions that can be reached from the examples, parts apart, the deepest first, which are mostly the
    /// smallest.
    private static List<Position> reachable(CatalogueEntry entry, RuleTree rules, Catalogue catalogue)
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
