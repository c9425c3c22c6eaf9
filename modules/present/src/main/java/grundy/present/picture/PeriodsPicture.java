package grundy.present.picture;

import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.ScatterPoints;
import grundy.present.picture.drawing.SvgElement;
import java.util.ArrayList;
import java.util.List;

/// Plots the periods of the games of a family against their places in it, in powers of two: blue where
/// they are proved, grey where they are only observed. Games without a period stand below the line.
///
/// @param games in order
/// @param title in the reader's language
public record PeriodsPicture(List<GamePeriod> games, String title) {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 420;
    private static final int LEFT = 60;
    private static final int TOP = 30;
    private static final int BOTTOM = 50;
    private static final int RIGHT = 20;
    private static final int BELOW = 16;

    /// A game with its period.
    ///
    /// @param number its place
    /// @param period 0 if there is none
    public record GamePeriod(long number, long period, boolean proved) {}

    public PeriodsPicture {
        games = List.copyOf(games);
    }

    /// @return a document of its own
    public String svg() {
        var svg = SvgElement.picture()
                .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
                .with("font-family", "sans-serif")
                .with("font-size", 12)
                .line();
        svg.title(title).line();
        svg.line(SvgElement.sheet());
        svg.line(SvgElement.text(LEFT, 18, title));
        long last = games.stream().mapToLong(GamePeriod::number).max().orElse(0);
        int levels = Long.SIZE
                - Long.numberOfLeadingZeros(Math.max(
                        2, games.stream().mapToLong(GamePeriod::period).max().orElse(0)));
        axes(svg, last, levels);
        svg.line(
                dots(PaperColour.EDGE, last, levels, false), dots(PaperColour.LEFT, last, levels, true), without(last));
        return svg.document();
    }

    private static void axes(SvgElement svg, long last, int levels) {
        int step = Math.max(1, levels / 8);
        for (int level = 0; level <= levels; level += step) {
            double y = y(1L << level, levels);
            svg.line(
                    stroke(LEFT - 6, y, WIDTH - RIGHT, y, PaperColour.LINE.hex()),
                    SvgElement.text(LEFT - 10, y + 4, String.valueOf(1L << level))
                            .with("text-anchor", "end"));
        }
        for (long tick : ScatterPoints.ticks(0, last))
            svg.line(SvgElement.text(x(tick, last), HEIGHT - 12, String.valueOf(tick))
                    .with("text-anchor", "middle"));
        svg.line(stroke(LEFT - 6, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, PaperColour.SOFT.hex()));
    }

    private static SvgElement stroke(double x1, double y1, double x2, double y2, String colour) {
        return SvgElement.of("path")
                .with("stroke", colour)
                .with("d", "M" + SvgElement.numbers(x1, y1) + "L" + SvgElement.numbers(x2, y2));
    }

    private SvgElement dots(PaperColour colour, long last, int levels, boolean proved) {
        return squares(
                colour,
                games.stream()
                        .filter(game -> game.period > 0 && game.proved == proved)
                        .map(game -> SvgElement.numbers(x(game.number, last), y(game.period, levels)))
                        .toList());
    }

    private SvgElement without(long last) {
        var places = new ArrayList<String>();
        for (var game : games)
            if (game.period <= 0)
                places.add(SvgElement.numbers(x(game.number, last), HEIGHT - BOTTOM + (double) BELOW));
        return squares(PaperColour.RIGHT, places);
    }

    private static SvgElement squares(PaperColour colour, List<String> places) {
        var path = new StringBuilder();
        for (var place : places) path.append('M').append(place).append("h2v2h-2z");
        return SvgElement.of("path").with("fill", colour.hex()).with("d", path.toString());
    }

    private static double x(long number, long last) {
        return LEFT + (double) number / Math.max(1, last) * (WIDTH - LEFT - RIGHT);
    }

    private static double y(long period, int levels) {
        double level = Math.log((double) period) / Math.log(2);
        return HEIGHT - BOTTOM - level / levels * (HEIGHT - TOP - BOTTOM);
    }
}
