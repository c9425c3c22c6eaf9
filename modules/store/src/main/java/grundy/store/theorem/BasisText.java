package grundy.store.theorem;

import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.theorem.GameFormulas;
import grundy.json.JsonObject;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.store.StoreException;
import grundy.store.document.CertificateMembers;
import grundy.store.document.StoredRules;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads and writes the basis of a verdict in its certificate, beside the closed form: `periods`, each
/// with `preperiod`, `period`, `saltus`, `verifiedTo`, `theorem` (the citation) and `misere`; `proof`,
/// a {@link TheoremFile} whole; and `quotient`, a {@link QuotientFile} without its digest. What there is
/// none of is left out.
///
/// @param proof the theorem of the basis as a file
/// @param quotient that of the basis as a file
public record BasisText(VerdictBasis basis, Optional<TheoremFile> proof, Optional<QuotientFile> quotient) {
    private static final String PERIODS = "periods";
    private static final String PROOF = "proof";
    private static final String QUOTIENT = "quotient";

    public void write(JsonObject node) {
        if (!basis.periods().isEmpty()) {
            var list = node.putArray(PERIODS);
            for (var period : basis.periods())
                list.addObject()
                        .put("preperiod", period.preperiod())
                        .put("period", period.period())
                        .put("saltus", period.saltus())
                        .put("verifiedTo", period.verifiedTo())
                        .put("theorem", period.theorem())
                        .put("misere", period.misere());
        }
        proof.ifPresent(file -> node.set(PROOF, file.document()));
        quotient.ifPresent(file -> node.set(QUOTIENT, file.document()));
    }

    /// @param statement which was read before
    /// @throws StoreException if the members are not those of such a certificate
    public static BasisText read(CertificateMembers in, String statement) {
        return new BasisReader(in).basis(statement);
    }

    /// @return the theorem of a basis, about the game of a verdict
    public static Optional<TheoremFile> proof(VerdictBasis basis, Game game, Play play) {
        return basis.theorem().map(named -> {
            int coordinates = named.theorem().game().coordinates().size();
            int heaps = coordinates > game.rules().arity() ? coordinates : 0;
            var theorem = named.theorem().about(GameFormulas.of(game.rules(), play, heaps));
            return new TheoremFile(StoredRules.text(game), heaps, theorem, named.claim());
        });
    }

    /// @return the quotient of a basis, with the games of a verdict as they are written
    public static Optional<QuotientFile> quotient(VerdictBasis basis, Sum sum) {
        return basis.quotient()
                .map(theorem -> new QuotientFile(
                        theorem.games().stream()
                                .map(rules -> sum.components().stream()
                                        .map(Component::game)
                                        .filter(game -> game.rules().equals(rules))
                                        .findFirst()
                                        .map(StoredRules::text)
                                        .orElseThrow())
                                .toList(),
                        theorem));
    }

    private record BasisReader(CertificateMembers in) {
        BasisText basis(String statement) {
            var proof = proof();
            var theorem = proof.map(read -> new Evidence.Automatic(read.theorem(), read.claim()));
            var quotient = quotient();
            var basis = new VerdictBasis(statement, periods(), theorem, quotient.map(QuotientFile::theorem));
            return new BasisText(basis, proof, quotient);
        }

        private List<Evidence.Period> periods() {
            if (!in.has(PERIODS)) return List.of();
            var periods = new ArrayList<Evidence.Period>();
            for (var one : in.list(PERIODS)) {
                if (!(one instanceof Map<?, ?> period
                        && period.get("preperiod") instanceof Long preperiod
                        && period.get("period") instanceof Long length
                        && period.get("saltus") instanceof Long saltus
                        && period.get("verifiedTo") instanceof Long verifiedTo
                        && period.get("theorem") instanceof String theorem
                        && period.get("misere") instanceof Boolean misere)) throw in.fault(PERIODS);
                periods.add(new Evidence.Period(preperiod, length, saltus, verifiedTo, theorem, misere));
            }
            return List.copyOf(periods);
        }

        private Optional<TheoremFile> proof() {
            if (!in.has(PROOF)) return Optional.empty();
            if (!(in.get(PROOF) instanceof Map<?, ?> proof) || !TheoremFile.isTheorem(proof)) throw in.fault(PROOF);
            try {
                return Optional.of(TheoremFile.read(in.file(), proof));
            } catch (StoreException | RulesException | ArithmeticException _) {
                throw in.fault(PROOF);
            }
        }

        private Optional<QuotientFile> quotient() {
            if (!in.has(QUOTIENT)) return Optional.empty();
            if (!(in.get(QUOTIENT) instanceof Map<?, ?> quotient)) throw in.fault(QUOTIENT);
            try {
                return Optional.of(QuotientFile.read(in.file(), quotient));
            } catch (StoreException | RulesException _) {
                throw in.fault(QUOTIENT);
            }
        }
    }
}
