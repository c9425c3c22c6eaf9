package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.check.verdict.ListedMoves.Finding;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Listed moves are found among all moves, or told to be none.
class ListedMovesTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    /// Of what can be left of small positions, by amounts and by automata: the same that the rules list.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "kayles",
                "take {1,3,4}",
                "take even",
                "take any or split",
                "8.[3]",
                "wythoff",
                "euclid",
                "(a, b): (a-k, b) + (k, b) where k < a | (b, a) where a > b"
            })
    void thatThereAreManyMovesMakesNoDifference(String text) throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(text)).game().rules();
        var positions = rules.arity() == 1
                ? Stream.of(0, 1, 5, 8).map(Tuple::of).toList()
                : List.of(Tuple.of(0, 0), Tuple.of(3, 5), Tuple.of(6, 2));
        for (var position : positions) {
            var moves = RuleOptions.stream(rules, position)
                    .map(option -> ClaimedMove.Step.of(0, option).to())
                    .toList();
            for (var to : candidates(rules.arity())) {
                var found = ListedMoves.amongMany(rules, position, to);
                if (found instanceof Finding.Unknown) continue;
                assertThat(found instanceof Finding.Remainder)
                        .as("%s %s -> %s", text, position, to)
                        .isEqualTo(moves.contains(to));
            }
        }
    }

    /// One component or two, in ascending order as they are written, and what is no position.
    private static List<List<String>> candidates(int arity) {
        var parts = new ArrayList<String>();
        for (int a = 0; a < 9; a++)
            for (int b = 0; b < (arity == 1 ? 1 : 9); b++) parts.add(arity == 1 ? "" + a : "(" + a + "," + b + ")");
        var candidates = new ArrayList<List<String>>(List.of(List.of(), List.of("x"), List.of("-1"), List.of("01")));
        for (var one : parts) {
            candidates.add(List.of(one));
            for (var two : parts.subList(0, 20 % parts.size() + 3))
                candidates.add(Stream.of(one, two).sorted().toList());
        }
        return candidates;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | 1 | 4 | Remainder",
                "nim 3 5 | 1 | 5 | NoMove",
                "nim 1000000000000000000000000 | 0 | 7 | Remainder",
                "nim 1000000000000000000000000 | 0 | 1000000000000000000000001 | NoMove",
                "wythoff 1000000000000000000000000 5 | 0 | (999999999999999999999997,2) | Remainder",
                "wythoff 1000000000000000000000000 5 | 0 | (999999999999999999999997,3) | NoMove",
                "wythoff 1000000000000000000000000 5 | 0 | 5 | NoMove",
                "every nim 3 5 | 1 | 4 | Remainder",
                "every nim 3 5 | 1 | 6 | NoMove",
                "cram 2x2 | 0 | nothing | NoMove",
                "every cram 2x2 | 0 | nothing | Unknown",
                "3 players: take 1..2 7 | 0 | 5 | Remainder",
                "3 players: take 1..2 7 | 0 | 4 | NoMove",
                "coin-row 3 1 5 2 | 0 | 1 5 2 | Remainder",
                "coin-row 3 1 5 2 | 0 | 3 5 2 | NoMove"
            })
    void eachIsFoundOrIsNone(String question, int component, String to, String found) throws SyntaxException {
        var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(component, List.of(to))));
        assertThat(of(question, move)).isEqualTo(found);
    }

    /// Two heaps are left in the order of their numbers, which is not that of what is written.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(a, b): (a-k, b) + (k, b) where k < a | (13,2) | (10,2) (3,2)",
                "(a, b): (a-k, b) + (k, b) where k < a | (111,2) | (100,2) (11,2)",
                "(a, b): (a, b-k) + (a, k) where k < b | (1,19) | (1,10) (1,9)",
                "(a, b): (a, b-k) + (a, k) where k < b | (7,18) | (7,9) (7,9)"
            })
    void theOrderInWhichHeapsAreWrittenMakesNoDifference(String text, String position, String left)
            throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(text)).game().rules();
        var from = Tuple.of(TupleText.numbers(position));
        var heaps = List.of(left.split(" "));
        for (var to : List.of(heaps, heaps.reversed()))
            assertThat(ListedMoves.amongMany(rules, from, to)).as("%s", to).isInstanceOf(Finding.Remainder.class);
        var other = List.of(heaps.getFirst(), heaps.getFirst());
        if (!other.equals(heaps))
            assertThat(ListedMoves.amongMany(rules, from, other)).isInstanceOf(Finding.NoMove.class);
    }

    @Test
    void heapsAreComparedByTheirFirstDifference() {
        var heaps = new ArrayList<List<BigInteger>>();
        for (int a = 8; a < 12; a++)
            for (int b = 8; b < 12; b++) heaps.add(List.of(BigInteger.valueOf(a), BigInteger.valueOf(b)));
        for (int i = 0; i < heaps.size(); i++)
            for (int j = 0; j < heaps.size(); j++)
                assertThat(Integer.signum(ListedMoves.compare(heaps.get(i), heaps.get(j))))
                        .isEqualTo(Integer.compare(i, j));
    }

    @Test
    void leftAndRightHaveTheirOwn() throws SyntaxException {
        for (var side : Side.values()) {
            var move = new ClaimedMove(Optional.of(side), List.of(new ClaimedMove.Step(0, List.of("4"))));
            assertThat(of("left take {1,2}; right take {1,3} 7", move))
                    .isEqualTo(side == Side.LEFT ? "NoMove" : "Remainder");
        }
    }

    private static String of(String question, ClaimedMove move) throws SyntaxException {
        var asked = new TurnPosition(LANGUAGE.question(Source.of(question)));
        return ListedMoves.of(asked, List.of(move)).get(move).getClass().getSimpleName();
    }
}
