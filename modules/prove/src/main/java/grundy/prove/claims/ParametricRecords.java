package grundy.prove.claims;

import grundy.prove.finding.ProofRecords;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.rules.option.ParametricGame;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Looks up the claims of the catalogue that are recorded to be proved by arithmetic, for every value
/// of the parameters or without any: a table has a digest of each, with its game, since a proof takes
/// seconds. `ParametricRecordsTest` writes it, and proves them again.
final class ParametricRecords {
    /// The place of the table among the resources.
    static final String TABLE = "/grundy/prove/letters-proved.txt";

    private static final Map<String, String> KNOWN = ProofRecords.lines(TABLE)
            .map(line -> line.split(" ", 3))
            .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1], (first, _) -> first));

    private ParametricRecords() {}

    /// @return the digest of the text for Rocq; empty if no proof is recorded
    static Optional<String> of(ParametricGame game, CatalogueClaim claim) {
        return Optional.ofNullable(KNOWN.get(digest(game, claim)));
    }

    /// @return a digest of all that a proof is about, as it is written in the rule language: names of
    ///     ours may change
    static String digest(ParametricGame game, CatalogueClaim claim) {
        var lines = new ArrayList<String>();
        lines.add(game.play().name());
        CanonicalMoves.of(game.moves())
                .ifPresentOrElse(
                        moves -> lines.addAll(new TreeSet<>(moves.alternatives())), () -> lines.add(game.text()));
        game.letters().forEach(letter -> lines.add(letter.name() + " >= " + letter.least()));
        game.domain().forEach(condition -> lines.add(ExpressionText.of(condition)));
        lines.add(claim.play().name());
        lines.add(claim.text());
        return ProofRecords.digest(String.join("\n", lines));
    }
}
