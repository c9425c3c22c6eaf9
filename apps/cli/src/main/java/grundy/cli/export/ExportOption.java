package grundy.cli.export;

import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.limit.Deadline;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqFamily;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutFamily;
import grundy.rules.Game;
import grundy.store.WholeFolder;
import grundy.text.Message;
import grundy.text.SeveralLines;
import grundy.value.Play;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ParseResult;

/// `--export FORMAT --export-to PATH --rocq`: for which other program a proof is written, where, and whether
/// Rocq checks it at once.
///
/// @param isStored whether the files stay
/// @param to empty for the usual place
/// @param checked whether Rocq is asked
/// @param until when Rocq is broken off
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

    /// Reads the option of a command that writes for Rocq alone.
    ///
    /// @param refusal what to say where another program is named
    public static Optional<ExportOption> ofRocq(ParseResult arguments, Message refusal) {
        var wish = of(arguments);
        if (wish.isPresent() && wish.get().format != Format.ROCQ) throw new UsageException(refusal);
        return wish;
    }

    /// Writes a theorem for Rocq, and asks it.
    public ExportedProof.ToRocq write(RocqExport export) throws IOException {
        var outcome = write(export.folder(), export.files(), export.library(), List.of(export.name()));
        return new ExportedProof.ToRocq(export, outcome.place(), outcome.checked());
    }

    /// Writes the theorems of several games for Rocq, and asks it.
    public ExportedProof.ToRocqFamily write(RocqFamily export) throws IOException {
        var names = export.members().stream().map(RocqExport::name).toList();
        var outcome = write(export.folder(), export.files(), export.library(), names);
        return new ExportedProof.ToRocqFamily(export, outcome.place(), outcome.checked());
    }

    private record ExportOutcome(String place, Optional<ExportedProof.RocqCheck> checked) {}

    private ExportOutcome write(String folder, Map<String, String> files, List<String> library, List<String> theorems)
            throws IOException {
        if (!isStored) {
            var check = WholeFolder.passing(files, passing -> RocqProgram.check(passing, library, theorems, until));
            return new ExportOutcome("", Optional.of(check));
        }
        var place = write(folder, files);
        return new ExportOutcome(
                place,
                checked ? Optional.of(RocqProgram.check(Path.of(place), library, theorems, until)) : Optional.empty());
    }

    /// @param usual where it goes if the user does not say it
    /// @return the place of the files
    String write(String usual, Map<String, String> files) throws IOException {
        var place = to.isEmpty() ? usual : to;
        WholeFolder.write(place, files);
        return place;
    }

    /// Writes a theorem for Walnut.
    public ExportedProof.ToWalnut write(WalnutExport export) throws IOException {
        return new ExportedProof.ToWalnut(export, writeApart(export.folder(), export.files()));
    }

    /// Writes the theorems of several games for Walnut.
    public ExportedProof.ToWalnutFamily write(WalnutFamily export) throws IOException {
        return new ExportedProof.ToWalnutFamily(export, writeApart(export.folder(), export.files()));
    }

    /// Into a folder of Walnut's, or one where others like these have been written.
    private String writeApart(String usual, Map<String, String> files) throws IOException {
        WholeFolder.requireOwn(to.isEmpty() ? usual : to, WalnutExport.LIBRARY);
        return write(usual, files);
    }

    /// A name that tells the games of one folder apart.
    public static String name(Game game, Play play, int heaps) {
        var entry = game.entry();
        var text = game.text();
        int bracket = text.indexOf('[');
        var name = entry == null ? text : entry.id() + (bracket < 0 ? "" : text.substring(bracket));
        return (play == Play.MISERE ? "misere " : "") + name + (heaps > 0 ? " " + heaps : "");
    }

    /// Says where it was written, and what Rocq says.
    public static void tell(Optional<ExportedProof> exported, Console console) {
        exported.ifPresent(there -> messages(there).forEach(console::say));
    }

    private static List<Message> messages(ExportedProof exported) {
        return switch (exported) {
            case ExportedProof.ToWalnut(var export, var place) ->
                List.of(Message.of(
                        "cli.prove.exported",
                        "file",
                        place,
                        "load",
                        export.proof().load(),
                        "count",
                        export.statedSentences().size()));
            case ExportedProof.ToWalnutFamily(var export, var place) ->
                List.of(Message.of(
                        "cli.prove.exported-family",
                        "folder",
                        place,
                        "count",
                        export.members().size()));
            case ExportedProof.ToRocqFamily(var export, var place, var check) ->
                messages(
                        Message.of(
                                "cli.prove.exported-rocq-family",
                                "folder",
                                place,
                                "count",
                                export.members().size()),
                        place,
                        check);
            case ExportedProof.ToRocq(var export, var place, var check) ->
                messages(
                        Message.of("cli.prove.exported-rocq", "folder", place, "file", export.name() + ".v"),
                        place,
                        check);
        };
    }

    /// @param outcome what to say where files stay
    /// @param place empty if none do
    private static List<Message> messages(Message outcome, String place, Optional<ExportedProof.RocqCheck> check) {
        return Stream.concat(
                        place.isEmpty() ? Stream.empty() : Stream.of(outcome),
                        check.map(ExportOption::judgement).stream())
                .toList();
    }

    /// @return whether all that was asked for was done: where Rocq was asked, it is there and accepts
    public static boolean isDone(Optional<ExportedProof> exported) {
        return exported.flatMap(ExportOption::rocqCheck)
                .filter(answer -> answer.judgement() != ExportedProof.Judgement.ACCEPTED)
                .isEmpty();
    }

    private static Optional<ExportedProof.RocqCheck> rocqCheck(ExportedProof exported) {
        return switch (exported) {
            case ExportedProof.ToRocq(var _, var _, var check) -> check;
            case ExportedProof.ToRocqFamily(var _, var _, var check) -> check;
            case ExportedProof.ToWalnut _, ExportedProof.ToWalnutFamily _ -> Optional.empty();
        };
    }

    private static BigDecimal seconds(ExportedProof.RocqCheck check) {
        return BigDecimal.valueOf(check.millis(), 3).setScale(1, RoundingMode.HALF_UP);
    }

    private static Message judgement(ExportedProof.RocqCheck check) {
        return switch (check.judgement()) {
            case ACCEPTED -> Message.of("cli.rocq.accepts", "said", check.output(), "seconds", seconds(check));
            case REFUSED -> Message.of("cli.rocq.refuses", "said", new SeveralLines(check.output()));
            case BROKEN_OFF ->
                Message.of(
                        check.output().isEmpty() ? "cli.rocq.broken-off" : "cli.rocq.broken-off-saying",
                        "said",
                        new SeveralLines(check.output()),
                        "seconds",
                        seconds(check));
            case NOT_INSTALLED -> Message.of("cli.rocq.missing");
        };
    }
}
