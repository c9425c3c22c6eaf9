package grundy.rules.language.formula;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Reads expressions and conditions.
///
/// Binding, from weakest: `or`, `and`, `not`, comparison, `xor`, `+ -`, `* / mod %`, sign, `^`.
/// `a if condition else b` binds weakest of all expressions and is read inside parentheses, arguments
/// and claims only, since `where` uses conditions too.
public final class ExpressionParser {
    private static final Map<String, Function> FUNCTIONS = Map.ofEntries(
            Map.entry("min", Function.MIN),
            Map.entry("max", Function.MAX),
            Map.entry("abs", Function.ABS),
            Map.entry("floor", Function.FLOOR),
            Map.entry("sqrt", Function.SQRT),
            Map.entry("gcd", Function.GCD),
            Map.entry("xor", Function.XOR),
            Map.entry("sum", Function.SUM),
            Map.entry("count", Function.COUNT),
            Map.entry("length", Function.LENGTH),
            Map.entry("ones", Function.ONES),
            Map.entry("twos", Function.TWOS),
            Map.entry("valuation", Function.VALUATION),
            Map.entry("factors", Function.FACTORS),
            Map.entry("zeckendorf", Function.ZECKENDORF),
            Map.entry("bits", Function.BITS),
            Map.entry("mex", Function.MEX),
            Map.entry("nimproduct", Function.NIMPRODUCT));
    private static final Map<String, Relation> RELATIONS = Map.of(
            "==", Relation.EQUAL,
            "=", Relation.EQUAL,
            "!=", Relation.UNEQUAL,
            "<", Relation.LESS,
            "<=", Relation.AT_MOST,
            ">", Relation.GREATER,
            ">=", Relation.AT_LEAST,
            "≤", Relation.AT_MOST,
            "≥", Relation.AT_LEAST,
            "≠", Relation.UNEQUAL);
    private static final Set<Function> AGGREGATES = Set.of(Function.XOR, Function.SUM, Function.MIN, Function.MAX);

    private static final Set<String> CONNECTIVES = Set.of("and", "or", "not", "in");

    /// Words with a meaning of their own, which no coordinate or letter may have.
    public static final Set<String> RESERVED = Set.of(
            "where", "and", "or", "not", "mod", "xor", "in", "if", "else", "for", "all", "phi", "true", "take", "left",
            "right");

    private final TokenCursor cursor;
    private final AmountParser amounts;

    /// Words that claims may use as names; null in rules, where any other word is a fresh letter.
    private final @Nullable Set<String> names;

    /// The name of the list that a claim may speak of; null in rules, and where each number has a name of its own.
    private final @Nullable String list;

    /// Whether a formula is to be shown and not worked out: floors and powers of numbers stay as they stand, and
    /// `g(n)` is the element n of the nim-sequence g.
    private final boolean asWritten;

    private final ConstantExpressions constants;

    private ExpressionParser(
            TokenCursor cursor, @Nullable Set<String> names, @Nullable String list, boolean asWritten) {
        this.cursor = cursor;
        this.amounts = new AmountParser(cursor);
        this.constants = new ConstantExpressions(cursor);
        this.names = names;
        this.list = list;
        this.asWritten = asWritten;
    }

    /// A parser of the expressions of rules.
    public static ExpressionParser ofRules(TokenCursor cursor) {
        return new ExpressionParser(cursor, null, null, false);
    }

    /// A parser of the expressions of claims.
    ///
    /// @param list the name of the list of a position's numbers; null where each has a name of its own
    static ExpressionParser ofClaims(TokenCursor cursor, Set<String> names, @Nullable String list) {
        return new ExpressionParser(cursor, names, list, false);
    }

    /// A parser of formulas that are shown and not worked out.
    static ExpressionParser asWritten(TokenCursor cursor, Set<String> names) {
        return new ExpressionParser(cursor, names, null, true);
    }

    /// Refuses a constant that cannot be worked out where it stands, and not where somebody needs it first.
    /// One that takes long arithmetic is worked out here, and not at every position.
    private Expression possible(Token start, Expression made) throws SyntaxException {
        return asWritten ? made : constants.checked(start, made);
    }

    /// @param word that speaks of the list of a position's numbers
    private void requireList(Token word) throws SyntaxException {
        if (!asWritten && list == null)
            throw cursor.error(word.start(), Message.of("syntax.no-list", "text", word.text()));
    }

