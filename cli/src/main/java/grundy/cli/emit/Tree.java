package grundy.cli.emit;

import grundy.cli.judge.Formula;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Walks over steps and formulas.
final class Tree {
    private Tree() {}

    /// @return the formula with each part replaced, the inner ones first
    static Formula map(Formula formula, UnaryOperator<Formula> change) {
        return change.apply(
                switch (formula) {
                    case Formula.Literal _, Formula.Name _ -> formula;
                    case Formula.Binary(var operator, var left, var right) ->
                        new Formula.Binary(operator, map(left, change), map(right, change));
                    case Formula.And(var left, var right) -> new Formula.And(map(left, change), map(right, change));
                    case Formula.Or(var left, var right) -> new Formula.Or(map(left, change), map(right, change));
                    case Formula.Not(var inner) -> new Formula.Not(map(inner, change));
                    case Formula.Among(var wanted, var members) ->
                        new Formula.Among(map(wanted, change), map(members, change));
                    case Formula.Element(var list, var index) ->
                        new Formula.Element(map(list, change), map(index, change));
                    case Formula.Collected(var body, var index, var from, var to, var where) ->
                        new Formula.Collected(
                                map(body, change),
                                index,
                                map(from, change),
                                map(to, change),
                                where == null ? null : map(where, change));
                    case Formula.Call(var function, var arguments) ->
                        new Formula.Call(function, map(arguments, change));
                });
    }

    private static List<Formula> map(List<Formula> formulas, UnaryOperator<Formula> change) {
        return formulas.stream().map(each -> map(each, change)).toList();
    }

    private static @Nullable Formula mapNullable(@Nullable Formula formula, UnaryOperator<Formula> change) {
        return formula == null ? null : map(formula, change);
    }

    /// @return the steps with each part of each formula replaced
    static List<Step> mapSteps(List<Step> steps, UnaryOperator<Formula> change) {
        return steps.stream().map(step -> mapStep(step, change)).toList();
    }

    private static Step mapStep(Step step, UnaryOperator<Formula> change) {
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

    static void visit(Formula formula, Consumer<Formula> visitor) {
        map(formula, part -> {
            visitor.accept(part);
            return part;
        });
    }

    static void visit(List<Step> steps, Consumer<Formula> visitor) {
        mapSteps(steps, part -> {
            visitor.accept(part);
            return part;
        });
    }

    /// @return the formula with names replaced
    static Formula put(Formula formula, Map<String, Formula> names) {
        return map(formula, part -> replaced(part, names));
    }

    /// @return the steps with names replaced
    static List<Step> put(List<Step> steps, Map<String, Formula> names) {
        return mapSteps(steps, part -> replaced(part, names));
    }

    private static Formula replaced(Formula part, Map<String, Formula> names) {
        return part instanceof Formula.Name(var name) ? names.getOrDefault(name, part) : part;
    }
}
