package grundy.cli.values;

import grundy.answer.CalculationException;
import grundy.answer.FamilyValues;
import grundy.cli.command.Command;
import grundy.cli.export.CertificateOutput;
import grundy.cli.input.RuleInput;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.limit.Limits;
import grundy.present.json.answer.FamilyValuesJson;
import grundy.present.json.answer.SequenceJson;
import grundy.present.words.FamilyValuesWords;
import grundy.question.FamilyQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.FamilyCertificate;
import grundy.text.Message;
import java.io.IOException;
import picocli.CommandLine.ParseResult;

/// `values EXPRESSION --for NAME=FROM..TO`: lists the values of an expression for each number of a
/// range.
final class FamilyListing {
    private FamilyListing() {}

    /// @return the exit status
    static int run(ParseResult arguments, RunningNumber number, Limits limits, Console console)
            throws SyntaxException, IOException {
        var words = RuleInput.of(arguments, console);
        var text = words.source().text();
        var certificate = CertificateOutput.of(arguments);
        if (!number.occursIn(text))
            throw new UsageException(Message.of("cli.values.for-absent", "name", number.name(), "rules", text));
        var answer = answer(FamilyQuestion.read(text, number, Catalogue.builtIn()), limits, console);
        certificate.write(() -> FamilyCertificate.of(words.wordsWithInput(), answer));
        if (console.json()) {
            var node = FamilyValuesJson.of(answer);
            answer.earlyEnd()
                    .ifPresent(end -> SequenceJson.putEnd(node, end, Command.LIMIT_REACHED, console.language()));
            console.say(node);
        } else {
            console.unbroken(new FamilyValuesWords(answer, console.language()).blocks());
            certificate.tell(console);
        }
        answer.earlyEnd().ifPresent(end -> console.err().println(console.text(end.why())));
        return answer.earlyEnd().isEmpty() ? Command.DONE : Command.LIMIT_REACHED;
    }

    private static FamilyValues answer(FamilyQuestion question, Limits limits, Console console) throws SyntaxException {
        try (var working = new WorkStatus(console, limits)) {
            return new Solver(working.limits()).allowingPartialTables().solve(question);
        } catch (CalculationException e) {
            var first = FamilyQuestion.source(
                    question.text(), question.number(), question.number().from());
            throw ValueParser.fault(first, e.at(), e.explanation());
        }
    }
}
