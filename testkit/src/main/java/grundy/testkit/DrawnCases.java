package grundy.testkit;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/// Leaves cases out as [Drawn] says.
final class DrawnCases implements ExecutionCondition {
    private static final int FIRST = new Random().nextInt(Integer.MAX_VALUE);
    private static final Pattern NUMBER = Pattern.compile("test-template-invocation:#(\\d+)");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        var number = NUMBER.matcher(context.getUniqueId());
        boolean isCase = number.find();
        var method = context.getRequiredTestMethod();
        boolean hasCases = !isCase && AnnotationSupport.isAnnotated(method, TestTemplate.class);
        if (hasCases || Draws.all()) return ConditionEvaluationResult.enabled("all run");
        int oneIn = method.getAnnotation(Drawn.class).oneIn();
        // Each method begins elsewhere, so that builds take alike long and none leaves out a whole class.
        int place =
                Math.floorMod(method.toString().hashCode(), oneIn) + (isCase ? Integer.parseInt(number.group(1)) : 0);
        return (place + FIRST % oneIn) % oneIn == 0
                ? ConditionEvaluationResult.enabled("drawn")
                : ConditionEvaluationResult.disabled("one in " + oneIn + " is drawn; all run with -Dthorough");
    }
}
