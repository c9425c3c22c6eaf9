package grundy.web.api;

import grundy.contest.emit.Emitter;
import grundy.contest.emit.ProgramJson;
import grundy.contest.sketch.TargetLanguage;
import grundy.present.json.answer.NoticesJson;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.ProblemName;
import grundy.web.request.RequestFields;
import grundy.web.request.ServerTheorems;
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
    public PreparedQuestion read(RequestFields request, Language language) {
        var problem = request.optionalText("problem");
        var rules = problem.isPresent() ? Optional.<String>empty() : Optional.of(request.text("rules"));
        var to = request.choice(
                "to",
                TargetLanguage.of("cpp").orElseThrow(),
                LANGUAGES,
                name -> TargetLanguage.of(name).orElseThrow());
        return Endpoint.document(_ -> {
            var notices = new ArrayList<Message>();
            var emitter = new Emitter(language == Language.ZH, ServerTheorems.theorems(notices::add));
            var program = rules.isPresent()
                    ? emitter.rules(rules.get(), to)
                    : emitter.problem(ProblemName.find(problem.orElseThrow()), to);
            var answer = ProgramJson.of(program, to);
            NoticesJson.add(answer, notices, language);
            return answer;
        });
    }
}
