package grundy.plan;

import static java.util.Comparator.naturalOrder;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The main sources of all modules of the program: also of those that no test has on its class path.
final class SourceTree {
    private static final Pattern NO_CODE = Pattern.compile(
            "//[^\n]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'");
    private static final Pattern NAME = Pattern.compile("\\bgrundy((?:\\.[a-z]\\w*)+)\\.([A-Z]\\w*)");
    private static final Pattern HELPING = Pattern.compile("(^|/)(testkit|bench|samples)/");
    private static final String MAIN = "src/main/java/grundy";
    private static final String DESCRIPTION = "package-info.java";

    /// A source file of one type.
    ///
    /// @param module the folder of its module
    /// @param room the first part of its package below `grundy`
    /// @param type its full name below `grundy`
    /// @param code without comments and texts
    record Source(String module, String room, String folder, String type, String code) {
        String simpleName() {
            return type.substring(type.lastIndexOf('.') + 1);
        }

        /// @return the rooms that are named in the code, without its own
        SortedSet<String> rooms() {
            var rooms = new TreeSet<String>();
            NAME.matcher(code).results().forEach(name -> rooms.add(name.group(1).split("\\.")[1]));
            rooms.remove(room);
            return rooms;
        }
    }

    private final List<Source> sources = new ArrayList<>();

    private SourceTree() {}

    /// @return what is built by all modules but those that help to build
    static SourceTree read() throws IOException {
        var tree = new SourceTree();
        for (var file : SourceFiles.all(".java")) tree.add(file);
        return tree;
    }

    private void add(Path file) throws IOException {
        var path = SourceFiles.root().relativize(file).toString().replace('\\', '/');
        int main = path.indexOf(MAIN);
        if (main < 0 || HELPING.matcher(path).find() || !path.endsWith(".java") || path.endsWith(DESCRIPTION)) return;
        var below = path.substring(main + MAIN.length() + 1);
        var type = below.substring(0, below.length() - ".java".length()).replace('/', '.');
        int dot = type.indexOf('.');
        if (dot < 0) return;
        sources.add(new Source(
                path.substring(0, Math.max(0, main - 1)),
                type.substring(0, dot),
                path.substring(0, path.lastIndexOf('/')),
                type,
                NO_CODE.matcher(Files.readString(file)).replaceAll(" ")));
    }

    List<Source> sources() {
        return List.copyOf(sources);
    }

    /// @return for each room those that it looks into
    SortedMap<String, SortedSet<String>> arrows() {
        var arrows = new TreeMap<String, SortedSet<String>>(naturalOrder());
        for (var source : sources)
            arrows.computeIfAbsent(source.room, _ -> new TreeSet<>()).addAll(source.rooms());
        return arrows;
    }

    /// @return how many types there are by what a type is asked for
    SortedMap<String, Integer> count(Function<Source, String> of) {
        var counts = new TreeMap<String, Integer>();
        for (var source : sources) counts.merge(of.apply(source), 1, Integer::sum);
        return counts;
    }
}
