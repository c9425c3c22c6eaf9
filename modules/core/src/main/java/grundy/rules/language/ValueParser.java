package grundy.rules.language;

import grundy.limit.DeepStack;
import grundy.rules.Component;
import grundy.rules.DecimalDigits;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Compared;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Function;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Ordinal;
import grundy.rules.language.ValueExpression.Placed;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Quoted;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.CodeParser;
import grundy.rules.language.rule.NameRun;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.language.rule.PositionParser;
import grundy.rules.language.rule.RuleParser;
import grundy.rules.language.rule.WideCodeParser;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import grundy.value.Dyadic;
import grundy.value.canonical.FormText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads expressions of values: `*5 * *7`, `sqrt(*9) / *2^3`, `mex{0, *1, *3}`, `{3||2|1} - ^*`, `{3|1} > 1`,
/// `mean({3|1})`.
///
/// Binding, from weakest: a comparison, `⊕`, `+ -`, `* /`, sign, `^`, and terms that stand side by side without a
/// blank, as the books write sums: `5/2v*` is 5/2 and v and `*`. A star at the place of a value begins a nimber,
/// elsewhere it multiplies; a `^` at the place of a value is an up, elsewhere a power.
public final class ValueParser {
    static final int MOST_BITS = TokenCursor.MOST_DIGITS * 10 / 3;
    private static final Map<String, Operator> NIM_SUMS =
            Map.of("⊕", Operator.NIM_SUM, "⊻", Operator.NIM_SUM, "xor", Operator.NIM_SUM, "XOR", Operator.NIM_SUM);
    private static final Map<String, Operator> SUMS = Map.of("+", Operator.SUM, "-", Operator.DIFFERENCE);
    private static final Map<String, Operator> PRODUCTS = Map.of(
            "*", Operator.PRODUCT,
            "x", Operator.PRODUCT,
            "⊗", Operator.NIM_PRODUCT,
            "/", Operator.QUOTIENT,
            "÷", Operator.QUOTIENT);

    private static final Map<String, Name> NAMES =
            Arrays.stream(Name.values()).collect(Collectors.toMap(Name::word, name -> name));

    /// Values that have a sign, by what they are called.
    private static final Map<String, ValueExpression> SAID = Map.of(
            "up", new Ups(1),
            "down", new Ups(-1),
            "star", new Star(BigInteger.ONE),
            "上", new Ups(1),
            "下", new Ups(-1),
            "星", new Star(BigInteger.ONE));

    private static final Map<String, Relation> RELATIONS = relations();
    private static final Pattern DOWNS = Pattern.compile("v+|v\\d{1,9}");

    /// Ups in an arrow, as the books print them.
    private static final Map<String, Integer> ARROWS = Map.of("↑", 1, "⇑", 2, "↓", -1, "⇓", -2);

    private static final Map<String, Function> TINY_SIGNS = Map.of("⧾", Function.TINY, "⧿", Function.MINY);
    private static final Map<String, Dyadic> FRACTIONS = Map.of(
            "½", new Dyadic(BigInteger.ONE, 1),
            "¼", new Dyadic(BigInteger.ONE, 2),
            "¾", new Dyadic(BigInteger.valueOf(3), 2),
            "⅛", new Dyadic(BigInteger.ONE, 3),
            "⅜", new Dyadic(BigInteger.valueOf(3), 3),
            "⅝", new Dyadic(BigInteger.valueOf(5), 3),
            "⅞", new Dyadic(BigInteger.valueOf(7), 3));

    private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    /// Expressions with more operators are refused, for they would be nested too deep to be worked out.
    private static final int MOST_OPERATORS = 2000;

    /// Whole expressions may be nested as deep as values are that are printed.
    private static final int MOST_NESTED = FormText.MOST_NESTED + 100;

    /// Fewer signs that nest need no deeper stack than usual.
    private static final int MOST_SHALLOW = 100;

    private static final int MOST_UP_BITS = 20;
    private static final int MOST_DENOMINATOR_DIGITS = 10_000;

    private final TokenCursor cursor;
    private final NamedGames named;
    private final List<String> letters = new ArrayList<>();
    private final Map<String, ValueExpression> defined = new HashMap<>();
    private int deepest = TokenCursor.DEEPEST;
    private int operators;
    private int writtenOut;

    /// @param named whose positions may be operands
    ValueParser(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        this.named = named;
    }

    private static Map<String, Relation> relations() {
        var relations = new HashMap<String, Relation>();
        for (var relation : Relation.values()) relations.put(relation.sign(), relation);
        relations.put("=", Relation.EQUAL);
        relations.put("≤", Relation.AT_MOST);
        relations.put("≥", Relation.AT_LEAST);
        relations.put("≠", Relation.DIFFERENT);
        relations.put("‖", Relation.CONFUSED);
        return relations;
    }

