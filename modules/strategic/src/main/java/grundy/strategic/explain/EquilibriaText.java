package grundy.strategic.explain;

import grundy.strategic.check.StrategyProfile;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.strategic.solve.MatrixVerdict.ProvedEquilibrium;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.MarkedText;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Describes the equilibria with their payoffs, and the sets they make where there are infinitely many.
record EquilibriaText(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    private static final int MOST = 60;

    @Override
    public void tell(Blocks blocks) {
        pure(blocks);
        blocks.gap();
        switch (verdict.equilibria()) {
            case Equilibria.AllExtreme extreme -> all(extreme, blocks);
            case Equilibria.SinglePath(var equilibrium, var pivots) -> {
                blocks.say(Message.of("matrix.equilibria.one", "pivots", pivots));
                item(equilibrium, blocks);
            }
            case Equilibria.Optimal(var equilibrium) -> {
                blocks.say(Message.of("matrix.equilibria.optimal"));
                item(equilibrium, blocks);
            }
            case Equilibria.Pure _ -> blocks.say(Message.of("matrix.equilibria.pure-only"));
        }
    }

    private void pure(Blocks blocks) {
        var pure = verdict.pure();
        if (pure.isEmpty()) {
            blocks.say(Message.of("matrix.equilibria.no-pure"));
            return;
        }
        blocks.say(Message.of("matrix.equilibria.pure", "count", pure.size()));
        pure.stream()
                .limit(MOST)
                .forEach(cell -> blocks.item(Message.of(
                        "matrix.equilibrium",
                        "profile",
                        names.profile(cell),
                        "payoffs",
                        names.payoffs(names.game().payoffs(cell)))));
        more(pure.size(), blocks);
    }

    private static void more(int size, Blocks blocks) {
        if (size > MOST) blocks.more(Message.of("matrix.more", "count", size - MOST));
    }

    private void all(Equilibria.AllExtreme extreme, Blocks blocks) {
        blocks.say(Message.of(
                "matrix.equilibria.all", "count", extreme.equilibria().size(), "vertices", extreme.vertices()));
        for (int i = 0; i < Math.min(MOST, extreme.equilibria().size()); i++)
            item(extreme.equilibria().get(i), blocks);
        more(extreme.equilibria().size(), blocks);
        boolean infinite = extreme.subsets().size() < extreme.equilibria().size();
        if (infinite) subsets(extreme, blocks);
        else
            blocks.say(Message.of(
                    extreme.degenerate() ? "matrix.equilibria.isolated" : "matrix.equilibria.nondegenerate"));
    }

    private void item(ProvedEquilibrium equilibrium, Blocks blocks) {
        blocks.numbered(Message.of(
                "matrix.equilibrium",
                "profile",
                names.profile(equilibrium.profile()),
                "payoffs",
                names.payoffs(equilibrium.proof().payoffs())));
    }

    /// Maximal Nash subsets by the numbers of the equilibria that span them.
    private void subsets(Equilibria.AllExtreme extreme, Blocks blocks) {
        var numbers = new HashMap<StrategyProfile, Integer>();
        for (int i = 0; i < extreme.equilibria().size(); i++)
            numbers.put(extreme.equilibria().get(i).profile(), i + 1);
        blocks.gap();
        blocks.say(Message.of(
                "matrix.subsets",
                "count",
                extreme.subsets().size(),
                "components",
                extreme.subsets().stream()
                        .mapToInt(NashSubsets.Subset::component)
                        .max()
                        .orElse(0)));
        extreme.subsets().stream().limit(MOST).forEach(subset -> blocks.item(subset(subset, numbers)));
        more(extreme.subsets().size(), blocks);
    }

    private static Message subset(NashSubsets.Subset subset, Map<StrategyProfile, Integer> numbers) {
        var members = subset.rows().stream()
                .flatMap(row -> subset.columns().stream().map(column -> numbers.get(profile(row, column))))
                .sorted()
                .map(String::valueOf)
                .toList();
        return Message.of(
                "matrix.subset",
                "component",
                subset.component(),
                "rows",
                subset.rows().size(),
                "columns",
                subset.columns().size(),
                "members",
                String.join(", ", members.subList(0, Math.min(MOST, members.size())))
                        + (members.size() > MOST ? ", …" : ""));
    }

    private static StrategyProfile profile(List<Rational> row, List<Rational> column) {
        return new StrategyProfile(List.of(row, column));
    }

    /// Proves one equilibrium by the payoff of each player's other strategies.
    static void proof(ProvedEquilibrium equilibrium, MatrixNames names, Blocks blocks) {
        for (int player = 0; player < names.game().playerCount(); player++) {
            int who = player;
            var others = IntStream.range(0, names.game().strategies(player))
                    .filter(s ->
                            equilibrium.profile().strategies().get(who).get(s).signum() == 0)
                    .limit(8)
                    .mapToObj(s -> MarkedText.joined(
                            names.strategy(who, s) + " ",
                            List.of(names.payoff(
                                    equilibrium.proof().alternatives().get(who).get(s))),
                            "",
                            ""))
                    .toList();
            boolean mixes = equilibrium.profile().support(player).length > 1;
            var key = others.isEmpty() ? "matrix.proof.all-played" : mixes ? "matrix.proof.mixed" : "matrix.proof.pure";
            blocks.item(Message.of(
                    key,
                    "player",
                    names.player(player),
                    "payoff",
                    names.payoff(equilibrium.proof().payoffs().get(player)),
                    "strategy",
                    names.mixture(player, equilibrium.profile().strategies().get(player)),
                    "others",
                    others));
        }
    }
}
