package grundy.strategic.explain;

import grundy.explain.Lesson;
import grundy.explain.Lines;
import grundy.strategic.check.Profile;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.strategic.solve.MatrixVerdict.Solved;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The equilibria with what they give, and the sets they make where there are infinitely many.
record EquilibriaText(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    private static final int MOST = 60;

    @Override
    public void tell(Lines lines) {
        pure(lines);
        lines.gap();
        switch (verdict.equilibria()) {
            case Equilibria.All all -> all(all, lines);
            case Equilibria.One(var solved, var pivots) -> {
                lines.say(Message.of("matrix.equilibria.one", "pivots", pivots));
                item(1, solved, lines);
            }
            case Equilibria.Optimal(var solved) -> {
                lines.say(Message.of("matrix.equilibria.optimal"));
                item(1, solved, lines);
            }
            case Equilibria.Pure _ -> lines.say(Message.of("matrix.equilibria.pure-only"));
        }
    }

    private void pure(Lines lines) {
        var pure = verdict.pure();
        if (pure.isEmpty()) {
            lines.say(Message.of("matrix.equilibria.no-pure"));
            return;
        }
        lines.say(Message.of("matrix.equilibria.pure", "count", pure.size()));
        pure.stream()
                .limit(MOST)
                .forEach(cell -> lines.item(lines.phrase(Message.of(
                        "matrix.equilibrium",
                        "profile",
                        names.profile(cell),
                        "payoffs",
                        names.payoffs(names.game().payoffs(cell))))));
        more(pure.size(), lines);
    }

    private static void more(int size, Lines lines) {
        if (size > MOST) lines.item(lines.phrase(Message.of("matrix.more", "count", size - MOST)));
    }

    private void all(Equilibria.All all, Lines lines) {
        lines.say(Message.of("matrix.equilibria.all", "count", all.found().size(), "vertices", all.vertices()));
        for (int i = 0; i < Math.min(MOST, all.found().size()); i++)
            item(i + 1, all.found().get(i), lines);
        more(all.found().size(), lines);
        boolean infinite = all.subsets().size() < all.found().size();
        if (infinite) subsets(all, lines);
        else lines.say(Message.of(all.degenerate() ? "matrix.equilibria.isolated" : "matrix.equilibria.nondegenerate"));
    }

    private void item(int number, Solved solved, Lines lines) {
        lines.item(number + ". "
                + lines.phrase(Message.of(
                        "matrix.equilibrium",
                        "profile",
                        names.profile(solved.profile()),
                        "payoffs",
                        names.payoffs(solved.proof().payoffs()))));
    }

    /// Maximal Nash subsets by the numbers of the equilibria that span them.
    private void subsets(Equilibria.All all, Lines lines) {
        var numbers = new HashMap<Profile, Integer>();
        for (int i = 0; i < all.found().size(); i++)
            numbers.put(all.found().get(i).profile(), i + 1);
        lines.gap();
        lines.say(Message.of(
                "matrix.subsets",
                "count",
                all.subsets().size(),
                "components",
                all.subsets().stream()
                        .mapToInt(NashSubsets.Subset::component)
                        .max()
                        .orElse(0)));
        all.subsets().stream().limit(MOST).forEach(subset -> lines.item(lines.phrase(subset(subset, numbers))));
        more(all.subsets().size(), lines);
    }

    private static Message subset(NashSubsets.Subset subset, Map<Profile, Integer> numbers) {
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

    private static Profile profile(List<Rational> row, List<Rational> column) {
        return new Profile(List.of(row, column));
    }

    /// What each player would get by playing something else, for one equilibrium.
    static void proof(Solved solved, MatrixNames names, Lines lines) {
        for (int player = 0; player < names.game().playerCount(); player++) {
            int who = player;
            var others = IntStream.range(0, names.game().strategies(player))
                    .filter(s -> solved.profile().strategies().get(who).get(s).signum() == 0)
                    .limit(8)
                    .mapToObj(s -> names.strategy(who, s) + " "
                            + names.payoff(
                                    solved.proof().alternatives().get(who).get(s)))
                    .toList();
            boolean mixes = solved.profile().support(player).length > 1;
            var key = others.isEmpty() ? "matrix.proof.all-played" : mixes ? "matrix.proof.mixed" : "matrix.proof.pure";
            lines.item(lines.phrase(Message.of(
                    key,
                    "player",
                    names.player(player),
                    "payoff",
                    names.payoff(solved.proof().payoffs().get(player)),
                    "strategy",
                    names.mixture(player, solved.profile().strategies().get(player)),
                    "others",
                    String.join(", ", others))));
        }
    }
}
