package grundy.cli.option;

import grundy.store.NamedFile;
import grundy.text.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// An option that names a file, or a folder, to be written. A name whose ending promises a format gets that format or
/// is refused.
///
/// @param name with its dashes
/// @param formats that it writes, the usual one first
public record FileOption(String name, List<FileFormat> formats) {
    public static final FileOption CERTIFICATE = of("--certificate", FileFormat.JSON);
    public static final FileOption SVG = of("--svg", FileFormat.SVG);
    public static final FileOption PNG = of("--png", FileFormat.PNG);
    public static final FileOption NFG = of("--nfg", FileFormat.NFG);

    public static FileOption of(String name, FileFormat... formats) {
        return new FileOption(name, List.of(formats));
    }

    /// Adds the option to a specification.
    public void describe(OptionList options, Message about) {
        boolean isFolder = formats.getFirst().equals(FileFormat.FOLDER);
        var label = !isFolder ? "FILE" : formats.size() > 1 ? "PATH" : "DIR";
        options.value(name, label, about);
    }

    /// @return the file to write; empty if the option is not given
    /// @throws UsageException if no file can be written there, or the name promises another format
    public Optional<Path> in(ParseResult arguments) {
        return in(arguments, formats);
    }

    /// @param only what is written this time
    public Optional<Path> in(ParseResult arguments, FileFormat only) {
        return in(arguments, List.of(only));
    }

    private Optional<Path> in(ParseResult arguments, List<FileFormat> now) {
        String given = arguments.matchedOptionValue(name, "");
        if (given.isEmpty()) return Optional.empty();
        var file = NamedFile.path(given).orElseThrow(() -> unwritable(given));
        requireName(given, file, now.getFirst());
        var promised = FileFormat.promise(file);
        if (promised.isPresent() && now.stream().noneMatch(format -> format.keeps(promised.get())))
            throw new FileEndingException(this, given, promised.get(), now);
        var parent = file.toAbsolutePath().getParent();
        if (!now.contains(FileFormat.FOLDER)
                && (Files.isDirectory(file) || parent == null || !Files.isDirectory(parent))) throw unwritable(given);
        return Optional.of(file);
    }

    /// @throws UsageException if the name is an ending alone, or has something at its end that hides the ending
    private void requireName(String given, Path file, FileFormat format) {
        var last = String.valueOf(file.getFileName());
        if (last.matches("\\.{0,2}")) return;
        var clean = last.strip().replaceAll("[\\s.]+$", "");
        boolean isEnding = FileFormat.isEnding(clean);
        if (clean.equals(last) && !isEnding) return;
        var better = clean.isEmpty() || isEnding ? format.fileName("answer") : clean;
        throw new UsageException(Message.of(
                isEnding ? "cli.file.ending" : "cli.file.blank",
                "option",
                name,
                "file",
                given,
                "maybe",
                name + " " + file.resolveSibling(better)));
    }

    private static UsageException unwritable(String file) {
        return new UsageException(Message.of("store.cannot-write", "file", file));
    }

    /// @return the format that the ending of the given name promises, if it is one of this option
    public Optional<FileFormat> promisedFormat(ParseResult arguments) {
        String given = arguments.matchedOptionValue(name, "");
        return NamedFile.path(given)
                .flatMap(FileFormat::promise)
                .flatMap(FileFormat::of)
                .filter(formats::contains);
    }

    /// @param ending in small letters
    /// @return whether it writes files with names that end so
    public boolean writes(String ending) {
        return formats.stream().anyMatch(format -> format.keeps(ending));
    }
}
