package grundy.cli.export;

import grundy.cli.option.FileOption;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.limit.LimitException;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PngImage;
import grundy.store.WholeFile;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// The files that `--svg` and `--png` name.
public record PictureFiles(Optional<Path> svg, Optional<Path> png) {
    /// @param what is drawn as SVG
    public static void describe(OptionList options, Message what) {
        FileOption.SVG.describe(options, what);
        FileOption.PNG.describe(options, Message.of("cli.option.png"));
    }

    public static PictureFiles of(ParseResult arguments) {
        return new PictureFiles(FileOption.SVG.in(arguments), FileOption.PNG.in(arguments));
    }

    /// @return whether a picture is to be written
    public boolean isRequested() {
        return svg.isPresent() || png.isPresent();
    }

    /// Draws what was asked for; a PNG is in English where this machine has no Chinese font. What cannot be
    /// drawn is a notice, for the answer stands.
    ///
    /// @param picture in a language; empty if there is none
    public void write(Function<Language, Optional<Illustration>> picture, Console console) throws IOException {
        write(svg, picture, console.language(), PictureFiles::text, console);
        write(png, picture, PngImage.language(console.language()), PngImage::of, console);
    }

    /// Writes what is drawn as SVG alone; what is too large for a picture is a notice.
    public static void writeSvg(Optional<Path> svg, Supplier<String> picture, Console console) throws IOException {
        write(svg, () -> Optional.of(text(picture.get())), console);
    }

    private static void write(
            Optional<Path> file,
            Function<Language, Optional<Illustration>> picture,
            Language language,
            Function<String, byte[]> form,
            Console console)
            throws IOException {
        write(
                file,
                () -> {
                    var drawn = picture.apply(language);
                    if (drawn.isEmpty()) console.notice(Message.of("cli.picture.none"));
                    return drawn.map(Illustration::svg).map(form);
                },
                console);
    }

    private static void write(Optional<Path> file, Supplier<Optional<byte[]>> picture, Console console)
            throws IOException {
        if (file.isEmpty()) return;
        Optional<byte[]> drawn;
        try {
            drawn = picture.get();
        } catch (LimitException e) {
            console.notice(Message.of("cli.picture.limit", "problem", e.explanation()));
            return;
        }
        if (drawn.isPresent()) WholeFile.write(file.get(), out -> out.write(drawn.get()));
    }

    private static byte[] text(String svg) {
        return svg.getBytes(StandardCharsets.UTF_8);
    }
}
