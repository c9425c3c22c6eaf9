package grundy.prove.claims;

import grundy.prove.finding.ProofRecords;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.LetteredGame;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Looks up the claims of the catalogue that are recorded to be proved by arithmetic, for every value
/// of the parameters or without any: a table has a digest of each, with its game, since a proof takes
/// seconds. `LetteredRecordsTest` writes it, and proves them again.
final class LetteredRecords {
    /// The place of the table among the resources.
    static final String TABLE = "/grundy/prove/letters-proved.txt";

    private static final Map<String, String> KNOWN = ProofRecords.lines(TABLE)
            .map(line -> line.split(" ", 3))
            .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1], (first, _) -> first));

    private LetteredRecords() {}

    /// @return the digest of the text for Rocq; empty if no proof is recorded
    static Optional<String> of(LetteredGame game, CatalogueClaim claim) {
        return Optional.ofNullable(KNOWN.get(digest(game, claim)));
    }

    /// @return of all that a proof is about
    static String digest(LetteredGame game, CatalogueClaim claim) {
        return ProofRecords.digest(String.join(
                "\n",
                game.play().name(),
                game.moves().toString(),
                game.letters().toString(),
                game.domain().toString(),
                claim.toString()));
    }
}
