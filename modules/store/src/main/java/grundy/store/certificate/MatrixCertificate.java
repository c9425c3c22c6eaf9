package grundy.store.certificate;

import grundy.json.JsonArray;
import grundy.json.JsonMembers;
import grundy.json.JsonObject;
import grundy.rules.notation.SyntaxException;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateSeal;
import grundy.store.document.StoredNumber;
import grundy.strategic.check.DominationStep;
import grundy.strategic.check.EquilibriumCertificate;
import grundy.strategic.check.EquilibriumCertificate.Claim;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.matrix.NfgText;
import grundy.strategic.solve.MatrixVerdict;
import grundy.value.Rational;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Certificates of equilibria as files, in JSON; numbers are exact texts.
///
/// Its members: `game`, as Gambit reads it; `equilibria`, each with `strategies`, for each player the probability of
/// each strategy, and `payoffs`; `value`, or null; and `eliminated`, each with `round`, `player`, `strategy`, `strict`
/// and `mixture`. {@link EquilibriumCertificate} says what decides each.
public final class MatrixCertificate {
    private static final int VERSION = 1;

    private MatrixCertificate() {}

    /// Writes all of it or nothing.
    ///
    /// @return whether there was something to certify: an equilibrium, or a strategy that goes
    public static boolean write(MatrixVerdict verdict, Path file) throws IOException {
        if (verdict.equilibria().equilibria().isEmpty()
                && verdict.strict().steps().isEmpty()) return false;
        CertificateSeal.write(json(verdict), file, DiskAccess.SYSTEM);
        return true;
    }

    private static JsonObject json(MatrixVerdict verdict) {
        var node = new JsonObject()
                .put(CertificateKind.MEMBER, CertificateKind.EQUILIBRIA.id())
                .put("version", VERSION)
                .put("game", NfgText.write(verdict.game()));
        var equilibria = node.putArray("equilibria");
        for (var equilibrium : verdict.equilibria().equilibria()) {
            var one = equilibria.addObject();
            var strategies = one.putArray("strategies");
            for (var strategy : equilibrium.profile().strategies()) texts(strategies.addArray(), strategy);
            texts(one.putArray("payoffs"), equilibrium.proof().payoffs());
        }
        var saddle = verdict.value();
        node.put("value", saddle == null ? null : saddle.value().toString());
        var steps = node.putArray("eliminated");
        for (var step : verdict.strict().steps()) {
            var one = steps.addObject()
                    .put("round", step.round())
                    .put("player", step.player() + 1)
                    .put("strategy", step.strategy() + 1)
                    .put("strict", step.strict());
            texts(one.putArray("mixture"), step.mixture());
        }
        return node;
    }

    private static void texts(JsonArray array, List<Rational> numbers) {
        numbers.forEach(number -> array.add(number.toString()));
    }

    /// @param members of the document
    /// @throws StoreException if something is missing
    public static EquilibriumCertificate read(Path file, Map<?, ?> members) {
        return new Members(file).certificate(members);
    }

    /// @return the number that a member holds, as a number or as a text
    static Optional<Rational> number(@Nullable Object value) {
        if (value instanceof Long number) return Optional.of(Rational.of(number));
        if (!(value instanceof String text)) return Optional.empty();
        return StoredNumber.fraction(text);
    }

    /// The members of a document, each asked for with the type it must have.
    private record Members(Path file) {
        EquilibriumCertificate certificate(Map<?, ?> members) {
            requireKnown(members, "certificate", "version", "game", "equilibria", "value", "eliminated");
            if (!Long.valueOf(VERSION).equals(members.get("version"))) throw fault("version");
            if (!(members.get("game") instanceof String text)) throw fault("game");
            try {
                return new EquilibriumCertificate(
                        MatrixText.read(text), claims(members), value(members), steps(members));
            } catch (SyntaxException _) {
                throw fault("game");
            }
        }

        private @Nullable Rational value(Map<?, ?> members) {
            if (!members.containsKey("value")) throw fault("value");
            return members.get("value") == null ? null : number(members.get("value"), "value");
        }

        private List<Claim> claims(Map<?, ?> members) {
            var claims = new ArrayList<Claim>();
            for (var element : list(members.get("equilibria"), "equilibria")) {
                if (!(element instanceof Map<?, ?> one)) throw fault("equilibria");
                requireKnown(one, "strategies", "payoffs");
                var strategies = list(one.get("strategies"), "strategies").stream()
                        .map(strategy -> numbers(strategy, "strategies"))
                        .toList();
                claims.add(new Claim(new StrategyProfile(strategies), numbers(one.get("payoffs"), "payoffs")));
            }
            return claims;
        }

        private List<DominationStep> steps(Map<?, ?> members) {
            var steps = new ArrayList<DominationStep>();
            for (var element : list(members.get("eliminated"), "eliminated")) {
                if (!(element instanceof Map<?, ?> one)
                        || !(one.get("round") instanceof Long round)
                        || !(one.get("player") instanceof Long player)
                        || !(one.get("strategy") instanceof Long strategy)
                        || !(one.get("strict") instanceof Boolean strict)) throw fault("eliminated");
                requireKnown(one, "round", "player", "strategy", "strict", "mixture");
                if (!isNumber(round) || !isNumber(player) || !isNumber(strategy)) throw fault("eliminated");
                steps.add(new DominationStep(
                        round.intValue(),
                        player.intValue() - 1,
                        strategy.intValue() - 1,
                        strict,
                        numbers(one.get("mixture"), "mixture")));
            }
            return steps;
        }

        private static boolean isNumber(long number) {
            return number >= 1 && number <= Integer.MAX_VALUE;
        }

        private void requireKnown(Map<?, ?> members, String... names) {
            JsonMembers.unknown(members, Set.of(names)).ifPresent(name -> {
                throw fault(name);
            });
        }

        private List<?> list(@Nullable Object value, String member) {
            if (value instanceof List<?> list) return list;
            throw fault(member);
        }

        private List<Rational> numbers(@Nullable Object value, String member) {
            return list(value, member).stream()
                    .map(element -> number(element, member))
                    .toList();
        }

        private Rational number(@Nullable Object value, String member) {
            return MatrixCertificate.number(value).orElseThrow(() -> fault(member));
        }

        private StoreException fault(String member) {
            return CertificateKind.EQUILIBRIA.fault(file, member);
        }
    }
}
