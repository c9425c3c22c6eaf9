package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.plain.PlainMinimax;
import grundy.engine.ByDefinition;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.minimax.ScoreEngine;
import grundy.rules.Oracles;
import grundy.rules.ScoredMove;
import grundy.rules.Tuple;
import grundy.testkit.CaseCount;
import grundy.testkit.ScoreOracle;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// The contracts of all kinds of engines.
final class Contracts {
    private static final int LAST = 150;
    private static final int FAR = 6000;

    /// Of each value exactly the options that have it are told, counted exactly and listed as often as one asks.
    static final Contract<Ruled, NimValues> VALUES = new Contract<>(
            "values and their options are those of the definition",
            CaseCount.of(120),
            CaseCount.least(30),
            Contracts::values);

    /// The table is that of the definition however it grows, and values learnt are those worked out.
    static final Contract<Ruled, HeapSequence> TABLES = new Contract<>(
            "tables are those of the definition however they grow",
            CaseCount.of(48),
            CaseCount.least(8),
            Contracts::tables);

    static final Contract<Ruled, HeapSequence> PERIODS =
            new Contract<>("periods that are proved go on", CaseCount.of(48), CaseCount.least(8), Contracts::periods);

    /// A run has at least as many values as were asked for, and none of them changes later.
    static final Contract<Ruled, LongSequence> RUNS = new Contract<>(
            "values are those of the definition however the run is extended, and periods go on",
            CaseCount.of(48),
            CaseCount.least(8),
            Contracts::runs);

    /// Who loses by the definition, and exactly the moves that win.
    static final Contract<Placed, DecidedPosition> OUTCOMES = new Contract<>(
            "cold positions and winning moves are those of the definition",
            CaseCount.of(80),
            CaseCount.least(80),
            Contracts::outcomes);

    private Contracts() {}

    /// The value by the definition, a line that ends with it, and all moves that keep it.
    static <P> Contract<Scored<P>, ScoreEngine<P>> scores() {
        return new Contract<>(
                "values, lines and best moves are those of the definition",
                CaseCount.of(800),
                CaseCount.least(792),
                Contracts::scored);
    }

    private static void values(Ruled game, Supplier<NimValues> engine, Random random) {
        new ByDefinition(game.rules(), game.play())
                .agreesWith(engine.get(), Oracles.heapsBelow(15 + random.nextInt(20)));
    }

    private static int[] byDefinition(Ruled game, int end) {
        var oracle = Oracles.values(game.rules(), game.play());
        return IntStream.range(0, end).map(heap -> oracle.value(Tuple.of(heap))).toArray();
    }

    private static void tables(Ruled game, Supplier<HeapSequence> engine, Random random) {
        int[] expected = byDefinition(game, LAST + 1);
        int some = random.nextInt(LAST);
        var table = engine.get();
        assertThat(table.values(some)).isEqualTo(Arrays.copyOf(expected, some + 1));
        assertThat(table.values(LAST)).isEqualTo(expected);
        var learnt = engine.get();
        learnt.learn(Arrays.copyOf(expected, some + 1));
        assertThat(learnt.values(LAST)).as("learnt to " + some).isEqualTo(expected);
    }

    private static void periods(Ruled game, Supplier<HeapSequence> engine, Random random) {
        var period = engine.get().period(1500).filter(Evidence.Period::isProved);
        if (period.isEmpty()) return;
        int last = (int)
                Math.min(4000, 2 * period.get().verifiedTo() + period.get().period());
        int[] values = engine.get().values(last);
        goesOn(period.get(), last, heap -> values[heap]);
    }

    private static void goesOn(Evidence.Period period, int last, IntUnaryOperator value) {
        int length = (int) period.period();
        for (int heap = (int) (period.preperiod() + length); heap <= last; heap++)
            if (value.applyAsInt(heap) != value.applyAsInt(heap - length) + period.saltus())
                throw new AssertionError("%s at heap %d".formatted(period, heap));
    }

    private static void runs(Ruled game, Supplier<LongSequence> engine, Random random) {
        var run = engine.get();
        for (int to = 1 + random.nextInt(40); to < LAST; to += 1 + random.nextInt(60)) {
            run.extend(to);
            assertThat(run.length()).isGreaterThanOrEqualTo(to);
        }
        run.extend(LAST);
        assertThat(values(run, LAST)).isEqualTo(byDefinition(game, LAST));
        run.extend(FAR / 2);
        var period = run.period();
        int[] before = values(run, FAR / 2);
        run.extend(FAR);
        assertThat(Arrays.equals(values(run, FAR / 2), before))
                .as("values stay the same")
                .isTrue();
        if (period.isEmpty()) return;
        assertThat(period.get().isProved()).isTrue();
        goesOn(period.get(), FAR - 1, run::value);
    }

    private static int[] values(LongSequence run, int end) {
        return IntStream.range(0, end).map(run::value).toArray();
    }

    private static void outcomes(Placed game, Supplier<DecidedPosition> engine, Random random) {
        new ByDefinition(game.game().rules(), game.game().play()).agreesWith(engine.get(), game.position());
    }

    private static <P> void scored(Scored<P> game, Supplier<ScoreEngine<P>> engines, Random random) {
        var oracle = new ScoreOracle<P, ScoredMove<P>>(
                game.rules()::moves,
                move -> new ScoreOracle.MoveEffect<>(move.to(), move.points(), move.again()),
                game.rules()::ending);
        var engine = engines.get();
        long value = oracle.value(game.root());
        assertThat(engine.value(game.root())).isEqualTo(value);
        assertThat(PlainMinimax.ends(game.rules(), game.root(), engine.line(game.root()), value))
                .as("the line ends with the value")
                .isTrue();
        assertThat(engine.best(game.root())).hasSameElementsAs(oracle.best(game.root()));
    }
}
