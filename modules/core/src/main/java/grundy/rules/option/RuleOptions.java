package grundy.rules.option;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Term;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// The options that rules allow at a position, read off the definition: slow, general, exact on
/// integers of any length, and the reference that everything faster is tested against.
public final class RuleOptions {
    private static final int LONGEST_SHOWN = 100;

    /// The number of options that are counted at once.
    private static final int COUNTED = 256;

    /// The memory that an option takes, with its place among those seen.
    private static final int OPTION_BYTES = 200;

    private RuleOptions() {}

    /// @param rules of an impartial game
    /// @return each option as the list of components it leaves (one, or several where the move splits), lazily
    ///     and in the order of the rules; the same option may occur more than once. An iterable may be run
    ///     through once.
    /// @throws RulesException (also while running through it) if the rules make no sense at this position
    public static Iterable<List<Position>> of(RuleTree rules, Position position) {
        return stream(rules, position)::iterator;
    }

    /// Says at once what running through all options of a position would say after a long time.
    ///
    /// @throws grundy.limit.LimitException if more would have to be tried than anybody waits for
    /// @throws RulesException if some move would leave more parts than are written out
    public static void foresee(RuleTree rules, Position position) {
        if (rules instanceof RuleTree.Moves moves) FreshLetters.foresee(moves, (Tuple) position);
    }

