package grundy.contest.emit.method;

import grundy.check.TheoremSource;
import grundy.check.theorem.GeneralForm;
import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.question.SeriesQuestion;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Chooses the method for rules without gaps: one of the data files for a game with these rules, else
/// one made from the solver's knowledge.
public final class MethodChoice {
    /// The time for a theorem by automata.
    private static final Duration PROVING = Duration.ofSeconds(10);

    /// Positions with numbers up to here are searched for draws.
    private static final int SMALL = 4;

    private static final long MOST_POSITIONS = 1_000_000;
    private static final Duration LOOKING = Duration.ofSeconds(3);

    private final PrefixedRules prefixed;
    private final RuleTree rules;
    private final List<ProgramMethod> sketches;
    private final TheoremSource theorems;

    /// @param sketches the methods of the data files
    /// @param theorems that were proved before
    public MethodChoice(PrefixedRules prefixed, List<ProgramMethod> sketches, TheoremSource theorems) {
        this.theorems = theorems;
        this.prefixed = prefixed;
        this.rules = prefixed.game().rules();
        this.sketches = sketches;
    }

    /// @return a method with a function `value`, `wins` or `outcome`
    public Optional<MethodPatterns.PatternMatch> find() {
        if (rules instanceof RuleTree.Scored || rules instanceof RuleTree.Blocking) return Optional.empty();
        if (rules instanceof RuleTree.Players) return searchedSums();
        return switch (prefixed.compound()) {
            case DISJUNCTIVE -> ofOneComponent().or(this::searchedSums);
            case SELECTIVE -> ofSome().or(this::ofCompound).or(this::searchedSums);
            default -> ofCompound().or(this::searchedSums);
        };
    }

    private Optional<MethodPatterns.PatternMatch> ofSome() {
        if (!isImpartial() || isMisere() || rules.maySplit()) return Optional.empty();
        var one = new PrefixedRules(Play.NORMAL, Compound.DISJUNCTIVE, prefixed.game(), prefixed.readAs());
        return new MethodChoice(one, sketches, theorems)
                .ofOneComponent()
                .map(match -> CompoundSums.some(match, rules.arity()));
    }

    /// Finds a method for sums of other kinds, from a number for each component that decides such sums.
    private Optional<MethodPatterns.PatternMatch> ofCompound() {
        if (!isImpartial()) return Optional.empty();
        return general()
                .flatMap(moves -> CompoundSums.of(moves, prefixed.play(), prefixed.compound()))
                .flatMap(this::ending);
    }

