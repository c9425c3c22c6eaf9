package grundy.present.json.proof;

import grundy.check.answer.HeapRecursion;
import grundy.check.theorem.TheoremWords;
import grundy.json.JsonObject;
import grundy.present.json.ErrorJson;
import grundy.present.json.answer.EvidenceJson;
import grundy.present.json.answer.SequenceJson;
import grundy.present.layout.TextLayout;
import grundy.present.math.FormulasJson;
import grundy.present.words.BlockPairWords;
import grundy.present.words.ProofWords;
import grundy.present.words.RecursionWords;
import grundy.present.words.RepeatingWords;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqFamily;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutFamily;
import grundy.rules.Game;
import grundy.store.theorem.TheoremFile;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.value.Outcome;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;

/// Writes the attempt to prove who wins at all sizes as JSON.
///
/// Members: `rules`, `play`, `heaps`, `proved`. A theorem: `kind` (`P` tells who wins, `g` the nim-values),
/// `coordinates`, `claim` (or null), `theorem` (in a sentence), `formulas` (of this sentence, {@link FormulasJson}),
/// `numeration`, `states`, `measure`, `questions`, `steps` (name, states, seconds), `seconds` (a text), `automaton`,
/// `certificate` (a file, or null). A theorem that a sequence repeats has no automaton: `kind` (or `outcomes`, of Left
/// and Right), `coordinates`, `claim`, `theorem`, `period` (as in {@link EvidenceJson}), `seconds`, `certificate`, and
/// up to the end of the first period `values`, or `outcomes` (a letter for each heap) with `conditions` (for each
/// letter which heaps those are). A claim that is wrong: `refuted`, `counterexample`, `value` (its nim-value), `least`.
/// Neither: `holdsTo` (the largest sum up to which something was found to hold, -1 if nothing was), `attempts`
/// (numeration, states, holdsTo, why) or `why`. Always `explanation` and `stored` (where the theorem is kept for later,
/// or null); where the proof was written for another program `export` ({@link WalnutJson}, or for Rocq `format`, `to`,
/// `command`, `files`).
public final class ProofJson {
    private ProofJson() {}

