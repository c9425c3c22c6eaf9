package grundy.cli.values;

import grundy.answer.Answer;
import grundy.answer.NimSequence;
import grundy.cli.command.Command;
import grundy.cli.export.CertificateOutput;
import grundy.cli.export.ExportMessages;
import grundy.cli.export.PictureFiles;
import grundy.cli.export.ProofExporter;
import grundy.cli.export.StoredTheorems;
import grundy.cli.option.LimitHints;
import grundy.cli.terminal.Console;
import grundy.finding.TableEnd;
import grundy.json.JsonObject;
import grundy.present.json.answer.SequenceJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.picture.TablePicture;
import grundy.rules.catalogue.PrefixedRules;
import grundy.store.certificate.AnswerCertificate;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// A table with the forms in which it can be shown.
///
/// @param answer that holds the table
/// @param to the last heap or coordinate
/// @param earlyEnd why it ends too soon
/// @param exported what was written for another program
record TableOutput(
        Answer answer,
        long to,
        Optional<TableEnd> earlyEnd,
        Optional<ExportedProof> exported,
        Supplier<List<String>> lines,
        Supplier<JsonObject> document,
        Supplier<AnswerCertificate> certificate) {
    /// Shows the table, draws and certifies it if that is asked for, and says why it ends if it ends too soon.
    ///
    /// @return the exit status
    int tell(ParseResult arguments, PrefixedRules rules, Console console) throws IOException {
        var certified = CertificateOutput.of(arguments);
        certified.write(certificate::get);
        PictureFiles.of(arguments).write(in -> TablePicture.of(answer, in), console);
        if (console.json()) {
            var node = document.get();
            earlyEnd.ifPresent(end -> SequenceJson.putEnd(node, end, Command.LIMIT_REACHED, console.language()));
            console.say(node);
        } else {
            console.lines(lines.get());
            certified.tell(console);
            boolean hasPeriod =
                    answer instanceof NimSequence table && table.period().isPresent();
            if (!hasPeriod) StoredTheorems.tell(rules.game(), rules.play(), console);
            earlyEnd.ifPresent(
                    end -> console.say(Message.of("listing.stopped", "to", to, "asked", end.requestedHeap())));
        }
        earlyEnd.ifPresent(
                end -> console.err().println(console.text(LimitHints.withHint(end.why(), arguments.commandSpec()))));
        if (!console.json()) ExportMessages.tell(exported, console);
        return earlyEnd.isEmpty() && ProofExporter.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
    }
}
