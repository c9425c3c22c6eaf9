package grundy.plan;

import static java.util.Comparator.naturalOrder;
import static java.util.stream.Collectors.toCollection;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The main sources of all modules of the program: also of those that no test has on its class path.
final class SourceTree {
    private static final Pattern NO_CODE = Pattern.compile(
            "//[^\n]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'");
    private static final Pattern NAME = Pattern.compile("\\bgrundy((?:\\.[a-z]\\w*)+)\\.([A-Z]\\w*)");
    private static final Pattern SIMPLE_NAME = Pattern.compile("(?<![.\\w])[A-Z]\\w*");
    private static final Pattern IMPORTED = Pattern.compile("(?m)^import [\\w.]+\\.([A-Z]\\w*);");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
    private static final Pattern PERMITS = Pattern.compile("\\bpermits ([^{]+)\\{");
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

        String packageName() {
            return type.substring(0, type.lastIndexOf('.'));
        }

        /// @return the full names in the code, as imports have them
        private Stream<String> fullNames() {
            return NAME.matcher(code).results().map(name -> name.group(1).substring(1) + "." + name.group(2));
        }

        /// @return the types of its package, perhaps, that the code names without saying where they are
        private Set<String> neighbours() {
            var names = names(SIMPLE_NAME, 0);
            names.removeAll(names(IMPORTED, 1));
            names.removeAll(names(DECLARED, 1));
            return names.stream().map(name -> packageName() + "." + name).collect(toCollection(TreeSet::new));
        }

        private Set<String> names(Pattern pattern, int group) {
            return pattern.matcher(code)
                    .results()
                    .map(name -> name.group(group))
                    .collect(toCollection(TreeSet::new));
        }

        /// @return the types that a sealed type permits
        private Stream<String> permitted() {
            return PERMITS.matcher(code)
                    .results()
                    .flatMap(list -> Stream.of(list.group(1).strip().split("[\\s,]+")))
                    .map(name -> packageName() + "." + name);
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

    /// @return for each package those that it needs
    SortedMap<String, Set<String>> packages() {
        var packages = new TreeMap<String, Set<String>>();
        for (var source : sources) {
            var needed = packages.computeIfAbsent(source.packageName(), _ -> new TreeSet<>());
            source.fullNames().forEach(name -> needed.add(name.substring(0, name.lastIndexOf('.'))));
            needed.remove(source.packageName());
        }
        return packages;
    }

    /// @return for each type those of its package that it names; that a sealed type lists those that it permits
    ///     is no need
    SortedMap<String, Set<String>> neighbours() {
        var permitted = new TreeMap<String, Set<String>>();
        var needs = new TreeMap<String, Set<String>>();
        for (var source : sources) {
            permitted.put(source.type(), source.permitted().collect(toCollection(TreeSet::new)));
            var needed = source.neighbours();
            source.fullNames()
                    .filter(name -> name.startsWith(source.packageName() + "."))
                    .forEach(needed::add);
            needs.put(source.type(), needed);
        }
        needs.forEach((type, needed) -> {
            needed.retainAll(needs.keySet());
            needed.remove(type);
            var below = new ArrayList<>(permitted.getOrDefault(type, Set.of()));
            for (int i = 0; i < below.size(); i++) below.addAll(permitted.getOrDefault(below.get(i), Set.of()));
            below.forEach(needed::remove);
        });
        return needs;
    }

    /// @return how many types there are by what a type is asked for
    SortedMap<String, Integer> count(Function<Source, String> of) {
        var counts = new TreeMap<String, Integer>();
        for (var source : sources) counts.merge(of.apply(source), 1, Integer::sum);
        return counts;
    }
}