    /// @return an expression, perhaps `a if condition else b`
    public Expression expression() throws SyntaxException {
        var start = cursor.token();
        var value = xor();
        if (!cursor.accept("if")) return value;
        var condition = condition();
        cursor.expect("else");
        return possible(start, new Expression.Conditional(condition, value, expression()));
    }

    /// @return a factor that may stand before `*` and a target without brackets: a number, a letter, a function,
    ///     a power
    public Expression multiplier() throws SyntaxException {
        return power();
    }

    /// Reads a condition.
    ///
    /// @throws SyntaxException if none stands there
    public Condition condition() throws SyntaxException {
        cursor.enter();
        var alternatives = new ArrayList<Condition>();
        do alternatives.add(conjunction());
        while (cursor.accept("or") || cursor.accept("||"));
        cursor.leave();
        return alternatives.size() == 1 ? alternatives.getFirst() : new Condition.Any(alternatives);
    }

    private Condition conjunction() throws SyntaxException {
        var conditions = new ArrayList<Condition>();
        do {
            var condition = negation();
            if (condition instanceof Condition.All(var inner)) conditions.addAll(inner);
            else conditions.add(condition);
        } while (cursor.accept("and") || cursor.accept("&&"));
        return conditions.size() == 1 ? conditions.getFirst() : new Condition.All(List.copyOf(conditions));
    }

    private Condition negation() throws SyntaxException {
        if (cursor.at("not")) {
            cursor.enter();
            cursor.next();
            var negated = negation();
            cursor.leave();
            return new Condition.Not(negated);
        }
        if (cursor.accept("true")) return Condition.TRUE;
        if (cursor.at("all")) return forAll();
        return cursor.at("(") && bracketsHoldCondition() ? bracketed() : comparison();
    }

    private Condition bracketed() throws SyntaxException {
        cursor.expect("(");
        var inner = condition();
        cursor.expect(")");
        return inner;
    }

    /// Looks ahead for a sign that only a condition has, directly inside the bracket or inside brackets that
    /// begin with it, as in `((a < b) or c < d)`. Cost: the length of the bracket at each level of nesting.
    private boolean bracketsHoldCondition() {
        int depth = 0;
        for (var token = cursor.token(); token.kind() != Kind.END; token = cursor.lexer.at(token.end())) {
            if (depth == 1 && token.is("if")) return false;
            if (token.is("(") || token.is("{") || token.is("[")) depth++;
            else if (token.is(")") || token.is("}") || token.is("]")) depth--;
            else if (RELATIONS.containsKey(token.text()) || CONNECTIVES.contains(token.text())) return true;
            if (depth == 0 || depth > TokenCursor.DEEPEST) return false;
        }
        return false;
    }

    private Condition forAll() throws SyntaxException {
        requireList(cursor.token());
        cursor.next();
        cursor.expect("(");
        var body = condition();
        cursor.expect("for");
        var index = cursor.next().text();
        var where = cursor.accept("where") ? condition() : Condition.TRUE;
        cursor.expect(")");
        return new Condition.ForAll(body, index, where);
    }

    /// `a < b <= c` is read as `a < b and b <= c`.
    private Condition comparison() throws SyntaxException {
        var left = xor();
        if (cursor.accept("in"))
            return bracesHoldExpression() ? among(left) : new Condition.Membership(left, amounts.members());
        var chain = new ArrayList<Condition>();
        while (relation() instanceof Relation relation) {
            cursor.next();
            var right = xor();
            chain.add(new Condition.Comparison(relation, left, right));
            left = right;
        }
        if (chain.isEmpty()) throw cursor.expected(Message.of("syntax.comparison"));
        return chain.size() == 1 ? chain.getFirst() : new Condition.All(List.copyOf(chain));
    }

    /// @return whether a set follows in which not all is written in digits: `{0..(m - 1), 2*m}`
    private boolean bracesHoldExpression() {
        if (!cursor.at("{")) return false;
        for (var token = cursor.lexer.at(cursor.token().end());
                token.kind() != Kind.END && !token.is("}");
                token = cursor.lexer.at(token.end()))
            if (token.is("(") || token.kind() == Kind.WORD && cursor.parameter(token.text()) == null) return true;
        return false;
    }

