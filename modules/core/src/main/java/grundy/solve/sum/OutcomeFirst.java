package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.rules.AskedPosition;
import grundy.text.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/// A sum in which Left and Right have moves of their own, in normal play: a value that is soon found answers
/// everything; else who wins is searched for first, then the winning moves, then the value, each within a share of the
/// time.
final class OutcomeFirst {
    /// At most so long a value is looked for before who wins is searched for.
    private static final Duration FIRST_LOOK = Duration.ofSeconds(1);

    /// The key of what is said when a share of the time is over.
    private static final String SHARE_OVER = "limit.time-for-moves";

    private static final int SHARE_OF_FIRST_LOOK = 8;

    private final Limits limits;
    private final Function<Limits, Verdict> byValues;
    private final SearchedSum search;

    /// @param byValues solves the question by values within limits
    OutcomeFirst(AskedPosition question, Limits limits, Function<Limits, Verdict> byValues) {
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
        try {
            return byValues.apply(limits.until(firstLook()));
        } catch (LimitException e) {
            end(e);
        }
        within(search::decide);
        return search.isZero() ? search.verdict() : byValues.apply(limits);
    }

    private Deadline firstLook() {
        var look = limits.deadline().remaining().dividedBy(SHARE_OF_FIRST_LOOK);
        return Deadline.after(look.compareTo(FIRST_LOOK) < 0 ? look : FIRST_LOOK);
    }

    private Verdict verdict() {
        try {
            return byValues.apply(limits.until(firstLook()));
        } catch (LimitException e) {
            end(e);
        }
        var undecided = within(search::decide);
        if (undecided.isEmpty())
            within(search::findMoves).map(LimitException::explanation).ifPresent(search::leave);
        Message why;
        try {
            return byValues.apply(PartizanSums.shareForValues(limits));
        } catch (LimitException e) {
            end(e);
            why = e.explanation();
        }
        if (undecided.isPresent()) {
            if (!undecided.get().explanation().key().equals(SHARE_OVER)) throw undecided.get();
            search.decide();
            search.findMoves();
        }
        return search.verdict().without(Message.of("solve.value.limit", "problem", why));
    }

    /// @return what ended the work, if a share of the time was not enough, or another limit was reached
    private Optional<LimitException> within(Runnable work) {
        try {
            PartizanSums.half(limits, SHARE_OVER).during(() -> {
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
