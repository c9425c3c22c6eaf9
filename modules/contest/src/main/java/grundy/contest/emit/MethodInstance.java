package grundy.contest.emit;

import grundy.contest.emit.method.ProgramMethod;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchWalk;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// A method with its holes filled: its functions as they are printed, and calls of them.
final class MethodInstance {
    private static final String LIMIT = "top";
    private static final String MOST = "10000000";

    private final ProgramMethod method;
    private final Map<String, CaseFormula> holes;
    private final boolean tookPosition;
    private final List<SketchItem> items = new ArrayList<>();

    private boolean usesTop;

    /// Values that all functions see, but that need what the input says first.
    private final List<PendingGlobal> pending = new ArrayList<>();

    /// @param names of the input that must have been read
    record PendingGlobal(SketchItem.Global global, Set<String> names) {}

    /// @param tookPosition whether the position stands in holes, too
    /// @param top the largest number a heap can have, where the problem says so
    MethodInstance(
            ProgramMethod method, Map<String, CaseFormula> holes, boolean tookPosition, Optional<BigInteger> top) {
        this.method = method;
        this.holes = holes;
        this.tookPosition = tookPosition;
        UnaryOperator<CaseFormula> fill = part -> fill(part, top);
        for (var item : method.items())
            items.add(
                    switch (item) {
                        case SketchItem.Function function -> function(function, fill);
                        case SketchItem.Native own -> own;
                        case SketchItem.Global global -> global(global, fill);
                    });
    }

    private CaseFormula fill(CaseFormula part, Optional<BigInteger> top) {
        if (part instanceof CaseFormula.Call call) return withoutHoles(call);
        if (!(part instanceof CaseFormula.Name(var name))) return part;
        if (name.equals(LIMIT)) {
            usesTop = true;
            var largest = top.orElseThrow(() -> new LimitException(Message.of("emit.no-limit")));
            if (largest.compareTo(most(method)) > 0)
                throw new LimitException(Message.of("emit.too-large", "heap", largest, "most", most(method)));
            return new CaseFormula.Literal(WholeNumber.of(largest));
        }
        return holes.get(name) instanceof CaseFormula.Literal literal ? literal : part;
    }

    /// A function of the method has no parameter for a hole in which a number stands, so that it is not handed one.
    private CaseFormula withoutHoles(CaseFormula.Call call) {
        var function = method.function(call.function());
        if (function == null || function.parameters().size() != call.arguments().size()) return call;
        var arguments = new ArrayList<CaseFormula>();
        for (int i = 0; i < call.arguments().size(); i++)
            if (!(holes.get(function.parameters().get(i).name()) instanceof CaseFormula.Literal))
                arguments.add(call.arguments().get(i));
        return new CaseFormula.Call(call.function(), arguments);
    }

    /// @return whether it has a table up to the largest heap
    boolean usesTop() {
        return usesTop;
    }

    /// @return the largest heap for which the method's table makes sense
    static BigInteger most(ProgramMethod method) {
        return new BigInteger(method.texts().getOrDefault("top", MOST));
    }

    private SketchItem function(SketchItem.Function function, UnaryOperator<CaseFormula> fill) {
        var parameters = function.parameters().stream()
                .filter(each -> !(holes.get(each.name()) instanceof CaseFormula.Literal))
                .toList();
        return new SketchItem.Function(
                function.name(), parameters, function.type(), SketchWalk.mapSteps(function.body(), fill));
    }

    private SketchItem global(SketchItem.Global global, UnaryOperator<CaseFormula> fill) {
        var value = SketchWalk.substitute(SketchWalk.map(global.value(), fill), holes);
        Set<String> names = new LinkedHashSet<>();
        for (var hole : holes.values())
            SketchWalk.visit(hole, part -> {
                if (part instanceof CaseFormula.Name(var name) && mentions(value, name)) names.add(name);
            });
        for (var earlier : pending) if (mentions(value, earlier.global().name())) names.addAll(earlier.names());
        if (names.isEmpty()) return new SketchItem.Global(global.type(), global.name(), value);
        pending.add(new PendingGlobal(new SketchItem.Global(global.type(), global.name(), value), names));
        return SketchItem.Global.assignedLater(global.type(), global.name());
    }

    private static boolean mentions(CaseFormula formula, String name) {
        var found = new boolean[1];
        SketchWalk.visit(formula, part -> found[0] |= part instanceof CaseFormula.Name(var each) && each.equals(name));
        return found[0];
    }

    ProgramMethod method() {
        return method;
    }

    /// @return the formulas in the holes, by their names
    Map<String, CaseFormula> holes() {
        return holes;
    }

    /// @return the number of arguments of a function apart from holes, at least 1
    int size(String name) {
        var function = method.function(name);
        if (function == null) throw new AssertionError("No function " + name + " in " + method.name());
        return (int) Math.max(
                1,
                function.parameters().stream()
                        .filter(each -> !holes.containsKey(each.name()))
                        .count());
    }

    List<SketchItem> items() {
        return items;
    }

    List<PendingGlobal> pending() {
        return pending;
    }

    boolean tookPosition() {
        return tookPosition;
    }

    boolean has(String name) {
        return method.function(name) != null;
    }

    /// @return steps of the method with the holes filled
    List<SketchStep> steps(List<SketchStep> steps) {
        return SketchWalk.substitute(steps, holes);
    }

    /// @return the names of the first parameters of a function, as many as wanted
    List<String> parameters(String name, int count) {
        var function = method.function(name);
        if (function == null) throw new AssertionError("No function " + name + " in " + method.name());
        return function.parameters().stream()
                .limit(count)
                .map(SketchItem.Parameter::name)
                .toList();
    }

    /// @return whether the first argument is a list
    boolean takesList(String name) {
        return method.takesList(name);
    }

    /// @return a call of a function, or what it says, where that is one formula and short
    CaseFormula call(String name, List<CaseFormula> arguments) {
        var all = new ArrayList<>(arguments);
        for (var item : items)
            if (item instanceof SketchItem.Function function && function.name().equals(name)) {
                for (var more : function.parameters()
                        .subList(arguments.size(), function.parameters().size())) {
                    var value = holes.get(more.name());
                    if (value == null)
                        throw new AssertionError("Nothing fills " + more.name() + " of " + method.name());
                    all.add(value);
                }
                return called(function, all);
            }
        throw new AssertionError("No function " + name + " in " + method.name());
    }

    private static CaseFormula called(SketchItem.Function function, List<CaseFormula> arguments) {
        var formula = function.formula();
        if (formula == null) return new CaseFormula.Call(function.name(), arguments);
        var names = new HashMap<String, CaseFormula>();
        boolean simple = true;
        for (int i = 0; i < arguments.size(); i++) {
            var name = function.parameters().get(i).name();
            names.put(name, arguments.get(i));
            boolean atom = arguments.get(i) instanceof CaseFormula.Name
                    || arguments.get(i) instanceof CaseFormula.Literal(CaseValue.WholeNumber _)
                    || arguments.get(i) instanceof CaseFormula.Element;
            simple &= atom || times(formula, name) <= 1;
        }
        return simple ? SketchWalk.substitute(formula, names) : new CaseFormula.Call(function.name(), arguments);
    }

    private static int times(CaseFormula formula, String name) {
        var count = new int[1];
        SketchWalk.visit(formula, part -> {
            if (part instanceof CaseFormula.Name(var each) && each.equals(name)) count[0]++;
        });
        return count[0];
    }
}
