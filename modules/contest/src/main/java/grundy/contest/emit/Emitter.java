package grundy.contest.emit;

import grundy.check.TheoremSource;
import grundy.contest.emit.method.MethodChoice;
import grundy.contest.emit.method.MethodFiles;
import grundy.contest.emit.method.MethodPatterns;
import grundy.contest.emit.method.ProgramMethod;
import grundy.contest.judge.Problems;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.FunctionSignature;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.sketch.ProgramSketch;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchWalk;
import grundy.contest.sketch.TargetLanguage;
import grundy.contest.sketch.WrappedText;
import grundy.limit.LimitException;
import grundy.rules.Sum.SentenceReading;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Citation;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Prints programs for problems and rules.
public final class Emitter {
    /// The largest heap in tables of programs for rules, which say no limit.
    private static final BigInteger TOP = BigInteger.valueOf(10_000);

    /// Up to here all sketches are exact with 64 bits unless they say another number.
    private static final BigInteger MOST = BigInteger.TEN.pow(18);

    private final MethodFiles methods = MethodFiles.read();
    private final boolean chinese;
    private final TheoremSource theorems;

    /// The methods found for rules, kept for the other languages.
    private final Map<String, Optional<MethodPatterns.PatternMatch>> matches = new HashMap<>();

    /// @param chinese whether comments are Chinese, else English
    public Emitter(boolean chinese) {
        this(chinese, TheoremSource.NONE);
    }

    /// @param theorems for all sizes that were proved before
    public Emitter(boolean chinese, TheoremSource theorems) {
        this.chinese = chinese;
        this.theorems = theorems;
    }

    /// @param code the program, ending with the end of a line
    /// @param method name of the method
    /// @param theorem as it is cited, or empty
    /// @param cost in words
    /// @param format what it reads and writes, of a program for rules; null for a problem, which says it
    /// @param slow whether the largest inputs may take longer than a second in this language
    /// @param readAs as what a sentence about rules was read; null of a problem, and of rules in the rule language
    public record EmittedProgram(
            String code,
            String method,
            String theorem,
            String about,
            String cost,
            @Nullable ProgramFormat format,
            boolean slow,
            @Nullable SentenceReading readAs) {}

    /// The form of a problem's name, such as `HDU1846`.
    private static final String ID = "[A-Za-z-]{2,}[0-9]+[A-Za-z]?";

    /// A program for a problem of that name, or path; what is neither is rules.
    ///
    /// @throws JudgeException if it looks like a problem's name, but there is none
    /// @throws SyntaxException if it is rules that cannot be read
    /// @throws LimitException if no method is known
    public EmittedProgram emit(String name, TargetLanguage target) throws SyntaxException, IOException {
        try {
            return problem(Problems.find(name), target);
        } catch (JudgeException e) {
            if (Problems.isPath(name)) throw e;
            try {
                return rules(name, target);
            } catch (SyntaxException syntax) {
                if (name.matches(ID)) throw e;
                throw syntax;
            }
        }
    }

    /// @throws LimitException if no method is known, or one that the problem's limits are too large for
    public EmittedProgram problem(Problem problem, TargetLanguage target) {
        return print(draft(problem), problem.id(), problem.title(chinese), target, null);
    }

    /// A program that reads positions, one a line, and writes who wins each.
    ///
    /// @throws SyntaxException if the rules are not in the rule language
    /// @throws LimitException if no method is known
    public EmittedProgram rules(String rules, TargetLanguage target) throws SyntaxException {
        var prefixed = RuleLanguage.ofPeople(Catalogue.builtIn()).rules(Source.of(rules));
        var text = prefixed.line(rules);
        var choice = new MethodChoice(prefixed, methods.all(), theorems);
        var match = matches.computeIfAbsent(text, _ -> choice.find()).orElseThrow(choice::unknown);
        var solution = new MethodInstance(match.method(), match.holes(), false, Optional.of(top(match.method())));
        int arity = prefixed.game().rules().arity();
        var program = new RulesProgram(solution, arity, List.of());
        var most = most(solution, target);
        int least = RulesWords.least(prefixed);
        var draft = draft(
                        List.of(solution),
                        program.main(least, most, phrase(RulesWords.expected(program, arity, least, most))))
                .with(new ProgramFormat(
                        program.reading().name().toLowerCase(Locale.ROOT),
                        most.signum() < 0 ? "" : most.toString(),
                        phrase(RulesWords.play(prefixed)),
                        phrase(RulesWords.reads(program, prefixed, least, most)),
                        phrase(RulesWords.writes(prefixed))));
        return print(draft, text, "", target, prefixed.readAs());
    }

