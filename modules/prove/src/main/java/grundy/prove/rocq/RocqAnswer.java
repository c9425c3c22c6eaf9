package grundy.prove.rocq;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.value.Compound;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Writes the answer for a position as a file for Rocq: a theorem about all positions of the game,
/// proved here, and its corollary for this one, that it is lost, or that it is won and by which moves.
public final class RocqAnswer {
    private static final int MOST_MOVES = 12;

    /// Rocq needs about as many states to distinguish a position from others as there are positions
    /// below it.
    private static final BigInteger MOST_BELOW = BigInteger.valueOf(3_000);

    private RocqAnswer() {}

    /// @param name what the file is named after
    /// @param headline the answer in words
    /// @param limits of the search for the theorem
    /// @throws LimitException if no theorem is found, the game or a move cannot be said, or there are too
    ///     many moves
    public static RocqExport of(Verdict verdict, String name, String headline, Limits limits) {
        var sum = verdict.question().sum();
        var position = numbers(sum);
        var winning = winning(verdict, sum);
        var game = sum.components().getFirst().game();
        int heaps = sum.components().size() == 1 ? 0 : sum.components().size();
        try {
            var task = ProofTask.of(game, sum.play()).withHeaps(heaps).within(limits);
            if (!(Prover.prove(task) instanceof ProofFinding.Proved found))
                throw new LimitException(Message.of("rocq.position.open"));
            return RocqExport.of(name, RocqProof.ofPosition(found.theorem(), headline, position, winning));
        } catch (RulesException fault) {
            throw new LimitException(Message.of("rocq.position.unsaid", "problem", fault.explanation()));
        }
    }

    /// @return the numbers of a position: the coordinates of its only component, or its heaps
    private static List<BigInteger> numbers(Sum sum) {
        boolean heaps = sum.components().size() > 1;
        if (sum.compound() != Compound.DISJUNCTIVE || heaps && !sum.isOneGame()) throw inexpressible();
        var numbers = new ArrayList<BigInteger>();
        for (var component : sum.components()) {
            if (!(component.position() instanceof Tuple tuple) || heaps && tuple.arity() > 1) throw inexpressible();
            tuple.stream().forEach(numbers::add);
        }
        var below = numbers.stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        if (below.compareTo(MOST_BELOW) > 0)
            throw new LimitException(Message.of("rocq.position.large", "most", MOST_BELOW));
        return numbers;
    }

    private static LimitException inexpressible() {
        return new LimitException(Message.of("rocq.position.kind"));
    }

    private static List<List<BigInteger>> winning(Verdict verdict, Sum sum) {
        var moves = verdict.moves();
        if (moves.uncounted() != null || moves.count().compareTo(BigInteger.valueOf(MOST_MOVES)) > 0)
            throw new LimitException(Message.of("rocq.position.moves", "most", MOST_MOVES));
        try (Stream<Move> all = moves.list().get()) {
            return all.map(move -> remainingNumbers(move, sum)).distinct().toList();
        }
    }

    private static List<BigInteger> remainingNumbers(Move move, Sum sum) {
        var numbers = new ArrayList<BigInteger>();
        for (int i = 0; i < sum.components().size(); i++) {
            var before = sum.components().get(i).position();
            int component = i;
            var step = move.steps().stream()
                    .filter(each -> each.component() == component)
                    .findFirst();
            if (step.isPresent() && step.get().to().size() != 1) throw new LimitException(Message.of("rocq.parts"));
            var after = step.isPresent() ? step.get().to().getFirst() : before;
            ((Tuple) after).stream().forEach(numbers::add);
        }
        return numbers;
    }
}
