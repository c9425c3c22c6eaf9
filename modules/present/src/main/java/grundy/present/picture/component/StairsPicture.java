package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.ShortenedText;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/// A staircase with coins on its steps; arrows say how many coins go one step down by a winning move.
record StairsPicture(ComponentScene scene, StaircaseNim stairs, NumberRow row, Language language)
        implements ComponentPicture {
    private static final int MOST_STEPS = 24;
    private static final int MOST_COINS = 6;
    private static final double WIDE = 54;
    private static final double RISE = 22;
    private static final double COIN = 8;
    private static final int MOST_LABELS = 3;

    /// @return whether a staircase is small enough to be drawn as one
    static boolean fits(StaircaseNim stairs, NumberRow row) {
        return stairs.steps(row) <= MOST_STEPS;
    }

    @Override
    public Illustration drawn() {
        int steps = stairs.steps(row);
        var drawing = new Illustration();
        double ground = IntStream.rangeClosed(0, steps)
                .mapToDouble(step -> stack(step) + (step - 1) * RISE)
                .max()
                .orElseThrow();
        for (int step = 0; step <= steps; step++) step(drawing, step, ground);
        drawing.line(0, ground + RISE, (steps + 1) * WIDE, ground + RISE, Pen.thick(Illustration.BLACK));
        var moved = new HashMap<Integer, List<ComponentScene.Step>>();
        for (var made : scene.steps()) {
            int from = from(made);
            if (from > 0) moved.computeIfAbsent(from, _ -> new ArrayList<>()).add(made);
        }
        moved.forEach((from, made) -> arrow(drawing, from, made, ground));
        drawing.words(
                middle(0),
                ground + RISE + 12,
                Message.of("picture.stairs.ground").in(language),
                Anchor.MIDDLE,
                Illustration.GREY);
        return drawing.grow((steps + 1) * WIDE, ground + RISE + Illustration.LINE);
    }

    /// @return how much room there must be above a step
    private double stack(int step) {
        int coins = coins(step).min(BigInteger.valueOf(MOST_COINS)).intValueExact();
        return coins * 1.7 * COIN + Illustration.LINE * 2;
    }

    /// @return the middle of a step across; step 0 is the ground
    private double middle(int step) {
        int place = stairs.end() == StaircaseNim.End.LEFT ? step : stairs.steps(row) - step;
        return (place + 0.5) * WIDE;
    }

    private static double top(int step, double ground) {
        return ground + RISE - step * RISE;
    }

    private BigInteger coins(int step) {
        if (step > 0) return row.get(stairs.index(row, step));
        return stairs.groundCounted() && row.size() > 0 ? row.get(stairs.index(row, 0)) : BigInteger.ZERO;
    }

    private void step(Illustration drawing, int step, double ground) {
        double x = middle(step) - WIDE / 2;
        double y = top(step, ground);
        if (step > 0) {
            drawing.box(x, y, WIDE, ground + RISE - y, SideColours.SQUARE, Pen.of(Illustration.GREY));
            drawing.words(x + WIDE / 2, ground + RISE + 12, Integer.toString(step), Anchor.MIDDLE, Illustration.GREY);
        }
        var coins = coins(step);
        if (coins.signum() == 0) return;
        boolean isStack = coins.compareTo(BigInteger.valueOf(MOST_COINS)) <= 0;
        int stack = isStack ? coins.intValueExact() : 1;
        for (int coin = 0; coin < stack; coin++)
            drawing.disc(
                    x + WIDE / 2,
                    y - COIN - 2 - coin * COIN * 1.7,
                    COIN,
                    SideColours.COUNTER,
                    Pen.of(Illustration.WHITE));
        drawing.words(
                x + WIDE / 2,
                y - 2 - (stack * 1.7 + 0.3) * COIN - Illustration.LINE / 2.0,
                (isStack ? "" : "x ") + new ShortenedText(language).narrow(coins),
                Anchor.MIDDLE,
                Illustration.BLACK);
    }

    /// @return the step from which coins go, or 0
    private int from(ComponentScene.Step made) {
        var to = after(made);
        for (int step = 1; step <= stairs.steps(row); step++)
            if (to.get(stairs.index(row, step)).compareTo(coins(step)) < 0) return step;
        return 0;
    }

    private static NumberRow after(ComponentScene.Step made) {
        return made.made().to().getFirst() instanceof BoardPosition(NumberRow to, var _) ? to : NumberRow.of();
    }

    private void arrow(Illustration drawing, int from, List<ComponentScene.Step> made, double ground) {
        double direction = middle(from - 1) < middle(from) ? -1 : 1;
        double x = middle(from) + direction * COIN * 1.5;
        double y = top(from, ground) - COIN;
        double toX = middle(from - 1) - direction * COIN * 1.5;
        double toY = top(from - 1, ground) - COIN;
        var pen = Pen.thick(SideColours.of(made.getFirst().side()));
        drawing.bentArrow(x, y, (x + toX) / 2, Math.min(y, toY) - 18, toX, toY, pen);
        var labels = made.stream()
                .limit(MOST_LABELS)
                .map(each -> {
                    var coins = coins(from).subtract(after(each).get(stairs.index(row, from)));
                    return new ShortenedText(language).narrow(coins);
                })
                .toList();
        drawing.words(
                (x + toX) / 2,
                Math.min(y, toY) - 20,
                String.join(", ", labels) + (made.size() > MOST_LABELS ? ", ..." : ""),
                Anchor.MIDDLE,
                pen.colour());
    }
}
