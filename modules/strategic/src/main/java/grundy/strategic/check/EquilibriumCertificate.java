package grundy.strategic.check;

import grundy.strategic.matrix.MatrixGame;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A certificate from which equilibria of a game can be checked again, with their payoffs and the value
/// of the game.
///
/// | claimed | decided by |
/// | --- | --- |
/// | each profile is an equilibrium | {@link DeviationGains#isEquilibrium}: nobody gains by another strategy |
/// | what it gives | {@link DeviationGains#payoffs} |
/// | how many equilibria there are: each stands there once | {@link #faults} |
/// | the value | an equilibrium that gives it, where the sum is constant ({@link MatrixGame#isConstantSum}) |
/// | the steps of elimination, in their rounds, and whether each is strict | {@link DominationCheck} |
///
/// That there are no other equilibria, and no further steps, is not part of it. One that states neither equilibria nor
/// steps proves nothing, and does not hold.
///
/// @param value of the first player in a game with a constant sum; null if nothing is said
/// @param eliminated steps of an iterated elimination
public record EquilibriumCertificate(
        MatrixGame game, List<Claim> equilibria, @Nullable Rational value, List<DominationStep> eliminated) {
    /// An equilibrium with the payoff of each player.
    public record Claim(StrategyProfile profile, List<Rational> payoffs) {}

    /// @return the faults, in the order in which they were found; empty if all holds
    public List<Message> faults() {
        if (equilibria.isEmpty() && eliminated.isEmpty() && value == null)
            return List.of(Message.of("matrix.check.nothing"));
        var faults = new ArrayList<Message>();
        var distinct = new HashSet<StrategyProfile>();
        for (int i = 0; i < equilibria.size(); i++)
            if (distinct.add(equilibria.get(i).profile())) fault(i + 1, equilibria.get(i), faults);
            else faults.add(Message.of("matrix.check.twice", "number", i + 1));
        if (value != null) valueFault(value, faults);
        if (!DominationCheck.holds(game, eliminated)) faults.add(Message.of("matrix.check.dominance"));
        return faults;
    }

    private void fault(int number, Claim claim, List<Message> faults) {
        if (!DeviationGains.isProfile(game, claim.profile())) {
            faults.add(Message.of("matrix.check.profile", "number", number));
            return;
        }
        var deviations = DeviationGains.of(game, claim.profile());
        for (int player = 0; player < game.playerCount(); player++) {
            var name = game.players().get(player).name();
            if (deviations.gain(player).signum() > 0) {
                var best = deviations.best(player);
                int strategy = deviations.alternatives().get(player).indexOf(best);
                faults.add(Message.of(
                        "matrix.check.deviation",
                        "number",
                        number,
                        "player",
                        name,
                        "payoff",
                        deviations.payoffs().get(player),
                        "strategy",
                        game.strategy(player, strategy),
                        "better",
                        best));
            }
        }
        if (!deviations.payoffs().equals(claim.payoffs()))
            faults.add(Message.of(
                    "matrix.check.payoffs",
                    "number",
                    number,
                    "claimed",
                    listText(claim.payoffs()),
                    "found",
                    listText(deviations.payoffs())));
    }

    /// The value is right if some equilibrium gives it: in a game with a constant sum all give the same.
    private void valueFault(Rational claimed, List<Message> faults) {
        if (!game.isConstantSum()) {
            faults.add(Message.of(game.playerCount() == 2 ? "matrix.check.no-value" : "matrix.check.players"));
            return;
        }
        for (var claim : equilibria)
            if (DeviationGains.isProfile(game, claim.profile())) {
                var deviations = DeviationGains.of(game, claim.profile());
                if (!deviations.isEquilibrium()) continue;
                if (!deviations.payoffs().getFirst().equals(claimed))
                    faults.add(Message.of(
                            "matrix.check.value",
                            "claimed",
                            claimed,
                            "found",
                            deviations.payoffs().getFirst()));
                return;
            }
        faults.add(Message.of("matrix.check.value-alone"));
    }

    private static String listText(List<Rational> numbers) {
        return String.join(", ", numbers.stream().map(Rational::toString).toList());
    }
}
