package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Methods for sums in which a move is made in every component, or in some, made from those for one component.
final class CompoundSums {
    private static final String HOT = "hot";

    private CompoundSums() {}

    /// A sum in which one moves in one or more components is lost exactly if each of them is, in normal play of
    /// games that never split.
    ///
    /// @param match a method for one component with a function `value` or `wins`
    /// @param arity how many numbers a component has
    static MethodPatterns.Match some(MethodPatterns.Match match, int arity) {
        var method = match.method();
        boolean wins = method.function("wins") != null;
        var items = new ArrayList<Item>();
        for (var item : method.items()) items.add(wins && item instanceof Item.Function own ? renamed(own) : item);
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
        var told = method.with(items)
                .with(
                        "about",
                        (method.text("about", false) + " " + said("emit.about.some", false)).strip(),
                        method.text("about", true) + said("emit.about.some", true));
        return new MethodPatterns.Match(told, match.holes(), false);
    }

    private static String said(String key, boolean chinese) {
        return Message.of(key).in(chinese ? grundy.text.Language.ZH : grundy.text.Language.EN);
    }

    private static Item.Function renamed(Item.Function function) {
        var body = Tree.mapSteps(
                function.body(),
                part -> part instanceof CaseFormula.Call(var name, var arguments) && name.equals("wins")
                        ? new CaseFormula.Call(HOT, arguments)
                        : part);
        var name = function.name().equals("wins") ? HOT : function.name();
        return new Item.Function(name, function.parameters(), function.type(), body);
    }

    private static String call(String function, int arity, List<Item.Parameter> holes) {
        var numbers = IntStream.range(0, arity).mapToObj(i -> i == 0 ? "sum[i]" : "sum[i + " + i + "]");
        var more = holes.stream().map(Item.Parameter::name);
        return java.util.stream.Stream.concat(numbers, more).collect(Collectors.joining(", ", function + "(", ")"));
    }

    private static Item.Function function(List<Item.Parameter> holes, List<String> steps) {
        var parameters = new ArrayList<>(List.of(new Item.Parameter("sum", Type.LIST)));
        parameters.addAll(holes);
        return new Item.Function("wins", parameters, Type.BOOL, new SketchParser(steps).steps());
    }

    /// The last component to end decides a sum in which one moves in every one.
    ///
    /// @return who wins by the greatest of the lengths that a function `value` says
    static Item.Function every(int arity, Play play) {
        return function(
                List.of(),
                List.of(
                        "long longest = 0",
                        "for i in 1..length(sum)" + (arity == 1 ? "" : " by " + arity),
                        "  longest = max(longest, " + call("value", arity, List.of()) + ")",
                        "return longest mod 2 = " + (play == Play.NORMAL ? 1 : 0)));
    }
}
