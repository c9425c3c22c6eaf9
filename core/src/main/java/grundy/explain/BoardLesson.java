package grundy.explain;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.board.BeanGame;
import grundy.rules.board.Chomp;
import grundy.rules.board.CoinTurning;
import grundy.rules.board.Cram;
import grundy.rules.board.Edges;
import grundy.rules.board.EndNim;
import grundy.rules.board.Geography;
import grundy.rules.board.Hackenbush;
import grundy.rules.board.Moore;
import grundy.rules.board.NimOnGraphs;
import grundy.rules.board.Nimble;
import grundy.rules.board.Northcott;
import grundy.rules.board.ParityNim;
import grundy.rules.board.RingKayles;
import grundy.rules.board.Ruler;
import grundy.rules.board.SilverDollar;
import grundy.rules.board.SplitPairs;
import grundy.rules.board.Staircase;
import grundy.rules.board.StripStaircase;
import grundy.rules.board.TreeStaircase;
import grundy.rules.board.Welter;
import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.theory.hackenbush.FusedPart;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Optional;

/// A board with a theorem of its own: what it says, and where it comes down to Nim the numbers in binary.
///
/// @param theorem what the theorem about the board says
record BoardLesson(Verdict verdict, Message theorem) implements Lesson {
    /// @return empty if the verdict does not rest on the theorem about its board
    static Optional<BoardLesson> of(Verdict verdict) {
        var components = verdict.question().sum().components();
        if (components.size() != 1 || EvidenceIn.closedForm(verdict.evidence()).isEmpty()) return Optional.empty();
        return components.getFirst().game().rules() instanceof Rules.OnBoard(var _, var _, var board)
                ? theorem(board).map(theorem -> new BoardLesson(verdict, theorem))
                : Optional.empty();
    }

    private static Optional<Message> theorem(Board<?> board) {
        return Optional.ofNullable(
                switch (board) {
                    case Nimble _ -> Message.of("explain.board.nimble");
                    case Northcott _ -> Message.of("explain.board.northcott");
                    case Staircase staircase -> Message.of("explain.board.staircase", "ground", ground(staircase));
                    case TreeStaircase _ -> Message.of("explain.board.tree-staircase");
                    case StripStaircase _ -> Message.of("explain.board.strip-staircase");
                    case Moore moore -> Message.of("explain.board.moore", "k", moore.k(), "next", moore.k() + 1L);
                    case SilverDollar _ -> Message.of("explain.board.silver-dollar");
                    case CoinTurning coins
                    when coins.most() == 2 ->
                        coins.least() == 1
                                ? Message.of("explain.board.turning-turtles")
                                : Message.of("explain.board.twins");
                    case CoinTurning coins -> mockTurtles(coins);
                    case Ruler _ -> Message.of("explain.board.ruler");
                    case Welter _ -> Message.of("explain.board.welter");
                    case SplitPairs _ -> Message.of("explain.board.split-pairs");
                    case BeanGame _ -> Message.of("explain.board.bean-game");
                    case Hackenbush _ -> Message.of("explain.board.hackenbush");
                    case Geography _ -> Message.of("explain.board.geography");
                    case EndNim _ -> Message.of("explain.board.end-nim");
                    case ParityNim _ -> Message.of("explain.board.parity-nim");
                    case NimOnGraphs _ -> Message.of("explain.board.nim-on-graphs");
                    case Chomp _ -> Message.of("explain.board.chomp");
                    case Cram _ -> Message.of("explain.board.cram");
                    case RingKayles _ -> Message.of("explain.board.ring");
                    default -> null;
                });
    }

    private static Message ground(Staircase staircase) {
        if (staircase.end() == Staircase.End.LEFT)
            return staircase.groundCounted()
                    ? Message.of("explain.ground.first")
                    : Message.of("explain.ground.before-first");
        return staircase.groundCounted() ? Message.of("explain.ground.last") : Message.of("explain.ground.after-last");
    }

    private static Message mockTurtles(CoinTurning coins) {
        if (coins.most() > 3) return Message.of("explain.board.greedy-coins", "others", coins.most() - 1);
        return coins.least() == 1 ? Message.of("explain.board.mock-turtles") : Message.of("explain.board.triplets");
    }

    @Override
    public void tell(Lines lines) {
        lines.say(theorem);
        columns().ifPresent(columns -> columns.tell(lines));
        if (verdict.question().sum().play() == Play.MISERE) tellMisere(lines);
        if (component().position() instanceof BoardPosition(var state, var _)
                && state instanceof Edges graph
                && graph.count() > 0) new FusionTable(FusedPart.of(graph)).tell(lines);
        if (verdict.outcome() == Outcome.P) {
            lines.say(Message.of("explain.board.lost"));
        } else {
            lines.say(Message.of("explain.board.won"));
            new Example(verdict).tell(lines);
        }
    }

    private void tellMisere(Lines lines) {
        if (component().game().rules() instanceof Rules.OnBoard(var _, var _, var board)
                && board instanceof Moore moore) {
            lines.say(Message.of("explain.board.moore-misere", "next", moore.k() + 1L));
            return;
        }
        lines.say(Message.of("explain.board.nim-misere"));
        columns()
                .ifPresent(columns -> lines.say(
                        columns.firm() > 0
                                ? Message.of("explain.board.misere-firm", "firm", columns.firm())
                                : Message.of("explain.board.misere-fickle", "ones", columns.ones())));
    }

    private Optional<BinaryColumns> columns() {
        return component().game().rules() instanceof Rules.OnBoard(var _, var _, var board)
                        && component().position() instanceof BoardPosition position
                ? Reduction.of(board, position)
                : Optional.empty();
    }

    private Component component() {
        return verdict.question().sum().components().getFirst();
    }
}
