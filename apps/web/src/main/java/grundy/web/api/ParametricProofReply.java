package grundy.web.api;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.proof.ParametricJson;
import grundy.present.words.ParametricWords;
import grundy.prove.letters.BeyondArithmeticException;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.ParametricAnswer;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricQuestion;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLibraryTheorem;
import grundy.prove.rocq.RocqParametric;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.web.request.RefusedRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The reply to `prove` for every value of the letters in rules, or for any number of heaps.
///
/// @param heaps how many, if their number is given
/// @param forOneGame members that only a theorem about one game can have
/// @param exports what is wanted under `exports`, of which letters allow `rocq`
record ParametricProofReply(
        ParametricQuestion question, boolean heaps, List<String> forOneGame, Set<String> exports, Language language) {
    /// Time for arithmetic on rules for which there may be an automaton.
    private static final Duration CONSTANTS = Duration.ofMillis(500);

    /// @return empty if the rules are those of one game, which is to be proved as such
    /// @throws SyntaxException if they cannot be read
    Optional<JsonObject> answer(Limits limits) throws SyntaxException {
        Optional<ParametricAnswer> answer;
        try {
            answer = question.answer(new LimitedSearch(limits));
        } catch (BeyondArithmeticException fault) {
            throw new RefusedRequest(422, Message.of("web.prove.inexpressible", "problem", fault.explanation()));
        }
        return answer.map(found -> reply(found, limits));
    }

    private final class LimitedSearch implements ParametricQuestion.Search {
        private final Limits limits;

        LimitedSearch(Limits limits) {
            this.limits = limits;
        }

        @Override
        public ParametricFinding find(ParametricGame game) throws SyntaxException {
            requireFitting();
            if (heaps || question.anyHeaps() && game.play() == Play.MISERE)
                throw new RefusedRequest(400, Message.of("web.prove.letters-heaps"));
            return question.find(game, limits);
        }

        @Override
        public Optional<ParametricAnswer> constants() throws SyntaxException {
            boolean isPlain = !heaps && forOneGame.isEmpty() && exports.isEmpty();
            return isPlain ? question.constants(limits, CONSTANTS) : Optional.empty();
        }
    }

    private void requireFitting() {
        if (!forOneGame.isEmpty())
            throw new RefusedRequest(400, Message.of("web.prove.one-game", "name", forOneGame.getFirst()));
        if (exports.contains("walnut")) throw new RefusedRequest(400, Message.of("web.prove.letters-walnut"));
    }

    private JsonObject reply(ParametricAnswer answer, Limits limits) {
        return switch (answer) {
            case ParametricAnswer.Law(var law) -> reply(law);
            case ParametricAnswer.Family family -> reply(family, limits);
        };
    }

    private JsonObject reply(LibraryTheorem law) {
        requireFitting();
        var node = ParametricJson.of(law, language);
        node.set("blocks", BlockJson.of(ParametricWords.of(law, language)));
        var headline = ParametricWords.title(law, language).in(language);
        if (exports.contains("rocq")) putExport(node, RocqLibraryTheorem.of(law, headline));
        return node;
    }

    private JsonObject reply(ParametricAnswer.Family family, Limits limits) {
        var node = ParametricJson.of(family, language);
        node.set("blocks", BlockJson.of(ParametricWords.of(family, language)));
        if (exports.contains("rocq") && family.finding() instanceof ParametricFinding.Proved proved) {
            var headline = ParametricWords.title(proved.theorem(), language).in(language);
            putExport(node, RocqParametric.of(proved.theorem(), proved.heaps(), headline, limits));
        }
        return node;
    }

    private static void putExport(JsonObject node, RocqExport export) {
        ProveEndpoint.put(node.putObject("exports"), "rocq", export.files());
    }
}
