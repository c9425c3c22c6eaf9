package grundy.course.trap;

import grundy.answer.Verdict;
import grundy.course.live.LiveAnswers;
import grundy.explain.Explainer;
import grundy.limit.LimitException;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Tries whether a claim is wrong where a reader says.
///
/// @param answers to what is so
public record TrapTrial(LiveAnswers answers) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,60}");
    private static final int MOST_NUMBERS = 20;

    /// @param typed a position of the game, or numbers in the order of their names
    /// @throws SyntaxException if the trap itself is not written as it should be
    public ClaimTrial of(TrapClaim trap, String typed) throws SyntaxException {
        try {
            return switch (trap) {
                case TrapClaim.FormulaTrap formula -> formula(formula, sum(formula.rules(), typed));
                case TrapClaim.StatementTrap statement -> statement(statement, typed);
                case TrapClaim.ValueTrap value -> value(value, typed);
                case TrapClaim.ProgramTrap(var suspect, var rules, var _) -> program(suspect, sum(rules, typed));
            };
        } catch (UnreadableException fault) {
            return new ClaimTrial.Unreadable(fault.why);
        } catch (RulesException fault) {
            return new ClaimTrial.Unreadable(fault.explanation());
        } catch (LimitException fault) {
            if (fault.isCancellation()) throw fault;
            return new ClaimTrial.Unreadable(fault.explanation());
        }
    }

    private static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Message why;

        UnreadableException(Message why) {
            this.why = why;
        }
    }

    private Sum sum(String rules, String typed) throws UnreadableException {
        try {
            return answers.sum(rules + " " + typed);
        } catch (SyntaxException fault) {
            throw new UnreadableException(Message.of("course.trap.position", "problem", fault.problem()));
        }
    }

    private ClaimTrial formula(TrapClaim.FormulaTrap trap, Sum sum) throws SyntaxException, UnreadableException {
        var claim = claim(trap.claim(), sum);
        var at = at(sum);
        var verdict = answers.verdict(sum);
        return switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var condition)
            when verdict.reasoning() instanceof Verdict.Reasoning.LoserOf ->
                trial(
                        SuspectMethod.lossMessage(at.holds(condition)),
                        SuspectMethod.lossMessage(verdict.outcome() == Outcome.P));
            case CatalogueClaim.Cold(var _, var _, var condition) ->
                trial(
                        SuspectMethod.whoWins(!at.holds(condition)),
                        SuspectMethod.whoWins(verdict.outcome() == Outcome.N));
            case CatalogueClaim.Grundy(var _, var _, var expression) ->
                trial(
                        SuspectMethod.text(at.value(expression)),
                        SuspectMethod.text(nimber(verdict.value().knownValue().orElse(null))));
        };
    }

    /// @throws SyntaxException if it is not in the language of claims
    /// @throws UnreadableException if several heaps are given and the claim is about one
    private static CatalogueClaim claim(String text, Sum sum) throws SyntaxException, UnreadableException {
        var game = sum.components().getFirst().game();
        if (!isList(sum)) return ClaimParser.claim(text, ClaimParser.coordinates(game.rules()), game.parameters());
        try {
            return ClaimParser.claim(text, List.of(ClaimParser.LIST), game.parameters());
        } catch (SyntaxException _) {
            throw new UnreadableException(Message.of("course.trap.one-heap"));
        }
    }

    private static Evaluation at(Sum sum) {
        var first = sum.components().getFirst();
        if (!isList(sum))
            return ClaimParser.at(first.game().rules(), first.game().parameters(), first.position());
        var heaps = new ArrayList<BigInteger>();
        for (var component : sum.components()) heaps.add(((Tuple) component.position()).get(0));
        return Evaluation.ofList(ClaimParser.LIST, heaps, Map.of());
    }

    /// Returns whether the position consists of heaps of one game, about which a claim speaks as a
    /// list.
    private static boolean isList(Sum sum) {
        return sum.components().size() > 1
                && sum.components().stream()
                        .allMatch(component -> component.position() instanceof Tuple tuple && tuple.arity() == 1);
    }

    private static BigInteger nimber(@Nullable Value value) throws RulesException {
        if (value instanceof Value.Nimber(var number)) return number;
        throw new RulesException(Message.of("course.trap.no-value"));
    }

    private static ClaimTrial trial(Message statement, Message so) {
        return statement.equals(so) ? new ClaimTrial.Confirmed(statement) : new ClaimTrial.Refuted(statement, so);
    }

    private static ClaimTrial statement(TrapClaim.StatementTrap trap, String typed)
            throws SyntaxException, UnreadableException {
        var numbers = numbers(typed);
        if (numbers.size() != trap.names().size())
            throw new UnreadableException(Message.of(
                    "course.trap.numbers",
                    "count",
                    trap.names().size(),
                    "names",
                    trap.names(),
                    "found",
                    numbers.size()));
        var evaluation = Evaluation.of(trap.names(), numbers);
        if (!evaluation.holds(condition(trap.given(), trap.names())))
            return new ClaimTrial.Unreadable(conditionMessage("course.trap.not-given", trap.given()));
        return evaluation.holds(condition(trap.then(), trap.names()))
                ? new ClaimTrial.Confirmed(conditionMessage("course.trap.then", trap.then()))
                : new ClaimTrial.Refuted(
                        conditionMessage("course.trap.then", trap.then()),
                        conditionMessage("course.trap.then-not", trap.then()));
    }

    private ClaimTrial value(TrapClaim.ValueTrap trap, String typed) throws SyntaxException, UnreadableException {
        try {
            answers.calculation(typed);
        } catch (SyntaxException fault) {
            throw new UnreadableException(Message.of("course.trap.value", "problem", fault.problem()));
        }
        if (!isTrue(trap.given(), typed))
            return new ClaimTrial.Unreadable(conditionMessage("course.trap.not-given", trap.given()));
        for (var one : trap.then().split(" or "))
            if (isTrue(one, typed)) return new ClaimTrial.Confirmed(conditionMessage("course.trap.then", one));
        return new ClaimTrial.Refuted(
                conditionMessage("course.trap.then", trap.then()),
                conditionMessage("course.trap.then-not", trap.then()));
    }

    /// @param condition whose words are those of the reader's language
    private static Message conditionMessage(String key, String condition) {
        return Message.of(key, "condition", FormulaText.of(condition));
    }

    private boolean isTrue(String comparison, String game) throws SyntaxException {
        var claim = comparison.replaceAll("\\bG\\b", Matcher.quoteReplacement("(" + game + ")"));
        return Explainer.in(Language.EN).result(answers.calculation(claim)).equals("true");
    }

    /// A condition is read as the condition of a claim.
    private static Condition condition(String text, List<String> names) throws SyntaxException {
        if (ClaimParser.claim("P when " + text, names, Map.of())
                instanceof CatalogueClaim.Cold(var _, var _, var condition)) return condition;
        throw new SyntaxException(Source.of(text), 0, Message.of("syntax.end"), null);
    }

    private static List<BigInteger> numbers(String typed) {
        var found = NUMBER.matcher(typed);
        var numbers = new ArrayList<BigInteger>();
        while (found.find() && numbers.size() <= MOST_NUMBERS) numbers.add(new BigInteger(found.group()));
        return numbers;
    }

    private ClaimTrial program(SuspectMethod suspect, Sum sum) throws UnreadableException {
        var statement = answers.limits().during(() -> {
            try {
                return suspect.statement(sum, new Solver(answers.limits()));
            } catch (IllegalArgumentException _) {
                return null;
            }
        });
        if (statement == null) throw new UnreadableException(Message.of("course.trap.elsewhere"));
        return trial(statement.claimed(), statement.actual());
    }
}
