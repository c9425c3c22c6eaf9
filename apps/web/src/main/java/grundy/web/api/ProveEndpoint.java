package grundy.web.api;

import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.Theorem;
import grundy.json.JsonObject;
import grundy.present.json.BlockJson;
import grundy.present.json.answer.NoticesJson;
import grundy.present.json.proof.AutomatonJson;
import grundy.present.json.proof.ProofJson;
import grundy.present.picture.graph.AutomatonPicture;
import grundy.present.words.PeriodTexts;
import grundy.present.words.ProofWords;
import grundy.prove.Conjecture;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.letters.ParametricQuestion;
import grundy.prove.rocq.RocqTheorem;
import grundy.prove.statement.StatementFinder;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutProof;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame.Letter;
import grundy.solve.Solver;
import grundy.store.document.StoredRules;
import grundy.store.theorem.TheoremFile;
import grundy.store.theorem.TheoremStore;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// `prove`: finds and proves who wins, or the nim-values, for all sizes; or tests a formula.
///
/// Members: `rules`, in which letters stand for every number (`take 1..m`), `letters` that are meant to
/// be such where the rules do not show it (`m>=2`), `heaps` (1 to 6), `anyHeaps` (any number of them),
/// `values` (nim-values are wanted), `conjecture` (a formula), `numeration` (the only system to be
/// tried), `states` (the most that an automaton may have), `keep` (false: the theorem is not kept for
/// later), `export` (a list of `certificate`, `dot`, `svg`, `rocq`, `walnut`). The answer is that of
/// `grundy prove --json` with `blocks`; of a theorem `graph` ({@link AutomatonJson}), and of each
/// export its text under `exports` (`certificate` is a document; `rocq` and `walnut` have `files`, a
/// text for each name). Of every value of letters the answer is that of {@link
/// grundy.present.json.proof.ParametricJson}.
final class ProveEndpoint implements Endpoint {
    private static final long MOST_HEAPS = 6;
    private static final int LONGEST_NAME = 100;
    private static final List<String> OF_AUTOMATA = List.of("certificate", "dot", "svg");
    private static final Set<String> EXPORTS = Set.of("certificate", "dot", "rocq", "svg", "walnut");

    @Override
    public String name() {
        return "prove";
    }

