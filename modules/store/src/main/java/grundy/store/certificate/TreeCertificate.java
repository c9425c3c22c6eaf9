package grundy.store.certificate;

import grundy.json.JsonMembers;
import grundy.json.JsonObject;
import grundy.rules.notation.SyntaxException;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateSeal;
import grundy.strategic.check.BehaviourCertificate;
import grundy.strategic.check.BehaviourCertificate.Claim;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.solve.TreeVerdict.ValuedBehaviour;
import grundy.strategic.tree.EfgText;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeText;
import grundy.value.Rational;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Certificates of behaviour in game trees as files, in JSON; the tree stands in them as Gambit reads it.
///
/// Its members: `game`, the tree; `subgamePerfect`, whether the profiles are claimed to be that, or else to give the
/// value; and `profiles`, each with `behaviour`, for each information set the probability of each action, and
/// `payoffs`. {@link BehaviourCertificate} says what decides each.
public final class TreeCertificate {
    private static final int VERSION = 1;

    private TreeCertificate() {}

    /// Writes all of it or nothing; a tree that was solved by way of its strategic form gets the
    /// certificate of that.
    ///
    /// @return whether there was something to certify
    public static boolean write(TreeVerdict verdict, Path file) throws IOException {
        if (verdict instanceof TreeVerdict.Strategic(var _, var strategic))
            return MatrixCertificate.write(strategic, file);
        var node = switch (verdict) {
            case TreeVerdict.Perfect found -> json(found.tree(), true, found.equilibria());
            case TreeVerdict.Value value -> json(value.tree(), false, List.of(value.optimal()));
            case TreeVerdict.Strategic _ -> throw new AssertionError("The strategic form was certified above");
        };
        CertificateSeal.write(node, file, DiskAccess.SYSTEM);
        return true;
    }

    private static JsonObject json(GameTree tree, boolean perfect, List<ValuedBehaviour> profiles) {
        var node = new JsonObject()
                .put(CertificateKind.MEMBER, CertificateKind.TREE.id())
                .put("version", VERSION)
                .put("game", EfgText.write(tree))
                .put("subgamePerfect", perfect);
        var array = node.putArray("profiles");
        for (var solved : profiles) {
            var one = array.addObject();
            var behaviour = one.putArray("behaviour");
            for (var set : solved.behaviour().actions()) {
                var weights = behaviour.addArray();
                set.forEach(weight -> weights.add(weight.toString()));
            }
            var payoffs = one.putArray("payoffs");
            solved.payoffs().forEach(payoff -> payoffs.add(payoff.toString()));
        }
        return node;
    }

    /// @param members of the document
    /// @throws StoreException if something is missing
    public static BehaviourCertificate read(Path file, Map<?, ?> members) {
        requireKnown(file, members, "certificate", "version", "game", "subgamePerfect", "profiles");
        if (!Long.valueOf(VERSION).equals(members.get("version"))) throw fault(file, "version");
        if (!(members.get("game") instanceof String text)) throw fault(file, "game");
        if (!(members.get("subgamePerfect") instanceof Boolean perfect)) throw fault(file, "subgamePerfect");
        if (!(members.get("profiles") instanceof List<?> list)) throw fault(file, "profiles");
        var profiles = new ArrayList<Claim>();
        for (var element : list) {
            if (!(element instanceof Map<?, ?> one) || !(one.get("behaviour") instanceof List<?> sets))
                throw fault(file, "behaviour");
            requireKnown(file, one, "behaviour", "payoffs");
            profiles.add(new Claim(
                    new BehaviourStrategy(sets.stream()
                            .map(set -> numbers(set, file, "behaviour"))
                            .toList()),
                    numbers(one.get("payoffs"), file, "payoffs")));
        }
        try {
            return new BehaviourCertificate(TreeText.read(text), perfect, profiles);
        } catch (SyntaxException _) {
            throw fault(file, "game");
        }
    }

    private static void requireKnown(Path file, Map<?, ?> members, String... names) {
        JsonMembers.unknown(members, Set.of(names)).ifPresent(name -> {
            throw fault(file, name);
        });
    }

    private static List<Rational> numbers(@Nullable Object value, Path file, String member) {
        if (!(value instanceof List<?> list)) throw fault(file, member);
        return list.stream()
                .map(element -> MatrixCertificate.number(element).orElseThrow(() -> fault(file, member)))
                .toList();
    }

    private static StoreException fault(Path file, String member) {
        return CertificateKind.TREE.fault(file, member);
    }
}
