package grundy.spark;

import grundy.store.atlas.AtlasLine;
import grundy.survey.GameInquiry;
import grundy.survey.NumberedGames;
import java.io.Serializable;

/// An order as it goes over the wire: a game as text, and how far it has come.
///
/// @param results the line of what was found out
record WireOrder(long number, String rules, String code, long heaps, long nanos, String results)
        implements Serializable {
    static WireOrder of(GameInquiry.Order order) {
        var member = order.member();
        return new WireOrder(
                member.number(),
                member.rules(),
                member.code(),
                order.heaps(),
                order.nanos(),
                AtlasLine.of(order.results()).strip());
    }

    GameInquiry.Order order() {
        var member = new NumberedGames.Member(number, rules, code);
        return new GameInquiry.Order(
                member, heaps, nanos, AtlasLine.row(results).orElseThrow());
    }
}
