package grundy.contest.emit.method;

import grundy.check.theorem.GeneralForm;
import grundy.contest.problem.CaseFormula;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.formula.Expression;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The method where components do not add up and nothing better is known: it searches each sum that is
/// reached once. For every way to move in sums, in both plays, for Left and Right, and for several
/// players, of whom each would rather see the next one lose than the one after him, and himself last of
/// all.
///
/// What is found for a sum is who loses, counted from the player to move: 0 himself, 1 the next. He chooses the option
/// whose loser, counted from the next player, is the least.
final class SearchedSums {
    /// The largest number of a position, by how many it has.
    private static final List<String> TOPS = List.of("1000", "100", "30", "15", "8");

    /// The tops where components split, so that there are as many sums as ways to split all there is.
    private static final List<String> TOPS_OF_SPLITTING = List.of("30", "10", "6", "4", "3");

    /// The tops where one moves in several components, in each in every way.
    private static final List<String> TOPS_OF_SEVERAL = List.of("12", "5", "3", "2", "2");

    private static final Set<String> OWN =
            Set.of("sum", "at", "next", "moved", "by", "mover", "key", "known", "best", "then", "moves", "part", "top");

    private static final String LEAST = "least";
    private static final String OVER = "over";

    /// The rules of each player; one entry where all have the same.
    private final List<RuleTree.Moves> seats;

    private final int players;
    private final PrefixedRules prefixed;
    private final int size;

    private SearchedSums(List<RuleTree.Moves> seats, int players, PrefixedRules prefixed) {
        this.seats = seats;
        this.players = players;
        this.prefixed = prefixed;
        this.size = seats.getFirst().arity();
    }

    /// @return empty if the rules have no general form, or the letters of some move have no bound that can
    ///     be written
    static Optional<ProgramMethod> of(PrefixedRules prefixed) {
        var byPlayer = switch (prefixed.game().rules()) {
            case RuleTree.Players(var all) -> all;
            case RuleTree.Partizan(var left, var right) -> List.of(left, right);
            case RuleTree rules -> List.of(rules, rules);
        };
        var seats = new ArrayList<RuleTree.Moves>();
        try {
            for (var rules : byPlayer.stream().distinct().count() == 1 ? byPlayer.subList(0, 1) : byPlayer)
                seats.add(GeneralForm.of(rules, 0));
        } catch (RulesException _) {
            return Optional.empty();
        }
        if (seats.getFirst().arity() > TOPS.size()) return Optional.empty();
        if (seats.stream().anyMatch(rules -> OptionLoops.mention(rules, OWN))) return Optional.empty();
        return new SearchedSums(seats, byPlayer.size(), prefixed).method();
    }

    private Optional<ProgramMethod> method() {
        var items = new ArrayList<SketchItem>();
        if (prefixed.compound().isShort()) {
            var over = over();
            if (over.isEmpty()) return Optional.empty();
            items.add(over.get());
        }
        var steps = new ArrayList<>(whole());
        steps.addAll(coordinates());
        steps.addAll(sketch("long best = " + players));
        if (isEvery()) steps.addAll(sketch("int moves = 0"));
        for (int seat = 0; seat < seats.size(); seat++) {
            var loops = OptionLoops.of(seats.get(seat), this::option);
            if (loops.isEmpty()) return Optional.empty();
            steps.addAll(oneOf(seat, loops.get()));
        }
        steps.addAll(untouched());
        steps.addAll(sketch("return best"));
        var parameters = new ArrayList<>(List.of(
                new SketchItem.Parameter("sum", SketchType.LIST),
                new SketchItem.Parameter("at", SketchType.INT),
                new SketchItem.Parameter("next", SketchType.LIST),
                new SketchItem.Parameter("moved", SketchType.INT)));
        if (hasSeats()) parameters.add(new SketchItem.Parameter("by", SketchType.LONG));
        items.add(new SketchItem.Function(LEAST, parameters, SketchType.LONG, steps));
        items.add(answer());
        return Optional.of(ProgramMethod.create("search-sums", "", Map.of("most", top(), "fixed", "yes"), items)
                .with("about", about())
                .with("cost", Message.of("emit.cost.search-sums"))
                .slowIn(List.of("python")));
    }

    private String top() {
        if (prefixed.compound().moving() != Compound.DISJUNCTIVE) return TOPS_OF_SEVERAL.get(size - 1);
        return (prefixed.game().rules().maySplit() ? TOPS_OF_SPLITTING : TOPS).get(size - 1);
    }

    private boolean hasSeats() {
        return seats.size() > 1;
    }

    private boolean isEvery() {
        return prefixed.compound().moving() == Compound.CONJUNCTIVE;
    }

    private Message about() {
        if (prefixed.game().rules() instanceof RuleTree.Players)
            return Message.of("emit.about.search-players", "players", players);
        return Message.of("emit.about.search-sums");
    }

    /// The steps after a move has been chosen in every component in which one is to be made.
    private List<SketchStep> whole() {
        int ended = prefixed.play() == Play.NORMAL ? 0 : 1;
        var lines = new ArrayList<>(List.of(
                "# every component was examined | 各个子游戏都看过了",
                "if at > length(sum)",
                "  if moved = 0",
                "    return " + players));
        if (hasSeats())
            lines.addAll(List.of(
                    "  long mover = (by + 1) mod " + players,
                    "  list key = extended(ordered(next, " + size + "), mover)"));
        else lines.add("  list key = ordered(next, " + size + ")");
        lines.addAll(List.of("  long known = recalled(key)", "  if known >= 0", "    return known"));
        if (prefixed.compound().isShort())
            lines.addAll(List.of(
                    "  # the first component to end ends all | 有一个子游戏结束，全局就结束",
                    "  for i in 1..length(next)" + step(),
                    "    if " + OVER + "(" + String.join(", ", numbers("next", "i")) + ")",
                    "      return noted(key, " + ended + ")"));
        lines.addAll(List.of(
                "  long best = " + LEAST + "(next, 1, nothing(), 0" + (hasSeats() ? ", mover)" : ")"),
                "  if best = " + players,
                "    return noted(key, " + ended + ")",
                "  return noted(key, (best + 1) mod " + players + ")"));
        return sketch(lines);
    }

