package grundy.present.board;

import grundy.present.board.graph.BushEdges;
import grundy.present.board.graph.CoinTreeVertices;
import grundy.present.board.graph.ColouredEdges;
import grundy.present.board.graph.LetterVertices;
import grundy.present.board.graph.TokenVertices;
import grundy.present.board.piece.PartBoard;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.formula.Amounts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Chooses the board for a component by its kind.
///
/// @param options moves of all players, at which those look that show what moves may put on a board
record PartBoards(Component component, ComponentKind kind, List<List<Position>> options) {
    private static final int SPLIT = 0b1100;
    private static final int MANY_PARTS = 0b1000;

    private RuleTree rules() {
        return component.game().rules();
    }

    /// @return whether moves must be examined: of rules that take from a heap and break it, it is known that
    ///     each move can be made on the board
    static boolean needsOptions(RuleTree rules, ComponentKind kind) {
        return switch (rules) {
            case RuleTree.Players _ -> false;
            case RuleTree.Blocking _ -> false;
            case RuleTree.TakeAndBreak _ -> false;
            case RuleTree.Partizan(RuleTree.TakeAndBreak _, RuleTree.TakeAndBreak _) -> false;
            default -> !(kind instanceof ComponentKind.Plain);
        };
    }

    /// @return the boards that may be tried, the best first
    Stream<PartBoard> candidates() {
        var position = component.position();
        return switch (kind) {
            case ComponentKind.Coordinates(var tuple) -> ofTuple(tuple);
            case ComponentKind.Letters(var board) -> LetterSquares.of(rules(), board, options);
            case ComponentKind.MarkedVertices(var graph) ->
                graph.hasGround()
                        ? BushEdges.of(rules(), position, graph).stream()
                        : LetterVertices.of(rules(), graph, options);
            case ComponentKind.Stairs(var stairs, var row) ->
                placedHeaps("steps", row.list()).map(rows -> onStairs(rows, stairs, row));
            case ComponentKind.SlidingCoins(var squares, var first) -> StripSquares.of(squares, first).stream();
            case ComponentKind.FacingPieces(var rows) -> StripSquares.of(rows).stream();
            case ComponentKind.PiecesOnStrips(var pieces) -> StripSquares.of(pieces).stream();
            case ComponentKind.Chocolate(var rows) -> ChocolateSquares.of(rows).stream();
            case ComponentKind.NamedNumbers(var named) -> NamedNumbers.of(named, options);
            case ComponentKind.TokenOnGraph(var graph, int vertex) -> TokenVertices.of(graph, vertex).stream();
            case ComponentKind.Heads(var coins) -> CoinFaces.of(coins).stream();
            case ComponentKind.HeadsOfMultiples(var coins) -> CoinFaces.of(coins).stream();
            case ComponentKind.HeadsInGrid(var coins) -> CoinFaces.of(coins).stream();
            case ComponentKind.Ring(var length) ->
                Stream.concat(RingStones.of(length).stream(), loose(List.of(length), false));
            case ComponentKind.Meadow(var meadow) -> Stream.of(new HexagonSquares(meadow));
            case ComponentKind.LeavingVertices(var token) -> TokenVertices.of(token).stream();
            case ComponentKind.LeavingEdges(var token) -> TokenVertices.of(token).stream();
            case ComponentKind.WeightedEdges(var token) -> TokenVertices.of(token).stream();
            case ComponentKind.ColouredEdges(var net) -> ColouredEdges.of(net).stream();
            case ComponentKind.Tree(var tree) -> CoinTreeVertices.of(tree).stream();
            case ComponentKind.HeapRow(var row, boolean _, boolean isLoose) when isLoose -> loose(row.list(), true);
            case ComponentKind.HeapRow(var row, boolean isPass, boolean _) ->
                placedHeaps("stones", row.list()).map(rows -> isPass ? new PassingRows(rows, row.list()) : rows);
            case ComponentKind.Signs(var game, var marks) -> Stream.of(SignSquares.of(game, marks));
            case ComponentKind.Discs(var game, var discs) -> Stream.of(SignSquares.of(game, discs));
            case ComponentKind.Boxes(var game, var lines) -> Stream.of(new BoxLines(game, lines.drawn()));
            case ComponentKind.PointedHeaps(var heaps) ->
                loose(heaps.sizes().stream().map(BigInteger::valueOf).toList(), false);
            case ComponentKind.PointedRow(var row) -> NumberStones.of(row).stream();
            case ComponentKind.Plain() -> Stream.empty();
        };
    }

