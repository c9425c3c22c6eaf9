import grundy.limit.Limits;
import grundy.question.Question;
import grundy.solve.Solver;

void main() throws Exception {
    var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("wythoff 5 8"));
    IO.println(verdict.outcome() + ", value " + verdict.value());
    for (var move : verdict.moves().first(10))
        for (var step : move.steps()) IO.println("  " + step.from() + " -> " + step.to());
}
