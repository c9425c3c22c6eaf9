package grundy.cli.emit;

import grundy.cli.judge.Arithmetic.Operator;
import grundy.cli.judge.Formula;
import grundy.cli.judge.Value.Num;
import java.util.List;

/// Formulas of users' files as sketches have them: arithmetic on lists is a list of its own, and where a number may be
/// below 0 quotients and remainders are rounded down.
final class Careful {
    private Careful() {}

    static Formula of(Formula formula, Types types) {
        return Tree.map(formula, part -> switch (part) {
            case Formula.Binary(var operator, var left, var right)
            when types.of(left) == Type.LIST || types.of(right) == Type.LIST -> each(operator, left, right, types);
            case Formula.Binary(var operator, var left, var right)
            when operator == Operator.MOD && mayBeNegative(left) -> new Formula.Call("floormod", List.of(left, right));
            case Formula.Binary(var operator, var left, var right)
            when operator == Operator.OVER && mayBeNegative(left) -> new Formula.Call("floordiv", List.of(left, right));
            case Formula.Call(var name, var arguments)
            when List.of("abs", "xorto").contains(name) && types.of(arguments.getFirst()) == Type.LIST ->
                mapped(arguments.getFirst(), each -> new Formula.Call(name, List.of(each)));
            default -> part;
        });
    }

    private static Formula each(Operator operator, Formula left, Formula right, Types types) {
        boolean both = types.of(left) == Type.LIST && types.of(right) == Type.LIST;
        if (types.of(left) != Type.LIST) return mapped(right, each -> new Formula.Binary(operator, left, each));
        return mapped(left, each -> new Formula.Binary(operator, each, both ? element(right) : right));
    }

    private static final String INDEX = "i";

    private static Formula element(Formula list) {
        return new Formula.Element(list, new Formula.Name(INDEX));
    }

    private interface Change {
        Formula of(Formula each);
    }

    private static Formula mapped(Formula list, Change change) {
        // A list that is itself made number by number is made in one go.
        if (list instanceof Formula.Collected(var body, var index, var from, var to, var where))
            return new Formula.Collected(change.of(body), index, from, to, where);
        return new Formula.Collected(
                change.of(element(list)),
                INDEX,
                new Formula.Literal(Num.of(1)),
                new Formula.Call("length", List.of(list)),
                null);
    }

    private static boolean mayBeNegative(Formula formula) {
        return formula instanceof Formula.Binary(var operator, var left, var right)
                && (operator == Operator.MINUS || mayBeNegative(left) || mayBeNegative(right));
    }
}
