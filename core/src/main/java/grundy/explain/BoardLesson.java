package grundy.explain;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Rules;
import grundy.rules.board.BeanGame;
import grundy.rules.board.Chomp;
import grundy.rules.board.CoinTurning;
import grundy.rules.board.Cram;
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
import grundy.rules.board.Welter;
import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
                    case Staircase _ -> Message.of("explain.board.staircase");
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

    private static Message mockTurtles(CoinTurning coins) {
        if (coins.most() > 3) return Message.of("explain.board.greedy-coins", "others", coins.most() - 1);
        return coins.least() == 1 ? Message.of("explain.board.mock-turtles") : Message.of("explain.board.triplets");
    }

    @Override
    public void tell(Lines lines) {
        lines.say(theorem);
        columns().ifPresent(columns -> columns.tell(lines));
        if (verdict.outcome() == Outcome.P) {
            lines.say(Message.of("explain.board.lost"));
        } else {
            lines.say(Message.of("explain.board.won"));
            new Example(verdict).tell(lines);
        }
    }

    /// The numbers that count like heaps of Nim.
    private Optional<BinaryColumns> columns() {
        var component = verdict.question().sum().components().getFirst();
        if (!(component.game().rules() instanceof Rules.OnBoard(var _, var _, var board))) return Optional.empty();
        var numbers = numbers(board, ((BoardPosition) component.position()).state());
        var one = BigInteger.ONE;
        return switch (board) {
            case Nimble _, Northcott _ -> Optional.of(BinaryColumns.of("explain.number", numbers));
            case CoinTurning coins
            when coins.most() == 2 && coins.least() == 1 -> Optional.of(BinaryColumns.of("explain.head", numbers));
            case CoinTurning coins
            when coins.most() == 2 ->
                Optional.of(BinaryColumns.of(
                        "explain.head",
                        numbers.stream().map(square -> square.subtract(one)).toList()));
            case Staircase _ -> Optional.of(oddSteps(numbers));
            case Moore _ ->
                Optional.of(BinaryColumns.of("explain.heap", numbers).countedOnly());
            default -> Optional.empty();
        };
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> List<BigInteger> numbers(Board<P> board, Object state) {
        return board.numbers((P) state);
    }

    private static BinaryColumns oddSteps(List<BigInteger> steps) {
        var odd = IntStream.range(0, steps.size())
                .filter(i -> i % 2 == 0)
                .mapToObj(steps::get)
                .toList();
        var columns = BinaryColumns.of("explain.step", odd);
        return columns.labelled(index -> 2 * index + 1);
    }
}
