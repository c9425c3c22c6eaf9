package grundy.course.show;

import grundy.course.exercise.ExerciseTask;
import grundy.course.live.BoundedRules;
import grundy.course.live.LeastNumber;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LiveText;
import grundy.course.trap.TrapClaim;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;

/// Describes the task of an exercise for the reader.
public final class TaskWords {
    private static final String LOST = "P when ";

    private TaskWords() {}

    /// @return the question
    public static Message of(ExerciseTask task) {
        return switch (task) {
            case ExerciseTask.Winner(var question) -> Message.of("course.ask.winner", "question", question);
            case ExerciseTask.Move(var question, var side) ->
                side.isEmpty()
                        ? Message.of("course.ask.move", "question", question)
                        : Message.of(
                                side.get() == Side.LEFT ? "course.ask.move-left" : "course.ask.move-right",
                                "question",
                                question);
            case ExerciseTask.Moves(var question) -> Message.of("course.ask.moves", "question", question);
            case ExerciseTask.Number(var expected) -> number(expected);
            case ExerciseTask.Numbers(var expected) -> numbers(expected);
            case ExerciseTask.GameValue(var expression) -> Message.of("course.ask.value", "expression", expression);
            case ExerciseTask.Formula(var rules) -> Message.of("course.ask.formula", "rules", rules);
            case ExerciseTask.Break(var trap) -> broken(trap);
        };
    }

    private static Message numbers(LiveText expected) {
        var range = range(expected);
        var key = expected.verb() == LiveText.Verb.LOST
                ? "course.ask.lost"
                : LiveAnswers.haveSeveralPlayers(range.rules()) ? "course.ask.losers" : "course.ask.values";
        return Message.of(key, "rules", range.rules(), "to", range.to());
    }

    private static BoundedRules range(LiveText expected) {
        return BoundedRules.of(expected.argument()).orElseThrow();
    }

    private static Message least(LiveText expected) {
        var least = LeastNumber.of(expected.argument()).orElseThrow();
        var winner = Message.of(least.outcome() == Outcome.P ? "explain.thumb.second" : "explain.thumb.first");
        return Message.of("course.ask.least", "question", least.question(), "winner", winner);
    }

    private static Message number(LiveText expected) {
        var argument = expected.argument();
        return switch (expected.verb()) {
            case COUNT -> Message.of("course.ask.count", "question", argument);
            case VALUE -> Message.of("course.ask.nim-value", "question", argument);
            case PERIOD ->
                Message.of("course.ask.period", "rules", range(expected).rules());
            case LEAST -> least(expected);
            case KEY -> Message.of("course.ask.key", "judge", argument.substring(0, argument.indexOf(' ')));
            case EQUILIBRIA -> Message.of("course.ask.equilibria", "game", argument);
            case WORTH -> Message.of("course.ask.worth", "game", argument);
            default -> Message.of("course.ask.value", "expression", argument);
        };
    }

    private static Message broken(TrapClaim trap) {
        return switch (trap) {
            case TrapClaim.FormulaTrap(var rules, var claim, var _)
            when claim.startsWith(LOST) && LiveAnswers.haveSeveralPlayers(rules) ->
                Message.of(
                        "course.ask.break-loser",
                        "rules",
                        rules,
                        "condition",
                        FormulaText.of(claim.substring(LOST.length())));
            case TrapClaim.FormulaTrap(var rules, var claim, var _) ->
                Message.of("course.ask.break-formula", "rules", rules, "claim", FormulaText.of(claim));
            case TrapClaim.StatementTrap(var names, var given, var then, var _) ->
                Message.of(
                        "course.ask.break-statement",
                        "names",
                        names,
                        "given",
                        FormulaText.of(given),
                        "then",
                        FormulaText.of(then));
            case TrapClaim.ValueTrap(var given, var then, var _) ->
                Message.of("course.ask.break-value", "given", FormulaText.of(given), "then", FormulaText.of(then));
            case TrapClaim.ProgramTrap(var _, var rules, var _) ->
                Message.of("course.ask.break-program", "rules", rules);
        };
    }
}
