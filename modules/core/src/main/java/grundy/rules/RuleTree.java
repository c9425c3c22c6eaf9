package grundy.rules;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Rules as the parser understands them: a small syntax tree in normal form, so that two ways to write the same
/// rules mostly give equal values. What a game allows is read off with {@link Moves} and {@link
/// grundy.rules.option.RuleOptions}.
public sealed interface RuleTree {
    /// @return the number of coordinates of a position, or 0 where the game reads its own positions
    int arity();

    /// @return whether a move may leave several components where there was one; for rules that are a Java class
    ///     the answer is always yes
    default boolean maySplit() {
        return switch (this) {
            case TakeAndBreak(var terms) -> terms.stream().anyMatch(Term::splits);
            case Moves(var _, var alternatives) ->
                alternatives.stream().anyMatch(alternative -> !alternative.leavesOne());
            case OnBoard _ -> true;
            case Scored _ -> false;
            case Partizan(var left, var right) -> left.maySplit() || right.maySplit();
            case Players(var byPlayer) -> byPlayer.stream().anyMatch(RuleTree::maySplit);
            case Blocking(var moves, var _) -> moves.maySplit();
        };
    }

    /// One heap; a move takes an amount and leaves a number of nonempty heaps. Subtraction games, Lasker's Nim,
    /// octal and hexadecimal codes all have this form.
    ///
    /// @param terms disjoint in their amounts of 1 and more, ascending in `parts`
    record TakeAndBreak(List<Term> terms) implements RuleTree {
        @Override
        public int arity() {
            return 1;
        }
    }

    /// Part of a take-and-break game.
    ///
    /// @param amounts what may be taken; {@link Amounts#NOTHING} for a heap that is split without taking from it
    /// @param parts bit `j` is set if the counters that remain may be left as exactly `j` nonempty heaps: the
    ///     digit of an octal (j <= 2) or hexadecimal (j <= 3) code
    record Term(Amounts amounts, int parts) {
        /// Digit 3: what remains is left as one heap, or nothing remains.
        public static final int LEAVE_ONE_OR_NONE = 0b011;

        private static final int TWO_PARTS = 0b100;

        boolean splits() {
            return parts >= TWO_PARTS;
        }
    }

    /// The general form: a tuple becomes a sum of tuples under a condition. A coordinate never goes below 0; a
    /// letter that is not a coordinate stands for any positive integer.
    ///
    /// @param coordinates names of the coordinates, at least one
    record Moves(List<String> coordinates, List<Alternative> alternatives) implements RuleTree {
        @Override
        public int arity() {
            return coordinates.size();
        }
    }

    /// One alternative of the general form.
    ///
    /// @param parts the tuples that the move leaves, each with an expression for each coordinate
    /// @param times how often each of these is left
    /// @param where the condition, {@link Condition#TRUE} if none
    record Alternative(List<List<Expression>> parts, List<Times> times, Condition where) {
        public Alternative {
            if (parts.size() != times.size())
                throw new IllegalArgumentException(
                        "Every target is left some number of times, but there are " + parts.size() + " and " + times);
        }

        /// Leaves each target once.
        public Alternative(List<List<Expression>> parts, Condition where) {
            this(parts, Collections.nCopies(parts.size(), Times.ONCE), where);
        }

        /// @param coordinates of the game
        /// @return the other names that occur, which stand for any positive integers, in the order in which
        ///     they do
        public Set<String> freshLetters(List<String> coordinates) {
            var found = new LinkedHashSet<String>();
            for (var part : parts) for (var expression : part) found.addAll(LetterNames.in(expression));
            for (var each : times)
                switch (each) {
                    case Times.Once _ -> {}
                    case Times.Count(var count) -> found.addAll(LetterNames.in(count));
                    case Times.UpTo(var last) -> found.addAll(LetterNames.in(last));
                }
            found.addAll(LetterNames.in(where));
            coordinates.forEach(found::remove);
            return found;
        }

        /// @return whether one target is left, once
        public boolean leavesOne() {
            return times.equals(List.of(Times.ONCE));
        }
    }

    /// The number of copies of a target that a move leaves.
    sealed interface Times {
        Times ONCE = new Once();

        record Once() implements Times {}

        /// `count * (n)`: that many equal heaps. There is no such move if the count is negative.
        record Count(Expression count) implements Times {}

        /// `(first .. last)`, in games of one coordinate: one heap of each size from the target to
        /// `last`. There is no such move if `last` is less.
        record UpTo(Expression last) implements Times {}
    }

    /// Left and Right have moves of their own on the same positions.
    record Partizan(RuleTree left, RuleTree right) implements RuleTree {
        @Override
        public int arity() {
            return left.arity();
        }
    }

    /// Several players move in turn.
    ///
    /// @param byPlayer the rules of each player, in the order of their turns; at least 2
    record Players(List<RuleTree> byPlayer) implements RuleTree {
        @Override
        public int arity() {
            return byPlayer.getFirst().arity();
        }

        /// @param claimed preferences; empty for the usual ones, by which each player would like best to
        ///     see the next one lose, then the one after that, ..., and himself last
        /// @return for each player all players, the one whom that player would like best to see lose first
        public static List<List<Integer>> preferences(List<List<Integer>> claimed, int players) {
            if (!claimed.isEmpty()) return claimed;
            return IntStream.range(0, players)
                    .mapToObj(player -> IntStream.rangeClosed(1, players)
                            .mapToObj(i -> (player + i) % players)
                            .toList())
                    .toList();
        }
    }

    /// Before each move the opponent may block some of the options, for this move only. An option is a
    /// position: what two ways to move lead to alike is one option.
    ///
    /// @param moves what is allowed where nothing is blocked: `TakeAndBreak` or `Moves` that never split
    /// @param most how many options may be blocked at a time, at least 1
    record Blocking(RuleTree moves, BigInteger most) implements RuleTree {
        @Override
        public int arity() {
            return moves.arity();
        }
    }

    /// @return rules that are a Java class: for each side its own where Left and Right have moves of their own
    static RuleTree of(String name, Map<String, BigInteger> parameters, PartizanBoard<?> board) {
        var left = new OnBoard(name, parameters, OneSide.of(board, Side.LEFT));
        var right = new OnBoard(name, parameters, OneSide.of(board, Side.RIGHT));
        return board instanceof Board<?> ? left : new Partizan(left, right);
    }

    /// @return the board, of Left where Left and Right have moves of their own; empty if the rules are not
    ///     a Java class
    default Optional<OnBoard> onBoard() {
        return switch (this) {
            case OnBoard onBoard -> Optional.of(onBoard);
            case Partizan(OnBoard left, OnBoard _) -> Optional.of(left);
            default -> Optional.empty();
        };
    }

    /// Rules that are a Java class.
    ///
    /// @param name of the board in {@link grundy.rules.catalogue.Boards}
    /// @param parameters of the game, by name
    record OnBoard(String name, Map<String, BigInteger> parameters, Board<?> board) implements RuleTree {
        /// @return the board that Left and Right play on, whoever's moves these rules are
        public PartizanBoard<?> played() {
            return switch (board) {
                case OneSide<?>(var both, var _) -> both;
                case EitherSide<?>(var both) -> both;
                default -> board;
            };
        }

        @Override
        public int arity() {
            return 0;
        }
    }

    /// Rules with a score, which are a Java class.
    ///
    /// @param name of the board in {@link grundy.rules.scored.ScoredBoards}
    /// @param parameters of the game, by name
    record Scored(String name, Map<String, BigInteger> parameters, ScoredBoard<?> board) implements RuleTree {
        @Override
        public int arity() {
            return 0;
        }
    }
}
