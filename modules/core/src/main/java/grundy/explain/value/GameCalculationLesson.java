package grundy.explain.value;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueFunction;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.OptionFate;
import grundy.value.misere.MisereGame;
import java.util.ArrayList;
import java.util.List;

/// The steps of a calculation with games of Left and Right, and what the result means to somebody who wants to win.
public record GameCalculationLesson(Calculation calculation) implements Lesson {
    private static final int MOST_STEPS = 16;
    private static final int MOST_SHOWN = 400;

    @Override
    public void tell(Blocks blocks) {
        var steps = new ArrayList<Calculation>();
        collect(calculation, steps);
        for (var step : steps.subList(0, Math.min(MOST_STEPS, steps.size())))
            blocks.add(new Block.Formula(equation(step), 0));
        if (steps.size() > MOST_STEPS)
            blocks.say(Message.of("explain.calculation.more", "count", steps.size() - MOST_STEPS));
        blocks.gap();
        switch (calculation.result()) {
            case CalculationResult.SingleValue _ when isPropertyOfGame() -> tellQuestion(blocks);
            case CalculationResult.SingleValue(Value.Number _)
            when isOfHeaps() -> blocks.say(Message.of("explain.calculation.heaps"));
            case CalculationResult.SingleValue(var value) -> new ValueMeaning(value).tell(blocks);
            case CalculationResult.LiteralForm(var value, int _) -> new ValueMeaning(value).tell(blocks);
            case CalculationResult.Moves(var left, var right) ->
                blocks.say(Message.of("explain.game.option-count-is", "count", left.size() + right.size()));
            case CalculationResult.Transfinite _, CalculationResult.Ordinal _ ->
                blocks.say(Message.of("explain.transfinite"));
            case CalculationResult.Misere(var game) -> {
                tellQuestion(blocks);
                tellMisere(blocks, game);
            }
            case CalculationResult.MisereGames _, CalculationResult.Genus _ -> tellQuestion(blocks);
            case CalculationResult.ThermographResult(var thermograph) ->
                new ThermographLesson(thermograph).tell(blocks);
            case CalculationResult.Truth _ when isMisereProperty() -> tellQuestion(blocks);
            case CalculationResult.Truth _ -> tellComparison(blocks);
            case CalculationResult.Endless _ when isPropertyOfGame() -> tellQuestion(blocks);
            case CalculationResult.Endless(var value) -> tellEndless(blocks, value);
            case CalculationResult.SidedWinner(var left, var right) -> blocks.say(drawnMessage(left, right));
            case CalculationResult.Winner _,
                    CalculationResult.SeveralValues _,
                    CalculationResult.UptimalExpansion _,
                    CalculationResult.FinalStop _ -> tellQuestion(blocks);
            case CalculationResult.OptionFates fates -> {
                tellTree(blocks, fates);
                tellFates(blocks, fates.left(), true);
                tellFates(blocks, fates.right(), false);
            }
        }
    }

    private static void collect(Calculation calculation, List<Calculation> steps) {
        for (var part : calculation.parts()) collect(part, steps);
        boolean step = calculation.expression() instanceof Binary
                || calculation.expression() instanceof Call
                || calculation.expression() instanceof Positions;
        boolean isValue = switch (calculation.result()) {
            case CalculationResult.SingleValue _,
                    CalculationResult.Endless _,
                    CalculationResult.Misere _,
                    CalculationResult.Transfinite _,
                    CalculationResult.Ordinal _ -> true;
            default -> false;
        };
        if (step && isValue && !repeatsItsPosition(calculation)) steps.add(calculation);
    }

    private static boolean repeatsItsPosition(Calculation calculation) {
        return calculation.expression() instanceof Call(var function, var arguments, var _)
                && function == ValueFunction.MISERE_FORM
                && arguments.getFirst() instanceof Positions;
    }

    private static String inMisere(Positions positions) {
        return ValueFunction.MISERE_FORM.word() + "(" + positions + ")";
    }

