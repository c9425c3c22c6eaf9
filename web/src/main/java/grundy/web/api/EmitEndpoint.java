package grundy.web.api;

import grundy.contest.emit.Emitter;
import grundy.contest.emit.ProgramJson;
import grundy.contest.emit.Target;
import grundy.present.json.NoticesJson;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `emit`: a program that answers a judge's problem, or tells who wins by rules.
///
/// Members: one of `problem` and `rules`; `to` (`cpp`, `java`, `python`). The answer is that of `grundy emit --json`.
final class EmitEndpoint implements Endpoint {
    static final List<String> LANGUAGES = List.of("cpp", "java", "python");

    @Override
    public String name() {
        return "emit";
    }

    @Override
    public Asked read(Fields request, Language language) {
        var problem = request.optionalText("problem");
        var rules = problem.isPresent() ? Optional.<String>empty() : Optional.of(request.text("rules"));
        var to = request.choice(
                "to",
                Target.of("cpp").orElseThrow(),
                LANGUAGES,
                name -> Target.of(name).orElseThrow());
        return Endpoint.document(_ -> {
            var notices = new ArrayList<Message>();
            var emitter = new Emitter(language == Language.ZH, KeptHere.theorems(notices::add));
            var program = rules.isPresent()
                    ? emitter.rules(rules.get(), to)
                    : emitter.problem(ProblemName.find(problem.orElseThrow()), to);
            var answer = ProgramJson.of(program, to);
            NoticesJson.add(answer, notices, language);
            return answer;
        });
    }
}
