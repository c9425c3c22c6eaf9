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

/// The files beside theorems in a folder for Rocq: the library that they need, and a Makefile.
final class RocqLibrary {
    private RocqLibrary() {}

    /// @param library names without their endings, in the order in which each needs those before it
    /// @param theorems names of files likewise; none needs another
    /// @return the contents of the files by their names
    static Map<String, String> files(List<String> library, List<String> theorems) {
        var files = new LinkedHashMap<String, String>();
        for (var each : library) files.put(each + ".v", text(each));
        files.put("Makefile", makefile(library, theorems));
        return files;
    }

    static String text(String name) {
        return resource("/grundy/rocq/" + name + ".v");
    }

    static String resource(String path) {
        try (var stream = RocqLibrary.class.getResourceAsStream(path)) {
            return new String(Objects.requireNonNull(stream, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static String makefile(List<String> library, List<String> theorems) {
        var rules = new ArrayList<String>();
        for (int i = 0; i < library.size(); i++) rules.add(rule(library.get(i), library.subList(0, i)));
        for (var theorem : theorems) rules.add(rule(theorem, library));
        return "all:" + compiledFiles(theorems) + "\n\n" + String.join("\n", rules);
    }

    private static String rule(String file, List<String> needed) {
        return file + ".vo: " + file + ".v" + compiledFiles(needed) + "\n\tcoqc -q -Q . Grundy $<\n";
    }

    private static String compiledFiles(List<String> files) {
        return files.stream().map(each -> " " + each + ".vo").collect(Collectors.joining());
    }
}
