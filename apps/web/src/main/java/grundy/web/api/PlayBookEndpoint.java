package grundy.web.api;

import grundy.present.json.answer.PlayBookJson;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;

/// `playbook`: all positions of a small game, so that a file can be played without a server.
///
/// Members: `rules`, `position` (may stand in `rules`), `side` (`left` or `right`: who begins, of a
/// game of Left and Right), `most` (how many positions there may be). The answer: {@link PlayBookJson};
/// a larger game is refused.
final class PlayBookEndpoint implements Endpoint {
    private static final long USUAL = 300;
    private static final long MOST = 1_000;

    @Override
    public String name() {
        return "playbook";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = RuleText.source(request);
        var side = request.side().orElse(Side.LEFT);
        int most = (int) request.number("most", USUAL, 1, MOST);
        return Endpoint.document(limits -> {
            var sum = RuleText.language().question(source);
            return PlayBookJson.of(sum, side, most, limits, language)
                    .orElseThrow(() -> new RefusedRequest(400, Message.of("web.playbook.large", "most", most)));
        });
    }
}
