package grundy.strategic.check;

import grundy.strategic.tree.GameTree;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// A certificate from which behaviour in a game tree can be checked to be subgame-perfect, or to give
/// the value.
///
/// | claimed | decided by |
/// | --- | --- |
/// | subgame-perfect: an equilibrium in every subgame | {@link TreeCheck#isSubgamePerfect}: best replies in each |
/// | else that this is the value: both behaviours are best replies to each other | {@link TreeCheck#isEquilibrium} |
/// | and two players share a constant sum, without which best replies prove no value | {@link GameTree#isConstantSum} |
/// | that best replies are known | {@link TreeCheck#forgetful}: nobody forgets what he did or knew |
/// | what each profile gives | the same, from the payoffs at the ends |
/// | how many profiles there are: at least one, each once | {@link #faults} |
///
/// That there are no other profiles is not part of it.
///
/// @param perfect whether the profiles are claimed to be subgame-perfect, and not to give the value
public record BehaviourCertificate(GameTree tree, boolean perfect, List<Claim> profiles) {
    public BehaviourCertificate {
        profiles = List.copyOf(profiles);
    }

    /// A profile with the payoff of each player.
    public record Claim(BehaviourStrategy behaviour, List<Rational> payoffs) {}

    /// @return the faults, in the order in which they were found; empty if all holds
    public List<Message> faults() {
        if (profiles.isEmpty()) return List.of(Message.of("tree.check.none"));
        if (!perfect && !tree.isConstantSum()) return List.of(Message.of("tree.check.no-value"));
        if (TreeCheck.forgetful(tree).isPresent()) return List.of(Message.of("tree.check.forgetful"));
        var faults = new ArrayList<Message>();
        var distinct = new HashSet<BehaviourStrategy>();
        for (int i = 0; i < profiles.size(); i++) {
            var claim = profiles.get(i);
            if (!distinct.add(claim.behaviour())) faults.add(Message.of("tree.check.twice", "number", i + 1));
            else if (!holds(claim))
                faults.add(Message.of(perfect ? "tree.check.not-perfect" : "tree.check.not-best", "number", i + 1));
        }
        return faults;
    }

    private boolean holds(Claim claim) {
        return perfect
                ? TreeCheck.isSubgamePerfect(tree, claim.behaviour(), claim.payoffs())
                : TreeCheck.isEquilibrium(tree, claim.behaviour(), claim.payoffs());
    }
}
