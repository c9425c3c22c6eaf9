package grundy.strategic.explain;

import grundy.strategic.solve.MatrixVerdict;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Explains the analysis of a game in strategic form.
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
    public List<Block> answer(List<Message> notes) {
        var blocks = new Blocks(language);
        heading(blocks);
        notes.forEach(blocks::say);
        blocks.gap();
        new MatrixTable(verdict, names).tell(blocks);
        blocks.gap();
        new EliminationText(verdict, names).tell(blocks);
        blocks.gap();
        new EquilibriaText(verdict, names).tell(blocks);
        blocks.gap();
        value(blocks);
        pareto(blocks);
        blocks.gap();
        blocks.add(explanation());
        blocks.gap();
        blocks.say(evidence());
        return blocks.list();
    }

    /// @return blocks that explain why nobody deviates, and what kind of situation it is
    public List<Block> explanation() {
        var blocks = new Blocks(language);
        var game = verdict.game();
        if (game.playerCount() == 2 && game.strategies(0) == 2 && game.strategies(1) == 2)
            new TwoByTwoLesson(verdict, names).tell(blocks);
        var found = verdict.equilibria().equilibria();
        boolean small =
                game.players().stream().allMatch(player -> player.strategies().size() <= 30);
        if (small && !found.isEmpty()) {
            blocks.gap();
            blocks.say(Message.of("matrix.proof"));
            for (int i = 0; i < Math.min(MOST_PROOFS, found.size()); i++) {
                if (found.size() > 1)
                    blocks.item(MarkedText.joined(
                            "", List.of(names.profile(found.get(i).profile())), "", ":"));
                EquilibriaText.proof(found.get(i), names, blocks);
            }
            if (found.size() > MOST_PROOFS)
                blocks.more(Message.of("matrix.proof.more", "count", found.size() - MOST_PROOFS));
        }
        saddle(blocks);
        return blocks.list();
    }

    /// @return the evidence for the answer
    public Message evidence() {
        return StrategicEvidenceLine.of(verdict.evidence());
    }

    private void heading(Blocks blocks) {
        var game = verdict.game();
        if (!game.title().isEmpty()) blocks.add(new Block.Heading(game.title()));
        if (game.playerCount() == 2)
            blocks.say(Message.of(
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
            blocks.say(Message.of(
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

    private void value(Blocks blocks) {
        var saddle = verdict.value();
        if (saddle == null) return;
        blocks.say(Message.of(
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

    private void saddle(Blocks blocks) {
        var saddle = verdict.value();
        if (saddle == null) return;
        var profile = saddle.equilibrium().profile();
        blocks.gap();
        blocks.say(Message.of(
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

    private void pareto(Blocks blocks) {
        if (verdict.pareto().isEmpty()) {
            blocks.say(Message.of("matrix.pareto.large"));
            return;
        }
        var cells = verdict.pareto().get();
        if (cells.size() == verdict.game().cells() && cells.size() > 1) {
            blocks.say(Message.of("matrix.pareto.all"));
            return;
        }
        var listed = new ArrayList<>(
                cells.stream().limit(MOST_PROFILES).map(names::profile).toList());
        if (cells.size() > MOST_PROFILES) listed.add("…");
        blocks.say(Message.of("matrix.pareto", "count", cells.size(), "profiles", listed));
    }
}
