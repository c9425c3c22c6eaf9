package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.rules.option.RuleOptions;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lists the moves of a position and the positions that play can reach, one by one from the rules,
/// whatever their values. Each answer is empty where there are too many, or where moves are not free.
public final class PlainMoves {
    private static final int MOST = 200_000;

    private PlainMoves() {}

    /// @return the number of different moves, those of both sides together
    public static Optional<BigInteger> count(List<Component> components) {
        var count = BigInteger.ZERO;
        for (var component : components) {
            var sides = sides(component);
            if (sides.isEmpty()) return Optional.empty();
            for (var side : sides) {
                var moves = moves(side, component.position());
                if (moves.isEmpty()) return Optional.empty();
                count = count.add(BigInteger.valueOf(moves.get().size()));
            }
        }
        return Optional.of(count);
    }

    /// @return the results of the moves as text for a reader: those of Left, then, if Right has other moves,
    ///     those of Right
    public static Optional<String> text(Component component) {
        var texts = new ArrayList<String>();
        var shortener = new ShortenedText(Language.EN);
        for (var side : sides(component)) {
            var moves = moves(side, component.position());
            if (moves.isEmpty()) return Optional.empty();
            texts.add(moves.get().stream()
                    .map(option -> option.to().isEmpty() ? "0" : shortener.sum(option.to()))
                    .map(text -> text.isEmpty() ? "0" : text)
                    .collect(Collectors.joining("; ")));
        }
        if (texts.isEmpty()) return Optional.empty();
        if (texts.getLast().isEmpty()) texts.subList(1, texts.size()).clear();
        return Optional.of("{" + String.join(" | ", texts) + "}");
    }

    /// @return the number of positions that moves of any side in any order can reach: boards as they are drawn,
    ///     sums of heaps in any order, without heaps of 0
    public static Optional<BigInteger> positions(List<Component> components) {
        var count = BigInteger.ONE;
        for (var component : components) {
            var positions = positions(component);
            if (positions.isEmpty()) return positions;
            count = count.multiply(positions.get());
        }
        return Optional.of(count);
    }

    private static Optional<BigInteger> positions(Component component) {
        var sides = sides(component);
        if (sides.isEmpty()) return Optional.empty();
        var distinct = new HashSet<List<Position>>();
        var open = new ArrayDeque<List<Position>>();
        open.add(withoutEmptyHeaps(List.of(component.position())));
        distinct.add(open.getFirst());
        while (open.poll() instanceof List<Position> sum)
            for (int i = 0; i < sum.size(); i++)
                for (var side : sides)
                    for (var option : (Iterable<List<Position>>) wholes(side, sum.get(i))::iterator) {
                        Checkpoint.step();
                        var next = new ArrayList<>(sum.subList(0, i));
                        next.addAll(option);
                        next.addAll(sum.subList(i + 1, sum.size()));
                        var key = withoutEmptyHeaps(next);
                        if (distinct.add(key)) open.add(key);
                        if (distinct.size() > MOST) return Optional.empty();
                    }
        return Optional.of(BigInteger.valueOf(distinct.size()));
    }

    private static Stream<List<Position>> wholes(RuleTree side, Position position) {
        return side instanceof RuleTree.OnBoard board
                ? RuleOptions.undivided(board, position).map(option -> List.of(option.whole()))
                : RuleOptions.stream(side, position);
    }

    private static List<Position> withoutEmptyHeaps(List<Position> sum) {
        return RuleOptions.sorted(sum.stream()
                .filter(part -> !(part instanceof Tuple heap)
                        || heap.arity() > 1
                        || heap.get(0).signum() > 0)
                .toList());
    }

    /// @return the rules of each side; one if both have the same, none if moves have points, are one of several
    ///     players' or may be blocked
    private static List<RuleTree> sides(Component component) {
        return switch (component.game().rules()) {
            case RuleTree.Partizan(var left, var right) -> List.of(left, right);
            case RuleTree.TakeAndBreak rules -> List.of(rules);
            case RuleTree.Moves rules -> List.of(rules);
            case RuleTree.OnBoard rules -> List.of(rules);
            case RuleTree.Scored _, RuleTree.Players _, RuleTree.Blocking _ -> List.of();
        };
    }

    /// @return different moves, in the order of the rules
    private static Optional<List<RuleOptions.RuleOption>> moves(RuleTree side, Position position) {
        var distinct = new HashSet<List<Position>>();
        var moves = new ArrayList<RuleOptions.RuleOption>();
        for (var option : (Iterable<RuleOptions.RuleOption>) RuleOptions.readableOptions(side, position)::iterator) {
            Checkpoint.step();
            if (distinct.add(option.key())) moves.add(option);
            if (moves.size() > MOST) return Optional.empty();
        }
        return Optional.of(moves);
    }
}
