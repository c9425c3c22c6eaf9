package grundy.survey;

import grundy.store.atlas.AtlasTable;
import grundy.store.record.SqlTable;
import java.io.IOException;
import java.nio.file.Path;

/// The queries that people usually ask first of the table of a survey: its longest periods, its largest
/// quotients, or its theorems.
public final class UsualQuery {
    private static final String LONGEST =
            "SELECT code, preperiod, period, saltus, equal_to FROM atlas WHERE proved AND period IS NOT NULL"
                    + " ORDER BY period DESC, number LIMIT 10";
    private static final String LARGEST =
            "SELECT code, \"order\", p, preperiod, period, tame FROM atlas WHERE proved ORDER BY \"order\" DESC, number LIMIT 10";
    private static final String THEOREMS =
            "SELECT code, theorem FROM atlas WHERE theorem IS NOT NULL ORDER BY number LIMIT 10";

    private UsualQuery() {}

    /// @return a query for the kind of survey that a folder holds
    /// @throws grundy.store.StoreException if it holds no table
    public static String of(Path folder) throws IOException {
        var counts = AtlasTable.query(folder, "SELECT count(\"order\") > 0, count(period) > 0 FROM atlas")
                .rows()
                .getFirst();
        if (Boolean.TRUE.equals(counts.get(0))) return LARGEST;
        return Boolean.TRUE.equals(counts.get(1)) ? LONGEST : THEOREMS;
    }

    /// @return its answer
    /// @throws grundy.store.StoreException if the folder holds no table
    public static SqlTable answer(Path folder) throws IOException {
        return AtlasTable.query(folder, of(folder));
    }
}
