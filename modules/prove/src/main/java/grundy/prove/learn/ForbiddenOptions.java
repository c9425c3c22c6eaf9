package grundy.prove.learn;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TerminationMeasure;
import grundy.rules.formula.LetterNames;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A game in which each player may forbid one option to the other: positions are pairs of where one is and which
/// option is forbidden. One may move to a place for good exactly if at most one of its options is such a place; these
/// places make a smaller automaton, with half the tracks, and the P-positions follow from them.
///
/// It only tells what is worth learning: whether the P-positions are right is decided for the game as it stands.
///
/// @param places the coordinates that say where one is; the others say what is forbidden
/// @param options the pairs of a place and an option of it that something forbidden leaves open
public record ForbiddenOptions(List<String> places, Automaton options) {
    private static final String TO = "~to ";
    private static final String OTHER = "~other ";

    /// Returns whether the rules may forbid an option, so that it pays to find out.
    public static boolean mayForbid(GameFormulas game) {
        int half = game.coordinates().size() / 2;
        if (game.blocked() > 0) return false;
        if (game.coordinates().size() != 2 * half || half == 0 || game.splits() || game.play() == Play.MISERE)
            return false;
        var memory = new HashSet<>(game.coordinates().subList(half, 2 * half));
        boolean isForbidding = false;
        for (var alternative : game.rules().alternatives()) {
            for (var part : alternative.parts())
                for (var expression : part)
                    if (LetterNames.in(expression).stream().anyMatch(memory::contains)) return false;
            isForbidding |= LetterNames.in(alternative.where()).stream().anyMatch(memory::contains);
        }
        return isForbidding;
    }

    /// Returns empty unless exactly one option is forbidden, and any may be.
    public static Optional<ForbiddenOptions> of(MoveRelations moves) {
        var game = moves.game();
        var arithmetic = moves.arithmetic();
        int half = game.coordinates().size() / 2;
        var places = game.coordinates().subList(0, half);
        var memory = game.coordinates().subList(half, 2 * half);
        var to = game.coordinates().stream().map(name -> TO + name).toList();
        var tracks = Stream.concat(game.coordinates().stream(), to.stream()).toList();
        var all = new Formula.Any(moves.pairs().stream()
                .map(pair -> (Formula) new Formula.Acceptance(pair, tracks))
                .toList());
        var open = arithmetic
                .decide(new Formula.Exists(to.subList(half, 2 * half), all))
                .formula();
        var options = arithmetic.decide(new Formula.Exists(memory, open));
        var forbidden = arithmetic
                .decide(Formula.all(options.formula(), Formula.not(open)))
                .formula();
        var other = forbidden;
        var different = new ArrayList<Formula>();
        for (var name : to.subList(0, half)) {
            other = renamed(other, name);
            different.add(Formula.less(LinearSum.of(name), LinearSum.of(OTHER + name)));
            different.add(Formula.less(LinearSum.of(OTHER + name), LinearSum.of(name)));
        }
        boolean one = arithmetic
                .decide(Formula.all(forbidden, other, new Formula.Any(different)))
                .isEmpty();
        boolean any = arithmetic
                .decide(Formula.all(options.formula(), Formula.not(new Formula.Exists(memory, forbidden))))
                .isEmpty();
        if (!one || !any) return Optional.empty();
        var pairs = Stream.concat(places.stream(), to.subList(0, half).stream()).toList();
        return Optional.of(new ForbiddenOptions(places, arithmetic.inOrder(options, pairs)));
    }

    private static Formula.Acceptance renamed(Formula.Acceptance formula, String name) {
        return new Formula.Acceptance(
                formula.automaton(),
                formula.variables().stream()
                        .map(each -> each.equals(name) ? OTHER + name : each)
                        .toList());
    }

    /// @param good valid words only
    /// @return the least place at which this is not what it should be: from a place in it at most one
    ///     option is in it, from any other place at least two; empty if it is
    Optional<List<BigInteger>> wrong(Arithmetic arithmetic, TerminationMeasure measure, Automaton good) {
        var first = places.stream().map(name -> TO + name).toList();
        var second = places.stream().map(name -> OTHER + name).toList();
        Formula less = Formula.never();
        for (int i = places.size() - 1; i >= 0; i--) {
            var one = LinearSum.of(first.get(i));
            var other = LinearSum.of(second.get(i));
            less = Formula.any(Formula.less(one, other), Formula.all(Formula.equal(one, other), less));
        }
        var into = arithmetic.decide(Formula.all(acceptance(first), new Formula.Acceptance(good, first)));
        var swapped = new Formula.Acceptance(into.automaton(), replace(into.variables(), first, second));
        var bound = Stream.concat(first.stream(), second.stream()).toList();
        var two = arithmetic.decide(new Formula.Exists(bound, Formula.all(into.formula(), swapped, less)));
        var here = new Formula.Acceptance(good, places);
        var wrong = arithmetic.decide(
                Formula.any(Formula.all(here, two.formula()), Formula.not(Formula.any(here, two.formula()))));
        return arithmetic.least(wrong, measure.order(places), places);
    }

    private Formula acceptance(List<String> to) {
        return new Formula.Acceptance(
                options, Stream.concat(places.stream(), to.stream()).toList());
    }

    private static List<String> replace(List<String> names, List<String> from, List<String> to) {
        return names.stream()
                .map(name -> from.contains(name) ? to.get(from.indexOf(name)) : name)
                .toList();
    }

    /// @param good places to which one may move for good
    /// @return the P-positions: no move leads to such a place
    Automaton cold(MoveRelations moves, Automaton good) {
        var arithmetic = moves.arithmetic();
        var coordinates = moves.game().coordinates();
        var to = coordinates.stream().map(name -> TO + name).toList();
        var tracks = Stream.concat(coordinates.stream(), to.stream()).toList();
        var there = to.subList(0, places.size());
        var memory = to.subList(places.size(), to.size());
        var winning = new ArrayList<Formula>();
        for (var pair : moves.pairs()) {
            // What is forbidden next is forgotten first: that leaves few tracks.
            var open = arithmetic.decide(new Formula.Exists(memory, new Formula.Acceptance(pair, tracks)));
            winning.add(new Formula.Exists(there, Formula.all(open.formula(), new Formula.Acceptance(good, there))));
        }
        return arithmetic.inOrder(arithmetic.decide(Formula.not(new Formula.Any(winning))), coordinates);
    }
}
