package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchType;
import grundy.contest.sketch.SketchWalk;
import grundy.rules.RuleTree;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Makes methods for sums in which a move is made in every component, or in some, or which end with
/// their first component: from those for one component, or from a number for each component that
/// decides such sums.
final class CompoundSums {
    private static final String HOT = "hot";

    private CompoundSums() {}

    /// A sum in which one moves in one or more components is lost exactly if each of them is, in normal play of
    /// games that never split.
    ///
    /// @param match a method for one component with a function `value` or `wins`
    /// @param arity how many numbers a component has
    static MethodPatterns.PatternMatch some(MethodPatterns.PatternMatch match, int arity) {
        var method = match.method();
        boolean wins = method.function("wins") != null;
        var items = new ArrayList<SketchItem>();
        for (var item : method.items())
            items.add(wins && item instanceof SketchItem.Function own ? renamed(own) : item);
        var called = method.function(wins ? "wins" : "value");
        if (called == null) throw new AssertionError("A method has values, or says who wins");
        var holes = called.parameters().subList(arity, called.parameters().size());
        var call = call(wins ? HOT : "value", arity, holes) + (wins ? "" : " != 0");
        items.add(function(
                holes,
                List.of(
                        "for i in 1..length(sum)" + (arity == 1 ? "" : " by " + arity),
                        "  if " + call,
                        "    return true()",
                        "return false()")));
        var full = method.with(items)
                .with(
                        "about",
                        (method.text("about", false) + " " + phrase("emit.about.some", false)).strip(),
                        method.text("about", true) + phrase("emit.about.some", true));
        return new MethodPatterns.PatternMatch(full, match.holes(), false);
    }

    private static String phrase(String key, boolean chinese) {
        return Message.of(key).in(chinese ? Language.ZH : Language.EN);
    }

    private static SketchItem.Function renamed(SketchItem.Function function) {
        var body = SketchWalk.mapSteps(
                function.body(),
                part -> part instanceof CaseFormula.Call(var name, var arguments) && name.equals("wins")
                        ? new CaseFormula.Call(HOT, arguments)
                        : part);
        var name = function.name().equals("wins") ? HOT : function.name();
        return new SketchItem.Function(name, function.parameters(), function.type(), body);
    }

    private static String call(String function, int arity, List<SketchItem.Parameter> holes) {
        var numbers = IntStream.range(0, arity).mapToObj(i -> i == 0 ? "sum[i]" : "sum[i + " + i + "]");
        var more = holes.stream().map(SketchItem.Parameter::name);
        return Stream.concat(numbers, more).collect(Collectors.joining(", ", function + "(", ")"));
    }

    private static SketchItem.Function function(List<SketchItem.Parameter> holes, List<String> steps) {
        var parameters = new ArrayList<>(List.of(new SketchItem.Parameter("sum", SketchType.LIST)));
        parameters.addAll(holes);
        return new SketchItem.Function("wins", parameters, SketchType.BOOL, new SketchParser(steps).steps());
    }

    /// A sum of components in the general form that are not told apart by values of theirs in normal play.
    ///
    /// @return empty where nothing counts about a component by itself: where moves split in misere play or
    ///     under the short rule, so that what is left has to be examined as a whole
    static Optional<ProgramMethod> of(RuleTree.Moves rules, Play play, Compound compound) {
        boolean whole = rules.maySplit();
        return switch (compound) {
            case CONJUNCTIVE -> method(rules, PositionRecurrence.suspense(play), longest(rules.arity(), play));
            case SHORT_CONJUNCTIVE -> method(rules, PositionRecurrence.remoteness(play), shortest(rules.arity(), play));
            case SELECTIVE -> {
                if (whole && play == Play.MISERE) yield Optional.empty();
                var about = play == Play.NORMAL ? "emit.about.some" : "emit.about.some-misere";
                yield method(rules, PositionRecurrence.selective(about, whole), selective(rules.arity(), play));
            }
            case SHORT_SELECTIVE ->
                whole
                        ? Optional.empty()
                        : method(
                                rules,
                                PositionRecurrence.selective("emit.about.short-some", false),
                                shortSelective(rules.arity(), play));
            case SHORT_DISJUNCTIVE ->
                whole
                        ? Optional.empty()
                        : method(rules, PositionRecurrence.foreclosed(play), foreclosed(rules.arity(), play));
            case DISJUNCTIVE -> Optional.empty();
        };
    }

