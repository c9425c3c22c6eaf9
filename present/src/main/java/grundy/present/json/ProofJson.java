package grundy.present.json;

import grundy.check.theorem.TheoremWords;
import grundy.prove.Finding;
import grundy.prove.Statement;
import grundy.prove.Task;
import grundy.store.TheoremFile;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What came of an attempt to prove who wins at all sizes.
///
/// Members: `rules`, `play`, `heaps`, `proved`. A theorem: `kind` (`P` tells who wins, `g` the nim-values),
/// `coordinates`, `claim` (or null), `theorem` (in a sentence), `numeration`, `states`, `measure`, `questions`,
/// `steps` (name, states, seconds), `seconds` (a text), `automaton`, `certificate` (a file, or null). A claim that is
/// wrong: `refuted`, `counterexample`, `value` (its nim-value), `least`. Neither: `holdsTo` (the largest sum up to
/// which something was found to hold, -1 if nothing was), `attempts` (numeration, states, holdsTo, why) or `why`.
/// Always `explanation`.
public final class ProofJson {
    private ProofJson() {}

    /// @param theorem what was proved, in a sentence; not looked at where nothing was
    /// @param explanation what came of it, in words
    /// @param certificate the file that the theorem was written to
    public static JsonObject of(
            Task task,
            Finding finding,
            Optional<Statement> statement,
            String theorem,
            String explanation,
            Optional<String> certificate,
            Language language) {
        var node = new JsonObject()
                .put("rules", task.game().text())
                .put("play", task.play() == Play.MISERE ? "misere" : "normal")
                .put("heaps", task.heaps());
        switch (finding) {
            case Finding.Proved proved -> {
                proved(node, proved, statement, theorem);
                node.put("certificate", certificate.orElse(null));
            }
            case Finding.Refuted refuted -> {
                node.put("proved", false).put("refuted", true);
                var position = node.putArray("counterexample");
                refuted.position().forEach(number -> position.add(number));
                node.put("value", refuted.value());
                order(refuted).forEach(node.putArray("least")::add);
            }
            case Finding.Untold untold ->
                node.put("proved", false)
                        .put("holdsTo", untold.holdsTo())
                        .put("why", untold.why().in(language));
            case Finding.Open open -> {
                node.put("proved", false).put("holdsTo", open.holdsTo());
                var attempts = node.putArray("attempts");
                for (var attempt : open.attempts())
                    attempts.addObject()
                            .put("numeration", attempt.system().name())
                            .put("states", attempt.states())
                            .put("holdsTo", attempt.holdsTo())
                            .put("why", attempt.why().in(language));
            }
        }
        return node.put("explanation", explanation);
    }

    private static void proved(JsonObject node, Finding.Proved proved, Optional<Statement> statement, String told) {
        var theorem = proved.theorem();
        node.put("proved", true).put("kind", theorem.values() ? "g" : "P");
        theorem.game().coordinates().forEach(node.putArray("coordinates")::add);
        node.put(
                        "claim",
                        statement
                                .map(Statement::claim)
                                .filter(claim -> !claim.isEmpty())
                                .orElse(null))
                .put("theorem", told)
                .put("numeration", theorem.system().name())
                .put("states", theorem.automaton().states())
                .put("measure", theorem.measure().toString())
                .put("questions", proved.questions());
        var steps = node.putArray("steps");
        for (var step : proved.steps())
            steps.addObject()
                    .put("name", step.name())
                    .put("states", step.states())
                    .put("seconds", TheoremWords.seconds(step.nanos()));
        node.put("seconds", TheoremWords.seconds(proved.nanos()))
                .set("automaton", TheoremFile.automaton(theorem.automaton()));
    }

    /// @return the names of the numbers by which the counterexample is least
    public static List<String> order(Finding.Refuted refuted) {
        var order = new ArrayList<>(refuted.order());
        order.addAll(refuted.coordinates());
        return order.stream().distinct().toList();
    }
}
