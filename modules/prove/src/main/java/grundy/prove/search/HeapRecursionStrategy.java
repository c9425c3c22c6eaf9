package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.RecursionGuesses;
import java.util.Arrays;
import java.util.Optional;

/// Nim-values by those of smaller heaps, where as much may be taken as depends on the heap; the P-positions are the
/// heaps of value 0.
final class HeapRecursionStrategy implements SearchStrategy {
    private static final int HEAPS = 4_096;
    private static final int FIRST_VALUES = 40;

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        var row = search.row(HEAPS);
        return RecursionGuesses.findProved(search.rules(), row)
                .map(recursion -> (ProofFinding) new ProofFinding.RecursiveValues(
                        recursion,
                        Arrays.stream(row).limit(FIRST_VALUES).boxed().toList(),
                        search.nanos()));
    }
}