    /// Reads an expression without games that have names.
    ///
    /// @throws SyntaxException if the text is not an expression
    public static ValueExpression parse(Source source) throws SyntaxException {
        return parse(source, NamedGames.NONE);
    }

    /// @param named games whose positions may be operands: `mean(domineering(4x4)) + 1`
    /// @throws SyntaxException if the text is not an expression
    public static ValueExpression parse(Source source, NamedGames named) throws SyntaxException {
        return mayBeDeep(source.text()) ? DeepStack.call(() -> whole(source, named)) : whole(source, named);
    }

    private static boolean mayBeDeep(String text) {
        return text.chars()
                .filter(sign -> "({['±+".indexOf(sign) >= 0)
                .skip(MOST_SHALLOW)
                .findAny()
                .isPresent();
    }

    private static ValueExpression whole(Source source, NamedGames named) throws SyntaxException {
        var cursor = new TokenCursor(source, Map.of());
        var parser = new ValueParser(cursor, named);
        parser.deepest = MOST_NESTED;
        boolean isBlock = cursor.accept("begin");
        parser.definitions();
        var expression = parser.comparison();
        if (isBlock) cursor.expect("end");
        if (!cursor.atEnd()) throw cursor.expected(Message.of("value.syntax.operator"));
        refuseStray(cursor, expression, Set.of());
        return expression;
    }

    /// @return an error of an expression that was read, found when it was worked out
    ///
    /// @param at where in the text, counted in chars from 0
    public static SyntaxException fault(Source source, int at, Message problem) {
        return new SyntaxException(source, at, problem, null);
    }

    /// A letter stands for braces only where nothing but braces is between them.
    private static void refuseStray(TokenCursor cursor, ValueExpression expression, Set<String> letters)
            throws SyntaxException {
        if (expression instanceof Reference(var letter, int at) && !letters.contains(letter))
            throw cursor.error(at, Message.of("value.syntax.letter", "letter", letter));
        var within = new HashSet<String>();
        if (expression instanceof Cycle || expression instanceof Braces) within.addAll(letters);
        if (expression instanceof Cycle(var letter, var body)) {
            within.add(letter);
            refuseStray(cursor, body, within);
            return;
        }
        for (var operand : expression.operands()) refuseStray(cursor, operand, within);
    }

    /// `x := {0|*}; `, any number of them: a word that stands for a value in what follows.
    private void definitions() throws SyntaxException {
        while (isDefinition()) {
            var word = cursor.next();
            cursor.next();
            cursor.next();
            if (isTaken(word)) throw cursor.error(word.start(), Message.of("value.syntax.taken", "word", word.text()));
            var value = sided();
            refuseStray(cursor, value, Set.of());
            defined.put(word.text(), value);
            if (!cursor.accept(";")) throw cursor.expected(Message.of("value.syntax.semicolon"));
        }
    }

    private boolean isDefinition() {
        if (cursor.token().kind() != Kind.WORD) return false;
        var colon = cursor.lexer.at(cursor.token().end());
        return colon.is(":") && isNext("=", colon);
    }

    /// @return what a word stands for, which counts as if it were written out
    private ValueExpression written(Token word, ValueExpression value) throws SyntaxException {
        writtenOut += size(value);
        if (writtenOut > MOST_OPERATORS)
            throw cursor.error(word.start(), Message.of("value.syntax.long", "limit", MOST_OPERATORS));
        return value;
    }

    private static int size(ValueExpression expression) {
        int size = 1;
        for (var operand : expression.operands()) size += size(operand);
        return size;
    }

    /// @return whether the word stands for something else
    private boolean isTaken(Token word) {
        return NAMES.containsKey(word.text().toLowerCase(Locale.ROOT))
                || FunctionNames.of(word.text()).isPresent()
                || DOWNS.matcher(word.text()).matches()
                || word.is(Reference.PASS)
                || OrdinalParser.isOmega(word);
    }

    private ValueExpression comparison() throws SyntaxException {
        var left = between();
        var relation = RELATIONS.get(cursor.token().text());
        if (relation == null) return left;
        cursor.next();
        return new Compared(relation, left, between());
    }

    /// `G OrdinalSum H`: a function of two games may stand between them.
    private ValueExpression between() throws SyntaxException {
        var left = sided();
        while (cursor.token().kind() == Kind.WORD) {
            var word = cursor.token();
            var function = function(word);
            if (function == null || function.least() != 2 || function.most() != 2) {
                cursor.moveTo(word.start());
                return left;
            }
            left = new Call(function, List.of(left, sided()), word.start());
            counted(word);
        }
        return left;
    }

