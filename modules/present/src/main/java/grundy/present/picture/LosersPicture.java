package grundy.present.picture;

import grundy.answer.LoserTable;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.drawing.ScatterPoints;
import grundy.present.words.PeriodWords;
import grundy.text.Language;
import grundy.text.Message;

/// Draws the loser of each heap in a game of several players, a row for each player about to move; each
/// loser has a number and a shade.
record LosersPicture(LoserTable losers, Language language) {
    private static final int MOST_HEAPS = 200;
    private static final int MOST_PLAYERS = 12;
    private static final int USUAL = 30;
    private static final int MOST_IN_ROW = 40;
    private static final double CELL = 22;
    private static final double LABEL = 40;
    private static final double GAP = 14;

    Illustration draw() {
        int players = losers.losers().size();
        int size = losers.losers().getFirst().length;
        var title = Message.of("picture.values.losers", "rules", losers.game().fullName(), "to", size - 1)
                .in(language);
        var drawing = new Illustration();
        PictureText.heading(drawing, title);
        PictureText.sentence(
                drawing,
                Message.of("picture.values.losers-rows", "last", players - 1).in(language));
        int columns = columns();
        int listed = Math.min(MOST_HEAPS, size);
        for (int from = 0; from < listed; from += columns)
            drawing.put(block(from, Math.min(listed, from + columns)), 0, drawing.height() + GAP);
        drawing.grow(0, drawing.height() + GAP);
        if (listed < size)
            PictureText.sentence(
                    drawing,
                    Message.of("picture.position.more-heaps", "count", size - listed)
                            .in(language));
        if (players > MOST_PLAYERS)
            PictureText.sentence(
                    drawing,
                    Message.of("picture.values.more-players", "count", players - MOST_PLAYERS)
                            .in(language));
        PictureText.blocks(drawing, PeriodWords.ofResults(losers.period(), size - 1, language));
        return drawing.called(title);
    }

    private int columns() {
        long period = losers.period().map(found -> found.period()).orElse(1L);
        return period > MOST_IN_ROW ? USUAL : (int) (Math.max(1, USUAL / period) * period);
    }

    private Illustration block(int from, int end) {
        var block = new Illustration();
        double top = Illustration.LINE;
        for (int heap = from; heap < end; heap++)
            block.words(
                    LABEL + (heap - from + 0.5) * CELL,
                    top / 2,
                    Integer.toString(heap),
                    Anchor.MIDDLE,
                    Illustration.GREY);
        block.words(LABEL - 10, top / 2, ScatterPoints.HEAPS, Anchor.END, Illustration.GREY);
        for (int player = 0; player < Math.min(MOST_PLAYERS, losers.losers().size()); player++) {
            double y = top + player * CELL;
            block.words(LABEL - 10, y + CELL / 2, Integer.toString(player), Anchor.END, Illustration.BLACK);
            for (int heap = from; heap < end; heap++) {
                int loser = losers.losers().get(player)[heap];
                double x = LABEL + (heap - from) * CELL;
                block.box(
                        x,
                        y,
                        CELL,
                        CELL,
                        PaperShade.TINTS.get(loser % PaperShade.TINTS.size()).light(),
                        Pen.of(Illustration.WHITE));
                block.words(x + CELL / 2, y + CELL / 2, Integer.toString(loser), Anchor.MIDDLE, Illustration.BLACK);
            }
        }
        return block;
    }
}
