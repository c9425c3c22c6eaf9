package grundy.cli;

import grundy.present.json.ProofJson.Exported;
import grundy.rules.Game;
import grundy.store.WholeFolder;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `--export FORMAT --export-to PATH`: for which other program a proof is written, and where.
///
/// @param to empty for the usual place
record ExportOption(Format format, String to) {
    private static final String NAME = "--export";
    private static final String TO = "--export-to";

    enum Format {
        WALNUT,
        ROCQ
    }

    static void describe(CommandSpec spec, String formats, Message what, Language language) {
        spec.addOption(CommandLineSpec.number(NAME, formats, what, language));
        spec.addOption(CommandLineSpec.number(TO, "PATH", Message.of("cli.option.export-to"), language));
    }

    /// @return empty if nothing is to be exported
    static Optional<ExportOption> of(ParseResult arguments) {
        String to = arguments.matchedOptionValue(TO, "");
        if (!arguments.hasMatchedOption(NAME)) {
            if (to.isEmpty()) return Optional.empty();
            throw new UsageException(Message.of("cli.prove.export-alone"));
        }
        String format = arguments.matchedOptionValue(NAME, "");
        return switch (format.toLowerCase(Locale.ROOT)) {
            case "walnut" -> Optional.of(new ExportOption(Format.WALNUT, to));
            case "rocq", "coq" -> Optional.of(new ExportOption(Format.ROCQ, to));
            default -> throw new UsageException(Message.of("cli.prove.export", "name", format));
        };
    }

    /// @param usual where it goes if the user does not say it
    /// @return where it went
    String write(String usual, Map<String, String> files) throws IOException {
        var place = to.isEmpty() ? usual : to;
        WholeFolder.write(place, files);
        return place;
    }

    /// A name that tells the games of one folder apart.
    static String name(Game game, Play play, int heaps) {
        var entry = game.entry();
        var text = game.text();
        int bracket = text.indexOf('[');
        var name = entry == null ? text : entry.id() + (bracket < 0 ? "" : text.substring(bracket));
        return (play == Play.MISERE ? "misere " : "") + name + (heaps > 0 ? " " + heaps : "");
    }

    static Message told(Exported exported) {
        return switch (exported) {
            case Exported.ToWalnut(var export, var place) ->
                Message.of(
                        "cli.prove.exported",
                        "file",
                        place,
                        "load",
                        export.proof().load(),
                        "count",
                        export.stated().size());
            case Exported.ToRocq(var export, var place) ->
                Message.of("cli.prove.exported-rocq", "folder", place, "file", export.name() + ".v");
        };
    }
}
