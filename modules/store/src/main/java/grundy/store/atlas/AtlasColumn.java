package grundy.store.atlas;

import java.util.Locale;

/// The columns of an atlas, in order, with their types in SQL. A cell may be empty.
public enum AtlasColumn {
    /// The place of the game in its family, from 0 on.
    NUMBER(Type.BIGINT),
    /// Rules as the rule language reads them, with `misere` where that is meant.
    RULES(Type.VARCHAR),
    /// The short name in the family: a code, a set of amounts, the numbers of the letters.
    CODE(Type.VARCHAR),
    /// The last heap that was examined; of games of two coordinates the last value of each.
    HEAPS(Type.BIGINT),
    PREPERIOD(Type.BIGINT),
    PERIOD(Type.BIGINT),
    SALTUS(Type.BIGINT),
    /// Whether a theorem proves it for all sizes: the period, the misere quotient, or the content of
    /// THEOREM.
    PROVED(Type.BOOLEAN),
    /// The largest nim-value.
    MAX_VALUE(Type.BIGINT),
    /// The first heap that has it.
    MAX_AT(Type.BIGINT),
    /// The number of lost heaps.
    ZEROS(Type.BIGINT),
    /// The number of lost heaps as a part of all.
    DENSITY(Type.DECIMAL),
    /// Bits of the sparse space.
    MASK(Type.BIGINT),
    /// The number of rare heaps.
    RARE(Type.BIGINT),
    LAST_RARE(Type.BIGINT),
    /// The rules of the first game of the family with the same values.
    EQUAL_TO(Type.VARCHAR),
    /// The last heap of which that is known; empty if it is proved for all.
    EQUAL_UP_TO(Type.BIGINT),
    /// Elements of the misere quotient.
    ORDER(Type.BIGINT),
    /// The number of lost elements.
    P(Type.BIGINT),
    /// Whether the misere quotient is that of nim-heaps.
    TAME(Type.BOOLEAN),
    /// The n of T_n, where it is.
    TAME_INDEX(Type.BIGINT),
    GENERATORS(Type.VARCHAR),
    /// The relations of the misere quotient, a partial one too, with the heap up to which it holds in
    /// HEAPS.
    RELATIONS(Type.VARCHAR),
    /// The heap that could not be added to the misere quotient.
    STUCK_AT(Type.BIGINT),
    /// Why: `growing`, where it seems to be infinite, or `large`.
    STUCK(Type.VARCHAR),
    /// The proved statement, in the language of claims.
    THEOREM(Type.VARCHAR),
    /// The file of the certificate, in the folder of the atlas.
    CERTIFICATE(Type.VARCHAR),
    SECONDS(Type.DECIMAL),
    /// The limit that ended the work, if one did.
    LIMIT(Type.VARCHAR),
    /// Digests of the values of the heaps below powers of two, by which equal games are found.
    DIGESTS(Type.VARCHAR);

    /// Types of SQL.
    enum Type {
        BIGINT,
        BOOLEAN,
        DECIMAL,
        VARCHAR;

        String sql() {
            return this == DECIMAL ? "DECIMAL(18, 6)" : name();
        }
    }

    private final Type type;

    AtlasColumn(Type type) {
        this.type = type;
    }

    Type type() {
        return type;
    }

    /// @return the name in SQL, in CSV and in JSON
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
