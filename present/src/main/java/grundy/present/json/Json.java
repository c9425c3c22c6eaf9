package grundy.present.json;

import grundy.check.Evidence;
import grundy.check.Regularity;
import grundy.explain.BoardChange;
import grundy.explain.CutEdge;
import grundy.rules.CatalogueEntry;
import grundy.rules.Sum;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Topics.Topic;
import grundy.solve.ClaimCheck;
import grundy.solve.Move;
import grundy.solve.RuleOfThumb;
import grundy.solve.Verdict;
import grundy.solve.WinningMoves;
import grundy.solve.Worth;
import grundy.store.json.JsonArray;
import grundy.store.json.JsonNode;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Verdicts, sequences and games as JSON. Integers that a double cannot hold exactly are strings.
public final class Json {
    private static final BigInteger EXACT_IN_DOUBLE = BigInteger.ONE.shiftLeft(53);

    /// Characters of a position on a board from which on a move in it is told by what it changes.
    private static final int LONG = 10_000;

    private Json() {}

    public static JsonObject object() {
        return new JsonObject();
    }

    public static JsonArray array() {
        return new JsonArray();
    }

    public static JsonObject error(int status, String text) {
        return object().put("error", text).put("status", status);
    }

    /// @return the same with the place of the error, and with what was probably meant
    public static JsonObject error(int status, SyntaxException error, Language language) {
        var node = error(status, error.in(language))
                .put("line", error.line())
                .put("column", error.column())
                .put("problem", error.problem().in(language));
        error.suggestion().ifPresent(suggestion -> node.put("maybe", suggestion));
        return node;
    }

    public static void put(JsonObject node, String name, BigInteger number) {
        if (number.abs().compareTo(EXACT_IN_DOUBLE) <= 0) node.put(name, number.longValueExact());
        else node.put(name, number.toString());
    }

    public static void add(JsonArray array, BigInteger number) {
        if (number.abs().compareTo(EXACT_IN_DOUBLE) <= 0) array.add(number.longValueExact());
        else array.add(number.toString());
    }

