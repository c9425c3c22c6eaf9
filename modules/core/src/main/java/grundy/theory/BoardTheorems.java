package grundy.theory;

import grundy.rules.Board;
import grundy.rules.OneSide;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.coin.RulerGame;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.Hackenbush;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.graph.TreeStaircase;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.StripStaircase;
import grundy.rules.board.heap.BeanGame;
import grundy.rules.board.heap.EndNim;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.ParityNim;
import grundy.rules.board.heap.RingKayles;
import grundy.rules.board.heap.SilverDollar;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.board.heap.Welter;
import grundy.rules.rewrite.RewriteBoard;
import grundy.theory.boards.AllEven;
import grundy.theory.boards.BeanValues;
import grundy.theory.boards.EndNimRows;
import grundy.theory.boards.MatchedVertices;
import grundy.theory.boards.MirrorStrategy;
import grundy.theory.boards.PathWeights;
import grundy.theory.boards.RingMirrored;
import grundy.theory.boards.TrailingOnes;
import grundy.theory.boards.TwoRows;
import grundy.theory.coins.GreedyCoins;
import grundy.theory.coins.RulerRuns;
import grundy.theory.coins.TartanProduct;
import grundy.theory.coins.TurnedCoins;
import grundy.theory.coins.WelterFunction;
import grundy.theory.form.BoardTheorem;
import grundy.theory.hackenbush.FusionPrinciple;
import grundy.theory.moore.MooreDigits;
import grundy.theory.nim.NimSum;
import grundy.theory.staircase.PairedGaps;
import grundy.theory.staircase.RowGaps;
import grundy.theory.staircase.StaircaseSteps;
import grundy.theory.staircase.StripSteps;
import grundy.theory.staircase.TreeSteps;
import java.util.Optional;

/// Theorems about boards, a line each.
final class BoardTheorems {
    private BoardTheorems() {}

    static Optional<? extends BoardTheorem<?>> find(Board<?> board) {
        return switch (board) {
            case Nimble nimble -> Optional.of(NimSum.on(nimble));
            case Northcott northcott -> Optional.of(RowGaps.on(northcott));
            case StaircaseNim staircase -> Optional.of(StaircaseSteps.on(staircase));
            case TreeStaircase treeStaircase -> Optional.of(TreeSteps.on(treeStaircase));
            case StripStaircase stripStaircase -> Optional.of(StripSteps.on(stripStaircase));
            case SilverDollar silverDollar -> Optional.of(PairedGaps.on(silverDollar));
            case MooreNim moore -> Optional.of(MooreDigits.on(moore));
            case CoinTurning coins when TurnedCoins.covers(coins) -> Optional.of(TurnedCoins.on(coins));
            case CoinTurning coins when GreedyCoins.covers(coins) -> Optional.of(GreedyCoins.on(coins));
            case CoinProduct product -> TartanProduct.on(product);
            case RulerGame ruler -> Optional.of(RulerRuns.on(ruler));
            case Welter welter -> Optional.of(WelterFunction.on(welter));
            case SplitPairs splitPairs -> Optional.of(TrailingOnes.on(splitPairs));
            case BeanGame beanGame -> Optional.of(BeanValues.on(beanGame));
            case Hackenbush hackenbush -> Optional.of(FusionPrinciple.on(hackenbush));
            case Geography geography -> Optional.of(MatchedVertices.on(geography));
            case EndNim endNim -> Optional.of(EndNimRows.on(endNim));
            case ParityNim parityNim -> Optional.of(AllEven.on(parityNim));
            case NimOnGraphs nimOnGraphs -> Optional.of(PathWeights.on(nimOnGraphs));
            case Chomp chomp -> Optional.of(TwoRows.on(chomp));
            case OneSide<?>(RewriteBoard letters, var side)
            when MirrorStrategy.isAbout(letters.rules()) ->
                Optional.of(MirrorStrategy.on(new OneSide<>(letters, side), letters.rules()));
            case RingKayles ringKayles -> Optional.of(RingMirrored.on(ringKayles));
            default -> Optional.empty();
        };
    }
}