    private String phrase(Message message) {
        return message.in(chinese ? Language.ZH : Language.EN);
    }

    /// @return the largest heap of a table
    private static BigInteger top(ProgramMethod method) {
        var own = method.texts().get("top");
        return own == null ? TOP : new BigInteger(own);
    }

    /// @return the largest number for which the program is right, or -1 where Python has no such bound
    private static BigInteger most(MethodInstance solution, TargetLanguage target) {
        if (solution.usesTop()) return top(solution.method());
        if (target == TargetLanguage.PYTHON && !solution.method().texts().containsKey("fixed"))
            return BigInteger.ONE.negate();
        var own = solution.method().texts().get("most");
        return own == null ? MOST : new BigInteger(own);
    }

    private ProgramDraft draft(Problem problem) {
        for (var method : methods.all())
            if (method.problems().contains(problem.id())) {
                var names = new HashMap<String, CaseFormula>();
                for (var name : ProblemProgram.inputNames(problem.input())) names.put(name, new CaseFormula.Name(name));
                var solution = new MethodInstance(method, names, true, Optional.empty());
                var main = new ProblemProgram(problem, Map.of(), solution).main();
                return draft(List.of(solution), main).calledAs(problem.call());
            }
        if (problem.code() != null)
            throw new LimitException(Message.of("emit.code", "problem", problem.id(), "code", problem.code()));
        var solutions = new LinkedHashMap<Problem.Variant, MethodInstance>();
        for (var variant : problem.variants())
            if (variant.settled() == null) solutions.put(variant, solution(problem, variant));
        var answers = problem.answers();
        if (problem.least() != null || answers.move() != null || answers.win().uses("count") || asksForMove(problem))
            throw new LimitException(Message.of("emit.moves", "problem", problem.id()));
        return draft(
                        solutions.values().stream().distinct().toList(),
                        new ProblemProgram(problem, solutions, null).main())
                .calledAs(problem.call());
    }

    private static boolean asksForMove(Problem problem) {
        return List.of("heap", "from", "to", "take", "parts", "after").stream()
                .anyMatch(name -> problem.answers().win().uses(name));
    }

    private MethodInstance solution(Problem problem, Problem.Variant variant) {
        var rules = variant.rules().toString();
        var match = MethodPatterns.find(methods.all(), rules, variant.position().toString());
        if (match.isPresent())
            return new MethodInstance(
                    match.get().method(), match.get().holes(), match.get().position(), top(problem, variant));
        var found = knownMethod(variant)
                .orElseThrow(() ->
                        new LimitException(Message.of("emit.no-method", "rules", rules, "problem", problem.id())));
        return new MethodInstance(found.method(), found.holes(), false, top(problem, variant));
    }

    /// Rules without gaps are asked about in the core.
    private Optional<MethodPatterns.PatternMatch> knownMethod(Problem.Variant variant) {
        if (!variant.rules().isPlain()) return Optional.empty();
        try {
            var text = Source.of(variant.rules().toString());
            return new MethodChoice(new RuleLanguage(Catalogue.builtIn()).rules(text), methods.all(), theorems).find();
        } catch (SyntaxException e) {
            throw new LimitException(e.problem());
        }
    }

