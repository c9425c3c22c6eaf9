package grundy.present.picture.drawing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import grundy.limit.LimitException;
import grundy.text.Language;
import grundy.text.Message;
import java.awt.Color;
import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import javax.imageio.ImageIO;

/// Turns a picture in SVG into PNG, with the fonts of this machine.
public final class PngImage {
    private static final double DOTS_A_POINT = 2;

    /// Signs that pictures in Chinese have.
    private static final String SAMPLE = "必胜走法均值温度反应：，（）";

    /// Looked for once: hundreds of fonts are read for it.
    private static final class Fonts {
        private static final boolean ANY = has("nim");
        private static final boolean CHINESE = ANY && has(SAMPLE);

        private static boolean has(String letters) {
            try {
                return new Font(Font.SANS_SERIF, Font.PLAIN, Illustration.SIZE).canDisplayUpTo(letters) < 0
                        && Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment()
                                        .getAllFonts())
                                .anyMatch(font -> font.canDisplayUpTo(letters) < 0);
            } catch (RuntimeException | LinkageError | InternalError _) {
                // A Java without a screen may have no fonts at all, and says so in each of these ways.
                return false;
            }
        }
    }

    private PngImage() {}

    /// Returns the language in which what a PNG says is to be written: English where this machine has no
    /// Chinese font.
    ///
    /// @param reader the reader's language
    public static Language language(Language reader) {
        return reader == Language.EN || Fonts.CHINESE ? reader : Language.EN;
    }

    /// Returns a picture as PNG: two dots to a point, fewer where it is large, and never more than 4,000 on a side.
    ///
    /// @param svg a whole picture as {@link SvgElement#document} writes it
    /// @return the bytes of a file
    /// @throws LimitException if this machine has no font
    public static byte[] of(String svg) {
        if (!Fonts.ANY) throw new LimitException(Message.of("picture.png.fonts"));
        var document = document(svg);
        var size = document.size();
        double scale = Math.min(DOTS_A_POINT, Illustration.MOST_DOTS / (double) Math.max(size.width, size.height));
        int width = (int) (size.width * scale);
        int height = (int) (size.height * scale);
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.render(null, graphics, new ViewBox(width, height));
        graphics.dispose();
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.setUseCache(false);
            if (!ImageIO.write(image, "png", out)) throw new AssertionError("Every Java writes PNG");
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return out.toByteArray();
    }

    /// The paper of a PNG is light.
    private static SVGDocument document(String svg) {
        var light = svg.replaceFirst("<style>[^<]*</style>", "");
        var text = new ByteArrayInputStream(light.getBytes(StandardCharsets.UTF_8));
        return Objects.requireNonNull(
                new SVGLoader().load(text, null, LoaderContext.createDefault()), "a picture of our own");
    }
}
