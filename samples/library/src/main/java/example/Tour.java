package example;

import grundy.contest.emit.Emitter;
import grundy.contest.sketch.TargetLanguage;
import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.present.json.answer.AnswerJson;
import grundy.present.layout.TextLayout;
import grundy.present.picture.PositionPicture;
import grundy.present.words.ProofWords;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.StrategicSolver;
import grundy.text.Language;
import grundy.value.Play;

/// One call of each artifact of the library.
public final class Tour {
    private Tour() {}

    public static void main(String[] arguments) throws Exception {
        Halving.main(arguments);

        // grundy-core and grundy-present: an answer in words, as JSON, as a picture
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("domineering 3x3"));
        var explainer = Explainer.in(Language.ZH);
        System.out.println(new TextLayout(100).text(explainer.answer(verdict, 3)));
        AnswerJson.of(verdict, explainer.explanation(verdict), 3, Language.EN).writeTo(System.out);
        System.out.println("\nSVG: "
                + PositionPicture.of(verdict, Solver::solve, Language.EN).svg().startsWith("<svg"));

        // grundy-strategic
        var matrix = new StrategicSolver(Limits.DEFAULT).solve(MatrixQuestion.of(MatrixText.read("3,3 0,5; 5,0 1,1")));
        System.out.println("equilibria: " + matrix.equilibria().equilibria().size());

        // grundy-prove
        var wythoff = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("wythoff"))
                .game();
        var task = ProofTask.of(wythoff, Play.NORMAL);
        if (Prover.prove(task) instanceof ProofFinding.Proved proved)
            System.out.println("theorem: "
                    + ProofWords.theorem(
                            task, proved.theorem(), StatementFinder.of(proved.theorem(), wythoff), Language.EN));

        // grundy-contest
        var program = new Emitter(false)
                .rules("take 1..3", TargetLanguage.of("python").orElseThrow());
        System.out.println("program: " + program.code().lines().count() + " lines by " + program.method());
    }
}
