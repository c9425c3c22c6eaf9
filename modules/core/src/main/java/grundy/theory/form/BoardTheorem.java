package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.finding.CountedList;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.text.Lesson;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// A theorem about the positions of a board: what it says in forms, and how it is taught.
///
/// @param id as files of the catalogue give it after `theorem`
/// @param states class of the board's positions
/// @param forms what is known of all positions
/// @param partial cold positions, where the theorem is about some positions only
/// @param sentence what the theorem says; empty where it has a lesson of its own
/// @param misere what it says about misere play
/// @param heaps the heaps of Nim that a position comes down to, where it does
/// @param table what else is shown of a position
/// @param own a lesson in place of the sentence
/// @param <P> the board's positions
public record BoardTheorem<P>(
        String id,
        Board<P> board,
        Class<P> states,
        GameForms forms,
        Optional<PartialForm<P>> partial,
        Optional<Message> sentence,
        Optional<Message> misere,
        Function<P, Optional<NimHeaps>> heaps,
        Function<P, Optional<Lesson>> table,
        Function<LessonContext, Optional<Lesson>> own)
        implements TeachingForm {
    /// @param covers which positions the form is about
    /// @param large whether so much can be reached from a position that search, which finds its
    ///     nim-value, too, is not to be waited for
    public record PartialForm<P>(ColdForm<P> form, Predicate<P> covers, Predicate<P> large) {}

    private static <P> BoardTheorem<P> of(String id, Board<P> board, Class<P> states, GameForms forms) {
        return new BoardTheorem<>(
                id,
                board,
                states,
                forms,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                _ -> Optional.empty(),
                _ -> Optional.empty(),
                _ -> Optional.empty());
    }

    /// @param form the nim-values in normal play
    public static <P> BoardTheorem<P> values(String id, Board<P> board, Class<P> states, BoardForm<P> form) {
        return of(id, board, states, GameForms.values(new FormValues<>(board, states, form)));
    }

    /// @param misere the nim-values in misere play, by the rule for tame sums
    public static <P> BoardTheorem<P> tame(
            String id, Board<P> board, Class<P> states, BoardForm<P> normal, BoardForm<P> misere) {
        return of(
                id,
                board,
                states,
                GameForms.tame(new FormValues<>(board, states, normal), new FormValues<>(board, states, misere)));
    }

    /// @param form the cold positions in normal play
    public static <P> BoardTheorem<P> cold(String id, Board<P> board, Class<P> states, ColdForm<P> form) {
        return of(id, board, states, GameForms.cold(new FormColds<>(board, states, form), null));
    }

    /// @param form the cold positions in normal play, for some positions only
    /// @param covers the positions to which the form applies
    /// @param large those of them that are too large for search
    public static <P> BoardTheorem<P> partial(
            String id, Board<P> board, Class<P> states, ColdForm<P> form, Predicate<P> covers, Predicate<P> large) {
        return new BoardTheorem<>(
                id,
                board,
                states,
                GameForms.cold(null, null),
                Optional.of(new PartialForm<>(form, covers, large)),
                Optional.empty(),
                Optional.empty(),
                _ -> Optional.empty(),
                _ -> Optional.empty(),
                _ -> Optional.empty());
    }

    /// @param cold the cold positions in misere play; at the end of play, which is not cold, there are no
    ///     cold options
    public BoardTheorem<P> withMisereCold(ColdForm<P> cold) {
        return new BoardTheorem<>(
                id,
                board,
                states,
                forms.withMisereCold(new FormColds<>(board, states, cold)),
                partial,
                sentence,
                misere,
                heaps,
                table,
                own);
    }

    /// @return this theorem with its statement about normal play, as a sentence or two
    public BoardTheorem<P> saying(Message normal) {
        return new BoardTheorem<>(id, board, states, forms, partial, Optional.of(normal), misere, heaps, table, own);
    }

    /// @return this theorem with its statement about misere play, as a sentence or two
    public BoardTheorem<P> sayingInMisere(Message play) {
        return new BoardTheorem<>(id, board, states, forms, partial, sentence, Optional.of(play), heaps, table, own);
    }

    /// @param lesson the heaps of Nim that a position comes down to, which a lesson shows
    public BoardTheorem<P> showing(Function<P, NimHeaps> lesson) {
        return new BoardTheorem<>(
                id,
                board,
                states,
                forms,
                partial,
                sentence,
                misere,
                position -> Optional.of(lesson.apply(position)),
                table,
                own);
    }

    /// @return this theorem with a table of the position
    public BoardTheorem<P> tabled(Function<P, Optional<Lesson>> lesson) {
        return new BoardTheorem<>(id, board, states, forms, partial, sentence, misere, heaps, lesson, own);
    }

    /// @return this theorem with a lesson of its own, not of sentences
    public BoardTheorem<P> withLesson(Function<LessonContext, Optional<Lesson>> lesson) {
        return new BoardTheorem<>(id, board, states, forms, partial, sentence, misere, heaps, table, lesson);
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        return own.apply(context).or(() -> sentence.map(text -> new BoardLesson(context, this, text)));
    }

    /// @return a further table about a position
    public Optional<Lesson> table(BoardPosition position) {
        return table.apply(states.cast(position.state()));
    }

    /// @return the heaps that a position of this board comes down to; empty where it does not
    public Optional<NimHeaps> heaps(BoardPosition position) {
        return heaps.apply(states.cast(position.state()));
    }

    /// @return the decision for this position; empty where the theorem is not about it
    public Optional<DecidedPosition> coldAt(BoardPosition position) {
        return partial.filter(some -> some.covers.test(states.cast(position.state())))
                .map(some -> new FormColds<>(board, states, some.form).at(position));
    }

    /// @return the decision where search is not to be waited for; else empty
    public Optional<DecidedPosition> coldBeyondSearch(BoardPosition position) {
        return coldAt(position)
                .filter(_ -> partial.filter(some -> some.large.test(states.cast(position.state())))
                        .isPresent());
    }

    /// Returns the options as the solver takes them, each as one component.
    static <P> CountedList<List<Position>> onBoard(CountedList<P> options, Board<P> board) {
        return options.map(state -> List.of(new BoardPosition(state, () -> board.write(state))));
    }

    static <P> P state(Class<P> states, Position position) {
        if (position instanceof BoardPosition on) return states.cast(on.state());
        throw new IllegalArgumentException("A position of a board is needed, but this is " + position);
    }

    /// The cold positions of a board by a closed form.
    private record FormColds<P>(Board<P> board, Class<P> states, ColdForm<P> form) implements ColdPositions {
        @Override
        public boolean isCold(Position position) {
            return form.isCold(state(states, position));
        }

        @Override
        public CountedList<List<Position>> coldOptions(Position position) {
            return BoardTheorem.onBoard(form.coldOptions(state(states, position)), board);
        }

        @Override
        public Evidence evidence() {
            return form.theorem();
        }
    }
}
