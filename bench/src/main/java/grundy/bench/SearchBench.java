package grundy.bench;

import grundy.engine.search.SearchValues;
import grundy.engine.sum.SumSearch;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The general engine from nothing: how many positions it visits in a second. The counter `positions` is what to
/// read.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 5)
@Fork(value = 2, jvmArgs = "-Xmx2g")
public class SearchBench {
    /// Positions visited, summed over the searches of an iteration.
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class VisitedPositions {
        public long positions;
    }

    /// A two-heap game with few moves.
    @State(Scope.Benchmark)
    public static class SparseGame {
        @Param({"300", "1500"})
        public long heap;

        final Game game = game("(a, b): (a-1, b) | (a, b-2) | (a-3, b-1)");
    }

    @Benchmark
    public BigInteger sparseTwoHeaps(SparseGame question, VisitedPositions visited) {
        return value(question.game, question.heap, visited);
    }

    /// Wythoff's game, whose positions have hundreds of moves.
    @State(Scope.Benchmark)
    public static class DenseGame {
        @Param("200")
        public long heap;

        final Game game = game("wythoff");
    }

    @Benchmark
    public BigInteger wythoff(DenseGame question, VisitedPositions visited) {
        return value(question.game, question.heap, visited);
    }

    private static BigInteger value(Game game, long heap, VisitedPositions visited) {
        var search = new SearchValues(game.rules(), Play.NORMAL, Limits.DEFAULT);
        var value = search.value(Tuple.of(heap, heap));
        visited.positions += search.positions();
        return value;
    }

    /// Four heaps of misere Kayles: a sum that no theorem takes apart.
    @State(Scope.Benchmark)
    public static class KaylesHeaps {
        final List<Component> components = new ArrayList<>();

        public KaylesHeaps() {
            var kayles = game("0.77");
            for (long heap = 8; heap <= 11; heap++) components.add(new Component(kayles, Tuple.of(heap)));
        }
    }

    @Benchmark
    public Outcome misereSum(KaylesHeaps question, VisitedPositions visited) {
        var search = new SumSearch(question.components, Compound.DISJUNCTIVE, Play.MISERE, Limits.DEFAULT);
        search.remoteness();
        visited.positions += search.positions();
        return search.outcome();
    }

    static Game game(String rules) {
        try {
            return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(rules, e);
        }
    }
}
