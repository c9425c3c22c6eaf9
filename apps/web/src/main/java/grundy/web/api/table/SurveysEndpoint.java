package grundy.web.api.table;

import grundy.json.JsonObject;
import grundy.store.atlas.AtlasFolders;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import java.io.IOException;
import java.io.UncheckedIOException;

/// Answers `surveys`: the names of all surveys, finished or not.
public final class SurveysEndpoint implements Endpoint {
    @Override
    public String name() {
        return "surveys";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        return Endpoint.document(_ -> {
            var node = new JsonObject();
            try {
                var names = node.putArray("surveys");
                AtlasFolders.names().forEach(names::add);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
            return node;
        });
    }
}
