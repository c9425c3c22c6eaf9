package grundy.cli.export;

import grundy.cli.option.FileOption;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.limit.LimitException;
import grundy.present.picture.drawing.Illustration;
import grundy.store.WholeFile;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
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

    /// @return whether there is a file to write
    public boolean isAsked() {
        return svg.isPresent() || png.isPresent();
    }

    /// Draws what was asked for; a PNG is told in English where there are no other letters. What cannot be drawn is
    /// a notice, for the answer stands.
    ///
    /// @param picture in a language; empty if there is none
    public void write(Function<Language, Optional<Illustration>> picture, Console console) throws IOException {
        if (svg.isPresent()) {
            var drawn = drawn(picture, console.language(), console);
            if (drawn.isPresent()) WholeFile.write(svg.get(), drawn.get().svg());
        }
        if (png.isPresent()) {
            var drawn = drawn(picture, Illustration.languageOfPng(console.language()), console);
            if (drawn.isPresent()) WholeFile.write(png.get(), drawn.get()::writePng);
        }
    }

    /// Writes what is drawn as SVG alone; what is too large for a picture is a notice.
    public static void writeSvg(Optional<Path> svg, Supplier<String> picture, Console console) throws IOException {
        if (svg.isEmpty()) return;
        var drawn = unlessTooLarge(() -> Optional.of(picture.get()), console);
        if (drawn.isPresent()) WholeFile.write(svg.get(), drawn.get());
    }

    private static <T> Optional<T> unlessTooLarge(Supplier<Optional<T>> picture, Console console) {
        try {
            return picture.get();
        } catch (LimitException e) {
            console.notice(Message.of("cli.picture.limit", "problem", e.explanation()));
            return Optional.empty();
        }
    }

    private static Optional<Illustration> drawn(
            Function<Language, Optional<Illustration>> picture, Language language, Console console) {
        return unlessTooLarge(
                () -> {
                    var drawn = picture.apply(language);
                    if (drawn.isEmpty()) console.notice(Message.of("cli.picture.none"));
                    return drawn;
                },
                console);
    }
}
