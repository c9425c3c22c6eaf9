package grundy.engine.misere;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;

/// The options of single heaps of some games, by the numbers that {@link grundy.check.QuotientTheorem}
/// gives them.
final class NumberedHeaps {
    private static final int MOST_PARTS = 3;
    private static final int[] NONE = {};

    private final List<RuleTree> games;

    /// Receives the parts of an option.
    @FunctionalInterface
    interface OptionVisitor {
        /// @param parts numbers of heaps, none for an option that ends the component; reused
        void leaves(int[] parts);

        /// Two heaps of the same game with a given total, as most options of large heaps are.
        ///
        /// @param game index of the game
        /// @param games how many there are
        default void leavesTwo(int game, int counters, int games) {
            int one = game + 1;
            for (int other = (counters - 2) * games + game + 1; one <= other; one += games, other -= games)
                leaves(new int[] {one, other});
        }
    }

    NumberedHeaps(List<RuleTree> games) {
        this.games = List.copyOf(games);
    }

    /// @return whether positions are single heaps that become smaller heaps, or at least look like it
    static boolean canFollow(RuleTree rules) {
        return switch (rules) {
            case TakeAndBreak(var terms) -> terms.stream().allMatch(term -> term.parts() < 2 << MOST_PARTS);
            case RuleTree.Moves moves ->
                moves.arity() == 1
                        && RuleOptions.stream(moves, Tuple.of(0)).findAny().isEmpty();
            default -> false;
        };
    }

    List<RuleTree> games() {
        return games;
    }

    /// @param number of a heap, at least 1
    void options(int number, OptionVisitor visitor) {
        int game = (number - 1) % games.size();
        int heap = (number - 1) / games.size() + 1;
        switch (games.get(game)) {
            case TakeAndBreak(var terms) -> {
                for (var term : terms) {
                    if (AmountSets.allowNothing(term.amounts()))
                        leave(game, heap, new Term(term.amounts(), term.parts() & ~3), visitor);
                    for (long amount : AmountSets.upTo(term.amounts(), heap))
                        leave(game, (int) (heap - amount), term, visitor);
                }
            }
            case RuleTree other ->
                RuleOptions.stream(other, Tuple.of(heap))
                        .forEach(option -> visitor.leaves(option.stream()
                                .mapToInt(part -> smaller(part, heap))
                                .filter(part -> part > 0)
                                .map(part -> number(game, part))
                                .toArray()));
        }
    }

    private static int smaller(Position part, int heap) {
        var counters = ((Tuple) part).get(0);
        if (counters.compareTo(BigInteger.valueOf(heap)) >= 0) throw new RulesException(Message.of("misere.unfit"));
        return counters.intValueExact();
    }

    private int number(int game, int heap) {
        return (heap - 1) * games.size() + game + 1;
    }

    private void leave(int game, int rest, Term term, OptionVisitor visitor) {
        int parts = term.parts();
        if (rest == 0) {
            if ((parts & 1) != 0) visitor.leaves(NONE);
            return;
        }
        if ((parts & 2) != 0) visitor.leaves(new int[] {number(game, rest)});
        if ((parts & 4) != 0) {
            if (rest > 1) visitor.leavesTwo(game, rest, games.size());
        }
        if ((parts & 8) != 0) {
            var three = new int[3];
            for (int a = 1; a <= rest / 3; a++)
                for (int b = a; b <= (rest - a) / 2; b++) {
                    three[0] = number(game, a);
                    three[1] = number(game, b);
                    three[2] = number(game, rest - a - b);
                    visitor.leaves(three);
                }
        }
    }
}
