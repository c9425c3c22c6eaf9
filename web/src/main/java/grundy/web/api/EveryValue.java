package grundy.web.api;

import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.LetteredJson;
import grundy.present.words.LetteredWords;
import grundy.prove.letters.BeyondArithmeticException;
import grundy.prove.letters.LetteredFinding;
import grundy.prove.letters.LetteredQuestion;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.LibraryTheorems;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLettered;
import grundy.prove.rocq.RocqLibraryTheorem;
import grundy.rules.LetteredGame;
import grundy.rules.SyntaxException;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.time.Duration;
import java.util.Optional;

/// What `prove` answers for every value of the letters in rules, or for any number of heaps.
///
/// @param rocq whether the text for Rocq is wanted, under `exports`
/// @param plain whether nothing is asked that only a theorem about one game can have
record EveryValue(LetteredQuestion question, boolean rocq, boolean plain, Language language) {
    /// So long rules for which there may be an automaton are tried by arithmetic.
    private static final Duration CONSTANTS = Duration.ofMillis(500);

    /// @return empty if the rules are those of one game, which is to be proved as such
    /// @throws SyntaxException if they cannot be read
    Optional<JsonObject> answer(Limits limits) throws SyntaxException {
        var law = question.law();
        if (law.isPresent()) return Optional.of(told(law.get()));
        var game = question.game();
        if (game.isPresent()) return Optional.of(proved(game.get(), limits));
        return plain
                ? question.constants(limits, CONSTANTS).map(found -> told(found.game(), found.finding(), limits))
                : Optional.empty();
    }

    private JsonObject told(LibraryTheorem law) {
        var node = LetteredJson.of(law, language);
        node.set("blocks", BlockJson.of(LetteredWords.of(law, language)));
        var headline = LetteredWords.title(law, language).in(language);
        if (rocq) exported(node, RocqLibraryTheorem.of(law, headline));
        return node;
    }

    private JsonObject proved(LetteredGame game, Limits limits) throws SyntaxException {
        try {
            return told(game, question.find(game, limits), limits);
        } catch (BeyondArithmeticException fault) {
            throw new Refused(422, Message.of("web.prove.inexpressible", "problem", fault.explanation()));
        }
    }

    private JsonObject told(LetteredGame game, LetteredFinding finding, Limits limits) {
        var heaps = finding instanceof LetteredFinding.Proved
                ? LibraryTheorems.ofHeaps(game)
                : Optional.<LibraryTheorem>empty();
        var node = LetteredJson.of(game, finding, heaps, language);
        node.set("blocks", BlockJson.of(LetteredWords.of(game, finding, heaps, language)));
        if (rocq && finding instanceof LetteredFinding.Proved proved) {
            var headline = LetteredWords.title(proved.theorem(), language).in(language);
            exported(node, RocqLettered.of(proved.theorem(), proved.heaps(), headline, limits));
        }
        return node;
    }

    private static void exported(JsonObject node, RocqExport export) {
        ProveEndpoint.put(node.putObject("exports"), "rocq", export.files());
    }
}
