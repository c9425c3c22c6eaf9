package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.notation.SyntaxException;
import grundy.solve.component.OnePiece;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Sums with other rules of moving in which components are boards, or can be played for ever.
@EveryTurn
class CompoundBoardsTest {
    /// A board that falls apart in play stays one component: `every` asks for one move in it, not for one
    /// in each region.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    cram(2 3) ; cram(1 4)
                    cram(1 5) ; nim(2)
                    node-kayles(path 5) ; nim(2)
                    kayles-ring(ring 5) ; nim(1)
                    """)
    void aBoardStaysOneComponent(String one, String other) throws SyntaxException {
        for (var prefix : List.of("", "every ", "some ", "short ", "short every ", "short some "))
            for (var play : List.of("", "misere ")) {
                var text = play + prefix + one + " + " + other;
                var question = Question.parse(text);
                var sum = question.sum();
                var verdict = new Solver(Limits.DEFAULT).solve(question);
                var components = OnePiece.of(question.position()).sum().components();
                var definition = SumByDefinition.of(components, sum.compound(), sum.play());
                assertThat(verdict.outcome()).as(text).isEqualTo(definition.outcome());
                assertThat(verdict.moves().count())
                        .as(text)
                        .isEqualTo(
                                sum.compound() == Compound.DISJUNCTIVE
                                        ? verdict.moves().count()
                                        : BigInteger.valueOf(
                                                definition.winningMoves().size()));
            }
    }

    /// A graph of six vertices, from each of which one may go to any of some others.
    private record LoopyBoard(List<List<Integer>> moves) implements Board<Integer> {
        @Override
        public List<Integer> options(Integer vertex) {
            return moves.get(vertex);
        }

        @Override
        public Integer read(String text) {
            return Integer.valueOf(text);
        }

        @Override
        public String write(Integer vertex) {
            return vertex.toString();
        }

        Component at(int vertex) {
            return new Component(
                    new Game("graph " + moves, new RuleTree.OnBoard("graph " + moves, Map.of(), this), null),
                    new BoardPosition(vertex, String.valueOf(vertex)));
        }
    }

    private static LoopyBoard random(Random random) {
        var moves = new ArrayList<List<Integer>>();
        for (int vertex = 0; vertex < 6; vertex++) {
            var own = new ArrayList<Integer>();
            for (int i = random.nextInt(4); i > 0; i--) own.add(random.nextInt(6));
            moves.add(own.stream().distinct().toList());
        }
        return new LoopyBoard(moves);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Compound.class)
    void playThatCanGoOnForEver(Compound compound) {
        var random = CaseCount.random(71);
        var seen = EnumSet.noneOf(Outcome.class);
        for (int round = 0; round < CaseCount.of(400); round++) {
            var one = random(random);
            var two = random.nextInt(3) == 0 ? one : random(random);
            int a = random.nextInt(6);
            int b = random.nextInt(6);
            var play = Play.values()[round % 2];
            var question = new PositionQuestion(new Sum(play, compound, List.of(one.at(a), two.at(b)), ""));
            var outcome = new Solver(Limits.DEFAULT).solve(question).outcome();
            assertThat(outcome)
                    .as("%s %s from %d, %d", compound, play, a, b)
                    .isEqualTo(SumByDefinition.of(question.sum().components(), compound, play)
                            .outcome());
            seen.add(outcome);
        }
        assertThat(seen).containsExactlyInAnyOrder(Outcome.N, Outcome.P, Outcome.D);
    }
}