    private static String equation(Calculation step) {
        var parts = step.parts().stream()
                .map(part -> ShortenedText.shorten(operand(step, part), MOST_SHOWN))
                .toList();
        var result = " = " + ShortenedText.shorten(step.result().toString(), MOST_SHOWN);
        return switch (step.expression()) {
            case Binary(var operator, var _, var _, var _) ->
                parts.get(0) + " " + operator.symbol(step.isOfNimbers()) + " " + parts.get(1) + result;
            case Call call when parts.isEmpty() -> call + result;
            case Call(var function, var _, var _) -> function.word() + "(" + String.join(", ", parts) + ")" + result;
            case Positions positions
            when step.result() instanceof CalculationResult.Misere -> inMisere(positions) + result;
            case Positions positions -> positions + result;
            default -> step.result().toString();
        };
    }

    /// Returns the value of an operand, or the operand as it was written where its form counts.
    private static String operand(Calculation step, Calculation part) {
        boolean isBase = part.expression() instanceof Braces
                && step.expression() instanceof Call(var function, var arguments, var _)
                && function == ValueFunction.SUBORDINATE
                && part.expression().equals(arguments.getLast());
        boolean keepsForm = isBase || part.result() instanceof CalculationResult.LiteralForm;
        return (keepsForm ? part.expression() : part.result()).toString();
    }

    /// Returns whether the result is a property of a game, rather than a game.
    private boolean isPropertyOfGame() {
        return calculation.expression() instanceof Call(var function, var _, var _)
                && switch (function) {
                    case MEAN,
                            TEMPERATURE,
                            LEFT_STOP,
                            RIGHT_STOP,
                            STOP_COUNT,
                            BIRTHDAY,
                            FOLLOWERS,
                            ATOMIC_WEIGHT,
                            NIM_VALUE,
                            MISERE_NIM_VALUE,
                            POSITION_COUNT,
                            OPTION_COUNT -> true;
                    default -> false;
                };
    }