    private ValueExpression sided() throws SyntaxException {
        var onside = nimSum();
        if (!cursor.at("&")) return onside;
        int at = operator();
        return new Binary(Operator.SIDES, onside, nimSum(), at);
    }

    private ValueExpression nimSum() throws SyntaxException {
        var left = sum();
        while (NIM_SUMS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operator();
            left = new Binary(operator, left, sum(), at);
        }
        return left;
    }

    private ValueExpression sum() throws SyntaxException {
        var left = product();
        while (true) {
            if (cursor.token().text().equals("±")) {
                left = new Binary(Operator.SUM, left, product(), counted(cursor.token()));
            } else if (SUMS.get(cursor.token().text()) instanceof Operator operator) {
                int at = operator();
                left = new Binary(operator, left, product(), at);
            } else return left;
        }
    }

    private ValueExpression product() throws SyntaxException {
        var left = signed();
        while (PRODUCTS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operator();
            left = new Binary(operator, left, signed(), at);
        }
        return left;
    }

    private int operator() throws SyntaxException {
        return counted(cursor.next());
    }

    private int counted(Token token) throws SyntaxException {
        if (++operators > MOST_OPERATORS)
            throw cursor.error(token.start(), Message.of("value.syntax.many", "limit", MOST_OPERATORS));
        return token.start();
    }

    private ValueExpression signed() throws SyntaxException {
        boolean negative = false;
        while (!isTiny() && (cursor.at("-") || cursor.at("+") && !isPlusMinus())) {
            var sign = cursor.next();
            boolean figure =
                    cursor.token().kind() == Kind.INTEGER && !cursor.token().spaceBefore();
            if (sign.is("-") && figure) {
                var term = power(methods(terms(figure(true))));
                return negative ? new Negative(term) : term;
            }
            negative ^= sign.is("-");
        }
        var term = power(beside(methods(atom())));
        while (cursor.at(":") && !isNext("=", cursor.token())) {
            int at = operator();
            term = new Call(Function.ORDINAL_SUM, List.of(term, power(beside(methods(atom())))), at);
        }
        return negative ? new Negative(term) : term;
    }

    /// What stands behind a game without a blank is added, too, where it can be nothing else: `{1|0}*`, `{3|1}^*2`.
    private ValueExpression beside(ValueExpression game) throws SyntaxException {
        if (game instanceof Star || isApart()) return game;
        int at = cursor.token().start();
        boolean hasUps = isUps() && !(cursor.at("^") && isExponentNext());
        var sum = hasUps ? new Binary(Operator.SUM, game, ups(), at) : game;
        return hasUps || atStar() && !isOperandNext() ? withStar(sum) : sum;
    }

    /// @return whether a `^` here is a power
    private boolean isExponentNext() {
        var next = cursor.lexer.at(cursor.token().end());
        return next.kind() == Kind.INTEGER || next.is("(") || OrdinalParser.isOmega(next) || isSignOfOperand(next);
    }

    /// @return whether a `*` here multiplies
    private boolean isOperandNext() {
        var next = cursor.lexer.at(cursor.token().end());
        return next.kind() == Kind.INTEGER
                || isStart(next) && !NIM_SUMS.containsKey(next.text())
                || List.of("[", "'", "±").contains(next.text())
                || isSignOfOperand(next);
    }

    /// @return whether this is a sign, and not an operator with a blank behind it
    private boolean isSignOfOperand(Token token) {
        return (token.is("-") || token.is("+")) && !cursor.lexer.at(token.end()).spaceBefore();
    }

    /// `G.LeftStop`, `G.Cool(1/4)`: the game before the point is the first argument.
    private ValueExpression methods(ValueExpression first) throws SyntaxException {
        var game = first;
        while (cursor.at(".") && cursor.lexer.at(cursor.token().end()).kind() == Kind.WORD) {
            counted(cursor.next());
            var word = cursor.token();
            var function = function(word);
            if (function == null) throw unknown(word);
            var arguments = new ArrayList<ValueExpression>(List.of(game));
            boolean isCalled = cursor.at("(") && !isApart() && function.most() > 1;
            if (isCalled) {
                cursor.next();
                do arguments.add(between());
                while (cursor.accept(","));
                if (!cursor.at(")")) throw cursor.expected(Message.of("value.syntax.end", "text", ")"));
            }
            if (arguments.size() < function.least() || arguments.size() > function.most())
                throw wrongCount(function, arguments);
            if (isCalled) cursor.next();
            game = new Call(function, arguments, word.start());
        }
        return game;
    }