    /// The places where a theorem was written.
    ///
    /// @param certificate the file that it was written to
    /// @param stored where it is kept for later
    public record ProofPlaces(Optional<String> certificate, Optional<String> stored, Optional<ExportedProof> exported) {
        /// It went nowhere.
        public static final ProofPlaces NONE = new ProofPlaces(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// A proof that was written for another program.
    public sealed interface ExportedProof {
        /// @return the folder or the archive; empty if it was not to be kept
        String place();

        /// A text for Walnut.
        record ToWalnut(WalnutExport export, String place) implements ExportedProof {}

        /// A text for Rocq.
        ///
        /// @param checked what it said about it, if it was asked
        record ToRocq(RocqExport export, String place, Optional<RocqCheck> checked) implements ExportedProof {}

        /// A text for Walnut, of several games.
        record ToWalnutFamily(WalnutFamily export, String place) implements ExportedProof {}

        /// A text for Rocq, of several games.
        ///
        /// @param checked what it said about them, if it was asked
        record ToRocqFamily(RocqFamily export, String place, Optional<RocqCheck> checked) implements ExportedProof {}

        /// The result of checking a theorem with Rocq.
        ///
        /// @param output its last words
        /// @param millis that it took, with the library
        record RocqCheck(Judgement judgement, String output, long millis) {}

        /// The judgement of Rocq on a theorem, without an axiom.
        enum Judgement {
            ACCEPTED("accepted"),
            REFUSED("refused"),
            /// By a limit of time, of memory, or by somebody.
            BROKEN_OFF("broken-off"),
            NOT_INSTALLED("not-installed");

            private final String id;

            Judgement(String id) {
                this.id = id;
            }
        }
    }

    /// Adds `export`: where a proof was written for another program, and what to do with it.
    public static void export(JsonObject node, ExportedProof exported) {
        node.set("export", exportJson(exported));
    }

    private static JsonObject exportJson(ExportedProof exported) {
        return switch (exported) {
            case ExportedProof.ToWalnut(var export, var place) -> WalnutJson.of(export, place);
            case ExportedProof.ToWalnutFamily(var export, var place) -> WalnutJson.of(export, place);
            case ExportedProof.ToRocq(var export, var place, var check) ->
                rocq(place, check, export.files().keySet());
            case ExportedProof.ToRocqFamily(var export, var place, var check) ->
                rocq(place, check, export.files().keySet());
        };
    }

    private static JsonObject rocq(String place, Optional<ExportedProof.RocqCheck> check, Collection<String> names) {
        var node = new JsonObject()
                .put("format", "rocq")
                .put("to", place.isEmpty() ? null : place)
                .put("command", "make");
        check.ifPresent(answer -> node.putObject("rocq")
                .put("judgement", answer.judgement().id)
                .put("said", answer.output())
                .put("millis", answer.millis()));
        var files = node.putArray("files");
        names.forEach(files::add);
        return node;
    }

    public static JsonObject of(
            ProofTask task,
            ProofFinding finding,
            Optional<TheoremStatement> statement,
            ProofPlaces places,
            Language language) {
        var node = new JsonObject()
                .put("rules", task.game().text())
                .put("play", task.play().id())
                .put("heaps", task.heaps());
        switch (finding) {
            case ProofFinding.Proved proved -> {
                var title = ProofWords.markedTitle(task, proved.theorem(), statement, language);
                putProof(node, proved, statement, title, language);
                node.put("certificate", places.certificate().orElse(null));
            }
            case ProofFinding.RepeatingValues repeats -> {
                putRepeating(node, task, repeats, language);
                putTime(node, repeats.nanos(), places);
            }
            case ProofFinding.RepeatingOutcomes repeats -> {
                putRepeating(node, task, repeats, language);
                putTime(node, repeats.nanos(), places);
            }
            case ProofFinding.RecursiveValues recursive -> {
                repeats(node, "g")
                        .putNull("claim")
                        .put("theorem", RecursionWords.theorem(task, recursive, language))
                        .set("recursion", recursion(recursive.recursion()));
                recursive.values().forEach(node.putArray("values")::add);
                putTime(node, recursive.nanos(), places);
            }
            case ProofFinding.PairedBlocks blocks -> {
                putBlocks(node, task, blocks, language);
                putTime(node, blocks.nanos(), places);
            }
            case ProofFinding.Refuted refuted -> {
                node.put("proved", false).put("refuted", true);
                var position = node.putArray("counterexample");
                refuted.position().forEach(number -> position.add(number));
                node.put("value", refuted.value());
                refuted.leastBy().forEach(node.putArray("least")::add);
            }
            case ProofFinding.Undecided undecided ->
                node.put("proved", false)
                        .put("holdsTo", undecided.holdsTo())
                        .put("why", undecided.why().in(language));
            case ProofFinding.Open open -> {
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
        var words = ProofWords.of(task, finding, statement, places.certificate(), language);
        node.put("explanation", TextLayout.UNBROKEN.text(words))
                .put("stored", places.stored().orElse(null));
        places.exported().ifPresent(there -> export(node, there));
        return node;
    }

    private static void putRepeating(
            JsonObject node, ProofTask task, ProofFinding.RepeatingValues repeats, Language language) {
        var lost = RepeatingWords.lostCondition(repeats);
        repeats(node, task.values() || lost.isEmpty() ? "g" : "P")
                .put("claim", lost.map("P when "::concat).orElse(null))
                .put("theorem", RepeatingWords.theorem(task, repeats, language))
                .set("period", EvidenceJson.of(repeats.period()));
        Arrays.stream(repeats.sequence().values()).forEach(node.putArray("values")::add);
    }

    private static void putRepeating(
            JsonObject node, ProofTask task, ProofFinding.RepeatingOutcomes repeats, Language language) {
        repeats(node, "outcomes")
                .putNull("claim")
                .put("theorem", RepeatingWords.theorem(task, repeats, language))
                .set("period", EvidenceJson.of(repeats.period()));
        node.put("outcomes", SequenceJson.letters(repeats.outcomes()));
        var conditions = node.putObject("conditions");
        for (var outcome : Outcome.values())
            RepeatingWords.condition(repeats, outcome)
                    .ifPresent(condition -> conditions.put(outcome.name(), condition));
    }

    private static void putBlocks(
            JsonObject node, ProofTask task, ProofFinding.PairedBlocks blocks, Language language) {
        node.put("proved", true).put("kind", "P");
        blocks.coordinates().forEach(node.putArray("coordinates")::add);
        node.putNull("claim").put("theorem", BlockPairWords.theorem(task, blocks, language));
        node.putObject("pairs")
                .put("size", blocks.pairs().size())
                .put("step", blocks.pairs().step());
    }

    private static void putTime(JsonObject node, long nanos, ProofPlaces places) {
        node.put("seconds", TheoremWords.seconds(nanos))
                .put("certificate", places.certificate().orElse(null));
    }

    /// Rules of which nothing can be proved: what {@link ErrorJson} has, `rules` and `proved`.
    public static JsonObject refusal(Game game, int status, String explanation) {
        return refusal(game.text(), status, explanation);
    }

    /// Returns a refusal of rules with letters.
    public static JsonObject refusal(String rules, int status, String explanation) {
        return ErrorJson.of(status, explanation).put("rules", rules).put("proved", false);
    }

    /// Adds the rule for each residue of n modulo the modulus, as `factor * m + constant`.
    private static JsonObject recursion(HeapRecursion recursion) {
        var node = new JsonObject().put("modulus", recursion.modulus()).put("from", recursion.from());
        var rests = node.putArray("rests");
        for (var row : recursion.rows())
            rests.addObject()
                    .put("tells", row instanceof HeapRecursion.ValueRow ? "value" : "heap")
                    .put("factor", row.factor())
                    .put("constant", row.constant());
        return node;
    }

    private static JsonObject repeats(JsonObject node, String kind) {
        node.put("proved", true).put("kind", kind).putArray("coordinates").add("n");
        return node;
    }

    private static void putProof(
            JsonObject node,
            ProofFinding.Proved proved,
            Optional<TheoremStatement> statement,
            MarkedText title,
            Language language) {
        var theorem = proved.theorem();
        node.put("proved", true).put("kind", theorem.values() ? "g" : "P");
        theorem.game().coordinates().forEach(node.putArray("coordinates")::add);
        node.put(
                        "claim",
                        statement
                                .map(TheoremStatement::claim)
                                .filter(claim -> !claim.isEmpty())
                                .orElse(null))
                .put("theorem", title.text());
        FormulasJson.put(node, title, language);
        node.put("numeration", theorem.system().name())
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
}