    /// @return the largest heap that the limits allow
    private static Optional<BigInteger> top(Problem problem, Problem.Variant variant) {
        var limits = new InputLimits(problem);
        var formulas = variant.position().formulasOnly();
        if (formulas == null) return Optional.empty();
        var loop = problem.loop();
        Optional<BigInteger> largest = Optional.empty();
        for (var formula : formulas) {
            boolean looped = loop != null && formula instanceof CaseFormula.Name(var name) && name.equals(loop.name());
            var most = looped && loop != null ? limits.most(loop.range().to()) : limits.most(formula);
            if (most.isPresent() && (largest.isEmpty() || most.get().compareTo(largest.get()) > 0)) largest = most;
        }
        return largest;
    }

    private ProgramDraft draft(List<MethodInstance> solutions, List<SketchStep> main) {
        var items = new ArrayList<SketchItem>();
        for (var solution : solutions) items.addAll(solution.items());
        var first = solutions.isEmpty() ? null : solutions.getFirst().method();
        return new ProgramDraft(
                new ProgramSketch(List.of(), items, main, null),
                first == null ? "formula" : first.name(),
                joinedSentences(solutions, each -> each.method().theorem()),
                joinedSentences(solutions, this::citation),
                joinedSentences(solutions, this::source),
                joinedSentences(solutions, each -> fillHoles(each, each.method().text("about", chinese))),
                joinedSentences(solutions, each -> fillHoles(each, each.method().text("cost", chinese))),
                null,
                solutions.stream()
                        .flatMap(each -> each.method().slow().stream())
                        .toList());
    }

    private String joinedSentences(List<MethodInstance> solutions, Function<MethodInstance, String> wording) {
        return sentences(solutions.stream().map(wording).toList());
    }

    /// Chinese has no blank after a full stop.
    private String sentences(List<String> texts) {
        var parts = new LinkedHashSet<>(texts);
        parts.remove("");
        return String.join(" ", parts).replace("。 ", "。");
    }

    /// @return the theorem in the language asked for, which a sketch may give itself
    private String citation(MethodInstance solution) {
        var method = solution.method();
        var own = method.text("theorem", chinese);
        if (method.theorem().isEmpty()) return own;
        if (!own.isEmpty() && !own.equals(method.theorem())) return own;
        return Citation.theorem(method.theorem()) instanceof Message message
                ? message.in(chinese ? Language.ZH : Language.EN)
                : method.theorem();
    }

    private String source(MethodInstance solution) {
        var source = solution.method().text("source", chinese);
        return Citation.source(source) instanceof Message message ? phrase(message) : source;
    }

    /// Replaces the holes in a text of a sketch by their contents.
    private static String fillHoles(MethodInstance solution, String text) {
        var filled = text;
        for (var hole : solution.holes().entrySet()) {
            var name = "{" + hole.getKey() + "}";
            if (filled.contains(name))
                filled = filled.replace(
                        name, TargetLanguage.PYTHON.printer(false, Map.of()).text(hole.getValue()));
        }
        return filled;
    }

    private EmittedProgram print(
            ProgramDraft draft, String id, String title, TargetLanguage target, @Nullable SentenceReading readAs) {
        var all = new HashMap<>(methods.library());
        for (var item : draft.program().items()) all.put(item.name(), item);
        boolean slow = draft.slow().contains(target.id());
        var head = head(draft, id, title, slow);
        var main = draft.program().main();
        var call = draft.program().call();
        var code = target.printer(chinese, all)
                .print(new ProgramSketch(head, neededItems(draft.program(), target, false), main, call));
        // Whether a list is written shows only when it is printed.
        if (code.contains("spaced("))
            code = target.printer(chinese, all)
                    .print(new ProgramSketch(head, neededItems(draft.program(), target, true), main, call));
        return new EmittedProgram(
                code, draft.method(), draft.theorem(), draft.about(), draft.cost(), draft.format(), slow, readAs);
    }

