package grundy.testkit;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/// Runs the tests that the [TestSelection] takes; registered for all tests, since a turn leaves out what is fixed.
public final class SelectedTests implements ExecutionCondition {
    private static final String THOROUGH = "thorough";
    private static final Pattern NUMBER = Pattern.compile("test-template-invocation:#(\\d+)");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        var selection = TestSelection.CURRENT;
        if (selection.isWhole()) return ConditionEvaluationResult.enabled("all run");
        boolean taken = context.getTestMethod()
                .map(method -> takes(selection, context, method))
                .orElseGet(() -> selection.isFixed()
                        || context.getTestClass().filter(SelectedTests::hasRest).isPresent());
        return taken
                ? ConditionEvaluationResult.enabled("selected")
                : ConditionEvaluationResult.disabled("left to another of the runs; this one: " + selection);
    }

    private static boolean takes(TestSelection selection, ExtensionContext context, Method method) {
        var drawn = method.getAnnotation(DrawnCases.class);
        boolean everyTurn = isEveryTurn(method) || drawn == null && isEveryTurn(context.getRequiredTestClass());
        if (everyTurn && !selection.isFixed()) return true;
        if (drawn == null)
            return selection.isFixed() || context.getTags().contains(THOROUGH) && selection.takes(method);
        var number = NUMBER.matcher(context.getUniqueId());
        if (number.find()) return selection.takes(method, Integer.parseInt(number.group(1)), drawn.oneIn());
        return AnnotationSupport.isAnnotated(method, TestTemplate.class) || selection.takes(method);
    }

    private static boolean hasRest(Class<?> type) {
        return hasRestItself(type)
                || !ReflectionSupport.findNestedClasses(type, SelectedTests::hasRestItself)
                        .isEmpty();
    }

    private static boolean hasRestItself(Class<?> type) {
        return isRest(type)
                || !ReflectionSupport.findMethods(type, SelectedTests::isRest, HierarchyTraversalMode.TOP_DOWN)
                        .isEmpty();
    }

    private static boolean isRest(AnnotatedElement element) {
        return isEveryTurn(element)
                || AnnotationSupport.isAnnotated(element, DrawnCases.class)
                || AnnotationSupport.findRepeatableAnnotations(element, Tag.class).stream()
                        .anyMatch(tag -> tag.value().equals(THOROUGH));
    }

    private static boolean isEveryTurn(AnnotatedElement element) {
        return AnnotationSupport.isAnnotated(element, EveryTurn.class);
    }
}
