package grundy.present.picture.drawing;

import grundy.store.StoreException;
import grundy.store.run.RunReader;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// A picture of values against heaps, as SVG or PNG.
public final class ValuePlot {
    private final ScatterPoints scatter;
    private final String title;
    private final boolean svg;

    private ValuePlot(ScatterPoints scatter, String title, boolean svg) {
        this.scatter = scatter;
        this.title = title;
        this.svg = svg;
    }

    /// @throws StoreException if the name ends otherwise
    public static void requireKnown(Path file) {
        if (!isSvg(file) && !name(file).endsWith(".png"))
            throw new StoreException(Message.of("picture.plot.name", "file", file));
    }

    /// @param largest value among the heaps
    /// @param title in the reader's language; a PNG says the same in formulas where the machine has no
    ///     letters for it
    /// @param svg whether it is to be SVG; else PNG
    public static ValuePlot of(
            RunReader values, long from, long to, int largest, String title, Language language, boolean svg)
            throws IOException {
        var reader = svg || PngImage.language(language) == language
                ? title
                : values.header().rules() + ": n = " + from + ".." + to;
        return new ValuePlot(ScatterPoints.of(values, from, to, largest), reader, svg);
    }

    /// @return the number of heaps that are drawn
    public long points() {
        return scatter.points();
    }

    /// Writes the picture.
    public void writeTo(OutputStream out) throws IOException {
        var drawing = new Illustration();
        PictureText.heading(drawing, title);
        drawing.put(new ScatterPicture(scatter, List.of()).draw(), 0, drawing.height() + 6)
                .called(title);
        var text = drawing.svg();
        out.write(svg ? text.getBytes(StandardCharsets.UTF_8) : PngImage.of(text));
    }

    /// @return whether the name of a file asks for SVG
    public static boolean isSvg(Path file) {
        return name(file).endsWith(".svg");
    }

    private static String name(Path file) {
        return file.toString().toLowerCase(Locale.ROOT);
    }
}
