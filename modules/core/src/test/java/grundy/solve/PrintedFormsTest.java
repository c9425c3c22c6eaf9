package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.WorkLimit;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DayTwo;
import grundy.testkit.EveryTurn;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whatever an expression comes to, its printed form is read back as the same value: small games in every notation,
/// and every function of them.
@EveryTurn
@Tag("slow")
class PrintedFormsTest {
    private static final long SEED = 20260313;
    private static final Limits FEW = Limits.DEFAULT.withPositions(20_000);

    /// Ends a form that is too long to be printed whole.
    private static final String CUT = "…";

    private static final int LOOKS = 2_000;

    private static final List<String> OTHERS = List.of(
            "on",
            "off",
            "over",
            "under",
            "upon",
            "dud",
            "a{0|a}",
            "a{0||0|a}",
            "^^*2",
            "v3*",
            "^<2>",
            "^[3]",
            "^[on]",
            "tiny(1)",
            "miny(1/2)",
            "tiny({1|0})",
            "*5",
            "*17",
            "*(2^70)",
            "*omega",
            "*(omega^2+3)",
            "omega",
            "7/16",
            "-2^70",
            "{2|-1||-3}",
            "{0,{1|-3}|{4|2}}",
            "*[2,3]",
            "*[0,[2,1]]",
            "{5|4*}",
            "a{on|b{a|off}}",
            "{0||||0|||0||0|-1}");

    private final Random random = CaseCount.random(SEED);
    private final List<String> found = new ArrayList<>();
    private int read;

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    private String options(int depth) {
        var options = new ArrayList<String>();
        for (int i = random.nextInt(4); i > 0; i--) options.add(game(depth - 1));
        return String.join(",", options);
    }

    private String game(int depth) {
        if (random.nextInt(12) == 0) return one(OTHERS, random);
        return depth == 0
                ? one(one(DayTwo.NOTATIONS, random), random)
                : "{" + options(depth) + "|" + options(depth) + "}";
    }

    /// @return empty if it is refused
    private static Optional<CalculationResult> worked(String text) throws SyntaxException {
        var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
        try {
            return Optional.of(Checkpoint.under(
                    new WorkLimit(LOOKS),
                    () -> new Solver(FEW)
                            .solve(new ExpressionQuestion(expression))
                            .result()));
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// @return the values in what came out, as they are printed
    private static Stream<String> printed(CalculationResult worked) {
        return switch (worked) {
            case CalculationResult.SeveralValues(var values) -> values.stream().map(Value::toString);
            case CalculationResult.MisereGames(var games) -> games.stream().map(Object::toString);
            case CalculationResult.SingleValue _,
                    CalculationResult.LiteralForm _,
                    CalculationResult.OptionFates _,
                    CalculationResult.Transfinite _,
                    CalculationResult.Ordinal _ -> Stream.of(worked.toString());
            case CalculationResult.Misere _, CalculationResult.Endless _ -> Stream.of(worked.toString());
            default -> Stream.empty();
        };
    }

    private void isReadBack(String expression) {
        try {
            var first = worked(expression);
            if (first.isEmpty()) return;
            for (var text : printed(first.get()).toList()) {
                if (text.endsWith(CUT)) continue;
                read++;
                var again = worked(text);
                if (again.isEmpty() || !again.get().toString().equals(text))
                    found.add(expression + " is " + text + ", which is read as " + again);
                else if (worked("(" + text + ") == (" + expression + ")")
                                .filter(same -> same.equals(new CalculationResult.Truth(false)))
                                .isPresent()
                        && !(first.get() instanceof CalculationResult.SeveralValues))
                    found.add(expression + " is not " + text);
            }
        } catch (LimitException _) {
            // Too much work is no other reading.
        } catch (SyntaxException e) {
            found.add(expression + ": " + e.getMessage());
        } catch (RuntimeException | AssertionError e) {
            found.add(expression + ": " + e);
        }
    }

    @Test
    void gamesAndWhatFunctionsMakeOfThem() {
        for (var ways : DayTwo.NOTATIONS) for (var way : ways) isReadBack(way);
        for (var other : OTHERS) isReadBack(other);
        for (int i = 0; i < CaseCount.of(8_000); i++) isReadBack(game(1 + random.nextInt(3)));
        for (var function : ValueFunction.values())
            for (int i = 0; i < CaseCount.of(160); i++) {
                var arguments = Stream.generate(() -> game(random.nextInt(3)))
                        .limit(function == ValueFunction.MEX ? random.nextInt(4) : function.least())
                        .toList();
                isReadBack(function.word() + "(" + String.join(", ", arguments) + ")");
            }
        assertThat(found).as("seed %d", CaseCount.seed(SEED)).isEmpty();
        assertThat(read).isGreaterThan(CaseCount.of(8_000));
    }
}
