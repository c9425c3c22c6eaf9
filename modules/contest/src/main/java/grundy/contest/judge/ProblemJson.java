package grundy.contest.judge;

import grundy.contest.problem.Problem;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import java.util.List;

/// A problem of a judge.
///
/// Members: `id`, `title`, `titleZh`, `family`, `names`, `limits`, `input`; in the full document also
/// `about`, `aboutZh`, `trap`, `trapZh`, `output`, `source`. An answer: `problem` (its id), `output`. A
/// sample: `problem`, `input`.
public final class ProblemJson {
    private ProblemJson() {}

    /// Several problems, without the details of a single one.
    public static JsonArray list(List<Problem> problems) {
        var array = new JsonArray();
        problems.forEach(problem -> array.add(start(problem)));
        return array;
    }

    /// All that there is to say about one.
    public static JsonObject of(Problem problem) {
        return start(problem)
                .put("about", Problem.text(problem.about(), false))
                .put("aboutZh", Problem.text(problem.about(), true))
                .put("trap", Problem.text(problem.trap(), false))
                .put("trapZh", Problem.text(problem.trap(), true))
                .put("output", ProblemCard.output(problem))
                .put("source", problem.source());
    }

    /// @param output that answers an input
    public static JsonObject answer(Problem problem, String output) {
        return new JsonObject().put("problem", problem.id()).put("output", output);
    }

    /// @param input that was made up
    public static JsonObject sample(Problem problem, String input) {
        return new JsonObject().put("problem", problem.id()).put("input", input);
    }

    private static JsonObject start(Problem problem) {
        var node = new JsonObject()
                .put("id", problem.id())
                .put("title", problem.title(false))
                .put("titleZh", problem.title(true))
                .put("family", problem.family());
        var names = node.putArray("names");
        problem.names().forEach(names::add);
        var limits = node.putArray("limits");
        problem.limits().forEach(limit -> limits.add(limit.text()));
        problem.needTexts().forEach(limits::add);
        return node.put("input", problem.inputText());
    }
}
