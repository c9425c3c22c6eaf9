package grundy.web.api;

import grundy.contest.duel.OutputDifferences;
import grundy.contest.judge.Judge;
import grundy.contest.judge.ProblemJson;
import grundy.contest.judge.Problems;
import grundy.contest.judge.SampleInput;
import grundy.contest.problem.Problem;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.ProblemName;
import grundy.web.request.RequestFields;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// `judge`: problems of judges, their answers, and where a pasted output differs from the right one. No program is
/// ever run.
///
/// Members: `problem` (its name; without it all are listed), `do` (`tell`, `sample`, `largest`, `answer`; `answer`
/// where there is an input, else `tell`), `input`, `output` (somebody's, to be compared), `seed` and `cases` of a
/// sample. The answer: `problems`, or the members of `grundy judge --explain --json`, or `input` (made), or `output`
/// and, if another was given, `ending` (`right`, `presentation`, `wrong`) and `differences` (`line` from 1,
/// `expected`, `found`, null where there is none).
final class JudgeEndpoint implements Endpoint {
    private static final List<String> TASKS = List.of("tell", "sample", "largest", "answer");
    private static final long MOST_CASES = 100_000;

    @Override
    public String name() {
        return "judge";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var name = request.optionalText("problem");
        var input = request.optionalText("input");
        var output = request.optionalText("output");
        var task = request.choice("do", input.isPresent() ? "answer" : "tell", TASKS, chosen -> chosen);
        long seed = request.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        var cases = request.optionalNumber("cases", 1, MOST_CASES);
        if (name.isEmpty())
            return Endpoint.document(_ -> new JsonObject().set("problems", ProblemJson.list(Problems.all())));
        return Endpoint.document(limits -> {
            var problem = ProblemName.find(name.get());
            return switch (task) {
                case "sample", "largest" -> {
                    var number = cases.isPresent() ? OptionalLong.of(cases.get()) : OptionalLong.empty();
                    var sample = new SampleInput(problem, task.equals("largest"), number, seed);
                    yield ProblemJson.sample(problem, sample.text());
                }
                case "answer" -> answer(problem, input.orElse(""), output, limits);
                default -> ProblemJson.of(problem);
            };
        });
    }

    private static JsonObject answer(Problem problem, String input, Optional<String> given, Limits limits) {
        var right = Judge.right(problem, input.getBytes(StandardCharsets.UTF_8), limits);
        var node = ProblemJson.answer(problem, right.text());
        return given.isPresent() ? OutputDifferences.put(node, right, given.get()) : node;
    }
}
