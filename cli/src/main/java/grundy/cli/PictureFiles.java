package grundy.cli;

import grundy.present.picture.Illustration;
import grundy.store.WholeFile;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// The files that `--svg` and `--png` name.
record PictureFiles(Optional<Path> svg, Optional<Path> png) {
    /// @param what is drawn as SVG
    static void addOptions(CommandSpec spec, Message what, Language language) {
        FileOption.SVG.describe(spec, what, language);
        FileOption.PNG.describe(spec, Message.of("cli.option.png"), language);
    }

    static PictureFiles of(ParseResult arguments) {
        return new PictureFiles(FileOption.SVG.in(arguments), FileOption.PNG.in(arguments));
    }

    /// @return whether there is a file to write
    boolean isAsked() {
        return svg.isPresent() || png.isPresent();
    }

    /// Draws what was asked for; a PNG is told in English where there are no other letters.
    ///
    /// @param picture in a language; empty if there is none
    /// @throws UsageException if there is none
    void write(Function<Language, Optional<Illustration>> picture, Language language) throws IOException {
        if (svg.isPresent()) WholeFile.write(svg.get(), drawn(picture, language).svg());
        if (png.isPresent()) WholeFile.write(png.get(), drawn(picture, Illustration.languageOfPng(language))::writePng);
    }

    private static Illustration drawn(Function<Language, Optional<Illustration>> picture, Language language) {
        return picture.apply(language).orElseThrow(() -> new UsageException(Message.of("cli.picture.none")));
    }
}
