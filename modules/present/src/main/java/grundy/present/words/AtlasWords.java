package grundy.present.words;

import static grundy.store.atlas.AtlasColumn.EQUAL_TO;
import static grundy.store.atlas.AtlasColumn.EQUAL_UP_TO;
import static grundy.store.atlas.AtlasColumn.HEAPS;
import static grundy.store.atlas.AtlasColumn.LAST_RARE;
import static grundy.store.atlas.AtlasColumn.MAX_AT;
import static grundy.store.atlas.AtlasColumn.MAX_VALUE;
import static grundy.store.atlas.AtlasColumn.ORDER;
import static grundy.store.atlas.AtlasColumn.P;
import static grundy.store.atlas.AtlasColumn.PERIOD;
import static grundy.store.atlas.AtlasColumn.PREPERIOD;
import static grundy.store.atlas.AtlasColumn.PROVED;
import static grundy.store.atlas.AtlasColumn.RARE;
import static grundy.store.atlas.AtlasColumn.SALTUS;
import static grundy.store.atlas.AtlasColumn.STUCK;
import static grundy.store.atlas.AtlasColumn.STUCK_AT;
import static grundy.store.atlas.AtlasColumn.TAME;
import static grundy.store.atlas.AtlasColumn.TAME_INDEX;
import static grundy.store.atlas.AtlasColumn.ZEROS;

import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.ShippedAtlas.AtlasEntry;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Describes the row about a game in an atlas that comes with the program.
final class AtlasWords {
    private AtlasWords() {}

    /// @return one matter each
    static List<Message> of(AtlasEntry known) {
        var row = known.row();
        var said = new ArrayList<Message>();
        said.add(head(known));
        if (row.number(ORDER).isPresent()) quotient(known, said);
        else values(known, said);
        if (row.text(EQUAL_TO).isEmpty()) return said;
        boolean forAll = row.number(EQUAL_UP_TO).isEmpty();
        said.add(Message.of(
                forAll ? "card.atlas.equal" : "card.atlas.equal-up-to",
                "rules",
                row.text(EQUAL_TO),
                "to",
                cell(known, EQUAL_UP_TO)));
        return said;
    }

    /// @return in one sentence, how far the atlas knows the values, and what it proved
    static Message brief(AtlasEntry known) {
        return Message.of("card.atlas.brief", "head", head(known), "period", period(known));
    }

    private static Message head(AtlasEntry known) {
        var row = known.row();
        return Message.of(
                row.number(ORDER).isPresent()
                        ? row.is(PROVED) ? "card.atlas.quotient" : "card.atlas.quotient-partial"
                        : row.number(MAX_VALUE).isPresent() ? "card.atlas.values" : "card.atlas.outcomes",
                "atlas",
                known.atlas(),
                "to",
                cell(known, HEAPS),
                "order",
                cell(known, ORDER),
                "lost",
                cell(known, P));
    }

    private static void values(AtlasEntry known, List<Message> said) {
        var row = known.row();
        said.add(period(known));
        if (row.number(MAX_VALUE).isPresent())
            said.add(Message.of("card.atlas.largest", "value", cell(known, MAX_VALUE), "heap", cell(known, MAX_AT)));
        said.add(Message.of("card.atlas.lost", "lost", cell(known, ZEROS), "to", cell(known, HEAPS)));
        if (row.number(LAST_RARE).isPresent())
            said.add(Message.of("card.atlas.sparse", "rare", cell(known, RARE), "last", cell(known, LAST_RARE)));
    }

    private static void quotient(AtlasEntry known, List<Message> said) {
        var row = known.row();
        if (row.is(PROVED)) said.add(period(known));
        if (row.is(TAME)) said.add(Message.of("card.atlas.tame", "index", cell(known, TAME_INDEX)));
        else said.add(Message.of("card.atlas.wild"));
        if (row.number(STUCK_AT).isPresent())
            said.add(Message.of(
                    row.text(STUCK).equals("growing") ? "card.atlas.stuck-growing" : "card.atlas.stuck-large",
                    "heap",
                    cell(known, STUCK_AT)));
    }

    private static Message period(AtlasEntry known) {
        if (!known.row().is(PROVED)) return Message.of("card.atlas.open");
        return Message.of(
                cell(known, SALTUS) > 0 ? "card.atlas.period-saltus" : "card.atlas.period",
                "period",
                cell(known, PERIOD),
                "from",
                cell(known, PREPERIOD),
                "saltus",
                cell(known, SALTUS));
    }

    private static long cell(AtlasEntry known, AtlasColumn column) {
        return known.row().number(column).orElse(0L);
    }
}
