package grundy.web.api.table;

import grundy.question.GridQuestion;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.PrefixedRules;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.table.TileRequest;
import grundy.web.table.TileRequest.CellContent;
import grundy.web.table.TileSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// `grid`: a tile of a table of two coordinates, or of two heaps, near or from afar.
///
/// Members: `rules`, `what` (`outcome`, `value`, `remoteness`), `x` and `y` (the first cells), `level` (a cell is a
/// square of `2^level` coordinates, and shows the least number in it), `size` (cells on a side, up to 512), `axes`
/// (which coordinates are examined, from 0) and `at` (all coordinates or heaps, of which those of the axes do not
/// matter). The answer is {@link grundy.web.table.TableTile#bytes}.
public final class GridEndpoint implements Endpoint {
    private static final int USUAL_SIZE = 256;
    private static final int MOST_SIZE = 512;
    private static final int MOST_LEVEL = 15;
    private static final int MOST_CELL = 10_000_000;
    private static final int MOST_DIMENSIONS = 20;
    private static final long MOST_COORDINATE = 1_000_000_000;
    private static final long QUICK_POSITIONS = 2_000_000;

    @Override
    public String name() {
        return "grid";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("rules");
        var what = request.choice(
                "what",
                CellContent.OUTCOME,
                List.of("outcome", "value", "remoteness"),
                name -> CellContent.valueOf(name.toUpperCase(Locale.ROOT)));
        int x = (int) request.number("x", 0, 0, MOST_CELL);
        int y = (int) request.number("y", 0, 0, MOST_CELL);
        int level = (int) request.number("level", 0, 0, MOST_LEVEL);
        int size = (int) request.number("size", USUAL_SIZE, 1, MOST_SIZE);
        var axes = request.numbers("axes");
        var at = request.numbers("at");
        return Endpoint.reply(limits -> {
            var rules = RuleText.ordinary(text);
            var others = others(rules, at);
            if (what == CellContent.REMOTENESS && rules.game().rules().arity() < 2)
                throw new RefusedRequest(400, Message.of("web.grid.remoteness"));
            var part = new TileRequest(rules, what, axes(axes, others.size()), others, x, y, level, size);
            boolean small = limits.positions() <= QUICK_POSITIONS;
            return new EndpointReply(EndpointReply.BINARY, TileSource.here().tile(part, limits, small));
        });
    }

    private static List<Integer> axes(List<Long> given, int dimensions) {
        var axes = given.isEmpty() ? List.of(0L, 1L) : given;
        boolean fits = axes.size() == 2
                && !axes.getFirst().equals(axes.getLast())
                && axes.stream().allMatch(axis -> axis >= 0 && axis < dimensions);
        if (!fits) throw new RefusedRequest(400, Message.of("web.grid.axes", "most", dimensions - 1));
        return axes.stream().map(Long::intValue).toList();
    }

    /// @return a number for each coordinate, or for each heap of a game of one
    private static List<Long> others(PrefixedRules rules, List<Long> given) {
        var kind = rules.game().rules();
        boolean isProduct = GridQuestion.isProduct(kind);
        boolean isNumbers = kind instanceof RuleTree.TakeAndBreak || kind instanceof RuleTree.Moves;
        if (!isNumbers && !isProduct) throw new RefusedRequest(400, Message.of("web.grid.kind"));
        int arity = kind.arity() < 2 ? Math.max(2, given.size()) : kind.arity();
        boolean fits = given.isEmpty() ? arity == 2 : given.size() == arity && arity <= MOST_DIMENSIONS;
        if (!fits || given.stream().anyMatch(number -> number < 0 || number > MOST_COORDINATE))
            throw new RefusedRequest(400, Message.of("web.grid.at", "count", arity));
        return given.isEmpty() ? new ArrayList<>(List.of(0L, 0L)) : given;
    }
}
