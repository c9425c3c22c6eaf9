package grundy.present.picture.drawing;

import grundy.present.picture.drawing.Illustration.Pen;
import grundy.value.Side;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Counters in a row, one disc each; of a heap that is too large for that a bar.
///
/// @param largest heap, at least 1: the longest bar
/// @param pitch from one counter to the next
public record CounterStrip(BigInteger largest, double pitch) {
    public static final double LARGE = 16;
    public static final double SMALL = 9;

    private static final int MOST_DISCS = 40;
    private static final int MOST_PARTS = 12;
    private static final BigInteger MOST = BigInteger.valueOf(MOST_DISCS);
    private static final double LEAST_BAR = 2;

    /// What happens to a counter.
    public enum Kind {
        STAYS,
        GOES,
        COMES,
        GAP
    }

    /// Neighbours that fare alike.
    public record Run(Kind kind, BigInteger count) {}

    /// @return a heap that nothing happens to
    public static List<Run> whole(BigInteger size) {
        return List.of(new Run(Kind.STAYS, size));
    }

    /// @param left the heaps that a move leaves of one, in their order
    public static List<Run> change(BigInteger size, List<BigInteger> left) {
        var gone = size.subtract(left.stream().reduce(BigInteger.ZERO, BigInteger::add));
        var runs = new ArrayList<Run>();
        if (left.size() == 1 && gone.signum() < 0)
            return List.of(new Run(Kind.STAYS, size), new Run(Kind.COMES, gone.negate()));
        for (int part = 0; part < Math.min(left.size(), MOST_PARTS); part++) {
            if (part > 0) runs.add(new Run(Kind.GAP, BigInteger.ONE));
            runs.add(new Run(Kind.STAYS, left.get(part)));
            if (part == 0 && gone.signum() > 0) runs.add(new Run(Kind.GOES, gone));
        }
        return runs;
    }

    public double height() {
        return pitch * 1.4;
    }

    /// @param y of the middle
    /// @param side whose move takes what goes
    /// @return where the row ends
    public double draw(Illustration drawing, List<Run> runs, double x, double y, @Nullable Side side) {
        double at = x;
        var total = runs.stream().map(Run::count).reduce(BigInteger.ZERO, BigInteger::add);
        if (total.signum() == 0) {
            drawing.line(x, y, x + pitch, y, Pen.dashed(Illustration.GREY));
            return x + pitch;
        }
        boolean isOfDiscs = total.compareTo(MOST) <= 0;
        for (var run : runs) {
            if (run.kind == Kind.GAP) at += pitch * 0.6;
            else if (isOfDiscs) at = discs(drawing, run, at, y, side);
            else at = bar(drawing, run, at, y, side);
        }
        return at;
    }

    private double discs(Illustration drawing, Run run, double x, double y, @Nullable Side side) {
        double at = x;
        for (int i = 0; i < run.count.intValueExact(); i++, at += pitch)
            drawing.disc(at + pitch / 2, y, pitch * 0.38, fill(run.kind, side), pen(run.kind, side));
        return at;
    }

    private double bar(Illustration drawing, Run run, double x, double y, @Nullable Side side) {
        if (run.count.signum() == 0) return x;
        double part = new BigDecimal(run.count)
                .divide(new BigDecimal(largest), 6, RoundingMode.HALF_UP)
                .doubleValue();
        double width = Math.max(LEAST_BAR, part * MOST_DISCS * pitch);
        drawing.box(x, y - pitch * 0.38, width, pitch * 0.76, fill(run.kind, side), pen(run.kind, side));
        return x + width;
    }

    private static int fill(Kind kind, @Nullable Side side) {
        return switch (kind) {
            case STAYS, GAP -> SideColours.COUNTER;
            case GOES -> Illustration.WHITE;
            case COMES -> SideColours.pale(side);
        };
    }

    private static Pen pen(Kind kind, @Nullable Side side) {
        return switch (kind) {
            case STAYS, GAP -> Pen.of(SideColours.COUNTER);
            case GOES -> Pen.dashed(SideColours.of(side));
            case COMES -> Pen.of(SideColours.of(side));
        };
    }
}
