package grundy.present.picture.component;

import grundy.answer.ScoredPly;
import grundy.answer.ValueGrid;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.picture.drawing.CoordinateNames;
import grundy.question.AnswerSource;
import grundy.question.GridQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.PartizanBoard;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
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
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.RingKayles;
import grundy.rules.board.heap.SilverDollar;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.board.heap.SylverCoinage;
import grundy.rules.board.heap.Welter;
import grundy.rules.graph.GraphBoard;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.MnkGame;
import grundy.rules.scored.PointHeaps;
import grundy.rules.scored.RemainingRow;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Which picture there is of a position, by the kind of its game. This is the one place where that is decided; what no
/// other picture fits is shown as it is written.
///
/// @param best moves of a game with a score; else none
/// @param answers where the lost positions around one come from
public record ComponentPictures(ComponentScene scene, List<ScoredPly> best, AnswerSource answers, Language language) {
    /// For the lost positions around one: they are soon there, or the picture does without.
    private static final Duration SOON = Duration.ofSeconds(2);

    private static final int MOST_POSITIONS = 200_000;

    public ComponentPicture picture() {
        return switch (scene.position()) {
            case Tuple tuple -> ofTuple(tuple);
            case BoardPosition(var state, var _)
            when scene.rules() instanceof RuleTree.Scored(var _, var _, var board) -> ofScore(board, state);
            case BoardPosition(var state, var _) ->
                BoardPicture.of(scene, language)
                        .<ComponentPicture>map(picture -> picture)
                        .orElseGet(() -> ofBoard(board(), state));
        };
    }

    private ComponentPicture plain() {
        return new PlainPicture(scene.position().toString());
    }

    private @Nullable PartizanBoard<?> board() {
        return scene.rules()
                .onBoard()
                .<PartizanBoard<?>>map(RuleTree.OnBoard::played)
                .orElse(null);
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

    private ComponentPicture ofBoard(@Nullable PartizanBoard<?> board, Object state) {
        return switch (board) {
            case StaircaseNim stairs
            when state instanceof NumberRow row && StairsPicture.fits(stairs, row) ->
                new StairsPicture(scene, stairs, row, language);
            case Nimble _
            when state instanceof NumberRow squares -> StripPicture.ofCoins(scene, squares, BigInteger.ZERO, language);
            case Welter _
            when state instanceof NumberRow squares -> StripPicture.ofCoins(scene, squares, BigInteger.ZERO, language);
            case SilverDollar(int leftmost)
            when state instanceof NumberRow squares ->
                StripPicture.ofCoins(scene, squares, BigInteger.valueOf(leftmost), language);
            case Northcott _ when state instanceof Northcott.Rows rows -> StripPicture.ofRows(scene, rows, language);
            case StripStaircase _
            when state instanceof SquareSet pieces -> StripPicture.ofRegion(scene, pieces, language);
            case Chomp _
            when state instanceof NumberRow rows && ChocolatePicture.fits(rows) -> new ChocolatePicture(scene, rows);
            case SylverCoinage _ when state instanceof NumberRow named -> new NumberLinePicture(scene, named, language);
            case GraphBoard _
            when state instanceof Integer vertex ->
                TokenGraphs.of(scene, GraphBoard.graphOf(scene.rules()).orElseThrow(), vertex, language);
            case null, default -> ofState(state);
        };
    }

    private ComponentPicture ofState(Object state) {
        return switch (state) {
            case CoinRow heads -> CoinsPicture.of(scene, heads);
            case TurningMultiples.Row row -> CoinsPicture.of(scene, row);
            case HeadGrid grid when CoinGridPicture.fits(grid) -> new CoinGridPicture(scene, grid);
            case RingKayles.Coins(boolean ring, var lengths) -> ring ? ofRing(lengths.get(0)) : ofRow(lengths);
            case BattleSheep.Meadow meadow when MeadowPicture.fits(meadow) -> new MeadowPicture(scene, meadow);
            case Geography.Token token -> TokenGraphs.of(scene, token, language);
            case EdgeGeography.Token token -> TokenGraphs.of(scene, token, language);
            case NimOnGraphs.Token token -> TokenGraphs.of(scene, token, language);
            case PartizanArcKayles.Net(ColouredBush.Coloured net) -> TokenGraphs.of(scene, net, language);
            case CoinTree tree ->
                TokenGraphs.of(scene, tree, language)
                        .<ComponentPicture>map(picture -> picture)
                        .orElseGet(this::plain);
            case NimWithAPass.Piles(var numbers, boolean _) -> ofRow(numbers);
            case NumberRow row -> ofRow(row);
            default -> plain();
        };
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
                                PilesPicture.aligned(before, numbers(step.made().to())), step.side(), step.label()))
                        .toList(),
                language);
    }

    private static List<BigInteger> numbers(List<Position> parts) {
        return parts.stream()
                .flatMap(part -> !(part instanceof BoardPosition(var state, var _))
                        ? Stream.empty()
                        : switch (state) {
                            case NumberRow row -> row.list().stream();
                            case NimWithAPass.Piles(var row, boolean _) -> row.list().stream();
                            case RingKayles.Coins(boolean _, var lengths) -> lengths.list().stream();
                            default -> Stream.empty();
                        })
                .toList();
    }

    private ComponentPicture ofScore(ScoredBoard<?> board, Object state) {
        return switch (board) {
            case MnkGame grid
            when state instanceof MnkGame.Marks marks -> SignGridPicture.of(grid, marks, sign(grid, marks), best);
            case ConnectFour grid
            when state instanceof ConnectFour.Discs discs -> SignGridPicture.of(grid, discs, sign(grid, discs), best);
            case DotsAndBoxes boxes
            when state instanceof DotsAndBoxes.Lines lines -> BoxesPicture.of(boxes, lines, best);
            case PointHeaps _ when state instanceof PointHeaps.Heaps(var sizes) -> ofPoints(sizes);
            default -> state instanceof RemainingRow stones ? StonesPicture.of(stones, best, language) : plain();
        };
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
                        new PilesPicture.After(PilesPicture.aligned(heaps, big(after)), null, Integer.toString(i + 1)));
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
