package grundy.store.atlas;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The row of one game in an atlas. Unchanging.
public final class AtlasRow {
    private final Map<AtlasColumn, Object> cells;

    private AtlasRow(Map<AtlasColumn, Object> cells) {
        this.cells = cells;
    }

    /// @param number the place of the game in its family
    public static AtlasRow of(long number) {
        return new AtlasRow(Map.of()).with(AtlasColumn.NUMBER, number);
    }

    /// @return this row with one more cell
    public AtlasRow with(AtlasColumn column, long number) {
        return withCell(column, AtlasColumn.Type.BIGINT, number);
    }

    /// @return this row with one more cell
    public AtlasRow with(AtlasColumn column, boolean truth) {
        return withCell(column, AtlasColumn.Type.BOOLEAN, truth);
    }

    /// @return this row with one more cell
    public AtlasRow with(AtlasColumn column, BigDecimal number) {
        return withCell(column, AtlasColumn.Type.DECIMAL, number);
    }

    /// @return this row with one more cell
    public AtlasRow with(AtlasColumn column, String text) {
        return withCell(column, AtlasColumn.Type.VARCHAR, text);
    }

    /// @throws IllegalArgumentException if a cell of the column has another type
    AtlasRow withCell(AtlasColumn column, AtlasColumn.Type type, Object cell) {
        if (column.type() != type) throw new IllegalArgumentException(column + " is no " + type);
        var more = new EnumMap<AtlasColumn, Object>(AtlasColumn.class);
        more.putAll(cells);
        more.put(column, cell);
        return new AtlasRow(more);
    }

    /// @return a Long, Boolean, BigDecimal or String; null if the cell is empty
    public @Nullable Object get(AtlasColumn column) {
        return cells.get(column);
    }

    /// @return the number in a cell, if there is one
    public Optional<Long> number(AtlasColumn column) {
        return cells.get(column) instanceof Long number ? Optional.of(number) : Optional.empty();
    }

    /// @return the text in a cell, empty if there is none
    public String text(AtlasColumn column) {
        return cells.get(column) instanceof String text ? text : "";
    }

    /// @return whether a cell says yes
    public boolean is(AtlasColumn column) {
        return Boolean.TRUE.equals(cells.get(column));
    }

    /// @return the place of the game in its family
    public long number() {
        return number(AtlasColumn.NUMBER).orElseThrow();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AtlasRow row && row.cells.equals(cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    @Override
    public String toString() {
        return cells.toString();
    }
}
