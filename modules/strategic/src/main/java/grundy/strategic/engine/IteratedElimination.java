package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.strategic.check.DominationStep;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Iterated elimination of dominated strategies, for any number of players. In each round all strategies of all
/// players that are dominated in the game that is left go at the same time.
///
/// Whether a mixture dominates is a linear program, solved exactly (Pearce 1984, appendix; Conitzer and Sandholm 2005).
public final class IteratedElimination {
    /// Payoffs of one player up to which mixtures are looked for.
    private static final long MOST_FOR_MIXTURES = 3000;

    private final MatrixGame game;
    private final boolean weak;
    private final boolean mixtures;
    private final Limits limits;
    private final List<int[]> left = new ArrayList<>();
    private final List<DominationStep> steps = new ArrayList<>();
    private boolean complete = true;

    private IteratedElimination(MatrixGame game, boolean weak, boolean mixtures, Limits limits) {
        this.game = game;
        this.weak = weak;
        this.mixtures = mixtures;
        this.limits = limits;
        for (int player = 0; player < game.playerCount(); player++)
            left.add(IntStream.range(0, game.strategies(player)).toArray());
    }

    /// The eliminated strategies, and those that are left.
    ///
    /// @param remaining for each player, the strategies that stay, ascending
    /// @param complete whether mixtures were looked for everywhere; else the game was too large for it
    public record Result(List<DominationStep> steps, List<List<Integer>> remaining, boolean complete) {}

    /// @param weak whether weakly dominated strategies go too
    /// @param allMixtures look for mixtures in large games too
    /// @throws grundy.limit.LimitException when cancelled
    public static Result of(MatrixGame game, boolean weak, boolean allMixtures, Limits limits) {
        var elimination = new IteratedElimination(game, weak, allMixtures, limits);
        for (int round = 1; elimination.round(round); round++) {
            // until a round finds nothing
        }
        return new Result(
                List.copyOf(elimination.steps),
                elimination.left.stream()
                        .map(some -> Arrays.stream(some).boxed().toList())
                        .toList(),
                elimination.complete);
    }

    private boolean round(int round) {
        var found = new ArrayList<DominationStep>();
        var next = new ArrayList<int[]>();
        for (int player = 0; player < game.playerCount(); player++) {
            var dominated = new ArrayList<Integer>();
            for (var step : new PlayerPayoffs(player, round).dominated()) {
                found.add(step);
                dominated.add(step.strategy());
            }
            next.add(Arrays.stream(left.get(player))
                    .filter(strategy -> !dominated.contains(strategy))
                    .toArray());
        }
        steps.addAll(found);
        for (int player = 0; player < next.size(); player++) left.set(player, next.get(player));
        return !found.isEmpty();
    }

    /// The payoffs of one player in the game that is left: a line for each strategy, a place for each
    /// choice of the others.
    private final class PlayerPayoffs {
        private final int player;
        private final int round;
        private final int[] own;
        private final Rational[][] lines;

        PlayerPayoffs(int player, int round) {
            this.player = player;
            this.round = round;
            own = left.get(player);
            var others = others();
            lines = new Rational[own.length][others.length];
            for (int i = 0; i < own.length; i++) {
                Checkpoint.look();
                for (int j = 0; j < others.length; j++)
                    lines[i][j] = game.payoff(player, game.deviation(others[j], player, own[i]));
            }
        }

        private int[] others() {
            var cells = new int[] {0};
            for (int other = 0; other < game.playerCount(); other++) {
                if (other == player) continue;
                var more = new int[cells.length * left.get(other).length];
                int at = 0;
                for (int cell : cells) for (int s : left.get(other)) more[at++] = game.deviation(cell, other, s);
                cells = more;
            }
            return cells;
        }

        List<DominationStep> dominated() {
            var found = new ArrayList<DominationStep>();
            if (own.length == 1) return found;
            var replies = new BestReplies(lines);
            boolean programs = mixtures || (long) own.length * lines[0].length <= MOST_FOR_MIXTURES;
            for (int i = 0; i < own.length; i++) {
                var step = byPure(i, replies);
                // What a single strategy dominates weakly, a mixture may dominate strictly.
                if ((step == null || !step.strict()) && own.length > 2 && lines[0].length > 1) {
                    boolean open = weak && step == null ? !replies.onlyBest[i] : !replies.best[i];
                    if (open && programs) step = byMixture(i, replies, step);
                    else if (open && step == null) complete = false;
                }
                if (step != null) found.add(step);
            }
            return found;
        }

        private @Nullable DominationStep byPure(int i, BestReplies replies) {
            if (weak ? replies.onlyBest[i] : replies.best[i]) return null;
            @Nullable DominationStep weakly = null;
            for (int k = 0; k < own.length; k++) {
                if (k == i) continue;
                Checkpoint.step();
                int relation = relation(lines[k], lines[i]);
                if (relation == 2) return step(i, true, pure(k));
                if (relation == 1 && weak && weakly == null) weakly = step(i, false, pure(k));
            }
            return weakly;
        }

        private @Nullable DominationStep byMixture(int i, BestReplies replies, @Nullable DominationStep byPure) {
            var mixture = new DominatingMixture(lines, i, limits);
            if (!replies.best[i]) {
                var strict = mixture.strict();
                if (strict.isPresent()) return step(i, true, spread(strict.get()));
            }
            if (byPure != null) return byPure;
            return weak
                    ? mixture.weak().map(some -> step(i, false, spread(some))).orElse(null)
                    : null;
        }

        private DominationStep step(int i, boolean strict, List<Rational> mixture) {
            return new DominationStep(round, player, own[i], strict, mixture);
        }

        private List<Rational> pure(int k) {
            var weights = new Rational[own.length];
            Arrays.fill(weights, Rational.ZERO);
            weights[k] = Rational.ONE;
            return spread(weights);
        }

        /// From the strategies that are left to all.
        private List<Rational> spread(Rational[] weights) {
            var all = new ArrayList<>(Collections.nCopies(game.strategies(player), Rational.ZERO));
            for (int k = 0; k < own.length; k++) all.set(own[k], weights[k]);
            return List.copyOf(all);
        }
    }

    /// @return 2 if the first line is greater everywhere, 1 if never less and somewhere greater, else 0
    private static int relation(Rational[] line, Rational[] than) {
        boolean everywhere = true;
        boolean somewhere = false;
        for (int j = 0; j < line.length; j++) {
            int order = line[j].compareTo(than[j]);
            if (order < 0) return 0;
            everywhere &= order > 0;
            somewhere |= order > 0;
        }
        return everywhere ? 2 : somewhere ? 1 : 0;
    }

    /// Marks the lines that are best somewhere, and those that are the only best ones: the former are
    /// not strictly dominated, the latter not weakly.
    private static final class BestReplies {
        final boolean[] best;
        final boolean[] onlyBest;

        BestReplies(Rational[][] lines) {
            best = new boolean[lines.length];
            onlyBest = new boolean[lines.length];
            for (int j = 0; j < lines[0].length; j++) {
                Checkpoint.look();
                int most = 0;
                int count = 1;
                for (int i = 1; i < lines.length; i++) {
                    int order = lines[i][j].compareTo(lines[most][j]);
                    if (order > 0) {
                        most = i;
                        count = 1;
                    } else if (order == 0) count++;
                }
                if (count == 1) onlyBest[most] = true;
                for (int i = 0; i < lines.length; i++) if (lines[i][j].equals(lines[most][j])) best[i] = true;
            }
        }
    }
}
