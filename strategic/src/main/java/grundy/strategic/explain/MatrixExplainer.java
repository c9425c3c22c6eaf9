package grundy.strategic.explain;

import grundy.explain.Lines;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Puts what was found about a game in strategic form into words.
public final class MatrixExplainer {
    private static final int MOST_PROFILES = 30;
    private static final int MOST_PROOFS = 6;

    private final MatrixVerdict verdict;
    private final MatrixNames names;
    private final Language language;

    private MatrixExplainer(MatrixVerdict verdict, Language language) {
        this.verdict = verdict;
        this.language = language;
        this.names = new MatrixNames(verdict.game(), language);
    }

    public static MatrixExplainer of(MatrixVerdict verdict, Language language) {
        return new MatrixExplainer(verdict, language);
    }

    /// The whole answer: table, elimination, equilibria, value, Pareto-optimal outcomes, explanation, evidence.
    ///
    /// @param notes sentences about the game as it comes from the catalogue, before everything else but the table
    public String answer(List<Message> notes) {
        var lines = new Lines(language);
        heading(lines);
        notes.forEach(lines::say);
        lines.gap();
        new MatrixTable(verdict, names).tell(lines);
        lines.gap();
        new EliminationText(verdict, names).tell(lines);
        lines.gap();
        new EquilibriaText(verdict, names).tell(lines);
        lines.gap();
        value(lines);
        pareto(lines);
        lines.gap();
        explanation().lines().forEach(lines::row);
        lines.gap();
        lines.say(evidence());
        return lines.toString();
    }

    /// @return why nobody deviates, and what kind of situation it is, in several lines
    public String explanation() {
        var lines = new Lines(language);
        var game = verdict.game();
        if (game.playerCount() == 2 && game.strategies(0) == 2 && game.strategies(1) == 2)
            new TwoByTwoLesson(verdict, names).tell(lines);
        var found = verdict.equilibria().found();
        boolean small =
                game.players().stream().allMatch(player -> player.strategies().size() <= 30);
        if (small && !found.isEmpty()) {
            lines.gap();
            lines.say(Message.of("matrix.proof"));
            for (int i = 0; i < Math.min(MOST_PROOFS, found.size()); i++) {
                if (found.size() > 1) lines.item(names.profile(found.get(i).profile()) + ":");
                EquilibriaText.proof(found.get(i), names, lines);
            }
            if (found.size() > MOST_PROOFS)
                lines.item(lines.phrase(Message.of("matrix.proof.more", "count", found.size() - MOST_PROOFS)));
        }
        saddle(lines);
        return lines.toString();
    }

    /// @return what the answer rests on
    public Message evidence() {
        return switch (verdict.equilibria()) {
            case Equilibria.All all -> Message.of("matrix.evidence.all", "vertices", all.vertices());
            case Equilibria.One _ -> Message.of("matrix.evidence.one");
            case Equilibria.Optimal _ -> Message.of("matrix.evidence.optimal");
            case Equilibria.Pure _ ->
                Message.of("matrix.evidence.pure", "cells", verdict.game().cells());
        };
    }

    private void heading(Lines lines) {
        var game = verdict.game();
        if (!game.title().isEmpty()) lines.row(game.title());
        if (game.playerCount() == 2)
            lines.say(Message.of(
                    game.isZeroSum() ? "matrix.heading.zero-sum" : "matrix.heading",
                    "first",
                    names.player(0),
                    "second",
                    names.player(1),
                    "rows",
                    game.strategies(0),
                    "columns",
                    game.strategies(1)));
        else
            lines.say(Message.of(
                    "matrix.heading.several",
                    "players",
                    game.playerCount(),
                    "sizes",
                    String.join(
                            " x ",
                            game.players().stream()
                                    .map(player ->
                                            String.valueOf(player.strategies().size()))
                                    .toList())));
    }

    private void value(Lines lines) {
        var saddle = verdict.value();
        if (saddle == null) return;
        lines.say(Message.of(
                "matrix.value",
                "player",
                names.player(0),
                "value",
                names.payoff(saddle.value()),
                "guaranteed",
                names.payoff(saddle.guaranteed()),
                "conceded",
                names.payoff(saddle.conceded()),
                "gap",
                saddle.gap()));
    }

    private void saddle(Lines lines) {
        var saddle = verdict.value();
        if (saddle == null) return;
        var profile = saddle.equilibrium().profile();
        lines.gap();
        lines.say(Message.of(
                "matrix.story.value",
                "first",
                names.player(0),
                "second",
                names.player(1),
                "row",
                names.mixture(0, profile.strategies().get(0)),
                "column",
                names.mixture(1, profile.strategies().get(1)),
                "value",
                names.payoff(saddle.value())));
    }

    private void pareto(Lines lines) {
        if (verdict.pareto().isEmpty()) {
            lines.say(Message.of("matrix.pareto.large"));
            return;
        }
        var cells = verdict.pareto().get();
        if (cells.size() == verdict.game().cells() && cells.size() > 1) {
            lines.say(Message.of("matrix.pareto.all"));
            return;
        }
        var shown = cells.stream().limit(MOST_PROFILES).map(names::profile).toList();
        lines.say(Message.of(
                "matrix.pareto",
                "count",
                cells.size(),
                "profiles",
                String.join(", ", shown) + (cells.size() > MOST_PROFILES ? ", …" : "")));
    }
}
