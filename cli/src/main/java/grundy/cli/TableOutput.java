package grundy.cli;

import grundy.present.json.ProofJson.Exported;
import grundy.present.json.SequenceJson;
import grundy.present.picture.TablePicture;
import grundy.rules.Prefixed;
import grundy.solve.Answer;
import grundy.solve.Stopped;
import grundy.store.AnswerCertificate;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// A table with what there is to show of it.
///
/// @param answer that holds the table
/// @param to the last heap or coordinate
/// @param stopped why it ends too soon
/// @param exported what was written for another program
record TableOutput(
        Answer answer,
        long to,
        Optional<Stopped> stopped,
        Optional<Exported> exported,
        Supplier<List<String>> lines,
        Supplier<JsonObject> document,
        Supplier<AnswerCertificate> certificate) {
    /// Shows the table, draws and certifies it if that is asked for, and says why it ends if it ends too soon.
    ///
    /// @return the exit status
    int tell(ParseResult arguments, Prefixed rules, Console console) throws IOException {
        var certified = CertificateOutput.of(arguments);
        certified.write(certificate::get);
        PictureFiles.of(arguments).write(in -> TablePicture.of(answer, in), console);
        if (console.json()) {
            var node = document.get();
            stopped.ifPresent(end -> SequenceJson.stopped(node, end, Command.LIMIT_REACHED, console.language()));
            console.say(node);
        } else {
            console.lines(lines.get());
            certified.tell(console);
            KeptTheorems.tell(rules.game(), rules.play(), console);
            stopped.ifPresent(end -> console.say(Message.of("listing.stopped", "to", to, "asked", end.asked())));
        }
        stopped.ifPresent(
                end -> console.err().println(console.text(LimitHints.hinted(end.why(), arguments.commandSpec()))));
        if (!console.json()) ExportOption.tell(exported, console);
        return stopped.isEmpty() && ExportOption.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
    }
}
