package grundy.prove.search;

import grundy.check.answer.BlockPairs;
import grundy.check.answer.BlockPairsCheck;
import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.BlockPairGuesses;
import java.math.BigInteger;
import java.util.Optional;

/// Pairs of blocks, where multiples of a power of 2 are taken from both heaps. Where the step is a multiple of the
/// size, there may be an automaton, which says more: then they are kept for later.
final class BlockPairStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        var found = BlockPairGuesses.of(search.table())
                .filter(pairs -> BlockPairsCheck.fault(search.rules(), pairs, search.budget())
                        .isEmpty());
        if (found.isEmpty()) return Optional.empty();
        var finding = new ProofFinding.PairedBlocks(found.get(), search.game().coordinates(), search.nanos());
        if (!mayBeAutomatic(found.get())) return Optional.of(finding);
        search.keep(finding);
        return Optional.empty();
    }

    private static boolean mayBeAutomatic(BlockPairs pairs) {
        return pairs.step().mod(BigInteger.valueOf(pairs.size())).signum() == 0;
    }
}
