package grundy.prove.finding;

import java.util.Locale;

/// Names files and folders that are exported for other programs.
public final class ExportNames {
    private static final int LONGEST = 24;

    private ExportNames() {}

    /// @param game as the user wrote it
    /// @return letters and digits of the text in lower case, the first a letter; where that is not the whole text,
    ///     with a digest of it
    public static String of(String game) {
        var plain = game.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_").replaceAll("^[^a-z]+|_$", "");
        if (plain.replace('_', ' ').equals(game) && plain.length() <= LONGEST) return plain;
        var name = plain.substring(0, Math.min(plain.length(), LONGEST)).replaceAll("_$", "");
        int digest = game.hashCode() ^ game.hashCode() >>> Short.SIZE;
        return (name.isEmpty() ? "game" : name) + "_x" + "%04x".formatted(digest & 0xffff);
    }

    /// @param family the rules that several games have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    /// @param value of that number in one of them
    /// @return the name of that one
    public static String ofMember(String family, String letter, long value) {
        var ending = (letter.toLowerCase(Locale.ROOT) + "_").replaceAll("[^a-z0-9_]", "") + value;
        return of(family) + "_" + ending.replaceAll("^_", "");
    }
}
