package grundy.theory;

import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Rules;
import grundy.rules.board.BeanGame;
import grundy.rules.board.Chomp;
import grundy.rules.board.CoinProduct;
import grundy.rules.board.CoinTree;
import grundy.rules.board.CoinTurning;
import grundy.rules.board.Cram;
import grundy.rules.board.Edges;
import grundy.rules.board.EndNim;
import grundy.rules.board.Geography;
import grundy.rules.board.Hackenbush;
import grundy.rules.board.HeadGrid;
import grundy.rules.board.Heads;
import grundy.rules.board.Moore;
import grundy.rules.board.NimOnGraphs;
import grundy.rules.board.Nimble;
import grundy.rules.board.Northcott;
import grundy.rules.board.Numbers;
import grundy.rules.board.ParityNim;
import grundy.rules.board.Region;
import grundy.rules.board.RingKayles;
import grundy.rules.board.Ruler;
import grundy.rules.board.SilverDollar;
import grundy.rules.board.SplitPairs;
import grundy.rules.board.Staircase;
import grundy.rules.board.StripStaircase;
import grundy.rules.board.TreeStaircase;
import grundy.rules.board.Welter;
import grundy.theory.boards.AllEven;
import grundy.theory.boards.BeanValues;
import grundy.theory.boards.EndNimRows;
import grundy.theory.boards.Mirrored;
import grundy.theory.boards.RingMirrored;
import grundy.theory.boards.TrailingOnes;
import grundy.theory.boards.TwoRows;
import grundy.theory.coins.GreedyCoins;
import grundy.theory.coins.RulerRuns;
import grundy.theory.coins.TartanProduct;
import grundy.theory.coins.TurnedCoins;
import grundy.theory.form.BoardForm;
import grundy.theory.form.ColdForm;
import grundy.theory.form.FormColds;
import grundy.theory.form.FormValues;
import grundy.theory.form.TameForm;
import grundy.theory.graphs.MatchedVertices;
import grundy.theory.graphs.PathWeights;
import grundy.theory.hackenbush.FusionPrinciple;
import grundy.theory.moore.MooreDigits;
import grundy.theory.moore.MooreMisere;
import grundy.theory.nim.MisereReduced;
import grundy.theory.nim.NimSum;
import grundy.theory.nim.ReducedToNim;
import grundy.theory.staircase.PairedGaps;
import grundy.theory.staircase.RowGaps;
import grundy.theory.staircase.StaircaseSteps;
import grundy.theory.staircase.StripSteps;
import grundy.theory.staircase.TreeSteps;
import grundy.theory.welter.WelterFunction;
import java.util.Optional;

/// Which boards have a closed form. A board with nim-values needs no cold positions.
public final class BoardForms {
    private BoardForms() {}

    /// @return the nim-values in normal play, or empty if no closed form is known here
    public static Optional<NimValues> find(Rules.OnBoard rules) {
        return switch (rules.board()) {
            case Northcott board -> Optional.of(new FormValues<>(board, Northcott.Rows.class, new RowGaps()));
            case Welter board -> Optional.of(numbers(board, new WelterFunction()));
            case SplitPairs board -> Optional.of(numbers(board, new TrailingOnes()));
            case BeanGame board -> Optional.of(numbers(board, new BeanValues()));
            case CoinTurning board
            when TurnedCoins.covers(board) -> Optional.of(new FormValues<>(board, Heads.class, new TurnedCoins(board)));
            case CoinTurning board
            when GreedyCoins.covers(board) ->
                Optional.of(new FormValues<>(board, Heads.class, new GreedyCoins(board.most())));
            case CoinProduct board ->
                TartanProduct.of(board).map(form -> new FormValues<>(board, HeadGrid.class, form));
            case Ruler board -> Optional.of(new FormValues<>(board, Heads.class, new RulerRuns()));
            case Hackenbush board -> Optional.of(new FormValues<>(board, Edges.class, new FusionPrinciple()));
            default -> findTame(rules).map(TameForm::normal);
        };
    }

    /// @return the nim-values in normal and in misere play of a board that comes down to Nim in both, or empty
    public static Optional<TameForm> findTame(Rules.OnBoard rules) {
        return Optional.ofNullable(
                switch (rules.board()) {
                    case Nimble board -> tame(board, Numbers.class, new NimSum());
                    case Staircase board -> tame(board, Numbers.class, new StaircaseSteps(board));
                    case TreeStaircase board -> tame(board, CoinTree.class, new TreeSteps());
                    case SilverDollar board -> tame(board, Numbers.class, new PairedGaps(board));
                    case StripStaircase board -> tame(board, Region.class, new StripSteps(board));
                    default -> null;
                });
    }

    private static <P> TameForm tame(Board<P> board, Class<P> states, ReducedToNim<P> form) {
        var misere = new MisereReduced<>(form);
        return new TameForm(
                new FormValues<>(board, states, form), new FormValues<>(board, states, misere), misere.theorem());
    }

    private static NimValues numbers(Board<Numbers> board, BoardForm<Numbers> form) {
        return new FormValues<>(board, Numbers.class, form);
    }

    /// @return the cold positions in normal play, all of them, or empty if no closed form is known here
    public static Optional<ColdPositions> findCold(Rules.OnBoard rules) {
        return Optional.ofNullable(
                switch (rules.board()) {
                    case Moore board -> cold(board, new MooreDigits(board));
                    case EndNim board -> cold(board, new EndNimRows());
                    case ParityNim board -> cold(board, new AllEven());
                    case Geography board -> new FormColds<>(board, Geography.Token.class, new MatchedVertices());
                    default -> null;
                });
    }

    private static ColdPositions cold(Board<Numbers> board, ColdForm<Numbers> form) {
        return new FormColds<>(board, Numbers.class, form);
    }

    /// @return the cold positions in misere play, all of them, or empty if no closed form is known here; at the
    ///     end of play, which is not cold, there are no cold options
    public static Optional<ColdPositions> findMisereCold(Rules.OnBoard rules) {
        return rules.board() instanceof Moore board
                ? Optional.of(cold(board, new MooreMisere(board)))
                : Optional.empty();
    }

    /// Like {@link #findCold(Rules.OnBoard)}, and also with theorems about some positions of a board: two-rowed
    /// Chomp, Nim on a path, mirror strategies.
    ///
    /// @return answers for this position, and perhaps for no other; empty if no closed form is known here
    public static Optional<ColdPositions> findCold(Rules.OnBoard rules, BoardPosition position) {
        var general = findCold(rules);
        if (general.isPresent()) return general;
        return Optional.ofNullable(
                switch (rules.board()) {
                    case Chomp board
                    when position.state() instanceof Numbers rows && TwoRows.covers(rows) -> cold(board, new TwoRows());
                    case NimOnGraphs board
                    when position.state() instanceof NimOnGraphs.Token token && PathWeights.covers(token) ->
                        new FormColds<>(board, NimOnGraphs.Token.class, new PathWeights());
                    case Cram board
                    when position.state() instanceof Region free && Mirrored.covers(free) ->
                        new FormColds<>(board, Region.class, new Mirrored());
                    case RingKayles board
                    when position.state() instanceof RingKayles.Coins coins && new RingMirrored(board).covers(coins) ->
                        new FormColds<>(board, RingKayles.Coins.class, new RingMirrored(board));
                    default -> null;
                });
    }
}
