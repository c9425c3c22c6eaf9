package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.ShownStretch;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Numbers in a row of which some may not be named any more, being sums of those that were: dark where they are gone,
/// and with rims those that win.
///
/// @param named numbers of which all that are gone are sums
record NumberLinePicture(ComponentScene scene, NumberRow named, Language language) implements ComponentPicture {
    private static final int MOST = 36;
    private static final double HIGH = 26;

    @Override
    public Illustration drawn() {
        var winning =
                scene.steps().stream().map(this::added).flatMap(List::stream).toList();
        var last = named.list().stream()
                .reduce(BigInteger.TWO, BigInteger::max)
                .multiply(BigInteger.TWO)
                .min(BigInteger.valueOf(MOST));
        var end = Stream.concat(winning.stream(), named.list().stream()).reduce(last, BigInteger::max);
        var wanted = new ArrayList<>(winning);
        wanted.addAll(named.list());
        var stretch = ShownStretch.of(BigInteger.ONE, end, wanted);
        var drawing = new Illustration();
        var sums = sums(end);
        for (var number : stretch.squares()) {
            double x = stretch.middle(number);
            boolean isGone =
                    number.bitLength() < 31 && number.intValueExact() < sums.length && sums[number.intValueExact()];
            boolean isWinning = winning.contains(number);
            drawing.box(
                    x - stretch.size() / 2 + 1,
                    1,
                    stretch.size() - 2,
                    HIGH - 2,
                    isGone ? SideColours.COUNTER : isWinning ? SideColours.pale(null) : SideColours.SQUARE,
                    isWinning ? Pen.thick(Illustration.GREEN) : Pen.of(Illustration.GREY));
            drawing.words(
                    x, HIGH / 2, number.toString(), Anchor.MIDDLE, isGone ? Illustration.WHITE : Illustration.BLACK);
        }
        return drawing.words(
                0,
                HIGH + Illustration.LINE,
                Message.of("picture.numbers.legend").in(language),
                Anchor.START,
                Illustration.GREY);
    }

    private List<BigInteger> added(ComponentScene.Step step) {
        return step.made().to().getFirst() instanceof BoardPosition(NumberRow to, var _)
                ? to.list().stream().filter(number -> !named.contains(number)).toList()
                : List.of();
    }

    /// @return of the numbers up to a small bound whether they are sums
    private boolean[] sums(BigInteger end) {
        var sums = new boolean[end.min(BigInteger.valueOf(MOST * 100L)).intValueExact() + 1];
        sums[0] = true;
        for (int number = 1; number < sums.length; number++)
            for (var part : named.list())
                if (part.bitLength() < 31 && part.intValueExact() <= number && sums[number - part.intValueExact()])
                    sums[number] = true;
        return sums;
    }
}
