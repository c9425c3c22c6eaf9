package grundy.cli;

import grundy.text.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// An option that names a file, or a folder, to be written. A name whose ending promises a format gets that format or
/// is refused.
///
/// @param name with its dashes
/// @param formats that it writes, the usual one first
record FileOption(String name, List<FileFormat> formats) {
    static final FileOption CERTIFICATE = of("--certificate", FileFormat.JSON);
    static final FileOption SVG = of("--svg", FileFormat.SVG);
    static final FileOption PNG = of("--png", FileFormat.PNG);
    static final FileOption NFG = of("--nfg", FileFormat.NFG);

    static FileOption of(String name, FileFormat... formats) {
        return new FileOption(name, List.of(formats));
    }

    /// Adds the option to a specification.
    void describe(OptionList options, Message about) {
        boolean isFolder = formats.getFirst() == FileFormat.FOLDER;
        var label = !isFolder ? "FILE" : formats.size() > 1 ? "PATH" : "DIR";
        options.value(name, label, about);
    }

    boolean isGiven(ParseResult arguments) {
        return arguments.hasMatchedOption(name);
    }

    /// @return where to write; empty if the option is not given
    /// @throws UsageException if no file can be written there, or the name promises another format
    Optional<Path> in(ParseResult arguments) {
        return in(arguments, formats);
    }

    /// @param only what is written this time
    Optional<Path> in(ParseResult arguments, FileFormat only) {
        return in(arguments, List.of(only));
    }

    private Optional<Path> in(ParseResult arguments, List<FileFormat> now) {
        String given = arguments.matchedOptionValue(name, "");
        if (given.isEmpty()) return Optional.empty();
        var file = NamedFiles.path(given).orElseThrow(() -> unwritable(given));
        var promised = FileFormat.promise(file);
        if (promised.isPresent() && now.stream().noneMatch(format -> format.keeps(promised.get())))
            throw new UsageException(broken(given, promised.get(), now, arguments.commandSpec()));
        var parent = file.toAbsolutePath().getParent();
        if (!now.contains(FileFormat.FOLDER)
                && (Files.isDirectory(file) || parent == null || !Files.isDirectory(parent))) throw unwritable(given);
        return Optional.of(file);
    }

    private static UsageException unwritable(String file) {
        return new UsageException(Message.of("store.cannot-write", "file", file));
    }

    /// @return the format that the ending of the given name promises, if it is one of this option
    Optional<FileFormat> promised(ParseResult arguments) {
        String given = arguments.matchedOptionValue(name, "");
        return NamedFiles.path(given)
                .flatMap(FileFormat::promise)
                .flatMap(FileFormat::of)
                .filter(formats::contains);
    }

    private Message broken(String file, String ending, List<FileFormat> now, CommandSpec command) {
        var whole = file.substring(0, file.length() - ending.length() - 1);
        var writes = now.stream()
                .map(FileFormat::about)
                .reduce((one, other) -> Message.of("cli.format.or", "one", one, "other", other))
                .orElseThrow();
        var maybe = name + " " + now.getFirst().named(whole);
        return writers(ending, command)
                .map(where -> Message.of(
                        "cli.file.promise",
                        "file",
                        file,
                        "option",
                        name,
                        "writes",
                        writes,
                        "where",
                        where,
                        "maybe",
                        maybe))
                .orElseGet(() -> Message.of(
                        "cli.file.promise-else", "file", file, "option", name, "writes", writes, "maybe", maybe));
    }

    /// @return which other options write what an ending promises: those of the command, or else of any;
    ///     empty if this
    ///     one writes it, but not this time
    private Optional<Message> writers(String ending, CommandSpec command) {
        var here = new ArrayList<String>();
        var elsewhere = new ArrayList<String>();
        Commands.BY_NAME.forEach((other, each) -> {
            boolean isHere = other.equals(command.name());
            for (var option : each.get().files())
                if (option.formats.stream().anyMatch(format -> format.keeps(ending)))
                    (isHere ? here : elsewhere).add(isHere ? option.name : "grundy " + other + " " + option.name);
        });
        if (here.equals(List.of(name))) return Optional.empty();
        here.remove(name);
        if (here.isEmpty()) here.addAll(elsewhere);
        return Optional.of(
                here.isEmpty()
                        ? Message.of("cli.file.nowhere", "ending", ending)
                        : Message.of("cli.file.writers", "ending", ending, "options", here));
    }
}
