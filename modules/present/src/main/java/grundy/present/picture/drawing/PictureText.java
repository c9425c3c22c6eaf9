package grundy.present.picture.drawing;

import grundy.present.layout.TextLayout;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Sentences in a picture, one below the other, broken where a line is full and cut where there would be too many.
public final class PictureText {
    private static final int COLUMNS = 118;
    private static final int MOST_LINES = 3;
    private static final TextLayout LAYOUT = new TextLayout(COLUMNS);

    private PictureText() {}

    /// Adds what the picture is about.
    public static void heading(Illustration drawing, String text) {
        for (var line : broken(text)) drawing.heading(0, next(drawing), line);
    }

    public static void sentence(Illustration drawing, String text) {
        for (var line : broken(text)) drawing.words(0, next(drawing), line, Anchor.START, Illustration.BLACK);
    }

    /// @return a grey line by itself
    public static Illustration note(Message says, Language language) {
        return new Illustration().words(0, Illustration.LINE / 2.0, says.in(language), Anchor.START, Illustration.GREY);
    }

    /// Adds sentences and items; no other blocks.
    public static void blocks(Illustration drawing, List<Block> blocks) {
        for (var block : Block.plain(blocks))
            switch (block) {
                case Block.Heading(var text) -> sentence(drawing, text);
                case Block.Paragraph(var sentences) -> sentences.forEach(sentence -> sentence(drawing, sentence));
                case Block.Steps(var items, var _, var _) -> items.forEach(item -> sentence(drawing, item));
                default -> throw new IllegalArgumentException("A picture has no room for " + block);
            }
    }

    private static List<String> broken(String text) {
        var cut = ShortenedText.shorten(text, MOST_LINES * COLUMNS);
        return LAYOUT.lines(List.of(new Block.Paragraph(List.of(cut))));
    }

    /// @return the middle of the next line
    public static double next(Illustration drawing) {
        return drawing.height() + Illustration.LINE / 2.0;
    }
}
