package grundy.pattern;

import grundy.answer.NimSequence;
import grundy.engine.search.SearchValues;
import grundy.finding.CycleException;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.QuotientQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Play;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Compares the values of a game with a table.
final class RuleComparison {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final long POSITIONS = 2_000_000;
    private static final long FEW_POSITIONS = 20_000;

    /// A larger quotient ends by this and not by the clock, so that the answer is the same each time.
    private static final long QUOTIENT_STATES = 1 << 13;
    private static final int MISERE_GLANCE = 12;
    private static final int MISERE_FIRST = 4;

    private final InputTable table;
    private final Limits limits;

    RuleComparison(InputTable table, Limits limits) {
        this.table = table;
        this.limits = limits;
    }

    /// @param heaps how many of the first values are compared
    /// @return the number of values that agree before the first that does not, or before it takes too long
    /// @throws DifferentValueException if one does not
    int agreeingValues(PatternCandidate candidate, int heaps) throws DifferentValueException {
        if (splitsInMisere(candidate)) return agreeingSplittingValues(candidate, heaps);
        try {
            return compare(candidate, heaps, limits.withAtMost(FEW_POSITIONS));
        } catch (RulesException | CycleException | IllegalArgumentException | ArithmeticException _) {
            throw new DifferentValueException();
        }
    }

    /// What a heap leaves that splits is a sum, whose value in misere play no values of its parts
    /// determine.
    private static boolean splitsInMisere(PatternCandidate candidate) {
        return candidate.play() == Play.MISERE && candidate.game().rules().maySplit();
    }

    /// Who wins few heaps is known soon; the value of a heap grows dear with it, so that the first are
    /// examined alone.
    private int agreeingSplittingValues(PatternCandidate candidate, int heaps) throws DifferentValueException {
        int last = (int) table.first() + Math.min(heaps, MISERE_GLANCE);
        if (table.isOutcomes()) return splittingTo(candidate, last);
        boolean isOver = table.first() == 0 && candidate.game().rules() instanceof RuleTree.TakeAndBreak;
        if (isOver && table.values()[0] != 1 || candidate.game().rules().arity() != 1)
            throw new DifferentValueException();
        return splittingTo(candidate, Math.min(last, MISERE_FIRST)) == 0 ? 0 : splittingTo(candidate, last);
    }

    private int splittingTo(PatternCandidate candidate, int last) throws DifferentValueException {
        try {
            return all(candidate, Optional.of(splitting(candidate, last, limits.withAtMost(FEW_POSITIONS))));
        } catch (LimitException | RulesException | CycleException | ArithmeticException _) {
            return 0;
        }
    }

    /// A value of the game is not that of the table.
    static final class DifferentValueException extends Exception {
        private static final long serialVersionUID = 1L;

        DifferentValueException() {
            super(null, null, false, false);
        }
    }

    private int compare(PatternCandidate candidate, int heaps, Limits limits) throws DifferentValueException {
        var search = new SearchValues(candidate.game().rules(), candidate.play(), limits);
        for (int i = 0; i < Math.min(heaps, table.length()); i++) {
            try {
                var at = position(candidate, table.first() + i);
                if (at == null) {
                    if (i > 0) throw new DifferentValueException();
                    continue;
                }
                if (!agrees(search.value(at).longValue(), i)) throw new DifferentValueException();
            } catch (LimitException _) {
                return i;
            }
        }
        return Math.min(heaps, table.length());
    }

    private boolean agrees(long value, int i) {
        long expected = table.values()[i];
        return table.isOutcomes() ? (value == 0) == (expected == 0) : value == expected;
    }

    /// @return null if the game has no such position, as perhaps without counters
    static @Nullable Position position(PatternCandidate candidate, long heap) {
        var game = candidate.game();
        if (game.rules().arity() == 1) return Tuple.of(heap);
        try {
            var components = LANGUAGE.position(game, String.valueOf(heap));
            return components.size() == 1 ? components.getFirst().position() : null;
        } catch (SyntaxException | RulesException _) {
            return null;
        }
    }

    /// @param millis how long it may take
    /// @return the game's own table up to a heap; empty if it has none, or it takes too long
    Optional<NimSequence> sequence(PatternCandidate candidate, long to, long millis) {
        if (candidate.game().rules().arity() != 1) return Optional.empty();
        try {
            var brief = limits.withAtMost(POSITIONS).until(Deadline.after(Duration.ofMillis(millis)));
            return Optional.of(
                    splitsInMisere(candidate)
                            ? splitting(candidate, (int) to, brief)
                            : new Solver(brief).solve(new SequenceQuestion(candidate.game(), candidate.play(), to)));
        } catch (LimitException | RulesException | CycleException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    /// The winner is determined by the quotient, and the value by the positions that can be reached.
    private NimSequence splitting(PatternCandidate candidate, int to, Limits limits) {
        if (!table.isOutcomes())
            return new Solver(limits).solve(new SequenceQuestion(candidate.game(), candidate.play(), to));
        var question = new QuotientQuestion(candidate.game().rules(), Math.max(1, to));
        return new Solver(limits.withAtMost(QUOTIENT_STATES)).solve(question).outcomes(candidate.game(), to);
    }

    /// @return the number of values that agree: all of them or, where that takes too long, the first
    /// @throws DifferentValueException if one does not
    int all(PatternCandidate candidate, Optional<NimSequence> sequence) throws DifferentValueException {
        if (sequence.isEmpty() && splitsInMisere(candidate)) return Math.min(MISERE_GLANCE, table.length());
        if (sequence.isEmpty()) {
            try {
                return compare(candidate, table.length(), limits.withAtMost(POSITIONS));
            } catch (RulesException | CycleException | IllegalArgumentException | ArithmeticException _) {
                throw new DifferentValueException();
            }
        }
        int[] values = sequence.get().values();
        int count = (int) Math.min(table.length(), values.length - table.first());
        for (int i = 0; i < count; i++)
            if (!agrees(values[(int) (table.first() + i)], i)) throw new DifferentValueException();
        return Math.max(0, count);
    }

    /// @return whether the rules are ones of which far heaps are had quickly
    static boolean isFast(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak;
    }
}
