package grundy.prove.rocq;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// A folder with a theorem for Rocq: the theorem's file, the library that it needs, and a Makefile.
///
/// @param name what the theorem's file is called, without its ending
/// @param theorem the text of that file
/// @param library what it needs, in the order in which each needs those before it
public record RocqExport(String name, String theorem, List<String> library) {
    /// For theorems by automata.
    static final List<String> AUTOMATA = List.of("Play", "Numeration", "Decide", "Sound", "Heaps");

    /// For periods of values.
    static final List<String> VALUES = List.of("Play", "Values", "Periods");

    /// @param game as the user wrote it
    public static RocqExport of(String game, String theorem) {
        return new RocqExport(named(game), theorem, AUTOMATA);
    }

    /// @param game as the user wrote it
    static RocqExport ofValues(String game, String theorem) {
        return new RocqExport(named(game), theorem, VALUES);
    }

    private static String named(String game) {
        return "Theorem_" + game.replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^_+|_+$", "");
    }

    /// @return the contents of all files by their names
    public Map<String, String> files() {
        var files = new LinkedHashMap<String, String>();
        files.put(name + ".v", theorem);
        for (var each : library) files.put(each + ".v", text(each));
        files.put("Makefile", makefile());
        return files;
    }

    /// @return what a folder for it is called, unless the user says otherwise
    public String folder() {
        return name.substring("Theorem_".length()).toLowerCase(java.util.Locale.ROOT) + "-rocq";
    }

    private static String text(String name) {
        try (var stream = RocqExport.class.getResourceAsStream("/grundy/rocq/" + name + ".v")) {
            return new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private String makefile() {
        var all = new ArrayList<>(library);
        all.add(name);
        var rules = new ArrayList<String>();
        for (int i = 0; i < all.size(); i++)
            rules.add(all.subList(0, i).stream()
                            .map(each -> " " + each + ".vo")
                            .collect(Collectors.joining("", all.get(i) + ".vo: " + all.get(i) + ".v", "\n"))
                    + "\tcoqc -q -Q . Grundy $<\n");
        return "all: " + name + ".vo\n\n" + String.join("\n", rules);
    }
}