    /// The options of a question for a theorem.
    private record TheoremOptions(Set<String> exports, boolean keep, Language language) {}

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("rules");
        long heaps = request.number("heaps", 0, 0, MOST_HEAPS);
        boolean any = request.flag("anyHeaps");
        var letters = request.optionalText("letters");
        boolean values = request.flag("values");
        var conjecture = request.optionalText("conjecture");
        var system = request.optionalText("numeration").map(ProveEndpoint::system);
        var states = request.optionalNumber("states", 1, Integer.MAX_VALUE);
        var exports = new HashSet<>(request.texts("export"));
        if (!EXPORTS.containsAll(exports))
            throw new RefusedRequest(
                    400,
                    Message.of(
                            "web.request.choice",
                            "name",
                            "export",
                            "names",
                            EXPORTS.stream().sorted().toList()));
        if (any && heaps > 0) throw new RefusedRequest(400, Message.of("web.prove.heaps-twice"));
        var forOneGame = new ArrayList<String>();
        if (system.isPresent()) forOneGame.add("numeration");
        if (states.isPresent()) forOneGame.add("states");
        OF_AUTOMATA.stream().filter(exports::contains).forEach(forOneGame::add);
        var options = new TheoremOptions(exports, request.flag("keep", true), language);
        var lettered = new ParametricProofReply(
                new ParametricQuestion(Source.of(text), Catalogue.builtIn(), letters(letters), any, values, conjecture),
                heaps > 0,
                forOneGame,
                exports,
                language);
        return Endpoint.document(limits -> {
            var everyValue = lettered.answer(limits);
            if (everyValue.isPresent()) return everyValue.get();
            var rules = RuleText.ordinary(text);
            if (any && (rules.play() == Play.MISERE || rules.game().rules().arity() != 1))
                throw new RefusedRequest(400, Message.of("web.prove.any-heaps"));
            int most = states.map(Math::toIntExact).orElse(ProofTask.USUAL_STATES);
            var task = new ProofTask(rules.game(), rules.play(), (int) heaps, any || values, system, most, limits);
            try {
                return prove(task, conjecture, options);
            } catch (InexpressibleException fault) {
                throw new RefusedRequest(422, Message.of("web.prove.inexpressible", "problem", fault.explanation()));
            }
        });
    }

    /// @throws RefusedRequest if it is no list of letters
    private static List<Letter> letters(Optional<String> text) {
        if (text.isEmpty()) return List.of();
        var letters = ParametricQuestion.letters(text.get());
        if (letters.isEmpty()) throw new RefusedRequest(400, Message.of("web.prove.letters", "text", text.get()));
        return letters;
    }

    /// @throws RefusedRequest if there is no system of that name
    static NumerationSystem system(String name) {
        return Optional.of(name)
                .filter(id -> id.length() <= LONGEST_NAME)
                .flatMap(NumerationSystem::find)
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.prove.numeration")));
    }

    private static JsonObject prove(ProofTask plain, Optional<String> text, TheoremOptions options)
            throws SyntaxException {
        var conjecture = text.isEmpty() ? Optional.<Conjecture>empty() : Optional.of(Conjecture.of(text.get(), plain));
        var task = conjecture.map(Conjecture::task).orElse(plain);
        var finding = conjecture.map(Conjecture::test).orElseGet(() -> Prover.prove(task));
        var theorem = finding instanceof ProofFinding.Proved proved ? proved.theorem() : null;
        var statement = theorem == null ? Optional.<TheoremStatement>empty() : StatementFinder.of(theorem, task.game());
        var notices = new ArrayList<Message>();
        var stored = theorem == null || !options.keep
                ? Optional.<String>empty()
                : TheoremStore.keep(certificate(task, theorem, statement), notices::add)
                        .flatMap(file -> Optional.ofNullable(file.getFileName()).map(Path::toString));
        var places = new ProofJson.ProofPlaces(Optional.empty(), stored, Optional.empty());
        var node = ProofJson.of(task, finding, statement, places, options.language);
        NoticesJson.add(node, notices, options.language);
        node.set(
                "blocks",
                BlockJson.of(
                        ProofWords.of(task, finding, statement, Optional.empty(), options.language), options.language));
        if (theorem == null) {
            if (finding instanceof ProofFinding.WithoutAutomaton proved && options.exports.contains("rocq"))
                new PeriodTexts(StoredRules.text(task.game()), new Solver(task.limits())::solve, options.language)
                        .of(task, proved)
                        .ifPresent(export -> put(node.putObject("exports"), "rocq", export.files()));
            return node;
        }
        node.set("graph", AutomatonJson.of(theorem.automaton()));
        if (!options.exports.isEmpty()) {
            var claim = conjecture.map(Conjecture::claim);
            node.set("exports", exports(new RocqTheorem(task, theorem, statement, claim), options));
        }
        return node;
    }

    private static TheoremFile certificate(ProofTask task, Theorem theorem, Optional<TheoremStatement> statement) {
        return new TheoremFile(
                StoredRules.text(task.game()),
                task.heaps(),
                theorem,
                statement.map(TheoremStatement::claim).orElse(""));
    }

    private static JsonObject exports(RocqTheorem proved, TheoremOptions options) {
        var node = new JsonObject();
        var task = proved.task();
        var theorem = proved.theorem();
        var statement = proved.statement();
        var picture = new AutomatonPicture(theorem.automaton(), theorem);
        if (options.exports.contains("dot")) node.put("dot", picture.dot());
        if (options.exports.contains("svg")) node.put("svg", picture.svg());
        if (options.exports.contains("certificate"))
            node.set("certificate", certificate(task, theorem, statement).document());
        if (!options.exports.contains("walnut") && !options.exports.contains("rocq")) return node;
        var name = StoredRules.text(task.game());
        var page = ProofWords.page(task, theorem, statement, options.language);
        if (options.exports.contains("walnut")) {
            var proof = WalnutProof.of(theorem, name, proved.statedFormula(), KernelBudget.DEFAULT);
            put(node, "walnut", new WalnutExport(proof, page, options.language).files());
        }
        if (options.exports.contains("rocq"))
            put(node, "rocq", proved.export(name, page).files());
        return node;
    }

    /// @param files a text for each name
    static void put(JsonObject exports, String program, Map<String, String> files) {
        files.forEach(exports.putObject(program).putObject("files")::put);
    }
}
