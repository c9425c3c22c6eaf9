package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A sum in which Left and Right have moves of their own, in normal play: a value that is soon found answers
/// everything; else who wins is searched for first, then the winning moves, then the value, each within a share of the
/// time.
final class OutcomeFirst {
    /// So long a value is looked for, then who wins is searched for as long; then both longer, until one is found.
    private static final Duration FIRST_LOOK = Duration.ofMillis(300);

    private static final int LONGER = 4;
    private static final Duration LONGEST_LOOK = FIRST_LOOK.multipliedBy(LONGER * LONGER);

    /// The key of what is said when a share of the time is over.
    private static final String SHARE_OVER = "limit.time-for-moves";

    private static final int SHARE_OF_LOOKS = 8;

    private final Limits limits;
    private final Function<Limits, Verdict> byValues;
    private final SearchedSum search;

    /// Why the value is out of reach, however long it is looked for.
    private @Nullable Message beyond;

    /// Why who wins is out of reach, however long it is searched for.
    private @Nullable LimitException undecidable;

    /// @param byValues solves the question by values within limits
    OutcomeFirst(TurnPosition question, Limits limits, Function<Limits, Verdict> byValues) {
        this.limits = limits;
        this.byValues = byValues;
        this.search = new SearchedSum(question, limits);
    }

    /// Returns who wins, by which moves, and the value, or why it was not found.
    ///
    /// @param part of the answer that is enough
    /// @throws LimitException if who wins is out of reach, or the value where that is asked for alone
    Verdict verdict(AnswerPart part) {
        return switch (part) {
            case ALL -> verdict();
            case VALUE -> value();
            case OUTCOME -> {
                search.decide();
                search.leave(Message.of("solve.moves.not-asked"));
                yield search.verdict().without(Message.of("solve.value.not-asked"));
            }
            case MOVES -> {
                search.decide();
                search.findMoves();
                yield search.verdict().without(Message.of("solve.value.not-asked"));
            }
        };
    }

    /// A position that the second player wins is worth 0, whatever its value would have cost.
    private Verdict value() {
        var found = lookForValue();
        if (found.isPresent()) return found.get();
        decide(half());
        return search.isZero() ? search.verdict() : byValues.apply(limits);
    }

    private Verdict verdict() {
        var found = lookForValue();
        if (found.isPresent()) return found.get();
        var undecided = decide(half());
        if (undecided.isEmpty())
            within(half(), search::findMoves).map(LimitException::explanation).ifPresent(search::leave);
        var why = beyond;
        if (why == null) {
            try {
                return byValues.apply(PartizanSums.shareForValues(limits));
            } catch (LimitException e) {
                end(e);
                why = e.explanation();
            }
        }
        if (undecided.isPresent()) {
            if (!isOfShare(undecided.get())) throw undecided.get();
            search.decide();
            search.findMoves();
        }
        return search.verdict().without(Message.of("solve.value.limit", "problem", why));
    }

    /// @return the answer, if its value is soon found; else who wins may be known
    private Optional<Verdict> lookForValue() {
        var share = limits.deadline().remaining().dividedBy(SHARE_OF_LOOKS);
        var turns = new Turns(share.compareTo(LONGEST_LOOK) < 0 ? share : LONGEST_LOOK);
        try {
            return Optional.of(byValues.apply(limits.until(turns)));
        } catch (LimitException e) {
            end(e);
            if (!turns.isOver) beyond = e.explanation();
            return Optional.empty();
        }
    }

    /// The end of the search for the value, which stands still at its checkpoints while who wins is searched for:
    /// after a first look for as long, and again after each look that is {@link #LONGER} times as long. Where who
    /// wins is found, the value has one look more.
    private final class Turns implements Deadline {
        private final Duration longest;
        private Duration look;
        private long start = System.nanoTime();
        private boolean isOver;
        private boolean isOutcomesTurn;

        /// @param longest the most time for the value in all
        Turns(Duration longest) {
            this.longest = longest;
            this.look = longest.compareTo(FIRST_LOOK) < 0 ? longest : FIRST_LOOK;
        }

        @Override
        public boolean isPassed() {
            if (isOver || isOutcomesTurn || !Deadline.isOver(start, look)) return isOver;
            if (isSettled() || look.equals(longest)) isOver = true;
            else {
                searchForOutcome();
                var longer = look.multipliedBy(LONGER);
                look = isSettled() || longer.compareTo(longest) > 0 ? longest : longer;
            }
            return isOver;
        }

        private boolean isSettled() {
            return search.isDecided() || undecidable != null;
        }

        private void searchForOutcome() {
            long before = System.nanoTime();
            isOutcomesTurn = true;
            try {
                decide(limits.until(Deadline.after(look, SHARE_OVER)));
            } finally {
                isOutcomesTurn = false;
                start += System.nanoTime() - before;
            }
        }

        @Override
        public Duration remaining() {
            var left = longest.minusNanos(System.nanoTime() - start);
            return left.isNegative() ? Duration.ZERO : left;
        }

        @Override
        public Message explanation() {
            return Message.of(SHARE_OVER, "seconds", longest.plusMillis(500).toSeconds());
        }
    }

    /// Searches for who wins, but never again where another limit than the share's ended it.
    ///
    /// @return the limit that ended the search, if it was not enough
    private Optional<LimitException> decide(Limits share) {
        if (undecidable != null) return Optional.of(undecidable);
        var undecided = within(share, search::decide);
        undecidable = undecided.filter(end -> !isOfShare(end)).orElse(null);
        return undecided;
    }

    private static boolean isOfShare(LimitException end) {
        return end.explanation().key().equals(SHARE_OVER);
    }

    private Limits half() {
        return PartizanSums.half(limits, SHARE_OVER);
    }

    /// @return the limit that ended the work, if a share of the time was not enough, or another limit was reached
    private Optional<LimitException> within(Limits share, Runnable work) {
        try {
            share.during(() -> {
                work.run();
                return true;
            });
            return Optional.empty();
        } catch (LimitException e) {
            end(e);
            return Optional.of(e);
        }
    }

    private void end(LimitException problem) {
        limits.checkpoint();
        if (problem.isCancellation()) throw problem;
    }
}