    private Stream<PartBoard> ofTuple(Tuple tuple) {
        if (rules() instanceof RuleTree.Players || rules() instanceof RuleTree.Blocking) return Stream.empty();
        if (tuple.arity() == 1) return ofHeap(tuple.get(0));
        if (!rules().maySplit()) {
            var plane = tuple.arity() == 2 ? PlaneSquares.of(tuple, options) : Optional.<PartBoard>empty();
            return Stream.concat(
                    plane.stream(), placedHeaps("stones", tuple.stream().toList()));
        }
        return tuple.arity() == 2 ? CakeSquares.of(tuple).stream().map(cake -> cake) : Stream.empty();
    }

    private Stream<PartBoard> ofHeap(BigInteger size) {
        boolean runs = sides().anyMatch(PartBoards::breaksTaking);
        boolean gaps = sides().anyMatch(PartBoards::splits);
        var taking = runs ? StoneRows.TakingGesture.RUN : StoneRows.TakingGesture.FIRST;
        boolean isOfCodes = sides().allMatch(RuleTree.TakeAndBreak.class::isInstance);
        return rows(
                isOfCodes && runs ? "pins" : "stones",
                List.of(size),
                left -> Optional.of(List.of(HeapChanges.numbers(left))),
                new StoneRows.Style(taking, gaps, false),
                false);
    }

    private Stream<RuleTree> sides() {
        return rules() instanceof RuleTree.Partizan(var left, var right) ? Stream.of(left, right) : Stream.of(rules());
    }

    private static boolean breaksTaking(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak(var terms)
                ? terms.stream()
                        .anyMatch(term -> !term.amounts().equals(Amounts.NOTHING) && (term.parts() & SPLIT) != 0)
                : rules.maySplit();
    }

    private static boolean splits(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak(var terms)
                ? terms.stream()
                        .anyMatch(term -> term.amounts().equals(Amounts.NOTHING) || (term.parts() & MANY_PARTS) != 0)
                : rules.maySplit();
    }

    /// Heaps that keep their places.
    private Stream<PartBoard> placedHeaps(String look, List<BigInteger> sizes) {
        return rows(
                look,
                sizes,
                left -> Optional.of(HeapChanges.aligned(sizes, HeapChanges.numbers(left))),
                StoneRows.Style.PLAIN,
                false);
    }

    /// Heaps of which those of the same size are alike.
    private Stream<PartBoard> loose(List<BigInteger> sizes, boolean broken) {
        return rows(
                "stones",
                sizes,
                left -> HeapChanges.anyOrder(sizes, HeapChanges.numbers(left)),
                new StoneRows.Style(
                        broken ? StoneRows.TakingGesture.RUN : StoneRows.TakingGesture.FIRST, broken, false),
                true);
    }

    /// @return the board of steps, if all of it is visible
    private static PartBoard onStairs(PartBoard rows, StaircaseNim stairs, NumberRow row) {
        return rows instanceof StoneRows stones && stones.rows().stream().noneMatch(StoneRows.Row::isBar)
                ? new StairStones(rows, stairs, row.size())
                : rows;
    }

    private Stream<PartBoard> rows(
            String look,
            List<BigInteger> sizes,
            Function<List<Position>, Optional<List<List<BigInteger>>>> after,
            StoneRows.Style style,
            boolean alike) {
        var reach = new ArrayList<>(sizes);
        for (var option : options)
            after.apply(option)
                    .ifPresent(heaps -> IntStream.range(0, sizes.size())
                            .filter(i -> heaps.get(i).size() == 1)
                            .forEach(i ->
                                    reach.set(i, reach.get(i).max(heaps.get(i).getFirst()))));
        var rows = IntStream.range(0, sizes.size())
                .mapToObj(i -> new StoneRows.Row(sizes.size() == 1 ? 0 : i + 1, sizes.get(i), reach.get(i)))
                .toList();
        return Stream.of(
                        style,
                        new StoneRows.Style(style.taking(), style.gaps(), true),
                        new StoneRows.Style(StoneRows.TakingGesture.REPLACED, false, true))
                .map(each -> new StoneRows(look, rows, after, each, alike));
    }
}
