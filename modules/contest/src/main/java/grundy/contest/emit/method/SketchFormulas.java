package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.FormulaTypes;
import grundy.contest.sketch.SketchType;
import grundy.contest.sketch.SketchWalk;
import java.util.List;

/// Formulas of users' files as sketches have them: arithmetic on lists is a list of its own, and where a number may be
/// below 0 quotients and remainders are rounded down.
public final class SketchFormulas {
    private SketchFormulas() {}

    public static CaseFormula of(CaseFormula formula, FormulaTypes types) {
        return SketchWalk.map(formula, part -> switch (part) {
            case CaseFormula.Binary(var operator, var left, var right)
            when types.of(left) == SketchType.LIST || types.of(right) == SketchType.LIST ->
                each(operator, left, right, types);
            case CaseFormula.Binary(var operator, var left, var right)
            when operator == Operator.MOD && mayBeNegative(left) ->
                new CaseFormula.Call("floormod", List.of(left, right));
            case CaseFormula.Binary(var operator, var left, var right)
            when operator == Operator.OVER && mayBeNegative(left) ->
                new CaseFormula.Call("floordiv", List.of(left, right));
            case CaseFormula.Call(var name, var arguments)
            when List.of("abs", "xorto").contains(name) && types.of(arguments.getFirst()) == SketchType.LIST ->
                mapped(arguments.getFirst(), each -> new CaseFormula.Call(name, List.of(each)));
            default -> part;
        });
    }

    private static CaseFormula each(Operator operator, CaseFormula left, CaseFormula right, FormulaTypes types) {
        boolean both = types.of(left) == SketchType.LIST && types.of(right) == SketchType.LIST;
        if (types.of(left) != SketchType.LIST)
            return mapped(right, each -> new CaseFormula.Binary(operator, left, each));
        return mapped(left, each -> new CaseFormula.Binary(operator, each, both ? element(right) : right));
    }

    private static final String INDEX = "i";

    private static CaseFormula element(CaseFormula list) {
        return new CaseFormula.Element(list, new CaseFormula.Name(INDEX));
    }

    private interface ElementMapping {
        CaseFormula of(CaseFormula each);
    }

    private static CaseFormula mapped(CaseFormula list, ElementMapping mapping) {
        // A list that is itself made number by number is made in one go.
        if (list instanceof CaseFormula.Comprehension(var body, var index, var from, var to, var where))
            return new CaseFormula.Comprehension(mapping.of(body), index, from, to, where);
        return new CaseFormula.Comprehension(
                mapping.of(element(list)),
                INDEX,
                new CaseFormula.Literal(WholeNumber.of(1)),
                new CaseFormula.Call("length", List.of(list)),
                null);
    }

    private static boolean mayBeNegative(CaseFormula formula) {
        return formula instanceof CaseFormula.Binary(var operator, var left, var right)
                && (operator == Operator.MINUS || mayBeNegative(left) || mayBeNegative(right));
    }
}
