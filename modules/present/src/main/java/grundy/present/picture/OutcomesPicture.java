package grundy.present.picture;

import grundy.answer.OutcomeTable;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.graph.GraphPicture;
import grundy.present.words.PeriodWords;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;

/// Outcomes of the heaps of a game of Left and Right, row by row, each by its letter and its colour; of many heaps by
/// their colours. Where a period is proved, rows are whole periods if they fit.
record OutcomesPicture(OutcomeTable outcomes, Language language) {
    private static final int MOST_LETTERS = 500;
    private static final int MOST = 40_000;
    private static final int USUAL = 20;
    private static final int MOST_IN_ROW = 40;
    private static final int MANY_IN_ROW = 200;
    private static final int LARGE = 24;
    private static final int SMALL = 4;
    private static final int LABEL = 60;

    Illustration draw() {
        var all = outcomes.outcomes();
        var title = Message.of(
                        outcomes.play() == Play.NORMAL ? "picture.values.outcomes" : "picture.values.outcomes-misere",
                        "rules",
                        outcomes.game().fullName(),
                        "to",
                        all.size() - 1)
                .in(language);
        var drawing = new Illustration();
        PictureText.heading(drawing, title);
        drawing.put(table(), 0, drawing.height() + Illustration.LINE);
        if (all.size() > MOST)
            PictureText.sentence(
                    drawing,
                    Message.of("picture.position.more-heaps", "count", all.size() - MOST)
                            .in(language));
        drawing.grow(0, drawing.height() + Illustration.LINE / 2.0);
        for (var outcome : List.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P, Outcome.D))
            if (all.contains(outcome)) legend(drawing, outcome);
        PictureText.blocks(drawing, PeriodWords.of(outcomes, language));
        return drawing.called(title);
    }

    private Illustration table() {
        var all = outcomes.outcomes();
        boolean isLettered = all.size() <= MOST_LETTERS;
        int size = isLettered ? LARGE : SMALL;
        int columns = columns(isLettered ? USUAL : MANY_IN_ROW, isLettered ? MOST_IN_ROW : MANY_IN_ROW);
        var drawing = new Illustration();
        var cells = new EnumMap<Outcome, List<Integer>>(Outcome.class);
        for (int heap = 0; heap < Math.min(MOST, all.size()); heap++) {
            int x = LABEL + heap % columns * size;
            int y = heap / columns * size;
            cells.computeIfAbsent(all.get(heap), _ -> new ArrayList<>())
                    .addAll(List.of(x, y, size - size / LARGE, size - size / LARGE));
            boolean isNumbered = isLettered || heap / columns % 5 == 0;
            if (heap % columns == 0 && isNumbered)
                drawing.words(LABEL - 10, y + size / 2.0, Integer.toString(heap), Anchor.END, Illustration.GREY);
        }
        cells.forEach((outcome, boxes) -> drawing.cells(
                colour(outcome), boxes.stream().mapToInt(Integer::intValue).toArray()));
        if (isLettered)
            for (int heap = 0; heap < all.size(); heap++)
                drawing.words(
                        LABEL + (heap % columns + 0.5) * size,
                        heap / columns * size + size / 2.0,
                        all.get(heap).name(),
                        Anchor.MIDDLE,
                        ink(all.get(heap)));
        return drawing;
    }

    private int columns(int usual, int most) {
        long period = outcomes.period().map(found -> found.period()).orElse(1L);
        return period > most ? usual : (int) (Math.max(1, usual / period) * period);
    }

    private void legend(Illustration drawing, Outcome outcome) {
        double y = PictureText.next(drawing);
        drawing.box(0, y - 7, 14, 14, colour(outcome), Pen.of(Illustration.GREY));
        drawing.words(22, y, GraphPicture.meaning(outcome, true).in(language), Anchor.START, Illustration.BLACK);
    }

    private static int colour(Outcome outcome) {
        return switch (outcome) {
            case L -> Illustration.LEFT;
            case R -> Illustration.RIGHT;
            case N -> PaperColour.WARM.light();
            case P -> Illustration.BLACK;
            case D -> Illustration.PALE;
        };
    }

    private static int ink(Outcome outcome) {
        return outcome == Outcome.N || outcome == Outcome.D ? Illustration.BLACK : Illustration.WHITE;
    }
}
