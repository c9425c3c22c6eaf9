package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.sum.PartizanSearch;
import grundy.engine.sum.SumSearch;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A sum in which Left and Right have moves of their own, searched as a whole: who wins, and then by which moves.
/// Where the limits end the search, it may be asked again, and goes on with what it knows.
final class SearchedSum {
    /// The time for a move in the first round; each further round takes {@link #LONGER} times as long.
    private static final Duration FIRST_SLICE = Duration.ofMillis(100);

    private static final int LONGER = 4;

    private final TurnPosition question;
    private final Limits limits;
    private final PartizanSearch search;
    private @Nullable Outcome outcome;
    private @Nullable List<TriedMove> choices;
    private @Nullable Message unsearched;

    /// A move of a side, and whether it wins.
    private static final class TriedMove {
        private final PartizanSearch.SidedMove choice;
        private final Side side;
        private @Nullable Boolean wins;

        TriedMove(PartizanSearch.SidedMove choice, Side side) {
            this.choice = choice;
            this.side = side;
        }
    }

    /// @param limits of the work as a whole
    SearchedSum(TurnPosition question, Limits limits) {
        this.question = question;
        this.limits = limits;
        this.search =
                new PartizanSearch(question.sum().components(), question.sum().play(), limits);
    }

    /// Searches for who wins, and informs those who watch the work as soon as it is known.
    ///
    /// @throws LimitException if that takes more than the limits allow
    void decide() {
        if (outcome != null) return;
        var left = search.first(Side.LEFT);
        tell(left == Outcome.N ? "solve.known.left-wins" : left == Outcome.P ? "solve.known.left-loses" : "");
        var right = search.first(Side.RIGHT);
        var found = Outcome.ofBeginners(left, right);
        tell(
                switch (found) {
                    case N -> "solve.known.n";
                    case P -> "solve.known.p";
                    case L -> "solve.known.l";
                    case R -> "solve.known.r";
                    case D -> "";
                });
        outcome = found;
    }

    /// @param key of what is known, or empty
    private void tell(String key) {
        if (!key.isEmpty()) limits.progress().note(Message.of(key));
    }

    /// @return whether who wins is known
    boolean isDecided() {
        return outcome != null;
    }

    /// @return whether it is known that the sum is worth 0
    boolean isZero() {
        return question.sum().play() == Play.NORMAL && outcome == Outcome.P;
    }

    /// Searches for the winning moves of both sides, in longer and longer slices, so that those that are soon
    /// decided come first.
    ///
    /// @throws LimitException if that takes more than the limits allow; what was found is kept
    void findMoves() {
        unsearched = null;
        var all = choices();
        for (var slice = FIRST_SLICE; hasOpen(); slice = slice.multipliedBy(LONGER))
            for (var choice : all) if (choice.wins == null) look(choice, slice);
    }

    private boolean hasOpen() {
        return choices().stream().anyMatch(choice -> choice.wins == null);
    }

    private List<TriedMove> choices() {
        if (choices == null)
            choices = Stream.of(Side.values())
                    .filter(side -> search.first(side) == Outcome.N)
                    .flatMap(side -> search.choices(side).stream().map(choice -> new TriedMove(choice, side)))
                    .toList();
        return choices;
    }

    private void look(TriedMove choice, Duration slice) {
        var end = search.goesOn() ? Deadline.after(slice) : Deadline.NONE;
        try {
            choice.wins = limits.until(end).during(() -> search.after(choice.choice, choice.side) == Outcome.P);
        } catch (LimitException e) {
            limits.checkpoint();
            if (e.isCancellation() || !end.isPassed()) throw e;
        }
    }

    /// @param why moves that are not decided were not searched any longer
    void leave(Message why) {
        unsearched = why;
    }

    /// @return the verdict: the outcome, and the moves that were found
    Verdict verdict() {
        decide();
        if (outcome == null) throw new AssertionError("It was decided");
        var drawing = new ArrayList<Move>();
        if (outcome == Outcome.D)
            for (var side : Side.values())
                if (search.first(side) == Outcome.D)
                    for (var step : search.movesTo(Outcome.D, side)) drawing.add(move(step, side));
        var moves = moves();
        long positions = search.positions();
        var reasoning = outcome == Outcome.D
                ? new Verdict.Reasoning.EndlessSum(
                        List.of(), search.first(Side.LEFT), search.first(Side.RIGHT), positions)
                : new Verdict.Reasoning.Search(positions, -1, search.goesOn());
        return new Verdict(
                        question,
                        outcome,
                        isZero() ? ShortValue.ZERO : null,
                        moves,
                        new Evidence.Exhaustive(positions),
                        reasoning)
                .holding(CountedList.of(drawing));
    }

    private CountedList<Move> moves() {
        var moves = new ArrayList<Move>();
        for (var choice : choices())
            if (Boolean.TRUE.equals(choice.wins)) moves.add(move(choice.choice.step(), choice.side));
        return unsearched != null && hasOpen() ? CountedList.some(moves, unsearched) : CountedList.of(moves);
    }

    private static Move move(SumSearch.Step step, Side side) {
        return new Move(List.of(WholeSums.step(step)), side);
    }
}
