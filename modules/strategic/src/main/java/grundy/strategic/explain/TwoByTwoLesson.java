package grundy.strategic.explain;

import grundy.strategic.check.DominationStep;
import grundy.strategic.engine.ParetoProfiles;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TextFormula;
import grundy.value.Rational;
import java.util.List;
import java.util.Optional;

/// Explains a game of two players with two strategies each: dominance in words for beginners, and the
/// name of the situation where it has one (A. Rapoport, M. J. Guyer and D. G. Gordon, The 2 x 2 Game,
/// 1976).
record TwoByTwoLesson(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var game = verdict.game();
        var strict = verdict.strict().steps().stream()
                .filter(step -> step.round() == 1)
                .toList();
        for (var step : strict) dominance(game, step, blocks);
        if (strict.size() == 2) dominanceSolved(game, blocks);
        else if (verdict.pure().size() == 2) two(game, blocks);
        else if (verdict.pure().isEmpty()) none(game, blocks);
        sayMixed(game, blocks);
        risk(blocks);
    }

    private void dominance(MatrixGame game, DominationStep step, Blocks blocks) {
        int player = step.player();
        int worse = step.strategy();
        int better = 1 - worse;
        blocks.say(Message.of(
                "matrix.story.dominance",
                "player",
                names.player(player),
                "other",
                names.player(1 - player),
                "first",
                names.strategy(1 - player, 0),
                "second",
                names.strategy(1 - player, 1),
                "better",
                names.strategy(player, better),
                "worse",
                names.strategy(player, worse),
                "a",
                payoff(game, player, better, 0),
                "b",
                payoff(game, player, worse, 0),
                "c",
                payoff(game, player, better, 1),
                "d",
                payoff(game, player, worse, 1)));
    }

    private static Rational payoff(MatrixGame game, int player, int own, int other) {
        return player == 0 ? game.payoff(0, own, other) : game.payoff(1, other, own);
    }

    private void dominanceSolved(MatrixGame game, Blocks blocks) {
        int played = verdict.pure().getFirst();
        int other = 3 - played;
        if (!ParetoProfiles.improves(game, other, played)) {
            blocks.say(Message.of("matrix.story.solved", "profile", names.profile(played)));
            return;
        }
        // Whoever leaves the better profile alone gains; whoever stays there alone is left with the worst.
        int alone = game.deviation(played, 0, game.strategyIn(other, 0));
        blocks.say(Message.of(
                "matrix.story.dilemma",
                "profile",
                names.profile(played),
                "payoffs",
                names.payoffs(game.payoffs(played)),
                "together",
                names.profile(other),
                "better",
                names.payoffs(game.payoffs(other)),
                "player",
                names.player(0),
                "strategy",
                names.strategy(0, game.strategyIn(other, 0)),
                "worst",
                game.payoff(0, alone),
                "now",
                game.payoff(0, played)));
        blocks.say(Message.of("matrix.story.dilemma-meaning"));
    }

    private void two(MatrixGame game, Blocks blocks) {
        int a = verdict.pure().get(0);
        int b = verdict.pure().get(1);
        if (a + b != 3 || verdict.risk().isEmpty()) return;
        if (ParetoProfiles.improves(game, a, b) || ParetoProfiles.improves(game, b, a)) {
            int better = ParetoProfiles.improves(game, a, b) ? a : b;
            blocks.say(Message.of(
                    "matrix.story.stag", "better", names.profile(better), "worse", names.profile(3 - better)));
            return;
        }
        int first = game.payoff(0, a).compareTo(game.payoff(0, b));
        int second = game.payoff(1, a).compareTo(game.payoff(1, b));
        if (first * second >= 0) {
            blocks.say(Message.of("matrix.story.coordination", "first", names.profile(a), "second", names.profile(b)));
            return;
        }
        compromise(game, a, b)
                .ifPresentOrElse(
                        cell -> blocks.say(Message.of(
                                "matrix.story.chicken",
                                "first",
                                names.profile(a),
                                "second",
                                names.profile(b),
                                "swerve",
                                names.profile(cell),
                                "crash",
                                names.profile(3 - cell),
                                "payoffs",
                                names.payoffs(game.payoffs(3 - cell)))),
                        () -> blocks.say(Message.of(
                                "matrix.story.sexes", "first", names.profile(a), "second", names.profile(b))));
    }

    /// @return the profile that is no equilibrium and gives both more than the equilibrium they
    ///     like less, while the one across from it gives both the least
    private static Optional<Integer> compromise(MatrixGame game, int a, int b) {
        for (int cell = 0; cell < 4; cell++) {
            if (cell == a || cell == b) continue;
            boolean better = true;
            boolean worst = true;
            for (int player = 0; player < 2; player++) {
                var least = game.payoff(player, a).compareTo(game.payoff(player, b)) < 0
                        ? game.payoff(player, a)
                        : game.payoff(player, b);
                better &= game.payoff(player, cell).compareTo(least) > 0;
                worst &= game.payoff(player, 3 - cell).compareTo(least) < 0;
            }
            if (better && worst) return Optional.of(cell);
        }
        return Optional.empty();
    }

    private void none(MatrixGame game, Blocks blocks) {
        blocks.say(Message.of(game.isConstantSum() ? "matrix.story.pennies" : "matrix.story.cycle"));
    }

    /// Each mixes so that the other does not care.
    private void sayMixed(MatrixGame game, Blocks blocks) {
        var found = verdict.equilibria().equilibria().stream()
                .filter(equilibrium -> equilibrium.profile().support(0).length == 2
                        && equilibrium.profile().support(1).length == 2)
                .findFirst();
        if (found.isEmpty()) return;
        var profile = found.get().profile();
        for (int player = 0; player < 2; player++)
            blocks.say(Message.of(
                    "matrix.story.mixed",
                    "player",
                    names.player(player),
                    "mixture",
                    names.mixture(player, profile.strategies().get(player)),
                    "other",
                    names.player(1 - player),
                    "first",
                    names.strategy(1 - player, 0),
                    "second",
                    names.strategy(1 - player, 1),
                    "sum",
                    sum(game, 1 - player, 0, profile.strategies().get(player)),
                    "otherSum",
                    sum(game, 1 - player, 1, profile.strategies().get(player)),
                    "payoff",
                    MatrixNames.fraction(found.get().proof().payoffs().get(1 - player))));
    }

    private static TextFormula sum(MatrixGame game, int player, int own, List<Rational> weights) {
        var text = "%s × %s + %s × %s"
                .formatted(
                        weights.get(0),
                        bracketed(payoff(game, player, own, 0)),
                        weights.get(1),
                        bracketed(payoff(game, player, own, 1)));
        return TextFormula.exact(text, text);
    }

    private static String bracketed(Rational number) {
        return number.signum() < 0 ? "(" + number + ")" : number.toString();
    }

    private void risk(Blocks blocks) {
        verdict.risk()
                .ifPresent(risk -> blocks.say(risk.dominant()
                        .map(cell -> Message.of(
                                "matrix.risk",
                                "profile",
                                names.profile(cell),
                                "other",
                                names.profile(3 - cell),
                                "more",
                                cell == risk.first() ? risk.firstProduct() : risk.secondProduct(),
                                "less",
                                cell == risk.first() ? risk.secondProduct() : risk.firstProduct()))
                        .orElseGet(() -> Message.of("matrix.risk.none", "product", risk.firstProduct()))));
    }
}
