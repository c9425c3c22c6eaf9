package grundy.rules.language;

import grundy.limit.DeepStack;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Ordinal;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Quoted;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
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
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads expressions of values: `*5 * *7`, `sqrt(*9) / *2^3`, `mex{0, *1, *3}`, `{3||2|1} - ^*`, `{3|1} > 1`,
/// `mean({3|1})`.
///
/// Binding, from weakest: a comparison, `⊕`, `+ -`, `* /`, sign, `^`, and terms that stand side by side without a
/// blank, as the books write sums: `5/2v*` is 5/2 and v and `*`. A star at the place of a value begins a nimber,
/// elsewhere it multiplies; a `^` at the place of a value is an up, elsewhere a power.
public final class ValueParser {
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
    private static final Map<String, ValueFunction> TINY_SIGNS =
            Map.of("⧾", ValueFunction.TINY, "⧿", ValueFunction.MINY);
    /// Whole expressions may be nested as deep as values are that are printed.
    private static final int MOST_NESTED = FormText.MOST_NESTED + 100;

    /// Fewer signs that nest need no deeper stack than usual.
    private static final int MOST_SHALLOW = 100;

    private final TokenCursor cursor;
    private final CallParser calls;
    private final OperatorCount operators;
    private final UpsParser ups;
    private final FigureParser figures;
    private final List<String> letters = new ArrayList<>();
    private final Map<String, ValueExpression> defined = new HashMap<>();
    private int deepest = TokenCursor.DEEPEST;
    private int writtenOut;

