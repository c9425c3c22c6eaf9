package grundy.theory;

import grundy.rules.Board;
import grundy.rules.OneSide;
import grundy.rules.board.BeanGame;
import grundy.rules.board.Chomp;
import grundy.rules.board.CoinProduct;
import grundy.rules.board.CoinTurning;
import grundy.rules.board.EndNim;
import grundy.rules.board.Geography;
import grundy.rules.board.Hackenbush;
import grundy.rules.board.Moore;
import grundy.rules.board.NimOnGraphs;
import grundy.rules.board.Nimble;
import grundy.rules.board.Northcott;
import grundy.rules.board.ParityNim;
import grundy.rules.board.RingKayles;
import grundy.rules.board.Ruler;
import grundy.rules.board.SilverDollar;
import grundy.rules.board.SplitPairs;
import grundy.rules.board.Staircase;
import grundy.rules.board.StripStaircase;
import grundy.rules.board.TreeStaircase;
import grundy.rules.board.Welter;
import grundy.rules.rewrite.RewriteBoard;
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
import grundy.theory.form.BoardTheorem;
import grundy.theory.graphs.MatchedVertices;
import grundy.theory.graphs.PathWeights;
import grundy.theory.hackenbush.FusionPrinciple;
import grundy.theory.moore.MooreDigits;
import grundy.theory.nim.NimSum;
import grundy.theory.staircase.PairedGaps;
import grundy.theory.staircase.RowGaps;
import grundy.theory.staircase.StaircaseSteps;
import grundy.theory.staircase.StripSteps;
import grundy.theory.staircase.TreeSteps;
import grundy.theory.welter.WelterFunction;
import java.util.Optional;

/// Theorems about boards, a line each.
final class BoardTheorems {
    private BoardTheorems() {}

    static Optional<? extends BoardTheorem<?>> find(Board<?> board) {
        return switch (board) {
            case Nimble nimble -> Optional.of(NimSum.on(nimble));
            case Northcott northcott -> Optional.of(RowGaps.on(northcott));
            case Staircase staircase -> Optional.of(StaircaseSteps.on(staircase));
            case TreeStaircase treeStaircase -> Optional.of(TreeSteps.on(treeStaircase));
            case StripStaircase stripStaircase -> Optional.of(StripSteps.on(stripStaircase));
            case SilverDollar silverDollar -> Optional.of(PairedGaps.on(silverDollar));
            case Moore moore -> Optional.of(MooreDigits.on(moore));
            case CoinTurning coins when TurnedCoins.covers(coins) -> Optional.of(TurnedCoins.on(coins));
            case CoinTurning coins when GreedyCoins.covers(coins) -> Optional.of(GreedyCoins.on(coins));
            case CoinProduct product -> TartanProduct.on(product);
            case Ruler ruler -> Optional.of(RulerRuns.on(ruler));
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
            when Mirrored.isAbout(letters.rules()) ->
                Optional.of(Mirrored.on(new OneSide<>(letters, side), letters.rules()));
            case RingKayles ringKayles -> Optional.of(RingMirrored.on(ringKayles));
            default -> Optional.empty();
        };
    }
}
