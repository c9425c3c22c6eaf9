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
import java.util.Optional;

/// `emit`: a program that answers a judge's problem, or tells who wins by rules.
///
/// Members: one of `problem` and `rules`; `to` (a language). The answer is that of `grundy emit --json`, or without
/// both the languages.
final class EmitEndpoint implements Endpoint {
    @Override
    public String name() {
        return "emit";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var problem = request.optionalText("problem");
        var rules = problem.isPresent() ? Optional.<String>empty() : request.optionalText("rules");
        var to = request.choice(
                "to",
                TargetLanguage.USUAL,
                TargetLanguage.ids(),
                name -> TargetLanguage.of(name).orElseThrow());
        if (problem.isEmpty() && rules.isEmpty()) return Endpoint.document(_ -> ProgramJson.languages());
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
