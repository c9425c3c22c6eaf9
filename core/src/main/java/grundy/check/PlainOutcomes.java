package grundy.check;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;

/// Who wins a sum of impartial games, straight from the definition: every position of the whole sum that
/// can be reached,
/// and every move. No theorem is used, not even that values add, and boards are not taken apart.
///
/// Cost: positions and moves of the whole sum, of which there are mostly very many.
public final class PlainOutcomes {
    private static final Comparator<Placed> BY_TEXT = Comparator.comparingInt(Placed::game)
            .thenComparing(placed -> placed.position().toString());

    private final Sum sum;
    private final long most;
    private final List<Rules> games;
    private final Map<List<Placed>, Integer> numbers = new HashMap<>();
    private final List<List<Placed>> positions = new ArrayList<>();
    private final List<int[]> options = new ArrayList<>();
    private long looked;

    /// A component.
    ///
    /// @param game its number in the sum
    private record Placed(int game, Position position) {}

    private PlainOutcomes(Sum sum, long most) {
        this.sum = sum;
        this.most = most;
        this.games = sum.components().stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
    }

    /// What was found.
    ///
    /// @param outcome N, P or D
    /// @param value the mex over all options as they are, in misere play 1 where there is none; empty where
    ///     play can
    ///     come back to a position
    /// @param positions of the whole sum that were looked at
    public record Found(Outcome outcome, OptionalInt value, long positions) {}

    /// @param sum of impartial games
    /// @param most moves to look at before giving up
    /// @return empty if there are more
    public static Optional<Found> of(Sum sum, long most) {
        return new PlainOutcomes(sum, most).found();
    }

    private Optional<Found> found() {
        var root = new ArrayList<Placed>();
        for (var component : sum.components())
            root.add(new Placed(games.indexOf(component.game().rules()), component.position()));
        number(root);
        for (int at = 0; at < positions.size(); at++) {
            var reached = new ArrayList<Integer>();
            for (var option : moves(positions.get(at))) reached.add(number(option));
            if (looked > most) return Optional.empty();
            options.add(reached.stream().mapToInt(Integer::intValue).distinct().toArray());
        }
        return Optional.of(new Found(outcomes()[0], value(), positions.size()));
    }

    private int number(List<Placed> placed) {
        var ordered = placed.stream().sorted(BY_TEXT).toList();
        var known = numbers.putIfAbsent(ordered, positions.size());
        if (known != null) return known;
        positions.add(ordered);
        return positions.size() - 1;
    }

    private List<List<Placed>> moves(List<Placed> position) {
        var each = new ArrayList<List<List<Placed>>>();
        for (var placed : position) each.add(moves(placed));
        var compound = sum.compound();
        if (compound.isShort() && each.stream().anyMatch(List::isEmpty)) return List.of();
        var all = new ArrayList<List<Placed>>();
        if (compound.moving() == Compound.DISJUNCTIVE) {
            for (int i = 0; i < position.size(); i++)
                for (var option : each.get(i)) {
                    var left = new ArrayList<Placed>();
                    for (int j = 0; j < position.size(); j++)
                        if (j == i) left.addAll(option);
                        else left.add(position.get(j));
                    add(all, left);
                }
            return all;
        }
        var begun = new ArrayList<Begun>();
        begun.add(new Begun(List.of(), false));
        for (int i = 0; i < position.size(); i++) {
            var next = new ArrayList<Begun>();
            boolean mayStay =
                    compound.moving() == Compound.SELECTIVE || each.get(i).isEmpty();
            for (var some : begun) {
                if (mayStay) next.add(some.with(List.of(position.get(i)), some.moved));
                for (var option : each.get(i)) next.add(some.with(option, true));
                looked += each.get(i).size();
                if (looked > most) return List.of();
            }
            begun = next;
        }
        for (var some : begun) if (some.moved) add(all, some.left);
        return all;
    }

    /// A move of which the first components are decided.
    private record Begun(List<Placed> left, boolean moved) {
        Begun with(List<Placed> more, boolean nowMoved) {
            var both = new ArrayList<>(left);
            both.addAll(more);
            return new Begun(both, nowMoved);
        }
    }

    private void add(List<List<Placed>> all, List<Placed> option) {
        looked++;
        all.add(option);
    }

    private List<List<Placed>> moves(Placed placed) {
        var rules = games.get(placed.game);
        var found = rules instanceof Rules.OnBoard(var _, var _, var board)
                ? onBoard(board, placed.position)
                : StreamSupport.stream(RuleOptions.of(rules, placed.position).spliterator(), false)
                        .limit(most)
                        .toList();
        return found.stream()
                .map(option -> option.stream()
                        .map(position -> new Placed(placed.game, position))
                        .toList())
                .toList();
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> List<List<Position>> onBoard(Board<P> board, Position position) {
        var found = new ArrayList<List<Position>>();
        for (var option : board.options((P) ((BoardPosition) position).state()))
            found.add(List.of(new BoardPosition(option, () -> board.write(option))));
        return found;
    }

    /// A position is lost if all its options are won, won if one is lost; what remains is drawn.
    private Outcome[] outcomes() {
        var outcomes = new Outcome[positions.size()];
        var before = before();
        var open = new int[positions.size()];
        var decided = new ArrayDeque<Integer>();
        for (int at = 0; at < outcomes.length; at++) {
            open[at] = options.get(at).length;
            outcomes[at] = Outcome.D;
            if (open[at] == 0) {
                outcomes[at] = sum.play() == Play.NORMAL ? Outcome.P : Outcome.N;
                decided.add(at);
            }
        }
        while (decided.poll() instanceof Integer at)
            for (int earlier : before.get(at)) {
                if (outcomes[earlier] != Outcome.D) continue;
                if (outcomes[at] == Outcome.P) outcomes[earlier] = Outcome.N;
                else if (--open[earlier] == 0) outcomes[earlier] = Outcome.P;
                else continue;
                decided.add(earlier);
            }
        return outcomes;
    }

    private List<List<Integer>> before() {
        var before = new ArrayList<List<Integer>>();
        for (int at = 0; at < positions.size(); at++) before.add(new ArrayList<>());
        for (int at = 0; at < positions.size(); at++)
            for (int option : options.get(at)) before.get(option).add(at);
        return before;
    }

    private OptionalInt value() {
        var values = new int[positions.size()];
        var before = before();
        var open = new int[positions.size()];
        var ready = new ArrayDeque<Integer>();
        for (int at = 0; at < values.length; at++) {
            open[at] = options.get(at).length;
            if (open[at] == 0) ready.add(at);
        }
        int done = 0;
        while (ready.poll() instanceof Integer at) {
            done++;
            var seen = new BitSet();
            for (int option : options.get(at)) seen.set(values[option]);
            values[at] = options.get(at).length == 0 && sum.play() == Play.MISERE ? 1 : seen.nextClearBit(0);
            for (int earlier : before.get(at)) if (--open[earlier] == 0) ready.add(earlier);
        }
        return done == values.length ? OptionalInt.of(values[0]) : OptionalInt.empty();
    }
}
