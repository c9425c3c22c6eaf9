package grundy.survey;

import static grundy.store.atlas.AtlasColumn.DIGESTS;
import static grundy.store.atlas.AtlasColumn.EQUAL_TO;
import static grundy.store.atlas.AtlasColumn.EQUAL_UP_TO;
import static grundy.store.atlas.AtlasColumn.PERIOD;
import static grundy.store.atlas.AtlasColumn.PREPERIOD;
import static grundy.store.atlas.AtlasColumn.PROVED;
import static grundy.store.atlas.AtlasColumn.RULES;
import static grundy.store.atlas.AtlasColumn.SALTUS;

import grundy.store.atlas.AtlasRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/// Finds for each game the first one of the atlas with the same values: for all heaps where both periods are proved,
/// and the values before and within them are the same, else as far as both were worked out.
final class EqualGames {
    private final Map<String, List<DigestedGame>> byBeginning = new HashMap<>();

    private record DigestedGame(AtlasRow row, NavigableMap<Integer, String> digests) {}

    private EqualGames() {}

    /// @param rows in the order of the atlas
    /// @return the rows, with the earlier ones that they are equal to
    static List<AtlasRow> marked(Collection<AtlasRow> rows) {
        var games = new EqualGames();
        return rows.stream().map(games::marked).toList();
    }

    private AtlasRow marked(AtlasRow row) {
        var digests = ValueDigests.parse(row.text(DIGESTS));
        if (digests.isEmpty()) return row;
        var others = byBeginning.computeIfAbsent(ValueDigests.first(digests), _ -> new ArrayList<>());
        for (var other : others) {
            long same = ValueDigests.same(digests, other.digests);
            if (same == 0) continue;
            var equal = row.with(EQUAL_TO, other.row.text(RULES));
            return isForAll(row, other.row, same) ? equal : equal.with(EQUAL_UP_TO, same - 1);
        }
        others.add(new DigestedGame(row, digests));
        return row;
    }

    private static boolean isForAll(AtlasRow row, AtlasRow other, long same) {
        return row.is(PROVED)
                && other.is(PROVED)
                && sameNumber(row.number(PERIOD), other.number(PERIOD))
                && sameNumber(row.number(PREPERIOD), other.number(PREPERIOD))
                && row.number(SALTUS).equals(other.number(SALTUS))
                && row.number(PREPERIOD).orElseThrow() + row.number(PERIOD).orElseThrow() <= same;
    }

    private static boolean sameNumber(Optional<Long> one, Optional<Long> other) {
        return one.isPresent() && one.equals(other);
    }
}
