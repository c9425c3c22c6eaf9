package grundy.engine.contract;

import static grundy.engine.contract.Contracts.OUTCOMES;
import static grundy.engine.contract.Contracts.PERIODS;
import static grundy.engine.contract.Contracts.RUNS;
import static grundy.engine.contract.Contracts.TABLES;
import static grundy.engine.contract.Contracts.VALUES;

import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.SplitTables;
import grundy.engine.heap.breaking.BreakingGames;
import grundy.engine.heap.dense.DenseSequence;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.sparse.SparseSequence;
import grundy.engine.heap.sparse.TakeAndBreakRules;
import grundy.engine.heap.subtraction.FractionSequence;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.engine.heap.subtraction.SubtractionRun;
import grundy.engine.lines.LineColds;
import grundy.engine.minimax.ScoreEngine;
import grundy.engine.minimax.ScoreEngines;
import grundy.engine.search.SearchValues;
import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.scored.RemainingRow;
import grundy.testkit.EveryTurn;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/// Every engine with the contracts of its kind: an engine is added by one line, with games of its shape and how it is
/// made.
@Tag("slow")
@EveryTurn
class EngineContractsTest {
    private static final Limits LIMITS = Limits.DEFAULT;
    private static final Play[] BOTH = Play.values();
    private static final Play[] NORMAL = {Play.NORMAL};

    @TestFactory
    Stream<DynamicTest> everyEngineHoldsTheContractsOfItsKind() {
        return Stream.of(
                        table(
                                "subtraction",
                                RandomShapes::subtraction,
                                BOTH,
                                game -> SubtractionGames.of(heaps(game), game.play(), LIMITS)),
                        table(
                                "breaking",
                                RandomShapes::breaking,
                                NORMAL,
                                game -> BreakingGames.of(heaps(game), LIMITS)),
                        table(
                                "split tables",
                                RandomShapes::equalParts,
                                NORMAL,
                                game -> game.rules() instanceof Moves moves
                                        ? SplitTables.of(moves, LIMITS)
                                        : Optional.empty()),
                        values(
                                "search",
                                RandomShapes::oneHeap,
                                BOTH,
                                game -> Optional.of(new SearchValues(game.rules(), game.play(), LIMITS))),
                        values(
                                "theorems",
                                RandomShapes::withATheorem,
                                BOTH,
                                game -> new Theorems().find(game.rules(), game.play())),
                        run(
                                "runs of subtraction",
                                RandomShapes::wideSubtraction,
                                BOTH,
                                game -> SubtractionRun.of(heaps(game), game.play(), chunks(), 0, LIMITS)),
                        run(
                                "runs of parts",
                                RandomShapes::atMostAPart,
                                BOTH,
                                game -> FractionSequence.of(heaps(game), game.play(), chunks(), 0, LIMITS)),
                        run(
                                "sparse spaces",
                                RandomShapes::codeOrName,
                                NORMAL,
                                game -> SparseSequence.of(game.rules(), chunks(), LIMITS)),
                        run(
                                "dense sequences",
                                RandomShapes::code,
                                NORMAL,
                                game -> TakeAndBreakRules.of(game.rules())
                                        .flatMap(two -> DenseSequence.of(two, chunks(), 0, LIMITS))),
                        outcomes(
                                "lines",
                                RandomShapes::lines,
                                12,
                                game -> new LineColds(
                                                game.game().rules(), game.game().play(), LIMITS)
                                        .at(game.position())),
                        outcomes(
                                "theorems of outcomes",
                                RandomShapes::pairsWithATheorem,
                                15,
                                game -> new Theorems()
                                        .findCold(
                                                game.game().rules(), game.game().play())
                                        .map(cold -> cold.at(game.position()))),
                        scores("tabulated scores", game -> ScoreEngines.of(game.rules(), game.root(), LIMITS)),
                        scores("alpha-beta", game -> ScoreEngines.search(game.rules(), game.root(), LIMITS)))
                .flatMap(Function.identity());
    }

    private static Stream<DynamicTest> values(
            String name,
            Function<Random, String> rules,
            Play[] plays,
            Function<Ruled, Optional<? extends NimValues>> engine) {
        return Stream.of(new Subject<Ruled, NimValues>(name, ruled(rules, plays), engine).holds(VALUES));
    }

    private static Stream<DynamicTest> table(
            String name,
            Function<Random, String> rules,
            Play[] plays,
            Function<Ruled, Optional<? extends HeapSequence>> engine) {
        var table = new Subject<Ruled, HeapSequence>(name, ruled(rules, plays), engine);
        return Stream.concat(
                values(name, rules, plays, engine::apply), Stream.of(table.holds(TABLES), table.holds(PERIODS)));
    }

    private static Stream<DynamicTest> run(
            String name,
            Function<Random, String> rules,
            Play[] plays,
            Function<Ruled, Optional<? extends LongSequence>> engine) {
        return Stream.of(new Subject<Ruled, LongSequence>(name, ruled(rules, plays), engine).holds(RUNS));
    }

    /// @param bound of two coordinates
    private static Stream<DynamicTest> outcomes(
            String name,
            Function<Random, String> rules,
            int bound,
            Function<Placed, Optional<? extends DecidedPosition>> engine) {
        Function<Random, List<Placed>> games = random -> ruled(rules, BOTH).apply(random).stream()
                .flatMap(game -> Stream.generate(() -> Tuple.of(random.nextInt(bound), random.nextInt(bound)))
                        .limit(2)
                        .map(position -> new Placed(game, position)))
                .toList();
        return Stream.of(new Subject<Placed, DecidedPosition>(name, games, engine).holds(OUTCOMES));
    }

    private static Stream<DynamicTest> scores(
            String name, Function<Scored<RemainingRow>, ScoreEngine<RemainingRow>> engine) {
        return Stream.of(new Subject<Scored<RemainingRow>, ScoreEngine<RemainingRow>>(
                        name, random -> List.of(RandomShapes.stones(random)), game -> Optional.of(engine.apply(game)))
                .holds(Contracts.scores()));
    }

    private static Function<Random, List<Ruled>> ruled(Function<Random, String> rules, Play[] plays) {
        return random -> Ruled.of(rules.apply(random), plays);
    }

    private static TakeAndBreak heaps(Ruled game) {
        return (TakeAndBreak) game.rules();
    }

    private static CodeChunks chunks() {
        return CodeChunks.inMemory(new MemoryLedger(100_000_000));
    }
}
