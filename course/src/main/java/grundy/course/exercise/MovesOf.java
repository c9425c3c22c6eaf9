package grundy.course.exercise;

import grundy.course.live.LiveAnswers;
import grundy.engine.Move;
import grundy.present.play.Legal;
import grundy.present.play.MoveReader;
import grundy.present.play.MoveWriter;
import grundy.present.play.Reading;
import grundy.present.play.Situation;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.solve.Verdict;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The moves of a position, and what they come to.
///
/// @param side whose move it is in a game of Left and Right; empty in others
record MovesOf(Sum sum, Optional<Side> side, LiveAnswers answers) {
    /// A move with the position it leads to, in which equal heaps may change places.
    record Made(Move move, String to) {}

    Situation situation() {
        return Situation.start(sum, side.orElse(Side.LEFT));
    }

    Reading read(String typed) {
        return new MoveReader(situation(), LiveAnswers.rules()).read(typed);
    }

    Made made(Move move) {
        return new Made(move, unordered(situation().after(move).sum()));
    }

    private static String unordered(Sum sum) {
        return sum.components().stream()
                .map(Component::position)
                .map(Object::toString)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /// @return whether whoever moves there wins by the move
    boolean wins(Move move) {
        var after = answers.verdict(situation().after(move).sum()).outcome();
        return after == Outcome.P || side.isPresent() && after == (side.get() == Side.LEFT ? Outcome.L : Outcome.R);
    }

    /// @return the winning moves, of those that lead to the same heaps one
    List<Made> winning() {
        var verdict = answers.verdict(sum);
        var own = side.isPresent() ? verdict.movesOf(side.get()) : verdict;
        return own
                .moves()
                .list()
                .get()
                .map(this::made)
                .collect(Collectors.toMap(Made::to, made -> made, (one, _) -> one, java.util.LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    /// @return a winning answer to a move; empty if there is none
    Optional<String> reply(Move move) {
        var there = situation().after(move);
        Verdict verdict = answers.verdict(there.sum());
        var own = there.mover() == null ? verdict : verdict.movesOf(there.mover());
        return own.moves().list().get().findFirst().map(answer -> new MoveWriter(there).typed(answer));
    }

    /// @return a move that is no winning one; empty if there is none
    Optional<Move> losing() {
        return Legal.moves(situation()).filter(move -> !wins(move)).findFirst();
    }

    String typed(Move move) {
        return new MoveWriter(situation()).typed(move);
    }
}
