package grundy.present.picture.drawing;

import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.rules.ShortenedText;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/// The squares of a strip from left to right; of a long strip those that matter with their neighbours, and gaps in
/// place of the others.
///
/// @param squares ascending
/// @param size of a square
public record ShownStretch(List<BigInteger> squares, double size) {
    private static final double LEAST = 26;
    private static final BigInteger MOST_WHOLE = BigInteger.valueOf(36);
    private static final int MOST_SQUARES = 48;
    private static final double GAP = 14;
    private static final double WIDEST = 1400;

    /// @param first number of the leftmost square
    /// @param last number of the rightmost one
    /// @param wanted squares that are to be seen, those beyond both ends left out
    public static ShownStretch of(BigInteger first, BigInteger last, Collection<BigInteger> wanted) {
        var squares = new TreeSet<BigInteger>();
        if (last.subtract(first).compareTo(MOST_WHOLE) <= 0)
            for (var at = first; at.compareTo(last) <= 0; at = at.add(BigInteger.ONE)) squares.add(at);
        else {
            squares.addAll(List.of(first, last));
            for (var square : wanted) {
                if (squares.size() >= MOST_SQUARES) break;
                for (int beside = -1; beside <= 1; beside++) squares.add(square.add(BigInteger.valueOf(beside)));
            }
            squares.removeIf(square -> square.compareTo(first) < 0 || square.compareTo(last) > 0);
        }
        double label = squares.stream()
                .mapToDouble(square -> Illustration.width(brief(square)))
                .max()
                .orElse(0);
        double size = Math.max(LEAST, label + 6);
        var seen = new ArrayList<>(squares);
        int most = (int) (WIDEST / size);
        return new ShownStretch(seen.size() > most ? seen.subList(0, most) : seen, size);
    }

    private static String brief(BigInteger square) {
        return new ShortenedText(Language.EN).narrow(square);
    }

    /// @return whether the square is drawn
    public boolean has(BigInteger square) {
        return squares.contains(square);
    }

    /// @return the middle of a square that is drawn
    public double middle(BigInteger square) {
        double x = size / 2;
        for (int i = 0; i < squares.size() && !squares.get(i).equals(square); i++) x += size + (isGap(i) ? GAP : 0);
        return x;
    }

    private boolean isGap(int index) {
        return index + 1 < squares.size()
                && squares.get(index + 1).subtract(squares.get(index)).compareTo(BigInteger.ONE) > 0;
    }

    /// Draws the squares, their numbers below.
    ///
    /// @param y of their upper side
    public void draw(Illustration drawing, double y, double height, boolean numbered) {
        for (int i = 0; i < squares.size(); i++) {
            double middle = middle(squares.get(i));
            drawing.box(middle - size / 2, y, size, height, SideColours.SQUARE, Pen.of(Illustration.GREY));
            if (numbered)
                drawing.words(middle, y + height + 10, brief(squares.get(i)), Anchor.MIDDLE, Illustration.GREY);
            if (isGap(i))
                for (int dot = 0; dot < 3; dot++)
                    drawing.disc(
                            middle + size / 2 + 3 + dot * 4,
                            y + height / 2,
                            1,
                            Illustration.GREY,
                            Pen.of(Illustration.GREY));
        }
    }
}
