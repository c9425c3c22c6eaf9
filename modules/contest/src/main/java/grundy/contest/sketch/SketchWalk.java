package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Walks over steps and formulas.
public final class SketchWalk {
    private SketchWalk() {}

    /// @return the formula with each part replaced, the inner ones first
    public static CaseFormula map(CaseFormula formula, UnaryOperator<CaseFormula> change) {
        return change.apply(
                switch (formula) {
                    case CaseFormula.Literal _, CaseFormula.Name _ -> formula;
                    case CaseFormula.Binary(var operator, var left, var right) ->
                        new CaseFormula.Binary(operator, map(left, change), map(right, change));
                    case CaseFormula.And(var left, var right) ->
                        new CaseFormula.And(map(left, change), map(right, change));
                    case CaseFormula.Or(var left, var right) ->
                        new CaseFormula.Or(map(left, change), map(right, change));
                    case CaseFormula.Not(var inner) -> new CaseFormula.Not(map(inner, change));
                    case CaseFormula.Membership(var element, var members) ->
                        new CaseFormula.Membership(map(element, change), map(members, change));
                    case CaseFormula.Element(var list, var index) ->
                        new CaseFormula.Element(map(list, change), map(index, change));
                    case CaseFormula.Comprehension(var body, var index, var from, var to, var where) ->
                        new CaseFormula.Comprehension(
                                map(body, change),
                                index,
                                map(from, change),
                                map(to, change),
                                where == null ? null : map(where, change));
                    case CaseFormula.Call(var function, var arguments) ->
                        new CaseFormula.Call(function, map(arguments, change));
                });
    }

    private static List<CaseFormula> map(List<CaseFormula> formulas, UnaryOperator<CaseFormula> change) {
        return formulas.stream().map(each -> map(each, change)).toList();
    }

    private static @Nullable CaseFormula mapNullable(@Nullable CaseFormula formula, UnaryOperator<CaseFormula> change) {
        return formula == null ? null : map(formula, change);
    }

    /// @return the steps with each part of each formula replaced
    public static List<SketchStep> mapSteps(List<SketchStep> steps, UnaryOperator<CaseFormula> change) {
        return steps.stream().map(step -> mapStep(step, change)).toList();
    }

    private static SketchStep mapStep(SketchStep step, UnaryOperator<CaseFormula> change) {
        return switch (step) {
            case SketchStep.Note _, SketchStep.Break _, SketchStep.Continue _, SketchStep.PrintOutcome _ -> step;
            case SketchStep.Declare(var type, var name, var value) ->
                new SketchStep.Declare(type, name, map(value, change));
            case SketchStep.Assign(var target, var operator, var value) ->
                new SketchStep.Assign(map(target, change), operator, map(value, change));
            case SketchStep.If(var condition, var then, var otherwise) ->
                new SketchStep.If(map(condition, change), mapSteps(then, change), mapSteps(otherwise, change));
            case SketchStep.While(var condition, var body) ->
                new SketchStep.While(map(condition, change), mapSteps(body, change));
            case SketchStep.For(var name, var type, var from, var to, var by, var body) ->
                new SketchStep.For(
                        name,
                        type,
                        map(from, change),
                        map(to, change),
                        mapNullable(by, change),
                        mapSteps(body, change));
            case SketchStep.Each(var name, var list, var body) ->
                new SketchStep.Each(name, map(list, change), mapSteps(body, change));
            case SketchStep.Return(var value) -> new SketchStep.Return(map(value, change));
            case SketchStep.Print(var pieces) -> new SketchStep.Print(map(pieces, change));
            case SketchStep.Call(var call) -> new SketchStep.Call(map(call, change));
            case SketchStep.ReadStep.Row(var name, var length) ->
                new SketchStep.ReadStep.Row(name, map(length, change));
            case SketchStep.ReadStep.Lists(var name, var count) ->
                new SketchStep.ReadStep.Lists(name, map(count, change));
            case SketchStep.ReadStep.Words(var name, var count) ->
                new SketchStep.ReadStep.Words(name, map(count, change));
            case SketchStep.ReadStep read -> read;
            case SketchStep.ReadUntil(var first, var stop, var body) ->
                new SketchStep.ReadUntil(first, mapNullable(stop, change), mapSteps(body, change));
        };
    }

    public static void visit(CaseFormula formula, Consumer<CaseFormula> visitor) {
        map(formula, part -> {
            visitor.accept(part);
            return part;
        });
    }

    public static void visit(List<SketchStep> steps, Consumer<CaseFormula> visitor) {
        mapSteps(steps, part -> {
            visitor.accept(part);
            return part;
        });
    }

    /// @return the formula with names replaced
    public static CaseFormula substitute(CaseFormula formula, Map<String, CaseFormula> names) {
        return map(formula, part -> replace(part, names));
    }

    /// @return the steps with names replaced
    public static List<SketchStep> substitute(List<SketchStep> steps, Map<String, CaseFormula> names) {
        return mapSteps(steps, part -> replace(part, names));
    }

    private static CaseFormula replace(CaseFormula part, Map<String, CaseFormula> names) {
        return part instanceof CaseFormula.Name(var name) ? names.getOrDefault(name, part) : part;
    }
}
