package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Checks from the rules alone that the P-positions of two heaps are {@link BlockPairs}, in normal play.
///
/// Theorem. Let any number be taken from one of two heaps, or c*k from the one and c*l from the other where k and l
/// differ by less than t, and let c be a power of 2. Then a position is lost for the player to move exactly if its
/// heaps are a pair in blocks of c with the step t. Source: E. Duchêne and S. Gravier, Geometrical extensions of
/// Wythoff's game, Discrete Mathematics 309 (2009) 3595-3608, for c = 2 and t = 1; S. Aggarwal, J. Geller, S. Sadhuka
/// and M. Yu 2016, arXiv 1612.03068, for t = 1.
///
/// Proof. Say x = c*X + r and y = c*Y + s. Each number has one partner, so that no move in one heap leads from a pair
/// to a pair. A move in both keeps r and s, and moves Y - X by less than t; pairs with the same r and s have the same j
/// mod c = r xor s, so that their Y - X, if not the same, are t or more apart; and if they are the same, j is, and so
/// are the pairs. Now let (x, y) be no pair. If the partner of x is below y, or that of y below x, a move in one heap
/// leads to a pair. Else say X <= Y, so that X = A(j) for some j, and q = floor((Y - X) / t) is at most floor(j / c).
/// Let i = c*q + (r xor s), of which the pair has the same r and s, and Y - X by less than t smaller. If i < j, a move
/// in both heaps leads to it. Else q = floor(j / c), and X and Y are the j-th pair of blocks, but the partner of x is
/// above y: (r xor j) mod c > s, and likewise (s xor j) mod c > r. With d = (j xor r xor s) mod c these say that s xor
/// d > s and r xor d > r: the first binary digit of d is 0 in s and in r, hence 1 in j, so that r xor s is less than j
/// mod c, and i < j after all.
///
/// That the rules are these, however they are written, is decided by automata in base 2; beside, small positions are
/// worked out by the definition.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the size of the blocks and the step | {@link #areMoves}: the rules have the theorem's moves |
public final class BlockPairsCheck {
    /// Positions with at most this many counters are computed by the definition.
    public static final int COUNTERS = 40;

    private static final List<String> NAMES = List.of("x", "y", "~x", "~y");

    private final RuleTree rules;
    private final BlockPairs pairs;

    private BlockPairsCheck(RuleTree rules, BlockPairs pairs) {
        this.rules = rules;
        this.pairs = pairs;
    }

    /// Cost: that of some automata of few states, and of the small positions.
    ///
    /// @return the fault; empty if the pairs are the P-positions
    public static Optional<Message> fault(RuleTree rules, BlockPairs pairs, KernelBudget budget) {
        return new BlockPairsCheck(rules, pairs).fault(budget);
    }

    /// @return the result, with what was checked
    public static CheckResult result(RuleTree rules, BlockPairs pairs) {
        var findings = new CheckFindings();
        var fault = fault(rules, pairs, KernelBudget.DEFAULT);
        if (fault.isEmpty()) {
            findings.holds("check.blocks.moves", "size", pairs.size(), "step", pairs.step());
            findings.holds("check.blocks.small", "to", COUNTERS);
        }
        return findings.result(fault);
    }

    private Optional<Message> fault(KernelBudget budget) {
        return areMoves(budget) ? differing(rules, pairs) : Optional.of(Message.of("check.blocks.rules"));
    }

    private boolean areMoves(KernelBudget budget) {
        try {
            var game = GameFormulas.of(rules, Play.NORMAL, 0);
            if (game.coordinates().size() != 2 || game.blocked() > 0 || game.splits()) return false;
            var arithmetic = new Arithmetic(NumerationSystem.BINARY, budget);
            var moves = new MoveRelations(game, arithmetic)
                    .pairs().stream()
                            .<Formula>map(move -> new Formula.Acceptance(move, NAMES))
                            .toList();
            return automaton(new Formula.Any(moves), arithmetic).equals(automaton(theoremMoves(), arithmetic));
        } catch (RulesException _) {
            return false;
        }
    }

    private static Automaton automaton(Formula formula, Arithmetic arithmetic) {
        return arithmetic.inOrder(arithmetic.decide(formula), NAMES);
    }

    /// The moves of the theorem.
    private Formula theoremMoves() {
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var lessX = LinearSum.of("~x");
        var lessY = LinearSum.of("~y");
        var k = LinearSum.of("~k");
        var l = LinearSum.of("~l");
        return Formula.any(
                Formula.all(Formula.less(lessX, x), Formula.equal(lessY, y)),
                Formula.all(Formula.equal(lessX, x), Formula.less(lessY, y)),
                new Formula.Exists(
                        List.of("~k", "~l"),
                        Formula.all(
                                Formula.less(LinearSum.ZERO, k),
                                Formula.less(LinearSum.ZERO, l),
                                Formula.less(k, l.plus(LinearSum.of(pairs.step()))),
                                Formula.less(l, k.plus(LinearSum.of(pairs.step()))),
                                Formula.equal(lessX.plus(k.times(pairs.size())), x),
                                Formula.equal(lessY.plus(l.times(pairs.size())), y))));
    }

    /// @return a small position at which the pairs are not those of the definition
    static Optional<Message> differing(RuleTree rules, BlockPairs pairs) {
        return new BruteForce(rules, Play.NORMAL, 0, () -> false)
                .wrong(position -> pairs.arePaired(position.getFirst(), position.getLast()), COUNTERS)
                .map(BlockPairsCheck::differs);
    }

    private static Message differs(List<BigInteger> position) {
        return Message.of("check.blocks.differs", "a", position.getFirst(), "b", position.getLast());
    }
}