    private ValueExpression power(ValueExpression base) throws SyntaxException {
        int at = cursor.token().start();
        if (!cursor.accept("^")) return base;
        var exponent = exponent();
        if (cursor.at("^")) throw cursor.expected(Message.of("value.syntax.operator"));
        return new Power(base, exponent, at);
    }

    private boolean isPlusMinus() {
        return cursor.at("+") && isNext("-", cursor.token());
    }

    /// @return whether this follows a token without a blank
    private boolean isNext(String text, Token token) {
        var next = cursor.lexer.at(token.end());
        return next.is(text) && !next.spaceBefore();
    }

    private boolean isOrdinalNext() {
        return OrdinalParser.isOmega(cursor.token())
                || cursor.at("(") && OrdinalParser.isWithin(cursor, cursor.token());
    }

    private BigInteger exponent() throws SyntaxException {
        if (isOrdinalNext()) throw cursor.expected(Message.of("value.syntax.finite-exponent"));
        if (cursor.at("(")) return inBrackets();
        boolean negative = cursor.accept("-");
        var number = cursor.integer(Message.of("value.syntax.exponent"));
        return negative ? number.negate() : number;
    }

    /// All nesting passes through here.
    private ValueExpression atom() throws SyntaxException {
        cursor.enter(deepest);
        var atom = innerAtom();
        cursor.leave();
        return atom;
    }

    private ValueExpression innerAtom() throws SyntaxException {
        var token = cursor.token();
        if (atStar()) {
            cursor.next();
            if (cursor.at("[")) return misere(token);
            return isOrdinalNext() ? new Transfinite(new OrdinalParser(cursor).heap()) : star(token);
        }
        if (token.kind() == Kind.INTEGER) return terms(figure(false));
        if (OrdinalParser.isOmega(token)) return new Ordinal(new OrdinalParser(cursor).read());
        if (cursor.at("(")) {
            if (OrdinalParser.isWithin(cursor, token) && ordinal() instanceof Ordinal ordinal) return ordinal;
            cursor.next();
            var inner = between();
            cursor.expect(")");
            return inner;
        }
        if (isTiny()) return tiny();
        if (FRACTIONS.containsKey(token.text())) return terms(figure(false));
        if (isPlusMinus() || token.text().equals("±")) return plusMinus();
        if (cursor.at("{")) return braces();
        if (isUps()) return terms(ups());
        if (cursor.at("[")) return placed();
        if (cursor.at("'")) return quoted();
        if (token.kind() != Kind.WORD) throw cursor.expected(Message.of("value.syntax.value"));
        return named(token);
    }

    /// `(omega^2*3 + 5)`
    ///
    /// @return null if something else stands between the brackets
    private @Nullable Ordinal ordinal() {
        var ahead = new TokenCursor(cursor.source, Map.of());
        ahead.moveTo(cursor.token().start());
        try {
            var number = new OrdinalParser(ahead).read();
            cursor.moveTo(ahead.behind());
            return new Ordinal(number);
        } catch (SyntaxException _) {
            return null;
        }
    }

    private Quoted quoted() throws SyntaxException {
        cursor.next();
        var game = sided();
        if (!cursor.at("'")) throw cursor.expected(Message.of("value.syntax.quote"));
        cursor.next();
        return new Quoted(game);
    }

    private ValueExpression named(Token word) throws SyntaxException {
        var name = NAMES.get(word.text().toLowerCase(Locale.ROOT));
        if (name != null) {
            cursor.next();
            return terms(new Constant(name));
        }
        if (isNext("{", word) && FunctionNames.of(word.text()).isEmpty()) {
            cursor.next();
            letters.add(word.text());
            var cycle = new Cycle(word.text(), braces());
            letters.removeLast();
            return cycle;
        }
        boolean isLetter = letters.contains(word.text());
        if (!isLetter && defined.get(word.text()) instanceof ValueExpression value) {
            cursor.next();
            return written(word, value);
        }
        var said = SAID.get(word.text().toLowerCase(Locale.ROOT));
        if (!isLetter && said != null && !isNext("(", word)) {
            cursor.next();
            return said;
        }
        if (!isLetter && !word.is(Reference.PASS)) return call();
        cursor.next();
        return new Reference(word.text(), word.start());
    }

    /// @return whether a star comes next that may begin a nimber
    private boolean atStar() {
        return cursor.at("*") && !cursor.lexer.isTimes(cursor.token());
    }

    private boolean isUps() {
        return cursor.at("^")
                || ARROWS.containsKey(cursor.token().text())
                || cursor.token().kind() == Kind.WORD
                        && DOWNS.matcher(cursor.token().text()).matches();
    }

