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
    static List<Message> of(AtlasEntry entry) {
        var row = entry.row();
        var messages = new ArrayList<Message>();
        messages.add(head(entry));
        if (row.number(ORDER).isPresent()) quotient(entry, messages);
        else values(entry, messages);
        if (row.text(EQUAL_TO).isEmpty()) return messages;
        boolean forAll = row.number(EQUAL_UP_TO).isEmpty();
        messages.add(Message.of(
                forAll ? "card.atlas.equal" : "card.atlas.equal-up-to",
                "rules",
                row.text(EQUAL_TO),
                "to",
                cell(entry, EQUAL_UP_TO)));
        return messages;
    }

    /// @return one sentence about how far the atlas knows the values, and what it proved
    static Message brief(AtlasEntry entry) {
        return Message.of("card.atlas.brief", "head", head(entry), "period", period(entry));
    }

    private static Message head(AtlasEntry entry) {
        var row = entry.row();
        return Message.of(
                row.number(ORDER).isPresent()
                        ? row.is(PROVED) ? "card.atlas.quotient" : "card.atlas.quotient-partial"
                        : row.number(MAX_VALUE).isPresent() ? "card.atlas.values" : "card.atlas.outcomes",
                "atlas",
                entry.atlas(),
                "to",
                cell(entry, HEAPS),
                "order",
                cell(entry, ORDER),
                "lost",
                cell(entry, P));
    }

    private static void values(AtlasEntry entry, List<Message> messages) {
        var row = entry.row();
        messages.add(period(entry));
        if (row.number(MAX_VALUE).isPresent())
            messages.add(
                    Message.of("card.atlas.largest", "value", cell(entry, MAX_VALUE), "heap", cell(entry, MAX_AT)));
        messages.add(Message.of("card.atlas.lost", "lost", cell(entry, ZEROS), "to", cell(entry, HEAPS)));
        if (row.number(LAST_RARE).isPresent())
            messages.add(Message.of("card.atlas.sparse", "rare", cell(entry, RARE), "last", cell(entry, LAST_RARE)));
    }

    private static void quotient(AtlasEntry entry, List<Message> messages) {
        var row = entry.row();
        if (row.is(PROVED)) messages.add(period(entry));
        if (row.is(TAME)) messages.add(Message.of("card.atlas.tame", "index", cell(entry, TAME_INDEX)));
        else messages.add(Message.of("card.atlas.wild"));
        if (row.number(STUCK_AT).isPresent())
            messages.add(Message.of(
                    row.text(STUCK).equals("growing") ? "card.atlas.stuck-growing" : "card.atlas.stuck-large",
                    "heap",
                    cell(entry, STUCK_AT)));
    }

    private static Message period(AtlasEntry entry) {
        if (!entry.row().is(PROVED)) return Message.of("card.atlas.open");
        return Message.of(
                cell(entry, SALTUS) > 0 ? "card.atlas.period-saltus" : "card.atlas.period",
                "period",
                cell(entry, PERIOD),
                "from",
                cell(entry, PREPERIOD),
                "saltus",
                cell(entry, SALTUS));
    }

    private static long cell(AtlasEntry entry, AtlasColumn column) {
        return entry.row().number(column).orElse(0L);
    }
}