    /// Returns whether it is an operation of Nim on integers.
    private boolean isOfHeaps() {
        return switch (calculation.expression()) {
            case Binary(var operator, var _, var _, var _) -> operator.isOfNim();
            case Call(var function, var _, var _) ->
                switch (function) {
                    case NIM_SUM, NIM_PRODUCT, NIM_POWER, NIM_INVERSE, UGLY_PRODUCT -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    private boolean isMisereProperty() {
        return calculation.expression() instanceof Call(var function, var _, var _)
                && (function == ValueFunction.IS_TAME || function == ValueFunction.IS_LINKED);
    }

    private static void tellMisere(Blocks blocks, MisereGame game) {
        var forms = game.forms();
        blocks.say(Message.of(
                "explain.misere.values", "normal", forms.normal(game.form()), "misere", forms.misere(game.form())));
        blocks.say(Message.of(forms.misere(game.form()) == 0 ? "explain.misere.second" : "explain.misere.first"));
        blocks.say(Message.of("explain.misere.form"));
    }

    private boolean isZero() {
        return calculation.result() instanceof CalculationResult.SingleValue(Value.Number(var number))
                && number.signum() == 0;
    }

    private void tellQuestion(Blocks blocks) {
        if (!(calculation.expression() instanceof Call(var function, var _, var _))) return;
        switch (function) {
            case MEAN, TEMPERATURE -> blocks.say(Message.of("explain.game.mean"));
            case ADORNED_LEFT_STOP, ADORNED_RIGHT_STOP -> blocks.say(Message.of("explain.game.adorned-stops"));
            case LEFT_STOP, RIGHT_STOP -> blocks.say(Message.of("explain.game.stops"));
            case STOP_COUNT -> blocks.say(Message.of("explain.game.stop-count"));
            case BIRTHDAY -> blocks.say(Message.of("explain.game.birthday"));
            case FOLLOWERS -> blocks.say(Message.of("explain.game.followers"));
            case INCENTIVES, LEFT_INCENTIVES, RIGHT_INCENTIVES -> blocks.say(Message.of("explain.game.incentives"));
            case LEFT_OPTIONS, RIGHT_OPTIONS -> blocks.say(Message.of("explain.game.options"));
            case ATOMIC_WEIGHT -> blocks.say(Message.of("explain.game.atomic-weight"));
            case GENUS -> blocks.say(Message.of("explain.misere.genus"));
            case PARTS -> blocks.say(Message.of("explain.misere.parts"));
            case IS_TAME -> blocks.say(Message.of("explain.misere.tame"));
            case IS_LINKED -> blocks.say(Message.of("explain.misere.linked"));
            case LINK -> blocks.say(Message.of("explain.misere.link"));
            case DISTINGUISHER -> blocks.say(Message.of("explain.misere.distinguisher"));
            case NIM_VALUE ->
                blocks.say(isZero() ? SearchLesson.partizan(Outcome.P) : Message.of("explain.game.nimber"));
            case MISERE_NIM_VALUE -> blocks.say(Message.of("explain.misere.nim-value"));
            case POSITION_COUNT -> blocks.say(Message.of("explain.game.position-count"));
            case OPTION_COUNT -> blocks.say(Message.of("explain.game.option-count"));
            case UPTIMAL -> blocks.say(Message.of("explain.game.uptimal"));
            case MISERE_OUTCOME -> {
                blocks.say(SearchLesson.partizan(((CalculationResult.Winner) calculation.result()).outcome()));
                boolean isWritten = calculation.parts().getFirst().result() instanceof CalculationResult.LiteralForm;
                blocks.say(Message.of(isWritten ? "explain.game.misere-written" : "explain.game.misere"));
            }
            case OUTCOME ->
                blocks.say(SearchLesson.partizan(((CalculationResult.Winner) calculation.result()).outcome()));
            default -> {}
        }
    }

    private static void tellTree(Blocks blocks, CalculationResult.OptionFates fates) {
        var tree = OptionTree.of(fates, blocks.language());
        var branches = new ArrayList<Block.Branch>();
        collect(blocks, tree.root(), 0, branches);
        blocks.add(new Block.Outline(branches));
        if (tree.omitted() > 0) blocks.say(Message.of("explain.options.omitted", "count", tree.omitted()));
        if (tree.closed() > 0) blocks.say(Message.of("explain.options.closed", "count", tree.closed()));
        blocks.gap();
    }

    private static void collect(Blocks blocks, OptionTree.Node node, int depth, List<Block.Branch> branches) {
        var side = node.side()
                .map(mover -> blocks.phrase(
                        Message.of(mover == Side.LEFT ? "explain.options.left" : "explain.options.right")))
                .orElse("");
        branches.add(new Block.Branch(depth, "", side, node.text(), node.why()));
        for (var option : node.below()) collect(blocks, option, depth + 1, branches);
    }

    private static void tellFates(Blocks blocks, List<OptionFate> options, boolean isLeft) {
        for (var option : options)
            blocks.say(Message.of(
                    switch (option.fate()) {
                        case STAYS -> isLeft ? "explain.game.stays-left" : "explain.game.stays-right";
                        case DOMINATED -> isLeft ? "explain.game.dominated-left" : "explain.game.dominated-right";
                        case REVERSIBLE -> isLeft ? "explain.game.reversible-left" : "explain.game.reversible-right";
                    },
                    "option",
                    ShortenedText.shorten(option.option().toString(), MOST_SHOWN),
                    "by",
                    ShortenedText.shorten(option.by().toString(), MOST_SHOWN)));
    }

    private void tellComparison(Blocks blocks) {
        if (!(calculation.expression() instanceof Comparison)) return;
        if (calculation.parts().get(0).result() instanceof CalculationResult.SingleValue(var one)
                && calculation.parts().get(1).result() instanceof CalculationResult.SingleValue(var two)) {
            if (CanonicalForms.hasLargeNimber(one) != CanonicalForms.hasLargeNimber(two)
                    && (one instanceof Value.Game || two instanceof Value.Game)) {
                blocks.say(Message.of(
                        "explain.game.far-star",
                        "game",
                        ShortenedText.shorten((one instanceof Value.Game ? one : two).toString(), MOST_SHOWN)));
                return;
            }
            var difference = one.minus(two);
            blocks.say(Message.of(
                    "explain.game.difference", "value", ShortenedText.shorten(difference.toString(), MOST_SHOWN)));
            blocks.say(SearchLesson.partizan(difference.outcome()));
        }
    }

    private static void tellEndless(Blocks blocks, Value.Endless value) {
        var left = value.ifBegins(Side.LEFT);
        var right = value.ifBegins(Side.RIGHT);
        if (left == Outcome.D || right == Outcome.D) blocks.say(drawnMessage(left, right));
        else if (left == right) blocks.say(SearchLesson.partizan(left));
        else blocks.say(SearchLesson.partizan(left == Outcome.L ? Outcome.N : Outcome.P));
        new EndlessMeaning(value).tell(blocks);
    }

    private static Message drawnMessage(Outcome left, Outcome right) {
        return Message.of("explain.game.drawn", "left", left, "right", right);
    }
}