    private Condition among(Expression left) throws SyntaxException {
        cursor.expect("{");
        var members = new ArrayList<Condition>();
        do {
            var from = sum();
            if (cursor.accept(".."))
                members.add(new Condition.All(List.of(
                        new Condition.Comparison(Relation.AT_MOST, from, left),
                        new Condition.Comparison(Relation.AT_MOST, left, sum()))));
            else members.add(new Condition.Comparison(Relation.EQUAL, left, from));
        } while (cursor.accept(","));
        cursor.expect("}");
        return members.size() == 1 ? members.getFirst() : new Condition.Any(members);
    }

    private @Nullable Relation relation() {
        return cursor.token().kind() == Kind.WORD
                ? null
                : RELATIONS.get(cursor.token().text());
    }

    private Expression xor() throws SyntaxException {
        var start = cursor.token();
        var left = sum();
        while (cursor.accept("xor")) left = possible(start, new Expression.Binary(Operator.XOR, left, sum()));
        return left;
    }

    private Expression sum() throws SyntaxException {
        var start = cursor.token();
        var left = product();
        while (true) {
            var operator = cursor.at("+") ? Operator.PLUS : cursor.at("-") ? Operator.MINUS : null;
            if (operator == null || cursor.token().boundaryBefore()) return left;
            cursor.next();
            left = possible(start, new Expression.Binary(operator, left, product()));
        }
    }

    private Expression product() throws SyntaxException {
        var start = cursor.token();
        var left = signed();
        while (true) {
            var operator = cursor.at("*")
                    ? Operator.TIMES
                    : cursor.at("/") ? Operator.OVER : cursor.at("mod") || cursor.at("%") ? Operator.MOD : null;
            if (operator == null) return left;
            cursor.next();
            left = possible(start, new Expression.Binary(operator, left, signed()));
        }
    }

    private Expression signed() throws SyntaxException {
        if (!cursor.at("-")) return power();
        var start = cursor.token();
        cursor.enter();
        cursor.next();
        var operand = signed();
        cursor.leave();
        return possible(start, new Expression.Binary(Operator.MINUS, new Expression.Number(BigInteger.ZERO), operand));
    }

    private Expression power() throws SyntaxException {
        var start = cursor.token();
        var base = atom();
        if (!cursor.accept("^")) return base;
        boolean tower = start.kind() == Kind.INTEGER && cursor.token().kind() == Kind.INTEGER;
        cursor.enter();
        var exponent = signed();
        cursor.leave();
        var made = new Expression.Binary(Operator.POWER, base, exponent);
        return tower && !asWritten && exponent instanceof Expression.Number
                ? constants.number(start, made)
                : possible(start, made);
    }

    /// `2k`: the whole of it is at fault, and gives way to `2*k`.
    private SyntaxException withoutOperator(Token number, Token after) {
        var problem = Message.of(
                "syntax.expected",
                "expected",
                Message.of("syntax.operator"),
                "found",
                Message.of("syntax.quoted", "text", after.text()));
        return cursor.error(number.start(), problem, number.text() + "*" + after.text());
    }

    private Expression atom() throws SyntaxException {
        if (cursor.atInteger()) {
            var number = cursor.token();
            var what = Message.of("syntax.expression");
            var value = isBaseOfFormula() ? cursor.digits(what) : cursor.integer(what);
            var after = cursor.token();
            if (number.kind() == Kind.INTEGER && after.kind() == Kind.WORD && !after.spaceBefore())
                throw withoutOperator(number, after);
            return new Expression.Number(value);
        }
        if (cursor.at("(")) {
            cursor.enter();
            cursor.next();
            var inner = expression();
            cursor.expect(")");
            cursor.leave();
            return inner;
        }
        if (cursor.token().kind() != Kind.WORD
                || RESERVED.contains(cursor.token().text()) && !cursor.at("xor"))
            throw cursor.expected(Message.of("syntax.expression"));
        var word = cursor.token();
        var after = cursor.lexer.at(word.end());
        if (after.is("(") && !after.boundaryBefore() && !after.spaceBefore()) return call();
        if (cursor.at("xor")) throw cursor.expected(Message.of("syntax.expression"));
        if (names != null && !names.contains(word.text())) throw cursor.unknownWord(Message.of("syntax.name"), names);
        cursor.next();
        if (names == null && cursor.at("[") && !cursor.token().spaceBefore())
            throw cursor.error(word.start(), Message.of("syntax.no-list", "text", word.text() + "[...]"));
        if (names == null || !cursor.at("[")) return new Expression.Variable(word.text());
        if (!asWritten && !word.is(String.valueOf(list)))
            throw cursor.error(word.start(), Message.of("syntax.no-list", "text", word.text() + "[...]"));
        cursor.next();
        var index = expression();
        cursor.expect("]");
        return new Expression.Element(word.text(), index);
    }

