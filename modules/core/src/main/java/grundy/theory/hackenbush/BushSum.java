package grundy.theory.hackenbush;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.NumberPart;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.ColouredBush.Coloured;
import grundy.rules.board.graph.Hackenbush;
import grundy.rules.board.graph.RedBlueHackenbush;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value.Nimber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A sum of bushes in which every part is a number (no green edge) or a nimber (all edges green).
///
/// Numbers add (Conway 1976), nimbers add without carrying (Sprague 1935, Grundy 1939); beside a number that is not 0
/// a nimber does not matter, since it is infinitesimal. So Left wins if the number is positive, Right if it is
/// negative; if it is 0, the nimber decides.
public final class BushSum {
    private final List<ColouredBush> bushes;
    private final List<List<BushPiece>> pieces;
    private final HackenbushBudget work;
    private final Dyadic number;
    private final BigInteger nimber;

    private BushSum(List<ColouredBush> bushes, List<List<BushPiece>> pieces, HackenbushBudget work) {
        this.bushes = bushes;
        this.pieces = pieces;
        this.work = work;
        var sum = Dyadic.ZERO;
        var nimSum = BigInteger.ZERO;
        for (var piece : (Iterable<BushPiece>) all()::iterator) {
            work.on(sum.bits());
            sum = sum.plus(piece.number());
            nimSum = nimSum.xor(piece.nimber());
        }
        this.number = sum;
        this.nimber = nimSum;
    }

    private Stream<BushPiece> all() {
        return pieces.stream().flatMap(List::stream);
    }

    /// @return empty if a part has green edges beside others, so that it may be neither a number nor a nimber
    /// @throws grundy.limit.LimitException if a part with cycles, or the length of the numbers, is beyond
    ///     the limits
    public static Optional<BushSum> of(List<ColouredBush> bushes, Limits limits) {
        var work = new HackenbushBudget(limits);
        var pieces = new ArrayList<List<BushPiece>>();
        for (var bush : bushes) {
            var own = pieces(bush, work);
            if (own.isEmpty()) return Optional.empty();
            pieces.add(own.get());
        }
        return Optional.of(new BushSum(List.copyOf(bushes), pieces, work));
    }

    private static Optional<List<BushPiece>> pieces(ColouredBush bush, HackenbushBudget work) {
        return switch (bush) {
            case ColouredBush.Stalks(var stalks) -> {
                if (stalks.stream().anyMatch(BushSum::isMixed)) yield Optional.empty();
                var pieces = new ArrayList<BushPiece>(stalks.size());
                for (int i = 0; i < stalks.size(); i++) pieces.add(stalk(i, stalks.get(i)));
                yield Optional.of(pieces);
            }
            case Coloured graph -> {
                var parts = Hackenbush.edgesByPart(graph.edges()).stream()
                        .map(edges -> new GraphPart(graph, RedBlueHackenbush.part(graph, edges), edges))
                        .toList();
                if (parts.stream().anyMatch(part -> isMixed(part.part().colours()))) yield Optional.empty();
                yield Optional.of(parts.stream().map(part -> piece(part, work)).toList());
            }
        };
    }

    private static boolean isMixed(String colours) {
        long green = colours.chars().filter(c -> c == ColouredBush.GREEN).count();
        return green > 0 && green < colours.length();
    }

    private static BushPiece stalk(int index, String colours) {
        if (colours.charAt(0) == ColouredBush.GREEN) return new BushPiece.GreenStalkPiece(index, colours);
        var stalk = new StalkNumber(colours);
        return new BushPiece.StalkPiece(index, stalk, stalk.value());
    }

    private static BushPiece piece(GraphPart part, HackenbushBudget work) {
        if (part.part().colour(0) == ColouredBush.GREEN) return new BushPiece.GreenPiece(part, part.nimber());
        return TreeNumber.of(part.part(), work)
                .<BushPiece>map(tree -> new BushPiece.TreePiece(part, tree))
                .orElseGet(() -> {
                    long before = work.positions();
                    var graph = new GraphNumber(part.part(), work);
                    return new BushPiece.CyclePiece(part, graph, graph.value(), work.positions() - before);
                });
    }

    /// @return the value of the sum: a nimber if there are edges and all are green
    public ShortValue value() {
        boolean isGreen = all().findAny().isPresent() && all().allMatch(piece -> piece.value() instanceof Nimber);
        return isGreen ? new Nimber(nimber) : ShortValue.of(number, nimber);
    }

    /// @return the value of one component
    public ShortValue value(int component) {
        return pieces.get(component).stream()
                .map(BushPiece::value)
                .reduce(ShortValue::plus)
                .orElse(ShortValue.ZERO);
    }

    /// @return the parts of one component
    public List<NumberPart> parts(int component) {
        return pieces.get(component).stream().map(BushPiece::numberPart).toList();
    }

    /// @return the evidence for the values, each kind once
    public List<Evidence> evidence() {
        return all().map(BushPiece::evidence).distinct().toList();
    }

    /// @return the moves in a component with which a side wins, each once
    public CountedList<List<Position>> winningMoves(int component, Side side) {
        var bush = bushes.get(component);
        var count = BigInteger.ZERO;
        var cuts = new ArrayList<BushCuts>();
        var distinct = new HashSet<String>();
        for (var piece : pieces.get(component)) {
            if (!name(piece).isEmpty() && !distinct.add(name(piece))) continue;
            var goal = new PartGoal(
                    side == Side.LEFT ? ColouredBush.BLUE : ColouredBush.RED,
                    number.minus(piece.number()),
                    nimber.xor(piece.nimber()));
            var winning = piece.cuts(goal, work);
            if (winning.count().signum() == 0) continue;
            count = count.add(winning.count());
            cuts.add(winning);
        }
        return new CountedList<>(
                count,
                () -> cuts.stream().flatMap(some -> some.results().apply(bush)).map(BushSum::boardPositions));
    }

    /// Stalks are alike if their colours are. In a graph the vertices distinguish parts, except loops
    /// at the ground.
    ///
    /// @return a name that two parts share if they are alike, empty for a part that is like no other
    private static String name(BushPiece piece) {
        return switch (piece) {
            case BushPiece.StalkPiece(var _, var stalk, var _) -> stalk.colours();
            case BushPiece.GreenStalkPiece(var _, var colours) -> colours;
            case BushPiece.TreePiece(var part, var _) -> part.edges().size() == 1 ? part.text() : "";
            case BushPiece.GreenPiece(var part, var _) -> part.edges().size() == 1 ? part.text() : "";
            case BushPiece.CyclePiece _ -> "";
        };
    }

    private static List<Position> boardPositions(ColouredBush bush) {
        return List.of(new BoardPosition(bush, bush.toString()));
    }
}
