package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What formulas come to, by what their names stand for.
final class Types {
    private static final int INT_BITS = 31;
    private final Map<String, Type> names = new HashMap<>();
    private final Map<String, Type> functions;

    Types(Map<String, Type> functions) {
        this.functions = functions;
    }

    Types copy() {
        var copy = new Types(functions);
        copy.names.putAll(names);
        return copy;
    }

    void put(String name, Type type) {
        names.put(name, type);
    }

    Type of(String name) {
        return names.getOrDefault(name, Type.LONG);
    }

    Type of(CaseFormula formula) {
        return switch (formula) {
            case CaseFormula.Literal(CaseValue.Num number) ->
                number.big().bitLength() < INT_BITS
                        ? Type.INT
                        : number.big().bitLength() < Long.SIZE ? Type.LONG : Type.WORD;
            case CaseFormula.Literal(CaseValue.Row _) -> Type.LIST;
            case CaseFormula.Literal _ -> Type.TEXT;
            case CaseFormula.Name(var name) -> of(name);
            case CaseFormula.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case LESS, AT_MOST, EQUAL, UNEQUAL, AT_LEAST, GREATER -> Type.BOOL;
                    default -> wider(List.of(left, right));
                };
            case CaseFormula.And _, CaseFormula.Or _, CaseFormula.Not _, CaseFormula.Among _ -> Type.BOOL;
            case CaseFormula.Element(var list, var _) ->
                switch (of(list)) {
                    case TABLE -> Type.INT;
                    case LISTS -> Type.LIST;
                    default -> Type.LONG;
                };
            case CaseFormula.Collected _ -> Type.LIST;
            case CaseFormula.Call(var name, var arguments) -> ofCall(name, arguments);
        };
    }

    private Type ofCall(String name, List<CaseFormula> arguments) {
        return switch (name) {
            case "min", "max", "abs", "bitand", "bitor" -> wider(arguments) == Type.LIST ? Type.LONG : wider(arguments);
            case "shr" -> of(arguments.getFirst());
            case "shl", "floormod", "floordiv" -> Type.LONG;
            case "length", "code" -> Type.INT;
            case "true", "false" -> Type.BOOL;
            case "zeros", "values" -> Type.TABLE;
            case "longs", "prefix" -> Type.LIST;
            case "spaced" -> Type.TEXT;
            case "choose" -> wider(arguments.subList(1, arguments.size()));
            default -> functions.getOrDefault(name, Type.LONG);
        };
    }

    private Type wider(List<CaseFormula> formulas) {
        var types = formulas.stream().map(this::of).toList();
        for (var type : List.of(Type.TEXT, Type.LIST, Type.WORD, Type.LONG)) if (types.contains(type)) return type;
        return types.contains(Type.BOOL) ? Type.BOOL : Type.INT;
    }
}
