package grundy.present.picture;

import grundy.store.RunReader;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/// A picture of values against heaps, as the name of its file asks for: SVG or PNG.
public final class Plot {
    private Plot() {}

    /// @throws StoreException if the name ends otherwise
    public static void requireKnown(Path file) {
        if (!isSvg(file) && !name(file).endsWith(".png"))
            throw new StoreException(Message.of("store.plot.name", "file", file));
    }

    /// @param largest value among the heaps
    /// @return how many heaps were drawn
    public static long write(RunReader values, long from, long to, int largest, String title, Path file)
            throws IOException {
        var scatter = Scatter.of(values, from, to, largest);
        WholeFile.write(file, out -> {
            if (isSvg(file)) out.write(new SvgPlot(scatter, title).svg().getBytes(StandardCharsets.UTF_8));
            else new PngPlot(scatter).write(out);
        });
        return scatter.points();
    }

    private static boolean isSvg(Path file) {
        return name(file).endsWith(".svg");
    }

    private static String name(Path file) {
        return file.toString().toLowerCase(Locale.ROOT);
    }
}
