package grundy.web.api;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.proof.LetteredJson;
import grundy.present.words.LetteredWords;
import grundy.prove.letters.BeyondArithmeticException;
import grundy.prove.letters.LetteredAnswer;
import grundy.prove.letters.LetteredFinding;
import grundy.prove.letters.LetteredQuestion;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLettered;
import grundy.prove.rocq.RocqLibraryTheorem;
import grundy.rules.SyntaxException;
import grundy.rules.option.LetteredGame;
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
record LetteredProofReply(
        LetteredQuestion question, boolean heaps, List<String> forOneGame, Set<String> exports, Language language) {
    /// Time for arithmetic on rules for which there may be an automaton.
    private static final Duration CONSTANTS = Duration.ofMillis(500);

    /// @return empty if the rules are those of one game, which is to be proved as such
    /// @throws SyntaxException if they cannot be read
    Optional<JsonObject> answer(Limits limits) throws SyntaxException {
        Optional<LetteredAnswer> answer;
        try {
            answer = question.answer(new LimitedSearch(limits));
        } catch (BeyondArithmeticException fault) {
            throw new RefusedRequest(422, Message.of("web.prove.inexpressible", "problem", fault.explanation()));
        }
        return answer.map(found -> reply(found, limits));
    }

    private final class LimitedSearch implements LetteredQuestion.Search {
        private final Limits limits;

        LimitedSearch(Limits limits) {
            this.limits = limits;
        }

        @Override
        public LetteredFinding find(LetteredGame game) throws SyntaxException {
            requireFitting();
            if (heaps || question.anyHeaps() && game.play() == Play.MISERE)
                throw new RefusedRequest(400, Message.of("web.prove.letters-heaps"));
            return question.find(game, limits);
        }

        @Override
        public Optional<LetteredAnswer> constants() throws SyntaxException {
            boolean isPlain = !heaps && forOneGame.isEmpty() && exports.isEmpty();
            return isPlain ? question.constants(limits, CONSTANTS) : Optional.empty();
        }
    }

    private void requireFitting() {
        if (!forOneGame.isEmpty())
            throw new RefusedRequest(400, Message.of("web.prove.one-game", "name", forOneGame.getFirst()));
        if (exports.contains("walnut")) throw new RefusedRequest(400, Message.of("web.prove.letters-walnut"));
    }

    private JsonObject reply(LetteredAnswer answer, Limits limits) {
        return switch (answer) {
            case LetteredAnswer.Law(var law) -> reply(law);
            case LetteredAnswer.Family family -> reply(family, limits);
        };
    }

    private JsonObject reply(LibraryTheorem law) {
        requireFitting();
        var node = LetteredJson.of(law, language);
        node.set("blocks", BlockJson.of(LetteredWords.of(law, language)));
        var headline = LetteredWords.title(law, language).in(language);
        if (exports.contains("rocq")) putExport(node, RocqLibraryTheorem.of(law, headline));
        return node;
    }

    private JsonObject reply(LetteredAnswer.Family family, Limits limits) {
        var node = LetteredJson.of(family, language);
        node.set("blocks", BlockJson.of(LetteredWords.of(family, language)));
        if (exports.contains("rocq") && family.finding() instanceof LetteredFinding.Proved proved) {
            var headline = LetteredWords.title(proved.theorem(), language).in(language);
            putExport(node, RocqLettered.of(proved.theorem(), proved.heaps(), headline, limits));
        }
        return node;
    }

    private static void putExport(JsonObject node, RocqExport export) {
        ProveEndpoint.put(node.putObject("exports"), "rocq", export.files());
    }
}
