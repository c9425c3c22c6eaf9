package grundy.check;

import grundy.rules.Sum;
import grundy.text.ArgumentList;
import grundy.text.Citation;
import grundy.text.Message;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Collects the findings of a check.
public final class CheckFindings {
    private final List<Message> steps = new ArrayList<>();
    private final List<Message> open = new ArrayList<>();

    /// Nothing has been checked yet.
    public CheckFindings() {}

    /// Something was checked and holds.
    public void holds(String phrase, Object... arguments) {
        steps.add(Message.of(phrase, arguments));
    }

    /// A period was proved again.
    ///
    /// @param rules whose heaps repeat with it
    public void repeats(String rules, Evidence.Period period) {
        holds(
                period.saltus() == 0 ? "check.verdict.period" : "check.verdict.period-grows",
                "rules",
                rules,
                "period",
                period.period(),
                "saltus",
                period.saltus(),
                "preperiod",
                period.preperiod(),
                "theorem",
                Citation.theorem(period.theorem()));
    }

    /// Something was not checked.
    public void leaves(String phrase, Object... arguments) {
        open.add(Message.of(phrase, arguments));
    }

    /// Something was not checked.
    public void leaves(Message what) {
        open.add(what);
    }

    /// @return whether all was checked so far
    public boolean isWhole() {
        return open.isEmpty();
    }

    /// @param fault what does not hold; empty if all that was checked does
    public CheckResult result(Optional<Message> fault) {
        return new CheckResult(steps, open, fault);
    }

    /// Takes over what was checked, and what was not, in another check.
    ///
    /// @return the fault there, if any
    public Optional<Message> with(CheckResult other) {
        steps.addAll(other.steps());
        open.addAll(other.open());
        return other.fault();
    }

    /// Takes heaps from 0 on one by one, up to the first of which something does not hold or was not checked.
    ///
    /// @param found what was found of a heap
    /// @return the first fault
    public Optional<Message> heapByHeap(int heaps, IntFunction<Stream<CheckResult>> found) {
        for (int heap = 0; heap < heaps; heap++)
            for (var each = found.apply(heap).iterator(); each.hasNext(); ) {
                var one = each.next();
                if (one.fault().isPresent())
                    return Optional.of(Message.of(
                            "check.table.outcome-differs",
                            "position",
                            heap,
                            "fault",
                            one.fault().get()));
                if (!one.isComplete()) {
                    leaves("check.table.open", "position", heap);
                    return Optional.empty();
                }
            }
        holds("check.table.outcomes", "count", heaps);
        return Optional.empty();
    }

    /// @return a result that something does not hold
    public CheckResult wrong(Message fault) {
        return result(Optional.of(fault));
    }

    /// @return a result that what was found differs from what is stated
    public CheckResult differs(String phrase, Object claimed, Object found) {
        return wrong(difference(phrase, claimed, found));
    }

    /// Holds stated moves to all that win.
    ///
    /// @param winning each once
    /// @return the fault of those stated
    public Optional<Message> moves(Sum sum, Optional<ClaimedMoves> claimed, Supplier<List<ClaimedMove>> winning) {
        if (claimed.isEmpty()) return Optional.empty();
        var moves = claimed.get();
        var found = winning.get();
        var rest = new ArrayList<>(found);
        for (var move : moves.list()) if (!rest.remove(move)) return Optional.of(loses(sum, move));
        return countFault("check.verdict.moves", moves, BigInteger.valueOf(found.size()));
    }

    /// @param wins whether a move wins
    /// @return a message that a listed move does not win, or is listed twice
    public static Optional<Message> listedMoveFault(Sum sum, ClaimedMoves moves, Predicate<ClaimedMove> wins) {
        var distinct = new HashSet<ClaimedMove>();
        return moves.list().stream()
                .filter(move -> !distinct.add(move) || !wins.test(move))
                .findFirst()
                .map(move -> loses(sum, move));
    }

    /// Holds the stated number of winning moves to theirs.
    ///
    /// @param phrase says that it is right
    /// @return a message that the count is another
    public Optional<Message> countFault(String phrase, ClaimedMoves moves, BigInteger count) {
        if (moves.count().isPresent() && !moves.count().get().equals(count))
            return Optional.of(
                    difference("check.verdict.moves-differ", moves.count().get(), count));
        holds(phrase, "count", count, "listed", moves.list().size());
        return Optional.empty();
    }

    /// Returns the message that what was stated is not what was found.
    public static Message difference(String phrase, Object claimed, Object found) {
        return Message.of(phrase, "stated", claimed, "found", found);
    }

    /// @param found as it stands in a sentence
    /// @return a message that another value was stated, or one that is written alike and is of no kind
    ///     that such a game has
    public static Message valueDifference(Value claimed, Object found) {
        var argument = messageArgument(claimed);
        return argument.toString().equals(found.toString())
                ? Message.of("check.verdict.senseless-value", "stated", argument)
                : difference("check.verdict.value-differs", argument, found);
    }

    /// @return a message that a stated move is none that wins
    public static Message loses(Sum sum, ClaimedMove move) {
        var steps = move.steps().stream()
                .filter(step -> step.component() >= 0
                        && step.component() < sum.components().size())
                .map(step -> sum.components().get(step.component()).position() + " -> " + String.join(" + ", step.to()))
                .toList();
        return Message.of("check.verdict.move-loses", "move", ArgumentList.withSemicolons(steps));
    }

    /// @return a value as it stands in a sentence
    public static Object messageArgument(Value value) {
        return switch (value) {
            case Value.Nimber(var number) -> number;
            case Value.MisereNimber(var number) -> number;
            case Value.QuotientElement(var name, var _, var _) -> name;
            case Value.Suspense(var moves) -> moves;
            case Value.Remoteness(var moves) -> moves;
            case Value.Loser(int player) -> player;
            case Value.Score score -> score.ahead();
            case Value.Number _, Value.NumberAndNimber _, Value.Game _, Value.Loopy _, Value.Endless _ -> value;
        };
    }
}
