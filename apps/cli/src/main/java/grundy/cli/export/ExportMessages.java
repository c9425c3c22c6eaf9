package grundy.cli.export;

import grundy.cli.terminal.Console;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.text.Message;
import grundy.text.SeveralLines;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reports where a proof was written, and what Rocq says.
public final class ExportMessages {
    private ExportMessages() {}

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

    /// @param written the report where files stay
    /// @param place empty if none do
    private static List<Message> messages(Message written, String place, Optional<ExportedProof.RocqCheck> check) {
        return Stream.concat(
                        place.isEmpty() ? Stream.empty() : Stream.of(written),
                        check.map(ExportMessages::judgement).stream())
                .toList();
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