    private String step() {
        return size == 1 ? "" : " by " + size;
    }

    /// @return the numbers of the component of a list that begins at a place
    private List<String> numbers(String list, String at) {
        return IntStream.range(0, size)
                .mapToObj(i -> list + "[" + at + (i == 0 ? "" : " + " + i) + "]")
                .toList();
    }

    private List<SketchStep> coordinates() {
        var names = seats.getFirst().coordinates();
        var numbers = numbers("sum", "at");
        return sketch(IntStream.range(0, size)
                .mapToObj(i -> "long " + names.get(i) + " = " + numbers.get(i))
                .toList());
    }

    /// Loops that only one player runs through, and where one moves in one component only once.
    private List<SketchStep> oneOf(int seat, List<SketchStep> loops) {
        var conditions = new ArrayList<String>();
        if (hasSeats()) conditions.add("by = " + seat);
        if (prefixed.compound().moving() == Compound.DISJUNCTIVE) conditions.add("moved = 0");
        if (conditions.isEmpty()) return loops;
        return List.of(new SketchStep.If(SketchParser.formula(String.join(" and ", conditions)), loops, List.of()));
    }

    /// The component may stay as it is, unless a move is to be made in every one.
    private List<SketchStep> untouched() {
        var steps = new ArrayList<SketchStep>(sketch("list then = next"));
        for (var name : seats.getFirst().coordinates()) steps.add(addStep(new CaseFormula.Name(name)));
        steps.add(tried("moved"));
        return isEvery() ? List.of(new SketchStep.If(SketchParser.formula("moves = 0"), steps, List.of())) : steps;
    }

    private List<SketchStep> option(RuleTree.Alternative alternative) {
        var steps = new ArrayList<SketchStep>(sketch("list then = next"));
        for (int i = 0; i < alternative.parts().size(); i++) {
            var part = alternative.parts().get(i);
            var adding = part.stream()
                    .map(OptionLoops::formula)
                    .map(SearchedSums::addStep)
                    .toList();
            switch (alternative.times().get(i)) {
                case RuleTree.Times.Once _ -> steps.addAll(adding);
                case RuleTree.Times.Count(var count) -> steps.add(repeated(CommonSteps.number(1), count, adding));
                case RuleTree.Times.UpTo(var last) ->
                    steps.add(repeated(
                            OptionLoops.formula(part.getFirst()),
                            last,
                            List.of(addStep(new CaseFormula.Name("part")))));
            }
        }
        steps.add(tried("1"));
        if (isEvery()) steps.addAll(sketch("moves = 1"));
        return steps;
    }

    private static SketchStep repeated(CaseFormula from, Expression to, List<SketchStep> body) {
        return new SketchStep.For("part", SketchType.LONG, from, OptionLoops.formula(to), null, body);
    }

    private static SketchStep addStep(CaseFormula number) {
        var then = new CaseFormula.Name("then");
        return new SketchStep.Assign(then, null, new CaseFormula.Call("extended", List.of(then, number)));
    }

    private SketchStep tried(String moved) {
        var by = hasSeats() ? ", by" : "";
        return sketch("best = min(best, " + LEAST + "(sum, at + " + size + ", then, " + moved + by + "))")
                .getFirst();
    }

    /// A function that returns whether a component has no move.
    private Optional<SketchItem> over() {
        var rules = seats.getFirst();
        return OptionLoops.of(rules, _ -> sketch("return false()")).map(loops -> {
            var steps = new ArrayList<>(loops);
            steps.addAll(sketch("return true()"));
            return new SketchItem.Function(OVER, OptionLoops.coordinates(rules), SketchType.BOOL, steps);
        });
    }

    private SketchItem.Function answer() {
        var heaps = List.of(new SketchItem.Parameter("heaps", SketchType.LIST));
        var whole = LEAST + "(nothing(), 1, heaps, 1";
        if (prefixed.game().rules() instanceof RuleTree.Partizan)
            return new SketchItem.Function(
                    "outcome",
                    heaps,
                    SketchType.LONG,
                    sketch(
                            "# who wins if Left begins, and if Right begins | 左方先走、右方先走，各是谁赢",
                            "bool left = " + whole + ", 1) = 1",
                            "bool right = " + whole + ", 0) = 1",
                            "if left and right",
                            "  return 1",
                            "if left",
                            "  return 2",
                            "if right",
                            "  return 3",
                            "return 0"));
        var call = whole + (hasSeats() ? ", " + (players - 1) : "") + ")";
        return prefixed.game().rules() instanceof RuleTree.Players
                ? new SketchItem.Function("loser", heaps, SketchType.LONG, sketch("return " + call))
                : new SketchItem.Function("wins", heaps, SketchType.BOOL, sketch("return " + call + " = 1"));
    }

    private static List<SketchStep> sketch(String... lines) {
        return sketch(List.of(lines));
    }

    private static List<SketchStep> sketch(List<String> lines) {
        return new SketchParser(lines).steps();
    }
}