    private List<String> head(ProgramDraft draft, String id, String title, boolean slow) {
        var lines = new ArrayList<String>();
        lines.add(title.isEmpty() || title.equals(id) ? id : id + ": " + title);
        lines.addAll(WrappedText.lines(draft.about(), 96));
        var language = chinese ? Language.ZH : Language.EN;
        if (!draft.cited().isEmpty())
            lines.addAll(WrappedText.lines(
                    Message.of("emit.head.theorem", "theorem", draft.cited()).in(language), 96));
        if (!draft.source().isEmpty())
            lines.addAll(WrappedText.lines(
                    Message.of("emit.head.source", "source", draft.source()).in(language), 96));
        if (!draft.cost().isEmpty())
            lines.addAll(WrappedText.lines(
                    Message.of("emit.head.cost", "cost", draft.cost()).in(language), 96));
        if (draft.format() instanceof ProgramFormat format)
            for (var line : format.lines()) lines.addAll(WrappedText.lines(line, 96));
        if (slow) lines.addAll(WrappedText.lines(Message.of("emit.head.slow").in(language), 96));
        return lines;
    }

    /// @return the functions that the program calls, from the library too, each after what it needs
    private List<SketchItem> neededItems(ProgramSketch program, TargetLanguage target, boolean lists) {
        var own = new LinkedHashMap<String, SketchItem>();
        for (var item : program.items()) own.put(item.name(), item);
        var names = new LinkedHashSet<String>();
        SketchWalk.visit(program.main(), part -> note(part, names));
        if (lists) names.add("spaced");
        var found = new LinkedHashMap<String, SketchItem>();
        for (var name : List.copyOf(names)) find(name, own, new LinkedHashSet<>(), found, target);
        return List.copyOf(found.values());
    }

    private static void note(CaseFormula part, Set<String> names) {
        if (part instanceof CaseFormula.Call(var function, var _)) names.add(function);
        if (part instanceof CaseFormula.Name(var name)) names.add(name);
    }

    /// @param open names whose needs are being looked for: a function may call a local value as a global
    ///     one is called
    private void find(
            String name,
            Map<String, SketchItem> own,
            Set<String> open,
            Map<String, SketchItem> found,
            TargetLanguage target) {
        if (found.containsKey(name) || !open.add(name)) return;
        var item = own.containsKey(name) ? own.get(name) : methods.library().get(name);
        if (item == null || isBuiltIn(item, target)) return;
        var names = new LinkedHashSet<String>();
        switch (item) {
            case SketchItem.Function function -> SketchWalk.visit(function.body(), part -> note(part, names));
            case SketchItem.Global global -> SketchWalk.visit(global.value(), part -> note(part, names));
            case SketchItem.Native nativeItem ->
                names.addAll(List.of(
                        nativeItem.texts().getOrDefault("needs", "").strip().split("\\s+")));
        }
        names.remove(name);
        for (var each : names) find(each, own, open, found, target);
        found.put(name, item);
    }

    private static boolean isBuiltIn(@Nullable SketchItem item, TargetLanguage target) {
        return item instanceof SketchItem.Native nativeItem
                && nativeItem.texts().getOrDefault(target.id(), "").isBlank();
    }

    /// A program with its properties.
    ///
    /// @param method name of the method
    /// @param theorem as it is cited, or empty
    /// @param cited the theorem in the language asked for
    /// @param source author, title, year, where; or empty
    /// @param about which game it is and what decides it, in the language asked for
    /// @param cost likewise
    /// @param format what is read and written, where no problem says it, else null
    /// @param slow languages in which the largest inputs may take longer than a second
    private record ProgramDraft(
            ProgramSketch program,
            String method,
            String theorem,
            String cited,
            String source,
            String about,
            String cost,
            @Nullable ProgramFormat format,
            List<String> slow) {
        ProgramDraft calledAs(@Nullable FunctionSignature call) {
            var called = new ProgramSketch(program.head(), program.items(), program.main(), call);
            return new ProgramDraft(called, method, theorem, cited, source, about, cost, format, slow);
        }

        /// @return this draft with lines about input and output
        ProgramDraft with(ProgramFormat reads) {
            return new ProgramDraft(program, method, theorem, cited, source, about, cost, reads, slow);
        }
    }
}
