package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.loopy.LoopyValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Verdicts about games in which play may go on for ever, checked again from the options: what is right holds, and
/// nothing else.
@EveryTurn
class EndlessVerdictCheckTest {
    private final Random random = CaseCount.random(20261123);

    private static Verdict verdict(Sum sum) {
        return new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum));
    }

    private static CheckResult check(Verdict verdict, ClaimedVerdict stated) {
        return VerdictCheck.of(verdict.question(), stated);
    }

    private static CalculationResult worked(String expression) throws Exception {
        return new Solver(Limits.DEFAULT)
                .solve(new ExpressionQuestion(ValueParser.parse(Source.of(expression))))
                .result();
    }

    private static boolean areEqual(Value one, Value two) throws Exception {
        return worked("(" + one + ") == (" + two + ")").equals(new CalculationResult.Truth(true));
    }

    private Sum tokens() {
        var components = new ArrayList<Component>();
        for (int index = random.nextInt(2); index < 2; index++) {
            var builder = new GraphBuilder();
            int vertices = 1 + random.nextInt(4);
            for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
            for (int edges = 1 + random.nextInt(3 * vertices); edges > 0; edges--)
                builder.edge(random.nextInt(vertices), random.nextInt(vertices), 1 + random.nextInt(3));
            builder.edge(0, random.nextInt(vertices), 1 + random.nextInt(2));
            var graph = builder.build();
            components.add(new Component(GraphBoard.game("graph" + index, graph), GraphBoard.position(graph, 0)));
        }
        return new Sum(Play.NORMAL, Compound.DISJUNCTIVE, components, "tokens");
    }

    private static ClaimedVerdict with(ClaimedVerdict stated, Value value) {
        return new ClaimedVerdict(
                stated.outcome(), Optional.of(value), stated.remoteness(), stated.moves(), stated.basis());
    }

    @Tag("slow")
    @Test
    void otherValuesAreRefused() throws Exception {
        var values = new ArrayList<Value>();
        int stoppers = 0;
        int sided = 0;
        int refused = 0;
        for (int i = 0; i < CaseCount.of(800); i++) {
            var verdict = verdict(tokens());
            if (!(verdict.value().knownValue().orElse(null) instanceof LoopyValue value)) continue;
            if (value.isStopper()) stoppers++;
            else sided++;
            var right = check(verdict, verdict.claimedVerdict(200));
            assertThat(right.isComplete()).as("%s %s", value, right).isTrue();
            for (var other : values.subList(Math.max(0, values.size() - 12), values.size())) {
                boolean same = areEqual(value, other);
                assertThat(check(verdict, with(verdict.claimedVerdict(200), other))
                                .isComplete())
                        .as("%s as %s", value, other)
                        .isEqualTo(same);
                if (!same) refused++;
            }
            values.add(value);
        }
        assertThat(stoppers).isGreaterThan(CaseCount.least(80));
        assertThat(sided).isGreaterThan(CaseCount.least(80));
        assertThat(refused).isGreaterThan(CaseCount.least(1000));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "on + {1|-1}",
                "over + ^",
                "a{0|a,*} + ^",
                "under + 1/2 + over",
                "{1over|-1} + ^<on>",
                "dud + 2",
                "{on|off}",
                "tiny(on) + *",
                "upon + *2",
                "{0|a{a|1}} + *",
                "+-{0|pass} + 1/2"
            })
    void whateverIsChangedIsRefused(String question) throws Exception {
        var verdict = verdict(Question.parse(question).sum());
        var stated = verdict.claimedVerdict(200);
        assertThat(check(verdict, stated).isComplete()).isTrue();
        for (var other : Outcome.values())
            if (other != stated.outcome())
                assertThat(check(
                                        verdict,
                                        new ClaimedVerdict(
                                                other,
                                                stated.value(),
                                                stated.remoteness(),
                                                stated.moves(),
                                                stated.basis()))
                                .fault())
                        .isPresent();
        var known = stated.value().orElseThrow();
        for (var text :
                List.of("on", "off", "over", "under", "^[on]", "dud", "^<on>", "over & 0", "1over", "1/2", "0")) {
            var other = worked(text) instanceof CalculationResult.SingleValue(ShortValue value)
                    ? value
                    : ((CalculationResult.Endless) worked(text)).value();
            if (!areEqual(known, other))
                assertThat(check(verdict, with(stated, other)).fault()).as(text).isPresent();
        }
        var moves = stated.moves().orElseThrow();
        var more = moves.count().orElseThrow().add(BigInteger.ONE);
        assertThat(check(verdict, moved(stated, new ClaimedMoves(Optional.of(more), moves.list())))
                        .fault())
                .isPresent();
        var twice = new ArrayList<>(moves.list());
        twice.add(new ClaimedMove(Optional.empty(), List.of()));
        assertThat(check(verdict, moved(stated, new ClaimedMoves(moves.count(), twice)))
                        .fault())
                .isPresent();
    }

    private static ClaimedVerdict moved(ClaimedVerdict stated, ClaimedMoves moves) {
        return new ClaimedVerdict(
                stated.outcome(), stated.value(), stated.remoteness(), Optional.of(moves), stated.basis());
    }
}
