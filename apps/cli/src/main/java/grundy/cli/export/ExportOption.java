package grundy.cli.export;

import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.limit.Deadline;
import grundy.store.WholeFolder;
import grundy.text.Message;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// `--export FORMAT --export-to PATH --rocq`: for which other program a proof is written, where, and whether
/// Rocq checks it at once.
///
/// @param isStored whether the files stay
/// @param to empty for the usual place
/// @param checked whether Rocq is asked
/// @param until when Rocq is stopped
public record ExportOption(Format format, boolean isStored, String to, boolean checked, Deadline until) {
    public static final String NAME = "--export";
    public static final FileOption PLACE = FileOption.of("--export-to", FileFormat.FOLDER, FileFormat.ZIP);

    public enum Format {
        WALNUT,
        ROCQ
    }

    public static void describe(OptionList options, String formats, Message what) {
        options.value(NAME, formats, what);
        PLACE.describe(options, Message.of("cli.option.export-to"));
        options.flag(LimitOptions.ROCQ, Message.of("cli.option.rocq"));
    }

    /// To be asked when a command begins, since that is when its time begins.
    ///
    /// @return empty if nothing is to be exported
    public static Optional<ExportOption> of(ParseResult arguments) {
        String to = PLACE.in(arguments).map(Path::toString).orElse("");
        boolean checked = arguments.hasMatchedOption(LimitOptions.ROCQ);
        var until = LimitOptions.forRocq(arguments);
        if (!arguments.hasMatchedOption(NAME)) {
            if (!to.isEmpty()) throw new UsageException(Message.of("cli.prove.export-alone"));
            return checked ? Optional.of(new ExportOption(Format.ROCQ, false, "", true, until)) : Optional.empty();
        }
        String name = arguments.matchedOptionValue(NAME, "");
        var format = switch (name.toLowerCase(Locale.ROOT)) {
            case "walnut" -> Format.WALNUT;
            case "rocq", "coq" -> Format.ROCQ;
            default -> throw new UsageException(Message.of("cli.prove.export", "name", name));
        };
        if (checked && (format != Format.ROCQ || WholeFolder.isArchive(to)))
            throw new UsageException(Message.of("cli.rocq.folder"));
        return Optional.of(new ExportOption(format, true, to, checked, until));
    }

    /// The option of a command that writes for Rocq alone.
    ///
    /// @param refusal what to say where another program is named
    public static Optional<ExportOption> ofRocq(ParseResult arguments, Message refusal) {
        var option = of(arguments);
        if (option.isPresent() && option.get().format != Format.ROCQ) throw new UsageException(refusal);
        return option;
    }
}
