package grundy.present.picture.graph;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.SvgElement;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// The best responses of a 2 x 2 game as a picture: to the right how often the first player plays his first strategy,
/// upwards how often the second plays hers; each player's best responses as a line or an area, equilibria where they
/// meet.
public record BestResponseDiagram(MatrixVerdict verdict, Language language) {
    private static final int SIZE = 360;
    private static final int LEFT = 90;
    private static final int TOP = 60;

    /// The distance from the middle of the letters down to their line.
    private static final int BASELINE = 5;

    private static final PaperColour FIRST = PaperColour.LEFT;
    private static final PaperColour SECOND = PaperColour.RIGHT;

    /// @return whether there is such a picture of the game
    public static boolean fits(MatrixGame game) {
        return game.playerCount() == 2 && game.strategies(0) == 2 && game.strategies(1) == 2;
    }

    /// @return a document of its own, in UTF-8
    public String svg() {
        var game = verdict.game();
        var drawing = new Illustration().called(shorten(title()));
        drawing.box(LEFT, TOP, SIZE, SIZE, PaperColour.SHEET.light(), Pen.of(PaperColour.EDGE.light()));
        write(drawing, LEFT, TOP - 24, Anchor.START, PaperColour.INK, title());
        responses(drawing, game, 0, FIRST);
        responses(drawing, game, 1, SECOND);
        equilibria(drawing);
        axes(drawing, game);
        return drawing.svg();
    }

    private static SvgElement frame() {
        return SvgElement.of("rect")
                .with("x", LEFT)
                .with("y", TOP)
                .with("width", SIZE)
                .with("height", SIZE);
    }

    private String title() {
        var title = verdict.game().title();
        return title.isEmpty() ? Message.of("picture.matrix.title").in(language) : title;
    }

    /// The player's gain by his first strategy, when the other plays his first one with probability 0
    /// and 1.
    private static Rational gain(MatrixGame game, int player, int other) {
        return player == 0
                ? game.payoff(0, 0, other).minus(game.payoff(0, 1, other))
                : game.payoff(1, other, 0).minus(game.payoff(1, other, 1));
    }

    private void responses(Illustration drawing, MatrixGame game, int player, PaperColour colour) {
        // Strategy 0 of the other is probability 1.
        var at1 = gain(game, player, 0);
        var at0 = gain(game, player, 1);
        if (at0.signum() == 0 && at1.signum() == 0) {
            drawing.shape(frame().with("fill", colour.hex())
                    .with("fill-opacity", "0.15")
                    .with("stroke", colour.hex()));
            return;
        }
        var points = new StringJoiner(" ");
        point(points, player, (at0.signum() == 0 ? -at1.signum() : at0.signum()) > 0 ? 1 : 0, 0);
        if (at0.signum() == 0) {
            point(points, player, at1.signum() > 0 ? 1 : 0, 0);
        } else if (at0.signum() * at1.signum() < 0) {
            // The line turns where the other makes him indifferent.
            double turn = at0.dividedBy(at0.minus(at1)).approximate();
            point(points, player, at0.signum() > 0 ? 1 : 0, turn);
            point(points, player, at1.signum() > 0 ? 1 : 0, turn);
        }
        point(points, player, (at1.signum() == 0 ? at0 : at1).signum() > 0 ? 1 : 0, 1);
        if (at1.signum() == 0) point(points, player, at0.signum() > 0 ? 0 : 1, 1);
        drawing.shape(SvgElement.of("polyline")
                .with("points", points.toString())
                .with("fill", "none")
                .with("stroke", colour.hex())
                .with("stroke-width", player == 0 ? 5 : 3)
                .with("stroke-linejoin", "round"));
    }

    private static void point(StringJoiner points, int player, double own, double other) {
        double x = player == 0 ? own : other;
        double y = player == 0 ? other : own;
        points.add(SvgElement.numbers(across(x)) + "," + SvgElement.numbers(down(y)));
    }

    private static double across(double probability) {
        return LEFT + SIZE * probability;
    }

    private static double down(double probability) {
        return TOP + SIZE * (1 - probability);
    }

