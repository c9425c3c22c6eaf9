package grundy.present.picture;

import grundy.strategic.check.Profile;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.List;
import java.util.Locale;

/// The best responses of a 2 x 2 game as a picture: to the right how often the first player plays his first strategy,
/// upwards how often the second plays hers; each player's best responses as a line or an area, equilibria where they
/// meet.
public record BestResponseDiagram(MatrixVerdict verdict, Language language) {
    private static final int SIZE = 360;
    private static final int LEFT = 90;
    private static final int TOP = 60;
    private static final String FIRST = "#1f5fbf";
    private static final String SECOND = "#c0392b";

    /// @return whether there is such a picture of the game
    public static boolean fits(MatrixGame game) {
        return game.playerCount() == 2 && game.strategies(0) == 2 && game.strategies(1) == 2;
    }

    /// @return a document of its own, in UTF-8
    public String svg() {
        var game = verdict.game();
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" \
                font-family="sans-serif" font-size="14">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#ffffff"/>
                <rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#999999"/>
                """,
                LEFT + SIZE + 60,
                TOP + SIZE + 130,
                LEFT + SIZE + 60,
                TOP + SIZE + 130,
                escaped(title()),
                LEFT,
                TOP,
                SIZE,
                SIZE));
        svg.append(text(LEFT, TOP - 24, "start", "#222222", title()));
        responses(svg, game, 0, FIRST);
        responses(svg, game, 1, SECOND);
        equilibria(svg);
        axes(svg, game);
        return svg.append("</svg>\n").toString();
    }

    private String title() {
        var title = verdict.game().title();
        return title.isEmpty() ? Message.of("matrix.svg.title").in(language) : title;
    }

    /// What the player gains by his first strategy, when the other plays his first one with probability 0 and 1.
    private static Rational gain(MatrixGame game, int player, int other) {
        return player == 0
                ? game.payoff(0, 0, other).minus(game.payoff(0, 1, other))
                : game.payoff(1, other, 0).minus(game.payoff(1, other, 1));
    }

    private void responses(StringBuilder svg, MatrixGame game, int player, String colour) {
        // Strategy 0 of the other is probability 1.
        var at1 = gain(game, player, 0);
        var at0 = gain(game, player, 1);
        if (at0.signum() == 0 && at1.signum() == 0) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"0.15\" stroke=\"%s\"/>\n",
                    LEFT,
                    TOP,
                    SIZE,
                    SIZE,
                    colour,
                    colour));
            return;
        }
        var points = new StringBuilder();
        point(points, player, at0.signum() >= 0 ? 1 : 0, 0);
        if (at0.signum() == 0) {
            points.setLength(0);
            point(points, player, at1.signum() > 0 ? 0 : 1, 0);
            point(points, player, at1.signum() > 0 ? 1 : 0, 0);
        } else if (at0.signum() * at1.signum() < 0) {
            // The line turns where the other makes him indifferent.
            double turn = at0.dividedBy(at0.minus(at1)).approximate();
            point(points, player, at0.signum() > 0 ? 1 : 0, turn);
            point(points, player, at1.signum() > 0 ? 1 : 0, turn);
        }
        point(points, player, (at1.signum() == 0 ? at0 : at1).signum() > 0 ? 1 : 0, 1);
        if (at1.signum() == 0) point(points, player, at0.signum() > 0 ? 0 : 1, 1);
        svg.append(String.format(
                Locale.ROOT,
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" stroke-linejoin=\"round\"/>\n",
                points.toString().strip(),
                colour,
                player == 0 ? 5 : 3));
    }

    private static void point(StringBuilder points, int player, double own, double other) {
        double x = player == 0 ? own : other;
        double y = player == 0 ? other : own;
        points.append(String.format(Locale.ROOT, "%.1f,%.1f ", LEFT + SIZE * x, TOP + SIZE * (1 - y)));
    }

    private void equilibria(StringBuilder svg) {
        if (verdict.equilibria() instanceof Equilibria.All all) for (var subset : all.subsets()) area(svg, subset);
        for (var solved : verdict.equilibria().found()) {
            double x = solved.profile().strategies().get(0).getFirst().approximate();
            double y = solved.profile().strategies().get(1).getFirst().approximate();
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"8\" fill=\"#222222\"><title>%s</title></circle>\n",
                    LEFT + SIZE * x,
                    TOP + SIZE * (1 - y),
                    escaped(solved.profile().strategies().get(0).getFirst() + ", "
                            + solved.profile().strategies().get(1).getFirst())));
            ticks(svg, solved.profile(), x, y);
        }
    }

    /// With which probabilities the first strategies are played in a mixed equilibrium, beside the axes.
    private static void ticks(StringBuilder svg, Profile profile, double x, double y) {
        if (profile.support(0).length == 2)
            svg.append(text(
                    (int) (LEFT + SIZE * x),
                    TOP + SIZE + 20,
                    "middle",
                    FIRST,
                    number(profile.strategies().get(0).getFirst())));
        if (profile.support(1).length == 2)
            svg.append(text(
                    LEFT - 8,
                    (int) (TOP + SIZE * (1 - y)) + 5,
                    "end",
                    SECOND,
                    number(profile.strategies().get(1).getFirst())));
    }

    private static String number(Rational number) {
        var text = number.toString();
        return text.length() <= 9 ? text : String.format(Locale.ROOT, "%.4f", number.approximate());
    }

    /// A line or a rectangle of equilibria.
    private static void area(StringBuilder svg, NashSubsets.Subset subset) {
        double x0 = least(subset.rows());
        double x1 = most(subset.rows());
        double y0 = least(subset.columns());
        double y1 = most(subset.columns());
        if (x0 == x1 && y0 == y1) return;
        if (x0 == x1 || y0 == y1) {
            // A rectangle without width is not drawn.
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#222222\" stroke-width=\"10\" stroke-opacity=\"0.6\"/>\n",
                    LEFT + SIZE * x0,
                    TOP + SIZE * (1 - y0),
                    LEFT + SIZE * x1,
                    TOP + SIZE * (1 - y1)));
            return;
        }
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#222222\" fill-opacity=\"0.3\" stroke=\"#222222\" stroke-width=\"6\" stroke-opacity=\"0.6\"/>\n",
                LEFT + SIZE * x0,
                TOP + SIZE * (1 - y1),
                SIZE * (x1 - x0),
                SIZE * (y1 - y0)));
    }

    private static double least(List<List<Rational>> strategies) {
        return strategies.stream()
                .mapToDouble(some -> some.getFirst().approximate())
                .min()
                .orElse(0);
    }

    private static double most(List<List<Rational>> strategies) {
        return strategies.stream()
                .mapToDouble(some -> some.getFirst().approximate())
                .max()
                .orElse(0);
    }

    private void axes(StringBuilder svg, MatrixGame game) {
        for (int end = 0; end < 2; end++) {
            svg.append(text(LEFT + SIZE * end, TOP + SIZE + 20, "middle", FIRST, game.strategy(0, 1 - end)));
            svg.append(text(LEFT - 8, TOP + SIZE * (1 - end) + 5, "end", SECOND, game.strategy(1, 1 - end)));
        }
        svg.append(text(LEFT, TOP + SIZE + 52, "start", FIRST, legend(game, 0)));
        svg.append(text(LEFT, TOP + SIZE + 76, "start", SECOND, legend(game, 1)));
        svg.append(text(
                LEFT,
                TOP + SIZE + 100,
                "start",
                "#222222",
                Message.of("matrix.svg.equilibria").in(language)));
    }

    private String legend(MatrixGame game, int player) {
        var name = game.players().get(player).name();
        var shown = name.matches("[0-9]*")
                ? Message.of("matrix.player", "number", player + 1).in(language)
                : name;
        return Message.of("matrix.svg.responses", "player", shown).in(language);
    }

    private static String text(int x, int y, String anchor, String colour, String text) {
        return String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n",
                x,
                y,
                anchor,
                colour,
                escaped(text));
    }

    private static String escaped(String text) {
        var shown = text.length() <= 60 ? text : text.substring(0, 60) + "…";
        return shown.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