    private boolean isApart() {
        return cursor.token().spaceBefore();
    }

    /// An integer, or a fraction without blanks whose denominator is a power of 2: `3/4`, `0.75`, `¾`, `1½`.
    private Figure figure(boolean negative) throws SyntaxException {
        if (FRACTIONS.get(cursor.token().text()) instanceof Dyadic sign) {
            cursor.next();
            return new Figure(negative ? sign.negate() : sign);
        }
        int at = cursor.token().start();
        var numerator = cursor.digits(Message.of("value.syntax.value"));
        var number = Dyadic.of(numerator);
        var next = cursor.token();
        var behind = cursor.lexer.at(next.end());
        boolean isDigits = !isApart()
                && behind.kind() == Kind.INTEGER
                && !behind.spaceBefore()
                && behind.text().length() <= MOST_DENOMINATOR_DIGITS;
        if (FRACTIONS.get(next.text()) instanceof Dyadic sign && !isApart()) {
            cursor.next();
            number = number.plus(sign);
        } else if (next.is(".") && isDigits) {
            cursor.next();
            number = decimal(at, numerator, cursor.next().text());
        } else if (next.is("/")
                && isDigits
                && DecimalDigits.parse(behind.text()).bitCount() == 1) {
            cursor.next();
            cursor.next();
            number = new Dyadic(numerator, DecimalDigits.parse(behind.text()).getLowestSetBit());
        }
        return new Figure(negative ? number.negate() : number);
    }

    private Dyadic decimal(int at, BigInteger whole, String digits) throws SyntaxException {
        var fraction = DecimalDigits.parse(digits);
        var fives = BigInteger.valueOf(5).pow(digits.length());
        if (fraction.mod(fives).signum() != 0)
            throw cursor.error(at, Message.of("value.syntax.decimal", "number", whole + "." + digits));
        return Dyadic.of(whole).plus(new Dyadic(fraction.divide(fives), digits.length()));
    }

    /// What stands behind a number or ups without a blank is added: `3^*2`.
    private ValueExpression terms(ValueExpression first) throws SyntaxException {
        var sum = first;
        int at = cursor.token().start();
        if (first instanceof Figure(var number) && number.signum() != 0 && !isApart()) {
            var name = NAMES.get(cursor.token().text());
            if (name != null) {
                cursor.next();
                sum = new Binary(Operator.SUM, sum, new Constant(name), at);
            } else if (isUps() && !isPower()) sum = new Binary(Operator.SUM, sum, ups(), at);
            else if (isTiny(cursor.token())) return new Binary(Operator.SUM, sum, call(), at);
        }
        return withStar(sum);
    }

    /// @return the sum with a nimber that stands behind it without a blank, if one does
    private ValueExpression withStar(ValueExpression sum) throws SyntaxException {
        int at = cursor.token().start();
        if (!atStar() || isApart()) return sum;
        var next = cursor.lexer.at(cursor.token().end());
        if (!next.spaceBefore() && next.kind() != Kind.INTEGER && isStart(next)) return sum;
        return new Binary(Operator.SUM, sum, star(cursor.next()), at);
    }

    /// `3^2`, where an up that is added would be `3^^`.
    private boolean isPower() {
        if (!cursor.at("^")) return false;
        var next = cursor.lexer.at(cursor.token().end());
        return next.is("(");
    }

    private static boolean isTiny(Token token) {
        return token.kind() == Kind.WORD
                && (token.text().equalsIgnoreCase(Function.TINY.word())
                        || token.text().equalsIgnoreCase(Function.MINY.word()));
    }

    private static boolean isStart(Token token) {
        return token.kind() == Kind.WORD
                || ARROWS.containsKey(token.text())
                || List.of("*", "^", "{", "(").contains(token.text());
    }

    /// @return whether a sign with a subscript stands here, `+_2`, or a sign of its own, `⧾`
    private boolean isTiny() {
        if (TINY_SIGNS.containsKey(cursor.token().text())) return true;
        if (!cursor.at("+") && !cursor.at("-")) return false;
        var next = cursor.lexer.at(cursor.token().end());
        return !next.spaceBefore() && (next.text().equals("_") || isDigitOf(SUBSCRIPTS, next));
    }

    private static boolean isDigitOf(String digits, Token token) {
        return token.text().length() == 1 && digits.contains(token.text());
    }

    private Call tiny() throws SyntaxException {
        var sign = cursor.next();
        var function = TINY_SIGNS.getOrDefault(sign.text(), sign.is("+") ? Function.TINY : Function.MINY);
        if (cursor.token().text().equals("_")) cursor.next();
        return new Call(function, List.of(index()), sign.start());
    }