    private static Optional<ProgramMethod> method(
            RuleTree.Moves rules, PositionRecurrence recurrence, List<String> wins) {
        return SearchedMoves.of(rules, recurrence, List.of(function(List.of(), wins)));
    }

    /// @return the head of a loop over the components, and a line in it that reads the number of one
    private static List<String> each(int arity, String... more) {
        var lines = new ArrayList<>(List.of(
                "for i in 1..length(sum)" + (arity == 1 ? "" : " by " + arity),
                "  long v = " + call("value", arity, List.of())));
        lines.addAll(List.of(more));
        return lines;
    }

    private static List<String> lines(String first, List<String> loop, String... last) {
        return lines(List.of(first), loop, last);
    }

    private static List<String> lines(List<String> first, List<String> loop, String... last) {
        var lines = new ArrayList<>(first);
        lines.addAll(loop);
        lines.addAll(List.of(last));
        return lines;
    }

    private static List<String> longest(int arity, Play play) {
        return lines(
                "long longest = 0",
                each(arity, "  longest = max(longest, v)"),
                "return longest mod 2 = " + wonRemainder(play));
    }

    private static List<String> shortest(int arity, Play play) {
        return lines(
                "long shortest = 1000000000",
                each(arity, "  shortest = min(shortest, v)"),
                "return shortest mod 2 = " + wonRemainder(play));
    }

    /// @return the remainder of a length after which the player to move has won
    private static int wonRemainder(Play play) {
        return play == Play.NORMAL ? 1 : 0;
    }

    /// @return the line of a program for a component that has ended, in which nobody can move
    private static String ended(Play play) {
        return play == Play.NORMAL ? "    return false()" : "    return true()";
    }

    private static List<String> selective(int arity, Play play) {
        if (play == Play.NORMAL)
            return lines(
                    "# a warm component | 有一个必胜的子游戏",
                    each(arity, "  if bitand(v, 2) != 0", "    return true()"),
                    "return false()");
        var declared = List.of("int running = 0", "bool alone = true()", "bool warm = false()");
        return lines(
                declared,
                each(
                        arity,
                        "  if bitand(v, 4) != 0",
                        "    running += 1",
                        "    alone = bitand(v, 1) != 0",
                        "  if bitand(v, 2) != 0",
                        "    warm = true()"),
                "# a single one is as in misere play | 只剩一个子游戏时按反常规则",
                "if running <= 1",
                "  return alone",
                "return warm");
    }

    private static List<String> shortSelective(int arity, Play play) {
        int bit = play == Play.NORMAL ? 2 : 1;
        return lines(
                "bool warm = false()",
                each(
                        arity,
                        "  # one that has ended ends all | 有一个已结束，全局就结束",
                        "  if bitand(v, 4) = 0",
                        ended(play),
                        "  if bitand(v, " + bit + ") != 0",
                        "    warm = true()"),
                "return warm");
    }

    private static List<String> foreclosed(int arity, Play play) {
        var loop =
                new ArrayList<>(List.of("  # one that has ended ends all | 有一个已结束，全局就结束", "  if v = 0", ended(play)));
        if (play == Play.NORMAL) loop.addAll(List.of("  if v = 1", "    open = true()"));
        loop.addAll(List.of("  if v > 1", "    x xor= v - 2"));
        var lines = new ArrayList<>(List.of("long x = 0"));
        if (play == Play.NORMAL) lines.add("bool open = false()");
        lines.addAll(each(arity, loop.toArray(String[]::new)));
        lines.add(play == Play.NORMAL ? "return open or x != 0" : "return x != 0");
        return lines;
    }
}
