package grundy.solve;

import grundy.rules.Rules;

/// Whether a move may leave several components where there was one.
final class Splitting {
    private static final int TWO_OR_MORE = ~0b011;

    private Splitting() {}

    static boolean mayHappen(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak(var terms) -> terms.stream().anyMatch(term -> (term.parts() & TWO_OR_MORE) != 0);
            case Rules.Moves(var _, var alternatives) ->
                alternatives.stream().anyMatch(alternative -> !alternative.leavesOne());
            case Rules.OnBoard _ -> true;
            case Rules.Partizan(var left, var right) -> mayHappen(left) || mayHappen(right);
            case Rules.Players(var byPlayer) -> byPlayer.stream().anyMatch(Splitting::mayHappen);
        };
    }
}
