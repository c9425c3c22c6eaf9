package grundy.prove.rocq;

import grundy.prove.finding.ExportNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A folder with a theorem for Rocq: the theorem's file, the library that it needs, and a Makefile.
///
/// @param name what the theorem's file is called, without its ending
/// @param theorem the text of that file
/// @param library what it needs, in the order in which each needs those before it
public record RocqExport(String name, String theorem, List<String> library) {
    private static final String PREFIX = "Theorem_";

    /// For theorems by automata.
    static final List<String> AUTOMATA = List.of("Play", "Numeration", "Decide", "Sound", "Heaps");

    private static final String IMPORT = "From Grundy Require Import ";

    /// For nim-values by automata.
    static final List<String> AUTOMATIC_VALUES = List.of(
            "Play",
            "Numeration",
            "Decide",
            "Sound",
            "Heaps",
            "Values",
            "Families",
            "MisereValues",
            "AutomaticValues",
            "Digits");

    /// For periods of values.
    static final List<String> VALUES = List.of("Play", "Values", "Periods");

    /// For periods of values by which misere play goes as well.
    static final List<String> TAME_VALUES = List.of("Play", "Values", "Periods", "Tame", "TamePeriods");

    /// @param game as the user wrote it
    public static RocqExport of(String game, String theorem) {
        return new RocqExport(prefixedName(game), theorem, automata(theorem));
    }

    /// @return the files that a theorem by automata needs: those that all of them do, and those that it imports
    ///     itself
    private static List<String> automata(String theorem) {
        var imported = theorem.lines()
                .filter(line -> line.startsWith(IMPORT))
                .flatMap(line -> Stream.of(line.substring(IMPORT.length()).split("[ .]+")));
        return Stream.concat(AUTOMATA.stream(), imported).distinct().toList();
    }

    /// Returns the export for one of several games.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    public static RocqExport ofMember(String family, String letter, long value, String theorem) {
        return new RocqExport(PREFIX + ExportNames.ofMember(family, letter, value), theorem, automata(theorem));
    }

    /// @param game as the user wrote it
    static RocqExport ofValues(String game, String theorem) {
        return new RocqExport(prefixedName(game), theorem, VALUES);
    }

    /// Returns the export for the nim-values of one of several games.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    static RocqExport ofMemberValues(String family, String letter, long value, String theorem) {
        return new RocqExport(PREFIX + ExportNames.ofMember(family, letter, value), theorem, AUTOMATIC_VALUES);
    }

    /// @param game as the user wrote it
    public static RocqExport ofAutomaticValues(String game, String theorem) {
        return new RocqExport(prefixedName(game), theorem, AUTOMATIC_VALUES);
    }

    /// @param game as the user wrote it
    static RocqExport ofTameValues(String game, String theorem) {
        return new RocqExport(prefixedName(game), theorem, TAME_VALUES);
    }

    static String prefixedName(String game) {
        return PREFIX + ExportNames.of(game);
    }

    /// @return the contents of all files by their names
    public Map<String, String> files() {
        var files = new LinkedHashMap<String, String>();
        files.put(name + ".v", theorem);
        files.putAll(RocqLibrary.files(library, List.of(name)));
        return files;
    }

    /// @return the name of a folder for it, unless the user names another
    public String folder() {
        return folder(name);
    }

    static String folder(String theorem) {
        return theorem.substring(PREFIX.length()) + "-rocq";
    }
}
