package grundy.rules.language.rule;

import grundy.rules.Board;
import grundy.rules.EitherSide;
import grundy.rules.OneSide;
import grundy.rules.PartizanBoard;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.OnBoard;
import grundy.rules.RuleTree.Partizan;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.board.graph.GraphRewriteBoard;
import grundy.rules.formula.AmountSets;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Side;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// `impartial …`: a game of Left and Right in which both may make the moves of either.
final class ImpartialForm {
    private ImpartialForm() {}

    /// @return the rules with the moves of both sides for whoever is to move; the rules themselves if both have
    ///     the same; empty if they cannot be said as one
    static Optional<RuleTree> of(RuleTree rules) {
        return switch (rules) {
            case Partizan(OnBoard left, OnBoard _) -> Optional.of(onBoard(left));
            case Partizan(TakeAndBreak(var left), TakeAndBreak(var right)) -> takes(left, right);
            case Partizan(Moves left, Moves right)
            when left.coordinates().equals(right.coordinates()) ->
                Optional.of(new Moves(left.coordinates(), united(left.alternatives(), right.alternatives())));
            case Partizan _, RuleTree.Players _, RuleTree.Scored _, RuleTree.Blocking _ -> Optional.empty();
            case TakeAndBreak _, Moves _, OnBoard _ -> Optional.of(rules);
        };
    }

    private static OnBoard onBoard(OnBoard left) {
        if (!(left.board() instanceof OneSide<?> own))
            throw new IllegalArgumentException("Left and Right have moves of their own on " + left.name());
        return new OnBoard(left.name(), left.parameters(), either(own.board(), own.side()));
    }

    private static Board<?> either(PartizanBoard<?> board, Side side) {
        if (board instanceof RewriteBoard letters)
            return new OneSide<>(new RewriteBoard(letters.rules().impartial()), side);
        if (board instanceof GraphRewriteBoard letters)
            return new OneSide<>(new GraphRewriteBoard(letters.rules().impartial()), side);
        return new EitherSide<>(board);
    }

    /// Where all that is taken leaves the same numbers of heaps.
    private static Optional<RuleTree> takes(List<Term> left, List<Term> right) {
        var terms = united(left, right);
        int parts = terms.getFirst().parts();
        if (terms.stream().anyMatch(term -> term.parts() != parts)) return Optional.empty();
        var amounts = AmountSets.union(terms.stream().map(Term::amounts).toList());
        return Optional.of(new TakeAndBreak(List.of(new Term(amounts, parts))));
    }

    private static <T> List<T> united(List<T> left, List<T> right) {
        return List.copyOf(
                new LinkedHashSet<>(Stream.concat(left.stream(), right.stream()).toList()));
    }
}
