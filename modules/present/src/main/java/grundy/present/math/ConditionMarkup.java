package grundy.present.math;

import static grundy.present.math.Markup.fenced;
import static grundy.present.math.Markup.name;
import static grundy.present.math.Markup.number;
import static grundy.present.math.Markup.operator;
import static grundy.present.math.Markup.prefix;
import static grundy.present.math.Markup.row;
import static grundy.present.math.Markup.words;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.All;
import grundy.rules.formula.Condition.Any;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.ForAll;
import grundy.rules.formula.Condition.Membership;
import grundy.rules.formula.Condition.Not;
import grundy.rules.formula.Condition.Relation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Conditions in MathML. The words between them are in the reader's language; comparisons of which one goes on
/// where the other ends are a chain, `1 ≤ n ≤ p`.
final class ConditionMarkup {
    private static final int OR = 0;
    private static final int AND = 1;
    private static final int ATOM = 2;
    private static final int SHOWN = 4;
    private static final int LONG_ENOUGH = 200;
    private static final String COMMA = operator(",");
    private static final String AND_SO_ON = operator("…");

    private final ValueMarkup values;

    ConditionMarkup(ValueMarkup values) {
        this.values = values;
    }

    String of(Condition condition) {
        return of(condition, OR);
    }

    private String of(Condition condition, int around) {
        return switch (condition) {
            case Comparison(var relation, var left, var right) ->
                row(values.of(left), operator(sign(relation)), values.of(right));
            case Membership(var expression, var amounts) ->
                row(values.of(expression), operator("∈"), setMarkup(amounts));
            case All(var conditions) -> joined(chains(conditions), "math.and", AND, around);
            case Any(var conditions) ->
                joined(conditions.stream().map(each -> of(each, AND)).toList(), "math.or", OR, around);
            case Not(var inner) -> not(inner);
            case ForAll(var body, var index, var where) -> {
                var every = of(body, AND) + words(values.word("math.for-all")) + name(index);
                yield bracketed(
                        AND,
                        around,
                        where.equals(Condition.TRUE)
                                ? every
                                : every + words(values.word("math.with")) + of(where, AND));
            }
        };
    }

    private static String bracketed(int binds, int around, String content) {
        return binds < around ? fenced("(", content, ")") : row(content);
    }

    private String joined(List<String> parts, String word, int binds, int around) {
        if (parts.isEmpty()) return operator(binds == AND ? "⊤" : "⊥");
        if (parts.size() == 1) return parts.getFirst();
        return bracketed(binds, around, String.join(words(values.word(word)), parts));
    }

    private List<String> chains(List<Condition> conditions) {
        var parts = new ArrayList<String>();
        for (int i = 0; i < conditions.size(); i++) {
            if (!(conditions.get(i) instanceof Comparison(var relation, var left, var right))) {
                parts.add(of(conditions.get(i), ATOM));
                continue;
            }
            var chain = new StringBuilder(values.of(left) + operator(sign(relation)) + values.of(right));
            var end = right;
            while (i + 1 < conditions.size()
                    && conditions.get(i + 1) instanceof Comparison(var next, var middle, var last)
                    && middle.equals(end)) {
                chain.append(operator(sign(next))).append(values.of(last));
                end = last;
                i++;
            }
            parts.add(row(chain.toString()));
        }
        return parts;
    }

    private String not(Condition inner) {
        return switch (inner) {
            case Membership(var expression, var amounts) ->
                row(values.of(expression), operator("∉"), setMarkup(amounts));
            case Comparison(var relation, var left, var right) ->
                of(new Comparison(opposite(relation), left, right), OR);
            case Not(var twice) -> of(twice, ATOM);
            default -> row(prefix(values.word("math.not")), fenced("(", of(inner), ")"));
        };
    }

    private static Relation opposite(Relation relation) {
        return switch (relation) {
            case EQUAL -> Relation.UNEQUAL;
            case UNEQUAL -> Relation.EQUAL;
            case LESS -> Relation.AT_LEAST;
            case AT_LEAST -> Relation.LESS;
            case GREATER -> Relation.AT_MOST;
            case AT_MOST -> Relation.GREATER;
        };
    }

    private static String sign(Relation relation) {
        return switch (relation) {
            case EQUAL -> "=";
            case UNEQUAL -> "≠";
            case LESS -> "<";
            case AT_MOST -> "≤";
            case GREATER -> ">";
            case AT_LEAST -> "≥";
        };
    }

    /// Sets that go on are shown by their first members: the powers of 2 are `{1, 2, 4, …}`.
    private static String setMarkup(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                fenced("{", ranges.stream().map(ConditionMarkup::range).collect(Collectors.joining(COMMA)), "}");
            case Amounts.Powers(var base) -> listBeginning(List.of(BigInteger.ONE, base, base.pow(2)));
            case Amounts.Named(var name)
            when name != Amounts.Name.DIVISORS && name != Amounts.Name.PROPER_DIVISORS ->
                listBeginning(AmountSets.stream(amounts, BigInteger.valueOf(LONG_ENOUGH))
                        .limit(SHOWN)
                        .toList());
            case Amounts.Named(var name) -> words(name.words());
            case Amounts.AtMostPart _, Amounts.Union _ -> words(amounts.toString());
        };
    }

    private static String listBeginning(List<BigInteger> first) {
        var members = new ArrayList<String>();
        for (var number : first) members.add(number(number));
        members.add(AND_SO_ON);
        return fenced("{", String.join(COMMA, members), "}");
    }

    private static String range(Amounts.Range range) {
        var from = range.from();
        var to = range.to();
        if (to == null) return number(from) + COMMA + number(from.add(BigInteger.ONE)) + COMMA + AND_SO_ON;
        if (from.equals(to)) return number(from);
        return from.add(BigInteger.ONE).equals(to)
                ? number(from) + COMMA + number(to)
                : number(from) + COMMA + AND_SO_ON + COMMA + number(to);
    }
}