    /// @param moves the longest list of moves
    public static JsonObject verdict(Verdict verdict, String explanation, long moves, Language language) {
        var sum = verdict.question().sum();
        var node = object();
        node.put("rules", Positions.rules(sum));
        node.put("position", sum.position());
        node.put("play", sum.play().name().toLowerCase(Locale.ROOT));
        node.put("compound", sum.compound().id());
        node.put("outcome", verdict.outcome().name());
        node.put("winner", winner(verdict));
        if (verdict.value() instanceof Worth.Known(Value.Loser(int player), var _))
            node.put("player", verdict.question().mover()).put("loser", player);
        if (!verdict.question().preferences().isEmpty())
            lists(node.putArray("preferences"), verdict.question().preferences());
        node.set("value", verdict.value() instanceof Worth.Known(var value, var _) ? value(value) : value(null));
        var list = node.putArray("moves");
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax)
            ScoreJson.moves(list, sum, minimax, moves);
        else for (var move : verdict.moves().first(moves)) list.add(move(sum, move));
        moveCount(node, verdict.moves(), language);
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax) ScoreJson.line(node, minimax);
        node.set("evidence", evidence(verdict.evidence()));
        verdict.valueEvidence().ifPresent(evidence -> node.set("valueEvidence", evidence(evidence)));
        if (verdict.ruleOfThumb() != null) node.set("ruleOfThumb", ruleOfThumb(verdict.ruleOfThumb()));
        remoteness(node, verdict.reasoning());
        node.put("explanation", explanation);
        return node;
    }

    /// The number of winning moves, or null with the reason where it was not worked out.
    private static void moveCount(JsonObject node, WinningMoves moves, Language language) {
        if (moves.uncounted() == null) put(node, "moveCount", moves.count());
        else node.putNull("moveCount").put("moveCountUnknown", moves.uncounted().in(language));
    }

    /// Moves to the end under best play, where graphs or values of graphs gave them; for Left and Right if
    /// they differ.
    private static void remoteness(JsonObject node, Verdict.Reasoning reasoning) {
        switch (reasoning) {
            case Verdict.Reasoning.Token token -> remoteness(node, "remoteness", token.remoteness());
            case Verdict.Reasoning.LoopySum sum -> remoteness(node, "remoteness", sum.remoteness());
            case Verdict.Reasoning.SidedToken token -> {
                node.putObject("starts").put("left", start(token.left())).put("right", start(token.right()));
                var moves = node.putObject("remoteness");
                remoteness(moves, "left", token.leftRemoteness());
                remoteness(moves, "right", token.rightRemoteness());
            }
            default -> {
                // other verdicts rest on values
            }
        }
    }

    public static void remoteness(JsonObject node, String name, long moves) {
        if (moves < 0) node.putNull(name);
        else node.put(name, moves);
    }

    /// @param outcome of the side that begins: N, P or D
    public static String start(Outcome outcome) {
        return switch (outcome) {
            case N, L, R -> "win";
            case P -> "loss";
            case D -> "draw";
        };
    }

    private static @Nullable String winner(Verdict verdict) {
        if (verdict.value() instanceof Worth.Known(Value.Loser _, var _)) return null;
        return switch (verdict.outcome()) {
            case N -> "first";
            case P -> "second";
            case L -> "left";
            case R -> "right";
            case D -> "draw";
        };
    }

    public static @Nullable JsonNode value(@Nullable Value value) {
        var node = object();
        switch (value) {
            case null -> {
                return null;
            }
            case Value.Nimber(var number) -> put(node.put("kind", "nimber"), "nimber", number);
            case Value.MisereNimber(var number) -> put(node.put("kind", "misere-nimber"), "nimber", number);
            case Value.Loopy(var nimbers) -> {
                var array = node.put("kind", "loopy").putArray("nimbers");
                nimbers.forEach(nimber -> array.add(nimber.longValueExact()));
            }
            case Value.Suspense(var moves) -> put(node.put("kind", "suspense"), "suspense", moves);
            case Value.Remoteness(var moves) -> put(node.put("kind", "remoteness"), "remoteness", moves);
            case Value.Number(var number) -> node.put("kind", "number").put("number", number.toString());
            case Value.NumberAndNimber both -> node.put("kind", "game").put("text", both.toString());
            case Value.Loser(int player) -> node.put("kind", "loser").put("loser", player);
            case Value.Score(long ahead, long mover, long other) -> {
                put(node.put("kind", "score"), "difference", BigInteger.valueOf(ahead));
                put(node, "first", BigInteger.valueOf(mover));
                put(node, "second", BigInteger.valueOf(other));
            }
        }
        return node;
    }

    private static JsonObject move(Sum sum, Move move) {
        var node = object();
        if (move.side() != null) node.put("player", move.side().name().toLowerCase(Locale.ROOT));
        if (move.steps().size() == 1) return step(sum, node, move.steps().getFirst());
        var steps = node.putArray("steps");
        for (var step : move.steps()) steps.add(step(sum, object(), step));
        return node;
    }

    /// Where the edge that is cut tells the move, it is named. A long position on a board is not written out once
    /// more for each move: what changes there is told instead.
    private static JsonObject step(Sum sum, JsonObject node, Move.Step step) {
        node.put("component", step.component());
        var rules = sum.components().get(step.component()).game().rules();
        var cut = CutEdge.of(rules, step);
        var from = step.from().toString();
        boolean isLong = from.length() > LONG;
        var changes = isLong ? BoardChange.of(rules, step) : List.<BoardChange>of();
        if (!changes.isEmpty()) changes(node, changes);
        else if (isLong && cut.isPresent()) node.putNull("from").putNull("to");
        else node.put("from", from).put("to", step.target());
        cut.ifPresent(edge -> cut(node, edge));
        return node;
    }

    private static void changes(JsonObject node, List<BoardChange> changes) {
        var array = node.putArray("changes");
        for (var change : changes)
            array.addObject()
                    .put("place", change.number())
                    .put("from", change.from())
                    .put("to", change.to());
    }

    private static void cut(JsonObject node, CutEdge edge) {
        var cut = node.putObject("cut");
        if (edge.stalk() == 0) cut.put("edge", edge.edge());
        else cut.put("stalk", edge.stalk()).put("height", Long.parseLong(edge.edge()));
        cut.put("edges", edge.edges()).put("left", edge.left());
    }

    /// A repetition that was seen and is not proved.
    public static JsonObject regularity(Regularity regularity) {
        var node = object();
        switch (regularity) {
            case Regularity.Repeating _ -> node.put("kind", "repeating");
            case Regularity.Broken broken ->
                node.put("kind", "broken")
                        .put("brokenAt", broken.seenTo() + 1)
                        .put("expected", broken.expected())
                        .put("value", broken.value());
            case Regularity.Split split -> {
                node.put("kind", "split");
                split.still().forEach(node.putArray("still")::add);
            }
            case Regularity.Ruler ruler ->
                node.put("kind", "ruler").put("zero", ruler.zero()).put("levels", ruler.levels());
        }
        return node.put("from", regularity.preperiod())
                .put("distance", regularity.period())
                .put("saltus", regularity.saltus())
                .put("seenTo", regularity.seenTo())
                .put("proved", false);
    }

    public static JsonObject evidence(Evidence evidence) {
        var node = object();
        switch (evidence) {
            case Evidence.ClosedForm(var name, var statement, var source) ->
                node.put("kind", "theorem")
                        .put("name", name)
                        .put("statement", statement)
                        .put("source", source);
            case Evidence.Period period ->
                node.put("kind", "period")
                        .put("preperiod", period.preperiod())
                        .put("period", period.period())
                        .put("saltus", period.saltus())
                        .put("verifiedTo", period.verifiedTo())
                        .put("proved", period.proved())
                        .put("theorem", period.theorem())
                        .put("misere", period.misere());
            case Evidence.Table(long heaps) -> node.put("kind", "table").put("heaps", heaps);
            case Evidence.Minimax minimax -> ScoreJson.evidence(node, minimax);
            case Evidence.Automatic(var theorem, var claim) -> {
                node.put("kind", "automaton")
                        .put("proved", true)
                        .put("tells", theorem.values() ? "g" : "P")
                        .put("claim", claim.isEmpty() ? null : claim)
                        .put("numeration", theorem.system().name())
                        .put("states", theorem.automaton().states())
                        .put("measure", theorem.measure().toString());
                strings(node.putArray("coordinates"), theorem.game().coordinates());
            }
            case Evidence.Exhaustive(long positions) ->
                node.put("kind", "search").put("positions", positions);
            case Evidence.Arithmetic(var theorem, long steps) ->
                node.put("kind", "arithmetic").put("theorem", theorem).put("steps", steps);
            case Evidence.Argument(var argument, var components) -> {
                node.put("kind", "argument")
                        .put("name", argument.name().toLowerCase(Locale.ROOT).replace('_', '-'));
                addAll(node.putArray("components"), components);
            }
            case Evidence.Sum(var theorem, var components) -> {
                node.put("kind", "sum").put("theorem", theorem);
                addAll(node.putArray("components"), components);
            }
            case Evidence.Tame(var checked, var components) -> {
                put(node.put("kind", "tame"), "checked", checked);
                addAll(node.putArray("components"), components);
            }
        }
        return node;
    }

    private static JsonObject ruleOfThumb(RuleOfThumb rule) {
        var node = object().put("says", rule.says().name()).put("right", rule.right());
        if (rule.counterexample() instanceof RuleOfThumb.Counterexample(var heaps, var says, var outcome))
            node.putObject("counterexample")
                    .put("position", heaps.stream().map(Object::toString).collect(Collectors.joining(" ")))
                    .put("says", says.name())
                    .put("outcome", outcome.name());
        else node.set("counterexample", null);
        return node.put("checkedTo", rule.checkedTo());
    }

    private static void addAll(JsonArray array, List<Evidence> evidence) {
        for (var part : evidence) array.add(evidence(part));
    }

    public static JsonObject game(CatalogueEntry entry) {
        var node = object();
        node.put("id", entry.id());
        node.put("group", entry.group());
        strings(node.putArray("names"), entry.names());
        strings(node.putArray("namesZh"), entry.chineseNames());
        node.put("about", entry.about());
        node.put("aboutZh", entry.chineseAbout());
        node.put("rules", entry.rules());
        parameters(node.putObject("parameters"), entry.parameters());
        entry.start().ifPresent(start -> node.put("start", start));
        strings(node.putArray("claims"), entry.claims());
        node.put("source", entry.source());
        node.put("oeis", entry.oeis());
        strings(node.putArray("examples"), entry.examples());
        return node;
    }

    /// The same with what became of the claims when they were checked by search.
    public static JsonObject game(CatalogueEntry entry, List<ClaimCheck> checks) {
        var node = game(entry);
        var array = node.putArray("checks");
        for (var check : checks) {
            var result = array.addObject()
                    .put("claim", check.claim())
                    .put("holds", check.counterexample() == null)
                    .put("positions", check.positions());
            if (check.counterexample() != null)
                result.put("counterexample", check.counterexample().toString());
        }
        return node;
    }

    public static JsonObject topic(Topic topic) {
        var node = object().put("topic", topic.id());
        strings(node.putArray("names"), topic.names(Language.EN));
        strings(node.putArray("namesZh"), topic.names(Language.ZH));
        node.put("about", topic.about().in(Language.EN));
        node.put("aboutZh", topic.about().in(Language.ZH));
        strings(node.putArray("examples"), topic.examples());
        return node;
    }

    private static void strings(JsonArray array, List<String> texts) {
        texts.forEach(array::add);
    }

    /// Lists of numbers, as lists.
    public static void lists(JsonArray array, List<List<Integer>> lists) {
        for (var list : lists) {
            var numbers = array.addArray();
            list.forEach(number -> numbers.add(number));
        }
    }

    private static void parameters(JsonObject node, Map<String, BigInteger> parameters) {
        parameters.forEach((name, value) -> put(node, name, value));
    }

    /// How rules and position of a sum are written in an answer.
    public static final class Positions {
        private Positions() {}

        public static String rules(Sum sum) {
            var texts = sum.components().stream()
                    .map(component -> component.game().text())
                    .distinct()
                    .toList();
            return String.join(" + ", texts);
        }
    }
}