    /// Reads the index below the line: digits, a number, or a game in brackets.
    private ValueExpression index() throws SyntaxException {
        if (isDigitOf(SUBSCRIPTS, cursor.token())) return new Figure(Dyadic.of(raised(SUBSCRIPTS)));
        if (cursor.token().kind() == Kind.INTEGER) return figure(false);
        if (!cursor.at("{")) return atom();
        var lists = lists();
        return lists.isWithoutBars() && lists.first().size() == 1
                ? lists.first().getFirst()
                : lists.braces(cursor, deepest);
    }

    /// @return the number in raised or lowered digits that stands here
    private BigInteger raised(String digits) {
        var number = BigInteger.ZERO;
        while (isDigitOf(digits, cursor.token()))
            number = number.multiply(BigInteger.TEN)
                    .add(BigInteger.valueOf(digits.indexOf(cursor.next().text())));
        return number;
    }

    private ValueExpression arrows() throws SyntaxException {
        int at = cursor.token().start();
        int count = ARROWS.getOrDefault(cursor.next().text(), 0);
        if (isDigitOf(SUPERSCRIPTS, cursor.token()) && !isApart()) {
            int exponent = small(at, raised(SUPERSCRIPTS));
            if (Math.abs(count) != 1 || exponent == 0) throw cursor.error(at, Message.of("value.syntax.up-power"));
            return new UpPower(exponent, false, count < 0);
        }
        while (ARROWS.get(cursor.token().text()) instanceof Integer more && !isApart() && more > 0 == count > 0) {
            counted(cursor.next());
            count += more;
        }
        return new Ups(count);
    }

    private ValueExpression ups() throws SyntaxException {
        if (ARROWS.containsKey(cursor.token().text())) return arrows();
        boolean isDown = !cursor.at("^");
        var next = cursor.lexer.at(cursor.token().end());
        var endless = next.is("[") ? Name.UPON : Name.LEAST_UP;
        if (cursor.token().text().length() == 1 && !next.spaceBefore() && isOnPower(next)) {
            for (int i = 0; i < 4; i++) cursor.next();
            return isDown ? new Negative(new Constant(endless)) : new Constant(endless);
        }
        return finiteUps();
    }

    /// @return whether `[on]` or `<on>` stands here
    private boolean isOnPower(Token bracket) {
        if (!bracket.is("[") && !bracket.is("<")) return false;
        var word = cursor.lexer.at(bracket.end());
        return word.is("on") && cursor.lexer.at(word.end()).is(bracket.is("[") ? "]" : ">");
    }

    private ValueExpression finiteUps() throws SyntaxException {
        var first = cursor.next();
        boolean down = first.kind() == Kind.WORD;
        int count = down
                        && first.text().length() > 1
                        && Character.isDigit(first.text().charAt(1))
                ? small(first.start(), DecimalDigits.parse(first.text().substring(1)))
                : first.text().length();
        while (!down && cursor.at("^") && !isApart()) {
            cursor.next();
            count++;
        }
        if (count == 1 && !isApart()) {
            if (!down && cursor.token().kind() == Kind.INTEGER) count = small();
            else if (cursor.at("<") && isPowerOfUp(">")) return upPower(false, down);
            else if (cursor.at("[") && isPowerOfUp("]")) return upPower(true, down);
        }
        return new Ups(down ? -count : count);
    }

    private boolean isPowerOfUp(String end) {
        var number = cursor.lexer.at(cursor.token().end());
        return number.kind() == Kind.INTEGER && cursor.lexer.at(number.end()).is(end);
    }

    private UpPower upPower(boolean summed, boolean down) throws SyntaxException {
        cursor.next();
        int at = cursor.token().start();
        int exponent = small();
        if (exponent == 0) throw cursor.error(at, Message.of("value.syntax.up-power"));
        cursor.next();
        return new UpPower(exponent, summed, down);
    }

    private int small() throws SyntaxException {
        int at = cursor.token().start();
        return small(at, cursor.digits(Message.of("value.syntax.value")));
    }

    private int small(int at, BigInteger number) throws SyntaxException {
        if (number.bitLength() > MOST_UP_BITS)
            throw cursor.error(at, Message.of("value.syntax.ups", "limit", 1 << MOST_UP_BITS));
        return number.intValueExact();
    }

    private PlusMinus plusMinus() throws SyntaxException {
        if (cursor.next().is("+")) cursor.next();
        if (!cursor.at("{")) return new PlusMinus(List.of(atom()));
        var lists = lists();
        return new PlusMinus(lists.isWithoutBars() ? lists.first() : List.of(lists.braces(cursor, deepest)));
    }

