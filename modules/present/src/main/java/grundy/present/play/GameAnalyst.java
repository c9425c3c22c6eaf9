package grundy.present.play;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.question.PositionQuestion;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Asks the solver about the situations of a game, each once, within the time for a move.
public final class GameAnalyst {
    private static final int MOST_KEPT = 2000;
    private static final int MOST_WINNING = 200;
    private static final long MOST_OPTIONS = 200_000;
    private static final int MOST_TRIED = 500;

    private final Limits limits;
    private final MoveClock clock;
    private final Map<Situation, Analysis> cache = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Situation, Analysis> eldest) {
            return size() > MOST_KEPT;
        }
    };

    /// Without an end of the time for a move.
    public GameAnalyst(Limits limits) {
        this(limits, MoveClock.endless());
    }

    /// @param limits of each question, but for the time
    public GameAnalyst(Limits limits, MoveClock clock) {
        this.limits = limits;
        this.clock = clock;
    }

    MoveClock clock() {
        return clock;
    }

    /// @return the analysis, with standing `UNKNOWN` if the limits were reached
    public Analysis of(Situation situation) {
        return of(situation, clock.analysis());
    }

    /// @return the analysis if it is known or found at once, else one with standing `UNKNOWN`
    public Analysis glance(Situation situation) {
        return of(situation, clock.glance());
    }

    /// @param until when to give up, with standing `UNKNOWN`
    Analysis of(Situation situation, Deadline until) {
        if (cache.get(situation) instanceof Analysis analysis) return analysis;
        try {
            var analysis = solve(situation, limits.until(until));
            if (analysis.standing() != MoverStanding.WON || !analysis.winning().isEmpty())
                cache.put(situation, analysis);
            return analysis;
        } catch (LimitException _) {
            return new Analysis(situation, Optional.empty(), MoverStanding.UNKNOWN, List.of(), "");
        }
    }

    /// @throws LimitException if the limits do not allow an answer
    private Analysis solve(Situation situation, Limits within) {
        var running = running(situation);
        var verdict = verdict(situation, running, within);
        var standing = MoverStanding.of(verdict.outcome(), situation.mover());
        if (standing != MoverStanding.WON)
            return new Analysis(situation, Optional.of(verdict), standing, List.of(), "0");
        var winning = new ArrayList<Move>();
        try {
            return within.during(() -> {
                addWinning(situation, verdict, running, winning);
                if (winning.isEmpty()) addByTrying(situation, within, winning);
                var count = count(situation, verdict, winning);
                return new Analysis(situation, Optional.of(verdict), standing, List.copyOf(winning), count);
            });
        } catch (LimitException _) {
            var count = "≥" + Math.max(1, winning.size());
            return new Analysis(situation, Optional.of(verdict), standing, List.copyOf(winning), count);
        }
    }

    private static List<Integer> running(Situation situation) {
        var running = new ArrayList<Integer>();
        for (int i = 0; i < situation.components().size(); i++)
            if (situation.sum().compound().isShort()
                    || !LegalMoves.isDead(situation.components().get(i))) running.add(i);
        if (running.isEmpty()) running.add(0);
        return running;
    }

    private static Verdict verdict(Situation situation, List<Integer> running, Limits within) {
        var components = running.stream().map(situation.components()::get).toList();
        return new Solver(within).solve(new PositionQuestion(situation.with(components)));
    }

    /// @return the number of moves, as far as the time for a move allows to count
    public Ply.LegalCount legal(Situation situation) {
        var counted = new AtomicLong();
        try {
            Limits.ofWork().until(clock).during(() -> {
                LegalMoves.moves(situation).limit(Ply.MOST_COUNTED).forEach(_ -> counted.incrementAndGet());
                return counted;
            });
            return new Ply.LegalCount(counted.get(), counted.get() < Ply.MOST_COUNTED);
        } catch (LimitException _) {
            return new Ply.LegalCount(counted.get(), false);
        }
    }

    private static String count(Situation situation, Verdict verdict, List<Move> winning) {
        if (situation.mover() != null) return Integer.toString(winning.size());
        return verdict.moves().uncounted() == null ? verdict.moves().count().toString() : "≥" + winning.size();
    }

    /// Adds the verdict's winning moves, as moves in the whole situation, one after the other: where the limits are
    /// reached, those that were found stay.
    private static void addWinning(Situation situation, Verdict verdict, List<Integer> running, List<Move> winning) {
        var boards = new HashMap<Integer, WholeOptions>();
        var moves = verdict.moves()
                .list()
                .get()
                .filter(move -> move.side() == null || move.side() == situation.mover())
                .limit(MOST_WINNING);
        for (var move : (Iterable<Move>) moves::iterator) {
            var steps = new ArrayList<Move.Step>();
            for (var step : move.steps()) {
                int index = running.get(step.component());
                var component = situation.components().get(index);
                var to = component.game().rules().onBoard().orElse(null) instanceof RuleTree.OnBoard onBoard
                                && !onBoard.board().staysWhole()
                        ? boards.computeIfAbsent(
                                        index, _ -> new WholeOptions(onBoard.board(), component, situation.mover()))
                                .find(RuleOptions.sorted(step.to()))
                        : step.to();
                if (to != null) steps.add(new Move.Step(index, component.position(), to));
            }
            if (steps.size() == move.steps().size()) winning.add(new Move(steps, situation.mover()));
        }
    }

    /// The options of a board in one piece, by the parts into which the solver takes them: looked through
    /// as far as it takes to find those that are asked for.
    private static final class WholeOptions {
        private final Board<?> board;
        private final Iterator<List<Position>> rest;
        private final Map<List<Position>, List<Position>> byParts = new HashMap<>();

        WholeOptions(Board<?> board, Component component, @Nullable Side mover) {
            this.board = board;
            this.rest = LegalMoves.options(component, mover).limit(MOST_OPTIONS).iterator();
        }

        @Nullable
        List<Position> find(List<Position> options) {
            while (!byParts.containsKey(options) && rest.hasNext()) {
                var option = rest.next();
                byParts.putIfAbsent(parts(board, option.getFirst()), option);
                byParts.putIfAbsent(option, option);
            }
            return byParts.get(options);
        }
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> List<Position> parts(Board<P> board, Position option) {
        var parts = board.parts((P) ((BoardPosition) option).state());
        if (parts.isEmpty()) return List.of(option);
        return RuleOptions.sorted(parts.stream()
                .<Position>map(part -> new BoardPosition(part, board.write(part)))
                .toList());
    }

    /// Adds a move that leaves a lost position, where no winning move of the verdict could be found
    /// again among the legal ones.
    private static void addByTrying(Situation situation, Limits within, List<Move> winning) {
        LegalMoves.moves(situation)
                .limit(MOST_TRIED)
                .filter(move -> isLost(situation.after(move), within))
                .findFirst()
                .ifPresent(winning::add);
    }

    private static boolean isLost(Situation situation, Limits within) {
        var verdict = verdict(situation, running(situation), within);
        return MoverStanding.of(verdict.outcome(), situation.mover()) == MoverStanding.LOST;
    }
}
