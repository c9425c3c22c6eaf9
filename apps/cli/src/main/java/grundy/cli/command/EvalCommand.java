package grundy.cli.command;

import grundy.answer.Calculation;
import grundy.answer.CalculationException;
import grundy.cli.export.CertificateOutput;
import grundy.cli.export.PictureFiles;
import grundy.cli.input.RuleInput;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.explain.Explainer;
import grundy.explain.OtherReadings;
import grundy.limit.Limits;
import grundy.present.json.answer.CalculationJson;
import grundy.present.picture.ValuePicture;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.CalculationCertificate;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `eval EXPRESSION`: arithmetic of values.
public final class EvalCommand implements Command {
    private static final String FUNCTIONS = "--functions";

    @Override
    public void describe(OptionList options) {
        options.words("EXPRESSION", "0..*", Message.of("cli.eval.words"));
        options.flag(FUNCTIONS, Message.of("cli.eval.functions", "names", ValueFunction.words()));
        PictureFiles.describe(options, Message.of("cli.option.value-svg"));
        FileOption.CERTIFICATE.describe(options, Message.of("cli.option.answer-certificate"));
        LimitOptions.describeTime(options);
    }

    @Override
    public List<FileOption> files() {
        return List.of(FileOption.CERTIFICATE, FileOption.SVG, FileOption.PNG);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (arguments.hasMatchedOption(FUNCTIONS)) {
            functions(console);
            return DONE;
        }
        var words = RuleInput.of(arguments, console);
        var source = words.source();
        var certificate = CertificateOutput.of(arguments);
        var pictures = PictureFiles.of(arguments);
        var expression = ValueParser.parse(source, Catalogue.builtIn());
        var calculation = calculation(source, expression, LimitOptions.of(arguments));
        OtherReadings.of(expression, source.text()).forEach(console::notice);
        pictures.write(in -> ValuePicture.of(calculation, in), console);
        certificate.write(() -> CalculationCertificate.of(words.wordsWithInput(), calculation));
        var explainer = Explainer.in(console.language());
        var explanation = explainer.explanation(calculation);
        if (console.json()) {
            console.say(CalculationJson.of(source.text(), calculation, explanation));
        } else {
            console.say(explainer.result(calculation));
            if (!explanation.isEmpty()) {
                console.say("");
                console.say(explanation);
            }
            certificate.tell(console);
        }
        return DONE;
    }

    private static void functions(Console console) {
        if (console.json()) console.say(CalculationJson.functions(console.language()));
        else ValueFunction.descriptions().stream().map(console::text).forEach(console::say);
    }

    private static Calculation calculation(Source source, ValueExpression expression, Limits limits)
            throws SyntaxException {
        try {
            return new Solver(limits).solve(new ExpressionQuestion(expression));
        } catch (CalculationException e) {
            throw ValueParser.fault(source, e.at(), e.explanation());
        }
    }
}
