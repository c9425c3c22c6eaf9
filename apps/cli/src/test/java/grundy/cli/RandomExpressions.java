package grundy.cli;

import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueFunction;
import grundy.testkit.DayTwo;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Expressions of `eval` at random: every name, operation, function and kind of braces.
final class RandomExpressions {
    private static final List<String> PLAIN = List.of(
            "3",
            "-2",
            "5/8",
            "1000000",
            "*2",
            "*5",
            "*12",
            "*5000000",
            "^2",
            "v3",
            "^3*",
            "^<2>",
            "v[2]",
            "*omega",
            "*(omega^2 + 5)",
            "omega",
            "+-2",
            "{3|1}",
            "{2|-1}",
            "{2||1|-3}",
            "{pass|0}",
            "a{0|a}",
            "a{0,a|b{a|0}}",
            "nim(3)",
            "kayles(4)",
            "domineering(2x2)",
            "toads-and-frogs(2 1 1)",
            "(3)",
            "'{0|0}'",
            "tiny(2)");
    private static final List<String> OPERATORS =
            List.of(" + ", " - ", " * ", " / ", "+", "-", " × ", " ⊕ ", " ⊗ ", " & ", " xor ", "", "·", " || ", "；");
    private static final List<String> HOSTILE = List.of(
            "{",
            "}",
            "|",
            "(",
            ")",
            "[",
            "]",
            "*",
            "^",
            "+",
            "-",
            "±",
            ",",
            ";",
            ":=",
            "==",
            "<",
            "!",
            "'",
            "\"",
            "#",
            "\\",
            "∗",
            "？",
            "｜",
            "，",
            "０",
            "x",
            "\u200b",
            "\u202e",
            " ",
            "\n",
            "\t",
            "on",
            "吧",
            "9999999999",
            "^^^",
            "..",
            "%",
            "1e9",
            "0.5",
            "{|",
            "||",
            "^<on>",
            "omega",
            "sqrt(");

    private final Random random;

    RandomExpressions(Random random) {
        this.random = random;
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }

    /// @return a value, or a comparison of two
    String line() {
        int depth = 1 + random.nextInt(3);
        if (random.nextInt(6) > 0) return value(depth);
        var relations = Relation.values();
        return value(depth) + " " + relations[random.nextInt(relations.length)].sign() + " " + value(depth);
    }

    /// @return a line with a name for a value
    String assignment() {
        return "x := " + value(1) + "; y := " + value(1) + "; "
                + one(List.of("x + y", "{x|y}", "x - x", "y > x", "-{x|}"));
    }

    private String atom() {
        return switch (random.nextInt(4)) {
            case 0 -> Name.values()[random.nextInt(Name.values().length)].word();
            case 1 -> one(PLAIN);
            default -> one(DayTwo.NOTATIONS.get(random.nextInt(DayTwo.NOTATIONS.size())));
        };
    }

    private String value(int depth) {
        if (depth == 0) return atom();
        return switch (random.nextInt(9)) {
            case 0 -> atom();
            case 1 -> "-" + closed(depth - 1);
            case 2, 3 -> closed(depth - 1) + one(OPERATORS) + closed(depth - 1);
            case 4, 5 -> "{" + list(depth - 1) + one(List.of("|", "|", "||", " | ")) + list(depth - 1) + "}";
            case 6 -> one(List.of("+-", "±")) + closed(depth - 1);
            case 7 -> closed(depth - 1) + one(List.of("^2", "^3", "^(-1)", "^0", "*", "^"));
            default -> {
                var functions = ValueFunction.values();
                yield call(functions[random.nextInt(functions.length)], depth - 1);
            }
        };
    }

    private String closed(int depth) {
        var inner = value(depth);
        return random.nextInt(4) == 0 ? inner : "(" + inner + ")";
    }

    private String list(int depth) {
        var options = new ArrayList<String>();
        for (int i = random.nextInt(3); i > 0; i--) options.add(value(depth));
        return String.join(",", options);
    }

    private String call(ValueFunction function, int depth) {
        int count = function.most() > 3 ? 1 + random.nextInt(3) : function.least();
        if (random.nextInt(20) == 0) count++;
        var arguments = new ArrayList<String>();
        for (int i = 0; i < count; i++) arguments.add(value(depth));
        return function.word() + "(" + String.join(", ", arguments) + ")";
    }

    /// @return each function, of several values
    static List<String> callsOfEachFunction() {
        var calls = new ArrayList<String>();
        for (var function : ValueFunction.values())
            for (var value : List.of(
                    "0",
                    "*2",
                    "5",
                    "1/2",
                    "{2|-1}",
                    "^",
                    "over",
                    "dud",
                    "*omega",
                    "{0|0}",
                    "nim(3)",
                    "kayles(5)",
                    "-{0||0|-2}"))
                for (var other : function.least() > 1 ? List.of("1", "*") : List.of("")) {
                    var arguments = new ArrayList<>(List.of(value));
                    for (int i = 1; i < function.least(); i++) arguments.add(other);
                    calls.add(function.word() + "(" + String.join(", ", arguments) + ")");
                }
        return calls;
    }

    /// @return the same with one to three changes: characters left out, put in, or put elsewhere
    static String changed(String text, Random random) {
        var changed = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(changed.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> changed.delete(Math.max(0, at - 1), at);
                case 1 -> changed.setLength(at);
                default -> changed.insert(at, HOSTILE.get(random.nextInt(HOSTILE.size())));
            }
        }
        return changed.toString();
    }
}