    /// @return something for each option, lazily: on a board the position that it leaves, not taken apart. The
    ///     iterable may be run through once.
    public static Iterable<?> unsplit(RuleTree rules, Position position) {
        return rules instanceof RuleTree.OnBoard(var _, var _, var board)
                ? options(board, ((BoardPosition) position).state())
                : of(rules, position);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Iterable<P> options(Board<P> board, Object state) {
        return board.options((P) state);
    }

    /// @return every component of every option, lazily, perhaps repeatedly. The iterable may be run through once.
    public static Iterable<Position> below(RuleTree rules, Position position) {
        return LazyStreams.flatMap(stream(rules, position), List::stream)::iterator;
    }

    /// @return each option once, where options count as the same if they leave the same components in some order
    /// @throws grundy.limit.LimitException if there are more than the ledger of the work has memory for
    public static List<List<Position>> distinct(RuleTree rules, Position position) {
        var reached = new HashSet<List<Position>>();
        var distinct = new ArrayList<List<Position>>();
        try (var memory = Checkpoint.grant()) {
            stream(rules, position).forEach(option -> {
                if (!reached.add(sorted(option))) return;
                distinct.add(option);
                if (distinct.size() % COUNTED == 0) memory.take((long) COUNTED * OPTION_BYTES * option.size());
            });
        }
        return distinct;
    }

    /// An option in the form that a reader is shown, and in the form that the theory uses.
    ///
    /// @param to what the move leaves: the parts, or on a board that stays whole the whole position
    /// @param parts what it falls into
    public record RuleOption(List<Position> to, List<Position> parts) {
        /// @return a key that two options share if and only if they count as one
        public List<Position> key() {
            return sorted(to);
        }
    }

    /// @return the options for a reader, lazily; the same one may occur more than once
    public static Stream<RuleOption> readableOptions(RuleTree rules, Position position) {
        if (rules instanceof RuleTree.OnBoard onBoard && onBoard.board().staysWhole())
            return undivided(onBoard, position).map(UndividedOption::readable);
        return stream(rules, position).map(option -> new RuleOption(option, option));
    }

    /// An option on a board before it falls apart.
    ///
    /// @param whole the position on the whole board
    /// @param readable the option for a reader
    public record UndividedOption(Position whole, RuleOption readable) {}

    /// @param rules of a board that need not stay whole
    /// @return the options as they stand on the board, lazily; the same one may occur more than once
    public static Stream<UndividedOption> undivided(RuleTree.OnBoard rules, Position position) {
        return undivided(rules.board(), ((BoardPosition) position).state());
    }

    /// @return the components of an option in an order that does not depend on how they were written
    public static List<Position> sorted(List<Position> option) {
        return option.size() == 1
                ? option
                : option.stream()
                        .sorted(Comparator.comparing(Position::toString))
                        .toList();
    }

    /// @return the result of each move, found one after the other; the same may occur twice
    public static Stream<List<Position>> stream(RuleTree rules, Position position) {
        return switch (rules) {
            case RuleTree.TakeAndBreak(var terms) -> {
                var heap = ((Tuple) position).get(0);
                yield LazyStreams.flatMap(terms.stream(), term -> taking(term, heap));
            }
            case RuleTree.Moves moves -> FreshLetters.options(moves, (Tuple) position);
            case RuleTree.OnBoard onBoard -> onBoard(onBoard.board(), ((BoardPosition) position).state());
            case RuleTree.Scored _ ->
                throw new IllegalArgumentException("Moves of a game with a score have points: ask its ScoredRuleset");
            case RuleTree.Partizan _ ->
                throw new IllegalArgumentException("Left and Right have moves of their own: ask for one side");
            case RuleTree.Players _ ->
                throw new IllegalArgumentException("Each player has moves of his own: ask for one player");
            case RuleTree.Blocking _ -> throw new RulesException(Message.of("rules.blocking"));
        };
    }

    private static Stream<List<Position>> taking(Term term, BigInteger heap) {
        // Only all may be taken: no other amount need be examined.
        var taken = term.parts() == 1
                ? Stream.of(heap).filter(all -> all.signum() > 0 && AmountSets.contains(term.amounts(), all, heap))
                : AmountSets.stream(term.amounts(), heap);
        var amounts =
                AmountSets.allowNothing(term.amounts()) ? Stream.concat(Stream.of(BigInteger.ZERO), taken) : taken;
        return LazyStreams.flatMap(amounts, amount -> {
            var rest = heap.subtract(amount);
            var digits = IntStream.rangeClosed(0, 3)
                    .filter(parts -> (term.parts() >> parts & 1) != 0)
                    .boxed();
            return LazyStreams.flatMap(digits, parts -> leaving(rest, parts, amount.signum() == 0));
        });
    }

    /// @param untouched nothing was taken, so that leaving one heap would be no move
    private static Stream<List<Position>> leaving(BigInteger rest, int parts, boolean untouched) {
        if (parts == 0) return rest.signum() == 0 && !untouched ? Stream.of(List.of(Tuple.of(0))) : Stream.empty();
        if (parts == 1) return rest.signum() > 0 && !untouched ? Stream.of(List.of(Tuple.of(rest))) : Stream.empty();
        return partitions(rest, parts, BigInteger.ONE)
                .map(heaps -> heaps.stream().<Position>map(Tuple::of).toList());
    }

    /// @return the ways to write a number as a sum of that many parts in ascending order, each at least `least`
    private static Stream<List<BigInteger>> partitions(BigInteger total, int parts, BigInteger least) {
        if (parts == 1) return total.compareTo(least) >= 0 ? Stream.of(List.of(total)) : Stream.empty();
        var count = BigInteger.valueOf(parts);
        var firsts = Stream.iterate(
                least, first -> first.multiply(count).compareTo(total) <= 0, first -> first.add(BigInteger.ONE));
        return LazyStreams.flatMap(
                firsts,
                first -> partitions(total.subtract(first), parts - 1, first).map(rest -> {
                    var all = new ArrayList<BigInteger>(parts);
                    all.add(first);
                    all.addAll(rest);
                    return all;
                }));
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<List<Position>> onBoard(Board<P> board, Object state) {
        return StreamSupport.stream(board.options((P) state).spliterator(), false)
                .map(option -> parts(board, option));
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<UndividedOption> undivided(Board<P> board, Object state) {
        return StreamSupport.stream(board.options((P) state).spliterator(), false)
                .map(option -> {
                    var whole = positioned(board, option);
                    var parts = parts(board, option);
                    return new UndividedOption(
                            whole, new RuleOption(board.staysWhole() ? List.of(whole) : parts, parts));
                });
    }

    private static <P> List<Position> parts(Board<P> board, P option) {
        var parts = board.parts(option);
        return parts.isEmpty()
                ? List.of(positioned(board, option))
                : parts.stream().map(part -> positioned(board, part)).toList();
    }

    private static <P> Position positioned(Board<P> board, P state) {
        return new BoardPosition(state, () -> board.write(state));
    }

    /// @return a [LimitException] for a number that is too long, a [RulesException] for one that there is not
    static RuntimeException senseless(Tuple position, ArithmeticException e) {
        var text = shortText(position);
        if (e instanceof Evaluation.LongNumberException)
            return new LimitException(Message.of("rules.long-number", "position", text, "bits", Evaluation.MOST_BITS));
        var problem = e instanceof Evaluation.UndefinedException undefined
                ? undefined.explanation()
                : Message.of("rules.undefined.other");
        return new RulesException(Message.of("rules.arithmetic", "position", text, "problem", problem));
    }

    /// @return a position of large numbers in the middle of a sentence
    static String shortText(Tuple position) {
        var text = position.toString();
        return text.length() <= LONGEST_SHOWN
                ? text
                : text.substring(0, LONGEST_SHOWN / 2) + "…" + text.substring(text.length() - LONGEST_SHOWN / 4);
    }
}
