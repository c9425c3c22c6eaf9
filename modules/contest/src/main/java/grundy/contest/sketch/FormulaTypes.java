package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Infers the types of formulas from the types of their names.
public final class FormulaTypes {
    private static final int INT_BITS = 31;
    private final Map<String, SketchType> names = new HashMap<>();
    private final Map<String, SketchType> functions;

    public FormulaTypes(Map<String, SketchType> functions) {
        this.functions = functions;
    }

    FormulaTypes copy() {
        var copy = new FormulaTypes(functions);
        copy.names.putAll(names);
        return copy;
    }

    public void put(String name, SketchType type) {
        names.put(name, type);
    }

    public SketchType of(String name) {
        return names.getOrDefault(name, SketchType.LONG);
    }

    public SketchType of(CaseFormula formula) {
        return switch (formula) {
            case CaseFormula.Literal(CaseValue.WholeNumber number) ->
                number.big().bitLength() < INT_BITS
                        ? SketchType.INT
                        : number.big().bitLength() < Long.SIZE ? SketchType.LONG : SketchType.WORD;
            case CaseFormula.Literal(CaseValue.Row _) -> SketchType.LIST;
            case CaseFormula.Literal _ -> SketchType.TEXT;
            case CaseFormula.Name(var name) -> of(name);
            case CaseFormula.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case LESS, AT_MOST, EQUAL, UNEQUAL, AT_LEAST, GREATER -> SketchType.BOOL;
                    default -> wider(List.of(left, right));
                };
            case CaseFormula.And _, CaseFormula.Or _, CaseFormula.Not _, CaseFormula.Membership _ -> SketchType.BOOL;
            case CaseFormula.Element(var list, var _) ->
                switch (of(list)) {
                    case TABLE -> SketchType.INT;
                    case LISTS -> SketchType.LIST;
                    default -> SketchType.LONG;
                };
            case CaseFormula.Comprehension _ -> SketchType.LIST;
            case CaseFormula.Call(var name, var arguments) -> ofCall(name, arguments);
        };
    }

    private SketchType ofCall(String name, List<CaseFormula> arguments) {
        return switch (name) {
            case "min", "max", "abs", "bitand", "bitor" ->
                wider(arguments) == SketchType.LIST ? SketchType.LONG : wider(arguments);
            case "shr" -> of(arguments.getFirst());
            case "shl", "floormod", "floordiv" -> SketchType.LONG;
            case "length", "code" -> SketchType.INT;
            case "true", "false" -> SketchType.BOOL;
            case "zeros", "values" -> SketchType.TABLE;
            case "longs", "prefix" -> SketchType.LIST;
            case "spaced" -> SketchType.TEXT;
            case "choose" -> wider(arguments.subList(1, arguments.size()));
            default -> functions.getOrDefault(name, SketchType.LONG);
        };
    }

    private SketchType wider(List<CaseFormula> formulas) {
        var types = formulas.stream().map(this::of).toList();
        for (var type : List.of(SketchType.TEXT, SketchType.LIST, SketchType.WORD, SketchType.LONG))
            if (types.contains(type)) return type;
        return types.contains(SketchType.BOOL) ? SketchType.BOOL : SketchType.INT;
    }
}