    private void equilibria(Illustration drawing) {
        if (verdict.equilibria() instanceof Equilibria.AllExtreme extreme)
            for (var subset : extreme.subsets()) area(drawing, subset);
        for (var equilibrium : verdict.equilibria().equilibria()) {
            double x = equilibrium.profile().strategies().get(0).getFirst().approximate();
            double y = equilibrium.profile().strategies().get(1).getFirst().approximate();
            drawing.shape(SvgElement.of("circle")
                    .with("cx", across(x))
                    .with("cy", down(y))
                    .with("r", 8)
                    .with("fill", PaperColour.INK.hex())
                    .title(shorten(equilibrium.profile().strategies().get(0).getFirst() + ", "
                            + equilibrium.profile().strategies().get(1).getFirst())));
            ticks(drawing, equilibrium.profile(), x, y);
        }
    }

    /// With which probabilities the first strategies are played in a mixed equilibrium, beside the axes.
    private static void ticks(Illustration drawing, StrategyProfile profile, double x, double y) {
        if (profile.support(0).length == 2)
            write(
                    drawing,
                    (int) across(x),
                    TOP + SIZE + 20,
                    Anchor.MIDDLE,
                    FIRST,
                    number(profile.strategies().get(0).getFirst()));
        if (profile.support(1).length == 2)
            write(
                    drawing,
                    LEFT - 12,
                    (int) down(y) + 5,
                    Anchor.END,
                    SECOND,
                    number(profile.strategies().get(1).getFirst()));
    }

    private static String number(Rational number) {
        var text = number.toString();
        return text.length() <= 9 ? text : String.format(Locale.ROOT, "%.4f", number.approximate());
    }

    /// A line or a rectangle of equilibria.
    private static void area(Illustration drawing, NashSubsets.Subset subset) {
        double x0 = least(subset.rows());
        double x1 = most(subset.rows());
        double y0 = least(subset.columns());
        double y1 = most(subset.columns());
        if (x0 == x1 && y0 == y1) return;
        if (x0 == x1 || y0 == y1) {
            // A rectangle without width is not drawn.
            drawing.shape(SvgElement.of("line")
                    .with("x1", across(x0))
                    .with("y1", down(y0))
                    .with("x2", across(x1))
                    .with("y2", down(y1))
                    .with("stroke", PaperColour.INK.hex())
                    .with("stroke-width", 10)
                    .with("stroke-opacity", "0.6"));
            return;
        }
        drawing.shape(SvgElement.of("rect")
                .with("x", across(x0))
                .with("y", down(y1))
                .with("width", SIZE * (x1 - x0))
                .with("height", SIZE * (y1 - y0))
                .with("fill", PaperColour.INK.hex())
                .with("fill-opacity", "0.3")
                .with("stroke", PaperColour.INK.hex())
                .with("stroke-width", 6)
                .with("stroke-opacity", "0.6"));
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

    private void axes(Illustration drawing, MatrixGame game) {
        for (int end = 0; end < 2; end++) {
            write(drawing, LEFT + SIZE * end, TOP + SIZE + 20, Anchor.MIDDLE, FIRST, game.strategy(0, 1 - end));
            write(drawing, LEFT - 12, TOP + SIZE * (1 - end) + 5, Anchor.END, SECOND, game.strategy(1, 1 - end));
        }
        write(drawing, LEFT, TOP + SIZE + 52, Anchor.START, FIRST, legend(game, 0));
        write(drawing, LEFT, TOP + SIZE + 76, Anchor.START, SECOND, legend(game, 1));
        write(
                drawing,
                LEFT,
                TOP + SIZE + 100,
                Anchor.START,
                PaperColour.INK,
                Message.of("picture.matrix.equilibria").in(language));
    }

    private String legend(MatrixGame game, int player) {
        var name = game.players().get(player).name();
        var label = name.matches("[0-9]*")
                ? Message.of("matrix.player", "number", player + 1).in(language)
                : name;
        return Message.of("picture.matrix.responses", "player", label).in(language);
    }

    private static void write(Illustration drawing, int x, int y, Anchor anchor, PaperColour colour, String text) {
        drawing.words(x, y - BASELINE, shorten(text), anchor, colour.light());
    }

    private static String shorten(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