    private ValueExpression braces() throws SyntaxException {
        var braces = lists().braces(cursor, deepest);
        return braces;
    }

    /// Reads the content of braces: lists of options with bars between them.
    private BarLists lists() throws SyntaxException {
        var lists = new BarLists(cursor.expect("{").start());
        while (true) {
            var list = new ArrayList<ValueExpression>();
            if (!cursor.at("}") && !cursor.token().text().startsWith("|")) {
                do list.add(sided());
                while (cursor.accept(","));
            }
            lists.add(list);
            if (cursor.accept("}")) return lists;
            if (!cursor.at("|") && !cursor.at("||")) throw cursor.expected(Message.of("value.syntax.bar"));
            int at = cursor.token().start();
            int bars = cursor.next().text().length();
            while ((cursor.at("|") || cursor.at("||")) && !isApart())
                bars += cursor.next().text().length();
            lists.separate(bars, at);
        }
    }

    private Misere misere(Token star) throws SyntaxException {
        var parser = new MisereParser(cursor.source, cursor.token().start());
        var tree = parser.read();
        cursor.moveTo(parser.end());
        return new Misere(tree, cursor.source.text().substring(star.start(), parser.end()), star.start());
    }

    private Star star(Token star) throws SyntaxException {
        if (cursor.token().kind() == Kind.INTEGER) return new Star(cursor.digits(Message.of("value.syntax.value")));
        if (cursor.at("-") && !cursor.token().spaceBefore()) refuseNegative(star);
        if (!cursor.at("(")) return new Star(BigInteger.ONE);
        var number = inBrackets();
        if (number.signum() < 0)
            throw cursor.error(star.start(), Message.of("value.syntax.negative", "number", number));
        return new Star(number);
    }

    /// `*-5`, where `*` less a number without a star makes no sense either.
    private void refuseNegative(Token star) throws SyntaxException {
        var number = cursor.lexer.at(cursor.token().end());
        if (number.kind() != Kind.INTEGER
                || number.spaceBefore()
                || number.text().matches("0+")) return;
        var shown = number.text().length() <= 24 ? number.text() : number.text().substring(0, 20) + "…";
        throw cursor.error(star.start(), Message.of("value.syntax.negative", "number", "-" + shown), "*" + shown);
    }

    private ValueExpression call() throws SyntaxException {
        var word = cursor.token();
        var function = function(word);
        if (function == null && isGame()) return placed();
        if (function == null) throw unknown(word);
        var end = cursor.at("{") && function == Function.MEX ? "}" : ")";
        if (end.equals(")")) cursor.expect("(");
        else cursor.next();
        var arguments = new ArrayList<ValueExpression>();
        if (function.least() > 0 || !cursor.at(end)) {
            do arguments.add(between());
            while (cursor.accept(","));
        }
        if (!cursor.at(end)) throw cursor.expected(Message.of("value.syntax.end", "text", end));
        if (arguments.size() < function.least() || arguments.size() > function.most())
            throw wrongCount(function, arguments);
        cursor.next();
        return new Call(function, arguments, word.start());
    }

    /// A word that stands for nothing, with the words that are nearest.
    private SyntaxException unknown(Token word) {
        var text = hyphened(word);
        var near = FunctionNames.near(text);
        var problem = near.isEmpty()
                ? Message.of("value.syntax.unknown-word-alone", "word", text)
                : Message.of("value.syntax.unknown-word", "word", text, "near", near);
        return cursor.error(
                word.start(),
                problem,
                SpellingGuess.nearest(text, FunctionNames.all()).orElse(null));
    }

    private boolean isGame() {
        var run = new NameRun(cursor);
        for (int length = run.longest(); length > 0; length--)
            if (named.find(run.name(length)).isPresent()) return true;
        return false;
    }

    /// `domineering(4x4)`, `[take 1..3](5)`.
    private Placed placed() throws SyntaxException {
        int at = cursor.token().start();
        boolean bracket = cursor.accept("[");
        var game = new RuleParser(cursor, named).game();
        if (bracket) cursor.expect("]");
        var positions = new PositionParser(cursor, game);
        if (!positions.follow()) throw cursor.expected(Message.of("syntax.position-in-brackets"));
        var components = new ArrayList<Component>();
        positions.enclosed(components);
        var text = cursor.source.text().substring(at, cursor.token().start()).strip();
        return new Placed(components, text, at);
    }

