package grundy.check.answer;

import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.check.plain.PlainMisereForms;
import grundy.check.plain.PlainValue.Finding;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.MisereReading;
import grundy.rules.language.MisereTree;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// Checks steps of a calculation with impartial games in misere play against {@link PlainMisereForms}:
/// the text of a step is read, and the game is compared.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the form of a position, of a sum of games and of what is written | {@link #compare} |
/// | that a position is such a form, and not the heap of its nim-value | {@link MisereReading}, {@link #finding} |
/// | a difference, and whether two games are equal | {@link #difference}, {@link #equality} |
/// | who wins, and the misere nim-value | {@link PlainMisereForms#value} |
/// | genus, mate, parts, links and what tells games apart | nothing: said to be open |
final class MisereSteps {
    private static final String BEGIN = "*[";
    private static final String CUT = "…";

    private final PlainMisereForms forms = new PlainMisereForms();

    /// @param isGame whether a position that stands here counts as a game in misere play
    /// @param parts the steps of the operands
    /// @return empty if the expression is nothing of misere play that is defined here
    Optional<Finding> finding(
            ValueExpression expression, boolean isGame, List<ClaimedResult> parts, ClaimedResult claimed) {
        return switch (expression) {
            case Misere(var tree, var _, var _) -> Optional.of(compare(form(tree), claimed));
            case Positions positions when isGame -> Optional.of(checkPosition(positions, claimed));
            case Positions _ when isForm(claimed) -> Optional.of(Finding.WRONG);
            case Binary(var operator, var _, var _, var _)
            when MisereReading.isSum(expression) && areGames(parts) ->
                Optional.of(operator == Operator.SUM ? compare(sum(parts), claimed) : difference(parts, claimed));
            case Comparison(var relation, var _, var _)
            when (relation == Relation.EQUAL || relation == Relation.DIFFERENT) && areGames(parts) ->
                Optional.of(equality(relation == Relation.EQUAL, parts, claimed));
            case Call(var function, var _, var _)
            when parts.size() == 1 -> checkQuestion(function, parts.getFirst(), claimed);
            default -> Optional.empty();
        };
    }

    /// @return whether these are impartial games, and of one the form is stated
    private static boolean areGames(List<ClaimedResult> parts) {
        return parts.stream().anyMatch(MisereSteps::isForm)
                && parts.stream().allMatch(part -> isForm(part) || nimber(part).isPresent());
    }

    private static boolean isForm(ClaimedResult step) {
        return step.value().isEmpty() && step.text().startsWith(BEGIN);
    }

    private static Optional<BigInteger> nimber(ClaimedResult step) {
        return step.value().orElse(null) instanceof ShortValue value ? value.asNimber() : Optional.empty();
    }

    private Finding checkPosition(Positions positions, ClaimedResult claimed) {
        boolean isImpartial = positions.components().stream()
                .allMatch(component -> isImpartial(component.game().rules()));
        return isImpartial
                ? compare(
                        forms.of(new Sum(Play.MISERE, Compound.DISJUNCTIVE, positions.components(), positions.text())),
                        claimed)
                : Finding.WRONG;
    }

    private Optional<Finding> checkQuestion(ValueFunction function, ClaimedResult part, ClaimedResult claimed) {
        return switch (function) {
            case MISERE_FORM -> Optional.of(isRead(part) ? compare(form(part), claimed) : Finding.WRONG);
            case MISERE_OUTCOME ->
                form(part)
                        .map(form -> forms.isLost(form) ? Outcome.P : Outcome.N)
                        .map(outcome -> Finding.of(claimed.text().equals(outcome.toString())));
            case MISERE_NIM_VALUE ->
                form(part).map(form -> Finding.of(claimed.text().equals(Integer.toString(forms.value(form)))));
            default -> Optional.empty();
        };
    }

    private static boolean isImpartial(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _ -> true;
            case RuleTree.Partizan _, RuleTree.Players _, RuleTree.Scored _, RuleTree.Blocking _ -> false;
        };
    }

    private Optional<Integer> sum(List<ClaimedResult> parts) {
        return form(parts.getFirst()).flatMap(one -> form(parts.getLast()).flatMap(two -> forms.plus(one, two)));
    }

    /// Just one game makes the first together with the second (Conway 1976, chapter 12): they are added again.
    private Finding difference(List<ClaimedResult> parts, ClaimedResult claimed) {
        if (claimed.value().isPresent() || !isRead(claimed)) return Finding.WRONG;
        var sum = sum(List.of(claimed, parts.getLast()));
        return both(form(parts.getFirst()), sum).map(Finding::of).orElse(Finding.OPEN);
    }

    private Finding equality(boolean isEqual, List<ClaimedResult> parts, ClaimedResult claimed) {
        return both(form(parts.getFirst()), form(parts.getLast()))
                .map(same -> Finding.of(
                        claimed.value().isEmpty() && claimed.text().equals(Boolean.toString(same == isEqual))))
                .orElse(Finding.OPEN);
    }

    /// @return whether two forms are the same; empty if one is too large
    private static Optional<Boolean> both(Optional<Integer> one, Optional<Integer> two) {
        return one.flatMap(first -> two.map(first::equals));
    }

    /// @param found the form that it is; empty if it is too large
    private Finding compare(Optional<Integer> found, ClaimedResult claimed) {
        if (claimed.value().isPresent() || !isRead(claimed)) return Finding.WRONG;
        if (found.isEmpty()) return Finding.OPEN;
        var tree = read(claimed);
        var form = tree.flatMap(this::form);
        // What is small enough to be worked out is no heap of thousands.
        boolean isLarge =
                form.isEmpty() && tree.filter(MisereTree.Heap.class::isInstance).isPresent();
        return form.map(other -> Finding.of(other.equals(found.get()))).orElse(isLarge ? Finding.WRONG : Finding.OPEN);
    }

    /// @return whether the text is a game in misere play, or was cut
    private static boolean isRead(ClaimedResult step) {
        return step.value().isPresent()
                || step.text().contains(CUT)
                || read(step).isPresent();
    }

    private static Optional<MisereTree> read(ClaimedResult step) {
        if (!step.text().startsWith(BEGIN)) return Optional.empty();
        try {
            return tree(ValueParser.parse(Source.of(step.text()), Catalogue.builtIn()));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    private static Optional<MisereTree> tree(ValueExpression expression) {
        return switch (expression) {
            case Misere(var tree, var _, var _) -> Optional.of(tree);
            case Binary(var operator, var left, var right, var _)
            when operator == Operator.SUM ->
                tree(left).flatMap(one -> tree(right).map(two -> new MisereTree.Sum(one, two)));
            default -> Optional.empty();
        };
    }

    private Optional<Integer> form(ClaimedResult step) {
        if (step.value().isPresent())
            return nimber(step)
                    .filter(number -> number.bitLength() < Integer.SIZE)
                    .flatMap(number -> forms.heap(number.intValueExact()));
        return read(step).flatMap(this::form);
    }

    private Optional<Integer> form(MisereTree tree) {
        return switch (tree) {
            case MisereTree.Heap(int counters) -> forms.heap(counters);
            case MisereTree.Sum(var one, var two) ->
                form(one).flatMap(first -> form(two).flatMap(second -> forms.plus(first, second)));
            case MisereTree.Options(var options) -> {
                var below = new HashSet<Integer>();
                for (var option : options) {
                    var form = form(option);
                    if (form.isEmpty()) yield form;
                    below.add(form.get());
                }
                yield Optional.of(forms.of(below));
            }
            case MisereTree.Difference _ -> Optional.empty();
        };
    }
}
