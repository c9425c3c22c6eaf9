package grundy.present.picture.component;

import grundy.answer.ScoredPly;
import grundy.answer.ValueGrid;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.board.ComponentKind;
import grundy.present.board.HeapChanges;
import grundy.present.picture.drawing.CoordinateNames;
import grundy.question.AnswerSource;
import grundy.question.GridQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.scored.PointHeaps;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Which picture there is of a position, by the kind of its game. {@link ComponentKind} decides what kind that is;
/// what no picture fits is shown as it is written.
///
/// @param best moves of a game with a score; else none
/// @param answers where the lost positions around one come from
public record ComponentPictures(ComponentScene scene, List<ScoredPly> best, AnswerSource answers, Language language) {
    /// For the lost positions around one: they are soon there, or the picture does without.
    private static final Duration SOON = Duration.ofSeconds(2);

    private static final int MOST_POSITIONS = 200_000;

    public ComponentPicture picture() {
        return switch (ComponentKind.of(scene.rules(), scene.position())) {
            case ComponentKind.Coordinates(var tuple) -> ofTuple(tuple);
            case ComponentKind.Letters(var board) ->
                new BoardPicture(scene, new BoardPicture.OfLetters(board), language);
            case ComponentKind.MarkedVertices(var graph) ->
                new BoardPicture(scene, new BoardPicture.OnGraph(graph), language);
            case ComponentKind.Stairs(var stairs, var row) ->
                StairsPicture.fits(stairs, row) ? new StairsPicture(scene, stairs, row, language) : ofRow(row);
            case ComponentKind.SlidingCoins(var squares, var first) ->
                StripPicture.ofCoins(scene, squares, first, language);
            case ComponentKind.FacingPieces(var rows) -> StripPicture.ofRows(scene, rows, language);
            case ComponentKind.PiecesOnStrips(var pieces) -> StripPicture.ofRegion(scene, pieces, language);
            case ComponentKind.Chocolate(var rows) ->
                ChocolatePicture.fits(rows) ? new ChocolatePicture(scene, rows) : ofRow(rows);
            case ComponentKind.NamedNumbers(var named) -> new NumberLinePicture(scene, named, language);
            case ComponentKind.TokenOnGraph(var graph, int vertex) -> TokenGraphs.of(scene, graph, vertex, language);
            case ComponentKind.Heads(var coins) -> CoinsPicture.of(scene, coins);
            case ComponentKind.HeadsOfMultiples(var coins) -> CoinsPicture.of(scene, coins);
            case ComponentKind.HeadsInGrid(var coins) ->
                CoinGridPicture.fits(coins) ? new CoinGridPicture(scene, coins) : plain();
            case ComponentKind.Ring(var length) -> ofRing(length);
            case ComponentKind.Meadow(var meadow) ->
                MeadowPicture.fits(meadow) ? new MeadowPicture(scene, meadow) : plain();
            case ComponentKind.LeavingVertices(var token) -> TokenGraphs.of(scene, token, language);
            case ComponentKind.LeavingEdges(var token) -> TokenGraphs.of(scene, token, language);
            case ComponentKind.WeightedEdges(var token) -> TokenGraphs.of(scene, token, language);
            case ComponentKind.ColouredEdges(var net) -> TokenGraphs.of(scene, net, language);
            case ComponentKind.Tree(var tree) ->
                TokenGraphs.of(scene, tree, language)
                        .<ComponentPicture>map(picture -> picture)
                        .orElseGet(this::plain);
            case ComponentKind.HeapRow(var row, boolean _, boolean _) -> ofRow(row);
            case ComponentKind.Signs(var game, var marks) -> SignGridPicture.of(game, marks, sign(game, marks), best);
            case ComponentKind.Discs(var game, var discs) -> SignGridPicture.of(game, discs, sign(game, discs), best);
            case ComponentKind.Boxes(var game, var lines) -> BoxesPicture.of(game, lines, best);
            case ComponentKind.PointedHeaps(var heaps) -> ofPoints(heaps.sizes());
            case ComponentKind.PointedRow(var row) -> StonesPicture.of(row, best, language);
            case ComponentKind.Plain() -> plain();
        };
    }

    private ComponentPicture plain() {
        return new PlainPicture(scene.position().toString());
    }

    private ComponentPicture ofTuple(Tuple tuple) {
        if (tuple.arity() == 1)
            return new HeapsPicture(
                    List.of(new HeapsPicture.Heap(
                            "",
                            tuple.get(0),
                            scene.steps().stream().map(HeapsPicture.Change::of).toList())),
                    0,
                    language);
        if (tuple.arity() == 2 && scene.rules().maySplit())
            return CakePicture.fits(tuple) ? new CakePicture(scene) : plain();
        if (tuple.arity() == 2 && PlanePicture.size(scene).isPresent())
            return new PlanePicture(scene, around(), language);
        if (scene.steps().stream().anyMatch(step -> step.made().to().size() > 1)) return plain();
        return new PilesPicture(
                CoordinateNames.of(scene.rules(), tuple.arity()),
                tuple.stream().toList(),
                scene.steps().stream()
                        .map(step -> new PilesPicture.After(
                                ((Tuple) step.made().to().getFirst())
                                        .stream().map(List::of).toList(),
                                step.side(),
                                step.label()))
                        .toList(),
                language);
    }

    private Optional<ValueGrid> around() {
        if (!(scene.rules() instanceof RuleTree.Moves)) return Optional.empty();
        int size = PlanePicture.size(scene).orElseThrow();
        var limits = Limits.ofWork().withAtMost(MOST_POSITIONS).until(Deadline.after(SOON));
        try {
            var question = new GridQuestion(scene.component().game(), scene.play(), size);
            return Optional.of(answers.answer(question, limits));
        } catch (LimitException | RulesException _) {
            return Optional.empty();
        }
    }

    private ComponentPicture ofRing(BigInteger length) {
        return RingPicture.fits(length) ? new RingPicture(scene, length) : plain();
    }

    private ComponentPicture ofRow(NumberRow row) {
        var before = row.list();
        var labels = IntStream.rangeClosed(1, before.size())
                .mapToObj(number ->
                        Message.of("picture.position.heap", "number", number).in(language))
                .toList();
        return new PilesPicture(
                labels,
                before,
                scene.steps().stream()
                        .map(step -> new PilesPicture.After(
                                HeapChanges.aligned(
                                        before, HeapChanges.numbers(step.made().to())),
                                step.side(),
                                step.label()))
                        .toList(),
                language);
    }

    private static <P> String sign(ScoredBoard<P> board, P state) {
        return board.sign(state);
    }

    private ComponentPicture ofPoints(List<Integer> sizes) {
        var heaps = big(sizes);
        var moves = new ArrayList<PilesPicture.After>();
        for (int i = 0; i < best.size(); i++)
            if (best.get(i).to().state() instanceof PointHeaps.Heaps(var after))
                moves.add(
                        new PilesPicture.After(HeapChanges.aligned(heaps, big(after)), null, Integer.toString(i + 1)));
        var labels = IntStream.rangeClosed(1, heaps.size())
                .mapToObj(number ->
                        Message.of("picture.position.heap", "number", number).in(language))
                .toList();
        return new PilesPicture(labels, heaps, moves, language);
    }

    private static List<BigInteger> big(List<Integer> numbers) {
        return numbers.stream().map(BigInteger::valueOf).toList();
    }
}