    /// @param named whose positions may be operands
    ValueParser(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        operators = new OperatorCount(cursor);
        ups = new UpsParser(cursor, operators);
        figures = new FigureParser(cursor);
        calls = new CallParser(cursor, named, this, operators);
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

    /// @return the expression that a word stands for, which counts as if it were written out
    private ValueExpression expand(Token word, ValueExpression value) throws SyntaxException {
        writtenOut += size(value);
        if (writtenOut > OperatorCount.MOST)
            throw cursor.error(word.start(), Message.of("value.syntax.long", "limit", OperatorCount.MOST));
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
                || UpsParser.isDowns(word)
                || word.is(Reference.PASS)
                || OrdinalParser.isOmega(word);
    }

    private ValueExpression comparison() throws SyntaxException {
        var left = between();
        var relation = RELATIONS.get(cursor.token().text());
        if (relation == null) return left;
        cursor.next();
        return new Comparison(relation, left, between());
    }

    /// `G OrdinalSum H`: a function of two games may stand between them.
    ValueExpression between() throws SyntaxException {
        var left = sided();
        while (cursor.token().kind() == Kind.WORD) {
            var word = cursor.token();
            var function = calls.function(word);
            if (function == null || function.least() != 2 || function.most() != 2) {
                cursor.moveTo(word.start());
                return left;
            }
            left = new Call(function, List.of(left, sided()), word.start());
            operators.add(word);
        }
        return left;
    }

    private ValueExpression sided() throws SyntaxException {
        var onside = nimSum();
        if (!cursor.at("&")) return onside;
        int at = operators.add(cursor.next());
        return new Binary(Operator.SIDES, onside, nimSum(), at);
    }

    private ValueExpression nimSum() throws SyntaxException {
        var left = sum();
        while (NIM_SUMS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operators.add(cursor.next());
            left = new Binary(operator, left, sum(), at);
        }
        return left;
    }

    private ValueExpression sum() throws SyntaxException {
        var left = product();
        while (true) {
            if (cursor.token().text().equals("±")) {
                left = new Binary(Operator.SUM, left, product(), operators.add(cursor.token()));
            } else if (SUMS.get(cursor.token().text()) instanceof Operator operator) {
                int at = operators.add(cursor.next());
                left = new Binary(operator, left, product(), at);
            } else return left;
        }
    }

    private ValueExpression product() throws SyntaxException {
        var left = signed();
        while (PRODUCTS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operators.add(cursor.next());
            left = new Binary(operator, left, signed(), at);
        }
        return left;
    }

    private ValueExpression signed() throws SyntaxException {
        boolean negative = false;
        while (!isTiny() && (cursor.at("-") || cursor.at("+") && !atPlusMinus())) {
            var sign = cursor.next();
            boolean figure =
                    cursor.token().kind() == Kind.INTEGER && !cursor.token().spaceBefore();
            if (sign.is("-") && figure) {
                var term = power(calls.methods(terms(figures.figure(true))));
                return negative ? new Negative(term) : term;
            }
            negative ^= sign.is("-");
        }
        var term = power(beside(calls.methods(atom())));
        while (cursor.at(":") && !isNext("=", cursor.token())) {
            int at = operators.add(cursor.next());
            term = new Call(ValueFunction.ORDINAL_SUM, List.of(term, power(beside(calls.methods(atom())))), at);
        }
        return negative ? new Negative(term) : term;
    }

    /// What follows a game without a blank is added, too, where it can be nothing else: `{1|0}*`, `{3|1}^*2`.
    private ValueExpression beside(ValueExpression game) throws SyntaxException {
        if (game instanceof Star || isApart()) return game;
        int at = cursor.token().start();
        boolean hasUps = ups.atUps() && !(cursor.at("^") && isExponentNext());
        var sum = hasUps ? new Binary(Operator.SUM, game, ups.ups(), at) : game;
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

    /// @return whether this is a sign, and not an operator with a blank after it
    private boolean isSignOfOperand(Token token) {
        return (token.is("-") || token.is("+")) && !cursor.lexer.at(token.end()).spaceBefore();
    }

    private ValueExpression power(ValueExpression base) throws SyntaxException {
        int at = cursor.token().start();
        if (!cursor.accept("^")) return base;
        var exponent = exponent();
        if (cursor.at("^")) throw cursor.expected(Message.of("value.syntax.operator"));
        return new Power(base, exponent, at);
    }

    /// @return whether `±` stands here, or `+-`
    boolean atPlusMinus() {
        return cursor.at("+") && isNext("-", cursor.token())
                || cursor.token().text().equals("±");
    }

    /// @return whether ups or downs stand here
    boolean atUps() {
        return ups.atUps();
    }

    /// @return whether the name of a game stands here
    boolean atGame() {
        return calls.atGame();
    }

    /// @return whether this is a sign for tiny or miny
    static boolean isTinySign(Token token) {
        return TINY_SIGNS.containsKey(token.text());
    }

    /// @return whether a value is called so: `on`, `dud`
    static boolean isName(String word) {
        return NAMES.containsKey(word);
    }

    /// Reads a value up to the next sign of a sum.
    ///
    /// @throws SyntaxException if no value stands here, or it names a letter of braces around it
    ValueExpression term() throws SyntaxException {
        var term = signed();
        refuseStray(cursor, term, Set.of());
        return term;
    }

    /// @return whether this follows a token without a blank
    boolean isNext(String text, Token token) {
        var next = cursor.lexer.at(token.end());
        return next.is(text) && !next.spaceBefore();
    }

    private boolean isOrdinalNext() {
        return OrdinalParser.isOmega(cursor.token())
                || cursor.at("(") && OrdinalParser.isWithin(cursor, cursor.token());
    }

    private BigInteger exponent() throws SyntaxException {
        if (isOrdinalNext()) throw cursor.expected(Message.of("value.syntax.finite-exponent"));
        if (cursor.at("(")) return new IntegerParser(cursor).inBrackets();
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
        if (token.kind() == Kind.INTEGER) return terms(figures.figure(false));
        if (OrdinalParser.isOmega(token)) return new Ordinal(new OrdinalParser(cursor).read());
        if (cursor.at("(")) {
            if (OrdinalParser.isWithin(cursor, token) && ordinal() instanceof Ordinal ordinal) return ordinal;
            cursor.next();
            var inner = between();
            cursor.expect(")");
            return inner;
        }
        if (isTiny()) return tiny();
        if (FigureParser.isFraction(token)) return terms(figures.figure(false));
        if (atPlusMinus()) return plusMinus();
        if (cursor.at("{")) return braces();
        if (ups.atUps()) return terms(ups.ups());
        if (cursor.at("[")) return calls.placed();
        if (cursor.at("'")) return parseQuoted();
        if (token.kind() != Kind.WORD) throw cursor.expected(Message.of("value.syntax.value"));
        return parseName(token);
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

    private Quoted parseQuoted() throws SyntaxException {
        cursor.next();
        var game = sided();
        if (!cursor.at("'")) throw cursor.expected(Message.of("value.syntax.quote"));
        cursor.next();
        return new Quoted(game);
    }

    private ValueExpression parseName(Token word) throws SyntaxException {
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
            return expand(word, value);
        }
        var named = SAID.get(word.text().toLowerCase(Locale.ROOT));
        if (!isLetter && named != null && !isNext("(", word)) {
            cursor.next();
            return named;
        }
        if (!isLetter && !word.is(Reference.PASS)) return calls.call();
        cursor.next();
        return new Reference(word.text(), word.start());
    }

    /// @return whether a star comes next that may begin a nimber
    boolean atStar() {
        return cursor.at("*") && !cursor.lexer.isTimes(cursor.token());
    }

    private boolean isApart() {
        return cursor.token().spaceBefore();
    }

    /// What follows a number or ups without a blank is added: `3^*2`.
    private ValueExpression terms(ValueExpression first) throws SyntaxException {
        var sum = first;
        int at = cursor.token().start();
        if (first instanceof Figure(var number) && number.signum() != 0 && !isApart()) {
            var name = NAMES.get(cursor.token().text());
            if (name != null) {
                cursor.next();
                sum = new Binary(Operator.SUM, sum, new Constant(name), at);
            } else if (ups.atUps() && !isPower()) sum = new Binary(Operator.SUM, sum, ups.ups(), at);
            else if (isTiny(cursor.token())) return new Binary(Operator.SUM, sum, calls.call(), at);
        }
        return withStar(sum);
    }

    /// @return the sum with a nimber that stands after it without a blank, if one does
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
                && (token.text().equalsIgnoreCase(ValueFunction.TINY.word())
                        || token.text().equalsIgnoreCase(ValueFunction.MINY.word()));
    }

    private static boolean isStart(Token token) {
        return token.kind() == Kind.WORD
                || UpsParser.isArrow(token)
                || List.of("*", "^", "{", "(").contains(token.text());
    }

    /// @return whether a sign with a subscript stands here, `+_2`, or a sign of its own, `⧾`
    private boolean isTiny() {
        if (TINY_SIGNS.containsKey(cursor.token().text())) return true;
        if (!cursor.at("+") && !cursor.at("-")) return false;
        var next = cursor.lexer.at(cursor.token().end());
        return !next.spaceBefore()
                && (next.text().equals("_") || FigureParser.isDigitOf(FigureParser.SUBSCRIPTS, next));
    }

    private Call tiny() throws SyntaxException {
        var sign = cursor.next();
        var function = TINY_SIGNS.getOrDefault(sign.text(), sign.is("+") ? ValueFunction.TINY : ValueFunction.MINY);
        if (cursor.token().text().equals("_")) cursor.next();
        return new Call(function, List.of(index()), sign.start());
    }

    /// Reads the index below the line: digits, a number, or a game in brackets.
    private ValueExpression index() throws SyntaxException {
        if (FigureParser.isDigitOf(FigureParser.SUBSCRIPTS, cursor.token()))
            return new Figure(Dyadic.of(figures.raised(FigureParser.SUBSCRIPTS)));
        if (cursor.token().kind() == Kind.INTEGER) return figures.figure(false);
        if (!cursor.at("{")) return atom();
        var lists = lists();
        return lists.isWithoutBars() && lists.first().size() == 1
                ? lists.first().getFirst()
                : lists.braces(cursor, deepest);
    }

    private PlusMinus plusMinus() throws SyntaxException {
        if (cursor.next().is("+")) cursor.next();
        if (!cursor.at("{")) return new PlusMinus(List.of(atom()));
        var lists = lists();
        return new PlusMinus(lists.isWithoutBars() ? lists.first() : List.of(lists.braces(cursor, deepest)));
    }

    private ValueExpression braces() throws SyntaxException {
        return lists().braces(cursor, deepest);
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
        var number = new IntegerParser(cursor).inBrackets();
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
        var excerpt =
                number.text().length() <= 24 ? number.text() : number.text().substring(0, 20) + "…";
        throw cursor.error(star.start(), Message.of("value.syntax.negative", "number", "-" + excerpt), "*" + excerpt);
    }
}
