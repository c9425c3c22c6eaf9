package grundy.rules.option;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;

/// Lower bounds on the number of positions that can be reached, and on the number that one move
/// reaches, found from the rules at once, without running through the positions. Parts of what a move
/// leaves count as positions; each is counted once.
///
/// Status: every number given is a lower bound; 1 where the rules show nothing. Cost: some microseconds
/// for each alternative of the rules; steps that repeat are looked for in some hundreds of positions.
public final class FollowerCount {
    private FollowerCount() {}

    /// @return a lower bound for the number of different positions that one move leaves, as a whole or as a part
    public static BigInteger inOneMove(RuleTree rules, Position position) {
        return switch (rules) {
            case TakeAndBreak(var terms) -> most(terms.stream().map(term -> options(term, heap(position))));
            case Moves moves -> LetterFamilies.largest(moves, (Tuple) position);
            case RuleTree.OnBoard(var _, var _, var board) -> onBoard(board, ((BoardPosition) position).state());
            case RuleTree.Partizan(var left, var right) ->
                inOneMove(left, position).max(inOneMove(right, position));
            case RuleTree.Players(var byPlayer) -> most(byPlayer.stream().map(rule -> inOneMove(rule, position)));
            case RuleTree.Blocking(var moves, var _) -> inOneMove(moves, position);
            case RuleTree.Scored _ -> BigInteger.ONE;
        };
    }

    /// @return a lower bound for the number of different positions that can be reached by moves of either
    ///     side, including the position itself and parts
    public static BigInteger all(RuleTree rules, Position position) {
        return switch (rules) {
            case TakeAndBreak(var terms) ->
                inOneMove(rules, position).max(most(terms.stream().map(term -> steps(term, heap(position)))));
            case Moves moves ->
                LetterFamilies.largest(moves, (Tuple) position)
                        .max(LetterFamilies.product(moves, (Tuple) position))
                        .max(RepeatedSteps.positions(moves, (Tuple) position))
                        .max(SteadySteps.positions(moves, (Tuple) position));
            case RuleTree.OnBoard(var _, var _, var board) -> belowOnBoard(board, ((BoardPosition) position).state());
            case RuleTree.Scored _ -> BigInteger.ONE;
            case RuleTree.Partizan(var left, var right) -> all(left, position).max(all(right, position));
            case RuleTree.Players(var byPlayer) -> most(byPlayer.stream().map(rule -> all(rule, position)));
            case RuleTree.Blocking(var moves, var _) -> all(moves, position);
        };
    }

    private static BigInteger most(Stream<BigInteger> bounds) {
        return bounds.reduce(BigInteger.ONE, BigInteger::max);
    }

    private static BigInteger heap(Position position) {
        return ((Tuple) position).get(0);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> BigInteger onBoard(Board<P> board, Object state) {
        return board.leastOptions((P) state).max(BigInteger.ONE);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> BigInteger belowOnBoard(Board<P> board, Object state) {
        return board.leastFollowers((P) state).max(onBoard(board, state));
    }

    /// One part of a split may have any size up to what is left for it.
    private static BigInteger options(Term term, BigInteger heap) {
        var parts = BigInteger.valueOf(31L - Integer.numberOfLeadingZeros(term.parts() | 1));
        var splits =
                least(term.amounts(), heap).map(amount -> heap.subtract(amount).subtract(parts));
        boolean leavesOne = (term.parts() & 0b10) != 0;
        return (term.parts() > 0b11 ? splits.orElse(BigInteger.ZERO) : BigInteger.ZERO)
                .max(
                        leavesOne
                                ? AmountSets.leastCount(term.amounts(), heap).subtract(BigInteger.ONE)
                                : BigInteger.ZERO);
    }

    /// The least amount again and again.
    private static BigInteger steps(Term term, BigInteger heap) {
        if ((term.parts() & 0b10) == 0) return BigInteger.ZERO;
        return least(term.amounts(), heap)
                .filter(amount -> amount.signum() > 0)
                .map(amount -> repeats(term.amounts(), heap).divide(amount))
                .orElse(BigInteger.ZERO);
    }

    /// @return the number of times that the least amount can be taken from a heap
    private static BigInteger repeats(Amounts set, BigInteger heap) {
        return switch (set) {
            case Amounts.AtMostPart(var numerator, var denominator) ->
                heap.subtract(denominator.divide(numerator).add(BigInteger.ONE));
            case Amounts.Union(var sets) ->
                sets.stream().map(member -> repeats(member, heap)).reduce(heap, BigInteger::min);
            case Amounts.Ranges _, Amounts.Powers _, Amounts.Named _ -> heap;
        };
    }

    private static Optional<BigInteger> least(Amounts set, BigInteger heap) {
        return AmountSets.allowNothing(set)
                ? Optional.of(BigInteger.ZERO)
                : AmountSets.stream(set, heap).findFirst();
    }
}
