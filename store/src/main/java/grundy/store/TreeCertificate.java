package grundy.store;

import grundy.rules.SyntaxException;
import grundy.store.json.JsonObject;
import grundy.strategic.check.Behaviour;
import grundy.strategic.check.TreeCheck;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.solve.TreeVerdict.Solved;
import grundy.strategic.tree.EfgText;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeText;
import grundy.text.Message;
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
/// @param perfect whether the profiles are said to be subgame-perfect, and not only equilibria
/// @param profiles with what they are said to give
public record TreeCertificate(GameTree tree, boolean perfect, List<Solved> profiles) {
    /// What the member `certificate` says.
    public static final String KIND = "grundy-tree";

    private static final int VERSION = 1;

    /// Writes all of it or nothing; a tree that was solved by way of its strategic form gets the
    /// certificate of that.
    public static void write(TreeVerdict verdict, Path file) throws IOException {
        var node = switch (verdict) {
            case TreeVerdict.Perfect found -> json(found.tree(), true, found.found());
            case TreeVerdict.Value value -> json(value.tree(), false, List.of(value.optimal()));
            case TreeVerdict.Strategic(var _, var strategic) -> MatrixCertificate.json(strategic);
        };
        Seal.write(node, file, Disk.SYSTEM);
    }

    private static JsonObject json(GameTree tree, boolean perfect, List<Solved> profiles) {
        var node = new JsonObject()
                .put("certificate", KIND)
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
    public static TreeCertificate read(Path file, Map<?, ?> members) {
        known(file, members, "certificate", "version", "game", "subgamePerfect", "profiles");
        if (!Long.valueOf(VERSION).equals(members.get("version"))) throw fault(file, "version");
        if (!(members.get("game") instanceof String text)) throw fault(file, "game");
        if (!(members.get("subgamePerfect") instanceof Boolean perfect)) throw fault(file, "subgamePerfect");
        if (!(members.get("profiles") instanceof List<?> list)) throw fault(file, "profiles");
        var profiles = new ArrayList<Solved>();
        for (var element : list) {
            if (!(element instanceof Map<?, ?> one) || !(one.get("behaviour") instanceof List<?> sets))
                throw fault(file, "behaviour");
            known(file, one, "behaviour", "payoffs");
            profiles.add(new Solved(
                    new Behaviour(sets.stream()
                            .map(set -> numbers(set, file, "behaviour"))
                            .toList()),
                    numbers(one.get("payoffs"), file, "payoffs")));
        }
        try {
            return new TreeCertificate(TreeText.read(text), perfect, profiles);
        } catch (SyntaxException _) {
            throw fault(file, "game");
        }
    }

    private static void known(Path file, Map<?, ?> members, String... names) {
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
        return new StoreException(Message.of("store.equilibria.member", "file", file, "member", member));
    }

    /// @return what is wrong; empty if all holds
    public List<Message> faults() {
        var faults = new ArrayList<Message>();
        for (int i = 0; i < profiles.size(); i++) {
            var solved = profiles.get(i);
            boolean holds = perfect
                    ? TreeCheck.isSubgamePerfect(tree, solved.behaviour(), solved.payoffs())
                    : TreeCheck.isEquilibrium(tree, solved.behaviour(), solved.payoffs());
            if (!holds)
                faults.add(Message.of(perfect ? "store.tree.not-perfect" : "store.tree.not-value", "number", i + 1));
        }
        return faults;
    }
}
