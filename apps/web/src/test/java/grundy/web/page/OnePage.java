package grundy.web.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Gives tests the page: one browser and one server for all of them, closed when all have run. Where there is no
/// browser or no page they are left out, and the reason is told.
final class OnePage implements ExecutionCondition, ParameterResolver {
    private static final ExtensionContext.Namespace OURS = ExtensionContext.Namespace.create(OnePage.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return Page.missing()
                .map(ConditionEvaluationResult::disabled)
                .orElseGet(() -> ConditionEvaluationResult.enabled("There is a browser and a page."));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Page.class;
    }

    @Override
    public Page resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot().getStore(OURS).computeIfAbsent(Page.class, _ -> open(), Page.class);
    }

    private static Page open() {
        try {
            return Page.open();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
