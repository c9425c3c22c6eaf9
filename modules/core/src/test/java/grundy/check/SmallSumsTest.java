package grundy.check;

import static grundy.check.verdict.VerdictCheckTest.solved;

import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the definition says of small sums is accepted, and of all else that may be said of them nothing is.
class SmallSumsTest {
    private static final List<String> COMPOUNDS =
            List.of("", "every ", "some ", "short ", "short every ", "short some ");

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 0",
                "nim 4",
                "nim 1 2",
                "nim 1 1 1",
                "take {1,3,4} 6",
                "take {2,3} 5 4",
                "take {2,3} 1 1",
                "kayles 4",
                "kayles 3 2",
                "0.137 5",
                "4.3 4",
                "grundys-game 7",
                "wythoff 1 2",
                "nim(2) + kayles(3)",
                "nim(1) + [take {2,3}](5)",
                "(a, b): (a-k, b+k) | (a, b-1) 2 1",
                "(n): (n-1) + (1) where n > 2 | (n-2) 5"
            })
    void impartial(String text) {
        for (var compound : COMPOUNDS)
            for (var play : List.of("", "misere ")) {
                var named = play + compound + text;
                Truths.impartial(Truths.sum(named)).isAllThatHolds(named, Truths.impartialValues());
            }
    }

    /// What moves leave is told as a whole board, where it stays whole, or by its parts.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram 2 3",
                "cram(2,2) + nim(2)",
                "chomp 2 3",
                "treblecross 5",
                "node-kayles 1-2 2-3 3-1 3-4",
                "node-kayles 1-2 2-3 3-4 4-5"
            })
    void boards(String text) {
        for (var play : List.of("", "misere ")) {
            var sum = Truths.sum(play + text);
            var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
            var winning = new LinkedHashSet<ClaimedMove>();
            var legal = new LinkedHashSet<ClaimedMove>();
            for (int i = 0; i < sum.components().size(); i++) {
                int index = i;
                var component = sum.components().get(i);
                RuleOptions.readableOptions(component.game().rules(), component.position())
                        .forEach(option -> {
                            var move = Truths.move(Optional.empty(), Map.of(index, option.to()));
                            var after = new ArrayList<>(sum.components());
                            after.remove(index);
                            option.parts().forEach(part -> after.add(new Component(component.game(), part)));
                            legal.add(move);
                            if (SumByDefinition.of(after, sum.compound(), sum.play())
                                            .outcome()
                                    == Outcome.P) winning.add(move);
                        });
            }
            var truth = Truth.of(
                    new TurnPosition(sum),
                    definition.outcome(),
                    List.of((long) definition.remoteness()),
                    List.copyOf(winning),
                    List.copyOf(legal),
                    value -> Truths.isWorth(sum, value, definition));
            truth.isAllThatHolds(play + text, Truths.impartialValues());
        }
    }

    /// Play may go on for ever.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 1 1",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 0",
                "(n): (1-n) where n < 2 | (n-1) where n > 1 2",
                "(n): (3-n) where n < 4 | (0) where n == 1 2"
            })
    void endless(String text) {
        for (var compound : COMPOUNDS)
            for (var play : List.of("", "misere ")) {
                var named = play + compound + text;
                var sum = Truths.sum(named);
                var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
                var truth = Truth.of(
                        new TurnPosition(sum),
                        definition.outcome(),
                        List.of((long) definition.remoteness()),
                        Truths.moves(Optional.empty(), definition.winningMoves()),
                        Truths.moves(Optional.empty(), definition.allMoves(0)),
                        value -> isEndless(sum, value));
                var values = new ArrayList<Value>();
                for (int set = 0; set < 8; set++) {
                    int wanted = set;
                    values.add(new Value.Loopy(IntStream.range(0, 3)
                            .filter(number -> (wanted >> number & 1) != 0)
                            .mapToObj(BigInteger::valueOf)
                            .toList()));
                }
                for (int number = 0; number < 4; number++) values.add(Value.Nimber.of(number));
                values.add(new Value.Loopy(List.of(BigInteger.valueOf(40))));
                truth.isAllThatHolds(named, values);
            }
    }

    /// Beside a heap of each size: lost beside exactly one, which is its value; or won beside those in the set, and
    /// drawn beside all others.
    private static boolean isEndless(Sum sum, Value value) {
        if (sum.compound() != Compound.DISJUNCTIVE || sum.play() == Play.MISERE) return false;
        var nim = Truths.sum("nim 0").components().getFirst();
        var lost = new HashSet<Integer>();
        var won = new HashSet<Integer>();
        for (int heap = 0; heap < 8; heap++) {
            var components = new ArrayList<>(sum.components());
            components.add(new Component(nim.game(), Tuple.of(heap)));
            var outcome = SumByDefinition.of(components, Compound.DISJUNCTIVE, Play.NORMAL)
                    .outcome();
            if (outcome == Outcome.P) lost.add(heap);
            if (outcome == Outcome.N) won.add(heap);
        }
        return switch (value) {
            case Value.Nimber(var number) -> lost.contains(number.intValueExact());
            case Value.Loopy(var nimbers) ->
                lost.isEmpty()
                        && nimbers.stream()
                                .map(BigInteger::intValueExact)
                                .collect(Collectors.toSet())
                                .equals(won);
            default -> false;
        };
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3} 5",
                "left take {1,2}; right take {1,3} 3 4",
                "left take 2; right take {1,3} 6",
                "left take {1,4}; right take {2,3} 5 2",
                "left kayles; right take 1..2 4",
                "left 4.3; right take 1 3 2",
                "red-blue-hackenbush BRR",
                "red-blue-hackenbush BRB + RB",
                "red-blue-hackenbush BGR",
                "red-blue-hackenbush 0-1B 1-2R 2-0B",
                "[left take {1,2}; right take {1,3}](3) + nim(2)"
            })
    void leftAndRight(String text) throws SyntaxException {
        var values = Truths.sidedValues();
        for (var play : List.of("", "misere ")) {
            var sum = Truths.sum(play + text);
            var truth = Truths.sided(sum);
            truth.isAllThatHolds(play + text, values);
            if (play.isEmpty())
                truth.isAllThatHolds(
                        text, solved(text).claimedVerdict(0).value().stream().toList());
        }
    }

    @Test
    void severalPlayers() {
        for (var text : List.of(
                "3 players: take 1..2 5",
                "3 players: take 1..2 4 3",
                "3 players: take 1; take {1,2}; take 2 4 2",
                "2 players: kayles 3 2",
                "4 players: nim 2 1")) {
            var sum = Truths.sum(text);
            var byPlayer =
                    ((RuleTree.Players) sum.components().getFirst().game().rules()).byPlayer();
            int players = byPlayer.size();
            var usual = IntStream.range(0, players)
                    .mapToObj(player -> IntStream.rangeClosed(1, players)
                            .mapToObj(i -> (player + i) % players)
                            .toList())
                    .toList();
            var reversed = usual.stream()
                    .map(order -> Stream.concat(
                                    order.subList(0, players - 1).reversed().stream(), Stream.of(order.getLast()))
                            .toList())
                    .toList();
            for (var orders : List.of(usual, reversed))
                for (int mover = 0; mover < players; mover++) {
                    var asked = new TurnPosition(sum, orders.equals(usual) && mover == 1 ? List.of() : orders, mover);
                    var truth = Truths.players(asked, byPlayer, orders, mover);
                    var values = new ArrayList<Value>();
                    for (int player = 0; player < players; player++) values.add(new Value.Loser(player));
                    values.add(Value.Nimber.of(0));
                    truth.isAllThatHolds(text + " by " + orders + " from " + mover, values);
                }
        }
    }

    /// The opponent may forbid some moves before each: all choices of them are gone through.
    @Test
    void blockedOptions() {
        for (var text : List.of(
                "take 1..3 with 1 blocked 6",
                "take 1..3 with 2 blocked 5",
                "take {2,3} with 1 blocked 7",
                "wythoff with 1 blocked 2 3",
                "nim with 3 blocked 4"))
            for (var play : List.of("", "misere ")) {
                var sum = Truths.sum(play + text);
                var truth = Truths.blocked(sum);
                truth.isAllThatHolds(play + text, List.of(Value.Nimber.of(truth.outcome() == Outcome.N ? 1 : 0)));
            }
    }
}
