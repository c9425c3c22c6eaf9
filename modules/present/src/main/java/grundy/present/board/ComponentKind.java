package grundy.present.board;

import grundy.explain.board.MarkedBoard;
import grundy.explain.board.MarkedGraph;
import grundy.present.board.graph.ColouredEdges;
import grundy.rules.BoardPosition;
import grundy.rules.PartizanBoard;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.TurningMultiples;
import grundy.rules.board.graph.CoinTree;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.EdgeGeography;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.graph.PartizanArcKayles;
import grundy.rules.board.grid.BattleSheep;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.SquareSet;
import grundy.rules.board.grid.StripStaircase;
import grundy.rules.board.heap.BreakingHeaps;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.RingKayles;
import grundy.rules.board.heap.SilverDollar;
import grundy.rules.board.heap.SpawningHeaps;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.board.heap.SylverCoinage;
import grundy.rules.board.heap.Welter;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.MnkGame;
import grundy.rules.scored.PointHeaps;
import grundy.rules.scored.RemainingRow;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Classifies components by how they look, in one place for pictures and for boards that people touch.
public sealed interface ComponentKind {
    /// A heap, or the coordinates of a position.
    record Coordinates(Tuple tuple) implements ComponentKind {}

    record Letters(MarkedBoard board) implements ComponentKind {}

    record MarkedVertices(MarkedGraph graph) implements ComponentKind {}

    record Stairs(StaircaseNim stairs, NumberRow row) implements ComponentKind {}

    /// Coins on a strip.
    ///
    /// @param first number of the leftmost square
    record SlidingCoins(NumberRow squares, BigInteger first) implements ComponentKind {}

    record FacingPieces(Northcott.Rows rows) implements ComponentKind {}

    record PiecesOnStrips(SquareSet pieces) implements ComponentKind {}

    record Chocolate(NumberRow rows) implements ComponentKind {}

    record NamedNumbers(NumberRow numbers) implements ComponentKind {}

    record TokenOnGraph(GameGraph graph, int vertex) implements ComponentKind {}

    record Heads(CoinRow coins) implements ComponentKind {}

    record HeadsOfMultiples(TurningMultiples.Row coins) implements ComponentKind {}

    record HeadsInGrid(HeadGrid coins) implements ComponentKind {}

    record Ring(BigInteger length) implements ComponentKind {}

    record Meadow(BattleSheep.Meadow meadow) implements ComponentKind {}

    record LeavingVertices(Geography.Token token) implements ComponentKind {}

    record LeavingEdges(EdgeGeography.Token token) implements ComponentKind {}

    record WeightedEdges(NimOnGraphs.Token token) implements ComponentKind {}

    record ColouredEdges(ColouredBush.Coloured net) implements ComponentKind {}

    record Tree(CoinTree tree) implements ComponentKind {}

    /// Heaps side by side.
    ///
    /// @param pass whether somebody may pass
    /// @param loose whether heaps have no places of their own, and may be broken
    record HeapRow(NumberRow row, boolean pass, boolean loose) implements ComponentKind {}

    record Signs(MnkGame game, MnkGame.Marks marks) implements ComponentKind {}

    record Discs(ConnectFour game, ConnectFour.Discs discs) implements ComponentKind {}

    record Boxes(DotsAndBoxes game, DotsAndBoxes.Lines lines) implements ComponentKind {}

    record PointedHeaps(PointHeaps.Heaps heaps) implements ComponentKind {}

    record PointedRow(RemainingRow row) implements ComponentKind {}

    /// A position without a drawing, shown as it is written.
    record Plain() implements ComponentKind {}

    static ComponentKind of(RuleTree rules, Position position) {
        return switch (position) {
            case Tuple tuple -> new Coordinates(tuple);
            case BoardPosition(var state, var _)
            when rules instanceof RuleTree.Scored(var _, var _, var board) -> ofScore(board, state);
            case BoardPosition(var state, var _) -> {
                var letters = MarkedBoard.of(rules, position);
                if (letters.isPresent()) yield new Letters(letters.get());
                var graph = MarkedGraph.of(rules, position);
                yield graph.isPresent() ? new MarkedVertices(graph.get()) : ofBoard(rules, state);
            }
        };
    }

    private static ComponentKind ofBoard(RuleTree rules, Object state) {
        return switch (board(rules)) {
            case StaircaseNim stairs when state instanceof NumberRow row -> new Stairs(stairs, row);
            case Nimble _ when state instanceof NumberRow row -> new SlidingCoins(row, BigInteger.ZERO);
            case Welter _ when state instanceof NumberRow row -> new SlidingCoins(row, BigInteger.ZERO);
            case SilverDollar(int leftmost)
            when state instanceof NumberRow row -> new SlidingCoins(row, BigInteger.valueOf(leftmost));
            case Northcott _ when state instanceof Northcott.Rows rows -> new FacingPieces(rows);
            case StripStaircase _ when state instanceof SquareSet pieces -> new PiecesOnStrips(pieces);
            case Chomp _ when state instanceof NumberRow rows -> new Chocolate(rows);
            case SylverCoinage _ when state instanceof NumberRow named -> new NamedNumbers(named);
            case BreakingHeaps _ when state instanceof NumberRow row -> new HeapRow(row, false, true);
            case SpawningHeaps _ when state instanceof NumberRow row -> new HeapRow(row, false, true);
            case GraphBoard _
            when state instanceof Integer vertex ->
                new TokenOnGraph(GraphBoard.graphOf(rules).orElseThrow(), vertex);
            case null, default -> ofState(state);
        };
    }

    private static @Nullable PartizanBoard<?> board(RuleTree rules) {
        return rules.onBoard().<PartizanBoard<?>>map(RuleTree.OnBoard::played).orElse(null);
    }

    private static ComponentKind ofState(Object state) {
        return switch (state) {
            case CoinRow heads -> new Heads(heads);
            case TurningMultiples.Row row -> new HeadsOfMultiples(row);
            case HeadGrid grid -> new HeadsInGrid(grid);
            case RingKayles.Coins(boolean ring, var lengths) ->
                ring ? new Ring(lengths.get(0)) : new HeapRow(lengths, false, true);
            case BattleSheep.Meadow meadow -> new Meadow(meadow);
            case Geography.Token token -> new LeavingVertices(token);
            case EdgeGeography.Token token -> new LeavingEdges(token);
            case NimOnGraphs.Token token -> new WeightedEdges(token);
            case PartizanArcKayles.Net(ColouredBush.Coloured net) -> new ColouredEdges(net);
            case CoinTree tree -> new Tree(tree);
            case NimWithAPass.Piles(var numbers, boolean pass) -> new HeapRow(numbers, pass, false);
            case NumberRow row -> new HeapRow(row, false, false);
            default -> new Plain();
        };
    }

    private static ComponentKind ofScore(ScoredBoard<?> board, Object state) {
        return switch (board) {
            case MnkGame game when state instanceof MnkGame.Marks marks -> new Signs(game, marks);
            case ConnectFour game when state instanceof ConnectFour.Discs discs -> new Discs(game, discs);
            case DotsAndBoxes game when state instanceof DotsAndBoxes.Lines lines -> new Boxes(game, lines);
            case PointHeaps _ when state instanceof PointHeaps.Heaps heaps -> new PointedHeaps(heaps);
            default -> state instanceof RemainingRow row ? new PointedRow(row) : new Plain();
        };
    }
}
