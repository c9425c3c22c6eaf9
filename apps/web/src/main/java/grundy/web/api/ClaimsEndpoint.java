package grundy.web.api;

import grundy.json.JsonObject;
import grundy.present.json.proof.ClaimsJson;
import grundy.prove.claims.ClaimProof;
import grundy.rules.catalogue.Catalogue;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.OtherEndpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;

/// `claims`: which closed forms of a game of the catalogue are proved for all sizes, each proved now.
///
/// Members: `game` (any of its names). The answer: `claims`, the array of `grundy games --proved --json`, of this game
/// alone.
final class ClaimsEndpoint implements Endpoint {
    private static final int LONGEST = 200;

    @Override
    public String name() {
        return "claims";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var name = request.text("game");
        var excerpt = name.substring(0, Math.min(LONGEST, name.length()));
        var game = Catalogue.builtIn()
                .find(name)
                .orElseThrow(() -> new RefusedRequest(
                        400,
                        OtherEndpoint.suggestion(name)
                                .orElseGet(() -> Message.of("web.claims.game", "name", excerpt))));
        return Endpoint.document(limits ->
                new JsonObject().set("claims", ClaimsJson.withTexts(ClaimProof.of(game, limits), language)));
    }
}
