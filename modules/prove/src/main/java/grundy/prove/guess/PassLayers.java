package grundy.prove.guess;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.GameFormulas;
import grundy.engine.lines.ColdLines;
import grundy.engine.lines.LineMoves;
import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Two heaps and a number that some moves lower by 1, leaving the heaps as they are, while all others go along lines of
/// the heaps and have nothing to do with it: passes that are left.
///
/// The positions with one number are a layer. Its P-positions are listed as those of the heaps alone, but for what has
/// a move to a P-position of the layer below. They depend on that layer only, so that from a layer that was there
/// before all come again.
///
/// @param heaps names of two coordinates
/// @param number name of the third
/// @param moves of the heaps, any number from the second among them
/// @param falls the number falls by 1 if one of these is true of the heaps
public record PassLayers(List<String> heaps, String number, LineMoves moves, List<Condition> falls) {
    private static final int MOST = 8;
    private static final long LISTED_BYTES = 32;

    /// @return empty if the rules are of another kind
    public static Optional<PassLayers> of(GameFormulas game) {
        if (game.coordinates().size() != 3 || game.blocked() > 0 || game.play() == Play.MISERE) return Optional.empty();
        for (var number : game.coordinates().reversed()) {
            var layers = of(game.rules(), number);
            if (layers.isPresent()) return layers;
        }
        return Optional.empty();
    }

    private static Optional<PassLayers> of(RuleTree.Moves rules, String number) {
        int at = rules.coordinates().indexOf(number);
        var heaps = without(rules.coordinates(), at);
        var same = new Expression.Variable(number);
        var lower = new Expression.Binary(Expression.Operator.MINUS, same, new Expression.Number(BigInteger.ONE));
        var moves = new ArrayList<RuleTree.Alternative>();
        var falls = new ArrayList<Condition>();
        for (var alternative : rules.alternatives()) {
            if (!alternative.leavesOne() || LetterNames.in(alternative.where()).contains(number))
                return Optional.empty();
            var part = alternative.parts().getFirst();
            var left = without(part, at);
            if (part.get(at).equals(same)
                    && left.stream().noneMatch(each -> LetterNames.in(each).contains(number)))
                moves.add(new RuleTree.Alternative(List.of(left), alternative.times(), alternative.where()));
            else if (part.get(at).equals(lower)
                    && left.equals(heaps.stream().map(Expression.Variable::new).toList())
                    && heaps.containsAll(LetterNames.in(alternative.where()))) falls.add(alternative.where());
            else return Optional.empty();
        }
        if (moves.isEmpty() || falls.isEmpty()) return Optional.empty();
        return LineMoves.of(new RuleTree.Moves(heaps, moves))
                .filter(ColdLines::isFor)
                .map(lines -> new PassLayers(heaps, number, lines, falls));
    }

    private static <T> List<T> without(List<T> list, int at) {
        var rest = new ArrayList<>(list);
        rest.remove(at);
        return rest;
    }

    /// The P-positions of all layers.
    ///
    /// @param colds of each layer the b of the P-position `(a, b)` for each a, or -1
    /// @param again the layer that comes again after the last of these
    public record LayerLists(PassLayers layers, List<int[]> colds, int again) {
        /// @return a conjecture: for each layer the automaton that its list determines; empty if that
        ///     of some layer determines none
        /// @throws grundy.check.automaton.InexpressibleException if the system cannot tell every how many-th
        ///     layer it is
        /// @throws grundy.check.automaton.TooLargeException if an automaton grows beyond the budget
        public Optional<Automaton> automaton(NumerationSystem system, List<String> coordinates, KernelBudget budget) {
            var alternatives = new ArrayList<Formula>();
            for (int i = 0; i < colds.size(); i++) {
                var found = read(system, colds.get(i));
                if (found.isEmpty()) return Optional.empty();
                alternatives.add(Formula.all(new Formula.Acceptance(found.get(), layers.heaps), isAlike(i)));
            }
            var arithmetic = new Arithmetic(system, budget);
            return Optional.of(arithmetic.inOrder(arithmetic.decide(new Formula.Any(alternatives)), coordinates));
        }

        private static Optional<Automaton> read(NumerationSystem system, int[] coldOf) {
            try (var memory = Checkpoint.grant()) {
                memory.take(LISTED_BYTES * coldOf.length);
                return SuffixLearner.automaton(system, pairs(coldOf), coldOf.length - 1);
            }
        }

        private static List<int[]> pairs(int[] coldOf) {
            var pairs = new ArrayList<int[]>();
            for (int a = 0; a < coldOf.length; a++) if (coldOf[a] >= 0) pairs.add(new int[] {a, coldOf[a]});
            return pairs;
        }

        /// That a layer has the P-positions of this one.
        private Formula isAlike(int layer) {
            var beyond = LinearSum.of(layers.number).minus(LinearSum.of(layer));
            if (layer < again) return new Formula.IsZero(beyond);
            return Formula.all(
                    Formula.atMost(LinearSum.of(again), LinearSum.of(layers.number)),
                    new Formula.Divisible(beyond, colds.size() - again));
        }
    }

    /// Cost: that of some lists of P-positions of two heaps.
    ///
    /// @param to the greatest number in each heap
    /// @return empty if no layer of the first ones comes again, or some condition cannot be decided
    public Optional<LayerLists> lostLayers(int to, Limits limits) {
        var colds = new ArrayList<int[]>();
        var won = new int[to + 1];
        Arrays.fill(won, -1);
        try (var memory = Checkpoint.grant()) {
            while (true) {
                memory.take(2L * Integer.BYTES * (to + 1L));
                int[] layer = new ColdLines(moves, Play.NORMAL, to, won, limits).find();
                for (int i = 0; i < colds.size(); i++)
                    if (Arrays.equals(layer, colds.get(i))) return Optional.of(new LayerLists(this, colds, i));
                if (colds.size() == MOST) return Optional.empty();
                colds.add(layer);
                won = wonAbove(layer);
            }
        } catch (ArithmeticException _) {
            return Optional.empty();
        }
    }

    /// @return the positions with a move straight down to a P-position of the layer below; -1 where there is none
    private int[] wonAbove(int[] below) {
        var won = below.clone();
        for (int a = 0; a < won.length; a++) {
            if (won[a] < 0) continue;
            var here = Evaluation.of(heaps, List.of(BigInteger.valueOf(a), BigInteger.valueOf(won[a])));
            if (falls.stream().noneMatch(here::holds)) won[a] = -1;
        }
        return won;
    }
}
