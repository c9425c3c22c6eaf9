package grundy.engine.contract;

import grundy.engine.ColdPositions;
import grundy.engine.Limits;
import grundy.engine.MemoryLedger;
import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.breaking.Breaking;
import grundy.engine.heap.dense.DenseSequence;
import grundy.engine.heap.run.Chunks;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.sparse.SparseSequence;
import grundy.engine.heap.sparse.TwoWay;
import grundy.engine.heap.splitting.SplitTables;
import grundy.engine.heap.subtraction.PartRun;
import grundy.engine.heap.subtraction.Subtraction;
import grundy.engine.heap.subtraction.SubtractionRun;
import grundy.engine.lines.LineColds;
import grundy.engine.minimax.Minimax;
import grundy.engine.minimax.ScoreEngine;
import grundy.engine.search.SearchValues;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.rules.scored.EndsRow;
import grundy.rules.scored.Stones;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/// Every engine with the contract of its kind: an engine is added with its rules and how it is made, and
/// gets the tests.
@Tag("slow")
class EngineContractsTest {
    private static final List<Play> BOTH = List.of(Play.NORMAL, Play.MISERE);

    private static String any(Random random, String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    @Nested
    class OfSubtraction extends HeapSequenceContract {
        @Override
        String rules(Random random) {
            return random.nextInt(5) == 0
                    ? any(
                            random,
                            "take squares",
                            "take primes",
                            "take fibonacci",
                            "take at most third",
                            "take powers of 3")
                    : "take " + Contract.amounts(random, 12);
        }

        @Override
        Optional<HeapSequence> engine(Rules rules, Play play) {
            return Subtraction.of((Rules.TakeAndBreak) rules, play, Limits.DEFAULT);
        }

        @Override
        List<Play> plays() {
            return BOTH;
        }
    }

    @Nested
    class OfBreaking extends HeapSequenceContract {
        @Override
        String rules(Random random) {
            return random.nextInt(4) == 0
                    ? "take " + Contract.amounts(random, 7) + any(random, " or split", " then may split")
                    : Contract.code(random, "0004");
        }

        @Override
        Optional<HeapSequence> engine(Rules rules, Play play) {
            return Breaking.of((Rules.TakeAndBreak) rules, Limits.DEFAULT);
        }
    }

    @Nested
    class OfSplitTables extends HeapSequenceContract {
        @Override
        String rules(Random random) {
            return any(
                    random,
                    "interesting-game",
                    "even-splitting[" + (2 + random.nextInt(9)) + "]",
                    "split evenly",
                    "split into equal heaps",
                    "split into consecutive heaps",
                    "(n): m * (n/m) where m >= 2 and m <= n and n > " + random.nextInt(9),
                    "(n): (n mod m) * (1 + n/m) + (m - n mod m) * (n/m) where m >= 2 and m <= n and n > "
                            + random.nextInt(9));
        }

        @Override
        Optional<HeapSequence> engine(Rules rules, Play play) {
            return rules instanceof Rules.Moves moves ? SplitTables.of(moves, Limits.DEFAULT) : Optional.empty();
        }
    }

    @Nested
    class OfSearch extends NimValuesContract {
        @Override
        String rules(Random random) {
            return random.nextBoolean() ? "take " + Contract.amounts(random, 9) : Contract.code(random, "04");
        }

        @Override
        Optional<NimValues> engine(Rules rules, Play play) {
            return Optional.of(new SearchValues(rules, play, Limits.DEFAULT));
        }

        @Override
        List<Play> plays() {
            return BOTH;
        }
    }

    @Nested
    class OfTheorems extends NimValuesContract {
        @Override
        String rules(Random random) {
            int a = 1 + random.nextInt(5);
            return any(
                    random,
                    "take " + a + ".." + (a + random.nextInt(6)),
                    "take {" + a + "," + (a + 1 + random.nextInt(6)) + "}",
                    "take powers of " + (a + 1),
                    "take at most n/" + (a + 1),
                    any(random, "take odd", "take even", "take divisors", "take any", "take any or split", "split"));
        }

        @Override
        Optional<NimValues> engine(Rules rules, Play play) {
            return Theorems.find(rules, play);
        }

        @Override
        List<Play> plays() {
            return BOTH;
        }
    }

    @Nested
    class OfSubtractionRuns extends LongSequenceContract {
        @Override
        String rules(Random random) {
            return "take " + Contract.amounts(random, 40);
        }

        @Override
        Optional<SubtractionRun> run(Rules rules, Play play) {
            return SubtractionRun.of(
                    (Rules.TakeAndBreak) rules, play, Chunks.inMemory(MemoryLedger.PROCESS), 0, Limits.DEFAULT);
        }

        @Override
        List<Play> plays() {
            return BOTH;
        }
    }

    @Nested
    class OfRunsOfParts extends LongSequenceContract {
        @Override
        String rules(Random random) {
            return "take at most n/" + (2 + random.nextInt(8));
        }

        @Override
        Optional<PartRun> run(Rules rules, Play play) {
            return PartRun.of(
                    (Rules.TakeAndBreak) rules, play, Chunks.inMemory(MemoryLedger.PROCESS), 0, Limits.DEFAULT);
        }

        @Override
        List<Play> plays() {
            return BOTH;
        }
    }

    @Nested
    class OfSparseSpaces extends LongSequenceContract {
        @Override
        String rules(Random random) {
            return random.nextInt(6) == 0
                    ? any(random, "grundys-game", "couples-are-forever", "officers", "0.106")
                    : Contract.code(random, "00004");
        }

        @Override
        Optional<LongSequence> run(Rules rules, Play play) {
            return SparseSequence.of(rules, Chunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT);
        }
    }

    @Nested
    class OfDenseSequences extends LongSequenceContract {
        @Override
        String rules(Random random) {
            return Contract.code(random, "00004");
        }

        @Override
        Optional<LongSequence> run(Rules rules, Play play) {
            return TwoWay.of(rules)
                    .flatMap(two -> DenseSequence.of(two, Chunks.inMemory(MemoryLedger.PROCESS), 0, Limits.DEFAULT));
        }
    }

    @Nested
    class OfLines extends ColdPositionsContract {
        @Override
        String rules(Random random) {
            var text = new StringBuilder("(a, b): (a - k, b)");
            text.append(any(random, " | (a, b - k)", " | (a, b - 2*k)", ""));
            text.append(any(random, " | (a - k, b - k)", " | (a - k, b - 2*k)", " | (a - 2*k, b - k)", ""));
            return text.append(any(random, "", " | (a - 1, b - 2)", " | (a - 3, b - 1)"))
                    .toString();
        }

        @Override
        Optional<ColdPositions> engine(Rules rules, Play play, Position position) {
            return LineColds.of(rules, play, position, Limits.DEFAULT);
        }

        @Override
        List<Position> positions(Random random) {
            return List.of(
                    Tuple.of(random.nextInt(12), random.nextInt(12)), Tuple.of(random.nextInt(12), random.nextInt(12)));
        }
    }

    @Nested
    class OfTheoremsOfOutcomes extends ColdPositionsContract {
        @Override
        String rules(Random random) {
            return any(
                    random,
                    "wythoff",
                    "euclid",
                    "fibonacci-nim",
                    "no-more-than-last",
                    "generalized-wythoff[" + (1 + random.nextInt(4)) + "]",
                    "dynamic-nim[" + (1 + random.nextInt(4)) + "]");
        }

        @Override
        Optional<ColdPositions> engine(Rules rules, Play play, Position position) {
            return Theorems.findCold(rules, play);
        }

        @Override
        List<Position> positions(Random random) {
            return List.of(
                    Tuple.of(random.nextInt(15), random.nextInt(15)), Tuple.of(random.nextInt(15), random.nextInt(15)));
        }
    }

    @Nested
    class OfTabulatedScores extends ScoreEngineContract<Stones> {
        @Override
        Start<Stones> start(Random random) {
            var row = random.longs(1 + random.nextInt(10), -9, 10).toArray();
            return new Start<>(new EndsRow(1 + random.nextInt(4)), Stones.of(row));
        }

        @Override
        ScoreEngine<Stones> engine(Start<Stones> start) {
            return Minimax.of(start.rules(), start.root(), Limits.DEFAULT);
        }
    }

    @Nested
    class OfAlphaBeta extends ScoreEngineContract<Stones> {
        @Override
        Start<Stones> start(Random random) {
            var row = random.longs(1 + random.nextInt(8), -9, 10).toArray();
            return new Start<>(new EndsRow(1 + random.nextInt(4)), Stones.of(row));
        }

        @Override
        ScoreEngine<Stones> engine(Start<Stones> start) {
            return Minimax.searched(start.rules(), start.root(), Limits.DEFAULT);
        }
    }
}
