package grundy.present.picture;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.PartizanBoard;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.board.Bush;
import grundy.rules.board.Chomp;
import grundy.rules.board.CoinTree;
import grundy.rules.board.EdgeGeography;
import grundy.rules.board.Geography;
import grundy.rules.board.HeadGrid;
import grundy.rules.board.Heads;
import grundy.rules.board.Multiples;
import grundy.rules.board.NimOnGraphs;
import grundy.rules.board.NimWithAPass;
import grundy.rules.board.Nimble;
import grundy.rules.board.Northcott;
import grundy.rules.board.Numbers;
import grundy.rules.board.PartizanArcKayles;
import grundy.rules.board.Region;
import grundy.rules.board.RingKayles;
import grundy.rules.board.Sheep;
import grundy.rules.board.SilverDollar;
import grundy.rules.board.Staircase;
import grundy.rules.board.StripStaircase;
import grundy.rules.board.SylverCoinage;
import grundy.rules.board.Welter;
import grundy.rules.graph.GraphBoard;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.Mnk;
import grundy.rules.scored.PointHeaps;
import grundy.rules.scored.Stones;
import grundy.solve.AnswerSource;
import grundy.solve.GridQuestion;
import grundy.solve.ScoredPly;
import grundy.solve.ValueGrid;
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
record ComponentPictures(Scene scene, List<ScoredPly> best, AnswerSource answers, Language language) {
    /// For the lost positions around one: they are soon there, or the picture does without.
    private static final Duration SOON = Duration.ofSeconds(2);

    private static final int MOST_POSITIONS = 200_000;

    ComponentPicture picture() {
        return switch (scene.position()) {
            case Tuple tuple -> ofTuple(tuple);
            case BoardPosition(var state, var _)
            when scene.rules() instanceof Rules.Scored(var _, var _, var board) -> ofScore(board, state);
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
                .<PartizanBoard<?>>map(Rules.OnBoard::played)
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
        if (!(scene.rules() instanceof Rules.Moves)) return Optional.empty();
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
            case Staircase stairs
            when state instanceof Numbers row && StairsPicture.fits(stairs, row) ->
                new StairsPicture(scene, stairs, row, language);
            case Nimble _
            when state instanceof Numbers squares -> StripPicture.ofCoins(scene, squares, BigInteger.ZERO, language);
            case Welter _
            when state instanceof Numbers squares -> StripPicture.ofCoins(scene, squares, BigInteger.ZERO, language);
            case SilverDollar(int leftmost)
            when state instanceof Numbers squares ->
                StripPicture.ofCoins(scene, squares, BigInteger.valueOf(leftmost), language);
            case Northcott _ when state instanceof Northcott.Rows rows -> StripPicture.ofRows(scene, rows, language);
            case StripStaircase _ when state instanceof Region pieces -> StripPicture.ofRegion(scene, pieces, language);
            case Chomp _
            when state instanceof Numbers rows && ChocolatePicture.fits(rows) -> new ChocolatePicture(scene, rows);
            case SylverCoinage _ when state instanceof Numbers named -> new NumberLinePicture(scene, named, language);
            case GraphBoard _
            when state instanceof Integer vertex ->
                TokenGraphs.of(scene, GraphBoard.graphOf(scene.rules()).orElseThrow(), vertex, language);
            case null, default -> ofState(state);
        };
    }

    private ComponentPicture ofState(Object state) {
        return switch (state) {
            case Heads heads -> CoinsPicture.of(scene, heads);
            case Multiples.Row row -> CoinsPicture.of(scene, row);
            case HeadGrid grid when CoinGridPicture.fits(grid) -> new CoinGridPicture(scene, grid);
            case RingKayles.Coins(boolean ring, var lengths) -> ring ? ofRing(lengths.get(0)) : ofRow(lengths);
            case Sheep.Meadow meadow when MeadowPicture.fits(meadow) -> new MeadowPicture(scene, meadow);
            case Geography.Token token -> TokenGraphs.of(scene, token, language);
            case EdgeGeography.Token token -> TokenGraphs.of(scene, token, language);
            case NimOnGraphs.Token token -> TokenGraphs.of(scene, token, language);
            case PartizanArcKayles.Net(Bush.Coloured net) -> TokenGraphs.of(scene, net, language);
            case CoinTree tree ->
                TokenGraphs.of(scene, tree, language)
                        .<ComponentPicture>map(picture -> picture)
                        .orElseGet(this::plain);
            case NimWithAPass.Piles(var numbers, boolean _) -> ofRow(numbers);
            case Numbers row -> ofRow(row);
            default -> plain();
        };
    }

    private ComponentPicture ofRing(BigInteger length) {
        return RingPicture.fits(length) ? new RingPicture(scene, length) : plain();
    }

    private ComponentPicture ofRow(Numbers row) {
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
                            case Numbers row -> row.list().stream();
                            case NimWithAPass.Piles(var row, boolean _) -> row.list().stream();
                            case RingKayles.Coins(boolean _, var lengths) -> lengths.list().stream();
                            default -> Stream.empty();
                        })
                .toList();
    }

    private ComponentPicture ofScore(ScoredBoard<?> board, Object state) {
        return switch (board) {
            case Mnk grid
            when state instanceof Mnk.Marks marks -> SignGridPicture.of(grid, marks, sign(grid, marks), best);
            case ConnectFour grid
            when state instanceof ConnectFour.Discs discs -> SignGridPicture.of(grid, discs, sign(grid, discs), best);
            case DotsAndBoxes boxes
            when state instanceof DotsAndBoxes.Lines lines -> BoxesPicture.of(boxes, lines, best);
            case PointHeaps _ when state instanceof PointHeaps.Heaps(var sizes) -> ofPoints(sizes);
            default -> state instanceof Stones stones ? StonesPicture.of(stones, best, language) : plain();
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
