package grundy.web.api;

import grundy.json.JsonObject;
import grundy.present.json.CatalogueJson;
import grundy.rules.catalogue.Catalogue;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import java.util.List;

/// `games`: the catalogue, as `grundy games --json` lists it.
final class GamesEndpoint implements Endpoint {
    @Override
    public String name() {
        return "games";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        return Endpoint.document(_ -> new JsonObject()
                .set(
                        "games",
                        CatalogueJson.games(
                                List.copyOf(Catalogue.builtIn().entries()), List.copyOf(MatrixCatalogue.entries()))));
    }
}
