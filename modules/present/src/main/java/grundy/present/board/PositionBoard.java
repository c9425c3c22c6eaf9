package grundy.present.board;

import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.move.LegalMoves;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.value.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A position as pieces at places: a part for each component, one below or beside the other.
///
/// What cannot be shown, being too large or of no kind that is known, is a part with one piece of
/// words.
///
/// @param width (unit: squares)
/// @param height (unit: squares)
public record PositionBoard(List<Part> parts, double width, double height) {
    /// The most pieces that a board may have.
    public static final int MOST_PIECES = 1500;

    private static final int MOST_PARTS = 300;
    private static final int MOST_OPTIONS = 300;
    private static final double WIDEST = 20;

    /// Room for the name of a game above its part.
    private static final double LABEL = 0.7;

    private static final String PINS = "pins";
    private static final Duration SOON = Duration.ofMillis(800);

    /// A component on the board.
    ///
    /// @param component its number, from 0
    /// @param look what kind of board it is: `stones`, `squares`, `graph` ...
    /// @param label the game, where there are several
    public record Part(
            int component,
            String look,
            String label,
            double x,
            double y,
            double width,
            double height,
            List<BoardPiece> pieces,
            TouchFinder touches) {
        private static String name(int component) {
            return component + ":";
        }
    }

    /// Finds the touches that make a move of a component.
    @FunctionalInterface
    interface TouchFinder {
        MoveTouch touch(List<Position> left);
    }

    /// @return the board of a position. Cost: its pieces, and the first moves of each component
    public static PositionBoard of(Sum sum) {
        var layout = new Layout(sum);
        if (sum.components().size() > MOST_PARTS) {
            layout.add(0, Candidate.of(new PlainWords(sum.position())));
            return layout.board();
        }
        var soon = Deadline.after(SOON);
        int room = MOST_PIECES - sum.components().size();
        for (int i = 0; i < sum.components().size(); i++) {
            var chosen = choose(sum.components().get(i), room, soon);
            room -= chosen.pieces.size() - 1;
            layout.add(i, chosen);
        }
        return layout.board();
    }

    /// A board with its pieces, which are laid out once.
    private record Candidate(PartBoard board, List<BoardPiece> pieces) {
        static Candidate of(PartBoard board) {
            return new Candidate(board, board.pieces());
        }
    }

    private static Candidate choose(Component component, int room, Deadline soon) {
        var options = new ArrayList<List<List<Position>>>();
        var kind = ComponentKind.of(component.game().rules(), component.position());
        if (PartBoards.needsOptions(component.game().rules(), kind))
            for (var mover : movers(component)) options.add(options(component, mover, soon));
        var all = options.stream().flatMap(List::stream).toList();
        return new PartBoards(component, kind, all)
                .candidates()
                .map(Candidate::of)
                .filter(each -> each.pieces.size() <= room + 1)
                .filter(each -> options.stream().allMatch(some -> isCovering(each, some)))
                .findFirst()
                .orElseGet(
                        () -> Candidate.of(new PlainWords(component.position().toString())));
    }

    private static List<@Nullable Side> movers(Component component) {
        return component.game().rules() instanceof RuleTree.Partizan
                ? List.of(Side.LEFT, Side.RIGHT)
                : Stream.<@Nullable Side>of((Side) null).toList();
    }

    /// @return the first options, as many as there are soon
    private static List<List<Position>> options(Component component, @Nullable Side mover, Deadline soon) {
        var options = new ArrayList<List<Position>>();
        try {
            Limits.ofWork().until(soon).during(() -> {
                all(component, mover).limit(MOST_OPTIONS).forEach(options::add);
                return options;
            });
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
        }
        return options;
    }

    private static Stream<List<Position>> all(Component component, @Nullable Side mover) {
        return component.game().rules() instanceof RuleTree.Scored(var _, var _, var board)
                ? scored(board, component.position())
                : LegalMoves.options(component, mover);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<List<Position>> scored(ScoredBoard<P> board, Position position) {
        var options = new ArrayList<List<Position>>();
        for (var move : board.moves((P) ((BoardPosition) position).state())) {
            if (options.size() == MOST_OPTIONS) break;
            options.add(List.of(new BoardPosition(move.to(), () -> board.write(move.to()))));
        }
        return options.stream();
    }

    /// @return whether each move can be made there, and no way is that of two
    private static boolean isCovering(Candidate candidate, List<List<Position>> options) {
        var places = candidate.pieces.stream().map(BoardPiece::place).collect(Collectors.toCollection(HashSet::new));
        Map<List<String>, List<Position>> made = new HashMap<>();
        for (var option : options) {
            var touch = candidate.board.touch(option);
            if (touch.ways().isEmpty()) return false;
            for (var way : touch.ways()) {
                if (made.putIfAbsent(way, option) != null) return false;
                for (var place : way) if (!places.contains(MoveTouch.placeOf(place))) return false;
            }
        }
        return true;
    }

    /// @return the touches that make a move
    public MoveTouch touch(Move move) {
        return move.steps().stream()
                .map(step -> touch(step.component(), step.to()))
                .reduce(MoveTouch::then)
                .orElse(MoveTouch.NONE);
    }

    /// @param left what a move leaves of a component
    /// @return the touches that make the move
    public MoveTouch touch(int component, List<Position> left) {
        if (component >= parts.size()) return MoveTouch.NONE;
        return parts.get(component).touches.touch(left).in(Part.name(component));
    }

    /// Places the parts: side by side while there is room, and rows of stones one below the other.
    private static final class Layout {
        private final Sum sum;
        private final List<Part> parts = new ArrayList<>();
        private double x;
        private double top;
        private double bottom;
        private double width;

        Layout(Sum sum) {
            this.sum = sum;
        }

        PositionBoard board() {
            return new PositionBoard(List.copyOf(parts), width, bottom);
        }

        void add(int component, Candidate chosen) {
            var pieces = chosen.pieces;
            double wide = pieces.stream()
                    .mapToDouble(
                            piece -> Math.max(piece.area().x(), piece.area().x2()))
                    .max()
                    .orElse(0);
            double high = pieces.stream()
                    .mapToDouble(
                            piece -> Math.max(piece.area().y(), piece.area().y2()))
                    .max()
                    .orElse(0);
            var label = sum.isOneGame()
                    ? ""
                    : sum.components().get(component).game().text();
            boolean isOfPins = chosen.board.look().equals(PINS)
                    && !parts.isEmpty()
                    && parts.getLast().look().equals(PINS);
            boolean isBeside = x > 0 && x + 1 + wide <= WIDEST && (isOfPins || high > 1 && bottom - top > 1);
            if (isBeside) x++;
            else {
                x = 0;
                boolean isApart = !parts.isEmpty() && (high > 1 || bottom - top > 1);
                top = bottom + Math.max(isApart ? 1 : 0, isOther(label) ? LABEL : 0);
            }
            double left = x;
            double y = top;
            var placed = pieces.stream()
                    .map(piece -> piece.in(Part.name(component), left, y))
                    .toList();
            parts.add(
                    new Part(component, chosen.board.look(), label, left, y, wide, high, placed, chosen.board::touch));
            x += wide;
            bottom = Math.max(bottom, top + high);
            width = Math.max(width, x);
        }

        /// @return whether another game begins, whose name is written above it
        private boolean isOther(String label) {
            return !label.equals(parts.isEmpty() ? "" : parts.getLast().label);
        }
    }
}
