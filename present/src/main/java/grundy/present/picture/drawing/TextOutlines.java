package grundy.present.picture.drawing;

import grundy.text.Language;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// The letters of a PNG: those of ASCII are made of points, which need no font; for Chinese a font of the machine is
/// looked for, and there may be none.
final class TextOutlines {
    /// Signs that pictures in Chinese have.
    private static final String SAMPLE = "必胜走法均值温度反应：，（）";

    private static final FontRenderContext CONTEXT = new FontRenderContext(new AffineTransform(), true, true);

    private static final class Found {
        private static final Optional<Font> FONT = look();

        private static Optional<Font> look() {
            try {
                return Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment()
                                .getAllFonts())
                        .filter(font -> font.canDisplayUpTo(SAMPLE) < 0)
                        .min(Comparator.comparingInt(Found::strangeness)
                                .thenComparing(font -> font.getFontName(Locale.ROOT)))
                        .map(font -> font.deriveFont(Font.PLAIN, PointFont.HEIGHT + 5F));
            } catch (RuntimeException | LinkageError | InternalError _) {
                // A Java without a screen may have no fonts at all, and says so in each of these ways.
                return Optional.empty();
            }
        }

        /// Plain letters without serifs, of the shapes of simplified Chinese, come first.
        private static int strangeness(Font font) {
            var name = font.getFontName(Locale.ROOT).toLowerCase(Locale.ROOT);
            int strange = 0;
            if (name.contains("italic") || name.contains("oblique")) strange += 8;
            if (name.contains("serif") && !name.contains("sans") || name.contains("mono")) strange += 4;
            if (name.contains("bold") || name.contains("light") || name.contains("thin")) strange += 2;
            if (name.contains(" jp") || name.contains(" kr") || name.contains(" tc") || name.contains(" hk")) strange++;
            return strange;
        }
    }

    private TextOutlines() {}

    /// @return the language, or English where there are no letters for it
    static Language writable(Language wanted) {
        return wanted == Language.EN || Found.FONT.isPresent() ? wanted : Language.EN;
    }

    /// @return the text with signs that ASCII has something like replaced by that
    static String plain(String text) {
        return text.replace("…", "...")
                .replace('×', 'x')
                .replace('–', '-')
                .replace('·', '.')
                .replace('‘', '\'')
                .replace('’', '\'');
    }

    /// @return the width of a text in points
    static int width(String written) {
        var text = plain(written);
        return isPlain(text) || Found.FONT.isEmpty()
                ? text.length() * PointFont.WIDTH
                : (int) Math.ceil(
                        Found.FONT.get().getStringBounds(text, CONTEXT).getWidth());
    }

    /// Draws a text from left to right.
    ///
    /// @param top of letters that are {@link PointFont#HEIGHT} high
    static void draw(Graphics2D graphics, String written, int left, int top, int colour) {
        var text = plain(written);
        if (isPlain(text) || Found.FONT.isEmpty()) {
            PointFont.draw(graphics, text, left, top, colour);
            return;
        }
        graphics.setColor(new Color(colour));
        graphics.setFont(Found.FONT.get());
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.drawString(text, left, top + PointFont.HEIGHT);
    }

    private static boolean isPlain(String text) {
        return text.chars().allMatch(letter -> letter < 0x80);
    }
}
