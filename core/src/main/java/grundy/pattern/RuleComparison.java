package grundy.pattern;

import grundy.engine.PostOrder.CycleException;
import grundy.engine.search.SearchValues;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.solve.QuotientQuestion;
import grundy.solve.Sequence;
import grundy.solve.SequenceQuestion;
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

    /// A larger quotient ends by this and not by the clock, so that the same is told each time.
    private static final long QUOTIENT_STATES = 1 << 13;
    private static final int MISERE_GLANCE = 12;

    private final GivenTable table;
    private final Limits limits;

    RuleComparison(GivenTable table, Limits limits) {
        this.table = table;
        this.limits = limits;
    }

    /// @param heaps how many of the first values are compared
    /// @return how many of them agree before the first that does not, or before it takes too long
    /// @throws Different if one does not
    int begun(Candidate candidate, int heaps) throws Different {
        if (splitsInMisere(candidate)) return outcomesBegun(candidate, heaps);
        try {
            return compared(candidate, heaps, limits.withAtMost(FEW_POSITIONS));
        } catch (RulesException | CycleException | IllegalArgumentException | ArithmeticException _) {
            throw new Different();
        }
    }

    /// A heap that splits has no nim-value in misere play, but somebody wins it.
    private static boolean splitsInMisere(Candidate candidate) {
        return candidate.play() == Play.MISERE && candidate.game().rules().maySplit();
    }

    private int outcomesBegun(Candidate candidate, int heaps) throws Different {
        if (!table.isOutcomes()) throw new Different();
        try {
            long last = table.first() + Math.min(heaps, MISERE_GLANCE);
            return all(candidate, Optional.of(outcomes(candidate, (int) last, limits)));
        } catch (LimitException | RulesException | CycleException | ArithmeticException _) {
            return 0;
        }
    }

    /// A value of the game is not that of the table.
    static final class Different extends Exception {
        private static final long serialVersionUID = 1L;

        Different() {
            super(null, null, false, false);
        }
    }

    private int compared(Candidate candidate, int heaps, Limits limits) throws Different {
        var search = new SearchValues(candidate.game().rules(), candidate.play(), limits);
        for (int i = 0; i < Math.min(heaps, table.length()); i++) {
            try {
                var at = position(candidate, table.first() + i);
                if (at == null) {
                    if (i > 0) throw new Different();
                    continue;
                }
                if (!agrees(search.value(at).longValue(), i)) throw new Different();
            } catch (LimitException _) {
                return i;
            }
        }
        return Math.min(heaps, table.length());
    }

    private boolean agrees(long value, int i) {
        long wanted = table.values()[i];
        return table.isOutcomes() ? (value == 0) == (wanted == 0) : value == wanted;
    }

    /// @return null if the game has no such position, as perhaps without counters
    private static @Nullable Position position(Candidate candidate, long heap) {
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
    Optional<Sequence> sequence(Candidate candidate, long to, long millis) {
        if (candidate.game().rules().arity() != 1) return Optional.empty();
        boolean splits = splitsInMisere(candidate);
        if (splits && !table.isOutcomes()) return Optional.empty();
        try {
            var brief = limits.withAtMost(POSITIONS).until(Deadline.after(Duration.ofMillis(millis)));
            if (splits) return Optional.of(outcomes(candidate, (int) to, brief));
            return Optional.of(new Solver(brief).solve(new SequenceQuestion(candidate.game(), candidate.play(), to)));
        } catch (LimitException | RulesException | CycleException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    private static Sequence outcomes(Candidate candidate, int to, Limits limits) {
        var question = new QuotientQuestion(candidate.game().rules(), Math.max(1, to));
        return new Solver(limits.withAtMost(QUOTIENT_STATES)).solve(question).outcomes(candidate.game(), to);
    }

    /// @return how many values agree, all of them or, where that takes too long, the first
    /// @throws Different if one does not
    int all(Candidate candidate, Optional<Sequence> sequence) throws Different {
        if (sequence.isEmpty()) {
            try {
                return compared(candidate, table.length(), limits.withAtMost(POSITIONS));
            } catch (RulesException | CycleException | IllegalArgumentException | ArithmeticException _) {
                throw new Different();
            }
        }
        int[] values = sequence.get().values();
        int known = (int) Math.min(table.length(), values.length - table.first());
        for (int i = 0; i < known; i++) if (!agrees(values[(int) (table.first() + i)], i)) throw new Different();
        return Math.max(0, known);
    }

    /// @return whether the rules are ones of which far heaps are had quickly
    static boolean isFast(Rules rules) {
        return rules instanceof Rules.TakeAndBreak;
    }
}