    /// @return whether digits are here, and after `^` something else, or a tower: `2^twos(n)`, `2^3^n`
    private boolean isBaseOfFormula() {
        var sign = cursor.lexer.at(cursor.token().end());
        if (cursor.token().kind() != Kind.INTEGER || !sign.is("^")) return false;
        if (asWritten) return true;
        var exponent = cursor.lexer.at(sign.end());
        return exponent.kind() == Kind.WORD
                || exponent.is("(")
                || exponent.is("-")
                || exponent.kind() == Kind.INTEGER
                        && cursor.lexer.at(exponent.end()).is("^");
    }

    private Expression call() throws SyntaxException {
        var function = FUNCTIONS.get(cursor.token().text().toLowerCase(Locale.ROOT));
        if (asWritten && cursor.at("g")) return nimValue();
        if (function == null)
            throw cursor.unknownWord(Message.of("syntax.function"), new TreeSet<>(FUNCTIONS.keySet()));
        var word = cursor.next();
        cursor.expect("(");
        cursor.enter();
        try {
            if (function == Function.FLOOR && cursor.at("phi")) return possible(word, floorPhi());
            if (function == Function.COUNT || function == Function.LENGTH) requireList(word);
            if (function == Function.COUNT) return count();
            var arguments = new ArrayList<Expression>();
            do arguments.add(expression());
            while (cursor.accept(","));
            if (cursor.at("for")) {
                requireList(cursor.next());
                return aggregate(function, arguments);
            }
            var end = cursor.expect(")");
            checkArity(function, arguments.size(), end);
            checkList(function, arguments, word);
            return function == Function.FLOOR && !asWritten
                    ? arguments.getFirst()
                    : possible(word, new Expression.Call(function, List.copyOf(arguments)));
        } finally {
            cursor.leave();
        }
    }

    private Expression nimValue() throws SyntaxException {
        var name = cursor.next().text();
        cursor.expect("(");
        cursor.enter();
        var argument = expression();
        cursor.expect(")");
        cursor.leave();
        return new Expression.Element(name, argument);
    }

    private Expression floorPhi() throws SyntaxException {
        cursor.next();
        cursor.expect("*");
        var argument = signed();
        cursor.expect(")");
        return new Expression.FloorPhi(argument);
    }

    private Expression count() throws SyntaxException {
        var index = cursor.next().text();
        var body = new Expression.Number(BigInteger.ONE);
        var where = cursor.accept("where") ? condition() : Condition.TRUE;
        cursor.expect(")");
        return new Expression.Aggregate(Function.COUNT, body, index, where);
    }

    private Expression aggregate(Function function, List<Expression> arguments) throws SyntaxException {
        if (arguments.size() != 1 || !AGGREGATES.contains(function))
            throw cursor.expected(Message.of("syntax.aggregate"));
        var index = cursor.next().text();
        var where = cursor.accept("where") ? condition() : Condition.TRUE;
        cursor.expect(")");
        return new Expression.Aggregate(function, arguments.getFirst(), index, where);
    }

    private void checkList(Function function, List<Expression> arguments, Token word) throws SyntaxException {
        if (function != Function.LENGTH || asWritten || list == null) return;
        if (!arguments.getFirst().equals(new Expression.Variable(list)))
            throw cursor.error(word.start(), Message.of("syntax.length", "list", list));
    }

    private void checkArity(Function function, int given, Token end) throws SyntaxException {
        int arity = switch (function) {
            case ABS, FLOOR, SQRT, LENGTH, ONES, TWOS, FACTORS, BITS, ZECKENDORF -> 1;
            case GCD, VALUATION, NIMPRODUCT -> 2;
            case MIN, MAX, XOR, SUM, MEX, COUNT -> given;
        };
        if (given != arity)
            throw cursor.error(
                    end.start(),
                    Message.of(
                            "syntax.arguments",
                            "function",
                            function.name().toLowerCase(Locale.ROOT),
                            "wanted",
                            arity,
                            "given",
                            given));
    }
}