    /// @param first whether nothing of a sum of games stands before it, where a number begins rules
    /// @return whether a value comes next where a game might stand: `{1|-1}`, `^*`, `tiny(1)`, `3/4`, `on`
    boolean atLiteral(boolean first) {
        var token = cursor.token();
        if (new WideCodeParser(cursor).atCode()) return false;
        if (cursor.at("{")
                || atStar()
                || isPlusMinus()
                || token.text().equals("±")
                || cursor.at("^")
                || ARROWS.containsKey(token.text())
                || FRACTIONS.containsKey(token.text())
                || TINY_SIGNS.containsKey(token.text())) return true;
        if (token.kind() == Kind.WORD) return isWrittenGame(token) && !isGame();
        boolean number = token.kind() == Kind.INTEGER || cursor.at("-");
        var next = cursor.lexer.at(token.end());
        if (number && !next.spaceBefore() && NAMES.containsKey(next.text())) return true;
        return number && (!first || isSummand()) && !new CodeParser(cursor).atCode() && !next.is("players");
    }

    /// @return whether a whole number stands here alone or before another term
    boolean atPlainNumber() {
        if (cursor.token().kind() != Kind.INTEGER) return false;
        var next = cursor.lexer.at(cursor.token().end());
        return next.kind() == Kind.END || next.kind() == Kind.INTEGER || next.is("+") || next.is(",");
    }

    /// Returns whether a number stands here to which something is added: `2 + …`, `-3/2 + …`.
    private boolean isSummand() {
        var token = cursor.at("-") ? cursor.lexer.at(cursor.token().end()) : cursor.token();
        var behind = cursor.lexer.at(token.end());
        if (behind.is("/"))
            behind = cursor.lexer.at(cursor.lexer.at(behind.end()).end());
        return behind.is("+");
    }

    private boolean isWrittenGame(Token word) {
        return isUps()
                || word.is("tiny")
                || word.is("miny")
                || NAMES.containsKey(word.text().toLowerCase(Locale.ROOT))
                || isNext("{", word) && FunctionNames.of(word.text()).isEmpty();
    }

    /// Reads a value that stands where a game might, up to the next sign of a sum.
    ///
    /// @throws SyntaxException if it is not a value by itself
    WrittenGame.Written literal() throws SyntaxException {
        int at = cursor.token().start();
        var expression = signed();
        refuseStray(cursor, expression, Set.of());
        if (WrittenGame.unplayableIn(expression).orElse(null) instanceof ValueExpression part)
            throw cursor.error(at, WrittenGame.noOptions(part));
        var text = cursor.source.text().substring(at, cursor.token().start()).strip();
        return new WrittenGame.Written(expression, text);
    }

    private String hyphened(Token word) {
        var text = cursor.source.text();
        int end = word.end();
        while (end < text.length() && (text.charAt(end) == '-' || Character.isLetter(text.charAt(end)))) end++;
        return text.substring(word.start(), end);
    }

    /// Passes the name of a function, which may have hyphens in it.
    private @Nullable Function function(Token word) {
        var found = FunctionNames.at(cursor.source.text(), word.start());
        if (found.isEmpty()) return null;
        int end = found.get().end();
        if (end < word.end()
                || end < cursor.source.text().length() && Character.isLetterOrDigit(cursor.lexer.signAt(end)))
            return null;
        cursor.moveTo(end);
        return found.get().function();
    }

    private SyntaxException wrongCount(Function function, List<ValueExpression> arguments) {
        return cursor.error(
                cursor.token().start(),
                Message.of(
                        "syntax.arguments",
                        "function",
                        function.word(),
                        "wanted",
                        function.least(),
                        "given",
                        arguments.size()));
    }

    /// `(2^64 + 5)`: ordinary arithmetic of integers.
    private BigInteger inBrackets() throws SyntaxException {
        cursor.expect("(");
        var sum = BigInteger.ZERO;
        String sign = cursor.at("-") ? cursor.next().text() : "+";
        while (sign != null) {
            var term = integers();
            sum = sign.equals("-") ? sum.subtract(term) : sum.add(term);
            sign = nextSign();
        }
        if (!cursor.at(")")) throw cursor.expected(Message.of("value.syntax.integers"));
        cursor.next();
        return sum;
    }

    private @Nullable String nextSign() {
        return cursor.at("+") || cursor.at("-") ? cursor.next().text() : null;
    }

    private BigInteger integers() throws SyntaxException {
        int start = cursor.token().start();
        var product = cursor.integer(Message.of("value.syntax.integer"));
        while (cursor.accept("*")) {
            product = product.multiply(cursor.integer(Message.of("value.syntax.integer")));
            if (product.bitLength() > MOST_BITS)
                throw cursor.error(start, Message.of("syntax.number-too-long", "limit", TokenCursor.MOST_DIGITS));
        }
        return product;
    }
}