    private Optional<RuleTree.Moves> general() {
        try {
            return Optional.of(GeneralForm.of(rules, 0));
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// Searches every sum, where components do not add up and nothing is known of them.
    private Optional<MethodPatterns.PatternMatch> searchedSums() {
        return SearchedSums.of(prefixed).flatMap(this::ending);
    }

    private Optional<MethodPatterns.PatternMatch> ending(ProgramMethod method) {
        return endsOnSmall() ? Optional.of(withGameName(whole(method))) : Optional.empty();
    }

    private boolean isImpartial() {
        return rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves;
    }

    private Optional<MethodPatterns.PatternMatch> ofOneComponent() {
        var sketched = sketchMatch();
        return sketched.filter(MethodChoice::isExact)
                .or(() -> exact().map(this::withGameName))
                .or(() -> sketched.filter(match -> adds(match) || rules.arity() != 1))
                .or(() -> table().map(MethodChoice::whole).map(this::withGameName))
                .or(() -> sketched);
    }

    /// A table ends somewhere: what answers for all sizes is better.
    private static boolean isExact(MethodPatterns.PatternMatch match) {
        return !match.method().hasTable();
    }

    /// A table of values is good for several heaps, one of who wins is not.
    private static boolean adds(MethodPatterns.PatternMatch match) {
        return match.method().function("value") != null;
    }

    /// @return a method of the data files
    private Optional<MethodPatterns.PatternMatch> sketchMatch() {
        return Stream.concat(Stream.of(prefixed.game().text()), gameName().stream())
                .map(text -> prefixed.play().prefix() + text)
                .flatMap(text -> MethodPatterns.find(sketches, text, "").stream())
                .filter(match -> !match.position())
                .findFirst();
    }

    /// The game as the catalogue calls it, with the values of its parameters.
    private Optional<String> gameName() {
        var entry = prefixed.game().entry();
        if (entry != null) return Optional.of(gameText(entry, prefixed.game().parameters()));
        if (!(rules instanceof RuleTree.Moves moves)) return Optional.empty();
        var canonical = CanonicalMoves.of(moves).orElse(null);
        if (canonical == null) return Optional.empty();
        return sketches.stream()
                .flatMap(method -> method.patterns().stream())
                .filter(pattern -> pattern.matches("[a-z-]+"))
                .flatMap(id -> Catalogue.builtIn().find(id).stream())
                .filter(each -> isSame(each, canonical))
                .map(CatalogueEntry::id)
                .findFirst();
    }

    private static boolean isSame(CatalogueEntry entry, CanonicalMoves target) {
        return Catalogue.builtIn().rules(entry, entry.parameters()) instanceof RuleTree.Moves moves
                && moves.arity() == target.arity()
                && CanonicalMoves.of(moves).filter(target::matches).isPresent();
    }

    private static String gameText(CatalogueEntry entry, Map<String, BigInteger> parameters) {
        if (parameters.isEmpty()) return entry.id();
        return parameters.values().stream()
                .map(BigInteger::toString)
                .collect(Collectors.joining(", ", entry.id() + "[", "]"));
    }

    private Optional<MethodPatterns.PatternMatch> exact() {
        var closed = new ClosedForms(prefixed, sketches, theorems);
        return closed.find()
                .or(() -> ofSums().or(closed::automatic).or(this::provedMethod).map(MethodChoice::whole));
    }

    /// A period answers for several heaps where values add up; in misere play a quotient may where they do not.
    private Optional<ProgramMethod> ofSums() {
        var period = new PeriodMethods(prefixed).find();
        boolean single = period.isEmpty() || !period.get().takesList("wins");
        if (!isMisere() || !isImpartial() || rules.arity() != 1 || !single) return period;
        return QuotientProgram.of(rules, theorems).or(() -> period);
    }

    /// A theorem about positions of several numbers, or about heaps whose moves are given in the general form, is
    /// looked for. A game of single heaps that split has one only where its values repeat, which was seen before.
    private Optional<ProgramMethod> provedMethod() {
        if (!(rules instanceof RuleTree.Moves) || rules.maySplit() && (rules.arity() == 1 || isMisere()))
            return Optional.empty();
        var limits = Limits.ofWork().until(Deadline.after(PROVING));
        var task = ProofTask.of(prefixed.game(), prefixed.play()).within(limits);
        // Values of heaps add up, so that they are worth more than who wins one.
        boolean adds = rules.arity() == 1 && !isMisere();
        return (adds ? provedMethod(task.withValues()) : Optional.<ProgramMethod>empty()).or(() -> provedMethod(task));
    }

    private static Optional<ProgramMethod> provedMethod(ProofTask task) {
        try {
            task.formulas();
            return Prover.prove(task) instanceof ProofFinding.Proved proved
                    ? AutomatonProgram.of(proved.theorem())
                    : Optional.empty();
        } catch (RulesException | LimitException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    private boolean isMisere() {
        return prefixed.play() == Play.MISERE;
    }

    private Optional<ProgramMethod> table() {
        return DefinedTable.of(rules, prefixed.play()).or(this::searchedMethod);
    }

    /// Games in which play can go round are not looked through.
    private Optional<ProgramMethod> searchedMethod() {
        return SearchedMoves.of(rules, prefixed.play()).filter(_ -> endsOnSmall());
    }

    private boolean endsOnSmall() {
        var solver = new Solver(Limits.ofWork().withAtMost(MOST_POSITIONS).until(Deadline.after(LOOKING))).inSeries();
        try {
            for (var position : SmallPositions.upTo(SMALL, rules.arity())) {
                var components = List.of(new Component(prefixed.game(), Tuple.of(position)));
                var sum = new Sum(prefixed.play(), Compound.DISJUNCTIVE, components, "");
                if (solver.solve(new SeriesQuestion.SumQuestion(sum)).outcome() == Outcome.D)
                    throw new LimitException(Message.of("emit.draws"));
            }
            return true;
        } catch (RulesException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static MethodPatterns.PatternMatch whole(ProgramMethod method) {
        return new MethodPatterns.PatternMatch(method, Map.of(), false);
    }

    /// Puts the name of the game before the method's own remarks.
    private MethodPatterns.PatternMatch withGameName(MethodPatterns.PatternMatch match) {
        var entry = prefixed.game().entry();
        if (entry == null) return match;
        var method = match.method();
        var variant = method.with(
                "about",
                (game(entry.about(), Language.EN) + " " + method.text("about", false)).strip(),
                (game(entry.chineseAbout(), Language.ZH) + method.text("about", true)).strip());
        return new MethodPatterns.PatternMatch(variant, match.holes(), match.position());
    }

    /// @param about what the catalogue says about the game: in normal play, and with the names of its parameters
    private String game(String about, Language language) {
        var text = sentence(about);
        var parameters = prefixed.game().parameters().entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue())
                .collect(Collectors.joining(Message.of("explain.comma").in(language)));
        if (!parameters.isEmpty())
            text = Message.of("emit.about.parameters", "game", text, "values", parameters)
                    .in(language);
        return isMisere() ? Message.of("emit.about.usual", "game", text).in(language) : text;
    }

    private static String sentence(String text) {
        return text.endsWith(".") || text.endsWith("。") ? text : text + (text.isEmpty() ? "" : ".");
    }

    /// @return the refusal that names what is missing
    public LimitException unknown() {
        return new LimitException(
                Message.of("emit.unknown-rules", "rules", prefixed.game().text(), "missing", missing()));
    }

    private Message missing() {
        if (rules instanceof RuleTree.Scored) return Message.of("emit.missing.scored");
        if (rules instanceof RuleTree.Blocking) return Message.of("emit.missing.blocking");
        if (rules.onBoard().isPresent()) return Message.of("emit.missing.board");
        return Message.of("emit.missing.bound");
    }
}
