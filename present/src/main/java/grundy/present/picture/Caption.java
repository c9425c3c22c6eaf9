package grundy.present.picture;

import grundy.present.layout.TextLayout;
import grundy.present.picture.Illustration.Anchor;
import grundy.rules.Shown;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Sentences in a picture, one below the other, broken where a line is full and cut where there would be too many.
final class Caption {
    private static final int COLUMNS = 118;
    private static final int MOST_LINES = 3;
    private static final TextLayout LAYOUT = new TextLayout(COLUMNS);

    private Caption() {}

    /// Adds what the picture is about.
    static void heading(Illustration drawing, String text) {
        for (var line : broken(text)) drawing.heading(0, next(drawing), line);
    }

    static void sentence(Illustration drawing, String text) {
        for (var line : broken(text)) drawing.words(0, next(drawing), line, Anchor.START, Illustration.BLACK);
    }

    /// @return a grey line by itself
    static Illustration note(Message says, Language language) {
        return new Illustration().words(0, Illustration.LINE / 2.0, says.in(language), Anchor.START, Illustration.GREY);
    }

    /// Adds sentences and items; no other blocks.
    static void blocks(Illustration drawing, List<Block> blocks) {
        for (var block : Block.plain(blocks))
            switch (block) {
                case Block.Heading(var text) -> sentence(drawing, text);
                case Block.Paragraph(var sentences) -> sentences.forEach(sentence -> sentence(drawing, sentence));
                case Block.Steps(var items, var _, var _) -> items.forEach(item -> sentence(drawing, item));
                default -> throw new IllegalArgumentException("A picture has no room for " + block);
            }
    }

    private static List<String> broken(String text) {
        var cut = Shown.cut(text, MOST_LINES * COLUMNS);
        return LAYOUT.lines(List.of(new Block.Paragraph(List.of(cut))));
    }

    /// @return the middle of the next line
    static double next(Illustration drawing) {
        return drawing.height() + Illustration.LINE / 2.0;
    }
}
