package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Walks over steps and formulas.
final class Tree {
    private Tree() {}

    /// @return the formula with each part replaced, the inner ones first
    static CaseFormula map(CaseFormula formula, UnaryOperator<CaseFormula> change) {
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
                    case CaseFormula.Among(var wanted, var members) ->
                        new CaseFormula.Among(map(wanted, change), map(members, change));
                    case CaseFormula.Element(var list, var index) ->
                        new CaseFormula.Element(map(list, change), map(index, change));
                    case CaseFormula.Collected(var body, var index, var from, var to, var where) ->
                        new CaseFormula.Collected(
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
    static List<Step> mapSteps(List<Step> steps, UnaryOperator<CaseFormula> change) {
        return steps.stream().map(step -> mapStep(step, change)).toList();
    }

    private static Step mapStep(Step step, UnaryOperator<CaseFormula> change) {
        return switch (step) {
            case Step.Note _, Step.Break _, Step.Continue _, Step.Say _ -> step;
            case Step.Declare(var type, var name, var value) -> new Step.Declare(type, name, map(value, change));
            case Step.Assign(var target, var operator, var value) ->
                new Step.Assign(map(target, change), operator, map(value, change));
            case Step.If(var condition, var then, var otherwise) ->
                new Step.If(map(condition, change), mapSteps(then, change), mapSteps(otherwise, change));
            case Step.While(var condition, var body) -> new Step.While(map(condition, change), mapSteps(body, change));
            case Step.For(var name, var type, var from, var to, var by, var body) ->
                new Step.For(
                        name,
                        type,
                        map(from, change),
                        map(to, change),
                        mapNullable(by, change),
                        mapSteps(body, change));
            case Step.Each(var name, var list, var body) ->
                new Step.Each(name, map(list, change), mapSteps(body, change));
            case Step.Return(var value) -> new Step.Return(map(value, change));
            case Step.Put(var pieces) -> new Step.Put(map(pieces, change));
            case Step.Do(var call) -> new Step.Do(map(call, change));
            case Step.Read.Row(var name, var length) -> new Step.Read.Row(name, map(length, change));
            case Step.Read.Lists(var name, var count) -> new Step.Read.Lists(name, map(count, change));
            case Step.Read read -> read;
            case Step.Until(var first, var stop, var body) ->
                new Step.Until(first, mapNullable(stop, change), mapSteps(body, change));
        };
    }

    static void visit(CaseFormula formula, Consumer<CaseFormula> visitor) {
        map(formula, part -> {
            visitor.accept(part);
            return part;
        });
    }

    static void visit(List<Step> steps, Consumer<CaseFormula> visitor) {
        mapSteps(steps, part -> {
            visitor.accept(part);
            return part;
        });
    }

    /// @return the formula with names replaced
    static CaseFormula put(CaseFormula formula, Map<String, CaseFormula> names) {
        return map(formula, part -> replaced(part, names));
    }

    /// @return the steps with names replaced
    static List<Step> put(List<Step> steps, Map<String, CaseFormula> names) {
        return mapSteps(steps, part -> replaced(part, names));
    }

    private static CaseFormula replaced(CaseFormula part, Map<String, CaseFormula> names) {
        return part instanceof CaseFormula.Name(var name) ? names.getOrDefault(name, part) : part;
    }
}
