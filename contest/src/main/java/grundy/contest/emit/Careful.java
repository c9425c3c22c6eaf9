package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.Operations.Operator;
import java.util.List;

/// Formulas of users' files as sketches have them: arithmetic on lists is a list of its own, and where a number may be
/// below 0 quotients and remainders are rounded down.
final class Careful {
    private Careful() {}

    static CaseFormula of(CaseFormula formula, Types types) {
        return Tree.map(formula, part -> switch (part) {
            case CaseFormula.Binary(var operator, var left, var right)
            when types.of(left) == Type.LIST || types.of(right) == Type.LIST -> each(operator, left, right, types);
            case CaseFormula.Binary(var operator, var left, var right)
            when operator == Operator.MOD && mayBeNegative(left) ->
                new CaseFormula.Call("floormod", List.of(left, right));
            case CaseFormula.Binary(var operator, var left, var right)
            when operator == Operator.OVER && mayBeNegative(left) ->
                new CaseFormula.Call("floordiv", List.of(left, right));
            case CaseFormula.Call(var name, var arguments)
            when List.of("abs", "xorto").contains(name) && types.of(arguments.getFirst()) == Type.LIST ->
                mapped(arguments.getFirst(), each -> new CaseFormula.Call(name, List.of(each)));
            default -> part;
        });
    }

    private static CaseFormula each(Operator operator, CaseFormula left, CaseFormula right, Types types) {
        boolean both = types.of(left) == Type.LIST && types.of(right) == Type.LIST;
        if (types.of(left) != Type.LIST) return mapped(right, each -> new CaseFormula.Binary(operator, left, each));
        return mapped(left, each -> new CaseFormula.Binary(operator, each, both ? element(right) : right));
    }

    private static final String INDEX = "i";

    private static CaseFormula element(CaseFormula list) {
        return new CaseFormula.Element(list, new CaseFormula.Name(INDEX));
    }

    private interface Change {
        CaseFormula of(CaseFormula each);
    }

    private static CaseFormula mapped(CaseFormula list, Change change) {
        // A list that is itself made number by number is made in one go.
        if (list instanceof CaseFormula.Collected(var body, var index, var from, var to, var where))
            return new CaseFormula.Collected(change.of(body), index, from, to, where);
        return new CaseFormula.Collected(
                change.of(element(list)),
                INDEX,
                new CaseFormula.Literal(Num.of(1)),
                new CaseFormula.Call("length", List.of(list)),
                null);
    }

    private static boolean mayBeNegative(CaseFormula formula) {
        return formula instanceof CaseFormula.Binary(var operator, var left, var right)
                && (operator == Operator.MINUS || mayBeNegative(left) || mayBeNegative(right));
    }
}
