package grundy.web.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Gives tests the page: one browser and one server for all of them, closed when all have run.
final class OnePage implements ParameterResolver {
    private static final ExtensionContext.Namespace OURS = ExtensionContext.Namespace.create(OnePage.class);

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
